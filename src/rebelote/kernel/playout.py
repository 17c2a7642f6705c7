"""Random legal play to the end of the deal, many times over."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from rebelote.kernel.bits import lowest, popcount
from rebelote.kernel.compiled import compiled
from rebelote.kernel.deck import CAPOT_BONUS, LAST_TRICK, WORTH
from rebelote.kernel.legality import legal, rule_word
from rebelote.kernel.pack import Position, pack_position
from rebelote.kernel.rng import advance, scramble

if TYPE_CHECKING:
    import numpy.typing as npt


class Playouts(NamedTuple):
    """Result of random play; ``mean`` is side 0's value as the solver counts it."""

    games: int
    mean: float


def playouts(position: Position, count: int, seed: int = 0) -> Playouts:
    """Play ``count`` times at random from a position: uniform among legal cards, seeded."""
    position.check()
    packed = pack_position(position)
    hands = np.array(packed.hands, dtype=np.int64)
    rules = rule_word(*position.rules[1:4])
    shape = (packed.mask, packed.played, packed.info, rules)
    total = run(hands, _tables(), *shape, count, seed)
    return Playouts(count, total / max(count, 1))


@cache
def _tables() -> npt.NDArray[np.int64]:
    """Points of the 32 cards, then for each 8-bit set the index of its n-th card, n = 0..7."""
    table = np.zeros(32 + 256 * 8, dtype=np.int64)
    table[:32] = WORTH
    for held in range(256):
        bits = [bit for bit in range(8) if held >> bit & 1]
        table[32 + 8 * held : 32 + 8 * held + len(bits)] = bits
    return table


@compiled("int64(int64[::1], int64, int64)")
def draw(tables: npt.NDArray[np.int64], cards: int, state: int) -> int:
    """One of the cards at random, each as likely (to one in 2**29)."""
    shift = lowest(cards) & 24
    held = cards >> shift
    index = (((state >> 32) & 0xFFFFFFFF) * popcount(held)) >> 32
    while held > 255:  # not all of one suit
        here = popcount(held & 255)
        if index < here:
            break
        index -= here
        held >>= 8
        shift += 8
    return shift + int(tables[32 + 8 * (held & 255) + index])


@compiled("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def run(
    hands: npt.NDArray[np.int64],
    tables: npt.NDArray[np.int64],
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
    trumped = played & 255
    for _ in range(count):
        left = mask & ~played
        seat = info & 3
        place = (info >> 2) & 3
        lead = (info >> 4) & 3
        best = (info >> 6) & 31
        winner = (info >> 11) & 3
        points = (info >> 13) & 63
        won = (info >> 19) & 3
        top = best if trumped != 0 else -1
        while left != 0:
            cards = hands[seat] & left
            if (cards & (cards - 1)) == 0:  # the last trick: nothing to choose, nothing to draw
                card = lowest(cards)
                beats = (card >> 3 == best >> 3 and card > best) or (card < 8 and best >= 8)
                if place == 0 or beats:
                    best = card
                    winner = seat
            elif place == 0:
                state = advance(state)
                card = draw(tables, cards, state)
                lead = card >> 3
                best = card
                winner = seat
            else:
                state = advance(state)
                holds = 1 if (winner ^ seat) == 2 else 0
                cards = legal(cards, lead, top, holds, rules)
                card = draw(tables, cards, state)
                if (card >> 3 == best >> 3 and card > best) or (card < 8 and best >= 8):
                    best = card
                    winner = seat
            if best < 8:
                top = best
            points += tables[card]
            left ^= 1 << card
            place += 1
            seat = (seat + 1) & 3
            if place == 4:
                total += points * (1 - (winner & 1))
                won |= 1 << (winner & 1)
                points = 0
                place = 0
                seat = winner
                top = -1
        total += LAST_TRICK * (1 - (winner & 1))
        if won == 1:
            total += CAPOT_BONUS
        elif won == 2:
            total -= CAPOT_BONUS
    return total
