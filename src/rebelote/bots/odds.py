"""How likely it is that a seat holds a card, and that a side wins the open trick (four players).

Rough on purpose: cards are taken to lie independently, each with the seats that may hold it in
proportion to the cards they still have. It costs microseconds and is what a good player does by
feel; the bots that search do not use it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rebelote.bots.memory import Memory
from rebelote.rules.cards import (
    PLAIN_STRENGTH,
    TRUMP_STRENGTH,
    Card,
    Mask,
    Seat,
    Suit,
    iterate,
)


def _stronger(strength: tuple[int, ...]) -> tuple[Mask, ...]:
    return tuple(
        sum(1 << other for other in range(8) if strength[other] > strength[rank])
        for rank in range(8)
    )


_STRONGER_TRUMPS: Final = _stronger(TRUMP_STRENGTH)
_STRONGER_PLAIN: Final = _stronger(PLAIN_STRENGTH)


def above(card: Card, trump: Suit) -> Mask:
    """The cards of the same suit that beat ``card``."""
    suit = card >> 3
    return (_STRONGER_TRUMPS if suit == trump else _STRONGER_PLAIN)[card & 7] << (8 * suit)


def suit_mask(suit: Suit) -> Mask:
    """All cards of a suit."""
    return 0xFF << (8 * suit)


class Odds(NamedTuple):
    """For each seat, the chance that it holds each unseen card."""

    me: Seat
    trump: Suit
    memory: Memory
    held: tuple[dict[Card, float], ...]

    def none_of(self, seat: Seat, cards: Mask) -> float:
        """The chance that a seat holds none of some cards."""
        chance = 1.0
        held = self.held[seat]
        for card in iterate(cards & self.memory.may_hold[seat]):
            chance *= 1.0 - held[card]
        return chance

    def beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """The chance that a seat can beat the trick's best card, following or ruffing."""
        if best >> 3 == led:
            over = 1.0 - self.none_of(seat, above(best, self.trump))
            if led == self.trump:
                return over
            return over + self.void(seat, led) * (1.0 - self.none_of(seat, suit_mask(self.trump)))
        return self.void(seat, led) * (1.0 - self.none_of(seat, above(best, self.trump)))

    def void(self, seat: Seat, suit: Suit) -> float:
        """The chance that a seat has no card of a suit."""
        return self.none_of(seat, suit_mask(suit))

    def likely_winner(self, seat: Seat, best: Card, led: Suit) -> Card:
        """A card the seat would beat ``best`` with, if it can: the middle one of them."""
        may = self.memory.may_hold[seat]
        over = may & above(best, self.trump)
        if not over:
            over = may & suit_mask(self.trump)
            if best >> 3 == self.trump or not over:
                return best
        cards = list(iterate(over))
        strength = TRUMP_STRENGTH if cards[0] >> 3 == self.trump else PLAIN_STRENGTH
        cards.sort(key=lambda card: strength[card & 7])
        return cards[len(cards) // 2]

    def wins(self, best: Card, ours: bool, led: Suit, later: tuple[Seat, ...]) -> float:
        """The chance that our side takes the trick, ``best`` lying and ``later`` still to play."""
        branches = [(1.0, best, ours)]
        for seat in later:
            partner = (seat - self.me) & 1 == 0
            after: list[tuple[float, Card, bool]] = []
            for chance, top, holding in branches:
                if holding == partner:  # no need to beat its own side
                    after.append((chance, top, holding))
                    continue
                beaten = self.beats(seat, top, led)
                if beaten < 1.0:
                    after.append((chance * (1.0 - beaten), top, holding))
                if beaten > 0.0:
                    winner = self.likely_winner(seat, top, led)
                    after.append((chance * beaten, winner, partner))
            branches = after
        return sum(chance for chance, _, holding in branches if holding)


def odds(me: Seat, trump: Suit, memory: Memory) -> Odds:
    """The odds of a seat that remembers what has been played."""
    held: tuple[dict[Card, float], ...] = ({}, {}, {}, {})
    others = [seat for seat in range(4) if seat != me]
    for card in iterate(memory.unseen):
        holders = [seat for seat in others if memory.may_hold[seat] >> card & 1]
        total = sum(memory.counts[seat] for seat in holders)
        for seat in holders:
            held[seat][card] = memory.counts[seat] / total if total else 0.0
    return Odds(me, trump, memory, held)
