"""Choosing in the game of tableaux: expectations over the covered cards. Needs Numba.

Nobody sees a covered card, so both sides know the same. While many are covered, every choice (and
every reply to a lead, of which the other side picks the best for itself) is played out over
sampled coverings. Once few are left, the expectation is exact; with none it is the solution. An
auction is worked backwards: what a side could take is worth the same to both, with opposite signs.
"""

from __future__ import annotations

import threading
from typing import Final

import numpy as np
import numpy.typing as npt

from rebelote.bots.calls import passing
from rebelote.bots.effort import Effort
from rebelote.bots.search.outlook import Outlook
from rebelote.bots.search.rollout import NOTHING, POINTS, play_out, replies
from rebelote.kernel.chance import ChanceSolver
from rebelote.kernel.deck import relabelling
from rebelote.kernel.pack import won_bits
from rebelote.kernel.piles import UNKNOWN, Pile, Tableau
from rebelote.rules.cards import FULL_PACK, Card, Mask, Seat, Suit, iterate, mask_of
from rebelote.rules.legal import ALL_SUITS, legal_cards
from rebelote.rules.state import Public, View, exposed_mask, first_seat

Integers = npt.NDArray[np.int64]


class _Memory(threading.local):
    """Each thread that thinks has a solver of its own."""

    def __init__(self) -> None:
        self.solver = ChanceSolver()


_memory: Final = _Memory()


class _Duel:
    """A tableau with sampled coverings, in kernel cards."""

    def __init__(self, public: Public, trump: Suit, count: int, seed: int, at_once: int) -> None:
        self.names = relabelling(trump)
        first, second = exposed_mask(public, 0), exposed_mask(public, 1)
        self.exposed = (self.names.mask_to_kernel(first), self.names.mask_to_kernel(second))
        self.leader: Seat = public.leader
        led = public.trick[0].card if public.trick else None
        self.led = NOTHING if led is None else self.names.to_kernel[led]
        self.at_once = at_once
        self.won = won_bits(public.won)
        self.coverings = self._sampled(public, unseen_cards(public), count, seed)

    def _sampled(self, public: Public, unseen: Mask, count: int, seed: int) -> Integers:
        """``[count, 32]``: what lies under each card, drawn uniformly."""
        tops = [self.names.to_kernel[card] for card in covering_cards(public)]
        hidden = np.array([self.names.to_kernel[card] for card in iterate(unseen)], dtype=np.int64)
        drawn = np.random.default_rng(seed).permuted(np.tile(hidden, (count, 1)), axis=1)
        coverings = np.full((count, 32), NOTHING, dtype=np.int64)
        if tops:
            coverings[:, tops] = drawn
        return coverings

    def results(self, lead: int, reply: int) -> Integers:
        """Seat 0's objective in each covering after these choices."""
        found = np.zeros(len(self.coverings), dtype=np.int64)
        play_out(
            self.coverings,
            self.exposed[0],
            self.exposed[1],
            self.leader,
            self.led if lead == NOTHING else lead,
            reply,
            self.won,
            self.at_once,
            POINTS,
            found,
        )
        return found

    @property
    def total(self) -> int:
        """All points left, the last trick's 10 included."""
        cards = self.exposed[0] | self.exposed[1]
        points = sum(int(POINTS[card]) for card in iterate(cards)) + 10
        points += int(POINTS[self.led]) if self.led >= 0 else 0
        under = self.coverings[0]
        return points + sum(int(POINTS[card]) for card in under[under >= 0])


def unseen_cards(public: Public) -> Mask:
    """The cards that lie covered."""
    seen = mask_of(laid.card for laid in public.plays)
    return FULL_PACK & ~seen & ~exposed_mask(public, 0) & ~exposed_mask(public, 1)


def covering_cards(public: Public) -> list[Card]:
    """The cards with another under them, a card just led included."""
    found = []
    for seat in range(2):
        for pile in range(8):
            if not public.covered[seat][pile]:
                continue
            top = public.exposed[seat][pile]
            found.append(public.trick[0].card if top is None else top)
    return found


