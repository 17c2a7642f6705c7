"""Exact values over two tableaux from `pile_search`, as `drive` does for four players."""

from __future__ import annotations

from typing import Final

from rebelote.kernel.bits import load, lowest, store
from rebelote.kernel.compiled import compiled
from rebelote.kernel.pile_arena import OWNED_AT, STOPPED_AT, UNDER_AT, VALUES_AT, WORTH_AT
from rebelote.kernel.pile_search import beats, replies, search, worth_of

#: In `pile_arena.VALUES_AT`: this card may not be played.
ILLEGAL: Final = -32768
FIRST_STEP: Final = 16
NEXT_STEP: Final = 4


@compiled("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def within(
    base: int, mask: int, hidden: int, info: int, guess: int, step: int, low: int, high: int
) -> int:
    """The value where it lies from ``low`` to ``high``, else the nearer of these or beyond it."""
    below = False
    above = False
    beta = guess
    while low < high:
        if below and above:
            beta = (low + high + 1) >> 1
        beta = max(low + 1, min(high, beta))
        value = search(base, mask, hidden, info, beta)
        if load(base, STOPPED_AT) != 0:
            return low
        if value >= beta:
            low = value
            below = True
            beta = value + step
        else:
            high = value
            above = True
            beta = value - step + 1
        step *= 2
    return low


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def settle(base: int, mask: int, hidden: int, info: int, guess: int, step: int) -> int:
    """The exact value, by null windows as in `drive.settle`."""
    low = guess * 0 - 90
    return within(base, mask, hidden, info, guess, step, low, worth_of(base, mask) + 100)


@compiled("int64(int64, int64)")
def guess_value(base: int, mask: int) -> int:
    """Where to begin: seat 0's share of the points left, by points and trumps held."""
    total = worth_of(base, mask) + 10
    mine = load(base, OWNED_AT) & mask
    theirs = mask & ~mine
    first = worth_of(base, mine) + 2 * worth_of(base, mine & 255) + 5
    second = worth_of(base, theirs) + 2 * worth_of(base, theirs & 255) + 5
    return (total * first) // (first + second)


@compiled("int64(int64, int64, int64, int64)")
def value_of(base: int, mask: int, hidden: int, info: int) -> int:
    """Exact value of a position with at least one card still to play."""
    step = mask * 0 + FIRST_STEP
    return settle(base, mask, hidden, info, guess_value(base, mask), step)


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def after_move(
    base: int, mask: int, hidden: int, info: int, card: int, guess: int, step: int
) -> int:
    """Exact value of a position once ``card`` is played."""
    if (info & 2) == 0:
        return settle(base, mask, hidden, (info ^ 3) | card << 2, guess, step)
    led = (info >> 2) & 31
    winner = info & 1 if beats(card, led) != 0 else 1 - (info & 1)
    won = (info >> 7) & 3 | 1 << winner
    rest = mask & ~(1 << card) & ~(1 << led)
    gained = load(base, WORTH_AT + card) + load(base, WORTH_AT + led)
    if rest == 0:
        gained += 10
    if winner != 0:
        gained = 0
    if rest == 0:
        if won == 1:
            gained += 90
        elif won == 2:
            gained -= 90
        return gained
    turned = load(base, UNDER_AT + card) | load(base, UNDER_AT + led)
    return gained + settle(base, rest, hidden & ~turned, winner | won << 7, guess - gained, step)


@compiled("int64(int64, int64, int64, int64)")
def all_moves(base: int, mask: int, hidden: int, info: int) -> int:
    """Write the exact value after each card at `VALUES_AT`; `ILLEGAL` for the rest.

    Returns how many legal cards have their value: all of them unless the node limit was passed.
    """
    for card in range(32):
        store(base, VALUES_AT + card, ILLEGAL)
    cards = load(base, OWNED_AT + (info & 1)) & mask & ~hidden
    if (info & 2) != 0:
        cards = replies(cards, (info >> 2) & 31)
    guess = guess_value(base, mask)
    step = guess * 0 + FIRST_STEP
    done = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = after_move(base, mask, hidden, info, card, guess, step)
        if load(base, STOPPED_AT) != 0:
            return done
        store(base, VALUES_AT + card, value)
        guess = value
        step = guess * 0 + NEXT_STEP
        done += 1
    return done
