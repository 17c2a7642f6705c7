"""Accounts over the wire: made, entered, left, taken over into, changed, deleted; and guests
forgotten."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from rebelote.rules.verify import verify_record
from rebelote.server.account_api import TRIES_AT_A_NAME, Desk
from rebelote.server.accounts import AccountStore
from rebelote.server.database import create_engine, database_url
from rebelote.server.doorkeeper import Doorkeeper
from rebelote.server.errors import ServerError
from rebelote.server.pasts import Pasts
from rebelote.server.shares import ShareStore
from tests.server.test_rooms import open_room, play_together
from tests.support.rooms import open_hall
from tests.support.server import Person, Seat, ServerProcess

pytestmark = pytest.mark.integration

PASSPHRASE = "seven of spades"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    """A server at which nobody is slowed down."""
    folder = tmp_path_factory.mktemp("accounts")
    more = {"REBELOTE_SIGN_INS_PER_MINUTE": "1000"}
    arguments = ("--no-delay", "--data", str(folder))
    running = ServerProcess(arguments, environment=more, log=folder / "server.log")
    running.start()
    yield running
    running.stop()


@pytest.fixture
async def people(home: ServerProcess) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(home.url)) for _ in range(3)]


async def ask(person: Person, what: str, **body: object) -> httpx.Response:
    return await person.http.post(f"/api/account{what}", json=body)


async def sign_up(person: Person, name: str, **more: object) -> None:
    answer = await ask(person, "", name=name, passphrase=PASSPHRASE, **more)
    assert answer.status_code == 201, answer.text


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


async def account(person: Person) -> str | None:
    found = (await person.http.get("/api/account")).json()["account"]
    return found["name"] if found else None


async def own_tables(person: Person) -> set[str]:
    tables = (await person.http.get("/api/tables")).json()["tables"]
    return {table["table"] for table in tables}


async def test_an_account_keeps_history_across_devices(people: list[Person]) -> None:
    laptop, phone, _ = people
    played = await laptop.open_table()
    async with laptop.at(played) as seat:
        await seat.play_deal()
    figures = (await laptop.http.get("/api/statistics")).json()
    assert await account(laptop) is None
    await sign_up(laptop, "Ana María")
    assert await account(laptop) == "Ana María"
    assert await own_tables(laptop) == {played}
    assert (await laptop.http.get("/api/statistics")).json()["groups"] == figures["groups"]

    on_phone = await phone.open_table()
    answer = await ask(phone, "/sign-in", name="ANA  maría", passphrase=PASSPHRASE)
    assert answer.json()["account"]["name"] == "Ana María"
    assert await own_tables(phone) == {played, on_phone}
    assert await own_tables(laptop) == {played, on_phone}
    async with phone.at(on_phone) as seat:
        await seat.hear()
        assert seat.view["seat"] == 0
    async with laptop.at(played) as seat:
        await seat.hear()
        assert seat.view["seat"] == 0

    await ask(phone, "/sign-out")
    assert await account(phone) is None
    assert await own_tables(phone) == set()
    async with phone.at(on_phone) as seat:  # a guest again, and nobody at that table
        await seat.hear()
        assert seat.view["seat"] is None
    assert await account(laptop) == "Ana María"


async def test_a_guest_may_leave_its_past_behind(people: list[Person]) -> None:
    guest = people[0]
    table = await guest.open_table()
    await sign_up(guest, "Bruno", take_over=False)
    assert await own_tables(guest) == set()
    await ask(guest, "/sign-out")
    assert await own_tables(guest) == {table}


async def test_whoever_signs_in_at_a_table_keeps_seat_and_host(people: list[Person]) -> None:
    host, friend, _ = people
    table, _ = await open_room(host)
    await sign_up(host, "Hosta")
    async with host.at(table) as ana, friend.at(table) as bea:
        await ana.hear()
        await bea.hear()
        assert ana.view["seat"] == 0
        assert ana.view["table"]["room"]["host"] is True
        await bea.ask("sit", seat=2, name="Bea")
        await ana.ask("fill", bot="novice")
        assert (await ana.ask("start"))["type"] == "done"
        await play_together([ana, bea])


async def test_unknown_name_and_wrong_passphrase_are_told_the_same(people: list[Person]) -> None:
    await sign_up(people[0], "Carla")
    wrong = await ask(people[1], "/sign-in", name="Carla", passphrase="eight of spades")
    unknown = await ask(people[1], "/sign-in", name="Carlota", passphrase=PASSPHRASE)
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert code(wrong) == "sign-in-failed"
    assert await account(people[1]) is None


async def test_what_an_account_refuses(people: list[Person]) -> None:
    await sign_up(people[0], "Diego")
    for given, expected in (
        ({"name": "diego", "passphrase": PASSPHRASE}, "name-taken"),
        ({"name": " \u202e ", "passphrase": PASSPHRASE}, "bad-name"),
        ({"name": "x" * 25, "passphrase": PASSPHRASE}, "bad-name"),
        ({"name": "Eva", "passphrase": "short"}, "weak-passphrase"),
        ({"name": "Eva", "passphrase": " " * 12}, "weak-passphrase"),
        ({"name": "Eva", "passphrase": "x" * 201}, "weak-passphrase"),
        ({"name": "Eva"}, "invalid-request"),
        ({"name": "Eva", "passphrase": 12345678}, "invalid-request"),
        ({"name": "Eva", "passphrase": PASSPHRASE, "admin": True}, "invalid-request"),
    ):
        answer = await ask(people[1], "", **given)
        assert code(answer) == expected, given
    for what, given in (
        ("/passphrase", {"passphrase": PASSPHRASE, "wanted": "another one"}),
        ("/delete", {"passphrase": PASSPHRASE}),
    ):
        answer = await ask(people[1], what, **given)
        assert (answer.status_code, code(answer)) == (401, "not-signed-in")
    assert code(await ask(people[0], "/forget")) == "signed-in"
    other_site = {"origin": "https://elsewhere.example"}
    answer = await people[0].http.post("/api/account/sign-out", headers=other_site)
    assert code(answer) == "wrong-origin"
    assert await account(people[0]) == "Diego"


async def test_another_passphrase_signs_the_other_browsers_out(people: list[Person]) -> None:
    here, there, _ = people
    await sign_up(here, "Fátima")
    await ask(there, "/sign-in", name="Fátima", passphrase=PASSPHRASE)
    wrong = await ask(here, "/passphrase", passphrase="nine of spades", wanted="ten of hearts")
    assert code(wrong) == "sign-in-failed"
    weak = await ask(here, "/passphrase", passphrase=PASSPHRASE, wanted="ten")
    assert code(weak) == "weak-passphrase"
    changed = await ask(here, "/passphrase", passphrase=PASSPHRASE, wanted="ten of hearts")
    assert changed.status_code == 200
    assert await account(here) == "Fátima"
    assert await account(there) is None
    old = await ask(there, "/sign-in", name="Fátima", passphrase=PASSPHRASE)
    assert code(old) == "sign-in-failed"
    new = await ask(there, "/sign-in", name="Fátima", passphrase="ten of hearts")
    assert new.status_code == 200


def asked_from(address: str) -> Request:
    return Request({"type": "http", "client": (address, 5000), "headers": []})


async def test_tries_are_counted_by_client_and_by_name(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}") as hall:
        engine = create_engine(database_url(f"sqlite:///{tmp_path / 't.db'}"))
        accounts, shares = AccountStore(engine, time.time), ShareStore(engine, time.time)
        doors = Doorkeeper(accounts, hall.services.bus)
        desk = Desk(accounts, Pasts(hall, accounts, shares), doors, 3)
        for number in range(3):
            desk.count_try(asked_from("192.0.2.1"), f"name {number}")
        with pytest.raises(ServerError, match="too-many-tries"):
            desk.count_try(asked_from("192.0.2.1"), "another name")
        for number in range(TRIES_AT_A_NAME):
            desk.count_try(asked_from(f"198.51.100.{number}"), "One Name")
        with pytest.raises(ServerError, match="too-many-tries"):
            desk.count_try(asked_from("192.0.2.77"), "one  NAME")
        await engine.dispose()


async def test_whoever_is_deleted_leaves_deals_without_a_name(
    people: list[Person], home: ServerProcess
) -> None:
    ana, bea, other = people
    table, _ = await open_room(ana)
    async with ana.at(table) as first, bea.at(table) as second:
        await first.hear()
        await second.hear()
        await second.ask("sit", seat=2, name="Beatriz-to-forget")
        await first.ask("fill", bot="novice")
        await first.ask("start")
        await play_together([first, second])
        shared = await share_of(ana, table)
        assert "Beatriz-to-forget" in shared[1]
        await sign_up(bea, "Beatriz-to-forget")
        refused = await ask(bea, "/delete", passphrase="no such thing")
        assert code(refused) == "sign-in-failed"
        assert await own_tables(bea) == {table}
        gone = await ask(bea, "/delete", passphrase=PASSPHRASE)
        assert gone.status_code == 200, gone.text
        await first.hear_until(
            lambda m: any(e["type"] == "seat-forgotten" for e in m.get("events", ()))
        )
        chair = first.view["table"]["seats"][2]
        assert (chair["name"], chair["gone"], chair["lent"]) == ("", True, True)
        await play_on_alone(first)
    assert await own_tables(bea) == set()
    assert await account(bea) is None
    again = await ask(other, "/sign-in", name="Beatriz-to-forget", passphrase=PASSPHRASE)
    assert code(again) == "sign-in-failed"
    lines = (await ana.http.get(f"/api/tables/{table}/records")).text.splitlines()
    assert len(lines) >= 1
    for line in lines:
        record = json.loads(line)
        assert record["names"] == ["Ana", None, None, None]
        assert list(verify_record(record)) == []
    body = (await other.http.get(f"/api/replays/{shared[0]}")).text
    assert "Beatriz" not in body
    assert "Ana" in body
    home_is_clean_of(home, "Beatriz-to-forget")


async def share_of(person: Person, table: str) -> tuple[str, str]:
    """The finished deals of a table, given by link: the link's id, and what is in it."""
    lines = (await person.http.get(f"/api/tables/{table}/records")).text
    answer = await person.http.post("/api/replays", content=lines)
    assert answer.status_code == 201, answer.text
    return answer.json()["replay"], lines


