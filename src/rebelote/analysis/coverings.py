"""Two players: sampled coverings, played out by the rules of thumb of the bots. Needs Numba."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rebelote.bots.search.rollout import NOTHING, POINTS, play_out
from rebelote.bots.search.two import covering_cards, unseen_cards
from rebelote.kernel.deck import relabelling
from rebelote.kernel.pack import won_bits
from rebelote.rules.cards import Seat, Suit, iterate
from rebelote.rules.state import Public, exposed_mask

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


class Coverings:
    """What may lie under the exposed cards, drawn uniformly; results of playing it all out."""

    def __init__(
        self, public: Public, count: int, seed: int, *, at_once: bool, trump: Suit | None = None
    ) -> None:
        """``trump`` stands in for a trump that is not chosen yet."""
        suit = public.trump if trump is None else trump
        assert suit is not None
        self._names = relabelling(suit)
        self._at_once = int(at_once)
        self._exposed = [
            self._names.mask_to_kernel(exposed_mask(public, seat)) for seat in range(2)
        ]
        self._leader: Seat = public.leader
        self._led = self._names.to_kernel[public.trick[0].card] if public.trick else NOTHING
        self._won = won_bits(public.won)
        self._lying = self._drawn(public, count, seed)

    def _drawn(self, public: Public, count: int, seed: int) -> Integers:
        """``[count, 32]``: the card under each card."""
        tops = [self._names.to_kernel[card] for card in covering_cards(public)]
        hidden = [self._names.to_kernel[card] for card in iterate(unseen_cards(public))]
        deck = np.tile(np.array(hidden, dtype=np.int64), (count, 1))
        lying = np.full((count, 32), NOTHING, dtype=np.int64)
        if tops:
            lying[:, tops] = np.random.default_rng(seed).permuted(deck, axis=1)
        return lying

    def from_here(self, seat: Seat) -> Floats:
        """A seat's objective in each covering when both play by rules of thumb."""
        results = self._results()
        mine = results if seat == 0 else self._left() - results
        return mine.astype(np.float64)

    def _results(self) -> Integers:
        """Seat 0's objective in each covering."""
        found = np.zeros(len(self._lying), dtype=np.int64)
        first, second = self._exposed
        play_out(
            self._lying,
            first,
            second,
            self._leader,
            self._led,
            NOTHING,
            self._won,
            self._at_once,
            POINTS,
            found,
        )
        return found

    def _left(self) -> int:
        """Points of all cards left, the open trick's included, and the last trick's 10."""
        under = self._lying[0]
        cards = [*iterate(self._exposed[0] | self._exposed[1]), *under[under >= 0].tolist()]
        led = [self._led] if self._led != NOTHING else []
        return 10 + sum(int(POINTS[card]) for card in (*cards, *led))
