"""Random legal play to the end of the deal, many times over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from rebelote.kernel.arena import points_table
from rebelote.kernel.bits import lowest, popcount
from rebelote.kernel.compiled import compiled
from rebelote.kernel.legality import legal, rule_word
from rebelote.kernel.pack import Position, pack_position
from rebelote.kernel.rng import advance, below, scramble
from rebelote.kernel.search import extend, last_value, next_trick, trick_value

if TYPE_CHECKING:
    import numpy.typing as npt


class Playouts(NamedTuple):
    """Result of random play; ``mean`` is side 0's value as the solver counts it."""

    count: int
    mean: float


def playouts(position: Position, count: int, seed: int = 0) -> Playouts:
    """Play ``count`` times at random from a position: uniform among legal cards, seeded."""
    position.check()
    packed = pack_position(position)
    hands = np.array(packed.hands, dtype=np.int64)
    rules = rule_word(*position.rules[1:4])
    total = run(hands, points_table(), packed.mask, packed.played, packed.info, rules, count, seed)
    return Playouts(count, total / max(count, 1))


@compiled("int64(int64, int64, int64)")
def nth(cards: int, count: int, state: int) -> int:
    """One of ``count`` cards at random."""
    for _ in range(below(state, count)):
        cards &= cards - 1
    return lowest(cards)


@compiled("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def run(
    hands: npt.NDArray[np.int64],
    worth: npt.NDArray[np.int64],
    mask: int,
    played: int,
    info: int,
    rules: int,
    count: int,
    seed: int,
) -> int:
    """Sum of side 0's values over ``count`` games; arguments as in `search`."""
    total = 0
    state = scramble(seed)
    for _ in range(count):
        left = mask & ~played
        trumps = played & 255
        now = info
        while left != 0:
            seat = now & 3
            place = (now >> 2) & 3
            cards = hands[seat] & left
            if place != 0:
                holds = 1 if ((now >> 11) & 3) == (seat ^ 2) and place > 1 else 0
                top = (now >> 6) & 31 if trumps != 0 else -1
                cards = legal(cards, (now >> 4) & 3, top, holds, rules)
            card = lowest(cards)
            if (cards & (cards - 1)) != 0:
                state = advance(state)
                card = nth(cards, popcount(cards), state)
            left ^= 1 << card
            if card < 8:
                trumps = 1
            now = extend(now, card, worth[card])
            if place == 3:
                total += trick_value(now)
                now = next_trick(now)
                trumps = 0
        total += last_value(now)
    return total
