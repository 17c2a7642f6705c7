"""Many worlds times all moves in one call: arrays in, arrays out, on every core.

    values = Batch().moves(position, worlds)      # worlds: int64[n, 4], hands as masks of cards
    values.objectives.mean(axis=0)                # one number a card

Worlds are independent, so they are shared out in small pieces among threads; the compiled code
holds no lock of Python. Values are exact, hence the same whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import NamedTuple

from rebelote.kernel.arena import (
    GENERATION_AT,
    STOPPED_AT,
    TABLE_AT,
    VALUES_AT,
    Arena,
    prepare,
)
from rebelote.kernel.bits import load, lowest, store
from rebelote.kernel.compiled import compiled, np, npt
from rebelote.kernel.deck import relabelling
from rebelote.kernel.drive import ILLEGAL, all_moves, value_of
from rebelote.kernel.legality import rule_word
from rebelote.kernel.pack import Position, pack_position
from rebelote.kernel.solver import NO_LIMIT
from rebelote.kernel.table import GENERATIONS
from rebelote.rules.cards import Card, iterate
from rebelote.rules.errors import RebeloteError
from rebelote.rules.play import legal_in_trick

Worlds = npt.NDArray[np.int64]
"""``[n, 4]``: for each world the four hands, as masks of cards."""

_PIECE = 8
"""Worlds solved between two looks at progress and cancellation."""


class WorldValues(NamedTuple):
    """Objectives (see `solver`) of the side to move, a row a world, a column a legal card."""

    cards: tuple[Card, ...]
    objectives: npt.NDArray[np.int64]
    finished: npt.NDArray[np.bool_]
    """False for worlds that ran out of nodes, or were not begun when the caller cancelled."""


class Batch:
    """Solves worlds on several threads, with memory that is reused from call to call."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or len(os.sched_getaffinity(0))
        self._arenas: SimpleQueue[Arena] = SimpleQueue()
        for _ in range(self.threads):
            self._arenas.put(Arena())
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def moves(
        self,
        position: Position,
        worlds: Worlds,
        *,
        nodes: int | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> WorldValues:
        """Exact objective of each legal card in each world.

        ``position`` tells everything but the hands of others; the hand of the seat to move must
        be the same in every world. ``nodes`` caps the work on one world. ``progress(done, total)``
        and ``cancelled()`` are called between pieces of a few worlds.
        """
        seat = position.seat
        hand = position.hands[seat]
        if not bool((worlds[:, seat] == hand).all()):
            raise RebeloteError(
                "bad-worlds",
                message="bad worlds: the seat to move must hold the same hand in each of them",
            )
        cards = tuple(iterate(legal_in_trick(hand, position.trick, position.trump, position.rules)))
        results = self._solve(position, worlds, 32, nodes, progress, cancelled)
        picked = results[:, list(cards)]
        finished = (picked != ILLEGAL).all(axis=1)
        return WorldValues(cards, _for_side(position, picked, seat & 1), finished)

    def values(
        self,
        position: Position,
        worlds: Worlds,
        side: int,
        *,
        nodes: int | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
        """A side's objective in each world under best play by all, and which are finished.

        Here every hand may differ from world to world, as before a call.
        """
        results = self._solve(position, worlds, 1, nodes, progress, cancelled)[:, 0]
        return _for_side(position, results, side), results != ILLEGAL

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _solve(
        self,
        position: Position,
        worlds: Worlds,
        columns: int,
        nodes: int | None,
        progress: Callable[[int, int], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> npt.NDArray[np.int64]:
        total = len(worlds)
        results = np.full((total, columns), ILLEGAL, dtype=np.int64)
        plan = _plan(position, nodes)
        hands = np.ascontiguousarray(worlds, dtype=np.int64)
        done: SimpleQueue[int] = SimpleQueue()

        def piece(start: int) -> None:
            if cancelled is not None and cancelled():
                return
            stop = min(start + _PIECE, total)
            arena = self._arenas.get()
            try:
                _fresh(arena, stop - start)
                solve_worlds(arena.address, hands[start:stop], plan, results[start:stop])
            finally:
                self._arenas.put(arena)
            done.put(stop - start)

        starts = range(0, total, _PIECE)
        work = map(piece, starts) if self._pool is None else self._pool.map(piece, starts)
        finished = 0
        for _ in work:
            while not done.empty():
                finished += done.get()
            if progress is not None:
                progress(finished, total)
        return results


def _plan(position: Position, nodes: int | None) -> npt.NDArray[np.int64]:
    """What all worlds share, as `solve_worlds` takes it."""
    packed = pack_position(position)
    names = relabelling(position.trump)
    laid = [0, 0, 0, 0]
    for step, card in enumerate(position.trick):
        laid[(position.leader + step) & 3] = 1 << names.to_kernel[card]
    rules = rule_word(*position.rules[1:4])
    shared = [packed.played, packed.info, rules, NO_LIMIT if nodes is None else nodes, *laid]
    return np.array([*shared, *names.to_kernel, *names.to_card], dtype=np.int64)


def _for_side(
    position: Position, values: npt.NDArray[np.int64], side: int
) -> npt.NDArray[np.int64]:
    """Side 0's values as a side's objective: the two sum to all points left."""
    return values if side == 0 else position.points_left - values


def _fresh(arena: Arena, worlds: int) -> None:
    """Make sure that the next generation tags are unused."""
    if int(arena.words[GENERATION_AT]) + worlds >= GENERATIONS:
        arena.words[GENERATION_AT] = 0
        arena.words[TABLE_AT:] = 0


@compiled("int64(int64, int64[:,::1], int64[::1], int64[:,::1])")
def solve_worlds(
    base: int,
    hands: npt.NDArray[np.int64],
    plan: npt.NDArray[np.int64],
    results: npt.NDArray[np.int64],
) -> int:
    """Solve each row of ``hands``; side 0's values into ``results`` (`ILLEGAL` if unfinished).

    With 32 columns: the value after each card. With one: the value. Returns 0.
    """
    played = plan[0]
    info = plan[1]
    owned = plan[4:8].copy()
    for world in range(hands.shape[0]):
        for seat in range(4):
            owned[seat] = plan[4 + seat]
            rest = hands[world, seat]
            while rest != 0:
                owned[seat] |= 1 << plan[8 + lowest(rest)]
                rest &= rest - 1
        store(base, GENERATION_AT, load(base, GENERATION_AT) + 1)
        prepare(base, owned[0], owned[1], owned[2], owned[3], plan[2], plan[3])
        mask = owned[0] | owned[1] | owned[2] | owned[3]
        if results.shape[1] == 1:
            value = value_of(base, mask, played, info)
            if load(base, STOPPED_AT) == 0:
                results[world, 0] = value
        else:
            all_moves(base, mask, played, info)
            for card in range(32):
                results[world, plan[40 + card]] = load(base, VALUES_AT + card)
    return 0
