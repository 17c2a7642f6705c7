"""Many worlds at once give what one at a time gives."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rebelote.kernel.batch import Batch
from rebelote.kernel.pack import Position
from rebelote.kernel.playout import playouts
from rebelote.kernel.solver import Solver
from rebelote.rules.cards import mask_of
from rebelote.rules.errors import RebeloteError
from tests.kernel.positions import four_hands


def some_worlds(rng: random.Random, position: Position, count: int) -> np.ndarray:
    """The other hands dealt anew."""
    seat = position.seat
    others = [s for s in range(4) if s != seat]
    pool = [c for s in others for c in range(32) if position.hands[s] >> c & 1]
    worlds = []
    for _ in range(count):
        rng.shuffle(pool)
        hands = list(position.hands)
        at = 0
        for other in others:
            size = position.hands[other].bit_count()
            hands[other] = mask_of(pool[at : at + size])
            at += size
        worlds.append(hands)
    return np.array(worlds, dtype=np.int64)


@pytest.mark.parametrize("threads", [1, 2])
def test_worlds_equal_single_solves(threads: int) -> None:
    rng = random.Random(threads)
    batch = Batch(threads)
    solver = Solver()
    for size in (4, 6, 7):
        position = four_hands(rng, size)
        worlds = some_worlds(rng, position, 20)
        found = batch.moves(position, worlds)
        assert found.finished.all()
        values, done = batch.values(position, worlds, position.seat % 2)
        assert done.all()
        for row, hands in enumerate(worlds):
            one, two, three, four = (int(hand) for hand in hands)
            solution = solver.moves(position._replace(hands=(one, two, three, four)))
            expected = [solution.objectives[card] for card in found.cards]
            assert found.objectives[row].tolist() == expected
            assert values[row] == max(expected)
    batch.close()


def test_progress_cancellation_and_budget() -> None:
    rng = random.Random(5)
    position = four_hands(rng, 8)._replace(won=0)
    worlds = some_worlds(rng, position, 40)
    seen: list[tuple[int, int]] = []
    batch = Batch(1)
    batch.moves(position, worlds, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (40, 40)
    stopped = batch.moves(position, worlds, cancelled=lambda: len(seen) > 0)
    assert not stopped.finished.any()
    short = batch.moves(position, worlds, nodes=20)
    assert not short.finished.any()


def test_the_hand_of_the_seat_to_move_is_known() -> None:
    position = four_hands(random.Random(1), 5)
    with pytest.raises(RebeloteError, match="same hand"):
        Batch(1).moves(position, np.array([[1, 2, 4, 8]], dtype=np.int64))


def test_playouts_are_seeded_and_within_what_play_allows() -> None:
    position = four_hands(random.Random(2), 8)._replace(won=0)
    first = playouts(position, 3000, seed=4)
    assert first == playouts(position, 3000, seed=4)
    assert first != playouts(position, 3000, seed=5)
    assert 0 < first.mean < 162


def test_a_forced_ending_has_one_playout() -> None:
    position = four_hands(random.Random(7), 1)
    solution = Solver().moves(position)
    objective = next(iter(solution.objectives.values()))
    value = objective if position.seat % 2 == 0 else position.points_left - objective
    assert playouts(position, 10).mean == value
