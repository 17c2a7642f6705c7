"""`decouverte` as it is played: nobody sees covered cards, so values are expectations.

Few unseen cards: the exact expectation (`chance_search`). More: `chance_tree` samples. Either way
both players decide on what is exposed, never on a card nobody has seen.
"""

from __future__ import annotations

import time
from math import perm
from typing import Final, NamedTuple

from rebelote.kernel.chance_memo import SCALE, TAG
from rebelote.kernel.chance_search import SOMETHING, expect_moves
from rebelote.kernel.chance_tree import NODE_WORDS, NODES, simulate
from rebelote.kernel.compiled import np
from rebelote.kernel.deck import LAST_TRICK, WORTH, relabelling
from rebelote.kernel.pile_arena import (
    CHANCE_AT,
    CHANCE_VALUES_AT,
    LIMIT_AT,
    STOPPED_AT,
    TABLE_AT,
    UNDER_AT,
    PileArena,
)
from rebelote.kernel.pile_drive import ILLEGAL
from rebelote.kernel.pile_table import GENERATIONS
from rebelote.kernel.piles import PackedPiles, Tableau, pack_piles
from rebelote.kernel.solver import NO_LIMIT
from rebelote.kernel.tableau import load_piles
from rebelote.rules.cards import FULL_PACK, Card, Mask, iterate
from rebelote.rules.errors import RebeloteError

EXACT_NODES: Final = 3_000_000
"""Positions after which `ChanceSolver.moves` gives up on an exact answer (under half a second)."""
MOST_DRAWS: Final = 200_000
"""Orders in which unseen cards may come up, beyond which there is no exact answer."""
ROUNDS: Final = 2000
"""Simulations of each legal card in a sampled expectation."""


