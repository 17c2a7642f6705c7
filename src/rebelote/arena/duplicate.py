"""Duplicate deals: every deal is played twice, the second time with the sides swapped.

What one bot was dealt the other is dealt too, so the luck of the cards cancels out within a pair,
and the pair is what the statistics count.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from rebelote.arena.session import Choose, play_deal
from rebelote.bots import make_bot
from rebelote.rules.actions import SeatAction
from rebelote.rules.game import start_match
from rebelote.rules.profile import Profile
from rebelote.rules.state import AUCTION, ENDED, Sheet, State, View

Pair: TypeAlias = tuple[float, float]


class Contest(NamedTuple):
    """Who plays whom, at what, and from which seed; the same contest gives the same results."""

    bots: tuple[str, str]
    profile: Profile
    seed: int
    matches: bool = False
    """Whole matches in place of single deals."""
    calls: str | None = None
    """A bot that calls for everybody, so that the contest is about the play of the cards.

    A deal in which everybody passes is then dealt again: every pair has cards played in it."""


class Tally(NamedTuple):
    """What one playing of a deal (or a match) gave; pairs are bot A's and bot B's."""

    points: Pair
    """Card points with the last trick's 10 or the capot's 100."""
    scores: Pair
    """As written on the score sheets."""
    taken: Pair
    """Contracts taken."""
    made: Pair
    """Contracts made (a tie that is put aside is not made)."""
    won: float
    """Matches: 1 where A won, 0 where B did, a half for a draw. Deals: by card points."""
    deals: int
    """Deals that were played; those in which everybody passed are not among them."""


class Outcome(NamedTuple):
    """A pair: the same cards both ways, and how long the bots thought."""

    number: int
    tallies: tuple[Tally, Tally]
    times: tuple[tuple[float, ...], tuple[float, ...]]
    """Milliseconds of every choice of A and of B, cuts not counted.

    Processor time of the process, so that a busy machine does not make a bot look slower.
    """


def play_pair(contest: Contest, index: int) -> Outcome:
    """Pair number ``index`` of a contest."""
    times: tuple[list[float], list[float]] = ([], [])
    first = _play(contest, index, 0, times)
    second = _play(contest, index, 1, times)
    return Outcome(index, (first, second), (tuple(times[0]), tuple(times[1])))


def _play(
    contest: Contest, index: int, a_side: int, times: tuple[list[float], list[float]]
) -> Tally:
    players = _players(contest, index, a_side, times)
    state = start_match(contest.profile)
    sheets: list[Sheet] = []
    while True:
        # each deal has its own chance, so that it is the same whatever happened before it
        rng = Random(f"{contest.seed}/{index}/{len(sheets)}")
        state = play_deal(state, players, rng)
        assert state.public.sheet is not None
        sheets.append(state.public.sheet)
        # the contest is about the cards: where nobody took there were none, and all deal again
        void = contest.calls is not None and state.public.sheet.taker_side is None
        if state.public.phase == ENDED or not (contest.matches or void):
            return _tally(contest, state, sheets, a_side)


def _players(
    contest: Contest, index: int, a_side: int, times: tuple[list[float], list[float]]
) -> list[Choose]:
    seats = range(contest.profile.players)
    chairs = []
    for seat in seats:
        who = 0 if seat % 2 == a_side else 1
        # a seat's chance is the seat's: both bots get the same numbers there
        seed = Random(f"{contest.seed}/{index}/seat {seat}").getrandbits(32)
        choose = _timed(make_bot(contest.bots[who], seed).choose, times[who])
        if contest.calls is not None:
            choose = _called_by(make_bot(contest.calls, seed).choose, choose)
        chairs.append(choose)
    return chairs


def _called_by(caller: Choose, player: Choose) -> Choose:
    return lambda view: (caller if view.public.phase == AUCTION else player)(view)


def _timed(choose: Choose, times: list[float]) -> Choose:
    def timed(view: View) -> SeatAction:
        began = time.process_time()
        action = choose(view)
        times.append(1000.0 * (time.process_time() - began))
        return action

    return timed


def _tally(contest: Contest, state: State, sheets: Sequence[Sheet], a_side: int) -> Tally:
    played = [sheet for sheet in sheets if sheet.taker_side is not None]
    points = _sum_for(a_side, [sheet.points for sheet in played])
    scores = _sum_for(a_side, [sheet.scores for sheet in played])
    taken = _sum_for(a_side, [_one(sheet.taker_side) for sheet in played])
    made = _sum_for(a_side, [_one(s.taker_side) for s in played if s.outcome == "made"])
    if contest.matches:
        won = _won_match(state.public.winner, a_side)
    else:
        won = 0.5 if points[0] == points[1] else float(points[0] > points[1])
    return Tally(points, scores, taken, made, won, len(played))


def _one(side: int | None) -> tuple[int, int]:
    return (1, 0) if side == 0 else (0, 1)


def _sum_for(a_side: int, pairs: Sequence[tuple[int, int]]) -> Pair:
    ours = float(sum(pair[a_side] for pair in pairs))
    return ours, float(sum(pair[1 - a_side] for pair in pairs))


def _won_match(winner: int | str | None, a_side: int) -> float:
    return float(winner == a_side) if winner in (0, 1) else 0.5


# --- as JSON, for journals -------------------------------------------------------------------


def outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    """A line of a journal."""
    return {
        "number": outcome.number,
        "tallies": [list(tally) for tally in outcome.tallies],
        "times": [[round(ms, 3) for ms in times] for times in outcome.times],
    }


def outcome_from_json(data: dict[str, Any]) -> Outcome:
    """The outcome a line of a journal tells. Raises `KeyError`, `TypeError` or `ValueError`."""
    first, second = (_tally_from_json(values) for values in data["tallies"])
    a, b = (tuple(float(ms) for ms in times) for times in data["times"])
    return Outcome(int(data["number"]), (first, second), (a, b))


def _tally_from_json(values: list[Any]) -> Tally:
    points, scores, taken, made = ((float(pair[0]), float(pair[1])) for pair in values[:4])
    won, deals = values[4:]
    return Tally(points, scores, taken, made, float(won), int(deals))
