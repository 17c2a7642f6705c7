"""`rebelote replay`: a finished deal in the terminal, whatever the file holds."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rebelote.i18n import languages
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.record import deal_record, record_line
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import SCORED
from rebelote.rules.view import view

Run = Callable[..., Any]


@cache
def records(profile: str, deals: int = 3, seed: int = 3, **rules: str) -> tuple[str, ...]:
    """Lines of the first deals of a match played at random."""
    chance = random.Random(seed)
    state = start_match(load_profile(profile, rules))
    lines: list[str] = []
    while len(lines) < deals:
        state, _ = apply(state, prepare(state, chance))
        while state.public.turn is not None:
            seen = view(state, state.public.turn)
            state, _ = apply(state, chance.choice(legal_actions(seen)))
        lines.append(record_line(deal_record(state, "m1")))
        if state.public.phase != SCORED:
            break
    return tuple(lines)


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., str]:
    """Writes lines to a file and gives its name."""

    def written(*lines: str) -> str:
        path = tmp_path / "deals.jsonl"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return str(path)

    return written


def played(profile: str, **rules: str) -> dict[str, Any]:
    """A record in which somebody took."""
    for seed in range(50):
        for line in records(profile, seed=seed, **rules):
            record: dict[str, Any] = json.loads(line)
            if record["taker"] is not None:
                return record
    raise AssertionError("nobody ever took")


@pytest.mark.parametrize("profile", profile_ids())
def test_every_trick_and_every_line_of_the_sheet_is_shown(
    run: Run, file: Callable[..., str], profile: str
) -> None:
    record = played(profile)
    ran = run("replay", file(json.dumps(record)))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith(f"Deal {record['number']} of match m1: ")
    for number, trick in enumerate(record["tricks"], start=1):
        (line,) = [line for line in lines if line.startswith(f"{number:>3}  {trick['leader']} ")]
        assert f"to seat {trick['winner']}, {trick['points']}" in line
    scores = [line.rpartition("= ")[2] for line in lines if "= " in line]
    assert scores == [str(score) for score in record["result"]["scores"]]
    first, second = record["totals"]
    assert f"Totals: {first} and {second}" in lines


@pytest.mark.parametrize("profile", profile_ids())
def test_as_json_it_is_the_record_trick_by_trick(
    run: Run, file: Callable[..., str], profile: str
) -> None:
    record = played(profile)
    told = run("replay", file(json.dumps(record)), "--json").json()
    cards = [laid for trick in told["tricks"] for laid in trick["cards"]]
    assert [{k: v for k, v in laid.items() if v is not None} for laid in cards] == record["plays"]
    assert told["sheet"]["scores"] == record["result"]["scores"]
    assert all(line["text"] for line in told["sheet"]["lines"] + told["sheet"]["count"])
    assert (told["totals"], told["winner"]) == (record["totals"], record["winner"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", profile_ids())
def test_it_is_told_in_every_language(
    run: Run, file: Callable[..., str], profile: str, language: str
) -> None:
    ran = run("replay", file(*records(profile)), "--lang", language)
    assert ran.status == 0
    assert not any(mark in ran.out for mark in ("{", "cli-", "rule-", "option-"))


def test_one_deal_of_many(run: Run, file: Callable[..., str]) -> None:
    name = file(*records("classic"))
    every = run("replay", name).out.split("\n\n")
    assert len(every) == 3
    assert run("replay", name, "--deal", "2").out == every[1] + "\n"
    assert (
        "the file has fewer deals: expected 1 to 3" in run("replay", name, "--deal", "4").refused()
    )
    assert "expected a number from 1" in run("replay", name, "--deal", "0").refused()


def test_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = io.TextIOWrapper(io.BytesIO(records("classic")[0].encode()))
    monkeypatch.setattr("sys.stdin", text)
    assert run("replay", "-").out.startswith("Deal 1 of match m1: Classic Belote")


def test_covered_cards_are_told_as_they_were_turned_up(run: Run, file: Callable[..., str]) -> None:
    record = played("decouverte")
    ran = run("replay", file(json.dumps(record)))
    shown = [line for line in ran.out.splitlines() if "turned up: " in line]
    turned_up = [card for line in shown for card in line.partition("turned up: ")[2].split()]
    assert len(turned_up) == len(set(turned_up)) == 16


def test_house_rules_are_told_in_words(run: Run, file: Callable[..., str]) -> None:
    ran = run("replay", file(*records("classic", undertrump="free")))
    assert "House rules: Void, your trumps are too low: any card" in ran.out


def test_a_void_deal(run: Run, file: Callable[..., str]) -> None:
    for seed in range(200):
        void = [line for line in records("contract", seed=seed) if '"taker": null' in line]
        if void:
            ran = run("replay", file(void[0]))
            assert ran.status == 0
            assert "Everybody passed twice: the deal is void. [void]" in ran.out
            return
    raise AssertionError("everybody never passed")


def test_a_record_with_a_fault_is_shown_and_named(run: Run, file: Callable[..., str]) -> None:
    record = played("classic")
    record["result"]["scores"][0] += 10
    ran = run("replay", file(json.dumps(record)))
    assert ran.status == 1
    assert "Totals:" in ran.out
    assert "line 1: result.scores[0]: scores: expected" in ran.err


def test_a_record_that_cannot_be_replayed_names_the_play(
    run: Run, file: Callable[..., str]
) -> None:
    record = played("classic")
    record["plays"][5]["seat"] = (record["plays"][5]["seat"] + 1) % 4
    ran = run("replay", file(json.dumps(record), *records("classic")[:1]))
    assert ran.status == 1
    assert "line 1: play 6: not-your-turn" in ran.err
    assert "Deal 1 of match m1" in ran.out


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (("hello",), "line 1: not a deal record: the line is not JSON"),
        (('{"format": "other"}',), "expected the format rebelote-deal/1, got other"),
        (("[1, 2]",), "expected a JSON object"),
        (("", "  "), "no deal record in it"),
        ((), "no deal record in it"),
    ],
)
def test_a_foreign_file_is_one_line(
    run: Run, file: Callable[..., str], lines: tuple[str, ...], says: str
) -> None:
    assert says in run("replay", file(*lines)).refused()


def test_a_record_cut_short_names_its_line(run: Run, file: Callable[..., str]) -> None:
    whole = records("classic")[0]
    ran = run("replay", file(whole, whole[:500]))
    assert ran.status == 2
    assert "line 2: not a deal record: the line is not JSON, or is cut short" in ran.err


def test_a_file_that_is_not_there(run: Run) -> None:
    assert "no-such-file: No such file or directory" in run("replay", "no-such-file").refused()


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)) * 20)
    assert "not a deal record" in run("replay", str(path)).refused()


def test_an_endless_line_is_refused_in_time(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "endless"
    path.write_text("[" * 3_000_000)
    assert "not a deal record" in run("replay", str(path)).refused()


def test_an_object_with_nothing_in_it_is_a_fault(run: Run, file: Callable[..., str]) -> None:
    ran = run("replay", file('{"format": "rebelote-deal/1"}'))
    assert ran.status == 1
    assert "line 1: profile: format: expected a profile id" in ran.err


def test_a_text_of_the_record_cannot_steer_the_terminal(run: Run, file: Callable[..., str]) -> None:
    record = played("classic")
    record["match"] = "m1\x1b[2J\n"
    ran = run("replay", file(json.dumps(record)))
    assert ran.out.startswith(f"Deal {record['number']} of match m1")
    assert "\x1b" not in ran.out
