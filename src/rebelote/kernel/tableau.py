"""Exact values for two tableaux with all cards known (`decouverte`).

Nobody at a table knows covered cards: this is for analysis once they are known, and for the ends of
deals in `chance`, where nothing is covered any more. Objectives are as in `solver`.
"""

from __future__ import annotations

import time

from rebelote.kernel.compiled import np
from rebelote.kernel.deck import relabelling
from rebelote.kernel.pile_arena import (
    COVERS_AT,
    GENERATION_AT,
    LIMIT_AT,
    NODES_AT,
    OWNED_AT,
    STOPPED_AT,
    TABLE_AT,
    UNDER_AT,
    VALUES_AT,
    PileArena,
)
from rebelote.kernel.pile_drive import ILLEGAL, all_moves, value_of
from rebelote.kernel.pile_table import GENERATIONS, LINK_BITS
from rebelote.kernel.piles import PackedPiles, Tableau, pack_piles, points_left
from rebelote.kernel.solver import NO_LIMIT, Budget, Solution
from rebelote.rules.cards import Card
from rebelote.rules.errors import RebeloteError


class TableauSolver:
    """Solves one position at a time in memory of its own; keep one per thread."""

    def __init__(self) -> None:
        self._arena = PileArena()
        self._generation = 0

    def moves(self, position: Tableau, budget: Budget | None = None) -> Solution:
        """The exact value of every legal card, all covered cards being known."""
        packed = self._prepare(position)
        limit = budget.nodes if budget is not None and budget.nodes is not None else NO_LIMIT
        deadline = None if budget is None else budget.seconds
        words = self._arena.words
        began = time.perf_counter()
        slice_end = limit if deadline is None else min(limit, 1 << 18)
        while True:
            words[LIMIT_AT] = slice_end
            words[STOPPED_AT] = 0
            all_moves(self._arena.address, packed.mask, packed.hidden, packed.info)
            seconds = time.perf_counter() - began
            finished = bool(words[STOPPED_AT] == 0)
            if finished or slice_end >= limit or (deadline is not None and seconds >= deadline):
                break
            slice_end = min(limit, 3 * slice_end)
        return Solution(finished, self._objectives(position), self._arena.nodes, seconds)

    def value(self, position: Tableau) -> int:
        """The objective of the side to move under best play by both."""
        packed = self._prepare(position)
        self._arena.words[LIMIT_AT] = NO_LIMIT
        value = value_of(self._arena.address, packed.mask, packed.hidden, packed.info)
        return int(value) if position.seat == 0 else points_left(position) - int(value)

    def _prepare(self, position: Tableau) -> PackedPiles:
        position.check()
        if position.unknown:
            raise RebeloteError(
                "unknown-cards",
                message="expected every covered card to be known; unknown ones need `chance`",
            )
        packed = pack_piles(position)
        self._generation += 1
        load_piles(self._arena, packed, self._generation)
        return packed

    def _objectives(self, position: Tableau) -> dict[Card, int]:
        names = relabelling(position.trump).to_card
        results = self._arena.words[VALUES_AT : VALUES_AT + 32]
        total = points_left(position)
        found = {}
        for card in np.flatnonzero(results != ILLEGAL):
            value = int(results[card])
            found[names[card]] = value if position.seat == 0 else total - value
        return dict(sorted(found.items()))


def load_piles(arena: PileArena, packed: PackedPiles, generation: int) -> None:
    """Put a position into an arena, its table entries marked by ``generation`` (from 1 on)."""
    words = arena.words
    tag = generation % GENERATIONS
    if tag == 0:  # tags would repeat: forget everything once
        words[TABLE_AT:] = 0
    words[OWNED_AT : OWNED_AT + 2] = packed.owned
    words[UNDER_AT : UNDER_AT + 32] = packed.under
    words[COVERS_AT] = sum(1 << card for card, under in enumerate(packed.under) if under)
    words[GENERATION_AT] = tag << LINK_BITS
    words[NODES_AT] = 0
    words[STOPPED_AT] = 0
