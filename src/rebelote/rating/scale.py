"""Results on one board to ratings, by openskill's Plackett-Luce model (Weng and Lin, 2011).

A rating is what is believed of a player's strength: a mean and how unsure it is. A board tells
only who did better than whom; by how many points is not asked, since one capot would outweigh
twenty deals played well. Equal margins are ties.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

START_MEAN: Final = 1500.0
BETA: Final = 25.0 / 6.0
"""The chance in one result, in the model's units: openskill's own value."""
POINTS: Final = 400.0 / log(10.0) / sqrt(2.0) / BETA
"""Points for one unit of the model: so that 400 points are odds of ten to one, as in chess."""
SURE: Final = 1.96
"""Standard errors to each side that hold the truth 95 times in 100."""


class Rating(NamedTuple):
    """A player's strength in the model's own units."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def points(self) -> float:
        """The strength in points, 1500 for somebody nobody has seen play."""
        return START_MEAN + POINTS * (self.mu - 25.0)

    @property
    def error(self) -> float:
        """The standard error of `points`."""
        return POINTS * self.sigma


def _undamped(*_: object) -> float:
    """How much of what a board tells is believed: all of it.

    openskill's own damping keeps ratings unsure, for games in which players change from one day to
    the next. Without it, ratings of bots from 20 and 40 boards lay as far from the truth as their
    error says (`tests/rating/test_scale.py` holds that).
    """
    return 1.0


@cache
def _model(players: int) -> PlackettLuce:
    """The model for a board of so many results.

    The chance in a result is shared out so that the scale does not depend on how many there are.
    """
    return PlackettLuce(beta=BETA * sqrt(2.0 / players), gamma=_undamped)


def rated(ratings: Sequence[Rating], margins: Sequence[float]) -> list[Rating]:
    """The ratings after a board; the greater margin is the better result."""
    model = _model(len(ratings))
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    found: list[list[PlackettLuceRating]] = model.rate(teams, scores=list(margins))
    return [Rating(team[0].mu, team[0].sigma) for team in found]


def better_share(rating: Rating, other: Rating) -> tuple[float, float, float]:
    """How often a player has the better result, of those that differ: expected, lowest, highest.

    The bounds hold the truth 95 times in 100.
    """
    gap = rating.mu - other.mu
    unsure = SURE * sqrt(rating.sigma**2 + other.sigma**2)
    return _share(gap), _share(gap - unsure), _share(gap + unsure)


def _share(gap: float) -> float:
    """The chance of the better result at a difference of strength: the model's logistic curve."""
    return 1.0 / (1.0 + exp(-gap / (sqrt(2.0) * BETA)))
