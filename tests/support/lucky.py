"""`rebelote serve` with stacked packs, for tests that need certain cards. No product code knows.

Run as a script in place of ``-m rebelote``: the server is the real one, started by the real
command, only its chance is ours. With four players seat 0 cuts; the two who speak before it have
nothing to take on, and when it takes the turned-up card it holds king and queen of trump.
"""

from __future__ import annotations

import random
import secrets
import sys
from itertools import count
from typing import TypeVar, cast

from rebelote.cli import main
from rebelote.rules.cards import RANKS, Card, suit_of
from rebelote.rules.deal import TURNED_INDEX, completion, cut_pack, first_hands

T = TypeVar("T")

DEALER, FIRST, OURS = 1, 2, 0
CUT = 16
QUEEN, KING = RANKS.index("Q"), RANKS.index("K")


class Lucky(random.SystemRandom):
    """Draws the next seeded pack that has the belote where the test wants it."""

    def __init__(self) -> None:
        super().__init__()
        self._seeds = count(1)

    def shuffle(self, x: list[T]) -> None:  # type: ignore[override]
        """Put the 32 cards into the next lucky order."""
        start = list(x)
        for seed in self._seeds:
            x[:] = start
            random.Random(seed).shuffle(x)
            if lucky(cast("tuple[Card, ...]", tuple(x))):
                return

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The dealer on our right, or always the same cut."""
        return DEALER if stop == 4 else CUT


def lucky(pack: tuple[Card, ...]) -> bool:
    """Whether seat 0 gets the belote by taking, and nobody before it would take."""
    deck = cut_pack(pack, CUT)
    trump = suit_of(deck[TURNED_INDEX])
    hands = first_hands(deck, FIRST, (5,))
    ours = {*hands[OURS], *completion(deck, FIRST, OURS)[OURS]}
    before = [card for seat in (2, 3) for card in hands[seat] if suit_of(card) == trump]
    return not before and {trump * 8 + QUEEN, trump * 8 + KING} <= ours


if __name__ == "__main__":
    setattr(secrets, "SystemRandom", Lucky)  # noqa: B010 (a class may not be assigned to)
    sys.exit(main())
