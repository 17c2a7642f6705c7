"""Every answer is as the OpenAPI schema says.

One server is asked for everything it can tell: finished deals of several games, analyses, figures.
A route of which no success is among these answers fails here, and so does a field of a model that
nothing told has.
"""

from __future__ import annotations

import asyncio
import json
import time
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from rebelote.analysis import Work, deal
from rebelote.arena.simulate import simulate
from rebelote.rules.library import load_profile
from rebelote.server.analysis_store import AnalysisStore
from rebelote.server.analyst import analysis_id
from rebelote.server.identity import COOKIE, guest_id
from rebelote.server.studies import Lost, Study
from rebelote.table.watching import watch_id
from tests.support import answers
from tests.support.inside import Onlooker, running
from tests.support.stage import old_record
from tests.support.told import everything_told

pytestmark = pytest.mark.integration

Json = dict[str, Any]
QUICK = Work(worlds=4, call_worlds=2, coverings=10, rounds=50, nodes=40)
"""So little that some of a deal cannot be solved."""
OVER = ("scored", "ended")


class Asker:
    """A browser at the application that keeps what it was answered."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.parts: list[answers.Part] = []
        self.done: set[tuple[str, str]] = set()
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app),
            base_url="http://test",
            event_hooks={"response": [self._keep]},
        )

    async def _keep(self, response: httpx.Response) -> None:
        await answers.hold_response(response)
        told = answers.told_by(response)
        self.parts += answers.parts(*told)
        operation = answers.find(*told[:2])
        if response.is_success and operation is not None:
            self.done.add(operation[:2])

    async def get(self, path: str) -> Any:
        """What is there: JSON, or a text of lines."""
        answer = (await self.http.get(path)).raise_for_status()
        return answer.text if answers.LINES in answer.headers["content-type"] else answer.json()

    async def post(self, path: str, body: Json | str) -> Any:
        """The answer to a JSON body, or to lines."""
        given: Json = {"content": body} if isinstance(body, str) else {"json": body}
        return (await self.http.post(path, **given)).raise_for_status().json()

    async def play(self, table: str, *, hints: bool = False) -> set[str]:
        """Play a deal to its end; the phases for which a hint was given."""
        seat = await Onlooker(self.app, table, self.http.cookies[COOKIE]).open()
        hinted: set[str] = set()
        while True:
            await seat.until(lambda: seat.view["turn"] == 0 or seat.view["phase"] in OVER)
            phase = seat.view["phase"]
            if phase in OVER:
                break
            if hints and phase not in ("cut", *hinted):
                hinted.add(phase)
                version = (await self.post(f"/api/tables/{table}/hint", {}))["version"]
                await seat.until(lambda v=version: seat.version >= v)  # type: ignore[misc]
            told = await seat.ask("act", version=seat.version, action=choice(seat.view))
            assert told["type"] == "done", told
        await seat.close()
        return hinted


def choice(view: Json) -> Json:
    """Takes at once, and plays the first card that it may."""
    legal = view["legal"]
    if legal["cut"]:
        return {"type": "cut", "at": None}
    if legal["calls"]:
        return {"type": "call", **legal["calls"][1]}
    return {"type": "play", "card": legal["cards"][0]}


async def test_every_route_answers_as_the_schema_says(tmp_path: Path) -> None:
    async with running(tmp_path, bot_processes=1) as app:
        asker, friend = Asker(app), Asker(app)
        async with asker.http, friend.http:
            await what_there_is(asker)
            records = await tables_of_two_games(asker)
            await figures(asker, records[0])
            await after_the_deal(asker, friend, records)
            await an_account(friend)
    everything = {operation[:2] for operation in answers.operations()}
    assert everything - asker.done - friend.done == set()
    unused = set(answers.success_fields())
    for part in chain(asker.parts, friend.parts, everything_told()):
        if unused:
            unused -= answers.used_by(*part)
    assert not unused, "nothing told has " + ", ".join(sorted(unused))


async def what_there_is(asker: Asker) -> None:
    await asker.get("/api/profiles")
    assert (await asker.get("/api/profiles/classic?made_when=half"))["contradictions"]
    await asker.get("/api/bots")
    await asker.get("/api/problems?day=2026-01-01")
    room = {"profile": "classic", "listed": True, "name": "Ana", "open_hands": True}
    opened = await asker.post("/api/rooms", room)
    await asker.get(f"/api/rooms/{opened['code']}")
    await asker.get(f"/api/watch/{watch_id(opened['table'])}")
    await asker.get(f"/api/watch/{watch_id(opened['table'])}/records")
    assert (await asker.get("/api/rooms"))["rooms"]
    await asker.post("/api/score-table", {"profile": "classic"})


async def tables_of_two_games(asker: Asker) -> tuple[Json, Json]:
    """A deal without hints, and one of the game for two with hints."""
    wanted = {"profile": "single-deal", "name": "Ana", "house_rules": {"belote": "automatic"}}
    single = (await asker.post("/api/tables", wanted))["table"]
    await asker.play(single)
    second = (await asker.post("/api/tables", {"profile": "decouverte"}))["table"]
    assert "play" in await asker.play(second, hints=True)
    assert (await asker.get("/api/tables"))["tables"]
    one, two = [
        json.loads(await asker.get(f"/api/tables/{table}/records")) for table in (single, second)
    ]
    assert two["practice"] is True
    return one, two


async def figures(asker: Asker, record: Json) -> None:
    """Statistics with a deal that was studied; a study would take longer to find the same."""
    guest = guest_id(asker.http.cookies[COOKIE])
    bots = (("novice", 20), ("club", 0), ("expert", -20))
    name = f"{record['match']}:{record['number']}"
    study = Study(guest, name, record["profile"], Lost(3.5, 0.0, 1), "b", 0, bots)
    await asker.app.state.studies.add(study)
    assert (await asker.post("/api/statistics/study", {}))["status"] in ("queued", "running")
    told = await asker.get("/api/statistics")
    assert told["ratings"][0]["bots"]
    assert sum(group["analysed"] for group in told["groups"]) == 1


async def after_the_deal(asker: Asker, friend: Asker, records: tuple[Json, Json]) -> None:
    played = old_record("classic")
    broken = {**played, "plays": [played["plays"][1], *played["plays"]]}
    rules = load_profile("decouverte", {"melds": "counted"})
    melds = {**next(iter(simulate(rules, ["club"], 1, 3))), "match": "another"}
    lines = "".join(json.dumps(record) + "\n" for record in (*records, played, melds))
    checked = await asker.post("/api/records/verify", lines + json.dumps(broken))
    assert [bool(item["faults"]) for item in checked["records"]] == [False] * 4 + [True]
    replay = (await asker.post("/api/replays", lines))["replay"]
    await friend.get(f"/api/replays/{replay}")
    await asker.post("/api/again", {"record": played, "trick": 2})
    deal = (await asker.post("/api/deals", {"record": played, "name": "Ana"}))["deal"]
    assert (await friend.get(f"/api/deals/{deal}"))["record"] is None
    table = (await friend.post(f"/api/deals/{deal}/tables", {"name": "Luis"}))["table"]
    await friend.play(table)
    assert len((await friend.get(f"/api/deals/{deal}"))["results"]) == 2
    await analysed(asker, next(iter(simulate(load_profile("classic"), ["novice"], 1, 6))))


async def analysed(asker: Asker, record: Json) -> None:
    """An analysis; the server's own process for it would take longer to find the same."""
    store: AnalysisStore = asker.app.state.analyst._store
    name = analysis_id(record, Work())
    assert await store.claim(name, time.time())
    assert (await asker.post("/api/analyses", {"record": record}))["status"] == "queued"
    found = await asyncio.to_thread(deal, record, QUICK)
    await store.finish(name, found, time.time())
    assert (await asker.get(f"/api/analyses/{name}"))["result"]["mistakes"]


async def an_account(asker: Asker) -> None:
    old, new = "correct horse battery", "another horse battery"
    await asker.post("/api/account", {"name": "Luis", "passphrase": old})
    assert (await asker.get("/api/account"))["account"]["name"] == "Luis"
    await asker.post("/api/account/passphrase", {"passphrase": old, "wanted": new})
    await asker.post("/api/account/sign-out", {})
    await asker.post("/api/account/sign-in", {"name": "Luis", "passphrase": new})
    await asker.post("/api/account/delete", {"passphrase": new})
    await asker.post("/api/account/forget", {})
    assert (await asker.get("/api/account"))["account"] is None
