"""Positions of two tableaux (`decouverte`), and how they are packed. Nothing here is compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

from rebelote.kernel.deck import LAST_TRICK, WORTH, relabelling
from rebelote.rules.cards import Card, Mask, Seat, Suit, card_text, iterate
from rebelote.rules.errors import RebeloteError

UNKNOWN: Final = -1
"""In place of a covered card that nobody has seen."""
PILES: Final = 8


class Pile(NamedTuple):
    """One pile: the exposed card (None where it has gone) and what it covers."""

    exposed: Card | None
    covered: Card | None = None
    """A card, `UNKNOWN`, or None where nothing is underneath."""


class Tableau(NamedTuple):
    """Two players in the middle of play."""

    trump: Suit
    leader: Seat
    trick: tuple[Card, ...]
    """Empty, or the card led, which lies in no pile any more."""
    piles: tuple[tuple[Pile, ...], tuple[Pile, ...]]
    won: int
    """Bit s is set when seat s has won a trick."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % 2

    @property
    def unknown(self) -> int:
        """How many covered cards nobody has seen."""
        return sum(pile.covered == UNKNOWN for row in self.piles for pile in row)

    @property
    def cards(self) -> Mask:
        """All known cards, the open trick's included."""
        found = 0
        for card in self.trick:
            found |= 1 << card
        for row in self.piles:
            for pile in row:
                for known in pile:
                    if known is not None and known != UNKNOWN:
                        found |= 1 << known
        return found

    def check(self) -> None:
        """Raise `RebeloteError` unless this is a position that can be played on from."""
        _check(self)


class PackedPiles(NamedTuple):
    """A tableau as the compiled functions take it (see `pile_search`), in kernel cards."""

    owned: tuple[int, int]
    under: tuple[int, ...]
    """For each card the known card it covers, as a mask."""
    blind: int
    """Exposed cards that cover a card nobody has seen."""
    mask: int
    hidden: int
    info: int


def pack_piles(position: Tableau) -> PackedPiles:
    """The position as the search takes it."""
    names = relabelling(position.trump).to_kernel
    owned = [0, 0]
    under = [0] * 32
    blind = 0
    hidden = 0
    led = names[position.trick[0]] if position.trick else None
    for seat, row in enumerate(position.piles):
        for pile in row:
            top = led if pile.exposed is None else names[pile.exposed]
            if pile.exposed is not None and top is not None:
                owned[seat] |= 1 << top
            if top is None or pile.covered is None:
                continue
            if pile.covered == UNKNOWN:
                blind |= 1 << top
            else:
                under[top] = 1 << names[pile.covered]
                hidden |= under[top]
                owned[seat] |= under[top]
    info = position.seat | position.won << 7
    if led is not None:
        owned[position.leader] |= 1 << led
        info |= 2 | led << 2
    mask = owned[0] | owned[1]
    return PackedPiles((owned[0], owned[1]), tuple(under), blind, mask, hidden, info)


def points_left(position: Tableau) -> int:
    """Points of all cards left, unseen ones excluded, and the last trick's 10."""
    names = relabelling(position.trump).to_kernel
    return LAST_TRICK + sum(WORTH[names[card]] for card in iterate(position.cards))


def _check(position: Tableau) -> None:
    if len(position.trick) > 1:
        raise _wrong("trick", "expected at most one card in the open trick")
    _check_cards(position)
    left = [0, 0]
    for seat, row in enumerate(position.piles):
        if len(row) > PILES:
            raise _wrong("tableaux", f"seat {seat} has {len(row)} piles: expected at most {PILES}")
        left[seat] = sum(card is not None for pile in row for card in pile)
        bare = sum(pile.exposed is None and pile.covered is not None for pile in row)
        if bare > (1 if position.trick and seat == position.leader else 0):
            raise _wrong("tableaux", f"seat {seat} has a covered card with nothing on it")
    if left[position.leader] + len(position.trick) != left[1 - position.leader]:
        raise _wrong(
            "tableaux",
            f"seats 0 and 1 have {left[0]} and {left[1]} cards left:"
            " expected as many each, one less where a seat has led",
        )
    if not any(pile.exposed is not None for pile in position.piles[position.seat]):
        raise _wrong("tableaux", f"seat {position.seat} has no exposed card to play")


def _check_cards(position: Tableau) -> None:
    seen: set[Card] = set(position.trick)
    for row in position.piles:
        for pile in row:
            for card in pile:
                if card is None or card == UNKNOWN:
                    continue
                if card in seen:
                    raise _wrong("cards", f"the card {card_text(card)} stands twice")
                seen.add(card)


def _wrong(what: str, message: str) -> RebeloteError:
    return RebeloteError("bad-position", what=what, message=f"bad position: {message}")