def judge_cards(view: View, effort: Effort, seed: int) -> tuple[dict[Card, float], int]:
    """The worth of each legal card and the number of coverings behind it (0: exact)."""
    public = view.public
    assert public.trump is not None
    assert public.taker is not None
    unseen = unseen_cards(public)
    if unseen.bit_count() <= effort.exact:
        exact = _exact(view, unseen, effort)
        if exact:
            return exact, 0
    at_once = view.profile.play_rules.uncover_at_once
    duel = _Duel(public, public.trump, effort.coverings, seed, at_once)
    outlook = Outlook(view, public.taker, effort.share)
    judged = {}
    for card in iterate(legal_cards(view)):
        kernel_card = duel.names.to_kernel[card]
        if public.trick:
            judged[card] = _worth(duel, outlook, NOTHING, kernel_card)
        else:
            judged[card] = _lead_worth(duel, outlook, kernel_card)
    return judged, effort.coverings


def _lead_worth(duel: _Duel, outlook: Outlook, lead: int) -> float:
    """The lead's worth when the other side picks the reply that leaves us least."""
    other = duel.exposed[1 - duel.leader]
    under = duel.coverings[0, lead]
    if duel.at_once and under >= 0:  # the reply will see more than we do: rules of thumb decide
        return _worth(duel, outlook, lead, NOTHING)
    answers = [_worth(duel, outlook, lead, reply) for reply in iterate(replies(other, lead))]
    return min(answers)


def _worth(duel: _Duel, outlook: Outlook, lead: int, reply: int) -> float:
    results = duel.results(lead, reply)
    mine = results if outlook.side == 0 else duel.total - results
    return float(outlook.worth(mine, np.zeros(len(mine), dtype=np.int64)).mean())


def _exact(view: View, unseen: Mask, effort: Effort) -> dict[Card, float]:
    """Exact expectations in card points; empty where they took too many nodes."""
    at_once = bool(view.profile.play_rules.uncover_at_once)
    expected = _memory.solver.exact(
        tableau_from_view(view), unseen, at_once=at_once, nodes=effort.nodes
    )
    return expected.objectives if expected.finished else {}


def tableau_from_view(view: View) -> Tableau:
    """The position on the table, covered cards unknown."""
    public = view.public
    assert public.trump is not None
    piles = tuple(
        tuple(
            Pile(top, UNKNOWN if covers else None)
            for top, covers in zip(public.exposed[seat], public.covered[seat], strict=True)
        )
        for seat in range(2)
    )
    trick = tuple(laid.card for laid in public.trick)
    won = won_bits(public.won)
    return Tableau(public.trump, public.leader, trick, (piles[0], piles[1]), won)


# --- the auction ------------------------------------------------------------------------------


def judge_calls(view: View, effort: Effort, seed: int) -> tuple[dict[Suit | None, float], int]:
    """The worth of passing and of each suit that may be named now."""
    public, seat = view.public, view.seat
    assert seat is not None
    assert public.turned is not None
    turned = public.turned >> 3
    taking = {
        (taker, suit): _taking(view, taker, suit, effort, seed)
        for taker in range(2)
        for suit in ALL_SUITS
    }
    calls = len(public.calls)
    suits = [turned] if calls < 2 else [suit for suit in ALL_SUITS if suit != turned]
    judged: dict[Suit | None, float] = {suit: taking[seat, suit] for suit in suits}
    judged[None] = _after_pass(view, taking, turned, calls + 1)
    return judged, effort.coverings


def _after_pass(
    view: View, taking: dict[tuple[Seat, Suit], float], turned: Suit, calls: int
) -> float:
    """What the auction is worth to the viewer from here on, both sides calling their best."""
    if calls == 4:
        return passing(view.profile, 3)
    caller = (first_seat(view.public, 2) + calls) % 2
    suits = [turned] if calls < 2 else [suit for suit in ALL_SUITS if suit != turned]
    options = [taking[caller, suit] for suit in suits]
    options.append(_after_pass(view, taking, turned, calls + 1))
    return max(options) if caller == view.seat else min(options)


def _taking(view: View, taker: Seat, suit: Suit, effort: Effort, seed: int) -> float:
    """The worth to the viewer of one side's taking with a suit."""
    public = view.public
    at_once = view.profile.play_rules.uncover_at_once
    duel = _Duel(public, suit, effort.coverings, seed, at_once)
    return _worth(duel, Outlook(view, taker, effort.share), NOTHING, NOTHING)
