"""Bringing the pack for the next deal: the one place where chance is asked, and only of ``rng``.

With "every-deal" the pack is shuffled. With "cut-only" it is shuffled once; afterwards the won
tricks are gathered in no particular order: a random order of the tricks, each trick's cards
together in a random order among themselves. After everybody passed, piles (an exposed card and
its covered one) are gathered so; hands are put together in a random order as they were dealt.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from rebelote.rules.actions import Prepare
from rebelote.rules.cards import PACK, Card, Seat
from rebelote.rules.deal import HIGHEST_CUT, LOWEST_CUT, TURNED_INDEX, first_hands
from rebelote.rules.match import next_dealer
from rebelote.rules.state import State, first_seat

T = TypeVar("T")


class Chance(Protocol):
    """The part of `random.Random` that is needed; a table brings `random.SystemRandom`."""

    def shuffle(self, x: list[T], /) -> None: ...

    def randrange(self, start: int, stop: int, /) -> int: ...

    def getrandbits(self, k: int, /) -> int: ...


def prepare(state: State, rng: Chance) -> Prepare:
    """The pack, its salt and the dealer of the next deal."""
    return Prepare(dealer=draw_dealer(state, rng), pack=draw_pack(state, rng), salt=_salt(rng))


def draw_dealer(state: State, rng: Chance) -> Seat:
    """The dealer the rules name, or one drawn where they say so."""
    due = next_dealer(state.profile, state.public)
    return rng.randrange(0, state.profile.players) if due is None else due


def draw_cut(rng: Chance) -> int:
    """A cut that leaves at least four cards in each part."""
    return rng.randrange(LOWEST_CUT, HIGHEST_CUT + 1)


def draw_pack(state: State, rng: Chance) -> tuple[Card, ...]:
    """The 32 cards before the cut."""
    if state.profile.shuffle == "every-deal" or state.public.number == 0:
        pack = list(PACK)
        rng.shuffle(pack)
        return tuple(pack)
    return _gathered(state, rng)


def _gathered(state: State, rng: Chance) -> tuple[Card, ...]:
    heaps = [list(heap) for heap in heaps_of(state)]
    rng.shuffle(heaps)
    if keeps_order(state):
        # as it was dealt: what was not dealt stays at the bottom, as it was
        rest = list(state.hidden.deck[TURNED_INDEX:])
        return tuple(card for heap in heaps for card in heap) + tuple(rest)
    for heap in heaps:
        rng.shuffle(heap)
    return tuple(card for heap in heaps for card in heap)


def keeps_order(state: State) -> bool:
    """Whether the last deal's heaps are hands put together as they were dealt."""
    return state.profile.players == 4 and not state.public.tricks


def heaps_of(state: State) -> tuple[tuple[Card, ...], ...]:
    """The cards of the last deal that stay together when it is gathered."""
    public, hidden = state.public, state.hidden
    if public.tricks:
        return tuple(trick.cards for trick in public.tricks)
    if state.profile.players == 4:
        first = first_seat(public, 4)
        return first_hands(hidden.deck, first, state.profile.packets)
    return tuple(
        (above, below)
        for piles, under in zip(public.exposed, hidden.covered, strict=True)
        for above, below in zip(piles, under, strict=True)
        if above is not None and below is not None
    )


def _salt(rng: Chance) -> str:
    return f"{rng.getrandbits(128):032x}"
