"""The exact search over two tableaux, all cards known: is seat 0's value at least ``beta``?

A position is the set of cards left at the start of the trick, those of them still covered, and
``info``: seat to play (1 bit) | place in the trick << 1 (1) | card led << 2 (5) | seats that have
won a trick << 7 (2). What is covered follows from what is left: it is passed on to save time.
The value is seat 0's points from the open trick on, last trick and capot as in `search`.

Only exposed cards count for what must be played; those that a trick uncovers come up after it.
Turning the leader's card up at once changes nothing here: it cannot be played in that trick, and
everything is known anyway.
"""

from __future__ import annotations

from typing import Final

from rebelote.kernel.bits import highest, load, lowest, popcount, store
from rebelote.kernel.compiled import compiled
from rebelote.kernel.pile_arena import (
    LIMIT_AT,
    NODES_AT,
    ORDER_AT,
    OWNED_AT,
    SCRATCH_AT,
    SCRATCH_WORDS,
    STOPPED_AT,
    SUMS_AT,
    UNDER_AT,
    WORTH_AT,
)
from rebelote.kernel.pile_table import absolute, covers_of, key_of, probe, relative, remember

#: Weights of the move order, as in `order`: constant, for each point, for a card underneath; rows
#: are place (2) x status (0 wins, 1 loses or may) x kind (trump, plain or following, discard).
WEIGHTS: Final[tuple[int, ...]] = (
    *(50, 60, 0, 0, 10, 0, 40, 50, 40, 0, 10, 5),
    *(0, 3, 0, -1, -5, 0, -4, 3, 1, -16, -1, -4),
    *(12, 28, 0, 16, 48, 0, 56, 40, 0, 32, 8, 8),
)


@compiled("int64(int64, int64)")
def worth_of(base: int, cards: int) -> int:
    """Card points of a set."""
    plain = load(base, SUMS_AT + 256 + ((cards >> 8) & 255))
    plain += load(base, SUMS_AT + 256 + ((cards >> 16) & 255))
    plain += load(base, SUMS_AT + 256 + ((cards >> 24) & 255))
    return load(base, SUMS_AT + (cards & 255)) + plain


@compiled("int64(int64, int64)")
def replies(exposed: int, led: int) -> int:
    """Legal replies to ``led`` among the exposed cards of who replies (he has no partner)."""
    follow = exposed & (255 << (led & 24))
    trumps = exposed & 255
    if follow != 0:
        if led < 8:
            above = follow & ~((2 << led) - 1)
            if above != 0:
                follow = above
        return follow
    if trumps != 0:
        return trumps
    return exposed


@compiled("int64(int64, int64)")
def beats(card: int, led: int) -> int:
    """1 if a reply wins against the card led."""
    if (card >> 3) == (led >> 3):
        return 1 if card > led else 0
    return 1 if card < 8 else 0


@compiled("int64(int64, int64, int64, int64, int64)")
def masters(base: int, mask: int, hidden: int, unseen: int, leader: int) -> int:
    """Exposed cards of the leader that win if he plays them one after the other now.

    His trumps above all of the other's always win. A plain card above all of the other's, covered
    ones included, wins unless it is ruffed: never where the other has no trump at all, exposed or
    covered; else as long as the other has exposed cards of the suit left, which nothing but those
    leads takes from him. So plain masters are counted beside trumps only where he has none; else
    the better of the two. ``unseen`` cards (in `chance`) may all come up at the other's.
    """
    mine = load(base, OWNED_AT + leader) & mask
    facing = mask & ~mine & ~hidden
    other = mask & ~mine | unseen
    mine &= ~hidden
    trumps = mine & 255
    if (other & 255) != 0:
        trumps &= ~((2 << highest(other & 255)) - 1)
    plain = 0
    for suit in range(1, 4):
        in_suit = 255 << (8 * suit)
        best = mine & in_suit
        if (other & in_suit) != 0:
            best &= ~((2 << highest(other & in_suit)) - 1)
        if (other & 255) != 0:
            follow = popcount(facing & in_suit)
            while popcount(best) > follow:
                best &= best - 1
        plain |= best
    if (other & 255) == 0:
        return trumps | plain
    return trumps if worth_of(base, trumps) >= worth_of(base, plain) else plain


