"""Random legal play to the end of the deal, many times over.

Play at random has branches that no processor can foretell, so there are none here. A hand is a byte
(bit i: its i-th card is left), and what may be played is a look-up (`choices`): for the card
that holds the trick and the seat, up to four sets to look for in turn and, beside each, what may be
played if the hand has a card of it. Another table gives a card's strength in the trick, so that the
winner is a maximum. Two games go side by side, as each alone would wait for its own look-ups.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from rebelote.kernel.bits import load, load_byte, lowest, popcount
from rebelote.kernel.compiled import compiled, np
from rebelote.kernel.deck import CAPOT_BONUS, LAST_TRICK, WORTH
from rebelote.kernel.legality import rule_word
from rebelote.kernel.pack import Position, pack_position
from rebelote.kernel.rng import advance, scramble

if TYPE_CHECKING:
    import numpy.typing as npt

#: Words of the memory of one call: for each strength that holds the trick (0: none yet), seat that
#: holds it and seat to play, the sets; for each suit led (4: none yet) and card, what playing it
#: does; for each byte the index of its n-th bit.
STRENGTHS: Final = 57
CARDS_AT: Final = STRENGTHS * 16
BITS_AT: Final = CARDS_AT + 5 * 32
_WORDS: Final = BITS_AT + 256
#: The first trump in the order of strengths where a plain suit was led.
RUFFS: Final = 33


class Playouts(NamedTuple):
    """Result of random play; ``mean`` is side 0's value as the solver counts it."""

    games: int
    mean: float


def playouts(position: Position, count: int, seed: int = 0) -> Playouts:
    """Play ``count`` times at random from a position: uniform among legal cards, seeded."""
    position.check()
    packed = pack_position(position)
    words = _blank().copy()
    hands = np.array(packed.hands, dtype=np.int64)
    prepare(words, hands, np.array(WORTH, dtype=np.int64), rule_word(*position.rules[1:4]))
    total = run(words.ctypes.data, hands, packed.played, packed.info, count, seed)
    return Playouts(count, total / max(count, 1))


@cache
def _blank() -> npt.NDArray[np.int64]:
    words = np.zeros(_WORDS, dtype=np.int64)
    table = words[BITS_AT:].view(np.uint8)
    for held in range(256):
        bits = [bit for bit in range(8) if held >> bit & 1]
        table[8 * held : 8 * held + len(bits)] = bits
    return words


@compiled("int64(int64, int64)")
def squeeze(cards: int, hand: int) -> int:
    """The cards of ``hand`` that are in ``cards``, as a byte: bit i for its i-th card."""
    found = 0
    bit = 1
    while hand != 0:
        if (cards & hand & -hand) != 0:
            found |= bit
        bit <<= 1
        hand &= hand - 1
    return found


@compiled("int64(int64, int64)")
def strength(card: int, lead: int) -> int:
    """Rank of a card in a trick, greater than all it beats; 0 if it can never win it.

    The strength of the card that holds the trick tells the suit led and the highest trump too.
    """
    if card < 8 and lead != 0:
        return RUFFS + 8 * (lead - 1) + card
    return card + 1 if card >> 3 == lead else 0


@compiled("int64(int64, int64, int64, int64)")
def choices(hand: int, best: int, holds: int, rules: int) -> int:
    """What ``hand`` may play against a card of strength ``best``: `legality.legal`, looked up.

    Four bytes of sets to look for, in turn, and above them four of what may be played where one of
    the set is left; the last set is everything. Each line is one branch of `legality.legal`, in its
    order; a test holds the two equal.
    """
    lead = (best - 1) >> 3 if best < RUFFS else (best - RUFFS + 8) >> 3
    ruffed = best >= RUFFS or lead == 0
    above = 255
    if ruffed:
        above = 255 & ~((2 << ((best - 1) & 7)) - 1)
    trumps = squeeze(hand & 255, hand)
    beating = squeeze(hand & above, hand)
    plain = 255 & ~trumps
    sets = 255 << 24
    moves = 255 << 24
    partner_rule = rules & 3
    if best == 0:
        return sets | moves << 32
    if lead == 0:
        if holds == 0 or (rules & 8) == 0:
            sets |= beating
            moves |= beating
        sets |= trumps << 8
        moves |= trumps << 8
        return sets | moves << 32
    follow = squeeze(hand & (255 << (8 * lead)), hand)
    sets |= follow
    moves |= follow
    if holds == 1 and partner_rule != 3:
        if partner_rule == 1:
            sets |= (plain | beating) << 8
            moves |= (plain | beating) << 8
        elif partner_rule == 2:
            sets |= beating << 8
            moves |= (plain | beating) << 8
        return sets | moves << 32
    sets |= beating << 8
    moves |= beating << 8
    if (rules & 4) == 0:
        sets |= trumps << 16
        moves |= trumps << 16
    return sets | moves << 32


