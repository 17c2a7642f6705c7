"""The exact search: is side 0's value at least ``beta``?

Positions are a set of cards left at the start of the trick, the cards of it already played, and one
word ``info``: seat to play (2 bits) | its place in the trick << 2 (2) | suit led << 4 (2) | winning
card << 6 (5) | its seat << 11 (2) | points in the trick << 13 (6) | sides that have won a trick
<< 19 (2). The value is side 0's points from the open trick on, with the last trick's 10, and 90
more for its own capot, 90 less for the other side's.
"""

from __future__ import annotations

from rebelote.kernel.arena import (
    HANDS_AT,
    LIMIT_AT,
    NODES_AT,
    RULES_AT,
    SCRATCH_AT,
    SCRATCH_WORDS,
    STOPPED_AT,
    WORTH_AT,
)
from rebelote.kernel.bits import load, lowest, popcount, store
from rebelote.kernel.bounds import bracket, leader_bracket
from rebelote.kernel.compiled import compiled
from rebelote.kernel.legality import legal
from rebelote.kernel.order import generate
from rebelote.kernel.table import absolute, key_of, probe, relative, remember


@compiled("int64(int64, int64, int64)")
def extend(info: int, card: int, worth: int) -> int:
    """``info`` after the player to act has added a card worth ``worth`` to the trick."""
    seat = info & 3
    place = (info >> 2) & 3
    held = (info >> 6) & 31
    kept = info & (0x3F << 13 | 3 << 19)
    lead = (info >> 4) & 3
    if place == 0:
        lead = card >> 3
    takes = place == 0 or ((card >> 3) == (held >> 3) and card > held) or (card < 8 and held >= 8)
    best = card if takes else held
    winner = seat if takes else (info >> 11) & 3
    after = (seat + 1) & 3 | ((place + 1) & 3) << 2
    return (kept + (worth << 13)) | after | lead << 4 | best << 6 | winner << 11


@compiled("int64(int64)")
def next_trick(info: int) -> int:
    """``info`` at the start of the next trick, of a complete one: its winner leads."""
    winner = (info >> 11) & 3
    won = (info >> 19) & 3 | 1 << (winner & 1)
    return winner | won << 19


@compiled("int64(int64)")
def trick_value(info: int) -> int:
    """What side 0 takes of a complete trick."""
    return (info >> 13) & 63 if ((info >> 11) & 1) == 0 else 0


@compiled("int64(int64)")
def last_value(info: int) -> int:
    """The last trick's 10 and a capot's 90, seen from side 0; ``info`` from `next_trick`."""
    won = (info >> 19) & 3
    value = 10 if (info & 1) == 0 else 0
    if won == 1:
        value += 90
    if won == 2:
        value -= 90
    return value


@compiled("int64(int64, int64, int64)")
def only_trick(base: int, mask: int, info: int) -> int:
    """Value of the last trick, of which nothing has been played: nobody has a choice."""
    for _ in range(4):
        card = lowest(load(base, HANDS_AT + (info & 3)) & mask)
        info = extend(info, card, load(base, WORTH_AT + card))
    return trick_value(info) + last_value(next_trick(info))


@compiled("int64(int64, int64, int64, int64)")
def movable(base: int, mask: int, played: int, info: int) -> int:
    """Legal cards of the player to act."""
    seat = info & 3
    hand = load(base, HANDS_AT + seat) & mask
    if (info & 12) == 0:
        return hand
    trumps = played & 255
    top = -1
    if trumps != 0:
        top = (info >> 6) & 31
    place = (info >> 2) & 3
    holds = 1 if place >= 2 and ((info >> 11) & 3) == ((seat + 2) & 3) else 0
    return legal(hand, (info >> 4) & 3, top, holds, load(base, RULES_AT))


@compiled("int64(int64, int64, int64)")
def pick(base: int, slot: int, count: int) -> int:
    """Bring the best-scored of ``count`` moves from ``slot`` on to the front; returns it."""
    best = load(base, slot)
    at = slot
    for index in range(slot + 1, slot + count):
        move = load(base, index)
        if move > best:
            best = move
            at = index
    store(base, at, load(base, slot))
    store(base, slot, best)
    return best