@compiled("int64(int64, int64, int64, int64, int64)")
def bracket(base: int, mask: int, hidden: int, leader: int, won: int) -> int:
    """Bounds at the start of a trick, as ``(low + 128) << 16 | (high + 128)``.

    The two facts of `bounds`: top trumps of one side win whatever trick they are in, covered or
    not, for every card is played in the end; and the leader's masters.
    """
    total = worth_of(base, mask) + 10
    low = -90 if won == 0 or won == 2 else 0
    high = total + 90 if won == 0 or won == 1 else total
    zero = load(base, OWNED_AT) & mask & 255
    one = mask & 255 & ~zero
    sure = 0
    other_sure = 0
    if zero > one:
        sure = zero if one == 0 else zero & ~((2 << highest(one)) - 1)
    elif one != 0:
        other_sure = one if zero == 0 else one & ~((2 << highest(zero)) - 1)
    cashed = masters(base, mask, hidden, mask * 0, leader)
    if leader == 0:
        sure |= cashed
    else:
        other_sure |= cashed
    if sure != 0:
        low = worth_of(base, sure)
    if other_sure != 0:
        high = total - worth_of(base, other_sure)
    if 2 * popcount(cashed) == popcount(mask):
        if leader == 0:
            low = total + 90 if won == 0 or won == 1 else total
            high = low
        else:
            high = -90 if won == 0 or won == 2 else 0
            low = high
    return ((low + 128) << 16) | (high + 128)


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def generate(  # noqa: C901 -- the hot path, kept in one place
    base: int, slot: int, mask: int, hidden: int, unseen: int, info: int, guess: int
) -> int:
    """Write the moves worth trying from word ``slot`` on; how many.

    A move is ``score << 16 | lowest card of its block << 8 | card``. ``unseen`` are cards still to
    come up from under others; here there are none, in `chance` some.

    A *block* are neighbours with nothing under either and no card left between, unseen ones
    included. As in `order`, those worth the same are one move; and where the trick is certain
    whatever the other replies (he must beat the card, or cannot: the same for the whole block, as
    nothing lies between), or this is the reply, a block is its strongest (won) or weakest (lost)
    card alone: swap the names of two of them, and the game goes on alike with d more points in
    this trick and d fewer, at most, later, or the reverse.
    """
    seat = info & 1
    place = (info >> 1) & 1
    led = (info >> 2) & 31
    own = load(base, OWNED_AT + seat) & mask
    cards = own & ~hidden
    facing = mask & ~own & ~hidden
    if place == 1:
        cards = replies(cards, led)
    count = 0
    before = -1
    block = count
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        under = load(base, UNDER_AT + card)
        worth = load(base, WORTH_AT + card)
        status = 0
        if place == 1:
            status = 1 - beats(card, led)
        else:
            answers = replies(facing, card)
            winning = answers & (255 << (card & 24)) & ~((2 << card) - 1)
            if card >= 8:
                winning |= answers & 255
            if winning != 0:
                status = 1
                if winning == answers:
                    status = 2
        kind = 1
        if card < 8:
            kind = 0
        elif place == 1 and (card >> 3) != (led >> 3):
            kind = 2
        row = 6 * place + 3 * min(status, 1) + kind
        near = before >= 0 and under == 0 and (before >> 3) == (card >> 3)
        if near:
            between = (mask | unseen) & ((1 << card) - 1) & ~((2 << before) - 1)
            near = between == 0 and load(base, UNDER_AT + before) == 0
        before = card
        if near:
            if worth == load(base, WORTH_AT + (load(base, slot + count - 1) & 31)):
                continue
            if status == 2 or (status == 1 and place == 1):
                continue
            if status == 0:
                count -= 1
        else:
            block = card
        score = load(base, ORDER_AT + row) + worth * load(base, ORDER_AT + 12 + row)
        if under != 0:
            score += load(base, ORDER_AT + 24 + row)
        if card == guess:
            score += 1 << 20
        store(base, slot + count, (score + 4096) << 16 | block << 8 | card)
        count += 1
    return count


@compiled("int64(int64, int64, int64)")
def pick(base: int, slot: int, count: int) -> int:
    """Bring the best-scored of ``count`` moves to the front; returns it."""
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

    As in the search for four players, and for the same reason: names swapped, the game is the same
    but for the two cards' worth. Values of tried moves lie 12 words after the moves.
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
    base: int, mask: int, hidden: int, info: int, beta: int
) -> int:
    """A bound on the value: a lower one where the result is >= ``beta``, else an upper one.

    Once the node limit is passed, `STOPPED_AT` is set and results mean nothing.
    """
    nodes = load(base, NODES_AT) + 1
    store(base, NODES_AT, nodes)
    if nodes > load(base, LIMIT_AT):
        store(base, STOPPED_AT, nodes)
        return beta
    seat = info & 1
    opening = (info & 2) == 0
    key = beta * 0
    covers = beta * 0
    low = key - 128
    high = key + 383
    guess = key - 1
    if opening:
        bounds = bracket(base, mask, hidden, seat, (info >> 7) & 3)
        low = (bounds >> 16) - 128
        high = (bounds & 0xFFFF) - 128
        if low >= beta or low == high:
            return low
        if high < beta:
            return high
        key = key_of(base, mask, hidden, seat, (info >> 7) & 3)
        covers = covers_of(base, mask, hidden)
        known = probe(base, mask, key, covers)
        low = max(low, ((known >> 16) & 0xFFFF) - 128)
        high = min(high, (known & 0xFFFF) - 128)
        if low >= beta:
            return low
        if high < beta:
            return high
        guess = absolute(mask, known >> 32)
    slot = SCRATCH_AT + SCRATCH_WORDS * (popcount(mask) - (0 if opening else 1))
    count = generate(base, slot, mask, hidden, key * 0, info, guess)
    maximise = seat == 0
    best = key * 0 - 1000 if maximise else key * 0 + 1000
    chosen = guess
    blocks = key * 0
    for tried in range(count):
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
        if opening:
            value = search(base, mask, hidden, (info ^ 3) | card << 2, beta)
        else:
            led = (info >> 2) & 31
            winner = seat if beats(card, led) != 0 else 1 - seat
            gained = load(base, WORTH_AT + card) + load(base, WORTH_AT + led)
            won = (info >> 7) & 3 | 1 << winner
            rest = mask & ~(1 << card) & ~(1 << led)
            if rest == 0:
                gained += 10
            if winner != 0:
                gained = 0
            if rest == 0:
                value = gained
                if won == 1:
                    value += 90
                elif won == 2:
                    value -= 90
            else:
                turned = load(base, UNDER_AT + card) | load(base, UNDER_AT + led)
                after = winner | won << 7
                value = gained + search(base, rest, hidden & ~turned, after, beta - gained)
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
    if opening:
        if best >= beta:
            low = max(low, best)
        else:
            high = min(high, best)
        hint = relative(mask, chosen) if chosen >= 0 else 31
        remember(base, mask, key, covers, low + 128, high + 128, hint)
    return best
