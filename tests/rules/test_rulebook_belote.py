"""Rulebook, "Belote": one test per row, for each profile it concerns, played at a table."""

from __future__ import annotations

import pytest

from rebelote.rules.actions import Play
from rebelote.rules.cards import parse_card
from rebelote.rules.errors import RuleViolation
from rebelote.rules.game import apply
from rebelote.rules.legal import announcement, legal_actions
from rebelote.rules.state import State
from rebelote.rules.view import view
from tests.rules.helpers import (
    FOUR,
    call_all,
    dealt,
    deck_of,
    play_all,
    rest_of,
    rules,
    score,
)

# Seat 0 holds six trumps with king and queen; it leads, and everybody else has a long suit.
HANDS = ["7S JS 9S AS KS QS 7D 8D", "TS 8S", "AH TH KH QH JH 9H 8H 7H", ""]
# Seat 0 holds all trumps but one, so that king and queen win one trick after the other.
LEADER_KEEPS_LEAD = ["7S JS 9S AS KS QS 7D TS", "8S", "AH TH KH QH JH 9H 8H 7H", ""]


def _hands(given: list[str]) -> list[list[str]]:
    rest = rest_of(*given)
    hands = [text.split() for text in given]
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop(0))
    return hands


def _table(
    profile: str, given: list[str] | None = None, taker: int = 0, **options: object
) -> State:
    """Spades are trump; the turned-up card is the taker's sixth, a spade or not."""
    effective = rules(profile, **options)
    hands = _hands(given or HANDS)
    state = dealt(effective, deck_of(hands, taker, 0, effective.packets), 3)
    turned = hands[taker][5]
    return call_all(state, "- " * (taker if turned[1] == "S" else 4 + taker) + "S")


def _until_done(state: State) -> State:
    """The rest of the deal: the first legal card each time, saying nothing by choice."""
    while state.public.turn is not None:
        state, _ = apply(state, legal_actions(view(state, state.public.turn))[0])
    return state


def _said(state: State) -> list[tuple[int, str]]:
    return [(laid.seat, laid.says) for laid in state.public.plays if laid.says is not None]


def _belote(state: State) -> tuple[int, int]:
    assert state.public.sheet is not None
    return state.public.sheet.belote


# --- worth ---------------------------------------------------------------------------------------


def test_worth_classic_20() -> None:
    state = _until_done(play_all(_table("classic"), "KS!"))
    assert _belote(state) == (20, 0)


@pytest.mark.parametrize(
    ("plays", "worth"), [("KS 8S 7H 7C QS", 0), ("KS! 8S 7H 7C QS", 10), ("KS! 8S 7H 7C QS!", 20)]
)
def test_worth_contract_10_for_belote_10_more_for_rebelote(plays: str, worth: int) -> None:
    state = _until_done(play_all(_table("contract", LEADER_KEEPS_LEAD), plays))
    assert _belote(state) == (worth, 0)


def test_worth_single_deal_20() -> None:
    assert _belote(_until_done(_table("single-deal"))) == (20, 0)


def test_worth_decouverte_none() -> None:
    assert rules("decouverte").belote == "none"


# --- how -----------------------------------------------------------------------------------------


def test_how_classic_said_with_the_first_of_the_two() -> None:
    state = _table("classic")
    assert announcement(view(state, 0), parse_card("KS")) == "belote"
    assert announcement(view(state, 0), parse_card("QS")) == "belote", "either may come first"
    assert announcement(view(state, 0), parse_card("JS")) is None


def test_how_classic_not_said_then_it_is_lost() -> None:
    state = play_all(_table("classic"), "KS TS 7H 7C")
    assert announcement(view(state, 0), parse_card("QS")) is None
    assert _belote(_until_done(state)) == (0, 0)


def test_how_classic_cannot_be_said_with_the_second() -> None:
    state = play_all(_table("classic", LEADER_KEEPS_LEAD), "KS 8S 7H 7C")
    assert state.public.turn == 0
    for word in ("belote", "rebelote"):
        with pytest.raises(RuleViolation, match="cannot-say"):
            apply(state, Play(0, parse_card("QS"), word))


