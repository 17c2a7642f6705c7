"""What each legal card is good for, without search, with all exposed cards in sight (two players).

A reply's trick is known; a lead's is whatever the other side's best reply makes of it. Either is
set against what the cards spent could win later.
"""

from __future__ import annotations

from rebelote.bots.odds import above, suit_mask
from rebelote.rules.cards import FULL_PACK, TEN, Card, Mask, Seat, Suit, card_points, iterate
from rebelote.rules.play import legal_in_trick, trick_facts
from rebelote.rules.state import View, exposed_mask

TRICK = 3.0
MASTER = 7.0
TRUMP = 5.0
COVERED_SHARE = 0.35
"""How much an unseen higher card threatens, against one in sight."""


class Duel:
    """Both sides' exposed cards, and those nobody has seen."""

    def __init__(self, view: View) -> None:
        public = view.public
        assert view.seat is not None
        assert public.trump is not None
        self.me: Seat = view.seat
        self.trump: Suit = public.trump
        self.exposed: tuple[Mask, Mask] = (exposed_mask(public, 0), exposed_mask(public, 1))
        seen = self.exposed[0] | self.exposed[1]
        for laid in public.plays:
            seen |= 1 << laid.card
        self.unseen: Mask = FULL_PACK & ~seen
        self.rules = view.profile.play_rules
        self.last = public.counts[self.me] == 1

    def kept(self, card: Card, owner: Seat) -> float:
        """What a card is worth to its owner if it is not spent now."""
        points = card_points(card, self.trump)
        over = above(card, self.trump)
        threats = float((over & self.exposed[1 - owner]).bit_count())
        threats += COVERED_SHARE * (over & self.unseen).bit_count()
        if card >> 3 == self.trump:
            return TRUMP + (points + MASTER) / (1.0 + threats)
        safe = 1.0 / (1.0 + threats)
        if not self.exposed[1 - owner] & suit_mask(card >> 3):
            trumps = (self.exposed[1 - owner] & suit_mask(self.trump)).bit_count()
            safe *= 0.5 if trumps else 1.0
        if card & 7 == TEN and threats:
            return 2.0
        return safe * (points + MASTER) - (1.0 - safe) * points

    def swing(self, lead: Card, reply: Card, me_leads: bool) -> float:
        """What a complete trick brings us."""
        facts = trick_facts((lead, reply), self.trump)
        points = card_points(lead, self.trump) + card_points(reply, self.trump) + TRICK
        points += 10.0 if self.last else 0.0
        return points if (facts.winner == 0) == me_leads else -points


def measures(view: View, legal: Mask) -> dict[Card, float]:
    """The measure of each legal card, in card points."""
    duel = Duel(view)
    if view.public.trick:
        led = view.public.trick[0].card
        return {
            card: duel.swing(led, card, me_leads=False) - duel.kept(card, duel.me)
            for card in iterate(legal)
        }
    return {card: _lead(duel, card) for card in iterate(legal)}


def _lead(duel: Duel, card: Card) -> float:
    """The lead, answered by the reply that suits the other side best."""
    them = 1 - duel.me
    replies = legal_in_trick(duel.exposed[them], (card,), duel.trump, duel.rules)
    answers = [
        duel.swing(card, reply, me_leads=True) + duel.kept(reply, them)
        for reply in iterate(replies)
    ]
    return min(answers, default=0.0) - duel.kept(card, duel.me)