@compiled("int64(int64, int64, int64, int64, int64)")
def kin(base: int, slot: int, tried: int, move: int, worst: int) -> int:
    """What a move's block says of it: the nearest bound from moves of the block tried before.

    Two cards of a block differ in value by at most the difference of what they are worth (names
    swapped, as in `order`). ``worst`` is 1 for an upper bound, -1 for a lower one; 32767 or
    -32768 where the block was not tried. Values of tried moves lie 12 words after the moves.
    """
    bound = 32767 if worst > 0 else -32768
    worth = load(base, WORTH_AT + (move & 31))
    for index in range(slot, slot + tried):
        earlier = load(base, index)
        if ((earlier ^ move) & 0xFF00) == 0:
            gap = abs(worth - load(base, WORTH_AT + (earlier & 31)))
            value = load(base, index + 12)
            bound = min(bound, value + gap) if worst > 0 else max(bound, value - gap)
    return bound


@compiled("int64(int64, int64, int64, int64, int64)")
def search(  # noqa: C901 -- one function, as compiled code cannot recurse through two
    base: int, mask: int, played: int, info: int, beta: int
) -> int:
    """A bound on the value: a lower one where the result is >= ``beta``, else an upper one.

    Once the node limit is passed, `STOPPED_AT` is set and results mean nothing.
    """
    nodes = load(base, NODES_AT) + 1
    store(base, NODES_AT, nodes)
    if nodes > load(base, LIMIT_AT):
        store(base, STOPPED_AT, nodes)
        return beta
    key = beta * 0
    low = key - 128
    high = key + 383
    guess = key - 1
    opening = (info & 12) == 0
    left = popcount(mask)
    deep = opening and left > 4
    if opening:
        if left == 4:
            return only_trick(base, mask, info)
        leader = info & 3
        won = (info >> 19) & 3
        bounds = bracket(base, mask, won)
        low = (bounds >> 16) - 128
        high = (bounds & 0xFFFF) - 128
        if low >= beta:
            return low
        if high < beta:
            return high
        if deep:
            key = key_of(base, mask, leader, won)
            known = probe(base, mask, key)
            low = max(low, ((known >> 16) & 0xFFFF) - 128)
            high = min(high, (known & 0xFFFF) - 128)
            if low >= beta:
                return low
            if high < beta:
                return high
            guess = absolute(mask, known >> 32)
        bounds = leader_bracket(base, mask, leader, won)
        if bounds != 0:
            low = max(low, (bounds >> 16) - 128)
            high = min(high, (bounds & 0xFFFF) - 128)
            if low >= beta or low == high:
                return low
            if high < beta:
                return high
    cards = movable(base, mask, played, info)
    slot = SCRATCH_AT + SCRATCH_WORDS * popcount(mask & ~played)
    count = popcount(cards)
    if count == 1:
        store(base, slot, lowest(cards))
    else:
        count = generate(base, slot, mask, cards, info, guess)
    maximise = (info & 1) == 0
    best = low * 0 - 1000 if maximise else low * 0 + 1000
    chosen = guess
    closing = (info & 12) == 12
    blocks = key * 0
    for tried in range(count):
        move = load(base, slot + tried)
        if tried + 1 < count:
            move = pick(base, slot + tried, count - tried)
        card = move & 31
        block = 1 << ((move >> 8) & 31)
        if (blocks & block) != 0:
            bound = kin(base, slot, tried, move, 1 if maximise else -1)
            if maximise and bound < beta:
                best = max(best, bound)
                store(base, slot + tried + 12, bound)
                continue
            if not maximise and bound >= beta:
                best = min(best, bound)
                store(base, slot + tried + 12, bound)
                continue
        blocks |= block
        after = extend(info, card, load(base, WORTH_AT + card))
        with_card = played | 1 << card
        if closing:
            gained = trick_value(after)
            after = next_trick(after)
            rest = mask & ~with_card
            if rest == 0:
                value = gained + last_value(after)
            elif left == 8:
                value = gained + only_trick(base, rest, after)
            else:
                value = gained + search(base, rest, rest & 0, after, beta - gained)
        else:
            value = search(base, mask, with_card, after, beta)
        if load(base, STOPPED_AT) != 0:
            return beta
        store(base, slot + tried + 12, value)
        if maximise:
            if value > best:
                best = value
                chosen = card
            if best >= beta:
                break
        else:
            if value < best:
                best = value
                chosen = card
            if best < beta:
                break
    if deep:
        if best >= beta:
            low = max(low, best)
        else:
            high = min(high, best)
        hint = relative(mask, chosen) if chosen >= 0 else 31
        remember(base, mask, key, low + 128, high + 128, hint)
    return best
