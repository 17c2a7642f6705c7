"""Actions from the wire: read with care, refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.actions import Call, Cut, Play
from rebelote.rules.errors import RebeloteError
from rebelote.rules.events import Event
from rebelote.rules.game import apply, start_match
from rebelote.rules.shuffle import prepare
from rebelote.rules.wire import action_from_json, action_to_json, event_from_json, event_to_json
from tests.rules.helpers import PROFILES, choose, quick, rules

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@pytest.mark.parametrize(
    "action", [Play(2, 9), Play(0, 6, "belote"), Call(1, None), Call(3, 2), Cut(0, 13)]
)
def test_an_action_comes_back_as_it_was(action: Play | Call | Cut) -> None:
    assert action_from_json(action.seat, action_to_json(action)) == action


def test_a_cut_may_be_left_to_chance() -> None:
    assert action_from_json(0, {"type": "cut", "at": None}) is None
    assert action_from_json(0, {"type": "cut"}) is None


@pytest.mark.parametrize(
    "data",
    [
        None, [], 3, "play", {}, {"type": "fold"}, {"type": "play"}, {"type": "play", "card": 3},
        {"type": "play", "card": "9H", "says": "capot"}, {"type": "play", "card": "9H", "says": 1},
        {"type": "call"}, {"type": "call", "call": "take"}, {"type": "call", "call": "coinche"},
        {"type": "call", "call": "take", "suit": "X"}, {"type": "cut", "at": "13"},
        {"type": "cut", "at": True}, {"type": "cut", "at": 1.5},
    ],
    ids=range(17),
)  # fmt: skip
def test_what_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(RebeloteError) as refusal:
        action_from_json(0, data)
    assert str(refusal.value).isprintable()


@quick
@given(
    json_values
    | st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "call", "cut"]) | json_values},
        optional=dict.fromkeys(("card", "says", "call", "suit", "at"), json_values),
    )
)
def test_any_json_is_an_action_or_a_refusal(data: object) -> None:
    try:
        found = action_from_json(1, data)
    except RebeloteError:
        return
    assert found is None or found.seat == 1


@pytest.mark.parametrize(
    ("profile", "overrides"),
    [(name, {}) for name in PROFILES] + [("decouverte", {"melds": "counted"})],
)
def test_events_come_back_from_the_store_as_they_were(
    profile: str, overrides: dict[str, str]
) -> None:
    import json
    import random

    rng = random.Random(4)
    state = start_match(rules(profile, **overrides))
    seen: list[Event] = []
    for _ in range(3):
        if state.public.phase == "ended":
            break
        state, events = apply(state, prepare(state, rng))
        seen += events
        while state.public.turn is not None:
            state, events = apply(state, choose(state, rng))
            seen += events
    for event in seen:
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event
