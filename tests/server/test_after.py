"""After the deal, over HTTP: records checked and shared, deals played again, results compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rebelote.arena.simulate import simulate
from rebelote.rules.library import load_profile, profile_ids
from tests.support.server import Person, ServerProcess

pytestmark = pytest.mark.integration

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]


def golden(profile: str) -> list[Json]:
    lines = (GOLDEN / f"{profile}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def played(profile: str) -> Json:
    """The first deal of the profile's golden file in which somebody took."""
    return next(record for record in golden(profile) if record["taker"] is not None)


def lines(*records: Json) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def simulate_match(profile: str, deals: int) -> Iterator[Json]:
    """So many deals of one match, its target out of reach."""
    rules = load_profile(profile, {"target": 10_000})
    return islice(simulate(rules, ("novice",), deals, 3), deals)


async def verified(person: Person, text: str) -> list[Json]:
    response = await person.http.post("/api/records/verify", content=text)
    assert response.status_code == 200, response.text
    found: list[Json] = response.json()["records"]
    return found


@pytest.mark.parametrize("profile", profile_ids())
async def test_records_are_checked_and_come_back_as_steps(person: Person, profile: str) -> None:
    records = golden(profile)
    found = await verified(person, lines(*records))
    assert [item["faults"] for item in found] == [[]] * len(records)
    for item, record in zip(found, records, strict=True):
        steps = item["replay"]["steps"]
        assert len(steps) == len(record["calls"]) + len(record["plays"])
        scored = [e for e in steps[-1]["events"] if e["type"] == "deal-scored"]
        assert scored[0]["scores"] == record["result"]["scores"]


async def test_what_is_wrong_is_said_where(person: Person) -> None:
    record = played("classic")
    tampered = json.loads(json.dumps(record))
    tampered["plays"][8]["card"] = tampered["plays"][0]["card"]
    found = await verified(person, "not json\n\n" + lines(tampered))
    assert [item["line"] for item in found] == [1, 3]
    assert found[0]["faults"][0]["rule"] == "not-a-record"
    assert found[0]["replay"] is None
    assert found[1]["faults"][0]["where"] == "play 9"
    assert len(found[1]["replay"]["steps"]) == len(record["calls"]) + 8


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff"])
async def test_a_file_without_records_is_refused(person: Person, text: str) -> None:
    response = await person.http.post("/api/records/verify", content=text)
    assert response.status_code in (400, 422)
    assert response.json()["error"]["code"] in ("no-records", "invalid-request")


async def test_sizes_are_limited(person: Person) -> None:
    response = await person.http.post("/api/records/verify", content="{}\n" * 101)
    assert response.json()["error"]["code"] == "too-many-records"
    response = await person.http.post("/api/records/verify", content="x" * 70_000)
    assert response.status_code == 413


async def test_a_replay_is_shared_under_an_id_nobody_guesses(person: Person) -> None:
    records = golden("classic")[:3]
    text = lines(*records)
    first = await person.http.post("/api/replays", content=text)
    again = await person.http.post("/api/replays", content=text)
    assert first.status_code == 201
    assert first.json() == again.json()
    replay = first.json()["replay"]
    assert len(replay) >= 22
    async with Person(person.url) as friend:
        response = await friend.http.get(f"/api/replays/{replay}")
        assert [json.loads(line) for line in response.text.splitlines()] == records
    missing = await person.http.get("/api/replays/nothing")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "unknown-link")
    faulty = {**records[0], "totals": [1, 2]}
    refused = await person.http.post("/api/replays", content=lines(faulty))
    assert refused.json()["error"]["code"] == "record-faults"
    assert refused.json()["error"]["params"]["where"] == "totals[0]"


async def test_a_whole_match_fits_a_link(person: Person) -> None:
    """Longer than any match: forty deals of the game whose records are longest."""
    match = list(simulate_match("decouverte", 40))
    text = lines(*match)
    assert len(text) > 64 * 1024
    response = await person.http.post("/api/replays", content=text)
    assert response.status_code == 201, response.text
    back = await person.http.get(f"/api/replays/{response.json()['replay']}")
    assert len(back.text.splitlines()) == 40
    refused = await person.http.post("/api/replays", content="x" * 600_000)
    assert refused.status_code == 413
    assert refused.json()["error"]["params"] == {"largest": 512 * 1024}


@pytest.mark.parametrize("trick", [0, 1, 4])
@pytest.mark.parametrize("profile", profile_ids())
async def test_a_deal_is_played_again(person: Person, profile: str, trick: int) -> None:
    record = played(profile)
    seat = 1
    body = {"record": record, "trick": trick, "seat": seat, "name": "Ana"}
    response = await person.http.post("/api/again", json=body)
    assert response.status_code == 201, response.text
    table = response.json()["table"]
    async with person.at(table) as place:
        await place.hear()
        view = place.view
        assert view["seat"] == seat
        assert view["table"]["practice"] is True
        assert view["turned"] == record["turned"]
        if trick:
            assert view["taker"] == record["taker"]
            before = record["plays"][: (trick - 1) * len(view["counts"])]
            cards = [card for taken in view["tricks"][: trick - 1] for card in taken["cards"]]
            assert [card["card"] for card in cards] == [play["card"] for play in before]
        await place.play_deal()
    finished = await person.http.get(f"/api/tables/{table}/records")
    again = json.loads(finished.text.splitlines()[0])
    assert again["deck"] == record["deck"]
    assert again["practice"] is True
    if trick:
        assert again["plays"][: len(before)] == before


