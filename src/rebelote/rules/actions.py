"""What a seat, or the table, may ask for: commands in the imperative."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rebelote.rules.cards import Card, Seat, Suit


class Prepare(NamedTuple):
    """The table brings a pack; randomness enters here and nowhere else."""

    dealer: Seat
    pack: tuple[Card, ...]
    """32 cards before the cut, the first on top."""
    salt: str = ""


class Cut(NamedTuple):
    """Take ``at`` cards from the top and put them under the pack (4 to 28)."""

    seat: Seat
    at: int


class Call(NamedTuple):
    """Take with a suit as trump, or pass (``suit`` None)."""

    seat: Seat
    suit: Suit | None


class Play(NamedTuple):
    """Play a card, saying ``belote`` or ``rebelote`` with it or nothing."""

    seat: Seat
    card: Card
    says: str | None = None


Action: TypeAlias = Prepare | Cut | Call | Play
SeatAction: TypeAlias = Cut | Call | Play