@pytest.mark.parametrize("second", ["QS", "QS!"])
def test_how_classic_rebelote_is_optional_and_changes_nothing(second: str) -> None:
    state = play_all(_table("classic", LEADER_KEEPS_LEAD), "KS! 8S 7H 7C")
    state = _until_done(play_all(state, second))
    assert _belote(state) == (20, 0)
    assert len(_said(state)) == (2 if second.endswith("!") else 1)


def test_how_contract_rebelote_only_after_belote() -> None:
    state = play_all(_table("contract", LEADER_KEEPS_LEAD), "KS 8S 7H 7C")
    with pytest.raises(RuleViolation, match="cannot-say"):
        apply(state, Play(0, parse_card("QS"), "rebelote"))
    assert _belote(_until_done(play_all(state, "QS"))) == (0, 0)


def test_how_contract_each_by_choice() -> None:
    state = play_all(_table("contract", LEADER_KEEPS_LEAD), "QS! 8S 7H 7C")
    assert announcement(view(state, 0), parse_card("KS")) == "rebelote"
    silent = _until_done(play_all(state, "KS"))
    assert _belote(silent) == (10, 0)
    said = _until_done(play_all(state, "KS!"))
    assert _belote(said) == (20, 0)


def test_how_single_deal_automatic() -> None:
    state = play_all(_table("single-deal", LEADER_KEEPS_LEAD), "KS 8S 7H 7C QS")
    assert _said(state) == [(0, "belote"), (0, "rebelote")]


def test_how_single_deal_is_not_a_choice() -> None:
    actions = legal_actions(view(_table("single-deal"), 0))
    king = [action for action in actions if isinstance(action, Play) and action.card == 6]
    assert king == [Play(0, 6, "belote")]


@pytest.mark.parametrize("profile", FOUR)
def test_king_and_queen_in_two_hands_are_nothing(profile: str) -> None:
    state = _table(profile, ["7S JS 9S AS KS 8S 7D TS", "QS", "AH TH KH QH JH 9H 8H 7H", ""])
    assert announcement(view(state, 0), parse_card("KS")) is None
    with pytest.raises(RuleViolation, match="cannot-say"):
        apply(state, Play(0, parse_card("KS"), "belote"))
    assert _belote(_until_done(state)) == (0, 0)


@pytest.mark.parametrize("profile", FOUR)
def test_king_and_queen_of_a_plain_suit_are_nothing(profile: str) -> None:
    state = play_all(_table(profile), "JS TS")
    assert announcement(view(state, 2), parse_card("KH")) is None


@pytest.mark.parametrize("profile", FOUR)
def test_king_and_queen_may_come_with_the_completion(profile: str) -> None:
    """Queen among the last cards drawn: together before the first of the two is played."""
    state = _table(profile, ["KS JS 9S AS 7D 7S QS 8D", "TS 8S", HANDS[2], ""])
    assert announcement(view(state, 0), parse_card("KS")) == "belote"


@pytest.mark.parametrize("profile", FOUR)
def test_a_defender_scores_belote_too(profile: str) -> None:
    hands = ["7S JS 9S AS TS 8S 7D 8D", "KS QS", HANDS[2], ""]
    state = play_all(_table(profile, hands), "7S")
    state = _until_done(play_all(state, "KS!"))
    assert _belote(state)[1] == (10 if profile == "contract" else 20)


# --- kept when the contract fails ----------------------------------------------------------------


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_kept_on_failure_by_whoever_said_it(profile: str) -> None:
    assert score(profile, (40, 122), belote=(20, 0)).scores == (20, 162)
    assert score(profile, (40, 122), belote=(0, 20)).scores == (0, 182)


def test_kept_on_failure_contract_the_half_that_was_said() -> None:
    assert score("contract", (40, 122), belote=(10, 0)).scores == (10, 162)


def test_kept_on_failure_single_deal_no_the_defenders_take_both() -> None:
    assert score("single-deal", (40, 122), belote=(20, 0)).scores == (0, 182)
    assert score("single-deal", (40, 122), belote=(0, 20)).scores == (0, 182)
