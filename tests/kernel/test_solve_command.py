"""`rebelote solve` and `warmup`, as scripts use them."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rebelote.cli import main
from rebelote.cli.solve import command

ENDING: dict[str, Any] = {
    "profile": "classic",
    "trump": "S",
    "leader": 0,
    "trick": [],
    "hands": [["JS"], ["9S"], ["AH"], ["7S"]],
}


def solve(*positions: Any, options: tuple[str, ...] = ("--json",)) -> list[dict[str, Any]]:
    text = "\n".join(json.dumps(position) for position in positions)
    result = CliRunner().invoke(command, list(options), input=text, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_last_trick_and_a_capot() -> None:
    plain, capot, lost = solve(ENDING, {**ENDING, "won": [7, 0]}, {**ENDING, "won": [0, 7]})
    assert plain["values"] == {"JS": 55}
    assert plain["best"] == ["JS"]
    assert capot["values"] == {"JS": 145}
    assert lost["values"] == {"JS": 55}
    assert set(plain) == {"values", "best", "nodes", "ms"}


def test_an_open_trick() -> None:
    hands = [["7D"], ["8D"], ["7S", "KS"], ["9D", "TD"]]
    (found,) = solve({**ENDING, "trick": ["AH", "QS"], "hands": hands, "won": [3, 3]})
    assert set(found["values"]) == {"KS"}


def test_house_rules_of_the_position_and_of_the_command() -> None:
    hands = [["7D"], ["8D"], ["7S", "AD"], ["9D", "TD"]]
    position = {**ENDING, "trick": ["AH", "QS"], "hands": hands}
    (forced,) = solve(position)
    assert set(forced["values"]) == {"7S"}
    (free,) = solve({**position, "house_rules": {"undertrump": "free"}})
    assert set(free["values"]) == {"7S", "AD"}
    (told,) = solve(position, options=("--json", "--rule", "undertrump=free"))
    assert set(told["values"]) == {"7S", "AD"}


def test_tableaux_known_unknown_and_told() -> None:
    rows = [[["9C", "JH"], []], [["AC", None], []]]
    position = {"profile": "decouverte", "trump": "H", "leader": 0, "trick": [], "tableaux": rows}
    known = {**position, "tableaux": [rows[0], [["AC", "7D"], []]]}
    told = {**position, "played": [c for c in pack() if c not in ("9C", "JH", "AC", "7D")]}
    first, second, third = solve(known, told, position)
    assert first["values"] == {"9C": 30}
    assert second["values"] == {"9C": 30}
    assert "sampled" not in third
    assert 0 < third["values"]["9C"] < 162


def pack() -> list[str]:
    return [rank + suit for suit in "SHDC" for rank in "789TJQKA"]


def test_a_sampled_value_says_so() -> None:
    deck = pack()
    rows = [[[deck.pop(), None] for _ in range(8)] for _ in range(2)]
    (found,) = solve(
        {"profile": "decouverte", "trump": "H", "leader": 0, "trick": [], "tableaux": rows}
    )
    assert found["sampled"] is True
    assert set(found["standard_error"]) == set(found["values"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no position"),
        ("{", "not JSON"),
        ("[]", "a position is a JSON object"),
        ('{"profile": "nope"}', "nope"),
        (json.dumps({**ENDING, "trump": "X"}), "not a suit"),
        (json.dumps({**ENDING, "leader": 4}), "seat from 0 to 3"),
        (json.dumps({**ENDING, "hands": [["JS"], ["9S"], ["AH"], ["JS"]]}), "JS is named twice"),
        (json.dumps({**ENDING, "hands": [["JS"], ["9S"], ["AH"], []]}), "seat 3 holds 0"),
        (json.dumps({**ENDING, "won": [8, 0]}), "make more than 8"),
        (json.dumps(ENDING) + "\n" + json.dumps({**ENDING, "trick": ["AH"] * 2}), "line 2"),
    ],
)
def test_bad_input_is_one_line_and_status_two(text: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "positions"
    path.write_text(text)
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()):
        status = main(["solve", "--json", str(path)])
    assert status == 2
    assert words in said.getvalue()
    assert said.getvalue().count("\n") == 1
