"""Rulebook, "Match": one test per row, for each profile it concerns."""

from __future__ import annotations

import random

import pytest

from rebelote.rules.game import start_match
from rebelote.rules.match import match_winner
from rebelote.rules.state import State
from tests.rules.helpers import (
    PACK,
    PROFILES,
    call_all,
    cards_now,
    dealt,
    deck_of,
    four_hands,
    play,
    random_deal,
    random_records,
    rules,
)

TO_1000 = ("classic", "contract", "decouverte")


def _standing(profile: str, totals: tuple[int, int], pending: int = 0) -> State:
    """A match after its first deal, as if it had these totals."""
    state = random_deal(start_match(rules(profile)), random.Random(9), take=1)
    last = state.public.deals[-1]._replace(totals=totals, pending=pending)
    public = state.public._replace(totals=totals, pending=pending, deals=(last,))
    return state._replace(public=public)


# --- ends ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", TO_1000)
@pytest.mark.parametrize(
    ("totals", "over", "winner"),
    [
        ((999, 998), False, None),
        ((1000, 500), True, 0),
        ((500, 1000), True, 1),
        ((1001, 0), True, 0),
    ],
)
def test_ends_after_the_deal_in_which_a_side_reaches_1000(
    profile: str, totals: tuple[int, int], over: bool, winner: int | None
) -> None:
    assert match_winner(rules(profile), "made", totals) == (over, winner)


def test_ends_single_deal_after_one_deal() -> None:
    assert match_winner(rules("single-deal"), "made", (100, 62)) == (True, 0)
    assert match_winner(rules("single-deal"), "failed", (0, 162)) == (True, 1)


@pytest.mark.parametrize("profile", TO_1000)
def test_a_match_is_played_to_its_end(profile: str) -> None:
    records = random_records(rules(profile), 21)
    assert all(record["winner"] is None for record in records[:-1])
    last = records[-1]
    assert max(last["totals"]) >= 1000
    assert all(max(record["totals"]) < 1000 for record in records[:-1])
    assert last["winner"] == (0 if last["totals"][0] > last["totals"][1] else 1)


# --- both there ----------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", TO_1000)
def test_both_there_the_higher_total(profile: str) -> None:
    assert match_winner(rules(profile), "made", (1010, 1090)) == (True, 1)
    assert match_winner(rules(profile), "made", (1090, 1010)) == (True, 0)


def test_both_there_single_deal_the_higher_score() -> None:
    assert match_winner(rules("single-deal"), "made", (111, 71)) == (True, 0)


# --- equal totals --------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", TO_1000)
def test_equal_totals_play_on_until_they_differ(profile: str) -> None:
    effective = rules(profile)
    assert match_winner(effective, "made", (1010, 1010)) == (False, None)
    state = random_deal(_standing(profile, (1010, 1010)), random.Random(2), take=1)
    assert state.public.totals[0] != state.public.totals[1]
    assert state.public.phase == "ended"


def test_equal_totals_decouverte_dealers_still_alternate() -> None:
    state = _standing("decouverte", (1010, 1010))
    dealer = state.public.dealer
    assert random_deal(state, random.Random(2)).public.dealer == 1 - dealer


@pytest.mark.parametrize("profile", TO_1000)
def test_equal_totals_a_void_deal_does_not_end_it(profile: str) -> None:
    state = random_deal(_standing(profile, (1010, 1010)), random.Random(2), take=0)
    assert (state.public.phase, state.public.winner) == ("scored", None)


def test_equal_totals_single_deal_a_draw() -> None:
    assert match_winner(rules("single-deal"), "made", (91, 91)) == (True, "draw")


def test_void_single_deal_has_no_winner() -> None:
    assert match_winner(rules("single-deal"), "void", (0, 0)) == (True, None)


# --- points put aside ----------------------------------------------------------------------------


def _with_pot(profile: str, totals: tuple[int, int], pending: int, seed: int) -> State:
    state = _standing(profile, totals, pending)
    return random_deal(state, random.Random(seed), take=1)


def test_pot_is_carried_to_the_next_decisive_deal() -> None:
    seen = set()
    for seed in range(12):
        state = _with_pot("classic", (100, 200), 81, seed)
        sheet = state.public.sheet
        assert sheet is not None
        assert sheet.taker_side is not None
        winner = sheet.taker_side if sheet.outcome == "made" else 1 - sheet.taker_side
        won = [line for line in sheet.lines if line.rule == "pot-won"]
        assert [(line.side, line.points) for line in won] == [(winner, 81)]
        assert state.public.pending == 0
        seen.add(sheet.outcome)
    assert seen == {"made", "failed"}


def test_pot_survives_a_void_deal() -> None:
    state = random_deal(_standing("classic", (100, 200), 81), random.Random(0), take=0)
    assert state.public.sheet is not None
    assert state.public.sheet.outcome == "void"
    assert (state.public.pending, state.public.totals) == (81, (100, 200))
    after = random_deal(state, random.Random(1), take=1)
    assert after.public.pending == 0


def test_pot_is_lost_at_the_end() -> None:
    """A tie brings the defence to 1000: the match ends, and nobody gets what was put aside."""
    assert match_winner(rules("classic"), "tied", (300, 1010)) == (True, 1)
    assert match_winner(rules("classic"), "tied", (990, 1010)) == (True, 1)


def test_pot_won_can_end_the_match() -> None:
    for seed in range(6):
        state = _with_pot("classic", (850, 850), 162, seed)
        assert state.public.phase == "ended"


# --- capot is counted by tricks ------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["classic", "contract", "single-deal"])
def test_a_capot_counts_252(profile: str) -> None:
    effective = rules(profile)
    hands = four_hands("7S 8S 9S TS JS QS KS AS")
    state = dealt(effective, deck_of(hands, 0, 0, effective.packets), 3)
    state = call_all(state, "S")
    while state.public.turn is not None:
        state, _ = play(state, _lowest(state))
    assert state.public.sheet is not None
    assert state.public.sheet.points == (252, 0)
    assert state.public.won == (8, 0)


def _lowest(state: State) -> str:
    return min(cards_now(state), key=PACK.index)


@pytest.mark.parametrize("profile", PROFILES)
def test_totals_add_up_over_a_match(profile: str) -> None:
    totals = [0, 0]
    for record in random_records(rules(profile), 31, 60):
        if profile == "single-deal":
            totals = [0, 0]
        assert record["before"]["totals"] == totals
        totals = [totals[side] + record["result"]["scores"][side] for side in (0, 1)]
        assert record["totals"] == totals
