"""Several processes with nothing shared but PostgreSQL and Redis serve the same tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server import Person, Seat, ServerProcess

pytestmark = pytest.mark.integration


@pytest.fixture
def pair(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[list[ServerProcess]]:
    """Two servers that share a database and a bus."""
    servers = [
        ServerProcess(
            ("--no-delay", "--database", postgres_url, "--bus", redis_url),
            log=tmp_path / f"server{number}.log",
        ).start()
        for number in range(2)
    ]
    yield servers
    for server in servers:
        server.stop()


def with_cookie(person: Person, url: str) -> Person:
    """The same person at another server."""
    other = Person(url)
    other.http.cookies.update(person.http.cookies)
    other.ids = person.ids
    return other


async def test_one_table_on_two_servers(pair: list[ServerProcess]) -> None:
    async with Person(pair[0].url) as here:
        there = with_cookie(here, pair[1].url)
        table = await here.open_table("classic")
        async with here.at(table) as one, there.at(table) as two:
            seats = (one, two)
            for seat in seats:
                await seat.hear()
            for turn in range(60):
                seat, other = seats[turn % 2], seats[1 - turn % 2]
                await seat.until_mine()
                answer = await (seat.ask("next") if seat.over() else seat.act())
                assert answer["type"] == "done", answer
                while other.version < answer["version"]:
                    await other.hear()
            for seat in seats:
                await seat.until_mine()
            assert one.version == two.version
            assert one.view["tricks"] == two.view["tricks"]
        await there.http.aclose()


async def test_racing_plays_on_two_servers(pair: list[ServerProcess]) -> None:
    async with Person(pair[0].url) as here:
        there = with_cookie(here, pair[1].url)
        table = await here.open_table("classic")
        async with here.at(table) as one, there.at(table) as two:
            await one.hear()
            await two.hear()
            for _ in range(25):
                for seat in (one, two):
                    while not (seat.my_turn() or seat.over()):
                        await seat.hear()
                while one.version != two.version:
                    await (one if one.version < two.version else two).hear()
                if one.over():
                    await one.ask("next")
                    continue
                choice, version = one.choice(), one.version
                answers = await asyncio.gather(
                    one.ask("act", action=choice, version=version),
                    two.ask("act", action=choice, version=version),
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                (late,) = (answer for answer in answers if answer["type"] == "refused")
                assert late["code"] == "stale-version"
                await two.say(type="sync")
                await one.say(type="sync")
        await there.http.aclose()


async def test_a_dead_servers_bots_are_taken_over(pair: list[ServerProcess]) -> None:
    async with Person(pair[0].url) as here:
        there = with_cookie(here, pair[1].url)
        table = await here.open_table("classic")
        async with there.at(table) as two:
            await two.hear()
            async with here.at(table) as one:
                await one.hear()
                await one.until_mine()
                await one.say(type="act", id="last", version=one.version, action=one.choice())
                done = await one.hear_until(lambda message: message["type"] == "done")
                pair[0].kill()
            while two.version < done["version"]:
                await two.hear()
            await two.until_mine()  # bots of the dead server moved, or it had finished
            assert two.my_turn() or two.over()
            await two.play_deal()
        await there.http.aclose()


async def test_workers_of_one_server(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    server = ServerProcess(
        ("--no-delay", "--database", postgres_url, "--bus", redis_url, "--workers", "2"),
        log=tmp_path / "log",
    ).start()
    try:
        async with Person(server.url) as person:
            tables = [await person.open_table("single-deal") for _ in range(6)]

            async def play(table: str) -> None:
                async with person.at(table) as one, person.at(table) as two:
                    await two.hear()
                    await one.play_deal()
                    while not two.over():
                        await two.hear()

            await asyncio.gather(*(play(table) for table in tables))
    finally:
        assert server.stop() in (0, -15)
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_two_people_on_two_machines_one_of_which_dies(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    """Two servers with folders and ports of their own; at the table sit a person of each, and bots.

    The server that dies is the one that looks after bots and clock. Its person does not come back:
    a bot plays for it, after its window, on the other server.
    """
    shared = ("--database", postgres_url, "--bus", redis_url)
    machines = []
    for name in ("north", "south"):
        (tmp_path / name).mkdir()
        given = (*shared, "--data", str(tmp_path / name))
        machines.append(ServerProcess(given, log=tmp_path / f"{name}.log").start())
    north, south = machines
    try:
        async with Person(north.url) as ana, Person(south.url) as bea:
            wanted = {
                "profile": "classic", "name": "Ana", "away_seconds": 5, "move_seconds": 10,
                "bank_seconds": 0,
            }  # fmt: skip
            response = await ana.http.post("/api/rooms", json=wanted)
            assert response.status_code == 201, response.text
            table, code = response.json()["table"], response.json()["code"]
            assert (await bea.http.get(f"/api/rooms/{code}")).json() == {"table": table}
            async with bea.at(table) as there:
                await there.hear()
                assert (await there.ask("sit", seat=1, name="Bea"))["type"] == "done"
                async with ana.at(table) as here:
                    await here.hear()
                    assert (await here.ask("fill", bot="novice"))["type"] == "done"
                    assert (await here.ask("start"))["type"] == "done"
                    goes_on = asyncio.create_task(play(there, 100))
                    await play(here, 5)  # north moved last, so it drives what comes next
                    north.kill()
                    goes_on.cancel()
                    await asyncio.wait([goes_on])
                died = time.monotonic()  # four seconds later south knows, and gives Ana three
                # Bea acts whenever it is her turn; all others are bots or, soon, played by one
                moved = await moves_of_others(there, {0, 2, 3}, here.version, wanted=6)
                assert {seat for _, seat in moved} == {0, 2, 3}
                first_bot = next(when for when, seat in moved if seat != 0)
                anas = next(when for when, seat in moved if seat == 0)
                assert first_bot - died < SOON
                assert anas - died < 10 + SOON  # her clock, or a bot in her place
                while not there.view["table"]["seats"][0]["lent"]:
                    await moves_of_others(there, {0}, there.version, wanted=1)
                assert time.monotonic() - died < 8 + 5 + 10 + SOON
                # and the clock of somebody who does nothing runs on there
                await there.until_mine()
                begun = time.monotonic()
                if not there.over():
                    await there.hear_until(
                        lambda m: any(e["type"] == "clock-ran-out" for e in m.get("events", [])), 60
                    )
                    assert time.monotonic() - begun < 10 + SOON
            north.start()
            async with ana.at(table) as back:
                await back.hear()
                assert back.view["seat"] == 0
                await back.hear_until(
                    lambda m: (
                        not m.get("view", {})
                        .get("table", {})
                        .get("seats", [{}])[0]
                        .get("lent", True)
                    )
                )
    finally:
        for machine in machines:
            machine.stop()
    for name in ("north", "south"):
        assert not list((tmp_path / name).iterdir())
        assert "Traceback" not in (tmp_path / f"{name}.log").read_text()


SOON = 12.0
"""Seconds within which another server takes over, on a machine busy with other tests: it waits four
for a sign of life, looks every second, and bots pause for one."""


async def play(seat: Seat, actions: int) -> None:
    """Act that often, or until the deal is over."""
    for _ in range(actions):
        await seat.until_mine()
        if seat.over():
            return
        assert (await seat.act())["type"] == "done"


async def moves_of_others(
    seat: Seat, seats: set[int], after: int, wanted: int
) -> list[tuple[float, int]]:
    """Play on, and note when the others moved in what follows a version."""
    moved: list[tuple[float, int]] = []
    seat.heard.clear()
    async with asyncio.timeout(90):
        while len(moved) < wanted or {who for _, who in moved} != seats:
            if seat.over():
                await seat.ask("next")
            elif seat.my_turn():
                await seat.act()
            else:
                await seat.hear()
            now = time.monotonic()
            news = [m for m in seat.heard if m["type"] == "update" and m["version"] > after]
            events = [event for message in news for event in message["events"]]
            acts = [event for event in events if event["type"] in ("called", "card-played")]
            moved += [(now, event["seat"]) for event in acts if event["seat"] in seats]
            seat.heard.clear()
    return moved
