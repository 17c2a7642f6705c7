"""From "is it at least so much?" to exact values: null windows around a guess."""

from __future__ import annotations

from typing import Final

from rebelote.kernel.arena import HANDS_AT, STOPPED_AT, VALUES_AT, WORTH_AT
from rebelote.kernel.bits import load, lowest, popcount, store
from rebelote.kernel.bounds import points_of
from rebelote.kernel.compiled import compiled
from rebelote.kernel.search import extend, last_value, movable, next_trick, search, trick_value

#: In `arena.VALUES_AT`: this card may not be played.
ILLEGAL: Final = -32768
#: First step of the windows: from a rough guess, and from a sibling's value.
FIRST_STEP: Final = 16
NEXT_STEP: Final = 2


@compiled("int64(int64, int64, int64)")
def strength(base: int, mask: int, side: int) -> int:
    """A rough measure of what a side's cards are good for, in points (see `guess_value`)."""
    first = load(base, HANDS_AT + side) & mask
    second = load(base, HANDS_AT + side + 2) & mask
    own = first | second
    total = 8 + 11 * max(popcount(first & 255), popcount(second & 255))
    total += 60 * ((own >> 7) & 1) + 26 * ((own >> 6) & 1) + 12 * ((own >> 5) & 1)
    total += 4 * ((own >> 4) & 1) + 4 * ((own >> 3) & 1)
    total += 31 * popcount(own & 0x80808000) + 5 * popcount(own & 0x40404000)
    return total


@compiled("int64(int64, int64, int64, int64)")
def guess_value(base: int, mask: int, played: int, info: int) -> int:
    """Where to begin: side 0's share of the points left, by the strength of the cards left."""
    total = points_of(base, mask & ~played) + 10
    left = mask & ~played
    mine = strength(base, left, 0)
    theirs = strength(base, left, 1)
    if (info & 1) == 0:
        mine += 9
    else:
        theirs += 9
    share = (total * mine) // (mine + theirs)
    if ((info >> 11) & 1) == 0:
        share += (info >> 13) & 63
    return share


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def settle(base: int, mask: int, played: int, info: int, guess: int, step: int) -> int:
    """The exact value of a position (meaningless once `STOPPED_AT` is set).

    Windows start at the guess and move by ``step``, doubled each time, until the value is
    bracketed, then the bracket is halved: values are integers, so it ends.
    """
    low = guess * 0 - 90
    high = points_of(base, mask) + 100
    bracketed_below = False
    bracketed_above = False
    beta = guess
    while low < high:
        if bracketed_below and bracketed_above:
            beta = (low + high + 1) >> 1
        beta = max(low + 1, min(high, beta))
        value = search(base, mask, played, info, beta)
        if load(base, STOPPED_AT) != 0:
            return low
        if value >= beta:
            low = value
            bracketed_below = True
            beta = value + step
        else:
            high = value
            bracketed_above = True
            beta = value - step + 1
        step *= 2
    return low


@compiled("int64(int64, int64, int64, int64, int64)")
def after_move(base: int, mask: int, played: int, info: int, card: int) -> int:
    """Exact value of a position once ``card`` is played."""
    worth = load(base, WORTH_AT + card)
    after = extend(info, card, worth)
    with_card = played | 1 << card
    if (info & 12) != 12:
        return settle(
            base, mask, with_card, after, load(base, VALUES_AT + 32), load(base, VALUES_AT + 33)
        )
    gained = trick_value(after)
    after = next_trick(after)
    rest = mask & ~with_card
    if rest == 0:
        return gained + last_value(after)
    return gained + settle(
        base, rest, rest & 0, after, load(base, VALUES_AT + 32) - gained, load(base, VALUES_AT + 33)
    )


@compiled("int64(int64, int64, int64, int64)")
def value_of(base: int, mask: int, played: int, info: int) -> int:
    """Exact value of a position with at least one card still to play."""
    return settle(
        base, mask, played, info, guess_value(base, mask, played, info), info * 0 + FIRST_STEP
    )


@compiled("int64(int64, int64, int64, int64)")
def all_moves(base: int, mask: int, played: int, info: int) -> int:
    """Write the exact value after each card at `VALUES_AT`; `ILLEGAL` for the rest.

    Returns how many legal cards have their value: all of them unless the node limit was passed.
    Equal neighbours (see `order`) share one search; each value is the next search's guess.
    """
    for card in range(32):
        store(base, VALUES_AT + card, ILLEGAL)
    cards = movable(base, mask, played, info)
    hand = load(base, HANDS_AT + (info & 3)) & mask
    others = mask & ~hand
    store(base, VALUES_AT + 32, guess_value(base, mask, played, info))
    store(base, VALUES_AT + 33, FIRST_STEP)
    done = 0
    before = -1
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        same = before >= 0 and (before >> 3) == (card >> 3)
        if same:
            between = others & ((1 << card) - 1) & ~((1 << before) - 1)
            same = between == 0
            same = same and load(base, WORTH_AT + card) == load(base, WORTH_AT + before)
        if same:
            value = load(base, VALUES_AT + before)
        else:
            value = after_move(base, mask, played, info, card)
            if load(base, STOPPED_AT) != 0:
                return done
            store(base, VALUES_AT + 32, value)
            store(base, VALUES_AT + 33, NEXT_STEP)
        store(base, VALUES_AT + card, value)
        before = card
        done += 1
    return done
