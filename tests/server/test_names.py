"""A name shows what it is: nothing invisible, nothing that turns the line around."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.server.identity import LONGEST_NAME, clean_name
from rebelote.table.errors import TableError


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("  Ana   María ", "Ana María"),
        ("Ana\x00\x1b[31m", "Ana [31m"),
        ("Ana\nMaría\t\u2028x", "Ana María x"),
        ("\u202eanA", "anA"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("\u2066Ana\u2069", "Ana"),
        ("Ana\u3164\u115f\u2800", "Ana"),
        ("Ana\ufe0f\U000e0101", "Ana"),
        ("\u3164", ""),
        ("\u0301Ana", "Ana"),
        ("A" + "\u0301" * 40, "Á\u0301\u0301"),
        ("A\u00a0B\u2003C", "A B C"),
        ("e\u0301", "é"),
        ("🂡 Ana ♠", "🂡 Ana ♠"),
        ("अनन्या", "अनन्या"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("\ue000Ana\ud800", "Ana"),
    ],
)
def test_names_are_cleaned(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


def test_a_long_name_is_refused() -> None:
    assert clean_name("x" * LONGEST_NAME)
    with pytest.raises(TableError) as refused:
        clean_name("x" * (LONGEST_NAME + 1))
    assert refused.value.code == "bad-name"


@given(st.text(max_size=60))
def test_a_clean_name_is_one_line_that_can_be_seen(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except TableError:
        return
    assert cleaned == clean_name(cleaned)
    assert cleaned.isprintable()
    assert not any(unicodedata.category(letter)[0] == "C" for letter in cleaned)
    cleaned.encode()
