"""From card points to what they are worth: contract, score and match (four players)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from rebelote.bots.stakes import Stakes
from rebelote.rules.belote import belote_points
from rebelote.rules.cards import KING, QUEEN, Seat, Suit
from rebelote.rules.profile import Profile
from rebelote.rules.scoring import Counted, score_deal
from rebelote.rules.state import View

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]

CAPOT_COLUMN: Final = 163
"""Of a table of worths: all tricks are ours; one further: all are theirs."""


class Outlook:
    """The worth of every result a deal can have, for the viewer's side.

    ``share`` is how much the plain difference of card points counts beside the score: deals
    that are won or lost already are still played for points.
    """

    def __init__(self, view: View, taker: Seat, share: float) -> None:
        assert view.seat is not None
        public, profile = view.public, view.profile
        self.side = profile.side_of(view.seat)
        self.done = public.points[self.side]
        match = (profile, public.totals, public.pending)
        said = belote_points(profile, public.plays)
        # there is one belote a deal, so what was said so far is part of one still to come
        self._tables = np.array(
            [
                _table(*match, self.side, profile.side_of(taker), belote, share)
                for belote in (said, (20, 0), (0, 20))
            ]
        )

    def worth(self, objectives: Integers, belote: Integers) -> Floats:
        """The worth of objectives (what our side takes from here, as the solver counts it).

        ``belote`` says for each world (row) who will still score a belote: 0 nobody, 1 side 0,
        2 side 1.
        """
        columns = np.where(objectives < 0, CAPOT_COLUMN + 1, self.done + objectives)
        columns = np.where(self.done + objectives > 162, CAPOT_COLUMN, columns)
        rows = belote.reshape(-1, *([1] * (objectives.ndim - 1)))
        found: Floats = self._tables[rows, columns]
        return found


@lru_cache(maxsize=500)
def _table(
    profile: Profile,
    totals: tuple[int, int],
    pending: int,
    side: int,
    taker_side: int,
    belote: tuple[int, int],
    share: float,
) -> tuple[float, ...]:
    """Our side's card points 0..162, our capot, theirs."""
    stakes = Stakes(profile, totals, pending, side)
    results = [*((mine, 162 - mine) for mine in range(163)), (252, 0), (0, 252)]
    worths = []
    for mine, theirs in results:
        points = (mine, theirs) if side == 0 else (theirs, mine)
        sheet = score_deal(profile, taker_side, Counted(points, belote), pending)
        worths.append(stakes.worth(sheet.scores) + share * (mine - theirs))
    return tuple(worths)


def coming_belote(view: View, worlds: Integers, trump: Suit) -> Integers:
    """For each world who will still score belote: 0 nobody, 1 side 0, 2 side 1."""
    profile = view.profile
    found = np.zeros(len(worlds), dtype=np.int64)
    if profile.belote == "none":
        return found
    king, queen = 1 << (8 * trump + KING), 1 << (8 * trump + QUEEN)
    both = king | queen
    for seat in range(4):
        holds = (worlds[:, seat] & both) == both
        found[holds] = 1 + profile.side_of(seat)
    for laid in view.public.plays:
        # said once with the first of the two; the second word may still come
        if laid.says is not None:
            found[:] = 1 + profile.side_of(laid.seat)
    return found
