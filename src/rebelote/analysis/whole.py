"""A whole deal analysed, as plain JSON (format ``rebelote-analysis/1``). Needs Numba.

    {"format": "rebelote-analysis/1", "profile": "classic", "match": "m1", "number": 1,
     "players": 4, "taker": 1, "trump": "H", "points": [62, 100], "seconds": 2.1,
     "calls": [{"seat": 0, "call": "pass", "options": [{"call": "pass", "expected": -4.0,
       "error": 9.1}, {"call": "take", "suit": "H", "expected": -31.5, "error": 11.0}],
       "cost": 0.0, "error": 0.0, "verdict": "good", "worlds": 48}],
     "plays": [{"seat": 0, "card": "AS", "trick": 0, "forced": false,
       "known": {"finished": true, "values": {"AS": 96}, "best": ["AS"], "cost": 0,
         "result": [96, 66]},
       "average": {"method": "sampled", "worlds": 100, "values": {"AS": 88.1}, "best": "AS",
         "cost": 0.0, "error": 0.0, "result": [88.1, 73.9]},
       "verdict": "good", "reasons": [{"code": "cash-master", "params": {}}],
       "expert": null}],
     "mistakes": [{"kind": "play", "index": 6, "seat": 2, "cost": 14.2, "error": 1.9}]}

Costs are in points (scores for calls); a capot counts its further 90. ``known`` is what `rebelote
solve` says; ``result`` what each side would have in the end if all play best from before this
play on (``known``), or what the seat to play could expect (``average``). ``verdict``: ``good``;
``mistake`` (loses on average, by more than twice the error); ``unlucky`` (costs nothing on
average, but these cards lay badly); ``lucky`` (a mistake that these cards forgave); ``forced``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from rebelote.analysis.average import EVERY, Average, Averager
from rebelote.analysis.calls import Caller
from rebelote.analysis.known import Known, KnownSolver
from rebelote.analysis.moments import Moment, story
from rebelote.analysis.reasons import Reason, why_call, why_card
from rebelote.analysis.work import Work
from rebelote.bots import make_bot
from rebelote.rules.actions import Call, Play
from rebelote.rules.cards import CAPOT_TOTAL, DEAL_TOTAL, Suit, card_text, suit_text
from rebelote.rules.legal import legal_cards
from rebelote.rules.state import State
from rebelote.rules.view import view
from rebelote.rules.wire import Json

FORMAT: Final = "rebelote-analysis/1"
SMALLEST_PLAY: Final = 2.0
"""Points below which a play is no mistake."""
SMALLEST_CALL: Final = 15.0
"""Score below which a call is no mistake."""
SURE: Final = 2.0
"""Standard errors that a cost has to be away from nothing."""


def analyse(record: Json, work: Work, progress: Callable[[int, int], None] | None) -> Json:
    """The analysis of a record (see the module)."""
    began = time.perf_counter()
    told = story(record)
    total = len(told.calls) + len(told.plays)
    analyst = Analyst(work)
    calls: list[Json] = []
    plays: list[Json] = []
    for done, moment in enumerate((*told.calls, *told.plays), start=1):
        if isinstance(moment.action, Call):
            calls.append(analyst.call(moment, done))
        else:
            plays.append(analyst.play(moment, done))
        if progress is not None:
            progress(done, total)
    public = told.end.public
    assert public.sheet is not None
    return {
        "format": FORMAT,
        "profile": record["profile"],
        "match": record["match"],
        "number": record["number"],
        "players": told.end.profile.players,
        "taker": public.taker,
        "trump": None if public.trump is None else suit_text(public.trump),
        "points": list(public.sheet.points),
        "work": work._asdict(),
        "calls": calls,
        "plays": plays,
        "mistakes": mistakes(calls, plays),
        "seconds": round(time.perf_counter() - began, 2),
    }


def mistakes(calls: list[Json], plays: list[Json]) -> list[Json]:
    """The choices that cost something on average, the dearest first."""
    found = []
    for kind, choices in (("call", calls), ("play", plays)):
        for index, choice in enumerate(choices):
            if choice["verdict"] in ("mistake", "lucky"):
                answer = choice if kind == "call" else choice["average"]
                cost = {"cost": answer["cost"], "error": answer["error"]}
                found.append({"kind": kind, "index": index, "seat": choice["seat"], **cost})
    return sorted(found, key=lambda item: -item["cost"])


class Analyst:
    """Analyses one choice after the other; keep one per thread."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._known = KnownSolver(work.nodes)
        self._averager = Averager(work)
        self._caller = Caller(work)

    def call(self, moment: Moment, number: int) -> Json:
        """What the alternatives of a call were expected to bring."""
        state, action = moment
        assert isinstance(action, Call)
        seen = view(state, action.seat)
        worth = self._caller.weigh(seen, self._seed(number))
        means = worth.means
        cost, error = worth.cost(action.suit)
        wrong = cost >= SMALLEST_CALL and cost > SURE * error
        compared = {_call_name(suit): mean for suit, mean in means.items()}
        return {
            "seat": action.seat,
            **_call_json(action.suit),
            "options": [
                {
                    **_call_json(suit),
                    "expected": round(mean, 1),
                    "error": round(worth.error(suit), 1),
                }
                for suit, mean in means.items()
            ],
            "best": _call_json(worth.best),
            "cost": round(cost, 1),
            "error": round(error, 1),
            "worlds": len(worth.rows),
            "verdict": "mistake" if wrong else "good",
            "reasons": reasons_json(why_call(seen, worth.best, compared)),
        }

    def play(self, moment: Moment, number: int) -> Json:
        """The two answers to a play."""
        state, action = moment
        assert isinstance(action, Play)
        seen = view(state, action.seat)
        known = self._known.solve(state)
        found: Json = {
            "seat": action.seat,
            "card": card_text(action.card),
            "trick": len(state.public.tricks),
            "forced": legal_cards(seen).bit_count() == 1,
            "known": _known_json(known, action, state),
            "average": None,
            "verdict": "forced",
            "reasons": [],
            "expert": None,
        }
        if found["forced"]:
            return found
        average = self._averager.average(seen, self._seed(number))
        verdict = verdict_of(known, average, action.card)
        compared = {card_text(card): mean for card, mean in average.means.items()}
        best = action.card if verdict in ("good", "unlucky") else average.best
        found["average"] = _average_json(average, action, state)
        found["verdict"] = verdict
        found["reasons"] = reasons_json(why_card(seen, best, compared))
        if self._work.expert and verdict in ("mistake", "lucky"):
            found["expert"] = self._expert(state, action)
        return found

    def _expert(self, state: State, action: Play) -> Json:
        """What the strongest bot would have played, from that seat's view, and why."""
        seen = view(state, action.seat)
        advice = make_bot("expert", self._work.seed).advise(seen)
        assert isinstance(advice.action, Play)
        reasons = why_card(seen, advice.action.card, advice.compared)
        return {"card": card_text(advice.action.card), "reasons": reasons_json(reasons)}

    def _seed(self, number: int) -> int:
        return self._work.seed * 1_000_003 + number


