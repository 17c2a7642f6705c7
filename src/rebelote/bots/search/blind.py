"""What comes of a card when the others do not see all hands (four players). Needs Numba.

An exact solution lets everybody look into every hand. Here the next tricks are played by habit
(`habits`): each seat plays, from its own hand and what lies open, the card that appeals most.
What is left after them is solved. So a card is not praised for what only somebody who sees
everything would make of it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rebelote.bots.search.habits import SITUATIONS, model
from rebelote.kernel.arena import (
    GENERATION_AT,
    STOPPED_AT,
    TABLE_AT,
    VALUES_AT,
    WORTH_AT,
    Arena,
    prepare,
)
from rebelote.kernel.bits import load, lowest, popcount, store
from rebelote.kernel.compiled import compiled
from rebelote.kernel.deck import relabelling
from rebelote.kernel.drive import ILLEGAL, all_moves, settle
from rebelote.kernel.legality import rule_word
from rebelote.kernel.pack import Position, pack_position
from rebelote.kernel.search import (
    extend,
    last_value,
    movable,
    next_trick,
    only_trick,
    trick_value,
)
from rebelote.kernel.table import GENERATIONS
from rebelote.rules.cards import Card, Seat, iterate
from rebelote.rules.play import legal_in_trick

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

PIECE: Final = 8
"""Worlds worked on between two looks at the clock."""


class Seen(NamedTuple):
    """Objectives of the side to move, a row a world, a column a legal card."""

    cards: tuple[Card, ...]
    exact: Integers
    """Everybody sees every hand from here on."""
    blind: Integers
    """The next tricks are played by habit; the same as ``exact`` where none are."""
    finished: npt.NDArray[np.bool_]
    """False for worlds that ran out of nodes, or were not begun in time."""


def look_ahead(
    position: Position,
    worlds: Integers,
    taker: Seat,
    tricks: int,
    nodes: int,
    cancelled: Callable[[], bool],
) -> Seen:
    """Both kinds of objectives of each legal card in each world; ``tricks`` by habit (0: none)."""
    seat = position.seat
    hand = position.hands[seat]
    cards = tuple(iterate(legal_in_trick(hand, position.trick, position.trump, position.rules)))
    results = np.full((2, len(worlds), 32), ILLEGAL, dtype=np.int64)
    plan = _plan(position, nodes, taker)
    hands = np.ascontiguousarray(worlds, dtype=np.int64)
    arena = _memory.arena
    for start in range(0, len(hands), PIECE):
        if cancelled():
            break
        piece = slice(start, start + PIECE)
        _fresh(arena)
        follow_worlds(
            arena.address,
            hands[piece],
            plan,
            _appeals(),
            tricks,
            results[0, piece],
            results[1, piece],
        )
    picked = results[:, :, list(cards)]
    finished = (picked[1] != ILLEGAL).all(axis=1)
    if seat & 1:
        picked = position.points_left - picked
    return Seen(cards, picked[0], picked[1], finished)


class _Memory(threading.local):
    """Each thread that thinks has an arena of its own."""

    def __init__(self) -> None:
        self.arena = Arena()


_memory: Final = _Memory()


@cache
def _appeals() -> Floats:
    """``[situations, features]``: how much each feature of a card appeals."""
    return np.array([model()[situation] for situation in SITUATIONS])


def _fresh(arena: Arena) -> None:
    """Make sure that the next generation tags are unused."""
    if int(arena.words[GENERATION_AT]) + PIECE >= GENERATIONS:
        arena.words[GENERATION_AT] = 0
        arena.words[TABLE_AT:] = 0


def _plan(position: Position, nodes: int, taker: Seat) -> Integers:
    """What all worlds share, as `follow_worlds` takes it."""
    packed = pack_position(position)
    names = relabelling(position.trump)
    laid = [0, 0, 0, 0]
    for step, card in enumerate(position.trick):
        laid[(position.leader + step) & 3] = 1 << names.to_kernel[card]
    rules = rule_word(*position.rules[1:4])
    shared = [packed.played, packed.info, rules, nodes, taker & 1, *laid]
    return np.array([*shared, *names.to_kernel, *names.to_card], dtype=np.int64)


@compiled("int64(int64)")
def over(card: int) -> int:
    """The cards of the same suit that beat a card."""
    return (255 << (card & 24)) & ~((2 << card) - 1)


@compiled("int64(int64, int64, int64, int64, float64[:,::1], int64)")
def habit(base: int, mask: int, played: int, info: int, appeals: Floats, takers: int) -> int:
    """The card that appeals most to the player to act, in whose sight ``habits.features`` are."""
    cards = movable(base, mask, played, info)
    if popcount(cards) == 1:
        return lowest(cards)
    seat = info & 3
    place = (info >> 2) & 3
    best = (info >> 6) & 31
    left = mask & ~played
    if place == 0:
        situation = 0 if (seat & 1) == takers else 1
    elif place >= 2 and ((info >> 11) & 3) == ((seat + 2) & 3):
        situation = 2
    else:
        situation = 3
    safe = place == 3 or (place > 0 and best < 8 and (over(best) & left) == 0)
    chosen = lowest(cards)
    most = -1e9
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        points = load(base, WORTH_AT + card) * 0.1
        strength = (card & 7) / 7.0
        master = (over(card) & left) == 0
        beats = (card >> 3) == (best >> 3) and card > best
        wins = place > 0 and (beats or (card < 8 and best >= 8))
        if card < 8:
            value = appeals[situation, 0] + points * appeals[situation, 2]
            value += strength * appeals[situation, 6]
            if master:
                value += appeals[situation, 4]
        else:
            value = points * appeals[situation, 1] + strength * appeals[situation, 5]
            if master:
                value += appeals[situation, 3]
            if safe:
                value += points * appeals[situation, 9]
        if wins:
            value += appeals[situation, 7]
            if place == 3:
                value += appeals[situation, 8]
        if value > most:
            most = value
            chosen = card
    return chosen


@compiled("int64(int64, int64, int64, int64, int64, float64[:,::1], int64, int64)")
def follow(
    base: int,
    mask: int,
    played: int,
    info: int,
    card: int,
    appeals: Floats,
    takers: int,
    tricks: int,
) -> int:
    """Side 0's value after ``card``: so many tricks end by habit, the rest is solved."""
    guess = load(base, VALUES_AT + card)
    gained = guess * 0
    while True:
        info = extend(info, card, load(base, WORTH_AT + card))
        played |= 1 << card
        if (info & 12) == 0:
            gained += trick_value(info)
            info = next_trick(info)
            mask &= ~played
            played = mask & 0
            tricks -= 1
            if mask == 0:
                return gained + last_value(info)
            if popcount(mask) == 4:
                return gained + only_trick(base, mask, info)
            if tricks == 0:
                return gained + settle(base, mask, played, info, guess - gained, gained * 0 + 4)
        card = habit(base, mask, played, info, appeals, takers)


