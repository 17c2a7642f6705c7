"""The moves worth trying in a position, most promising first.

Cards of one hand with no other player's card between them form a *block*. Within one:

- playing either of two cards worth the same is the same game with names swapped: one is kept;
- when it is certain which side wins the trick, only the strongest (won) or weakest (lost) is kept.
  Swap the names of two such cards: the game goes on alike, with d more points in this trick and d
  fewer, at most, taken later, or the reverse. Worth never falls with strength within a suit.

Others' cards are those in hands at the start of the trick: a card lying in the trick separates.

Moves are sorted by a linear score: weights (constant, for each point of the card, for each card of
its suit in hand, for a card above all others of its suit) by place in the trick, who will win it,
and kind of card. `bench/tools/fit_order.py` fitted them to the node count of solving random deals;
they decide only how long a search takes, never its result.
"""

from __future__ import annotations

from typing import Final

from rebelote.kernel.arena import HANDS_AT, ORDER_AT, WORTH_AT
from rebelote.kernel.bits import highest, load, lowest, popcount, store
from rebelote.kernel.compiled import compiled

# fmt: off
WEIGHTS: Final[tuple[int, ...]] = (
    44, 60, 78, 22, -146, 32, 16, 20, 18, -2, 10, 232,
    52, 60, 58, 22, 30, 28, 12, 20, 18, 2, 10, 8,
    48, 60, 58, 30, 30, 4, 12, 20, 18, 2, 10, 0,
    52, 60, 54, 22, 30, 28, 12, 20, 18, 2, 10, 8,
    13, 1, 78, -1, -1, -22, 58, 2, -1, -27, -2, 52,
    -7, 2, 2, -1, -1, 0, 2, 7, 0, -3, -2, -1,
    -1, 2, 10, -2, -1, -8, -2, -1, -1, -3, -2, -4,
    -7, 2, 3, -1, 0, 0, -2, -1, -1, -3, -2, -3,
    -122, 504, 3, 0, 12, -61, -28, -4, -1, -16, -12, -1,
    0, 0, -1, 0, 0, -1, 0, -16, -17, 0, 0, -1,
    0, 0, -1, -2, 0, -9, 0, 0, -1, -4, 0, -1,
    0, 0, 1, 0, 0, -1, 0, 0, -1, -8, 0, -1,
    16, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0,
    -16, -8, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    0, 0, -18, 0, 0, -8, 0, 0, 0, 0, 0, 0,
    0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)
# fmt: on


@compiled("int64(int64, int64, int64, int64, int64)")
def can_beat(base: int, mask: int, seat: int, best: int, lead: int) -> int:
    """1 if ``seat``, yet to play in a trick of suit ``lead``, might beat the card ``best``.

    Says 1 too often rather than too seldom: duties that keep a card in hand are ignored.
    """
    hand = load(base, HANDS_AT + seat) & mask
    follow = hand & (255 << (8 * lead))
    if best < 8:
        if lead != 0 and follow != 0:
            return 0
        return 1 if (hand & 255 & ~((2 << best) - 1)) != 0 else 0
    if follow != 0:
        return 1 if (follow & ~((2 << best) - 1)) != 0 else 0
    return 1 if (hand & 255) != 0 else 0


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def open_to(
    base: int, mask: int, seat: int, place: int, winning_side: int, best: int, lead: int
) -> int:
    """1 if a player after ``seat`` in the trick, against ``winning_side``, might beat ``best``."""
    for ahead in range(1, 4 - place):
        player = (seat + ahead) & 3
        if (player & 1) != winning_side and can_beat(base, mask, player, best, lead) != 0:
            return 1
    return 0


@compiled("int64(int64, int64, int64, int64, int64)")
def lead_kind(base: int, mask: int, seat: int, card: int, status: int) -> int:
    """Row of the weights for a lead: who could win it, and whether the partner can ruff."""
    suit = card >> 3
    partner = load(base, HANDS_AT + ((seat + 2) & 3)) & mask
    field = mask & ~load(base, HANDS_AT + seat) & (255 << (8 * suit))
    if status != 0 and field != 0:
        top = highest(field)
        if top > card:
            status = 2 if ((partner >> top) & 1) != 0 else 3
    if suit == 0:
        return 3 * status
    if (partner & (255 << (8 * suit))) == 0 and (partner & 255) != 0:
        return 3 * status + 2
    return 3 * status + 1


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def generate(  # noqa: C901 -- the hot path, kept in one place
    base: int, slot: int, mask: int, legal_cards: int, info: int, guess: int
) -> int:
    """Write the moves of the player to act from word ``slot`` on; returns how many.

    A move is ``score << 16 | lowest card of its block << 8 | card``. ``info`` is as in `search`;
    ``guess`` (-1: none) comes first.
    """
    seat = info & 3
    place = (info >> 2) & 3
    hand = load(base, HANDS_AT + seat) & mask
    others = mask & ~hand
    lead = (info >> 4) & 3
    held = (info >> 6) & 31
    holding_side = (info >> 11) & 1
    held_status = -1  # of all cards that leave the winner as it is, once it is known
    count = 0
    rest = legal_cards
    while rest != 0:
        card = lowest(rest)
        suit = card >> 3
        in_suit = 255 << (8 * suit)
        beyond = others & in_suit & ~((1 << card) - 1)
        block = legal_cards & in_suit & ~((1 << card) - 1)
        if beyond != 0:
            block &= (beyond & -beyond) - 1
        rest &= ~block
        if place == 0 or ((suit == held >> 3) and card > held) or (card < 8 and held >= 8):
            if place == 0:
                lead = suit
            status = open_to(base, mask, seat, place, seat & 1, card, lead)
        else:
            if held_status < 0:
                held_status = open_to(base, mask, seat, place, holding_side, held, lead)
                if holding_side != (seat & 1):
                    held_status = 3 - held_status
            status = held_status
        if status == 0:
            block = 1 << highest(block)
        elif status == 3:
            block = 1 << card
        row = 12 * place
        if place == 0:
            row += lead_kind(base, mask, seat, card, status)
        elif suit == 0:
            row += 3 * status
        else:
            row += 3 * status + (1 if suit == lead else 2)
        length = popcount(hand & in_suit)
        fixed = load(base, ORDER_AT + row) + length * load(base, ORDER_AT + 96 + row)
        slope = load(base, ORDER_AT + 48 + row)
        beyond = others & in_suit
        if block > beyond:
            fixed += load(base, ORDER_AT + 144 + row)
        low = card
        last_worth = -1
        while block != 0:
            card = lowest(block)
            block &= block - 1
            worth = load(base, WORTH_AT + card)
            if worth != last_worth:
                last_worth = worth
                score = fixed + slope * worth + 4096
                if card == guess:
                    score += 1 << 24
                store(base, slot + count, score << 16 | low << 8 | card)
                count += 1
    return count
