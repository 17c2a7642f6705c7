"""What a play suggests about the hand it came from (four players). Needs Numba.

Each play is set against what else the hand could have played, in every world: a habit gives every
card of the pack an appeal that depends only on what everybody saw, and the likelihood of the card
played is its share of the appeal of all cards that were legal from that hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from rebelote.kernel.compiled import compiled
from rebelote.kernel.legality import legal, rule_word
from rebelote.rules.cards import (
    ACE,
    PLAIN_STRENGTH,
    TEN,
    TRUMP_STRENGTH,
    Card,
    Suit,
    card_points,
)
from rebelote.rules.play import partner_holds, trick_facts
from rebelote.rules.state import View

Worlds = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

_ACES: Final = sum(1 << (8 * suit + ACE) for suit in range(4))


def play_evidence(view: View, worlds: Worlds) -> Floats:
    """The log-likelihood of the others' plays in each world."""
    from rebelote.kernel.deck import relabelling

    public = view.public
    if public.trump is None or not public.plays:
        return np.zeros(len(worlds))
    names = relabelling(public.trump).to_kernel
    plays, appeals = _plays(view, names)
    if not plays:
        return np.zeros(len(worlds))
    rules = view.profile.play_rules
    word = rule_word(rules.partner_rule, rules.undertrump_rule, rules.lead_rule)
    evidence = np.zeros(len(worlds))
    weigh_plays(
        np.ascontiguousarray(worlds),
        np.array(plays, dtype=np.int64),
        np.array(appeals),
        np.array(names, dtype=np.int64),
        word,
        evidence,
    )
    return evidence


def _plays(view: View, names: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[list[float]]]:
    """Every play, latest first, with the appeal of each kernel card at that moment.

    A play is (seat, kernel card, kernel suit led or -1, top trump, whether the partner holds the
    trick, whether it is the viewer's own).
    """
    public = view.public
    trump = public.trump
    assert trump is not None
    plays: list[tuple[int, ...]] = []
    appeals: list[list[float]] = []
    trick: list[Card] = []
    gone = 0
    for laid in public.plays:
        if len(trick) == 4:
            trick.clear()
        facts = trick_facts(tuple(trick), trump)
        led = names[trick[0]] >> 3 if trick else -1
        holds = partner_holds(facts, len(trick), 4)
        own = int(laid.seat == view.seat)
        plays.append((laid.seat, names[laid.card], led, facts.top_trump, holds, own))
        aces_gone = 0 if trick else gone & _ACES
        by_card = _appeal(tuple(trick), trump, holds, aces_gone, _takes(view, laid.seat))
        renamed = [0.0] * 32
        for card, appeal in enumerate(by_card):
            renamed[names[card]] = appeal
        appeals.append(renamed)
        trick.append(laid.card)
        gone |= 1 << laid.card
    return plays[::-1], appeals[::-1]


def _takes(view: View, seat: int) -> bool:
    taker = view.public.taker
    return taker is not None and (taker - seat) % 2 == 0


@lru_cache(maxsize=20_000)
def _appeal(
    trick: tuple[Card, ...], trump: Suit, holds: int, aces_gone: int, takes: bool
) -> tuple[float, ...]:
    """How readily each card would be played here, as a factor."""
    appeals = []
    for card in range(32):
        points = card_points(card, trump)
        if not trick:
            lean = _lead_appeal(card, trump, aces_gone, takes)
        elif holds:
            lean = (0.1 * points) if card >> 3 != trump else -0.8 - 0.02 * points
        else:
            lean = _against_appeal(card, trick, trump)
        appeals.append(float(np.exp(lean)))
    return tuple(appeals)


def _lead_appeal(card: Card, trump: Suit, aces_gone: int, takes: bool) -> float:
    if card >> 3 == trump:
        return 0.2 + 0.15 * TRUMP_STRENGTH[card & 7] if takes else -1.5
    ace_gone = aces_gone >> (card & 24 | ACE) & 1
    if card & 7 == ACE or (card & 7 == TEN and ace_gone):
        return 1.2
    return -0.12 * card_points(card, trump)


def _against_appeal(card: Card, trick: tuple[Card, ...], trump: Suit) -> float:
    """An opponent holds the trick: win it if that is easy, else give little."""
    facts = trick_facts((*trick, card), trump)
    wins = facts.winner == len(trick)
    points = card_points(card, trump)
    if wins and card >> 3 == trump:
        return 0.8 - 0.05 * TRUMP_STRENGTH[card & 7]
    if wins:
        return 0.6 + 0.15 * PLAIN_STRENGTH[card & 7] if len(trick) == 3 else 0.4
    return -0.15 * points


@compiled("int64(int64[:,::1], int64[:,::1], float64[:,::1], int64[::1], int64, float64[::1])")
def weigh_plays(
    worlds: Worlds,
    plays: Worlds,
    appeals: Floats,
    names: npt.NDArray[np.int64],
    rules: int,
    evidence: Floats,
) -> int:
    """Add up, for each world, the log of each play's share of the appeal. Returns 0."""
    hands = np.zeros(4, dtype=np.int64)
    for world in range(len(worlds)):
        for seat in range(4):
            hands[seat] = 0
            for card in range(32):
                if (worlds[world, seat] >> card) & 1:
                    hands[seat] |= 1 << names[card]
        total = 0.0
        for play in range(len(plays)):
            seat = plays[play, 0]
            card = plays[play, 1]
            hands[seat] |= 1 << card
            if plays[play, 5] != 0:
                continue
            able = hands[seat]
            if plays[play, 2] >= 0:
                able = legal(able, plays[play, 2], plays[play, 3], plays[play, 4], rules)
            whole = 0.0
            for other in range(32):
                if (able >> other) & 1:
                    whole += appeals[play, other]
            total += np.log(appeals[play, card] / max(whole, appeals[play, card]))
        evidence[world] = total
    return 0
