"""`rebelote tables` beside a running server: what it lists, what it shows, what closing does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rebelote import cli
from rebelote.server.identity import new_table_id
from tests.support.rooms import open_hall, open_room
from tests.support.secrecy import search
from tests.support.server import Person, ServerProcess
from tests.support.stores import open_store

pytestmark = pytest.mark.integration


class Admin:
    """Runs the command on a database, as whoever runs the server would."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *where: str) -> None:
        self._capsys = capsys
        self._where = where

    async def run(self, *words: str, status: int = 0) -> str:
        """What it printed."""
        self._capsys.readouterr()
        arguments = ["tables", *words, *self._where]
        if words[0] != "close" and "--bus" in arguments:
            at = arguments.index("--bus")
            del arguments[at : at + 2]
        assert await asyncio.to_thread(cli.main, arguments) == status
        out, err = self._capsys.readouterr()
        return out if status == 0 else err

    async def json(self, *words: str) -> Any:
        """The answer for programs."""
        return json.loads(await self.run(*words, "--json"))


@pytest.fixture
def admin(server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command, on the SQLite file of the running server."""
    return Admin(capsys, "--data", str(tmp_path))


def is_closing(message: dict[str, Any]) -> bool:
    """Whether a message tells that the table is closed."""
    return any(event["type"] == "table-closed" for event in message.get("events", []))


async def test_tables_are_listed_and_shown_without_hands(
    server: ServerProcess, admin: Admin, tmp_path: Path
) -> None:
    assert await admin.run("list") == "There are no tables.\n"
    async with Person(server.url) as person:
        over = await person.open_table("single-deal", name="Ana")
        async with person.at(over) as seat:
            await seat.play_deal()
        table = await person.open_table("classic", name="Ana")
        async with person.at(table) as seat:
            await seat.hear()
            for _ in range(5):
                await seat.until_mine()
                await seat.act()
            await seat.until_mine()
            listed = await admin.json("list")
            assert [row["table"] for row in listed] == [table, over]
            assert listed[0]["people"] == 1
            assert listed[0]["state"] == seat.view["phase"]
            assert listed[0]["version"] == seat.version
            assert [row["table"] for row in await admin.json("list", "--state", "ended")] == [over]
            assert [row["table"] for row in await admin.json("list", "--limit", "1")] == [table]
            text = await admin.run("list")
            assert table in text
            assert over in text
            shown = await admin.json("show", table[:6])
            assert shown["view"]["hand"] == []
            assert shown["view"]["seat"] is None
            async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
                entries = await store.read(table)
            message = {"type": "view", "version": shown["version"], "view": shown["view"]}
            assert search([json.dumps(message)], entries, None) == []
            text = await admin.run("show", table)
            assert "seat 0:    person 'Ana' " in text
            assert not any(card in text for card in seat.view["hand"])


async def test_closing_tells_everybody_and_stays(
    server: ServerProcess, admin: Admin, tmp_path: Path
) -> None:
    async with Person(server.url) as person, Person(server.url) as guest:
        table = await person.open_table("classic")
        async with person.at(table) as seat, guest.at(table) as watcher:
            await seat.hear()
            await seat.until_mine()
            said = await admin.run("close", table, "--reason", "  moving\thouse ")
            assert said == f"{table} is closed.\n"
            for viewer in (seat, watcher):
                news = await viewer.hear_until(is_closing, seconds=30)
                assert news["events"] == [{"type": "table-closed", "reason": "moving house"}]
                assert news["view"]["table"]["closed"] == "moving house"
                assert news["view"]["turn"] is None
            assert seat.view["legal"]["cards"] == seat.view["legal"]["calls"] == []
            answer = await seat.ask("next")
            assert (answer["type"], answer["code"]) == ("refused", "table-closed")
            assert (await seat.ask("undo"))["code"] == "table-closed"
        assert (await person.http.get("/api/tables")).json()["tables"] == []
        server.stop()
        server.start()
        async with person.at(table) as seat:
            await seat.hear()
            assert seat.view["table"]["closed"] == "moving house"
    assert await admin.run("close", table) == f"{table} was closed already.\n"
    (row,) = await admin.json("list", "--state", "closed")
    assert (row["table"], row["due"]) == (table, False)
    assert "reason:    moving house" in await admin.run("show", table)


async def test_a_waiting_room_is_closed_too(server: ServerProcess, admin: Admin) -> None:
    async with Person(server.url) as host, Person(server.url) as late:
        opened = (
            await host.http.post("/api/rooms", json={"profile": "classic", "listed": True})
        ).json()
        async with host.at(opened["table"]) as seat:
            await seat.hear()
            assert f"{opened['table']} is closed" in await admin.run(
                "close", opened["code"].lower()
            )
            await seat.hear_until(is_closing)
            assert (await seat.ask("start"))["code"] == "table-closed"
        async with late.at(opened["table"]) as seat:
            await seat.hear()
            assert (await seat.ask("sit", seat=1, name="Eva"))["code"] == "table-closed"
        assert (await late.http.get("/api/rooms")).json()["rooms"] == []


async def test_what_makes_no_sense_is_said_in_a_line(
    server: ServerProcess, admin: Admin, tmp_path: Path
) -> None:
    for words, said in (
        (("show", "nowhere"), "there is no table 'nowhere'"),
        (("show", "ab"), "there is no table 'ab'"),
        (("close", "nowhere"), "there is no table 'nowhere'"),
        (("list", "--state", "asleep"), "expected one of ready, cut, auction"),
        (("close", "nowhere", "--reason", "x" * 300), "300 characters: expected at most 200"),
    ):
        error = await admin.run(*words, status=cli.BAD_INPUT)
        assert said in error
        assert error.count("\n") == 1


def test_a_database_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["tables", "list", "--data", str(tmp_path / "none")]) == cli.BAD_INPUT
    assert "there is no database at" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


@pytest.fixture
def pair(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[list[ServerProcess]]:
    """Two servers that share a database and a bus."""
    shared = ("--database", postgres_url, "--bus", redis_url)
    servers = [ServerProcess(shared, log=tmp_path / f"log{number}").start() for number in range(2)]
    yield servers
    for server in servers:
        server.stop()


async def test_closing_reaches_every_server_while_bots_think(
    pair: list[ServerProcess], postgres_url: str, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = Admin(capsys, "--database", postgres_url, "--bus", redis_url)
    async with Person(pair[0].url) as person, Person(pair[1].url) as guest:
        table = await person.open_table("classic")
        async with person.at(table) as seat, guest.at(table) as watcher:
            await seat.until_mine()
            await seat.say(type="act", id="x", version=seat.version, action=seat.choice())
            await admin.run("close", table)
            for viewer in (seat, watcher):
                await viewer.hear_until(is_closing)
            version = seat.version
            await asyncio.sleep(2.0)  # longer than any bot pauses
            await seat.say(type="sync")
            assert (await seat.hear())["version"] == version


async def test_ids_do_not_look_like_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not any(new_table_id().startswith("-") for _ in range(2000))
    async with open_hall(f"sqlite:///{tmp_path / 'tables.db'}") as hall:
        await open_room(hall, name="-27Pm7XnbbWK")  # as an older version made it
    admin = Admin(capsys, "--data", str(tmp_path))
    assert "Guest 0" in await admin.run("show", "-27Pm7")
    assert await admin.run("close", "-27Pm7XnbbWK") == "-27Pm7XnbbWK is closed.\n"
    assert "--reasn" in await admin.run("close", "-27Pm7XnbbWK", "--reasn", status=2)
