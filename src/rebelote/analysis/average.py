"""The second answer: what a card was worth on average, from what its seat could know. Needs Numba.

Four players: worlds are drawn uniformly from all deals that agree with the seat's view
(`rebelote.kernel.worlds`) and every legal card is solved exactly in each. Where there are no more
deals than worlds wanted, all are taken, and the average is exact. The same worlds serve every card,
so the error of a *difference* between two cards is far smaller than that of either.

Two players: nobody sees covered cards, so there is one world of information for both. With few of
them the expectation is exact; with more it is sampled by a search tree that turns cards up as they
come (`rebelote.kernel.chance`), with its standard error.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rebelote.analysis.work import Work
from rebelote.bots.search.two import tableau_from_view, unseen_cards
from rebelote.kernel.batch import Batch
from rebelote.kernel.chance import ChanceSolver
from rebelote.kernel.knowledge import knowledge_of
from rebelote.kernel.pack import position_from_view
from rebelote.kernel.worlds import count, every, sample
from rebelote.rules.cards import Card
from rebelote.rules.state import View

Floats = npt.NDArray[np.float64]

SAMPLED: Final = "sampled"
"""Exact values in sampled worlds."""
EVERY: Final = "every"
"""Exact values in every world there is."""
EXACT: Final = "exact"
"""An exact expectation over the covered cards."""
SEARCHED: Final = "searched"
"""A sampled expectation over the covered cards."""


class Average(NamedTuple):
    """Average worth of the legal cards for the side to move, as objectives (see `known`)."""

    method: str
    worlds: int
    """How many worlds or simulations stand behind each card; 0 for an exact expectation."""
    means: dict[Card, float]
    rows: Floats | None = None
    """Four players: ``[worlds, cards]``, the cards in the order of ``means``."""
    errors: dict[Card, float] | None = None
    """Two players, where sampled: the standard error of each mean."""

    @property
    def best(self) -> Card:
        """The card worth most on average."""
        return max(self.means, key=lambda card: (self.means[card], -card))

    def cost(self, card: Card, than: Card | None = None) -> tuple[float, float]:
        """What ``card`` gives away against the best card (or ``than``), and the standard error."""
        other = self.best if than is None else than
        gap = self.means[other] - self.means[card]
        if self.errors is not None and other != card:
            return gap, float(np.hypot(self.errors[other], self.errors[card]))
        if self.rows is None or self.method == EVERY or other == card:
            return gap, 0.0
        cards = list(self.means)
        gaps = self.rows[:, cards.index(other)] - self.rows[:, cards.index(card)]
        return gap, float(gaps.std(ddof=1) / np.sqrt(len(gaps)))

    def taken(self) -> float:
        """Points the side to move takes from here on with the best card, on average."""
        if self.rows is None:
            return max(0.0, self.means[self.best])
        column = self.rows[:, list(self.means).index(self.best)]
        return float(np.maximum(column, 0).mean())


class Averager:
    """Works out averages one after the other; keep one per thread."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._batch = Batch(threads=1)
        self._chance: ChanceSolver | None = None

    def average(self, view: View, seed: int) -> Average:
        """The average worth of each legal card of a view whose seat is to play."""
        if view.profile.players == 2:
            return self._two(view, seed)
        knowledge = knowledge_of(view)
        wanted = self._work.worlds
        if count(knowledge) <= wanted:
            method, worlds = EVERY, np.array(list(every(knowledge)), dtype=np.int64)
        else:
            method, worlds = SAMPLED, sample(knowledge, wanted, seed)
        position = position_from_view(view, tuple(int(hand) for hand in worlds[0]))
        solved = self._batch.moves(position, worlds)
        rows = solved.objectives.astype(np.float64)
        means = dict(zip(solved.cards, rows.mean(axis=0).tolist(), strict=True))
        return Average(method, len(worlds), means, rows)

    def _two(self, view: View, seed: int) -> Average:
        self._chance = self._chance or ChanceSolver()
        found = self._chance.moves(
            tableau_from_view(view),
            unseen_cards(view.public),
            at_once=bool(view.profile.play_rules.uncover_at_once),
            rounds=self._work.rounds,
            seed=seed,
        )
        if found.exact:
            return Average(EXACT, 0, dict(found.objectives))
        means = dict(found.objectives)
        return Average(SEARCHED, self._work.rounds, means, None, dict(found.errors))
