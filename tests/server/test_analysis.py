"""Analyses, hints and problems over the wire, against a real server process."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.server import Person

pytestmark = pytest.mark.integration

DEALS = Path(__file__).parents[1] / "analysis" / "data"
LONGEST = 240
"""Half seconds to wait: the first analysis of a fresh checkout compiles the kernel."""


def record(line: int = 0) -> dict[str, Any]:
    lines = (DEALS / "two_answers.jsonl").read_text(encoding="utf-8").splitlines()
    found: dict[str, Any] = json.loads(lines[line])
    return found


#: Each counts its own steps from nothing: parts compiled, then choices weighed.
STAGES = ("queued", "preparing", "running", "done")


async def test_an_analysis_is_worked_out_in_the_background_and_kept(person: Person) -> None:
    begun = await person.http.post("/api/analyses", json={"record": record()})
    assert begun.status_code == 202, begun.text
    told = begun.json()
    seen = [(STAGES.index(told["status"]), told["done"])]
    for _ in range(LONGEST):
        if told["status"] == "done":
            break
        assert "result" not in told
        await asyncio.sleep(0.5)
        answer = await person.http.get(f"/api/analyses/{told['id']}")
        assert answer.headers["cache-control"] == "no-store"
        told = answer.json()
        seen.append((STAGES.index(told["status"]), told["done"]))
    assert seen == sorted(seen)
    assert told["status"] == "done"
    assert told["result"]["format"] == "rebelote-analysis/1"
    assert len(told["result"]["plays"]) == 32
    # asked again, in another order of fields and with a field more, the answer is there at once
    same = dict(reversed([*record().items(), ("note", "mine")]))
    again = await person.http.post("/api/analyses", json={"record": same})
    assert again.json() == told


async def test_what_is_no_sound_record_is_refused_with_the_reason(person: Person) -> None:
    broken = record()
    broken["plays"][0]["card"] = "7Z"
    for given, code in (
        ({"record": broken}, "record-faults"),
        ({"record": {"format": "x"}}, "not-a-record"),
        ({"record": {}}, "not-a-record"),
        ({"record": []}, "invalid-request"),
        ({}, "invalid-request"),
        ({"record": {**record(), "profile": "../x.toml"}}, "record-faults"),
    ):
        answer = await person.http.post("/api/analyses", json=given)
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["code"] == code
    unknown = await person.http.get(f"/api/analyses/{'0' * 32}")
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "unknown-analysis")
    assert (await person.http.get("/api/analyses/nothing")).status_code == 422


async def test_a_hint_names_a_legal_choice_and_why(person: Person) -> None:
    table = await person.open_table("classic")
    async with person.at(table) as seat:
        await seat.hear()
        asked = 0
        for _ in range(12):
            await seat.until_mine()
            phase = seat.view["phase"]
            if phase == "cut":
                early = await person.http.post(f"/api/tables/{table}/hint")
                assert early.json()["error"]["code"] == "no-hint-now"
            if phase not in ("auction", "play"):
                await seat.act()
                continue
            answer = await person.http.post(f"/api/tables/{table}/hint", timeout=120)
            assert answer.status_code == 200, answer.text
            hint = answer.json()
            while seat.version < hint["version"]:  # the note that it is practice now
                await seat.hear()
            assert hint["version"] == seat.version
            assert seat.view["table"]["practice"] is True
            assert hint["reasons"]
            asked += 1
            if phase == "play":
                assert hint["card"] in seat.view["legal"]["cards"]
                break
            assert hint["call"] in ("pass", "take")
            await seat.act()
        assert asked


async def test_nobody_else_is_given_a_hint(person: Person, shared_server: Any) -> None:
    table = await person.open_table("classic")
    async with Person(shared_server.url) as stranger:
        answer = await stranger.http.post(f"/api/tables/{table}/hint")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-seated")
    unknown = await person.http.post("/api/tables/none/hint")
    assert unknown.status_code == 404


async def test_no_hint_once_a_second_person_is_seated(person: Person, shared_server: Any) -> None:
    body = {"profile": "classic", "name": "Ana"}
    table = (await person.http.post("/api/rooms", json=body)).json()["table"]
    async with (
        Person(shared_server.url) as friend,
        person.at(table) as mine,
        friend.at(table) as theirs,
    ):
        await mine.hear()
        await theirs.hear()
        assert (await theirs.ask("sit", seat=2, name="Luis"))["type"] == "done"
        assert (await mine.ask("fill", bot="novice"))["type"] == "done"
        assert (await mine.ask("start"))["type"] == "done"
        for guest in (person, friend):
            answer = await guest.http.post(f"/api/tables/{table}/hint")
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "hint-with-people"


async def test_the_problems_of_a_day(person: Person) -> None:
    day = (await person.http.get("/api/problems?day=2026-11-29")).json()
    assert day["day"] == "2026-11-29"
    assert len(day["problems"]) == 3
    for problem in day["problems"]:
        assert set(problem["best"]) <= set(problem["view"]["legal"]["cards"])
    assert (await person.http.get("/api/problems")).status_code == 200
    assert (await person.http.get("/api/problems?day=soon")).status_code == 422
