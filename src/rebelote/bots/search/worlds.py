"""The worlds a searching bot thinks about: hands it cannot see, likelier ones first (four players).

`rebelote.kernel.worlds` draws hands uniformly from all that agree with what the seat knows for
certain. What calls and plays *suggest* becomes a weight: who took held trumps, who passed did not,
who played a small card under the partner's trick had no ten to give. Worlds are then drawn again in
proportion to their weights. Needs Numba (through the kernel).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rebelote.bots.calls import FEATURES, model
from rebelote.bots.search.habits import play_evidence
from rebelote.kernel.knowledge import knowledge_of
from rebelote.kernel.worlds import count as ways
from rebelote.kernel.worlds import every, sample
from rebelote.rules.cards import ACE, JACK, KING, NINE, TEN, Seat, Suit
from rebelote.rules.legal import ALL_SUITS
from rebelote.rules.state import View

Worlds = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

#: Expected card points at which a player takes about half of the time, and how sharply.
TAKING_POINTS: Final = 96.0
SHARPNESS: Final = 9.0
ENOUGH: Final = 2500
"""Worlds weighed at most, or twice as many as are solved if that is more."""
EVEN: Final = 0.15
"""The share of the weight that every possible world has a part in."""
_BITS: Final = np.arange(32, dtype=np.int64)


class Imagined(NamedTuple):
    """Hands as masks of cards, ``[n, 4]``, and how much each world counts (they add up to 1)."""

    hands: Worlds
    weights: Floats


def imagine(
    view: View, count: int, seed: int, *, spare: int, trust: float, taker: Seat | None = None
) -> Imagined:
    """``count`` worlds drawn by likelihood from up to ``spare`` times as many, or all there are.

    ``trust`` from 0 to 1 says how far calls and plays are believed; with a ``spare`` of 1 they are
    not read. Before trump is taken: the hands there would be if ``taker`` took.
    """
    known = knowledge_of(view, taker)
    if ways(known) <= count:
        hands = np.array(list(every(known)), dtype=np.int64)
        return Imagined(hands, _weights(view, hands, trust if spare > 1 else 0.0))
    hands = sample(known, min(count * spare, max(2 * count, ENOUGH)), seed)
    if spare > 1:
        hands = _drawn(hands, _weights(view, hands, trust), count, seed)
    return Imagined(hands, np.full(len(hands), 1.0 / len(hands)))


def _weights(view: View, hands: Worlds, trust: float) -> Floats:
    """Each world's share. A part is dealt out evenly: evidence may mislead, knowledge cannot."""
    evidence = trust * (call_evidence(view, hands) + play_evidence(view, hands))
    weights = np.exp(evidence - evidence.max())
    shares: Floats = (1.0 - EVEN) * weights / weights.sum() + EVEN / len(hands)
    return shares


def _drawn(worlds: Worlds, weights: Floats, count: int, seed: int) -> Worlds:
    """Systematic resampling: every world stands as often as its share of the weight, or nearly."""
    steps = np.cumsum(weights)
    start = np.random.default_rng(seed & 0xFFFFFFFF).random()
    marks = (start + np.arange(count)) * steps[-1] / count
    chosen: Worlds = worlds[np.minimum(np.searchsorted(steps, marks), len(worlds) - 1)]
    return chosen


# --- what calls tell ----------------------------------------------------------------------------


def call_evidence(view: View, worlds: Worlds) -> Floats:
    """The log-likelihood of the others' calls in each world."""
    public = view.public
    evidence = np.zeros(len(worlds))
    assert public.turned is not None
    turned = public.turned
    for place, call in enumerate(public.calls):
        if call.seat == view.seat:
            continue
        held = _bits(worlds[:, call.seat] | _played_by(view, call.seat))
        held[:, turned] = 0.0
        others = held.sum(axis=1)
        # five of these cards were in hand then; which five is not known
        share = np.where(others > 0, 5.0 / np.maximum(others, 5.0), 0.0)
        suits = [turned >> 3] if place < 4 else [s for s in ALL_SUITS if s != turned >> 3]
        evidence += _call_likelihood(held, share, suits, turned, call.suit)
    return evidence


def _call_likelihood(
    held: Floats, share: Floats, suits: list[Suit], turned: int, called: Suit | None
) -> Floats:
    passed = np.zeros(len(held))
    taken = np.zeros(len(held))
    for suit in suits:
        base, weights = card_weights(suit)
        points = base + weights[turned] + share * (held @ weights)
        lean = (points - TAKING_POINTS) / SHARPNESS
        passed += -np.logaddexp(0.0, lean)
        if suit == called:
            taken = -np.logaddexp(0.0, -lean)
    return passed if called is None else taken


@lru_cache(maxsize=4)
def card_weights(trump: Suit) -> tuple[float, Floats]:
    """The fitted model of hands as a base and a weight a card, its interplay left out."""
    fitted = dict(zip(FEATURES, model()["four"]["weights"], strict=True))
    weights = np.zeros(32)
    for suit in ALL_SUITS:
        if suit == trump:
            weights[8 * suit : 8 * suit + 8] = fitted["trumps"]
            for rank, name in ((JACK, "jack"), (NINE, "nine"), (ACE, "ace"), (TEN, "ten")):
                weights[8 * suit + rank] += fitted[name]
        else:
            weights[8 * suit + ACE] = fitted["aces"]
            weights[8 * suit + TEN] = fitted["guarded_ten"]
            weights[8 * suit + KING] = fitted["kings"]
    return fitted["one"], weights


def _bits(masks: npt.NDArray[np.int64]) -> Floats:
    return ((masks[:, None] >> _BITS) & 1).astype(np.float64)


def _played_by(view: View, seat: Seat) -> int:
    mask = 0
    for laid in view.public.plays:
        if laid.seat == seat:
            mask |= 1 << laid.card
    return mask
