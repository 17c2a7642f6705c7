"""What taking each suit was expected to bring, against passing. Needs Numba.

Four players: deals are imagined that agree with what the caller saw (its five cards, the turned-up
card, nothing else), and every alternative is tried in the same deals, so that their differences are
surer than the numbers themselves. After a pass the others call as a club player would. Every
contract is solved with all cards known; what a taker is known to lose in real play against that
(`OPTIMISM`) is taken off.

Two players: the exposed layer is all there is to know. Contracts are played out over sampled
coverings; passing is worth what the rest of the auction is, worked backwards.

Numbers are score differences, ours less theirs, points put aside counted for nobody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rebelote.analysis.coverings import Coverings
from rebelote.analysis.work import Work
from rebelote.bots.calls import weigh_calls
from rebelote.bots.search.four import OPTIMISM
from rebelote.kernel.batch import Batch
from rebelote.kernel.pack import Position
from rebelote.rules.cards import (
    CAPOT_TOTAL,
    DEAL_TOTAL,
    FULL_PACK,
    KING,
    QUEEN,
    Mask,
    Seat,
    Suit,
    cards_of,
)
from rebelote.rules.deal import TURNED_INDEX, completion, first_hands
from rebelote.rules.legal import ALL_SUITS, legal_suits
from rebelote.rules.profile import Profile
from rebelote.rules.scoring import Counted, score_deal
from rebelote.rules.state import CallMade, Public, View, first_seat

Floats = npt.NDArray[np.float64]


class CallWorth(NamedTuple):
    """The alternatives of one call: a row a deal imagined, a column each, passing (None) first."""

    options: tuple[Suit | None, ...]
    rows: Floats

    @property
    def means(self) -> dict[Suit | None, float]:
        """The expected score difference of each alternative."""
        return dict(zip(self.options, self.rows.mean(axis=0).tolist(), strict=True))

    @property
    def best(self) -> Suit | None:
        """The alternative expected to bring most."""
        means = self.means
        return max(means, key=lambda suit: (means[suit], suit is None))

    def error(self, suit: Suit | None) -> float:
        """Standard error of one expectation."""
        column = self.rows[:, self.options.index(suit)]
        return float(column.std(ddof=1) / np.sqrt(len(column)))

    def cost(self, suit: Suit | None) -> tuple[float, float]:
        """What a call gives away against the best, and the standard error of that."""
        if suit == self.best:
            return 0.0, 0.0
        gaps = self.rows[:, self.options.index(self.best)] - self.rows[:, self.options.index(suit)]
        return float(gaps.mean()), float(gaps.std(ddof=1) / np.sqrt(len(gaps)))


class Caller:
    """Weighs one call after the other; keep one per thread."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._batch = Batch(threads=1)

    def weigh(self, view: View, seed: int) -> CallWorth:
        """The alternatives of the seat whose turn it is to call."""
        if view.profile.players == 2:
            return _weigh_two(view, self._work, seed)
        options = (None, *legal_suits(view.public, 4))
        decks = [_imagined(view, seed, number) for number in range(self._work.call_worlds)]
        contracts: list[_Contract] = []
        for row, deck in enumerate(decks):
            for column, suit in enumerate(options):
                outcome = (view.seat, suit) if suit is not None else _after_pass(view, deck)
                if outcome is not None:
                    taker, trump = outcome
                    assert taker is not None
                    contracts.append(_Contract(row, column, taker, trump, deck))
        rows = np.zeros((len(decks), len(options)))
        for trump in ALL_SUITS:
            self._solve(view, trump, [c for c in contracts if c.trump == trump], rows)
        return CallWorth(options, rows)

    def _solve(self, view: View, trump: Suit, contracts: list[_Contract], rows: Floats) -> None:
        """Score the contracts of one trump suit into their places."""
        if not contracts:
            return
        assert view.seat is not None
        first = first_seat(view.public, 4)
        worlds = np.array([contract.hands(first) for contract in contracts], dtype=np.int64)
        hands = tuple(int(hand) for hand in worlds[0])
        position = Position(
            view.profile.play_rules, trump, first, (), (hands[0], hands[1], hands[2], hands[3]), 0
        )
        values, finished = self._batch.values(position, worlds, 0, nodes=self._work.nodes)
        for contract, world, value, done in zip(contracts, worlds, values, finished, strict=True):
            if not done:
                continue
            belote = _belote_of(view.profile, trump, world)
            points = _lowered(int(value), contract.taker & 1)
            match = (view.profile, contract.taker & 1, view.public.pending)
            gained = _difference(*match, points, belote)
            rows[contract.row, contract.column] = gained if view.seat & 1 == 0 else -gained


class _Contract(NamedTuple):
    """Somebody takes in an imagined deal; where its score goes."""

    row: int
    column: int
    taker: Seat
    trump: Suit
    deck: tuple[int, ...]

    def hands(self, first: Seat) -> tuple[Mask, ...]:
        """The four hands of eight cards."""
        hands = _five(self.deck, first)
        drawn = completion(self.deck, first, self.taker)
        return tuple(
            hand | sum(1 << card for card in more) for hand, more in zip(hands, drawn, strict=True)
        )


