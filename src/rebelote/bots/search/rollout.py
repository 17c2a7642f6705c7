"""Playing two tableaux to the end by rules of thumb, thousands of times a second. Needs Numba.

Both sides decide on what lies exposed and on *how many* unseen cards could matter, never on a
covered card: a sampled covering only says what is turned up when. So the mean over coverings is an
honest expectation for these ways of playing (the ones of `duel_sense`, in compiled form).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rebelote.kernel.bits import lowest, popcount
from rebelote.kernel.compiled import compiled
from rebelote.kernel.deck import WORTH
from rebelote.kernel.legality import legal

Integers = npt.NDArray[np.int64]

#: Points of the 32 kernel cards.
POINTS: Integers = np.array(WORTH, dtype=np.int64)
NOTHING = -1
"""In a covering: nothing lies under this card. Also: no card has been led."""

_TEN_OF_PLAIN = 6
"""Strength of a plain ten."""


@compiled("float64(int64, int64, int64, int64[::1])")
def kept(card: int, other: int, unseen: int, points: Integers) -> float:
    """What a card is worth to its owner if it is not spent now; ``other``: exposed opposite."""
    suit = card >> 3
    whole = 255 << (8 * suit)
    over = whole & ~((1 << (card + 1)) - 1)
    threats = popcount(over & other) + 0.35 * popcount(over & unseen)
    worth = float(points[card])
    if suit == 0:
        return 5.0 + (worth + 7.0) / (1.0 + threats)
    safe = 1.0 / (1.0 + threats)
    if (other & whole) == 0 and (other & 255) != 0:
        safe *= 0.5
    if (card & 7) == _TEN_OF_PLAIN and threats > 0.0:
        return 2.0
    return safe * (worth + 7.0) - (1.0 - safe) * worth


@compiled("int64(int64, int64)")
def beats(reply: int, led: int) -> int:
    """1 when the reply wins the trick."""
    if (reply >> 3) == (led >> 3):
        return 1 if reply > led else 0
    return 1 if (reply >> 3) == 0 else 0


@compiled("int64(int64, int64)")
def replies(hand: int, led: int) -> int:
    """The cards that may answer a lead."""
    top = led if (led >> 3) == 0 else -1
    return legal(hand, led >> 3, top, 0, 0)


@compiled("int64(int64, int64, int64, int64, int64[::1], float64)")
def choose_reply(
    mine: int, other: int, led: int, unseen: int, points: Integers, last: float
) -> int:
    """The reply that brings most from this trick for what it spends."""
    best = -1
    best_value = -1e9
    rest = replies(mine, led)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        swing = points[led] + points[card] + 3.0 + last
        if beats(card, led) == 0:
            swing = -swing
        value = swing - kept(card, other, unseen, points)
        if value > best_value:
            best_value = value
            best = card
    return best


@compiled("int64(int64, int64, int64, int64[::1], float64)")
def choose_lead(mine: int, other: int, unseen: int, points: Integers, last: float) -> int:
    """The lead that is best against the reply that suits the other side best."""
    best = -1
    best_value = -1e9
    leads = mine
    while leads != 0:
        led = lowest(leads)
        leads &= leads - 1
        worst = 1e9
        rest = replies(other, led)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            swing = points[led] + points[card] + 3.0 + last
            if beats(card, led) != 0:
                swing = -swing
            worst = min(worst, swing + kept(card, mine, unseen, points))
        value = worst - kept(led, other, unseen, points)
        if value > best_value:
            best_value = value
            best = led
    return best


@compiled("int64(int64[::1], int64, int64)")
def uncover(lying: Integers, seat: int, below: int) -> int:
    """Turn up what lay under a played card, if anything did. Returns 0.

    ``lying``: the exposed cards of seats 0 and 1, the unseen cards, the points seat 0 has taken.
    """
    if below >= 0:
        lying[seat] |= 1 << below
        lying[2] &= ~(1 << below)
    return 0


@compiled("float64(int64, int64)")
def last_trick(mine: int, unseen: int) -> float:
    """What the last trick is worth beyond its cards, if this is it."""
    return 10.0 if unseen == 0 and popcount(mine) == 1 else 0.0


@compiled("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64[::1])")
def play_trick(
    lying: Integers,
    under: Integers,
    leader: int,
    led: int,
    reply: int,
    at_once: int,
    points: Integers,
) -> int:
    """One trick; ``led`` and ``reply`` are given or `NOTHING`. Returns the seat that wins it."""
    other = 1 - leader
    start = led
    if start < 0:
        bonus = last_trick(lying[leader], lying[2])
        start = choose_lead(lying[leader], lying[other], lying[2], points, bonus)
    lying[leader] &= ~(1 << start)
    if at_once != 0:
        uncover(lying, leader, under[start])
    card = reply
    if card < 0:
        bonus = last_trick(lying[other], lying[2])
        card = choose_reply(lying[other], lying[leader], start, lying[2], points, bonus)
    lying[other] &= ~(1 << card)
    if at_once == 0:
        uncover(lying, leader, under[start])
    uncover(lying, other, under[card])
    winner = other if beats(card, start) != 0 else leader
    if winner == 0:
        lying[3] += points[start] + points[card]
    return winner


@compiled(
    "int64(int64[:,::1], int64, int64, int64, int64, int64, int64, int64, int64[::1], int64[::1])"
)
def play_out(
    coverings: Integers,
    first: int,
    second: int,
    leader: int,
    lead: int,
    reply: int,
    won: int,
    at_once: int,
    points: Integers,
    results: Integers,
) -> int:
    """Play every covering to the end; seat 0's objective into ``results``. Returns 0.

    ``coverings[n, card]``: the card under ``card`` or `NOTHING`. ``first`` and ``second`` are the
    exposed cards of seats 0 and 1; ``lead`` and ``reply`` the cards of the first trick, `NOTHING`
    where the rules of thumb decide. A card led already may be given without being exposed.
    """
    lying = np.zeros(4, dtype=np.int64)
    for world in range(len(coverings)):
        lying[0] = first
        lying[1] = second
        lying[2] = 0
        lying[3] = 0
        for card in range(32):
            if coverings[world, card] >= 0:
                lying[2] |= 1 << coverings[world, card]
        turn = play_trick(lying, coverings[world], leader, lead, reply, at_once, points)
        tricks = won | 1 << turn
        while lying[turn] != 0:
            turn = play_trick(lying, coverings[world], turn, NOTHING, NOTHING, at_once, points)
            tricks |= 1 << turn
        result = lying[3]
        if turn == 0:
            result += 10
        if tricks == 1:
            result += 90
        if tricks == 2:
            result -= 90
        results[world] = result
    return 0
