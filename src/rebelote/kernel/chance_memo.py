"""Expectations found so far, for every position of the same shape, as `pile_table` has values.

The shape of a position of `chance_search`, at the start of a trick: in each suit the cards that may
still come into play, from the weakest up, belong to the same owners or are unseen at the same
places, cards of the same places cover unseen ones, and leader and capot flags agree. Draws are
paired with draws of the same place, each as likely, so two such positions are the same game but for
what the cards are worth, and a card worth d more adds at most d to seat 0's expectation, takes
nothing away, and does neither where it never comes up.

Where known cards are covered too, the shape does not tell which: an entry then serves the same set
of cards alone, from which, as in the whole of a search, it follows.

An entry is four words. Owners (36 bits, as in `pile_table`) | leader (1) | flags (2) | known cards
covered (1) | tag of the root (24). Places of unseen cards (32) | places of cards on them (32).
Scaled bounds: best card (5, as in `table.relative`) << 56 | low + `HALF` (28) | high + `HALF` (28).
The cards that may still come into play.
"""

from __future__ import annotations

from typing import Final

from rebelote.kernel.bits import load, popcount, store
from rebelote.kernel.compiled import compiled
from rebelote.kernel.pile_arena import (
    CHANCE_AT,
    MEMO_AT,
    MEMO_BUCKETS,
    MEMO_WAYS,
    OWNED_AT,
)
from rebelote.kernel.pile_table import places, slack

#: Words from `CHANCE_AT` on.
SCALE: Final = 0
TAG: Final = 1
ENTRY: Final = 4
HALF: Final = 1 << 27
WIDE: Final = (1 << 28) - 1
_NO_MOVE = 31
_COVERED = 1 << 39
_LOW32 = (1 << 32) - 1


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64)")
def memo_key(
    base: int, mask: int, hidden: int, blind: int, unseen: int, info: int
) -> tuple[int, int]:
    """The first two words of an entry (see the module)."""
    live = mask | unseen
    owners = places(base, load(base, OWNED_AT) & mask, live)
    key = owners & 255 | 1 << popcount(live & 255)
    key |= (owners >> 8 & 255 | 1 << popcount(live & 0xFF00)) << 9
    key |= (owners >> 16 & 255 | 1 << popcount(live & 0xFF0000)) << 18
    key |= (owners >> 24 | 1 << popcount(live >> 24)) << 27
    key |= (info & 1) << 36 | ((info >> 7) & 3) << 37
    if hidden != 0:
        key |= _COVERED
    key |= load(base, CHANCE_AT + TAG) << 40
    return key, places(base, unseen, live) | places(base, blind, live) << 32


@compiled("int64(int64, int64)")
def memo_bucket(key: int, more: int) -> int:
    """First word of a key's bucket."""
    mixed = ((key & ((1 << 40) - 1)) ^ more * 0x2545F4914F6CDD1D) * 0x1E3779B97F4A7C15
    mixed ^= (mixed >> 31) & 0x1FFFFFFFF
    mixed *= 0x3F58476D1CE4E5B9
    return MEMO_AT + ((mixed >> 38) & (MEMO_BUCKETS - 1)) * (ENTRY * MEMO_WAYS)


@compiled("int64(int64, int64, int64, int64)")
def recall(base: int, live: int, key: int, more: int) -> int:
    """All that is known, as a word of bounds."""
    low = 0
    high = WIDE
    move = _NO_MOVE
    scale = load(base, CHANCE_AT + SCALE)
    bucket = memo_bucket(key, more)
    for way in range(MEMO_WAYS):
        slot = bucket + ENTRY * way
        if load(base, slot) == key and load(base, slot + 1) == more:
            other = load(base, slot + 3)
            bounds = load(base, slot + 2)
            if other == live:
                low = max(low, (bounds >> 28) & WIDE)
                high = min(high, bounds & WIDE)
                move = bounds >> 56
            elif (key & _COVERED) == 0:
                low = max(low, ((bounds >> 28) & WIDE) - scale * slack(base, other, live))
                high = min(high, (bounds & WIDE) + scale * slack(base, live, other))
                if move == _NO_MOVE:
                    move = bounds >> 56
    return move << 56 | low << 28 | high


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def keep(base: int, live: int, key: int, more: int, low: int, high: int, move: int) -> int:
    """Store bounds, offset by `HALF`, as `pile_table.remember` does. Returns 0."""
    bucket = memo_bucket(key, more)
    chosen = bucket
    fewest = 99
    for way in range(MEMO_WAYS):
        slot = bucket + ENTRY * way
        held = load(base, slot)
        other = load(base, slot + 3)
        if held == key and load(base, slot + 1) == more and other == live:
            bounds = load(base, slot + 2)
            low = max(low, (bounds >> 28) & WIDE)
            high = min(high, bounds & WIDE)
            chosen = slot
            break
        left = popcount(other)
        if (held >> 40) != (key >> 40):
            left = 0
        if left < fewest:
            fewest = left
            chosen = slot
    store(base, chosen, key)
    store(base, chosen + 1, more)
    store(base, chosen + 2, move << 56 | low << 28 | high)
    store(base, chosen + 3, live)
    return 0
