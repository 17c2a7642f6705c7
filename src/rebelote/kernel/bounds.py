"""What a side is sure of at the start of a trick, without searching.

Two facts, each a lower bound on the points a side still takes:

1. *Top trumps.* Let a side hold the strongest trump left, and let K be its trumps above the other
   side's strongest. A trick that contains a card of K is won by a trump at least as strong, which
   is in K too, so by that side: all points of K are its own, and the other side has no capot.
2. *Masters of the leader.* The leader first plays his k trumps that are above all others' trumps,
   then, of each plain suit, his cards above all others' cards, from the top down. He keeps the
   lead as long as nobody ruffs. A player with trumps beyond k of them (so perhaps with trumps left
   afterwards) is counted on only while he must follow suit: he has followed to every trick so far,
   so he has discarded nothing. His partner is treated as an opponent: rules may force a ruff.
   The points of the cards played so are the leader's side's; when that is all his cards, every
   trick is, and the value is exact.
"""

from __future__ import annotations

from rebelote.kernel.arena import HANDS_AT, SIDE_AT, SUM_BYTES_AT
from rebelote.kernel.bits import highest, load, load_byte, popcount
from rebelote.kernel.compiled import compiled


@compiled("int64(int64, int64)")
def points_of(base: int, mask: int) -> int:
    """Card points of a set of kernel cards."""
    sums = base + SUM_BYTES_AT
    plain = sums + 256
    return (
        load_byte(sums, mask & 255)
        + load_byte(plain, (mask >> 8) & 255)
        + load_byte(plain, (mask >> 16) & 255)
        + load_byte(plain, (mask >> 24) & 255)
    )


@compiled("int64(int64, int64, int64)")
def masters(base: int, mask: int, leader: int) -> int:
    """Fact 2: the leader's cards that win as he plays them one after the other, as a set."""
    hand = load(base, HANDS_AT + leader) & mask
    others = mask & ~hand
    second = load(base, HANDS_AT + ((leader + 1) & 3)) & mask
    third = load(base, HANDS_AT + ((leader + 2) & 3)) & mask
    fourth = load(base, HANDS_AT + ((leader + 3) & 3)) & mask
    cashed = hand & 255 & ~((2 << highest(others & 255)) - 1) if (others & 255) != 0 else hand & 255
    drawn = popcount(cashed)
    second_ruffs = popcount(second & 255) > drawn
    third_ruffs = popcount(third & 255) > drawn
    fourth_ruffs = popcount(fourth & 255) > drawn
    for suit in range(1, 4):
        held = (hand >> (8 * suit)) & 255
        if held == 0:
            continue
        above = (others >> (8 * suit)) & 255
        best = held
        if above != 0:
            best = held & ~((2 << highest(above)) - 1)
        limit = popcount(best)
        if second_ruffs:
            limit = min(limit, popcount((second >> (8 * suit)) & 255))
        if third_ruffs:
            limit = min(limit, popcount((third >> (8 * suit)) & 255))
        if fourth_ruffs:
            limit = min(limit, popcount((fourth >> (8 * suit)) & 255))
        while popcount(best) > limit:
            best &= best - 1
        cashed |= best << (8 * suit)
    return cashed


@compiled("int64(int64, int64)")
def top_trumps(base: int, mask: int) -> int:
    """Fact 1: the trumps of one side above all of the other's, as a set; empty without trumps."""
    trumps = mask & 255
    zero = load(base, SIDE_AT) & trumps
    one = trumps & ~zero
    lower = min(zero, one)
    if lower == 0:
        return trumps
    return trumps & ~((2 << highest(lower)) - 1)


@compiled("int64(int64, int64, int64)")
def bracket(base: int, mask: int, won: int) -> int:
    """Bounds on side 0's value at the start of a trick, as ``(low + 128) << 16 | (high + 128)``.

    ``won`` has bit s when side s has won a trick. The value is side 0's points still to come, with
    90 more for its capot and 90 less for the other's. Uses fact 1 alone.
    """
    high = points_of(base, mask) + 10
    low = 0
    kings = top_trumps(base, mask)
    points = load_byte(base + SUM_BYTES_AT, kings)
    mine = (kings & load(base, SIDE_AT)) != 0
    if kings != 0 and not mine:
        high -= points
    elif (won & 2) == 0:
        high += 90
    if kings != 0 and mine:
        low = points
    elif (won & 1) == 0:
        low = -90
    return (low + 128) << 16 | (high + 128)


@compiled("int64(int64, int64, int64, int64)")
def leader_bracket(base: int, mask: int, leader: int, won: int) -> int:
    """Bounds as `bracket` gives them, from fact 2 with fact 1: 0 where the leader has no master."""
    cashed = masters(base, mask, leader)
    if cashed == 0:
        return 0
    total = points_of(base, mask) + 10
    low = -90
    high = total + 90
    kings = top_trumps(base, mask)
    zero = load(base, SIDE_AT)
    if (leader & 1) == 0:
        low = points_of(base, cashed | (kings & zero))
        if 4 * popcount(cashed) == popcount(mask):
            high = total + 90 if (won & 2) == 0 else total
            low = high
    else:
        high = total - points_of(base, cashed | (kings & ~zero))
        if 4 * popcount(cashed) == popcount(mask):
            low = -90 if (won & 1) == 0 else 0
            high = low
    return (low + 128) << 16 | (high + 128)
