"""Errors: a code, what its sentence needs, and one printable line whatever came in."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.errors import NotationError, RebeloteError, RuleViolation, quoted, shown
from tests.rules.helpers import quick


def test_an_error_shows_its_message_or_its_code_with_what_it_holds() -> None:
    assert str(RuleViolation("follow-suit", suit="S")) == "follow-suit (suit S)"
    assert str(RuleViolation("match-over")) == "match-over"
    assert str(NotationError("x", message="said so")) == "said so"


@pytest.mark.parametrize("kind", [RebeloteError, RuleViolation, NotationError])
def test_an_error_survives_the_way_between_processes(kind: type[RebeloteError]) -> None:
    error = kind("follow-suit", suit="S")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(again), again.code, again.params) == (kind, "follow-suit", {"suit": "S"})


values = st.recursive(
    st.none() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@quick
@given(values)
def test_any_value_is_shown_on_one_short_line(value: object) -> None:
    for text in (shown(value), quoted(value), shown(value, 20)):
        assert text.isprintable() or text == ""
        assert len(text) <= 160
    assert len(shown(value, 20)) <= 20


def test_deep_and_long_values_are_shown() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    assert "..." in shown(deep)
    assert len(shown("x" * 10_000)) == 120
    assert shown("a\nb\x1b[1m\ud800") == r"a\nb\x1b[1m\ud800"
