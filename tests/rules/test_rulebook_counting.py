"""Rulebook, "Counting a deal": a test per row and profile; D is the taker's side, here 0."""

from __future__ import annotations

import pytest

from tests.rules.helpers import PROFILES, random_records, rules, score

# --- made when -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("profile", "points", "belote", "outcome"),
    [
        ("classic", (82, 80), (0, 0), "made"),
        ("classic", (81, 81), (0, 0), "tied"),
        ("classic", (80, 82), (0, 0), "failed"),
        ("classic", (72, 90), (20, 0), "made"),
        ("classic", (70, 92), (20, 0), "failed"),
        ("classic", (90, 72), (0, 20), "failed"),
        ("contract", (82, 80), (0, 0), "made"),
        ("contract", (81, 81), (0, 0), "failed"),
        ("contract", (82, 80), (10, 0), "made"),
        ("contract", (81, 81), (10, 0), "failed"),
        ("contract", (72, 90), (20, 0), "made"),
        ("contract", (71, 91), (20, 0), "failed"),
        ("contract", (91, 71), (0, 10), "failed"),
        ("contract", (92, 70), (0, 20), "made"),
        ("single-deal", (81, 81), (0, 0), "made"),
        ("single-deal", (80, 82), (0, 0), "failed"),
        ("single-deal", (71, 91), (20, 0), "made"),
        ("single-deal", (90, 72), (0, 20), "failed"),
        ("single-deal", (91, 71), (0, 20), "made"),
        ("decouverte", (82, 80), (0, 0), "made"),
        ("decouverte", (81, 81), (0, 0), "failed"),
        ("decouverte", (80, 82), (0, 0), "failed"),
    ],
)
def test_made_when(
    profile: str, points: tuple[int, int], belote: tuple[int, int], outcome: str
) -> None:
    assert score(profile, points, belote=belote).outcome == outcome
    mirrored = score(profile, points[::-1], belote=belote[::-1], taker=1)
    assert mirrored.outcome == outcome, "whichever side took"


# --- made: scores --------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_made_each_side_scores_its_own(profile: str) -> None:
    assert score(profile, (100, 62)).scores == (100, 62)
    assert score(profile, (62, 100), taker=1).scores == (62, 100)


@pytest.mark.parametrize("profile", ["classic", "contract", "single-deal"])
def test_made_belote_goes_to_its_side(profile: str) -> None:
    assert score(profile, (100, 62), belote=(20, 0)).scores == (120, 62)
    assert score(profile, (100, 62), belote=(0, 20)).scores == (100, 82)


# --- failed: scores ------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_failed_taker_keeps_own_belote_defence_162_and_own_belote(profile: str) -> None:
    assert score(profile, (60, 102)).scores == (0, 162)
    assert score(profile, (60, 102), belote=(20, 0)).scores == (20, 162)
    assert score(profile, (60, 102), belote=(0, 20)).scores == (0, 182)


def test_failed_single_deal_defence_all_card_points_and_both_belotes() -> None:
    assert score("single-deal", (60, 102)).scores == (0, 162)
    assert score("single-deal", (60, 102), belote=(20, 0)).scores == (0, 182)
    assert score("single-deal", (60, 102), belote=(0, 20)).scores == (0, 182)


def test_failed_decouverte_0_and_162() -> None:
    assert score("decouverte", (60, 102)).scores == (0, 162)


# --- all tricks by one side ----------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_all_tricks_by_the_takers_252_and_own_belote_losers_keep_theirs(profile: str) -> None:
    assert score(profile, (252, 0), belote=(20, 0)).scores == (272, 0)
    assert score(profile, (252, 0), belote=(0, 20)).scores == (252, 20)


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_all_tricks_by_the_defence_252_and_own_belote_losers_keep_theirs(profile: str) -> None:
    assert score(profile, (0, 252), belote=(20, 0)).scores == (20, 252)
    assert score(profile, (0, 252), belote=(0, 20)).scores == (0, 272)
    assert score(profile, (0, 252)).outcome == "failed"


def test_all_tricks_single_deal_252_in_place_of_162() -> None:
    assert score("single-deal", (252, 0)).scores == (252, 0)
    assert score("single-deal", (252, 0), belote=(0, 20)).scores == (252, 20)
    assert score("single-deal", (0, 252), belote=(20, 0)).scores == (0, 272)


