"""What a deal is worth to the match: contract, litige, capot, and being near the target."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from rebelote.bots.search.outlook import Outlook
from rebelote.bots.stakes import Stakes, chance_to_win
from rebelote.rules.library import load_profile
from rebelote.rules.state import PLAY, Public, View

NONE = np.zeros(1, dtype=np.int64)


def looking(side: int = 0, totals: tuple[int, int] = (0, 0), pending: int = 0) -> View:
    """A view of a seat of that side, side 0's seat 0 having taken, no trick played yet."""
    public = Public(
        phase=PLAY, number=1, dealer=3, turn=side, taker=0, trump=0, totals=totals, pending=pending
    )
    return View(load_profile("classic"), side, public, 0xFF)


def worth(seen: View, points: int, share: float = 0.0) -> float:
    """The worth of so many card points to the viewer's side (capot: 252 or -90)."""
    return float(Outlook(seen, 0, share).worth(np.array([points], dtype=np.int64), NONE)[0])


def test_both_sides_have_the_same_chances() -> None:
    for ours, theirs in ((0, 0), (400, 700), (950, 900), (1000, 20)):
        assert chance_to_win(1000, (ours, theirs)) == pytest.approx(
            1.0 - chance_to_win(1000, (theirs, ours))
        )


def test_more_points_never_lower_the_chance() -> None:
    for theirs in (0, 480, 960):
        chances = [chance_to_win(1000, (ours, theirs)) for ours in range(0, 1001, 10)]
        assert all(b >= a - 1e-9 for a, b in pairwise(chances))


def test_the_contract_is_the_step_that_counts() -> None:
    """From 81 to 82 the contract of 82 is made; before and after a point is a point."""
    seen = looking()
    assert worth(seen, 82) - worth(seen, 80) > 100.0
    assert 1.0 < worth(seen, 100) - worth(seen, 99) < 4.0
    assert worth(seen, 60) == worth(seen, 20), "who has failed gets nothing, whatever he took"
    assert worth(seen, 60, share=0.2) > worth(seen, 20, share=0.2), "but still plays for points"


def test_a_tie_lies_between_and_a_capot_above_all() -> None:
    seen = looking()
    assert worth(seen, 80) < worth(seen, 81) < worth(seen, 82)
    assert worth(seen, 252) > worth(seen, 162) + 60.0
    assert worth(seen, -90) < worth(seen, 0)


def test_the_defence_sees_the_same_sheet_from_the_other_side() -> None:
    taking, defending = looking(0), looking(1)
    for points in (20, 60, 82, 120, 162):
        assert worth(taking, points) == pytest.approx(-worth(defending, 162 - points), abs=1e-6)


def test_who_needs_a_few_points_does_not_care_for_many() -> None:
    """At 950 to 300 the contract wins the match: overtricks are worth next to nothing."""
    ahead, even = looking(0, (950, 300)), looking(0, (300, 300))
    assert worth(ahead, 130) - worth(ahead, 90) < 0.5 * (worth(even, 130) - worth(even, 90))


def test_a_side_about_to_lose_the_match_prizes_stopping_the_contract() -> None:
    """The takers are at 950: for the defence the match hangs on the contract."""
    last, early = looking(1, (950, 600)), looking(1, (200, 200))
    stopped = worth(last, 90) - worth(last, 70)
    apart = worth(last, 70) - worth(last, 50)
    assert stopped > 5.0 * apart
    assert apart < 0.5 * (worth(early, 70) - worth(early, 50))


def test_a_single_deal_is_won_or_lost() -> None:
    stakes = Stakes(load_profile("single-deal"), (0, 0), 0, 0)
    assert stakes.worth((82, 80)) - stakes.worth((80, 82)) > 200.0
