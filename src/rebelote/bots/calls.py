"""Whether to take, and with which suit: expected score from a fitted model of hands.

A hand with a trump suit is a few counts (`features`); the model gives the card points the taker's
side can expect and how far the result strays from that. From both follow the chance of the
contract and the expected score, which is set against what passing brings on average from the same
place in the auction. The numbers live in ``calls.json`` with the command that made them.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from rebelote.bots.protocol import PASS, Advice
from rebelote.bots.stakes import Stakes
from rebelote.rules.actions import Call
from rebelote.rules.cards import (
    ACE,
    JACK,
    KING,
    NINE,
    QUEEN,
    TEN,
    Mask,
    Suit,
    iterate,
    suit_text,
)
from rebelote.rules.legal import legal_suits
from rebelote.rules.profile import Profile
from rebelote.rules.scoring import Counted, score_deal
from rebelote.rules.state import View, exposed_mask, first_seat

#: The order of the features of a hand of four players.
FEATURES: Final = (
    "one",
    "jack",
    "nine",
    "ace",
    "ten",
    "belote",
    "trumps",
    "long",
    "jack_nine",
    "aces",
    "ace_ten",
    "guarded_ten",
    "kings",
    "short",
    "first",
    "second_round",
)
#: The order of the features of two tableaux.
PAIR_FEATURES: Final = (
    "one",
    "trump_points",
    "trump_strength",
    "trumps",
    "aces",
    "tens",
    "jack",
    "nine",
    "first",
)
_RELATIVE: Final = (0.0, 0.5, 3.0, 1.5, 4.5, 0.8, 1.0, 2.0)


class Expected(NamedTuple):
    """What a model expects of a contract: card points of the taker's side, with their spread."""

    points: float
    spread: float


