"""Exact values for two tableaux with all cards known (`decouverte`).

Nobody at a table knows covered cards: this is for analysis once they are known, and for the ends of
deals in `chance`, where nothing is covered any more. Objectives are as in `solver`.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import numpy as np

from rebelote.kernel.deck import LAST_TRICK, WORTH, relabelling
from rebelote.kernel.pile_arena import (
    GENERATION_AT,
    LIMIT_AT,
    NODES_AT,
    OWNED_AT,
    STOPPED_AT,
    TABLE_AT,
    UNDER_AT,
    VALUES_AT,
    PileArena,
)
from rebelote.kernel.pile_drive import ILLEGAL, all_moves, value_of
from rebelote.kernel.solver import NO_LIMIT, Budget, Solution
from rebelote.rules.cards import Card, Mask, Seat, Suit, card_text, iterate
from rebelote.rules.errors import RebeloteError

UNKNOWN: Final = -1
"""In place of a covered card that nobody has seen."""
PILES: Final = 8
GENERATIONS: Final = 1 << 28


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


class TableauSolver:
    """Solves one position at a time in memory of its own; keep one per thread."""

    def __init__(self) -> None:
        self._arena = PileArena()
        self._generation = 0

    def moves(self, position: Tableau, budget: Budget | None = None) -> Solution:
        """The exact value of every legal card, all covered cards being known."""
        packed = self._prepare(position)
        limit = budget.nodes if budget is not None and budget.nodes is not None else NO_LIMIT
        deadline = None if budget is None else budget.seconds
        words = self._arena.words
        began = time.perf_counter()
        slice_end = limit if deadline is None else min(limit, 1 << 18)
        while True:
            words[LIMIT_AT] = slice_end
            words[STOPPED_AT] = 0
            all_moves(self._arena.address, packed.mask, packed.hidden, packed.info)
            seconds = time.perf_counter() - began
            finished = bool(words[STOPPED_AT] == 0)
            if finished or slice_end >= limit or (deadline is not None and seconds >= deadline):
                break
            slice_end = min(limit, 3 * slice_end)
        return Solution(finished, self._objectives(position), self._arena.nodes, seconds)

    def value(self, position: Tableau) -> int:
        """The objective of the side to move under best play by both."""
        packed = self._prepare(position)
        self._arena.words[LIMIT_AT] = NO_LIMIT
        value = value_of(self._arena.address, packed.mask, packed.hidden, packed.info)
        return int(value) if position.seat == 0 else points_left(position) - int(value)

    def _prepare(self, position: Tableau) -> PackedPiles:
        position.check()
        if position.unknown:
            raise RebeloteError(
                "unknown-cards",
                message="expected every covered card to be known; unknown ones need `chance`",
            )
        packed = pack_piles(position)
        self._generation += 1
        load_piles(self._arena, packed, self._generation)
        return packed

    def _objectives(self, position: Tableau) -> dict[Card, int]:
        names = relabelling(position.trump).to_card
        results = self._arena.words[VALUES_AT : VALUES_AT + 32]
        total = points_left(position)
        found = {}
        for card in np.flatnonzero(results != ILLEGAL):
            value = int(results[card])
            found[names[card]] = value if position.seat == 0 else total - value
        return dict(sorted(found.items()))


def load_piles(arena: PileArena, packed: PackedPiles, generation: int) -> None:
    """Put a position into an arena, its table entries marked by ``generation``."""
    words = arena.words
    tag = generation % GENERATIONS
    if tag == 0:  # tags would repeat: forget everything once
        words[TABLE_AT:] = 0
    words[OWNED_AT : OWNED_AT + 2] = packed.owned
    words[UNDER_AT : UNDER_AT + 32] = packed.under
    words[GENERATION_AT] = tag
    words[NODES_AT] = 0
    words[STOPPED_AT] = 0


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
    seen: set[Card] = set()
    for card in position.trick:
        seen.add(card)
    left = [0, 0]
    for seat, row in enumerate(position.piles):
        if len(row) > PILES:
            raise _wrong("tableaux", f"seat {seat} has {len(row)} piles: expected at most {PILES}")
        bare = 0
        for pile in row:
            for card in (pile.exposed, pile.covered):
                if card is None:
                    continue
                left[seat] += 1
                if card == UNKNOWN:
                    continue
                if card in seen:
                    raise _wrong("cards", f"the card {card_text(card)} stands twice")
                seen.add(card)
            bare += pile.exposed is None and pile.covered is not None
        if bare > (1 if position.trick and seat == position.leader else 0):
            raise _wrong("tableaux", f"seat {seat} has a covered card with nothing on it")
    if left[position.leader] + len(position.trick) != left[1 - position.leader]:
        raise _wrong(
            "tableaux",
            f"seats 0 and 1 have {left[0]} and {left[1]} cards left:"
            " expected as many each, one less where a seat has led",
        )
    if left[position.seat] == 0:
        raise _wrong("tableaux", "no card is left to play")
    if not any(pile.exposed is not None for pile in position.piles[position.seat]):
        raise _wrong("tableaux", f"seat {position.seat} has no exposed card to play")


def _wrong(what: str, message: str) -> RebeloteError:
    return RebeloteError("bad-position", what=what, message=f"bad position: {message}")
