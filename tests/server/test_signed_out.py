"""Sockets end when the sign-in or the guest they were opened as does, at every worker."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from rebelote.server.accounts import AccountStore
from rebelote.server.database import create_engine, database_url, migrate
from rebelote.server.doorkeeper import Doorkeeper
from rebelote.server.identity import COOKIE, SESSION_COOKIE, guest_id, new_secret
from rebelote.table.bus import LocalBus
from tests.server.test_rooms import open_room
from tests.support.server import Person, Seat, ServerProcess

pytestmark = pytest.mark.integration

PASSPHRASE = "seven of spades"
SIGNED_OUT = 4401


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, redis_port: int) -> Iterator[list[str]]:
    """The addresses of two servers with one database and one bus."""
    folder = tmp_path_factory.mktemp("signed-out")
    servers = [
        ServerProcess(
            ("--no-delay", "--data", str(folder), "--bus", f"redis://127.0.0.1:{redis_port}"),
            environment={"REBELOTE_SIGN_INS_PER_MINUTE": "1000"},
            log=folder / f"server{number}.log",
        ).start()
        for number in range(2)
    ]
    yield [server.url for server in servers]
    for server in servers:
        server.stop()


@pytest.fixture
async def people(pair: list[str]) -> AsyncIterator[list[Person]]:
    """Somebody at the first server, and two at the second."""
    async with AsyncExitStack() as stack:
        urls = (pair[0], pair[1], pair[1])
        yield [await stack.enter_async_context(Person(url)) for url in urls]


async def ask(person: Person, what: str, **body: object) -> None:
    answer = await person.http.post(f"/api/account{what}", json=body)
    assert answer.status_code in (200, 201), answer.text


@asynccontextmanager
async def both_at(table: str, one: Person, two: Person) -> AsyncIterator[tuple[Seat, Seat]]:
    async with one.at(table) as first, two.at(table) as second:
        await first.hear()
        await second.hear()
        yield first, second


async def still_open(seat: Seat) -> bool:
    await seat.say(type="ping")
    return (await seat.hear_until(lambda m: m["type"] == "pong"))["type"] == "pong"


async def test_another_passphrase_ends_the_sockets_of_other_browsers(people: list[Person]) -> None:
    laptop, phone, friend = people
    await ask(laptop, "", name="Gabriela", passphrase=PASSPHRASE)
    await ask(phone, "/sign-in", name="Gabriela", passphrase=PASSPHRASE)
    table, _ = await open_room(laptop)
    async with both_at(table, laptop, phone) as (own, stolen), friend.at(table) as other:
        await other.hear()
        assert own.view["seat"] == stolen.view["seat"] == 0
        begun = time.monotonic()
        await ask(laptop, "/passphrase", passphrase=PASSPHRASE, wanted="ten of hearts")
        assert await stolen.hear_until_closed() == SIGNED_OUT
        assert time.monotonic() - begun < 5  # the bus tells; a look would take longer
        assert await still_open(own)
        assert await still_open(other)
        async with phone.at(table) as again:  # a guest, who has no seat
            await again.hear()
            assert again.view["seat"] is None


async def test_whoever_signs_out_or_in_takes_the_other_tabs_along(people: list[Person]) -> None:
    laptop, phone, _ = people
    table, _ = await open_room(laptop)
    tab = Person(phone.url)  # another tab of the laptop's browser, at another worker
    tab.http.cookies.update(laptop.http.cookies)
    async with both_at(table, laptop, tab) as (one, two):
        await ask(laptop, "", name="Helena", passphrase=PASSPHRASE)
        assert await one.hear_until_closed() == SIGNED_OUT
        assert await two.hear_until_closed() == SIGNED_OUT
    tab.http.cookies.update(laptop.http.cookies)
    async with both_at(table, laptop, tab) as (one, two):
        assert one.view["seat"] == two.view["seat"] == 0
        await ask(laptop, "/sign-out")
        assert await one.hear_until_closed() == SIGNED_OUT
        assert await two.hear_until_closed() == SIGNED_OUT
    await tab.http.aclose()


async def test_whoever_is_deleted_or_forgotten_has_no_socket_left(people: list[Person]) -> None:
    laptop, phone, friend = people
    waiting, _ = await open_room(friend)
    await ask(laptop, "", name="Ivo", passphrase=PASSPHRASE)
    await ask(phone, "/sign-in", name="Ivo", passphrase=PASSPHRASE)
    async with both_at(waiting, laptop, phone) as (one, two):
        await ask(laptop, "/delete", passphrase=PASSPHRASE)
        assert await one.hear_until_closed() == SIGNED_OUT
        assert await two.hear_until_closed() == SIGNED_OUT
    tab = Person(phone.url)
    tab.http.cookies.update(laptop.http.cookies)
    async with both_at(waiting, laptop, tab) as (one, two):
        await ask(laptop, "/forget")
        assert await one.hear_until_closed() == SIGNED_OUT
        assert await two.hear_until_closed() == SIGNED_OUT
    async with friend.at(waiting) as other:
        await other.hear()
        assert [chair["kind"] for chair in other.view["table"]["seats"]].count("person") == 1
    await tab.http.aclose()


class Visit:
    ended = False

    def end(self) -> None:
        self.ended = True


def browser(**cookies: str) -> HTTPConnection:
    given = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return HTTPConnection({"type": "websocket", "headers": [(b"cookie", given.encode())]})


async def test_news_that_were_lost_are_found_by_looking(tmp_path: Path) -> None:
    """Two workers whose buses do not reach each other."""
    engine = create_engine(database_url(f"sqlite:///{tmp_path / 't.db'}"))
    await migrate(engine)
    accounts, bus = AccountStore(engine, time.time), LocalBus()
    doors, elsewhere = Doorkeeper(accounts, bus), Doorkeeper(accounts, LocalBus())
    account = await accounts.create("Ana", "hash")
    old, new = new_secret(), new_secret()
    for secret in (old, new):
        await accounts.sign_in(account.id, guest_id(secret))
    out, stays, guest = Visit(), Visit(), Visit()
    async with (
        doors.inside(out, browser(**{COOKIE: new_secret(), SESSION_COOKIE: old})),
        doors.inside(stays, browser(**{SESSION_COOKIE: new})),
        doors.inside(guest, browser(**{COOKIE: new_secret()})),
    ):
        await doors.check()
        assert not out.ended
        await elsewhere.over(await accounts.sign_out_others(account.id, guest_id(new)))
        assert not out.ended
        await doors.start()
        await bus.publish(f"identity:{guest_id(old)}", 0)  # "look yourself"
        deadline = time.monotonic() + 5
        while not out.ended and time.monotonic() < deadline:
            await accounts.open_sessions([])
        assert (out.ended, stays.ended, guest.ended) == (True, False, False)
        await doors.close()
    await engine.dispose()
