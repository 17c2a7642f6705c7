"""The transposition table: bounds found for one set of cards serve every set of the same shape.

Two positions at the start of a trick have the same *shape* when in each suit the cards left, from
the strongest down, belong to the same owners, and leader and capot flags agree. They are then the
same game but for what the cards are worth: legality and winners depend on order alone. Pair the
i-th cards of each suit. A card worth d more adds at most d to side 0's value and takes nothing
away, for a card's points go to one side or the other. So with bounds known for the set q,

    V(m) <= high(q) + sum of max(0, worth in m - worth in q)
    V(m) >= low(q)  - sum of max(0, worth in q - worth in m)

and the sums come from a table over pairs of 8-bit sets (`arena.SLACK_BYTES_AT`), one for trumps
and one for plain suits.

An entry is two words. Key: shapes (32 bits) | leader (2) | flags (2) | best card (5, as suit and
number of cards above) | generation (20). Value: the set (32 bits) | low + 128 (9) | high + 128 (9).
Entries of other generations (deals) are empty; a new deal clears nothing.
"""

from __future__ import annotations

from rebelote.kernel.arena import (
    GENERATION_AT,
    SHAPE_BYTES_AT,
    SLACK_BYTES_AT,
    TABLE_AT,
    TABLE_BUCKETS,
    TABLE_WAYS,
)
from rebelote.kernel.bits import highest, load, load_byte, popcount, store
from rebelote.kernel.compiled import compiled

_LOW32 = (1 << 32) - 1
_MOVE_SHIFT = 36
_MOVE_MASK = 31 << _MOVE_SHIFT
_GENERATION_SHIFT = 41
GENERATIONS = 1 << 20


@compiled("int64(int64, int64, int64, int64)")
def key_of(base: int, mask: int, leader: int, won: int) -> int:
    """The key of a position, best card left out."""
    shapes = base + SHAPE_BYTES_AT
    key = load_byte(shapes, mask & 255)
    key |= load_byte(shapes, 256 + ((mask >> 8) & 255)) << 8
    key |= load_byte(shapes, 512 + ((mask >> 16) & 255)) << 16
    key |= load_byte(shapes, 768 + ((mask >> 24) & 255)) << 24
    return key | leader << 32 | won << 34 | load(base, GENERATION_AT) << _GENERATION_SHIFT


@compiled("int64(int64)")
def bucket_of(key: int) -> int:
    """First word, in the arena, of the bucket where a key's entries live."""
    mixed = (key & (_LOW32 | 15 << 32)) * 0x1E3779B97F4A7C15
    mixed ^= mixed >> 32
    mixed *= 0x3F58476D1CE4E5B9
    return TABLE_AT + ((mixed >> 40) & (TABLE_BUCKETS - 1)) * (2 * TABLE_WAYS)


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


@compiled("int64(int64, int64, int64)")
def probe(base: int, mask: int, key: int) -> int:
    """All the table knows: best card of an equal shape (31 if none) << 32 | low << 16 | high.

    Bounds are offset by 128; where nothing is known they are those of an open interval.
    """
    low = 0
    high = 511
    move = 31 << _MOVE_SHIFT
    bucket = bucket_of(key)
    for way in range(TABLE_WAYS):
        entry = load(base, bucket + 2 * way)
        if (entry & ~_MOVE_MASK) == key:
            value = load(base, bucket + 2 * way + 1)
            other = value & _LOW32
            at_least = (value >> 32) & 511
            at_most = (value >> 41) & 511
            if other != mask:
                at_least -= slack(base, other, mask)
                at_most += slack(base, mask, other)
            low = max(low, at_least)
            high = min(high, at_most)
            if (entry & _MOVE_MASK) != (31 << _MOVE_SHIFT):
                move = entry & _MOVE_MASK
    return (move >> _MOVE_SHIFT) << 32 | low << 16 | high


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def remember(base: int, mask: int, key: int, low: int, high: int, move: int) -> int:
    """Store bounds (offset by 128) for exactly this set; ``move`` as `relative` gives it.

    The entry of the same set is narrowed; else an empty one is taken, else the one with the fewest
    cards left, which is the cheapest to find again. Returns 0.
    """
    bucket = bucket_of(key)
    chosen = bucket
    fewest = 99
    for way in range(TABLE_WAYS):
        slot = bucket + 2 * way
        entry = load(base, slot)
        value = load(base, slot + 1)
        if (entry & ~_MOVE_MASK) == key and (value & _LOW32) == mask:
            low = max(low, (value >> 32) & 511)
            high = min(high, (value >> 41) & 511)
            chosen = slot
            break
        left = popcount(value & _LOW32)
        if (entry >> _GENERATION_SHIFT) != (key >> _GENERATION_SHIFT):
            left = 0
        if left < fewest:
            fewest = left
            chosen = slot
    store(base, chosen, key | move << _MOVE_SHIFT)
    store(base, chosen + 1, mask | low << 32 | high << 41)
    return 0


@compiled("int64(int64, int64)")
def relative(mask: int, card: int) -> int:
    """A card as suit << 3 | number of cards of its suit above it in ``mask``."""
    suit = card >> 3
    above = (mask >> (8 * suit)) & 255 & ~((2 << (card & 7)) - 1)
    return suit << 3 | popcount(above)


@compiled("int64(int64, int64)")
def absolute(mask: int, move: int) -> int:
    """The card of ``mask`` that `relative` numbered; -1 when there is none (31 is no move)."""
    suit = move >> 3
    cards = (mask >> (8 * suit)) & 255
    skip = move & 7
    if skip >= popcount(cards):
        return -1
    for _ in range(skip):
        cards ^= 1 << highest(cards)
    return 8 * suit + highest(cards)
