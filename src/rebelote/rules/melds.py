"""Melds among the exposed cards, a house rule of the game for two (rulebook, "Alternatives").

Tierce 20, fifty 50, hundred 100 (five cards or more); four jacks 200, nines 150, aces, tens,
kings or queens 100. The owner of the best meld scores all of theirs, the other nothing. Four of a
kind is higher than a sequence; among fours the order is J 9 A 10 K Q; among sequences the longer,
then the higher wins, trump breaks a tie, else the first to lead has it. A card counts in one
meld only. Sevens and eights make no four: a meld worth nothing beats nothing.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import Final

from rebelote.rules.cards import Card, Mask, Rank, Seat, Suit, iterate
from rebelote.rules.state import Meld

#: Points of four of a kind by rank, in order of precedence J 9 A 10 K Q.
FOURS: Final[dict[Rank, int]] = {4: 200, 2: 150, 7: 100, 3: 100, 6: 100, 5: 100}
_PRECEDENCE: Final[tuple[Rank, ...]] = tuple(FOURS)
_SEQUENCES: Final = {3: ("tierce", 20), 4: ("fifty", 50)}


def scoring_melds(exposed: tuple[Mask, ...], trump: Suit, leader: Seat) -> tuple[Meld, ...]:
    """The melds that score: all of the best meld's owner, none of the other's."""
    held = [best_melds(seat, mask) for seat, mask in enumerate(exposed)]
    order = [leader, 1 - leader]
    winner: Seat | None = None
    best: tuple[int, ...] = ()
    for seat in order:
        strength = max((_strength(meld, trump) for meld in held[seat]), default=())
        if strength > best:
            best, winner = strength, seat
    return held[winner] if winner is not None else ()


def best_melds(seat: Seat, mask: Mask) -> tuple[Meld, ...]:
    """The melds of a set of cards, each card in one meld at most, worth most together."""
    fours = [rank for rank in FOURS if all(mask >> (8 * suit + rank) & 1 for suit in range(4))]
    choices = chain.from_iterable(combinations(fours, size) for size in range(len(fours) + 1))
    options = [_with_fours(seat, mask, chosen) for chosen in choices]
    return max(options, key=lambda melds: (sum(meld.points for meld in melds), len(melds)))


def _with_fours(seat: Seat, mask: Mask, fours: tuple[Rank, ...]) -> tuple[Meld, ...]:
    melds = []
    for rank in fours:
        cards = tuple(8 * suit + rank for suit in range(4))
        melds.append(Meld(seat, "four", cards, FOURS[rank]))
        for card in cards:
            mask &= ~(1 << card)
    return (*melds, *_sequences(seat, mask))


def _sequences(seat: Seat, mask: Mask) -> list[Meld]:
    melds: list[Meld] = []
    run: list[Card] = []
    for card in chain(iterate(mask), (99,)):
        if run and (card != run[-1] + 1 or card & 7 == 0):
            if len(run) >= 3:
                kind, points = _SEQUENCES.get(len(run), ("hundred", 100))
                melds.append(Meld(seat, kind, tuple(run), points))
            run = []
        run.append(card)
    return melds


def _strength(meld: Meld, trump: Suit) -> tuple[int, ...]:
    if meld.kind == "four":
        return (1, -_PRECEDENCE.index(meld.cards[0] & 7), 0, 0)
    top = meld.cards[-1]
    return (0, len(meld.cards), top & 7, int(top >> 3 == trump))
