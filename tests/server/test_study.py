"""A player's deals studied in the background: points lost, and results on the same cards."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rebelote.analysis import Work
from rebelote.server.analysis_store import AnalysisStore
from rebelote.server.analyst import Analyst
from rebelote.server.database import create_engine, database_url, migrate
from rebelote.server.ladders import Ladders, rating_json
from rebelote.server.student import Student, compare, points_lost
from rebelote.server.studies import Lost, Study, StudyStore
from rebelote.table.commands import NextDeal, TakeHint
from rebelote.table.live import LiveTable
from tests.support.rooms import act, open_hall, open_room, play_deals, wait_for_person
from tests.support.server import Person, ServerProcess

QUICK = Work(worlds=4, call_worlds=2, coverings=10, rounds=50, expert=False)
DEALS = Path(__file__).parents[1] / "analysis" / "data"
Json = dict[str, Any]


async def a_deal_with_a_hint(live: LiveTable) -> None:
    await live.submit(NextDeal(0), live.table.version)
    await wait_for_person(live)
    while live.table.game.public.phase != "play":
        await act(live, Random(1))
        await wait_for_person(live)
    await live.submit(TakeHint(0), None)
    await play_deals(live, 1)


async def test_deals_are_studied_once_and_practice_never(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    engine = create_engine(database_url(url))
    await migrate(engine)
    kept, studies = AnalysisStore(engine), StudyStore(engine, lambda: 0.0)
    analyst = Analyst(kept, QUICK)
    async with open_hall(url) as hall:
        live = await open_room(hall, "decouverte")
        await play_deals(live, 1)
        await a_deal_with_a_hint(live)
        assert len(await hall.records("t1", None)) == 2
        guest = live.table.chairs[0].guest
        student = Student(analyst, kept, studies, hall.services.store)
        assert (await student.progress(guest)).status == "idle"
        for _ in range(2):  # asked twice, it is begun once
            assert (await student.begin(guest)).status in ("queued", "running")
        for _ in range(900):
            if (await student.progress(guest)).status == "idle":
                break
            await asyncio.sleep(0.2)
        found = await studies.of_guest(guest)
        assert len(found) == 1
        for study in found.values():
            assert study.profile == "decouverte"
            assert study.lost is not None
            assert study.lost.plays >= 0
            assert [bot for bot, _ in study.bots] == ["novice", "club", "expert"]
        player = await Ladders(studies).player("decouverte", guest)
        assert player is not None
        assert player.boards == 1
        assert await Ladders(studies).player("classic", guest) is None
        await student.close()
        await analyst.close()
    await engine.dispose()


async def test_a_ladder_reads_what_other_workers_found(tmp_path: Path) -> None:
    engine = create_engine(database_url(f"sqlite:///{tmp_path / 't.db'}"))
    await migrate(engine)
    studies = StudyStore(engine, lambda: 0.0)
    one, two = Ladders(studies), Ladders(studies)
    blank = Study("ana", "m:1", "classic", None, "b", 40, (("novice", 20),))
    await studies.add(blank)
    await studies.add(blank)  # kept once
    first = await one.player("classic", "ana")
    assert first is not None
    await studies.add(Study("luis", "n:1", "classic", Lost(3.0, 0.0, 1), "b", -40))
    for ladders in (one, two):
        ana = await ladders.player("classic", "ana")
        assert ana is not None
        assert (ana.boards, ana.people.better) == (1, 1)
        told = rating_json("classic", ana)
        assert told["bots"][0]["better"] == 1
        assert told["either_way"] > 100
    await engine.dispose()


def test_points_lost_count_a_seats_own_mistakes() -> None:
    mistakes = [
        {"kind": "play", "seat": 0, "cost": 4.2},
        {"kind": "play", "seat": 2, "cost": 9.0},
        {"kind": "call", "seat": 0, "cost": 30.0},
        {"kind": "play", "seat": 0, "cost": 3.1},
    ]
    assert points_lost({"mistakes": mistakes}, 0) == Lost(7.3, 30.0, 3)
    assert points_lost({"mistakes": []}, 0) == Lost(0.0, 0.0, 0)


def test_a_deal_among_people_has_no_board() -> None:
    line = (DEALS / "two_answers.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert compare({**json.loads(line), "bots": [None, None, "novice", "novice"]}, 0) is None


@pytest.mark.integration
async def test_statistics_tell_of_the_study(shared_server: ServerProcess) -> None:
    async with Person(shared_server.url) as person:
        table = await person.open_table("single-deal")
        async with person.at(table) as place:
            await place.play_deal()
        before = (await person.http.get("/api/statistics")).json()
        assert (before["study"]["open"], before["groups"][0]["analysed"]) == (1, 0)
        begun = await person.http.post("/api/statistics/study")
        assert begun.status_code == 202
        assert begun.json()["status"] in ("queued", "running")
        for _ in range(240):
            told = (await person.http.get("/api/statistics")).json()
            if told["study"]["status"] == "idle":
                break
            await asyncio.sleep(0.5)
        assert told["study"] == {"status": "idle", "done": 0, "total": 0, "open": 0}
        (group,) = told["groups"]
        assert (group["studied"], group["analysed"]) == (1, 1)
        (rating,) = told["ratings"]
        assert (rating["profile"], rating["boards"]) == ("single-deal", 1)
        for bot in rating["bots"]:
            assert bot["better"] + bot["equal"] + bot["worse"] == 1
            assert bot["share"][1] < bot["share"][0] < bot["share"][2]