class Expectation(NamedTuple):
    """Expected objectives (see `solver`) of the side to move, for each legal card."""

    finished: bool
    exact: bool
    objectives: dict[Card, float]
    errors: dict[Card, float]
    """Standard error of each, 0 where exact."""
    nodes: int
    seconds: float

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards with the best expectation, in increasing order; empty where unfinished."""
        if not self.finished or not self.objectives:
            return ()
        top = max(self.objectives.values())
        return tuple(card for card, value in self.objectives.items() if value == top)


class ChanceSolver:
    """Expectations of one position at a time, in memory of its own; keep one per thread."""

    def __init__(self) -> None:
        self._arena = PileArena()
        self._tree = np.zeros((NODES, NODE_WORDS), dtype=np.int64)
        self._tag = 0

    def moves(
        self,
        position: Tableau,
        unseen: Mask,
        *,
        at_once: bool = False,
        exact_nodes: int = EXACT_NODES,
        rounds: int = ROUNDS,
        seed: int = 0,
    ) -> Expectation:
        """The expectation of every legal card: exact where it is quick, else sampled.

        Exact where that takes at most ``exact_nodes``; ``rounds`` and ``seed`` are those of
        `sampled`. The choice depends on the position alone, never on the clock.
        """
        check_unseen(position, unseen)
        if perm(unseen.bit_count(), position.unknown) <= MOST_DRAWS:
            found = self.exact(position, unseen, at_once=at_once, nodes=exact_nodes)
            if found.finished:
                return found
        return self.sampled(position, unseen, at_once=at_once, rounds=rounds, seed=seed)

    def sampled(
        self,
        position: Tableau,
        unseen: Mask,
        *,
        at_once: bool = False,
        rounds: int = ROUNDS,
        seed: int = 0,
    ) -> Expectation:
        """A sampled expectation with its standard error (see `chance_tree`); seeded.

        ``rounds`` simulations for each legal card. The result depends on nothing else.
        """
        packed, hidden_cards = self._start(position, unseen, 1)
        info = packed.info | (1 << 13 if at_once else 0)
        self._tree[:] = 0
        totals = np.zeros((32, 3), dtype=np.float64)
        path = np.zeros(3 * 64, dtype=np.int64)
        began = time.perf_counter()
        shape = (packed.mask, packed.hidden, packed.blind, hidden_cards, info)
        simulate(self._arena.address, self._tree, path, totals, *shape, rounds, rounds // 2, seed)
        seconds = time.perf_counter() - began
        names = relabelling(position.trump).to_card
        total = expected_points(position, unseen)
        means: dict[Card, float] = {}
        errors: dict[Card, float] = {}
        for card in np.flatnonzero(totals[:, 0]):
            count, plain, squares = (float(number) for number in totals[card])
            mean = plain / count
            means[names[card]] = mean if position.seat == 0 else total - mean
            errors[names[card]] = (max(0.0, squares / count - mean * mean) / count) ** 0.5
        objectives = dict(sorted(means.items()))
        done = rounds * len(objectives)
        return Expectation(True, False, objectives, errors, done, seconds)

    def _start(self, position: Tableau, unseen: Mask, scale: int) -> tuple[PackedPiles, int]:
        """Put a position into the arena, with table tags of its own."""
        check_unseen(position, unseen)
        packed = pack_piles(position)
        hidden_cards = relabelling(position.trump).mask_to_kernel(unseen)
        words = self._arena.words
        self._tag = self._tag % (GENERATIONS - 1) + 1
        if self._tag == 1:  # tags may repeat: forget everything once
            words[TABLE_AT:] = 0
        load_piles(self._arena, packed, self._tag)
        for card in iterate(packed.blind):
            words[UNDER_AT + card] = SOMETHING
        words[CHANCE_AT + SCALE] = scale
        words[CHANCE_AT + TAG] = self._tag
        words[LIMIT_AT] = NO_LIMIT
        return packed, hidden_cards

    def exact(
        self, position: Tableau, unseen: Mask, *, at_once: bool = False, nodes: int | None = None
    ) -> Expectation:
        """The exact expectation of every legal card.

        ``unseen`` are the cards that may lie under the piles' unknown places: as many as there
        are places, or more where played cards are not told.
        ``at_once``: the card under a played one is turned up before the reply.
        """
        check_unseen(position, unseen)
        places = position.unknown
        scale = perm(unseen.bit_count(), places)
        if scale > MOST_DRAWS:
            raise RebeloteError(
                "too-many-unseen",
                message=f"exact expectation: {unseen.bit_count()} unseen cards for {places} places"
                " are too many; expected at most about six",
            )
        packed, hidden_cards = self._start(position, unseen, scale)
        names = relabelling(position.trump)
        words = self._arena.words
        words[LIMIT_AT] = NO_LIMIT if nodes is None else nodes
        info = packed.info | (1 << 13 if at_once else 0)
        began = time.perf_counter()
        expect_moves(
            self._arena.address, packed.mask, packed.hidden, packed.blind, hidden_cards, info
        )
        seconds = time.perf_counter() - began
        results = words[CHANCE_VALUES_AT : CHANCE_VALUES_AT + 32]
        total = expected_points(position, unseen)
        found = {}
        for card in np.flatnonzero(results != ILLEGAL):
            value = int(results[card]) / scale
            found[names.to_card[card]] = value if position.seat == 0 else total - value
        objectives = dict(sorted(found.items()))
        finished = int(words[STOPPED_AT]) == 0
        return Expectation(
            finished, True, objectives, dict.fromkeys(objectives, 0.0), self._arena.nodes, seconds
        )


def check_unseen(position: Tableau, unseen: Mask) -> None:
    """Raise `RebeloteError` unless the unseen cards fit the unknown places."""
    position.check()
    if unseen.bit_count() < position.unknown or unseen & position.cards or unseen & ~FULL_PACK:
        raise RebeloteError(
            "bad-unseen",
            message=f"{unseen.bit_count()} unseen cards for {position.unknown} unknown places:"
            " expected at least as many, none of them among the known ones",
        )


def expected_points(position: Tableau, unseen: Mask) -> float:
    """Points of all cards left, covered ones on average, and the last trick's 10."""
    names = relabelling(position.trump).to_kernel
    known = sum(WORTH[names[card]] for card in iterate(position.cards))
    covered = sum(WORTH[names[card]] for card in iterate(unseen))
    return LAST_TRICK + known + covered * position.unknown / max(1, unseen.bit_count())
