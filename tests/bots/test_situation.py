"""What one seat knows, read from JSON: the same view as the table's, and every fault named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rebelote.bots import make_bot
from rebelote.bots.situation import view_from_situation
from rebelote.cli import main
from rebelote.cli.advise import command
from rebelote.rules.cards import card_text, iterate, suit_text, texts
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.state import State
from tests.bots.tables import seen_by_mover, states


def situation(state: State, start: State) -> dict[str, Any]:
    """What the mover knows, written down from the table's own state."""
    public, seat = state.public, state.public.turn
    assert seat is not None
    told: dict[str, Any] = {
        "profile": state.profile.id,
        "house_rules": dict(state.profile.house_rules),
        "dealer": public.dealer,
        "turned": card_text(public.turned or 0),
        "seat": seat,
        "calls": [
            {"seat": c.seat, "call": "pass"}
            if c.suit is None
            else {"seat": c.seat, "call": "take", "suit": suit_text(c.suit)}
            for c in public.calls
        ],
        "plays": [
            {"seat": p.seat, "card": card_text(p.card), **({"says": p.says} if p.says else {})}
            for p in public.plays
        ],
        "totals": [0, 0],
        "pending": 0,
    }
    if state.profile.players == 4:
        own = [p.card for p in public.plays if p.seat == seat]
        told["hand"] = texts([*iterate(state.hidden.hands[seat]), *own])
    else:
        told["tableaux"] = [
            [[card_text(card or 0), None] for card in row] for row in start.public.exposed
        ]
        told["uncovered"] = [
            {"seat": s, "pile": p, "card": card_text(c)} for s, p, c in public.uncovered
        ]
    return told


@pytest.mark.parametrize("profile_id", profile_ids())
@pytest.mark.parametrize("rules", [None, {"uncover": "at-once"}])
def test_it_is_the_view_of_the_table(profile_id: str, rules: dict[str, str] | None) -> None:
    if rules and profile_id != "decouverte":
        return
    deal = list(states(load_profile(profile_id, rules), 4))
    for state in deal:
        seen = seen_by_mover(state)
        told = view_from_situation(json.loads(json.dumps(situation(state, deal[0]))))
        forget = {"cut_at": None, "commitment": ""}
        assert told.public == seen.public._replace(**forget)
        assert told.hand == seen.hand
        assert make_bot("club", 1).advise(told) == make_bot("club", 1).advise(seen)


def known(**changes: Any) -> dict[str, Any]:
    told: dict[str, Any] = {
        "profile": "classic",
        "dealer": 3,
        "turned": "9H",
        "seat": 2,
        "hand": ["JH", "7H", "AS", "TS", "8C", "7D", "QD", "KC"],
        "calls": [{"seat": 0, "call": "pass"}, {"seat": 1, "call": "take", "suit": "H"}],
        "plays": [{"seat": 0, "card": "AD"}, {"seat": 1, "card": "9D"}],
    }
    return {**told, **changes}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"profile": "whist"}, "unknown profile"),
        ({"profile": None}, "profile: expected the id"),
        ({"seat": 3}, "it is seat 2's turn"),
        ({"seat": 4}, "seat: expected a whole number from 0 to 3"),
        ({"dealer": "x"}, "dealer: expected a whole number"),
        ({"turned": "1H"}, "turned: '1H' is not a card"),
        ({"hand": ["JH"]}, "expected 5 cards, or 8"),
        ({"hand": ["JH", "7H", "AS", "TS", "8C"]}, "expected 8 cards as somebody has taken"),
        ({"hand": ["9H", "7H", "AS", "TS", "8C", "7D", "QD", "KC"]}, "belongs to the taker"),
        ({"hand": ["JH", "JH", "AS", "TS", "8C", "7D", "QD", "KC"]}, "a card stands twice"),
        ({"plays": [{"seat": 1, "card": "AD"}]}, "expected a card of seat 0"),
        ({"plays": [{"seat": 0, "card": "AS"}]}, "AS is in the hand of seat 2"),
        ({"plays": [{"seat": 0, "card": "9H"}]}, "went to the taker"),
        ({"plays": [{"seat": 0, "card": "AD", "says": "belote"}]}, "said with king or queen"),
        ({"plays": [{"seat": 0, "card": "AD", "says": "hello"}]}, "to be belote or rebelote"),
        ({"plays": ["AD"]}, "plays: expected objects"),
        ({"plays": {}}, "plays: expected a list"),
        ({"calls": []}, "nobody has taken"),
        ({"calls": [{"seat": 0, "call": "take", "suit": "S"}]}, "not allowed by the rules"),
        ({"calls": [{"seat": 2, "call": "pass"}]}, "expected a call of seat 0"),
        ({"calls": [{"seat": n % 4, "call": "pass"} for n in range(8)]}, "everybody passed twice"),
        ({"totals": [1]}, "totals: expected two whole numbers"),
    ],
)
def test_faults_are_named(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(RebeloteError, match=expected):
        view_from_situation(known(**changes))


def test_advise_answers_one_or_many(tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    one.write_text(json.dumps(known(), indent=1), encoding="utf-8")
    result = CliRunner().invoke(command, [str(one), "--bot", "expert:worlds=8", "--json"])
    answer = json.loads(result.output)
    assert set(answer) == {"card", "says", "compared", "worlds"}
    assert answer["worlds"] == 8
    assert set(answer["compared"]) == {"QD", "7D"}
    auction = known(hand=["JH", "7H", "AS", "TS", "8C"], calls=[], plays=[], seat=0)
    lines = "\n".join(json.dumps(told) for told in (known(), auction, known()))
    result = CliRunner().invoke(command, ["--bot", "club", "--json"], input=lines)
    answers = [json.loads(line) for line in result.output.splitlines()]
    assert [set(answer) for answer in answers] == [
        {"card", "says", "compared", "worlds"},
        {"call", "suit", "compared", "worlds"},
        {"card", "says", "compared", "worlds"},
    ]
    assert answers[1]["call"] == "take"
    assert answers[1]["suit"] == "H"


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"profile": "classic"}', "[" * 100000])
def test_advise_never_fails_badly(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert main(["advise", str(path), "--bot", "club"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
