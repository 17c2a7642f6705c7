"""How a pack becomes hands or tableaux (rulebook, "Deal and choice of trump"); pure arithmetic."""

from __future__ import annotations

import hashlib
from typing import Final

from rebelote.rules.cards import Card, Mask, Seat, mask_of, texts

LOWEST_CUT: Final = 4
HIGHEST_CUT: Final = 28
TURNED_INDEX: Final = 20
"""With four players the 21st card is turned up."""

Piles = tuple[tuple[Card | None, ...], ...]


def cut_pack(pack: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """The deck after ``at`` cards were taken from the top and put under the pack."""
    return pack[at:] + pack[:at]


def uncut(deck: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """The pack before the cut."""
    return deck[-at:] + deck[:-at]


def commitment(pack: tuple[Card, ...], salt: str) -> str:
    """SHA-256 of ``salt + ":" + the 32 cards before the cut``, lower-case hex."""
    return hashlib.sha256(f"{salt}:{' '.join(texts(pack))}".encode()).hexdigest()


def first_hands(
    deck: tuple[Card, ...], first: Seat, packets: tuple[int, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Four players: the five cards of each seat, in the order received."""
    hands: list[list[Card]] = [[], [], [], []]
    at = 0
    for size in packets:
        for step in range(4):
            hands[(first + step) & 3].extend(deck[at : at + size])
            at += size
    return tuple(tuple(hand) for hand in hands)


def completion(deck: tuple[Card, ...], first: Seat, taker: Seat) -> tuple[tuple[Card, ...], ...]:
    """Four players: what each seat receives after the choice, the taker the turned-up card first.

    From the dealer's right: the taker 2 more, the others 3.
    """
    drawn: list[tuple[Card, ...]] = [(), (), (), ()]
    at = TURNED_INDEX + 1
    for step in range(4):
        seat = (first + step) & 3
        size = 2 if seat == taker else 3
        cards = deck[at : at + size]
        drawn[seat] = (deck[TURNED_INDEX], *cards) if seat == taker else cards
        at += size
    return tuple(drawn)


def tableaux(deck: tuple[Card, ...], first: Seat, rows: tuple[int, ...]) -> tuple[Piles, Piles]:
    """Two players: (exposed, covered), for each seat its eight piles, first row then second.

    The covered layer is dealt whole, then the exposed one: a row to the opponent of the dealer
    (``first``), a row to the dealer, and again.
    """
    covered, at = _layer(deck, 0, first, rows)
    exposed, _ = _layer(deck, at, first, rows)
    return exposed, covered


def _layer(
    deck: tuple[Card, ...], at: int, first: Seat, rows: tuple[int, ...]
) -> tuple[Piles, int]:
    piles: list[list[Card | None]] = [[], []]
    for size in rows:
        for seat in (first, 1 - first):
            piles[seat].extend(deck[at : at + size])
            at += size
    return (tuple(piles[0]), tuple(piles[1])), at


def hand_masks(hands: tuple[tuple[Card, ...], ...]) -> tuple[Mask, ...]:
    """Hands as sets."""
    return tuple(mask_of(hand) for hand in hands)
