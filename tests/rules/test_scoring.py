"""Score sheets: what is counted, line by line; numbers that cannot be are refused."""

from __future__ import annotations

from typing import Any

import pytest

from rebelote.rules.errors import ProtocolError
from rebelote.rules.scoring import Counted, check_counted, score_deal, void_sheet
from rebelote.rules.state import Sheet
from tests.rules.helpers import PROFILES, rules, score


def _lines(sheet: Sheet) -> list[tuple[int | None, int, str]]:
    return [(line.side, line.points, line.rule) for line in sheet.lines]


@pytest.mark.parametrize(
    ("profile", "points", "more", "lines"),
    [
        ("classic", (100, 62), {}, [(0, 100, "made"), (1, 62, "made-defence")]),
        ("classic", (62, 100), {}, [(0, 0, "failed"), (1, 162, "failed-162")]),
        (
            "classic",
            (62, 100),
            {"belote": (20, 0)},
            [(0, 0, "failed"), (0, 20, "belote-kept"), (1, 162, "failed-162")],
        ),
        ("classic", (81, 81), {}, [(1, 81, "litige")]),
        ("classic", (252, 0), {}, [(0, 252, "capot"), (1, 0, "made-defence")]),
        ("classic", (0, 252), {}, [(0, 0, "failed"), (1, 252, "capot")]),
        (
            "classic",
            (100, 62),
            {"pending": 81},
            [(0, 100, "made"), (1, 62, "made-defence"), (0, 81, "pot-won")],
        ),
        (
            "single-deal",
            (40, 122),
            {"belote": (20, 0)},
            [(0, 0, "failed"), (1, 162, "failed-all-points"), (1, 20, "belote-taken")],
        ),
    ],
)
def test_each_line_carries_its_rule(
    profile: str,
    points: tuple[int, int],
    more: dict[str, Any],
    lines: list[tuple[int | None, int, str]],
) -> None:
    assert _lines(score(profile, points, **more)) == lines


@pytest.mark.parametrize(("points", "needed"), [((82, 80), 82), ((252, 0), 82)])
def test_needed_is_told_where_it_is_fixed(points: tuple[int, int], needed: int) -> None:
    assert score("contract", points).needed == needed
    assert score("contract", points, belote=(0, 10)).needed == 92
    assert score("classic", points).needed is None


def test_last_trick_is_told_apart_where_it_is_known() -> None:
    sheet = score_deal(rules("classic"), 0, Counted((100, 62), last_trick=1))
    told = [(line.side, line.points, line.rule) for line in sheet.counting]
    assert (0, 100, "card-points") in told
    assert (1, 52, "card-points") in told
    assert (1, 10, "last-trick") in told
    capot = score_deal(rules("classic"), 0, Counted((252, 0), last_trick=0))
    assert (0, 100, "capot-bonus") in [(x.side, x.points, x.rule) for x in capot.counting]


def test_a_void_sheet_keeps_the_pot() -> None:
    sheet = void_sheet(81)
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("void", (0, 0), 81)


@pytest.mark.parametrize("points", [(81, 80), (163, 0), (-1, 163), (252, 1), (0, 0), (251, 1)])
@pytest.mark.parametrize("profile", PROFILES)
def test_points_that_cannot_be_are_refused(profile: str, points: tuple[int, int]) -> None:
    with pytest.raises(ProtocolError, match="add up to 162"):
        check_counted(rules(profile), Counted(points))


@pytest.mark.parametrize("points", [(81, 81), (162, 0), (0, 162), (252, 0), (0, 252)])
def test_points_that_can_be_are_not(points: tuple[int, int]) -> None:
    check_counted(rules("classic"), Counted(points))


@pytest.mark.parametrize(
    ("profile", "belote", "fine"),
    [
        ("classic", (20, 0), True),
        ("classic", (10, 0), False),
        ("classic", (20, 20), False),
        ("contract", (10, 0), True),
        ("contract", (0, 20), True),
        ("contract", (10, 10), False),
        ("single-deal", (0, 20), True),
        ("decouverte", (20, 0), False),
        ("decouverte", (0, 0), True),
    ],
)
def test_belote_that_cannot_be_is_refused(
    profile: str, belote: tuple[int, int], fine: bool
) -> None:
    counted = Counted((100, 62), belote)
    if fine:
        check_counted(rules(profile), counted)
    else:
        with pytest.raises(ProtocolError, match="cannot be in this profile"):
            check_counted(rules(profile), counted)


@pytest.mark.parametrize(
    ("points", "melds", "outcome", "scores"),
    [
        ((82, 80), (0, 20), "failed", (0, 182)),
        ((92, 70), (0, 20), "made", (92, 90)),
        ((72, 90), (20, 0), "made", (92, 90)),
        ((71, 91), (20, 0), "failed", (0, 182)),
        ((60, 102), (20, 0), "failed", (0, 182)),
        ((0, 252), (50, 0), "failed", (0, 302)),
        ((252, 0), (0, 50), "made", (252, 50)),
    ],
)
def test_melds_count_towards_the_contract_and_go_over_on_failure(
    points: tuple[int, int], melds: tuple[int, int], outcome: str, scores: tuple[int, int]
) -> None:
    sheet = score(rules("decouverte", melds="counted"), points, melds=melds)
    assert (sheet.outcome, sheet.scores) == (outcome, scores)
