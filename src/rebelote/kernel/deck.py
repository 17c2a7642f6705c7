"""Kernel cards: suit * 8 + strength, trump relabelled suit 0, so that order is the number's.

Suits other than trump keep their order among themselves. Nothing here is compiled.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rebelote.rules.cards import (
    PLAIN_POINTS,
    PLAIN_STRENGTH,
    TRUMP_POINTS,
    TRUMP_STRENGTH,
    Card,
    Mask,
    Suit,
    iterate,
)

TRUMPS: Final = 0xFF
LAST_TRICK: Final = 10
#: What a capot adds to the last trick's 10, and what the other side then loses in the objective.
CAPOT_BONUS: Final = 90


def _by_strength(points: tuple[int, ...], strength: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(worth for _, worth in sorted(zip(strength, points, strict=True)))


#: Points of the eight trumps, then of the eight cards of a plain suit, weakest first.
TRUMP_WORTH: Final = _by_strength(TRUMP_POINTS, TRUMP_STRENGTH)
PLAIN_WORTH: Final = _by_strength(PLAIN_POINTS, PLAIN_STRENGTH)
#: Points of the 32 kernel cards.
WORTH: Final = TRUMP_WORTH + 3 * PLAIN_WORTH


class Relabelling(NamedTuple):
    """Both directions between cards of the rules and kernel cards, for one trump suit."""

    to_kernel: tuple[int, ...]
    to_card: tuple[Card, ...]

    def mask_to_kernel(self, mask: Mask) -> int:
        """The same set of cards, as kernel cards."""
        return sum(1 << self.to_kernel[card] for card in iterate(mask))

    def mask_to_cards(self, mask: int) -> Mask:
        """The same set of kernel cards, as cards."""
        return sum(1 << self.to_card[card] for card in iterate(mask))


@cache
def relabelling(trump: Suit) -> Relabelling:
    """How cards are renamed when ``trump`` is trump."""
    suits = [trump] + [suit for suit in range(4) if suit != trump]
    to_kernel = [0] * 32
    to_card = [0] * 32
    for kernel_suit, suit in enumerate(suits):
        strength = TRUMP_STRENGTH if suit == trump else PLAIN_STRENGTH
        for rank in range(8):
            renamed = kernel_suit * 8 + strength[rank]
            to_kernel[suit * 8 + rank] = renamed
            to_card[renamed] = suit * 8 + rank
    return Relabelling(tuple(to_kernel), tuple(to_card))
