"""The honest game over two tableaux: the exact expectation while few cards are still covered.

Nobody sees a covered card, so a position is what both see: exposed cards, which of them cover
something, and the set of unseen cards. Cards that come up are drawn from that set, each as likely.
Both players choose knowing what is exposed and no more. Once nothing is covered, or the only unseen
card lies under the only place left, everything is known and `pile_search` finishes.

There may be more unseen cards than places where played cards are not told: the rest then never
comes up. What is left to win depends on the draws alone, not on play, so the game has a constant
sum in expectation and one value serves both sides.

Values are integers, scaled by p (p - 1) ... (p - n + 1) for n places and p unseen cards at the
root: every average over draws is then exact. Arguments are those of `pile_search`, and ``blind``
(exposed cards that cover an unseen one) and ``unseen``. ``info`` has four more fields: draws due
(2 bits) << 9 | seat of the next draw << 11 | seat of the one after << 12 | whether the leader's
card is turned up at once << 13. In the arena `UNDER_AT` holds `SOMETHING` for a blind card, so that
it is never taken for a bare one; cards drawn join the words at `OWNED_AT` for as long as the draw
is being examined.

Pruning is alpha-beta at choices, and at draws the window that is left for one outcome when those
before it have their values and each one after it takes the extreme that its own cards allow.
"""

from __future__ import annotations

from typing import Final

from rebelote.kernel.bits import highest, load, lowest, popcount, store
from rebelote.kernel.chance_memo import HALF, SCALE, WIDE, keep, memo_key, recall
from rebelote.kernel.compiled import compiled
from rebelote.kernel.pile_arena import (
    CHANCE_AT,
    CHANCE_VALUES_AT,
    COVERS_AT,
    DRAW_WORDS,
    DRAWS_AT,
    GENERATION_AT,
    LIMIT_AT,
    NODES_AT,
    OWNED_AT,
    SCRATCH_AT,
    SCRATCH_WORDS,
    STOPPED_AT,
    UNDER_AT,
    WORTH_AT,
)
from rebelote.kernel.pile_drive import ILLEGAL, guess_value, within
from rebelote.kernel.pile_search import beats, generate, masters, pick, replies, worth_of
from rebelote.kernel.pile_table import LINK_BITS, absolute, relative

SOMETHING: Final = 1 << 32


@compiled("int64(int64)")
def floor_of(scale: int) -> int:
    """A scaled number below every value."""
    return -400 * scale


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64)")
def extremes(base: int, mask: int, hidden: int, unseen: int, info: int) -> tuple[int, int]:
    """Least and greatest value at the start of a trick, unscaled, whatever comes up.

    All points left and the capots still possible. A player's trumps above all others, unseen ones
    too, are his (fact 1 of `bounds`), and so are the leader's masters if he plays them first (as in
    `pile_search.bracket`); a sure trick rules out the other's capot. Draws still due change none
    of this: what comes up is among the unseen cards.
    """
    won = (info >> 7) & 3
    total = worth_of(base, mask) + worth_of(base, unseen) + 10
    low = -90 if won == 0 or won == 2 else 0
    high = total + 90 if won == 0 or won == 1 else total
    zero = load(base, OWNED_AT) & mask & 255
    one = mask & 255 & ~zero
    maybe = unseen & 255
    sure = zero
    if (one | maybe) != 0:
        sure = zero & ~((2 << highest(one | maybe)) - 1)
    other_sure = one
    if (zero | maybe) != 0:
        other_sure = one & ~((2 << highest(zero | maybe)) - 1)
    cashed = masters(base, mask, hidden, unseen, info & 1)
    if (info & 1) == 0:
        sure |= cashed
    else:
        other_sure |= cashed
    if sure != 0:
        low = worth_of(base, sure)
    if other_sure != 0:
        high = total - worth_of(base, other_sure)
    return low, high


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64)")
def outcome_range(base: int, mask: int, hidden: int, unseen: int, info: int) -> tuple[int, int]:
    """`extremes` after a card has come up; a led card on the table leaves only the sum of points,
    as the facts about hands do not hold then.
    """
    if (info & 2) != 0:
        return mask * 0 - 90, worth_of(base, mask) + worth_of(base, unseen) + 100
    return extremes(base, mask, hidden, unseen, info)


