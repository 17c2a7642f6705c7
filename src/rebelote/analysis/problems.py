"""Problems: positions from bot deals with one clear best card, which a club player missed.

`Finder` looks for them in deal records (Numba); `daily` serves those in the data file, which needs
nothing. The file is JSON Lines: a head with the command that made it, then a problem a line:

    {"format": "rebelote-problems/1", "made_by": ["rebelote problems mine --profile ..."]}
    {"id": "5f0c...", "situation": {...}, "best": ["KS"], "played": "TS",
     "values": {"KS": 88.1, "TS": 73.9}, "errors": {"TS": 1.1}, "method": "sampled",
     "worlds": 500}

``situation`` is what the seat knows (`rebelote.bots.situation`), ``values`` the average of each
card over the worlds it could not tell apart, ``errors`` the standard error of each card's distance
from the best.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from rebelote.analysis.moments import Moment, story
from rebelote.analysis.reasons import why_card
from rebelote.analysis.work import Work
from rebelote.bots import make_bot
from rebelote.bots.situation import view_from_situation
from rebelote.rules.actions import Play
from rebelote.rules.cards import Card, card_text, parse_card
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_cards
from rebelote.rules.record import house_rules_to_json
from rebelote.rules.state import View
from rebelote.rules.view import view
from rebelote.rules.wire import Json, view_to_json

if TYPE_CHECKING:
    from rebelote.analysis.average import Average

FORMAT: Final = "rebelote-problems/1"
A_DAY: Final = 3
FIRST_DAY: Final = date(2026, 1, 1)

CLEAR: Final = 5.0
"""Points by which the best card must beat every other."""
MISSED: Final = 8.0
"""Points that the card played must have cost."""
SURE: Final = 4.0
"""Standard errors that both must be."""
AS_GOOD: Final = 0.5
"""Points within which two cards are the same answer, such as two neighbours."""
FEWEST_CARDS: Final = 3


class Finder:
    """Looks for problems in deals, one deal after the other."""

    def __init__(self, seed: int) -> None:
        from rebelote.analysis.average import Averager  # loads the compiler

        self._seed = seed
        self._quick = Averager(Work(worlds=60, rounds=2000))
        self._careful = Averager(Work(worlds=500, rounds=20_000))

    def find(self, record: Json) -> Json | None:
        """The clearest problem of a deal, if it has one."""
        best: tuple[float, Json] | None = None
        for index, moment in enumerate(story(record).plays):
            found = self._problem(record, moment, index)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
        return best[1] if best is not None else None

    def _problem(self, record: Json, moment: Moment, index: int) -> tuple[float, Json] | None:
        """A play as a problem, with how clear it is."""
        state, action = moment
        assert isinstance(action, Play)
        seen = view(state, action.seat)
        if legal_cards(seen).bit_count() < FEWEST_CARDS:
            return None
        quick = self._quick.average(seen, self._seed + index)
        if not _is_missed(quick, action.card, SURE / 2):
            return None
        average = self._careful.average(seen, self._seed + 1000 + index)
        answers = _answers(average)
        if not _is_missed(average, action.card, SURE) or not _is_clear(average, answers):
            return None
        advised = make_bot("expert", self._seed).advise(seen).action
        if not isinstance(advised, Play) or advised.card not in answers:
            return None
        clear = min(average.cost(card)[0] for card in average.means if card not in answers)
        return clear, _problem_json(record, moment, index, average, answers)


def _answers(average: Average) -> tuple[Card, ...]:
    """The cards that count as the best one, the best of them first."""
    cards = [card for card in average.means if average.cost(card)[0] <= AS_GOOD]
    return tuple(sorted(cards, key=lambda card: average.cost(card)[0]))


def _is_missed(average: Average, played: Card, sure: float) -> bool:
    cost, error = average.cost(played)
    return cost >= MISSED and cost >= sure * error


def _is_clear(average: Average, answers: tuple[Card, ...]) -> bool:
    """Whether every other card is worse by enough, and surely so."""
    costs = [average.cost(card) for card in average.means if card not in answers]
    return all(cost >= CLEAR and cost >= SURE * error for cost, error in costs)


def _problem_json(
    record: Json, moment: Moment, index: int, average: Average, answers: tuple[Card, ...]
) -> Json:
    action = moment.action
    assert isinstance(action, Play)
    situation = situation_of(record, moment, index)
    values = {card_text(card): round(mean, 1) for card, mean in average.means.items()}
    ranked = dict(sorted(values.items(), key=lambda item: -item[1]))
    text = json.dumps(situation, sort_keys=True)
    return {
        "id": hashlib.sha256(text.encode()).hexdigest()[:12],
        "situation": situation,
        "best": [card_text(card) for card in answers],
        "played": card_text(action.card),
        "values": ranked,
        "errors": {card_text(card): round(average.cost(card)[1], 2) for card in average.means},
        "method": average.method,
        "worlds": average.worlds,
    }


def situation_of(record: Json, moment: Moment, index: int) -> Json:
    """What the seat knew before play ``index``, as `rebelote advise` reads it."""
    state, action = moment
    found: Json = {"profile": record["profile"]}
    if state.profile.house_rules:
        found["house_rules"] = house_rules_to_json(state.profile)
    found |= {"dealer": record["dealer"], "turned": record["turned"], "seat": action.seat}
    if state.profile.players == 2:
        found["tableaux"] = [[[pile[0], None] for pile in side] for side in record["tableaux"]]
        found["uncovered"] = [
            {"seat": seat, "pile": pile, "card": card_text(card)}
            for seat, pile, card in state.public.uncovered
        ]
    else:
        found["hand"] = record["hands"][action.seat]
    before = record["before"]
    plays = record["plays"][:index]
    match = {"totals": before["totals"], "pending": before["pending"]}
    return {**found, "calls": record["calls"], "plays": plays, **match}


# --- the file of problems -----------------------------------------------------------------------


def write_lines(made_by: list[str], problems: Iterable[Json]) -> Iterator[str]:
    """The lines of a file of problems, without their ends."""
    yield json.dumps({"format": FORMAT, "made_by": made_by})
    for problem in problems:
        yield json.dumps(problem)


def read_lines(lines: Iterable[str]) -> tuple[list[str], list[Json]]:
    """The commands that made a file of problems, and the problems; raises `RebeloteError`."""
    found: list[Any] = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(json.loads(line))
        except (ValueError, RecursionError):
            raise _not_problems(f"line {number} is not JSON") from None
    if not found or not isinstance(found[0], dict) or found[0].get("format") != FORMAT:
        raise _not_problems(f"expected a first line with the format {FORMAT}")
    return list(found[0].get("made_by", [])), found[1:]


def _not_problems(problem: str) -> RebeloteError:
    return RebeloteError("not-problems", message=f"not a file of problems: {problem}")


@lru_cache(maxsize=1)
def shipped() -> tuple[Json, ...]:
    """The problems that come with the package, in an order without pattern."""
    text = files("rebelote.analysis").joinpath("problems.jsonl").read_text(encoding="utf-8")
    _, problems = read_lines(text.splitlines())
    return tuple(sorted(problems, key=_scattered))


def _scattered(problem: Json) -> str:
    return hashlib.sha256(str(problem["id"]).encode()).hexdigest()


def daily(day: date) -> list[Json]:
    """The problems of a day, each with the ``view`` of the seat that is to play.

    All problems pass before one comes again.
    """
    problems = shipped()
    start = (day - FIRST_DAY).days * A_DAY
    wanted = [problems[(start + step) % len(problems)] for step in range(A_DAY)]
    return [_shown(problem) for problem in wanted]


def _shown(problem: Json) -> Json:
    seen = view_from_situation(problem["situation"])
    shown = {name: value for name, value in problem.items() if name != "situation"}
    return {**shown, "view": view_to_json(seen), "reasons": _reasons(problem, seen)}


def _reasons(problem: Json, seen: View) -> list[Json]:
    """Why the best card, set against those that are no answers."""
    best, *as_good = problem["best"]
    compared = {card: worth for card, worth in problem["values"].items() if card not in as_good}
    reasons = why_card(seen, parse_card(best), compared)
    return [{"code": reason.code, "params": reason.params} for reason in reasons]
