"""The state machine: what is not due is refused by name and changes nothing."""

from __future__ import annotations

import random

import pytest

from rebelote.rules.actions import Action, Call, Cut, Play, Prepare
from rebelote.rules.cards import PACK
from rebelote.rules.errors import RuleViolation
from rebelote.rules.game import apply, decide, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import State
from rebelote.rules.view import view
from tests.rules.helpers import PROFILES, choose, rules


def _at(profile: str, phase: str) -> State:
    rng = random.Random(1)
    state = start_match(rules(profile))
    while state.public.phase != phase:
        if state.public.turn is None:
            state, _ = apply(state, prepare(state, rng))
        else:
            state, _ = apply(state, choose(state, rng, take=1))
    return state


@pytest.mark.parametrize(
    ("phase", "action", "rule"),
    [
        ("ready", Cut(0, 10), "no-cut-now"),
        ("ready", Call(0, None), "no-call-now"),
        ("ready", Play(0, 0), "no-play-now"),
        ("ready", Prepare(4, PACK), "wrong-dealer"),
        ("ready", Prepare(-1, PACK), "wrong-dealer"),
        ("ready", Prepare(0, PACK[:31]), "not-a-pack"),
        ("ready", Prepare(0, (*PACK[:31], 0)), "not-a-pack"),
        ("cut", Prepare(0, PACK), "deal-not-over"),
        ("cut", Call(0, None), "no-call-now"),
        ("cut", Play(0, 0), "no-play-now"),
        ("auction", Cut(0, 10), "no-cut-now"),
        ("auction", Play(0, 0), "no-play-now"),
        ("auction", Prepare(0, PACK), "deal-not-over"),
        ("play", Cut(0, 10), "no-cut-now"),
        ("play", Call(0, None), "no-call-now"),
        ("play", Prepare(0, PACK), "deal-not-over"),
        ("scored", Play(0, 0), "no-play-now"),
        ("scored", Call(0, None), "no-call-now"),
    ],
)
def test_what_is_not_due_is_refused(phase: str, action: Action, rule: str) -> None:
    state = _at("classic", phase)
    with pytest.raises(RuleViolation, match=rule):
        decide(state, action)


@pytest.mark.parametrize("phase", ["cut", "auction", "play"])
@pytest.mark.parametrize("profile", PROFILES)
def test_only_the_seat_whose_turn_it_is_may_act(profile: str, phase: str) -> None:
    state = _at(profile, phase)
    turn = state.public.turn
    assert turn is not None
    for seat in range(-1, 6):
        if seat == turn:
            continue
        for action in legal_actions(view(state, turn))[:2]:
            with pytest.raises(RuleViolation, match="not-your-turn"):
                decide(state, action._replace(seat=seat))


@pytest.mark.parametrize("profile", PROFILES)
def test_the_same_card_is_not_accepted_twice(profile: str) -> None:
    state = _at(profile, "play")
    turn = state.public.turn
    action = next(a for a in legal_actions(view(state, turn)) if isinstance(a, Play))
    after, _ = apply(state, action)
    with pytest.raises(RuleViolation):
        decide(after, action)
    assert after.public.turn is not None
    with pytest.raises(RuleViolation, match=r"not-in-hand|not-exposed"):
        decide(after, action._replace(seat=after.public.turn))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("card", [-1, 32, 99])
def test_a_card_that_does_not_exist_is_refused(profile: str, card: int) -> None:
    state = _at(profile, "play")
    assert state.public.turn is not None
    with pytest.raises(RuleViolation, match=r"not-in-hand|not-exposed"):
        decide(state, Play(state.public.turn, card))


@pytest.mark.parametrize("profile", PROFILES)
def test_a_refusal_changes_nothing(profile: str) -> None:
    state = _at(profile, "play")
    before = state
    with pytest.raises(RuleViolation):
        decide(state, Play(5, 0))
    assert state == before


@pytest.mark.parametrize("profile", PROFILES)
def test_every_listed_action_is_accepted_and_every_other_card_refused(profile: str) -> None:
    rng = random.Random(3)
    state = _at(profile, "play")
    while state.public.turn is not None:
        turn = state.public.turn
        actions = legal_actions(view(state, turn))
        cards = {action.card for action in actions if isinstance(action, Play)}
        for action in actions:
            decide(state, action)
        for card in PACK:
            if card not in cards:
                with pytest.raises(RuleViolation):
                    decide(state, Play(turn, card))
        state, _ = apply(state, rng.choice(actions))


@pytest.mark.parametrize("says", ["belote", "rebelote", "capot", ""])
@pytest.mark.parametrize("profile", PROFILES)
def test_nothing_else_can_be_said(profile: str, says: str) -> None:
    state = _at(profile, "play")
    turn = state.public.turn
    plain = next(
        a
        for a in legal_actions(view(state, turn))
        if isinstance(a, Play) and a.card % 8 not in (5, 6)
    )
    with pytest.raises(RuleViolation, match="cannot-say"):
        decide(state, plain._replace(says=says))
