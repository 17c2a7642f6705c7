"""What each legal card is good for, without search (four players).

A card's measure is the swing it can expect from the open trick, less what it would be worth if it
were kept. All of a good club player's habits come out of that: the partner's sure trick gets the
ten, the nine stays under the jack, a void known to be ruffed is not led into.
"""

from __future__ import annotations

from typing import NamedTuple

from rebelote.bots.memory import remember
from rebelote.bots.odds import Odds, above, odds, suit_mask
from rebelote.bots.weights import CLUB, Weights
from rebelote.rules.cards import ACE, TEN, Card, Mask, Suit, card_points, card_strength, iterate
from rebelote.rules.play import trick_facts
from rebelote.rules.state import View


class Table(NamedTuple):
    """What a seat thinks about when it is its turn."""

    view: View
    trump: Suit
    hand: Mask
    odds: Odds
    weights: Weights
    ours: bool
    """Whether our side took."""

    @property
    def enemies(self) -> tuple[int, int]:
        """The other side's seats."""
        me = self.odds.me
        return (me + 1) & 3, (me + 3) & 3

    @property
    def partner(self) -> int:
        """The seat opposite."""
        return (self.odds.me + 2) & 3


def look(view: View, weights: Weights = CLUB) -> Table:
    """The table as the viewer sees it."""
    public = view.public
    assert view.seat is not None
    assert public.trump is not None
    assert public.taker is not None
    chances = odds(view.seat, public.trump, remember(view))
    ours = (public.taker - view.seat) & 1 == 0
    return Table(view, public.trump, view.hand, chances, weights, ours)


def measures(table: Table, legal: Mask) -> dict[Card, float]:
    """The measure of each legal card; the best is the one to play."""
    if legal.bit_count() == 1:
        return dict.fromkeys(iterate(legal), 0.0)
    leading = not table.view.public.trick
    judged = {}
    for card in iterate(legal):
        swing = _swing(table, card) - _kept(table, card)
        judged[card] = swing + (_lead_bonus(table, card) if leading else 0.0)
    return judged


def choose(table: Table, legal: Mask) -> Card:
    """The card to play: the best measure, then the weakest card."""
    judged = measures(table, legal)
    return max(judged, key=lambda card: (judged[card], -card_strength(card, table.trump), -card))


# --- the open trick ---------------------------------------------------------------------------


def _swing(table: Table, card: Card) -> float:
    """What the trick is expected to bring: its points won less its points lost."""
    public = table.view.public
    cards = (*(laid.card for laid in public.trick), card)
    facts = trick_facts(cards, table.trump)
    me = table.odds.me
    later = tuple((me + step) & 3 for step in range(1, 5 - len(cards)))
    ours = (len(cards) - 1 - facts.winner) % 2 == 0
    chance = table.odds.wins(cards[facts.winner], ours, facts.lead_suit, later)
    points = sum(card_points(laid, table.trump) for laid in cards)
    points_later = table.weights.table * len(later)
    last = table.weights.last if table.hand.bit_count() == 1 else 0.0
    return (2.0 * chance - 1.0) * (points + points_later + table.weights.trick + last)


# --- what a card is worth in hand --------------------------------------------------------------


def _kept(table: Table, card: Card) -> float:
    if card >> 3 == table.trump:
        return _kept_trump(table, card)
    return _kept_plain(table, card)


def _kept_trump(table: Table, card: Card) -> float:
    """A trump wins by rank, and even a small one may ruff."""
    weights = table.weights
    over = (above(card, table.trump) & table.odds.memory.unseen).bit_count()
    points = card_points(card, table.trump)
    if over == 0:
        bonus = weights.last if table.hand.bit_count() == 2 else 0.0
        return points + weights.master + weights.trump + bonus
    return points * weights.trump_rank**over + weights.trump


def _kept_plain(table: Table, card: Card) -> float:
    weights, unseen = table.weights, table.odds.memory.unseen
    suit = card >> 3
    points = card_points(card, table.trump)
    over = above(card, table.trump) & unseen
    mine = table.hand & suit_mask(suit)
    if not over:
        safe = _runs(table, suit)
        bonus = weights.last * safe if table.hand.bit_count() == 2 else 0.0
        return safe * (points + weights.master) - (1.0 - safe) * points + bonus
    if card & 7 == TEN:
        return weights.guarded_ten if mine.bit_count() > 1 else weights.bare_ten
    beside_ten = mine >> (8 * suit + TEN) & 1 and unseen >> (8 * suit + ACE) & 1
    if beside_ten and mine.bit_count() == 2:
        return weights.unguard
    return -0.3 * points


def _runs(table: Table, suit: Suit) -> float:
    """The chance that a sure winner of a plain suit is not ruffed."""
    chance = 1.0
    for seat in table.enemies:
        ruffs = table.odds.void(seat, suit) * (
            1.0 - table.odds.none_of(seat, suit_mask(table.trump))
        )
        chance *= 1.0 - ruffs
    # each round takes cards of the suit away, so waiting makes a ruff likelier
    out = (table.odds.memory.unseen & suit_mask(suit)).bit_count()
    return chance * min(1.0, out / 6.0 + 0.25) if _trumps_out(table) > 0.2 else chance


def _trumps_out(table: Table) -> float:
    """Trumps the other side is expected to hold."""
    trumps = suit_mask(table.trump) & table.odds.memory.unseen
    return sum(
        table.odds.held[seat].get(card, 0.0) for seat in table.enemies for card in iterate(trumps)
    )


# --- leading ------------------------------------------------------------------------------------


def _lead_bonus(table: Table, card: Card) -> float:
    """What a lead does beyond its trick: trumps drawn, ruffs prepared."""
    weights = table.weights
    if card >> 3 == table.trump:
        if not table.ours:
            return -weights.give_away_trump
        drawn = sum(1.0 - table.odds.void(seat, table.trump) for seat in table.enemies)
        lost = 1.0 - table.odds.void(table.partner, table.trump)
        return weights.draw * (drawn - 0.5 * lost)
    mine = table.hand & suit_mask(card >> 3)
    trumps = table.hand & suit_mask(table.trump)
    if mine.bit_count() == 1 and trumps and card_points(card, table.trump) < 10:
        return weights.singleton
    return 0.0
