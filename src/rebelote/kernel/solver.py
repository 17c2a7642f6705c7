"""Exact values with all cards known, for four players.

    solution = Solver().moves(position)
    solution.values  # {card: what the side to move takes from here on if it plays that card}

Both sides play for their own points (last trick included), 90 more for their own capot and 90 less
for the other side's: that sum is a card's *objective*. What the side to move takes is its
objective, or 0 where the other side makes a capot.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from rebelote.kernel.arena import (
    GENERATION_AT,
    LIMIT_AT,
    STOPPED_AT,
    TABLE_AT,
    VALUES_AT,
    Arena,
    prepare,
)
from rebelote.kernel.compiled import np
from rebelote.kernel.deck import relabelling
from rebelote.kernel.drive import ILLEGAL, all_moves, value_of
from rebelote.kernel.legality import rule_word
from rebelote.kernel.pack import Packed, Position, pack_position, taken
from rebelote.kernel.table import GENERATIONS
from rebelote.rules.cards import Card

NO_LIMIT = 1 << 60
_SLICE = 1 << 18
"""Nodes between two looks at the clock, about 20 ms; doubled from slice to slice."""


class Budget(NamedTuple):
    """How much work a search may do. Work first: the clock is only a cap."""

    nodes: int | None = None
    seconds: float | None = None


class Solution(NamedTuple):
    """Exact values, or an honest "not finished"."""

    finished: bool
    objectives: dict[Card, int]
    """For each legal card (those done, where unfinished): see the module."""
    nodes: int
    seconds: float

    @property
    def values(self) -> dict[Card, int]:
        """What the side to move takes from here on, for each legal card."""
        return {card: taken(value) for card, value in self.objectives.items()}

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards with the best objective, in increasing order; empty where unfinished."""
        if not self.finished:
            return ()
        top = max(self.objectives.values())
        return tuple(sorted(card for card, value in self.objectives.items() if value == top))


class Solver:
    """Solves one position at a time in memory of its own; keep one per thread."""

    def __init__(self) -> None:
        self._arena = Arena()
        self._generation = 0

    def moves(self, position: Position, budget: Budget | None = None) -> Solution:
        """The exact value of every legal card. Raises `RebeloteError` for a bad position."""
        position.check()
        packed = pack_position(position)
        self._prepare(packed, position)
        began = time.perf_counter()
        finished = self._run(
            lambda: all_moves(self._arena.address, *packed[1:]), budget or Budget()
        )
        seconds = time.perf_counter() - began
        return Solution(finished, self._objectives(position), self._arena.nodes, seconds)

    def value(self, position: Position) -> int:
        """The objective of the side to move under best play by all, nothing else."""
        position.check()
        packed = pack_position(position)
        self._prepare(packed, position)
        return _for_mover(position, value_of(self._arena.address, *packed[1:]))

    def _prepare(self, packed: Packed, position: Position) -> None:
        words = self._arena.words
        self._generation += 1
        if self._generation == GENERATIONS:  # tags would repeat: forget everything once
            self._generation = 1
            words[TABLE_AT:] = 0
        words[GENERATION_AT] = self._generation
        prepare(self._arena.address, *packed.hands, rule_word(*position.rules[1:4]), NO_LIMIT)

    def _run(self, search: Callable[[], int], budget: Budget) -> bool:
        """Search in slices, looking at the clock between them; the table keeps what was found."""
        words = self._arena.words
        limit = NO_LIMIT if budget.nodes is None else budget.nodes
        if budget.seconds is None:
            words[LIMIT_AT] = limit
            search()
            return bool(words[STOPPED_AT] == 0)
        deadline = time.perf_counter() + budget.seconds
        slice_end = _SLICE
        while True:
            words[LIMIT_AT] = min(limit, slice_end)
            words[STOPPED_AT] = 0
            search()
            if words[STOPPED_AT] == 0:
                return True
            if slice_end >= limit or time.perf_counter() >= deadline:
                return False
            slice_end += 2 * slice_end

    def _objectives(self, position: Position) -> dict[Card, int]:
        names = relabelling(position.trump).to_card
        results = self._arena.words[VALUES_AT : VALUES_AT + 32]
        found = {
            names[card]: _for_mover(position, int(results[card]))
            for card in np.flatnonzero(results != ILLEGAL)
        }
        return dict(sorted(found.items()))


def _for_mover(position: Position, value: int) -> int:
    """Side 0's value as the objective of the side to move (the two sum to all points left)."""
    return value if position.seat & 1 == 0 else position.points_left - value