@cache
def model() -> dict[str, Any]:
    """The fitted numbers, as they stand in the file."""
    text = files("rebelote.bots").joinpath("calls.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


# --- hands as numbers ---------------------------------------------------------------------------


def features(hand: Mask, trump: Suit, *, first: bool, second_round: bool) -> tuple[float, ...]:
    """Four players: the six known cards of a taker (the turned-up one included) as `FEATURES`."""
    trumps = hand >> (8 * trump) & 0xFF
    has = [trumps >> rank & 1 for rank in range(8)]
    count = trumps.bit_count()
    plain = [hand >> (8 * suit) & 0xFF for suit in range(4) if suit != trump]
    return (
        1.0,
        has[JACK],
        has[NINE],
        has[ACE],
        has[TEN],
        has[KING] * has[QUEEN],
        count,
        max(0, count - 4),
        has[JACK] * has[NINE],
        sum(cards >> ACE & 1 for cards in plain),
        sum((cards >> ACE & 1) * (cards >> TEN & 1) for cards in plain),
        sum(_guarded_ten(cards) for cards in plain),
        sum(cards >> KING & 1 for cards in plain),
        sum(1 for cards in plain if cards.bit_count() == 0) * (count >= 3),
        float(first),
        float(second_round),
    )


def _guarded_ten(cards: int) -> int:
    return int(cards >> TEN & 1 and not cards >> ACE & 1 and cards.bit_count() > 1)


def pair_features(mine: Mask, theirs: Mask, trump: Suit, *, first: bool) -> tuple[float, ...]:
    """Two players: the two exposed layers as `PAIR_FEATURES`, ours less theirs."""
    return (
        1.0,
        _difference(mine, theirs, trump, (0, 0, 14, 10, 20, 3, 4, 11)),
        _difference(mine, theirs, trump, _RELATIVE),
        _difference(mine, theirs, trump, (1,) * 8),
        sum(_difference(mine, theirs, suit, _only(ACE)) for suit in range(4) if suit != trump),
        sum(_difference(mine, theirs, suit, _only(TEN)) for suit in range(4) if suit != trump),
        _difference(mine, theirs, trump, _only(JACK)),
        _difference(mine, theirs, trump, _only(NINE)),
        1.0 if first else -1.0,
    )


def _only(rank: int) -> tuple[int, ...]:
    return tuple(int(other == rank) for other in range(8))


def _difference(mine: Mask, theirs: Mask, suit: Suit, weights: tuple[float, ...]) -> float:
    return _weigh(mine, suit, weights) - _weigh(theirs, suit, weights)


def _weigh(cards: Mask, suit: Suit, weights: tuple[float, ...]) -> float:
    return float(sum(weights[rank] for rank in iterate(cards >> (8 * suit) & 0xFF)))


# --- what a contract is worth ------------------------------------------------------------------


def expect(view: View, trump: Suit) -> Expected:
    """What the model expects if the viewer takes with this suit."""
    public = view.public
    assert view.seat is not None
    first = first_seat(public, view.profile.players) == view.seat
    if view.profile.players == 2:
        mine, theirs = exposed_mask(public, view.seat), exposed_mask(public, 1 - view.seat)
        return _expected("two", pair_features(mine, theirs, trump, first=first))
    assert public.turned is not None
    hand = view.hand | 1 << public.turned
    return _expected("four", features(hand, trump, first=first, second_round=_second(view)))


def _expected(players: str, values: tuple[float, ...]) -> Expected:
    fitted = model()[players]
    points = sum(weight * value for weight, value in zip(fitted["weights"], values, strict=True))
    return Expected(points, fitted["spread"])


def _second(view: View) -> bool:
    return len(view.public.calls) >= view.profile.players


_RESULTS: Final = tuple(range(3, 163, 12))
"""Card points of the taker's side that stand for all."""


def worth_of(view: View, expected: Expected, *, belote: bool) -> float:
    """The expected worth of a contract of the viewer: each result's worth, by its chance."""
    assert view.seat is not None
    public = view.public
    side = view.profile.side_of(view.seat)
    worths = _worths(view.profile, public.totals, public.pending, side, 20 if belote else 0)
    return sum(chance * worth for chance, worth in zip(_chances(expected), worths, strict=True))


@lru_cache(maxsize=1000)
def _worths(
    profile: Profile, totals: tuple[int, int], pending: int, side: int, belote: int
) -> tuple[float, ...]:
    """The worth of each of `_RESULTS` to the side that takes."""
    stakes = Stakes(profile, totals, pending, side)
    found = []
    for result in _RESULTS:
        ours, theirs = (result, belote), (162 - result, 0)
        pairs = zip(ours, theirs, strict=True) if side == 0 else zip(theirs, ours, strict=True)
        points, bonus = pairs
        sheet = score_deal(profile, side, Counted(points, bonus), pending)
        found.append(stakes.worth(sheet.scores))
    return tuple(found)


def _chances(expected: Expected) -> list[float]:
    """How likely each of `_RESULTS` is: a normal curve, cut at both ends."""
    step = _RESULTS[1] - _RESULTS[0]
    upto = [_normal((result + step / 2 - expected.points) / expected.spread) for result in _RESULTS]
    upto[-1] = 1.0
    return [after - before for before, after in zip([0.0, *upto], upto, strict=False)]


def _normal(deviation: float) -> float:
    return 0.5 * (1.0 + erf(deviation / sqrt(2.0)))


# --- the call --------------------------------------------------------------------------------


def weigh_calls(view: View) -> dict[Suit | None, float]:
    """The worth of passing (None) and of taking with each suit that may be named."""
    profile, public = view.profile, view.public
    assert view.seat is not None
    weighed: dict[Suit | None, float] = {None: passing(profile, len(public.calls))}
    for suit in legal_suits(public, profile.players):
        belote = profile.belote != "none" and _has_belote(view, suit)
        weighed[suit] = worth_of(view, expect(view, suit), belote=belote)
    return weighed


def passing(profile: Profile, calls: int) -> float:
    """What passing brings on average after so many passes."""
    fitted = model()["two" if profile.players == 2 else "four"]["passing"]
    return float(fitted[min(calls, len(fitted) - 1)])


def _has_belote(view: View, trump: Suit) -> bool:
    hand = view.hand | (1 << view.public.turned if view.public.turned is not None else 0)
    both = 1 << (8 * trump + KING) | 1 << (8 * trump + QUEEN)
    return hand & both == both


def advise_call(view: View, weighed: dict[Suit | None, float], worlds: int = 0) -> Advice:
    """The call of the greatest worth; passing where nothing is worth more."""
    assert view.seat is not None
    best = max(weighed, key=lambda suit: (weighed[suit], suit is None))
    compared = {
        PASS if suit is None else suit_text(suit): round(value, 1)
        for suit, value in weighed.items()
    }
    return Advice(Call(view.seat, best), compared, worlds)
