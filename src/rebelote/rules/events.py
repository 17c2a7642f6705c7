"""What has happened, in the past tense. State is what these fold to.

Fields named in `rebelote.rules.view.redact` are blanked for viewers who may not know them;
the others are public.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rebelote.rules.cards import Card, Mask, Seat, Suit
from rebelote.rules.state import Meld, Reveal, Sheet


class PackPrepared(NamedTuple):
    """A deal began; ``pack`` and ``salt`` are hidden until `PackRevealed`."""

    number: int
    dealer: Seat
    commitment: str
    pack: tuple[Card, ...]
    salt: str


class PackCut(NamedTuple):
    """The player at the dealer's left cut the pack."""

    seat: Seat
    at: int


class CardsDealt(NamedTuple):
    """The first cards lie: hands of five and the turned-up card, or the two tableaux.

    ``hands`` are private to each seat, ``covered`` is hidden from everybody.
    """

    turned: Card
    hands: tuple[Mask, ...]
    exposed: tuple[tuple[Card | None, ...], ...]
    covered: tuple[tuple[Card | None, ...], ...]


class Called(NamedTuple):
    """A seat passed (``suit`` None) or took."""

    seat: Seat
    suit: Suit | None


class HandsCompleted(NamedTuple):
    """Everybody holds eight cards; ``drawn`` (the turned-up card included) is private."""

    drawn: tuple[Mask, ...]


class MeldsShown(NamedTuple):
    """The melds that score, shown when trump became known."""

    melds: tuple[Meld, ...]


class CardPlayed(NamedTuple):
    """A card was played, with what was said."""

    seat: Seat
    card: Card
    says: str | None


class TrickWon(NamedTuple):
    """A trick is complete; ``points`` without the last trick's 10 or 100."""

    seat: Seat
    points: int


class CardsUncovered(NamedTuple):
    """Two players: (seat, pile, card) turned up together."""

    cards: tuple[tuple[Seat, int, Card], ...]


class DealScored(NamedTuple):
    """The deal is over (made, failed, tied or void)."""

    sheet: Sheet
    totals: tuple[int, int]


class PackRevealed(NamedTuple):
    """Packs, salts and cuts that may now be checked against their commitments."""

    reveals: tuple[Reveal, ...]


class MatchEnded(NamedTuple):
    """The match is over; ``winner`` is a side, ``"draw"``, or None after a void single deal."""

    winner: int | str | None


Event: TypeAlias = (
    PackPrepared
    | PackCut
    | CardsDealt
    | Called
    | HandsCompleted
    | MeldsShown
    | CardPlayed
    | TrickWon
    | CardsUncovered
    | DealScored
    | PackRevealed
    | MatchEnded
)
