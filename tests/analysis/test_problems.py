"""Problems: the shipped file is sound, a day has the same set for all, mining finds them."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from rebelote.analysis.problems import A_DAY, Finder, daily, read_lines, shipped, write_lines
from rebelote.analysis.reasons import CODES
from rebelote.bots import make_bot
from rebelote.bots.situation import view_from_situation
from rebelote.rules.actions import Play
from rebelote.rules.cards import cards_of, parse_card, texts
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_cards

DATA = Path(__file__).parent / "data"
FILE = Path(__file__).parents[2] / "src/rebelote/analysis/problems.jsonl"


def test_some_dozens_are_shipped_with_the_commands_that_made_them() -> None:
    made_by, problems = read_lines(FILE.read_text(encoding="utf-8").splitlines())
    assert len(problems) >= 36
    assert len({problem["id"] for problem in problems}) == len(problems)
    assert all(command.startswith("rebelote problems mine ") for command in made_by)
    games = {problem["situation"]["profile"] for problem in problems}
    assert games == {"classic", "contract", "single-deal", "decouverte"}


@pytest.mark.parametrize("problem", shipped(), ids=lambda problem: problem["id"])
def test_a_problem_is_sound(problem: dict[str, Any]) -> None:
    seen = view_from_situation(problem["situation"])
    legal = texts(cards_of(legal_cards(seen)))
    assert sorted(problem["values"]) == sorted(legal)
    top = max(problem["values"].values())
    assert all(top - problem["values"][card] <= 0.6 for card in problem["best"])
    assert problem["best"][0] == max(problem["values"], key=problem["values"].__getitem__)
    for card in set(legal) - set(problem["best"]):
        gap = top - problem["values"][card]
        assert gap >= 4.9
        assert gap >= 3.9 * problem["errors"][card]
    assert problem["played"] not in problem["best"]


def test_the_club_player_does_miss_them() -> None:
    for problem in shipped()[:12]:
        action = make_bot("club", 0).choose(view_from_situation(problem["situation"]))
        assert isinstance(action, Play)
        assert parse_card(problem["played"]) == action.card


def test_a_day_has_its_own_set_and_all_come_before_one_comes_again() -> None:
    day = date(2026, 11, 29)
    assert daily(day) == daily(day)
    seen: list[str] = []
    for step in range(len(shipped()) // A_DAY):
        seen += [problem["id"] for problem in daily(day + timedelta(step))]
    assert len(set(seen)) == len(seen)
    assert daily(date(1999, 1, 1))  # before the first day too


def test_what_is_shown_is_the_view_of_the_seat_with_reasons_in_words() -> None:
    for problem in daily(date(2026, 11, 29)):
        view = problem["view"]
        assert view["turn"] == view["seat"]
        assert set(view["legal"]["cards"]) == set(problem["values"])
        assert "situation" not in problem
        codes = [reason["code"] for reason in problem["reasons"]]
        assert codes
        assert set(codes) <= set(CODES)
        assert codes[-1] == "better-by"


def test_mining_finds_the_clear_one_in_a_deal_and_nothing_in_most() -> None:
    """The seven of trumps under the ace (see `test_deal`) was not played by the book."""
    record = json.loads((DATA / "two_answers.jsonl").read_text(encoding="utf-8").splitlines()[1])
    found = Finder(1).find(record)
    assert found is None or found["played"] not in found["best"]
    again = Finder(1).find(record)
    assert found == again
    void = json.loads((DATA / "void.jsonl").read_text(encoding="utf-8"))
    assert Finder(1).find(void) is None


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(RebeloteError, match="expected a first line"):
        read_lines(['{"format": "rebelote-deal/1"}'])
    with pytest.raises(RebeloteError, match="line 1 is not JSON"):
        read_lines(["no"])
    assert read_lines(write_lines(["x"], [{"id": "1"}])) == (["x"], [{"id": "1"}])