@compiled(
    "int64(int64, int64[:,::1], int64[::1], float64[:,::1], int64, int64[:,::1], int64[:,::1])"
)
def follow_worlds(
    base: int,
    hands: Integers,
    plan: Integers,
    appeals: Floats,
    tricks: int,
    exact: Integers,
    blind: Integers,
) -> int:
    """Side 0's values of each legal card in each row of ``hands``; `ILLEGAL` where unfinished.

    Returns 0.
    """
    played = plan[0]
    info = plan[1]
    owned = plan[5:9].copy()
    for world in range(hands.shape[0]):
        for seat in range(4):
            owned[seat] = plan[5 + seat]
            rest = hands[world, seat]
            while rest != 0:
                owned[seat] |= 1 << plan[9 + lowest(rest)]
                rest &= rest - 1
        store(base, GENERATION_AT, load(base, GENERATION_AT) + 1)
        prepare(base, owned[0], owned[1], owned[2], owned[3], plan[2], plan[3])
        mask = owned[0] | owned[1] | owned[2] | owned[3]
        all_moves(base, mask, played, info)
        rest = movable(base, mask, played, info)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            value = load(base, VALUES_AT + card)
            exact[world, plan[41 + card]] = value
            if tricks > 0 and load(base, STOPPED_AT) == 0:
                value = follow(base, mask, played, info, card, appeals, plan[4], tricks)
            if load(base, STOPPED_AT) == 0:
                blind[world, plan[41 + card]] = value
    return 0
