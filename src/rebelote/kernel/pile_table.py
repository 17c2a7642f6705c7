"""The transposition table of two tableaux: bounds for one position serve every one of its shape.

Two positions at the start of a trick have the same *shape* when in each suit the cards left, from
the weakest up, belong to the same owners, leader and capot flags agree, and cards of the same
places (suit, number of cards below it) cover cards of the same places. They are then the same game
but for what the cards are worth: what may be played, who wins, and what comes up when depend on
order, owners and covers alone. So `table`'s bounds hold: pair the cards of equal places, and a card
worth d more adds at most d to seat 0's value and takes nothing away.

Owners are part of the shape, so one table serves all deals of unseen cards that `chance_search`
looks at.

What covers what is told by a third word:

- nothing covered: 0;
- one card covered: its place and that of the card on it, which is all there is to tell;
- more: the set of covered cards itself, and the places of these and of those on them. Which card is
  on which never changes in a deal, so with the same cards covered the same cards cover them; with
  equal places each of them is paired with itself, hence each link with itself. (One link may differ
  between `chance_search`'s deals: that of the last unseen card. The card on it is then in the key.)

An entry is four words. Key: owners (36 bits: a suit's 9 are its cards' owners above a leading 1) |
leader (1) | flags (2) | more than one covered (1) | generation (24). What covers what. Value: the
set (32 bits) | low + 128 (9) | high + 128 (9) | best card (5, as suit and number of cards above).
The last word is unused: an entry never straddles two cache lines.
"""

from __future__ import annotations

from typing import Final

from rebelote.kernel.bits import load, load_byte, popcount, store
from rebelote.kernel.compiled import compiled
from rebelote.kernel.pile_arena import (
    COVERS_AT,
    GENERATION_AT,
    OWNED_AT,
    PLACE_BYTES_AT,
    SLACK_BYTES_AT,
    TABLE_AT,
    TABLE_BUCKETS,
    TABLE_WAYS,
)
from rebelote.kernel.table import absolute as absolute
from rebelote.kernel.table import relative as relative

ENTRY: Final = 4
#: Bits of the generation word for `UNDER_LAST`.
LINK_BITS: Final = 6
GENERATIONS: Final = 1 << 18
_LOW32 = (1 << 32) - 1
_MANY = 1 << 39
_NO_MOVE = 31


@compiled("int64(int64, int64, int64)")
def places(base: int, cards: int, mask: int) -> int:
    """``cards``, a part of ``mask``, by place: in each suit bit i for the i-th card of ``mask``."""
    table = base + PLACE_BYTES_AT
    return (
        load_byte(table, (mask & 255) << 8 | (cards & 255))
        | load_byte(table, (mask & 0xFF00) | ((cards >> 8) & 255)) << 8
        | load_byte(table, ((mask >> 8) & 0xFF00) | ((cards >> 16) & 255)) << 16
        | load_byte(table, ((mask >> 16) & 0xFF00) | ((cards >> 24) & 255)) << 24
    )


@compiled("int64(int64, int64, int64, int64, int64)")
def key_of(base: int, mask: int, hidden: int, leader: int, won: int) -> int:
    """The first word of a key (see the module)."""
    owners = places(base, load(base, OWNED_AT) & mask, mask)
    key = owners & 255 | 1 << popcount(mask & 255)
    key |= (owners >> 8 & 255 | 1 << popcount(mask & 0xFF00)) << 9
    key |= (owners >> 16 & 255 | 1 << popcount(mask & 0xFF0000)) << 18
    key |= (owners >> 24 | 1 << popcount(mask >> 24)) << 27
    key |= leader << 36 | won << 37
    generation = load(base, GENERATION_AT)
    if (hidden & (hidden - 1)) == 0:
        return key | (generation >> LINK_BITS) << (40 + LINK_BITS)
    return key | _MANY | generation << 40


@compiled("int64(int64, int64, int64)")
def covers_of(base: int, mask: int, hidden: int) -> int:
    """The second word of a key: what covers what."""
    if hidden == 0:
        return hidden
    covering = load(base, COVERS_AT) & mask
    if (hidden & (hidden - 1)) == 0:
        return places(base, covering, mask) << 32 | places(base, hidden, mask)
    return places(base, covering | hidden, mask) << 32 | hidden


@compiled("int64(int64, int64)")
def bucket_of(key: int, covers: int) -> int:
    """First word of a key's bucket."""
    mixed = ((key & ((1 << 40) - 1)) ^ covers * 0x2545F4914F6CDD1D) * 0x1E3779B97F4A7C15
    mixed ^= (mixed >> 29) & ((1 << 35) - 1)
    mixed *= 0x3F58476D1CE4E5B9
    return TABLE_AT + ((mixed >> 38) & (TABLE_BUCKETS - 1)) * (ENTRY * TABLE_WAYS)


@compiled("int64(int64, int64, int64)")
def slack(base: int, first: int, second: int) -> int:
    """Sum of max(0, worth in ``first`` - worth in ``second``) over paired cards."""
    trump = base + SLACK_BYTES_AT
    plain = trump + 65536
    return (
        load_byte(trump, (first & 255) << 8 | (second & 255))
        + load_byte(plain, (first & 0xFF00) | ((second >> 8) & 255))
        + load_byte(plain, ((first >> 8) & 0xFF00) | ((second >> 16) & 255))
        + load_byte(plain, ((first >> 16) & 0xFF00) | ((second >> 24) & 255))
    )


@compiled("int64(int64, int64, int64, int64)")
def probe(base: int, mask: int, key: int, covers: int) -> int:
    """All the table knows: best card (as `relative`; 31: none) << 32 | low << 16 | high.

    Bounds are offset by 128; where nothing is known they are those of an open interval.
    """
    low = 0
    high = 511
    move = _NO_MOVE
    bucket = bucket_of(key, covers)
    for way in range(TABLE_WAYS):
        slot = bucket + ENTRY * way
        if load(base, slot) == key and load(base, slot + 1) == covers:
            value = load(base, slot + 2)
            other = value & _LOW32
            at_least = (value >> 32) & 511
            at_most = (value >> 41) & 511
            if other != mask:
                at_least -= slack(base, other, mask)
                at_most += slack(base, mask, other)
            low = max(low, at_least)
            high = min(high, at_most)
            move = value >> 50
    return move << 32 | low << 16 | high


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def remember(base: int, mask: int, key: int, covers: int, low: int, high: int, move: int) -> int:
    """Store bounds (offset by 128) for exactly this set; ``move`` as `relative` gives it.

    The entry of the same set is narrowed; else a stale one is replaced, or the one with the fewest
    cards left, which is the cheapest to find again. Returns 0.
    """
    bucket = bucket_of(key, covers)
    chosen = bucket
    fewest = 99
    for way in range(TABLE_WAYS):
        slot = bucket + ENTRY * way
        held = load(base, slot)
        value = load(base, slot + 2)
        same = held == key and load(base, slot + 1) == covers
        if same and (value & _LOW32) == mask:
            low = max(low, (value >> 32) & 511)
            high = min(high, (value >> 41) & 511)
            chosen = slot
            break
        left = popcount(value & _LOW32)
        if (held >> (40 + LINK_BITS)) != (key >> (40 + LINK_BITS)):
            left = 0
        if left < fewest:
            fewest = left
            chosen = slot
    store(base, chosen, key)
    store(base, chosen + 1, covers)
    store(base, chosen + 2, mask | low << 32 | high << 41 | move << 50)
    return 0
