"""From deal to deal: dealers and ends, option by option."""

from __future__ import annotations

import pytest

from rebelote.rules.match import match_winner, next_dealer
from rebelote.rules.state import DealSummary, Public
from tests.rules.helpers import rules


def _after(outcome: str, dealer: int = 1) -> Public:
    deal = DealSummary(1, dealer, None, None, outcome, (0, 0), (0, 0), 0)
    return Public(number=1, dealer=dealer, deals=(deal,))


@pytest.mark.parametrize(
    ("profile", "overrides", "outcome", "dealer"),
    [
        ("classic", {}, "made", 2),
        ("classic", {}, "failed", 2),
        ("classic", {}, "tied", 2),
        ("classic", {}, "void", 2),
        ("classic", {"after_all_pass": "same-dealer"}, "void", 1),
        ("classic", {"after_all_pass": "same-dealer"}, "made", 2),
        ("contract", {}, "made", None),
        ("contract", {}, "void", 1),
        ("contract", {"after_all_pass": "next-dealer"}, "void", None),
        ("decouverte", {}, "made", 0),
        ("decouverte", {}, "void", 0),
    ],
)
def test_next_dealer(
    profile: str, overrides: dict[str, str], outcome: str, dealer: int | None
) -> None:
    assert next_dealer(rules(profile, **overrides), _after(outcome)) == dealer


def test_the_deal_goes_round() -> None:
    assert [next_dealer(rules("classic"), _after("made", seat)) for seat in range(4)] == [
        1,
        2,
        3,
        0,
    ]


@pytest.mark.parametrize("profile", ["classic", "contract", "single-deal", "decouverte"])
def test_the_first_dealer_is_drawn(profile: str) -> None:
    assert next_dealer(rules(profile), Public()) is None


@pytest.mark.parametrize(
    ("overrides", "totals", "end"),
    [
        ({}, (1000, 999), (True, 0)),
        ({"target_is": "exceeded"}, (1000, 999), (False, None)),
        ({"target_is": "exceeded"}, (1001, 999), (True, 0)),
        ({"target": 500}, (499, 500), (True, 1)),
        ({"equal_totals": "draw"}, (1000, 1000), (True, "draw")),
        ({"equal_totals": "draw"}, (900, 900), (False, None)),
        ({"target_is": "exceeded", "equal_totals": "draw"}, (1000, 1000), (False, None)),
    ],
)
def test_the_end(
    overrides: dict[str, object], totals: tuple[int, int], end: tuple[bool, object]
) -> None:
    assert match_winner(rules("classic", **overrides), "made", totals) == end


@pytest.mark.parametrize("outcome", ["made", "failed", "tied"])
def test_any_deal_that_counts_may_end_it_a_void_one_never(outcome: str) -> None:
    assert match_winner(rules("classic"), outcome, (1010, 990)) == (True, 0)
    assert match_winner(rules("classic"), "void", (1010, 1010)) == (False, None)