@compiled("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def known_value(
    base: int, mask: int, hidden: int, blind: int, unseen: int, info: int, alpha: int, beta: int
) -> int:
    """Scaled value where at most one card is unseen: it lies under the one blind card.

    Exact inside (alpha, beta), else a bound on that side.

    The table is shared by all deals of the unseen cards: owners are part of its key.
    """
    top = lowest(blind)
    last = unseen
    seat = 0
    if blind != 0:
        seat = 0 if (load(base, OWNED_AT) & blind) != 0 else 1
        store(base, UNDER_AT + top, last)
        store(base, OWNED_AT + seat, load(base, OWNED_AT + seat) | last)
        store(base, COVERS_AT, load(base, COVERS_AT) | blind)
        store(base, GENERATION_AT, load(base, GENERATION_AT) | (top + 1))
        mask |= last
        hidden |= last
    plain = info & 511
    scale = load(base, CHANCE_AT + SCALE)
    low, high = extremes(base, mask, hidden, unseen * 0, info)
    low = max(low, alpha // scale)
    high = min(high, -(-beta // scale))
    step = plain * 0 + 16
    value = within(base, mask, hidden, plain, guess_value(base, mask), step, low, high)
    if blind != 0:
        store(base, UNDER_AT + top, SOMETHING)
        store(base, OWNED_AT + seat, load(base, OWNED_AT + seat) & ~last)
        store(base, COVERS_AT, load(base, COVERS_AT) & ~blind)
        store(base, GENERATION_AT, load(base, GENERATION_AT) & ~((1 << LINK_BITS) - 1))
    return value * scale


@compiled("UniTuple(int64, 5)(int64, int64, int64, int64, int64, int64)")
def step(
    base: int, mask: int, hidden: int, blind: int, info: int, card: int
) -> tuple[int, int, int, int, int]:
    """The position after a card: cards left, hidden, blind, ``info`` with the draws due; and the
    scaled points that seat 0 gains at once. No card left: the deal is over.
    """
    seat = info & 1
    bit = 1 << card
    if (info & 2) == 0:
        after = (info ^ 3) | card << 2
        if ((info >> 13) & 1) == 1 and (blind & bit) != 0:
            return mask, hidden, blind & ~bit, after | 1 << 9 | seat << 11, 0
        return mask, hidden, blind, after, 0
    led = (info >> 2) & 31
    lead_bit = 1 << led
    winner = seat if beats(card, led) != 0 else 1 - seat
    won = (info >> 7) & 3 | 1 << winner
    rest = mask & ~bit & ~lead_bit
    gained = 0
    if winner == 0:
        gained = load(base, WORTH_AT + card) + load(base, WORTH_AT + led)
    draws = 0
    if (blind & lead_bit) != 0:
        draws = 1 << 9 | (1 - seat) << 11
        if (blind & bit) != 0:
            draws = 2 << 9 | (1 - seat) << 11 | seat << 12
    elif (blind & bit) != 0:
        draws = 1 << 9 | seat << 11
    if rest == 0 and draws == 0:
        if winner == 0:
            gained += 10
        if won == 1:
            gained += 90
        elif won == 2:
            gained -= 90
    turned = load(base, UNDER_AT + card) | load(base, UNDER_AT + led)
    after = (info & (1 << 13)) | winner | won << 7 | draws
    covers = blind & ~bit & ~lead_bit
    gained *= load(base, CHANCE_AT + SCALE)
    return rest, hidden & ~turned, covers, after, gained


@compiled("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def expect(  # noqa: C901 -- one function, as compiled code cannot recurse through two
    base: int,
    mask: int,
    hidden: int,
    blind: int,
    unseen: int,
    info: int,
    alpha: int,
    beta: int,
) -> int:
    """Scaled expectation for seat 0: exact inside (alpha, beta), else a bound on that side."""
    nodes = load(base, NODES_AT) + 1
    store(base, NODES_AT, nodes)
    if nodes > load(base, LIMIT_AT):
        store(base, STOPPED_AT, nodes)
        return alpha
    scale = load(base, CHANCE_AT + SCALE)
    due = (info >> 9) & 3
    if due != 0:
        seat = (info >> 11) & 1
        after = (info & (511 | 1 << 13)) | (due - 1) << 9 | ((info >> 12) & 1) << 11
        outcomes = popcount(unseen)
        sum_of = mask * 0
        floors = sum_of
        tops = sum_of
        owned = load(base, OWNED_AT + seat)
        place = (info >> 1) & 1
        slot = DRAWS_AT + DRAW_WORDS * (3 * popcount(mask | unseen) + due * (1 - place))
        rest = unseen
        while rest != 0:  # what each outcome can be at least and at most
            card = rest & -rest
            rest ^= card
            store(base, OWNED_AT + seat, owned | card)
            floor, top = outcome_range(base, mask | card, hidden, unseen & ~card, after)
            floors += floor * scale
            tops += top * scale
            store(base, slot, (floor + 512) << 16 | (top + 512))
            slot += 1
        store(base, OWNED_AT + seat, owned)
        if tops <= outcomes * alpha:
            return tops // outcomes
        if floors >= outcomes * beta:
            return -(-floors // outcomes)
        slot -= outcomes
        rest = unseen
        while rest != 0:
            card = rest & -rest
            rest ^= card
            floor = ((load(base, slot) >> 16) - 512) * scale
            top = ((load(base, slot) & 0xFFFF) - 512) * scale
            slot += 1
            floors -= floor
            tops -= top
            low = outcomes * alpha - sum_of - tops
            high = outcomes * beta - sum_of - floors
            store(base, OWNED_AT + seat, owned | card)
            value = expect(
                base,
                mask | card,
                hidden,
                blind,
                unseen & ~card,
                after,
                max(low, floor - 1),
                min(high, top + 1),
            )
            store(base, OWNED_AT + seat, owned)
            if load(base, STOPPED_AT) != 0:
                return alpha
            sum_of += value
            if value <= low:
                return (sum_of + tops) // outcomes
            if value >= high:
                return -((-sum_of - floors) // outcomes)
        return sum_of // outcomes
    opening = (info & 2) == 0
    key = mask * 0
    more = key
    guess = key - 1
    if opening:
        floor, total = extremes(base, mask, hidden, unseen, info)
        if floor * scale >= beta:
            return floor * scale
        if total * scale <= alpha:
            return total * scale
        if blind == 0 or (popcount(blind) == 1 and popcount(unseen) == 1):
            return known_value(base, mask, hidden, blind, unseen, info, alpha, beta)
        key, more = memo_key(base, mask, hidden, blind, unseen, info)
        known = recall(base, mask | unseen, key, more)
        low = ((known >> 28) & WIDE) - HALF
        high = (known & WIDE) - HALF
        guess = absolute(mask | unseen, known >> 56)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha = max(alpha, low)
        beta = min(beta, high)
    seat = info & 1
    moves = SCRATCH_AT + SCRATCH_WORDS * (popcount(mask) + popcount(unseen) - (info >> 1 & 1))
    count = generate(base, moves, mask, hidden, unseen, info, guess)
    best = floor_of(scale) if seat == 0 else -floor_of(scale)
    first_alpha = alpha
    first_beta = beta
    for tried in range(count):
        card = pick(base, moves + tried, count - tried) & 31
        rest, veiled, covers, after, gained = step(base, mask, hidden, blind, info, card)
        value = gained
        if rest != 0 or ((after >> 9) & 3) != 0:
            value += expect(
                base, rest, veiled, covers, unseen, after, alpha - gained, beta - gained
            )
        if load(base, STOPPED_AT) != 0:
            return alpha
        if seat == 0:
            if value > best:
                best = value
                guess = card
            alpha = max(alpha, best)
        else:
            if value < best:
                best = value
                guess = card
            beta = min(beta, best)
        if alpha >= beta:
            break
    if opening:
        low = best if best > first_alpha else floor_of(scale)
        high = best if best < first_beta else -floor_of(scale)
        live = mask | unseen
        hint = relative(live, guess) if guess >= 0 else 31
        keep(base, live, key, more, low + HALF, high + HALF, hint)
    return best


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def expect_moves(base: int, mask: int, hidden: int, blind: int, unseen: int, info: int) -> int:
    """Write the exact scaled expectation after each card at `CHANCE_VALUES_AT`.

    `ILLEGAL` for cards that may not be played. Returns how many are done.
    """
    scale = load(base, CHANCE_AT + SCALE)
    for card in range(32):
        store(base, CHANCE_VALUES_AT + card, ILLEGAL)
    cards = load(base, OWNED_AT + (info & 1)) & mask & ~hidden
    if (info & 2) != 0:
        cards = replies(cards, (info >> 2) & 31)
    least = floor_of(scale)
    guess = guess_value(base, mask) * scale
    width = 24 * scale
    done = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        rest, veiled, covers, after, gained = step(base, mask, hidden, blind, info, card)
        value = gained
        if rest != 0 or ((after >> 9) & 3) != 0:
            low = max(least, guess - width)
            high = min(-least, guess + width)
            while True:  # a value outside the window is looked for on that side of it, further out
                value = gained + expect(
                    base, rest, veiled, covers, unseen, after, low - gained, high - gained
                )
                if load(base, STOPPED_AT) != 0:
                    return done
                width *= 4
                if value <= low and low > least:
                    high = low + 1
                    low = max(least, low - width)
                elif value >= high and high < -least:
                    low = high - 1
                    high = min(-least, high + width)
                else:
                    break
        store(base, CHANCE_VALUES_AT + card, value)
        guess = value
        width = 8 * scale
        done += 1
    return done
