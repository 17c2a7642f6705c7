"""The deal is fixed before the cut and open afterwards: who doubts it can check it."""

from __future__ import annotations

import hashlib
import json
import secrets
from pathlib import Path

import pytest
from click.testing import CliRunner

from rebelote.cli.verify import command
from rebelote.rules.cards import Card, parse_card
from rebelote.rules.deal import commitment
from rebelote.rules.game import start_match
from rebelote.rules.library import load_profile
from rebelote.rules.shuffle import prepare
from tests.support.server import Json, Person

pytestmark = pytest.mark.integration


def verified(path: Path, record: Json) -> int:
    """The exit status of `rebelote verify`."""
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    return CliRunner().invoke(command, [str(path)]).exit_code


async def test_what_was_published_before_the_cut_is_what_was_dealt(
    person: Person, tmp_path: Path
) -> None:
    # a deal with a cut of our own: of four seats each deals sometimes
    for _ in range(40):
        async with person.at(await person.open_table()) as seat:
            await seat.hear()
            while seat.view["phase"] == "cut" and not seat.my_turn():
                await seat.hear()
            if seat.view["phase"] != "cut":
                continue
            sealed = seat.view["commitment"]
            assert seat.view["cut"] is None
            assert seat.view["turned"] is None
            assert len(sealed) == 64
            answer = await seat.ask("act", action={"type": "cut", "at": 13})
            assert answer["type"] == "done"
            await seat.play_deal()
            assert seat.view["commitment"] == sealed
            (reveal,) = seat.view["revealed"]
            table = seat.view["table"]["id"]
            break
    else:
        pytest.fail("never our turn to cut")
    pack: tuple[Card, ...] = tuple(parse_card(card) for card in reveal["pack"])
    assert commitment(pack, reveal["salt"]) == sealed
    record = json.loads((await person.http.get(f"/api/tables/{table}/records")).text)
    assert record["commitment"] == {"sha256": sealed, "salt": reveal["salt"]}
    assert record["cut"] == 13
    assert record["deck"] == [*reveal["pack"][13:], *reveal["pack"][:13]]
    file = tmp_path / "deal.jsonl"
    assert verified(file, record) == 0
    forged = hashlib.sha256(b"another pack").hexdigest()
    swapped = [record["deck"][1], record["deck"][0], *record["deck"][2:]]
    for change in (
        {"commitment": {**record["commitment"], "salt": "0" * 32}},
        {"commitment": {**record["commitment"], "sha256": forged}},
        {"cut": 14},
        {"deck": swapped},
        {"result": {**record["result"], "scores": [0, 0]}},
        {"plays": record["plays"][:-1]},
    ):
        assert verified(file, {**record, **change}) == 1, change


def test_salts_cannot_be_guessed() -> None:
    """128 bits each, of the machine's best chance: as many ones as zeros, and never twice."""
    game = start_match(load_profile("classic"))
    salts = [prepare(game, secrets.SystemRandom()).salt for _ in range(2000)]
    assert all(len(salt) == 32 and set(salt) <= set("0123456789abcdef") for salt in salts)
    assert len(set(salts)) == len(salts)
    for bit in range(128):
        ones = sum(int(salt, 16) >> bit & 1 for salt in salts)
        assert 850 < ones < 1150, f"bit {bit} is set {ones} times of 2000"  # 6.7 standard errors