def test_all_tricks_decouverte_252_and_0() -> None:
    assert score("decouverte", (252, 0)).scores == (252, 0)
    assert score("decouverte", (0, 252)).scores == (0, 252)


# --- D = E ---------------------------------------------------------------------------------------


def test_tie_classic_litige_defence_scores_taker_is_put_aside() -> None:
    sheet = score("classic", (81, 81))
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("tied", (0, 81), 81)


def test_tie_classic_the_defences_own_belote_is_in_its_total() -> None:
    sheet = score("classic", (91, 71), belote=(0, 20))
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("tied", (0, 91), 91)


def test_tie_classic_repeated_ties_add_up() -> None:
    sheet = score("classic", (81, 81), pending=81)
    assert (sheet.scores, sheet.pending) == ((0, 81), 162)
    assert score("classic", (71, 91), belote=(20, 0), pending=162).pending == 253


def test_tie_classic_goes_to_the_takers_who_make_the_next_decisive_deal() -> None:
    sheet = score("classic", (100, 62), pending=162)
    assert (sheet.scores, sheet.pending) == ((262, 62), 0)


def test_tie_classic_goes_to_the_defence_where_the_next_decisive_deal_fails() -> None:
    sheet = score("classic", (62, 100), pending=162)
    assert (sheet.scores, sheet.pending) == ((0, 324), 0)


@pytest.mark.parametrize(("points", "belote"), [((81, 81), (0, 0)), ((81, 81), (10, 0))])
def test_tie_contract_81_or_91_fails(points: tuple[int, int], belote: tuple[int, int]) -> None:
    sheet = score("contract", points, belote=belote)
    assert (sheet.outcome, sheet.pending) == ("failed", 0)


def test_tie_single_deal_makes() -> None:
    sheet = score("single-deal", (81, 81))
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("made", (81, 81), 0)


def test_tie_decouverte_fails_and_nothing_is_put_aside() -> None:
    sheet = score("decouverte", (81, 81))
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("failed", (0, 162), 0)


# --- the sheet accounts for itself ---------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("taker", [0, 1])
def test_lines_of_a_side_add_up_to_its_score_and_name_their_rules(profile: str, taker: int) -> None:
    belotes = [(0, 0), (20, 0), (0, 20)] if profile != "decouverte" else [(0, 0)]
    splits = [(n, 162 - n) for n in range(0, 163, 3)] + [(81, 81), (252, 0), (0, 252)]
    for points in splits:
        for belote in belotes:
            for pending in (0, 91):
                sheet = score(profile, points, taker=taker, belote=belote, pending=pending)
                for side in (0, 1):
                    lines = [line for line in sheet.lines if line.side == side]
                    assert sum(line.points for line in lines) == sheet.scores[side]
                assert all(line.rule for line in (*sheet.lines, *sheet.counting))
                if sheet.outcome != "tied":
                    assert sheet.pending == 0


@pytest.mark.parametrize("profile", PROFILES)
def test_no_points_are_lost_or_made_up(profile: str) -> None:
    """Made or tied: what is written and put aside is what was counted and put aside before."""
    belotes = [(0, 0), (20, 0), (0, 20)] if profile != "decouverte" else [(0, 0)]
    for first in range(163):
        for belote in belotes:
            sheet = score(profile, (first, 162 - first), belote=belote, pending=70)
            if sheet.outcome != "failed":
                assert sum(sheet.scores) + sheet.pending == 162 + sum(belote) + 70


def test_litige_is_met_in_played_deals() -> None:
    tied = [
        record
        for seed in range(40, 52)
        for record in random_records(rules("classic"), seed, take=0.5)
        if record["result"]["outcome"] == "tied"
    ]
    assert tied, "no tie among these seeds: choose others"
    for record in tied:
        pot = record["before"]["pending"]
        defence = 1 - record["taker"] % 2
        counted = record["result"]["points"][defence] + record["result"]["belote"][defence]
        assert record["result"]["scores"][defence] == counted
        assert record["result"]["scores"][1 - defence] == 0
        assert record["result"]["pending"] == pot + counted
