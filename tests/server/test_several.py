"""Several processes with nothing shared but PostgreSQL and Redis serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server import Person, ServerProcess

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