def _imagined(view: View, seed: int, number: int) -> tuple[int, ...]:
    """A deck, in the order dealt, that gives the caller its cards and turns up what was turned."""
    public = view.public
    assert view.seat is not None
    assert public.turned is not None
    others = cards_of(FULL_PACK & ~view.hand & ~(1 << public.turned))
    rng = np.random.default_rng([seed & 0xFFFFFFFF, number])
    drawn = iter(int(card) for card in rng.permutation(np.array(others)))
    own = iter(cards_of(view.hand))
    place = (view.seat - first_seat(public, 4)) & 3
    deck: list[int] = []
    for index in range(32):
        if index == TURNED_INDEX:
            deck.append(public.turned)
        elif index < TURNED_INDEX and index // 5 == place:
            deck.append(next(own))
        else:
            deck.append(next(drawn))
    return tuple(deck)


def _five(deck: tuple[int, ...], first: Seat) -> tuple[Mask, ...]:
    """The five cards of each seat; an imagined deck gives them in one packet."""
    hands = first_hands(deck, first, (5,))
    return tuple(sum(1 << card for card in hand) for hand in hands)


def _after_pass(view: View, deck: tuple[int, ...]) -> tuple[Seat, Suit] | None:
    """Who takes with what when the caller passes and all go on as club players; None if nobody."""
    public = view.public
    hands = _five(deck, first_seat(public, 4))
    seat = view.seat
    assert seat is not None
    calls: tuple[CallMade, ...] = (*public.calls, CallMade(seat, None))
    while len(calls) < 8:
        seat = (seat + 1) & 3
        seen = View(view.profile, seat, public._replace(calls=calls, turn=seat), hands[seat])
        weighed = weigh_calls(seen)
        best = max(weighed, key=lambda suit: (weighed[suit], suit is None))
        if best is not None:
            return seat, best
        calls = (*calls, CallMade(seat, None))
    return None


def _lowered(value: int, taker_side: int) -> tuple[int, int]:
    """Card points a side from side 0's objective, the taker's less what play usually loses."""
    if value > DEAL_TOTAL:
        return CAPOT_TOTAL, 0
    if value < 0:
        return 0, CAPOT_TOTAL
    takers = value if taker_side == 0 else DEAL_TOTAL - value
    takers = max(0, takers - round(OPTIMISM))
    return (takers, DEAL_TOTAL - takers) if taker_side == 0 else (DEAL_TOTAL - takers, takers)


def _belote_of(profile: Profile, trump: Suit, hands: npt.NDArray[np.int64]) -> tuple[int, int]:
    """Belote, a side each, said by whoever holds king and queen of trump."""
    both = 1 << (8 * trump + KING) | 1 << (8 * trump + QUEEN)
    if profile.belote == "none":
        return 0, 0
    for seat in range(4):
        if int(hands[seat]) & both == both:
            return (20, 0) if seat & 1 == 0 else (0, 20)
    return 0, 0


@lru_cache(maxsize=4000)
def _difference(
    profile: Profile,
    taker_side: int,
    pending: int,
    points: tuple[int, int],
    belote: tuple[int, int],
) -> int:
    """Side 0's score less side 1's."""
    scores = score_deal(profile, taker_side, Counted(points, belote), pending).scores
    return scores[0] - scores[1]


# --- two players --------------------------------------------------------------------------------


def _weigh_two(view: View, work: Work, seed: int) -> CallWorth:
    assert view.seat is not None
    taking = {
        (taker, suit): _played_out(view, taker, suit, work, seed)
        for taker in range(2)
        for suit in ALL_SUITS
    }
    suits = legal_suits(view.public, 2)
    columns = [_rest_of_auction(view, taking, len(view.public.calls) + 1)]
    columns += [taking[view.seat, suit] for suit in suits]
    return CallWorth((None, *suits), np.stack(columns, axis=1))


def _played_out(view: View, taker: Seat, suit: Suit, work: Work, seed: int) -> Floats:
    """The viewer's score difference in each covering when ``taker`` takes with a suit."""
    public = _led_by_first(view.public)
    at_once = bool(view.profile.play_rules.uncover_at_once)
    coverings = Coverings(public, work.coverings, seed, at_once=at_once, trump=suit)
    found = np.empty(work.coverings)
    for index, value in enumerate(coverings.from_here(0)):
        points = _shared(int(value))
        found[index] = _difference(view.profile, taker, view.public.pending, points, (0, 0))
    return found if view.seat == 0 else -found


def _led_by_first(public: Public) -> Public:
    return public._replace(leader=first_seat(public, 2), trick=(), tricks=())


def _shared(value: int) -> tuple[int, int]:
    if value > DEAL_TOTAL:
        return CAPOT_TOTAL, 0
    return (0, CAPOT_TOTAL) if value < 0 else (value, DEAL_TOTAL - value)


def _rest_of_auction(view: View, taking: dict[tuple[Seat, Suit], Floats], calls: int) -> Floats:
    """What the auction is worth to the viewer after so many calls, both calling their best."""
    some = next(iter(taking.values()))
    if calls == 4:
        return np.zeros_like(some)
    assert view.public.turned is not None
    turned = view.public.turned >> 3
    caller = (first_seat(view.public, 2) + calls) % 2
    suits = [turned] if calls < 2 else [suit for suit in ALL_SUITS if suit != turned]
    options = [taking[caller, suit] for suit in suits]
    options.append(_rest_of_auction(view, taking, calls + 1))
    sign = 1.0 if caller == view.seat else -1.0
    return max(options, key=lambda option: sign * float(option.mean()))
