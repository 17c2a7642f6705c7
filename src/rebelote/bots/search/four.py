"""Choosing by solutions of imagined worlds (four players). Needs Numba.

A fixed number of worlds is drawn, every legal card is valued in each, every result is turned into
what it is worth (contract, score, match), and the mean is taken over the worlds. Exact solutions
assume that everybody sees all cards from here on, so early in a deal they are only half of it: the
other half plays the next tricks by habit (`blind`). Cards that are nearly equal by both are told
apart by a player's sense of what to keep (`sense`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

import numpy as np

from rebelote.bots import sense
from rebelote.bots.calls import weigh_calls
from rebelote.bots.effort import Effort
from rebelote.bots.search.blind import look_ahead
from rebelote.bots.search.outlook import Floats, Outlook, coming_belote
from rebelote.bots.search.worlds import imagine
from rebelote.kernel.batch import Batch
from rebelote.kernel.pack import Position, position_from_view
from rebelote.rules.cards import Card, Suit
from rebelote.rules.legal import legal_cards
from rebelote.rules.state import View, first_seat

MORE_WORLDS = (12, 12, 12, 12, 16, 16, 10, 3, 1)
"""By cards in hand: how many times ``Effort.worlds`` are solved. Ends are solved in no time."""
BLINDNESS = (0.0, 0.0, 0.0, 0.0, 0.0, 0.4, 0.7, 1.0, 1.0)
"""By cards in hand: the share of ``Effort.blind`` that counts. Ends are left to exact solutions,
which know the tricks that are sure."""


@cache
def _batch() -> Batch:
    """One thread: other tables think at the same time."""
    return Batch(threads=1)


def judge_cards(view: View, effort: Effort, seed: int) -> tuple[dict[Card, float], int]:
    """The worth of each legal card, and the number of worlds behind it."""
    public = view.public
    assert public.taker is not None
    assert public.trump is not None
    count = effort.worlds * MORE_WORLDS[view.hand.bit_count()]
    worlds, weights = imagine(view, count, seed, spare=effort.spare, trust=effort.trust)
    position = position_from_view(view, tuple(int(hand) for hand in worlds[0]))
    share = effort.blind * BLINDNESS[view.hand.bit_count()]
    tricks = effort.tricks if share else 0
    values = look_ahead(
        position, worlds, public.taker, tricks, effort.nodes, _deadline(effort.seconds)
    )
    outlook = Outlook(view, public.taker, effort.share)
    done = values.finished
    if not done.any():
        return sense.measures(sense.look(view), legal_cards(view)), 0
    belote = coming_belote(view, worlds[done], public.trump)
    exact = _mean(outlook.worth(values.exact[done], belote), weights[done])
    blind = _mean(outlook.worth(values.blind[done], belote), weights[done])
    worths = (1.0 - share) * exact + share * blind
    judged = {card: float(worth) for card, worth in zip(values.cards, worths, strict=True)}
    if effort.sense:
        for card, measure in sense.measures(sense.look(view), legal_cards(view)).items():
            judged[card] += effort.sense * measure
    return judged, int(done.sum())


def _deadline(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def judge_calls(view: View, effort: Effort, seed: int) -> tuple[dict[Suit | None, float], int]:
    """The worth of passing and of each suit, solved over completions of the deal."""
    fitted = weigh_calls(view)
    judged: dict[Suit | None, float] = {None: fitted[None]}
    for suit, guess in fitted.items():
        if suit is None:
            continue
        # far from the line the model decides: nothing would change
        near = abs(guess - fitted[None]) < NEAR
        solved = _taking(view, suit, effort, seed) if near else guess
        judged[suit] = (1.0 - MODEL_SHARE) * solved + MODEL_SHARE * guess
    return judged, effort.call_worlds


NEAR = 60.0
"""Points of worth within which a call is solved."""
OPTIMISM = 10.0
"""Card points that the taker's side gets less in play than with all cards known."""
MODEL_SHARE = 0.5
"""How much the model of hands counts beside the solutions.

Over 120 deals between experts (docs/bots.md), solutions alone promised 36 points of score a deal
more than the contracts brought, the model ten less.
"""


def _taking(view: View, suit: Suit, effort: Effort, seed: int) -> float:
    """The worth of taking with a suit: the mean over completions, solved."""
    seat = view.seat
    assert seat is not None
    worlds, weights = imagine(
        view, effort.call_worlds, seed, spare=effort.spare, trust=effort.trust, taker=seat
    )
    first = first_seat(view.public, 4)
    hands = tuple(int(hand) for hand in worlds[0])
    position = Position(
        view.profile.play_rules, suit, first, (), (hands[0], hands[1], hands[2], hands[3]), 0
    )
    values, finished = _batch().values(
        position, worlds, seat & 1, nodes=effort.nodes, cancelled=_deadline(effort.seconds)
    )
    if not finished.any():
        return weigh_calls(view)[suit]
    outlook = Outlook(view, seat, effort.share)
    belote = coming_belote(view, worlds[finished], suit)
    results = values[finished]
    lowered = np.where((results > 0) & (results <= 162), np.maximum(results - OPTIMISM, 0), results)
    return float(_mean(outlook.worth(lowered.astype(np.int64), belote), weights[finished]))


def _mean(worths: Floats, weights: Floats) -> Floats:
    """The mean over worlds (rows), each counting by its weight."""
    mean: Floats = weights @ worths / weights.sum()
    return mean