async def play_on_alone(seat: Seat) -> None:
    """The next deal, with a bot at the place of whoever has gone."""
    assert (await seat.ask("next"))["type"] == "done"
    while seat.over():  # the new deal may have come before the answer, or comes now
        await seat.hear()
    while not seat.over():
        await seat.until_mine()
        if not seat.over():
            await seat.act()


def home_is_clean_of(home: ServerProcess, text: str) -> None:
    """No row of the server's database has it."""
    with sqlite3.connect(Path(home.arguments[-1]) / "tables.db") as database:
        rows = list(database.iterdump())
    assert len(rows) > 100
    assert not [row for row in rows if text in row]


async def test_a_guest_is_forgotten_too(people: list[Person], home: ServerProcess) -> None:
    guest, friend, _ = people
    alone = await guest.open_table(name="Nadie-was-here")
    room, _ = await open_room(guest, name="Nadie-was-here")
    waiting, _ = await open_room(friend)
    async with guest.at(waiting) as seat:  # sat down once, and left again
        await seat.hear()
        await seat.ask("sit", seat=1, name="Nadie-was-here")
        await seat.ask("leave")
    async with friend.at(room) as other:
        await other.hear()
        await other.ask("sit", seat=1, name="Friend")
    before = guest.cookie
    assert (await ask(guest, "/forget")).status_code == 200
    assert guest.cookie != before
    assert await own_tables(guest) == set()
    home_is_clean_of(home, "Nadie-was-here")
    async with friend.at(room) as other:  # whoever is left is the host now
        await other.hear()
        assert other.view["table"]["room"]["host"] is True
        assert other.view["table"]["seats"][0]["kind"] == "empty"
    async with friend.at(alone) as watching:
        await watching.hear()
        assert watching.view["table"]["seats"][0]["gone"] is True