async def test_friends_compare_on_the_same_cards(person: Person, server: ServerProcess) -> None:
    record = played("classic")
    async with Person(server.url) as giver, Person(server.url) as ana, Person(server.url) as luis:
        response = await giver.http.post("/api/deals", json={"record": record, "name": "Eva"})
        deal = response.json()["deal"]
        before = (await ana.http.get(f"/api/deals/{deal}")).json()
        assert before["results"] is None
        assert before["record"] is None
        assert before["name"] == "Eva"
        sheets = []
        for friend, name in ((ana, "Ana"), (luis, "Luis")):
            opened = await friend.http.post(f"/api/deals/{deal}/tables", json={"name": name})
            table = opened.json()["table"]
            again = await friend.http.post(f"/api/deals/{deal}/tables", json={"name": name})
            assert again.json()["table"] == table
            async with friend.at(table) as place:
                await place.hear()
                assert place.view["table"]["practice"] is False
                assert place.view["turned"] == record["turned"]
                unfinished = (await friend.http.get(f"/api/deals/{deal}")).json()
                assert unfinished["results"] is None
                await place.play_deal()
                sheets.append(place.view["sheet"]["scores"])
        # both played alike, so the bots answered alike
        assert sheets[0] == sheets[1]
        told = (await luis.http.get(f"/api/deals/{deal}")).json()
        assert [result["name"] for result in told["results"]] == ["Eva", "Ana", "Luis"]
        assert [result["scores"] for result in told["results"][1:]] == sheets
        assert [result["you"] for result in told["results"]] == [False, False, True]
        assert told["record"] == record


async def test_a_record_of_others_may_leave_out_what_is_null(person: Person) -> None:
    """The format says null where everybody passed; a record without these fields has no fault."""
    void = json.loads((GOLDEN.parent / "analysis/data/void.jsonl").read_text(encoding="utf-8"))
    short = {name: value for name, value in void.items() if value is not None}
    answer = await person.http.post("/api/deals", json={"record": short})
    assert answer.status_code == 201, answer.text
    told = (await person.http.get(f"/api/deals/{answer.json()['deal']}")).json()
    assert told["record"] == short
    assert (told["results"][0]["taker"], told["results"][0]["outcome"]) == (None, "void")


async def test_bad_requests_are_refused_with_a_code(person: Person) -> None:
    record = played("classic")
    bad: list[tuple[str, Json, str]] = [
        ("/api/again", {"record": {}}, "not-a-record"),
        ("/api/again", {"record": {**record, "deck": []}}, "record-faults"),
        ("/api/again", {"record": record, "bots": "nobody"}, "unknown-bot"),
        ("/api/again", {"record": record, "trick": 17}, "invalid-request"),
        ("/api/again", {"record": {**record, "note": "x" * 20_000}}, "body-too-large"),
        ("/api/deals", {"record": record, "bots": ["novice"]}, "no-such-seat"),
        ("/api/deals/nothing/tables", {}, "unknown-link"),
        ("/api/score-table", {"profile": "../x"}, "unknown-profile"),
        ("/api/score-table", {"profile": "classic", "house_rules": {"x": 1}}, "unknown-option"),
    ]
    for path, body, code in bad:
        response = await person.http.post(path, json=body)
        assert 400 <= response.status_code < 500, response.text
        assert response.json()["error"]["code"] == code, response.text


async def test_a_players_own_figures(server: ServerProcess) -> None:
    async with Person(server.url) as person, Person(server.url) as other:
        empty = (await person.http.get("/api/statistics")).json()
        nothing = {"status": "idle", "done": 0, "total": 0, "open": 0}
        assert empty == {"groups": [], "recent": [], "tables": 0, "study": nothing, "ratings": []}
        sheets = []
        for profile in ("single-deal", "classic"):
            table = await person.open_table(profile)
            async with person.at(table) as place:
                await place.play_deal()
                sheets.append(place.view["sheet"])
        again = {"record": played("classic"), "seat": 0}
        table = (await person.http.post("/api/again", json=again)).json()["table"]
        async with person.at(table) as place:
            await place.play_deal()
        told = (await person.http.get("/api/statistics")).json()
        groups = {group["profile"]: group for group in told["groups"]}
        for profile, sheet in zip(("single-deal", "classic"), sheets, strict=True):
            assert groups[profile]["level"] == "novice"
            assert groups[profile]["deals"] == 1
            assert (groups[profile]["own"], groups[profile]["other"]) == tuple(sheet["scores"])
        assert groups["classic"]["practice"] == 1
        assert [deal["practice"] for deal in told["recent"]] == [True, False, False]
        assert told["study"]["open"] == 2
        assert (await other.http.get("/api/statistics")).json()["groups"] == []
