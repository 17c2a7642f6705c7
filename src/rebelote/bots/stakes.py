"""What a deal's score is worth to the match: the chance to win it from given totals.

A deal's worth is measured in *points*: the change in the chance to win the match, divided by what
one point is worth at the moment. Far from the target that is nearly the difference of the scores;
at 950 to 900 it is not, and every decision that asks here plays for the match.

The chances come from a table on a grid of 20 points, worked backwards from the target with the
outcomes of deals between equal players (`OUTCOMES`, from the records of
``rebelote simulate --profile classic --bots club --deals 2000 --seed 1``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rebelote.rules.profile import Profile

Pair = tuple[int, int]

STEP: Final = 20
#: (the taker's side's score, the other's, how often), from 1 900 deals of `club` with itself.
OUTCOMES: Final[tuple[tuple[int, int, float], ...]] = (
    (90, 74, 0.136),
    (104, 62, 0.201),
    (119, 48, 0.185),
    (133, 34, 0.142),
    (147, 24, 0.074),
    (165, 28, 0.031),
    (260, 1, 0.039),
    (0, 162, 0.134),
    (0, 182, 0.025),
    (20, 162, 0.033),
)


@lru_cache(maxsize=8)
def _grid(target: int) -> tuple[tuple[float, ...], ...]:
    """The chance that side 0 wins from totals ``(20 i, 20 j)``, both below the target."""
    size = -(-target // STEP)
    grid = [[0.5] * size for _ in range(size)]
    outcomes = [*OUTCOMES, *((theirs, ours, often) for ours, theirs, often in OUTCOMES)]
    whole = sum(often for _, _, often in outcomes)
    for level in range(2 * size - 2, -1, -1):
        for i in range(max(0, level - size + 1), min(size, level + 1)):
            j = level - i
            grid[i][j] = (
                sum(
                    often * _after(grid, STEP * i + ours, STEP * j + theirs, target)
                    for ours, theirs, often in outcomes
                )
                / whole
            )
    return tuple(map(tuple, grid))


def _after(grid: list[list[float]], ours: int, theirs: int, target: int) -> float:
    if ours >= target or theirs >= target:
        return 0.5 if ours == theirs else float(ours > theirs)
    return grid[ours // STEP][theirs // STEP]


def chance_to_win(target: int, totals: Pair) -> float:
    """The chance that side 0 wins a match from these totals, a deal just over.

    >>> chance_to_win(1000, (1000, 980)), chance_to_win(1000, (400, 400))
    (1.0, 0.5)
    """
    if max(totals) >= target:
        return 0.5 if totals[0] == totals[1] else float(totals[0] > totals[1])
    grid = _grid(target)
    last = len(grid) - 1
    x, y = totals[0] / STEP, totals[1] / STEP
    i, j = min(int(x), last), min(int(y), last)
    right, up = min(i + 1, last), min(j + 1, last)
    fx, fy = x - i, y - j
    low = grid[i][j] * (1 - fx) + grid[right][j] * fx
    high = grid[i][up] * (1 - fx) + grid[right][up] * fx
    return low * (1 - fy) + high * fy


_SPAN: Final = 80
"""Half of a usual deal: the difference over which a point's worth is measured."""


@lru_cache(maxsize=1000)
def _point(target: int, totals: Pair) -> float:
    """What one point of difference is worth from these totals, as a chance."""
    ahead = chance_to_win(target, (totals[0] + _SPAN, totals[1]))
    behind = chance_to_win(target, (totals[0], totals[1] + _SPAN))
    return max((ahead - behind) / (2 * _SPAN), 1e-6)


class Stakes:
    """What scores are worth to ``side`` in the match as it stands."""

    def __init__(self, profile: Profile, totals: Pair, pending: int, side: int) -> None:
        self.profile = profile
        self._totals = totals
        self._pending = pending
        self._side = side
        self._one_deal = profile.length == "one-deal"
        # a target of 1000 that must be exceeded is one of 1001
        self._target = profile.target + (profile.target_is == "exceeded")
        self._now = 0.5 if self._one_deal else self._chance(totals)

    def worth(self, scores: Pair) -> float:
        """A deal's score (a pair by side), in points for ``side``.

        Points left aside by a tie count for nobody: either side may win them.
        """
        mine, theirs = scores[self._side], scores[1 - self._side]
        if self._one_deal:
            return float(mine - theirs) + 100.0 * ((mine > theirs) - (mine < theirs))
        after = (self._totals[0] + scores[0], self._totals[1] + scores[1])
        gained = (self._chance(after) - self._now) / _point(self._target, self._totals)
        # a little of the plain difference, so that decided matches are still played properly
        return 0.9 * gained + 0.1 * (mine - theirs)

    def _chance(self, totals: Pair) -> float:
        chance = chance_to_win(self._target, totals)
        return chance if self._side == 0 else 1.0 - chance