def verdict_of(known: Known, average: Average, played: int) -> str:
    """How a play is judged, from both answers (see the module)."""
    cost, error = average.cost(played)
    in_fact = known.cost(played)
    if cost >= SMALLEST_PLAY and cost > SURE * error:
        return "lucky" if in_fact == 0 else "mistake"
    # in the only world there is, both answers are the same
    alone = average.method == EVERY and average.worlds == 1
    return "unlucky" if in_fact and not alone else "good"


def reasons_json(reasons: list[Reason]) -> list[Json]:
    """Reasons as plain JSON."""
    return [{"code": reason.code, "params": reason.params} for reason in reasons]


def _call_name(suit: Suit | None) -> str:
    return "pass" if suit is None else suit_text(suit)


def _call_json(suit: Suit | None) -> Json:
    return {"call": "pass"} if suit is None else {"call": "take", "suit": suit_text(suit)}


def _known_json(known: Known, action: Play, state: State) -> Json:
    found: Json = {"finished": known.finished}
    if known.finished:
        found["values"] = {card_text(card): worth for card, worth in known.values.items()}
        found["best"] = [card_text(card) for card in known.best]
        found["cost"] = known.cost(action.card)
        top = max(known.objectives.values())
        found["result"] = _result(state, max(0, top), capot_lost=top < 0)
    return found


def _average_json(average: Average, action: Play, state: State) -> Json:
    cost, error = average.cost(action.card)
    ranked = sorted(average.means.items(), key=lambda item: -item[1])
    return {
        "method": average.method,
        "worlds": average.worlds,
        "values": {card_text(card): round(mean, 1) for card, mean in ranked},
        "best": card_text(average.best),
        "cost": round(cost, 1),
        "error": round(error, 1),
        "result": _result(state, average.taken()),
    }


def _result(state: State, taken: float, *, capot_lost: bool = False) -> list[float]:
    """Points of each side in the end when the side to move takes so many from here on."""
    public = state.public
    assert public.turn is not None
    side = state.profile.side_of(public.turn)
    mine = public.points[side] + taken
    theirs = CAPOT_TOTAL if capot_lost else max(0.0, DEAL_TOTAL - mine)
    pair = (mine, theirs) if side == 0 else (theirs, mine)
    return [round(points, 1) for points in pair]
