"""The solver against a search without one shortcut, on positions too large for the reference.

No table, no bounds, no blocks, no move order: alpha-beta over legal cards to the last one. What it
shares with the solver (legal sets, who wins a trick) is held equal to `rules` by other tests.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from rebelote.kernel.bits import lowest
from rebelote.kernel.compiled import compiled
from rebelote.kernel.deck import WORTH
from rebelote.kernel.legality import legal, rule_word
from rebelote.kernel.pack import pack_position
from rebelote.kernel.search import extend, last_value, next_trick, trick_value
from rebelote.kernel.solver import Solver
from tests.kernel.positions import four_hands

if TYPE_CHECKING:
    import numpy.typing as npt


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def plain(
    facts: npt.NDArray[np.int64], left: int, played: int, info: int, alpha: int, beta: int
) -> int:
    """Side 0's value; ``facts``: four hands, points of the 32 cards, the rule word."""
    if (info & 12) == 0 and left == 0:
        return last_value(info)
    seat = info & 3
    cards = facts[seat] & left
    if (info & 12) != 0:
        top = (info >> 6) & 31 if (played & 255) != 0 else -1
        holds = 1 if ((info >> 11) & 3) ^ seat == 2 else 0
        cards = legal(cards, (info >> 4) & 3, top, holds, facts[36])
    best = -10_000 if (seat & 1) == 0 else 10_000
    while cards != 0 and alpha < beta:
        card = lowest(cards)
        cards &= cards - 1
        after = extend(info, card, facts[4 + card])
        laid = played | 1 << card
        gained = 0 * seat
        if (after & 12) == 0:
            gained = trick_value(after)
            after = next_trick(after)
            laid = 0 * seat
        rest = left & ~(1 << card)
        value = gained + plain(facts, rest, laid, after, alpha - gained, beta - gained)
        if (seat & 1) == 0:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best


@pytest.mark.parametrize(("size", "count"), [(5, 40), (6, 25)])
def test_larger_positions_equal_a_search_without_shortcuts(size: int, count: int) -> None:
    rng = random.Random(60 + size)
    solver = Solver()
    for _ in range(count):
        position = four_hands(rng, size)
        packed = pack_position(position)
        rules = rule_word(*position.rules[1:4])
        facts = np.array([*packed.hands, *WORTH, rules], dtype=np.int64)
        left = packed.mask & ~packed.played
        value = plain(facts, left, packed.played, packed.info, -1000, 1000)
        best = max(solver.moves(position).objectives.values())
        assert (best if position.seat % 2 == 0 else position.points_left - best) == value, position