@compiled("int64(int64[::1], int64[::1], int64[::1], int64)")
def prepare(
    words: npt.NDArray[np.int64],
    hands: npt.NDArray[np.int64],
    worths: npt.NDArray[np.int64],
    rules: int,
) -> int:
    """Fill the tables for four hands (the cards of the open trick are still in them)."""
    for seat in range(4):
        hand = hands[seat]
        for best in range(STRENGTHS):
            apart = choices(hand, best, 0, rules)
            together = choices(hand, best, 1, rules)
            for winner in range(4):
                at = best << 4 | winner << 2 | seat
                words[at] = together if winner ^ seat == 2 else apart
        cell = CARDS_AT + 8 * seat
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            for lead in range(5):
                suit = card >> 3 if lead == 4 else lead
                rank = strength(card, suit)
                words[cell + 32 * lead] = rank << 2 | seat | worths[card] << 8 | suit << 21
            cell += 1
    return 0


@compiled("int64(int64, int64, int64, int64, int64)")
def draw(base: int, left: int, best: int, seat: int, state: int) -> int:
    """The place of a card that may be played, each as likely (to one in 2**29)."""
    at = seat << 3
    held = (left >> at) & 255
    sets = load(base, best << 2 | seat)
    shift = lowest(sets & (held * 0x01010101)) & 24
    may = (sets >> (shift + 32)) & held
    index = (((state >> 32) & 0xFFFFFFFF) * popcount(may)) >> 32
    return at + load_byte(base, 8 * BITS_AT + 8 * may + index)


@compiled("int64(int64, int64)")
def capot(won: int, winner: int) -> int:
    """What the end of a deal adds to side 0's value."""
    value = LAST_TRICK * (1 - (winner & 1))
    if won == 1:
        return value + CAPOT_BONUS
    if won == 2:
        return value - CAPOT_BONUS
    return value


@compiled("int64(int64, int64[::1], int64, int64, int64, int64)")
def run(
    base: int, hands: npt.NDArray[np.int64], played: int, info: int, count: int, seed: int
) -> int:
    """Sum of side 0's values over ``count`` games; tables filled by `prepare` at ``base``.

    Two games at a time, a and b, each drawing from a state of its own. Where ``count`` is odd the
    last b is not counted.
    """
    cards = seed * 0
    for place in range(4):
        cards |= squeeze(hands[place] & ~played, hands[place]) << 8 * place
    turns = popcount(cards)
    first_place = (info >> 2) & 3
    first_row = CARDS_AT + 32 * ((info >> 4) & 3)
    first_best = strength((info >> 6) & 31, (info >> 4) & 3) << 2 | (info >> 11) & 3
    if first_place == 0:
        first_row = CARDS_AT + 32 * 4
        first_best = 0
    open_row = CARDS_AT + 32 * 4 + 0 * seed
    free = turns - min(turns, 4)
    state_a = scramble(seed)
    state_b = scramble(state_a)
    total = 0 * seed
    for game in range(0, count, 2):
        left_a = left_b = cards
        seat_a = seat_b = info & 3
        row_a = row_b = first_row
        best_a = best_b = first_best
        points_a = points_b = (info >> 13) & 63
        won_a = won_b = (info >> 19) & 3
        sum_a = sum_b = 0 * seed
        place = first_place
        for turn in range(turns):
            if turn < free:
                state_a = advance(state_a)
                state_b = advance(state_b)
                cell_a = draw(base, left_a, best_a, seat_a, state_a)
                cell_b = draw(base, left_b, best_b, seat_b, state_b)
            else:  # one card each: nothing to choose
                cell_a = lowest(left_a & (255 << (seat_a << 3)))
                cell_b = lowest(left_b & (255 << (seat_b << 3)))
            laid_a = load(base, row_a + cell_a)
            laid_b = load(base, row_b + cell_b)
            left_a ^= 1 << cell_a
            left_b ^= 1 << cell_b
            best_a = max(best_a, laid_a & 255)
            best_b = max(best_b, laid_b & 255)
            points_a += (laid_a >> 8) & 255
            points_b += (laid_b >> 8) & 255
            row_a = CARDS_AT + (laid_a >> 16)
            row_b = CARDS_AT + (laid_b >> 16)
            seat_a = (seat_a + 1) & 3
            seat_b = (seat_b + 1) & 3
            place += 1
            if place == 4:
                seat_a = best_a & 3
                seat_b = best_b & 3
                sum_a += points_a & ((seat_a & 1) - 1)
                sum_b += points_b & ((seat_b & 1) - 1)
                won_a |= 1 << (seat_a & 1)
                won_b |= 1 << (seat_b & 1)
                row_a = row_b = open_row
                place = best_a = best_b = points_a = points_b = 0 * seed
        total += sum_a + capot(won_a, seat_a)
        if game + 1 < count:
            total += sum_b + capot(won_b, seat_b)
    return total
