"""The link for looking on: the same table, and no way from it to a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.test_rooms import open_room, play_together
from tests.support.server import Person, ServerProcess

pytestmark = pytest.mark.integration

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sit", {"seat": 1, "name": "Eva"}),
    ("leave", {}),
    ("fill", {"bot": "novice"}),
    ("remove", {"seat": 0}),
    ("start", {}),
    ("act", {"action": {"type": "cut", "at": None}}),
    ("next", {}),
    ("undo", {}),
    ("back", {}),
    ("propose", {"what": "surrender"}),
    ("answer", {"agrees": True}),
)
"""Everything that moves a table or a seat of it."""


@pytest.fixture
async def people(shared_server: ServerProcess) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(shared_server.url)) for _ in range(3)]


@pytest.mark.parametrize("open_hands", [False, True])
async def test_who_came_to_look_on_gets_no_seat_before_or_after_the_start(
    people: list[Person], open_hands: bool
) -> None:
    ana, bea, eva = people
    table, code = await open_room(ana, profile="single-deal", open_hands=open_hands)
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(p.at(table)) for p in (ana, bea)]
        await one.hear()
        await two.hear()
        watch = one.view["table"]["room"]["watch"]
        assert (one.view["table"]["id"], one.view["table"]["room"]["code"]) == (table, code)
        watching = await stack.enter_async_context(eva.at(watch, where="watch"))
        await watching.hear()
        for kind, more in COMMANDS:
            assert (await watching.ask(kind, **more))["code"] == "watch-only", kind
        assert (await watching.ask("sit", seat="1"))["code"] == "watch-only"
        assert watching.view["table"]["begun"] is False
        assert [chair["kind"] for chair in watching.view["table"]["seats"]] == [
            "person", "empty", "empty", "empty",
        ]  # fmt: skip
        assert (await watching.ask("say", phrase="smile"))["type"] == "done"
        await two.ask("sit", seat=2, name="Bea")
        await one.ask("fill", bot="novice")
        await one.ask("start")
        for kind, more in COMMANDS:
            assert (await watching.ask(kind, **more))["code"] == "watch-only", kind
        await play_together([one, two])
        await watching.hear_until(lambda _: watching.over())
        assert watching.view["seat"] is None
        assert watching.view["hand"] == []
        assert (watching.view["table"]["all_hands"] is not None) is open_hands
        room = watching.view["table"]["room"]
        assert (room["code"], room["host"], room["watch"]) == (None, False, watch)
        assert watching.view["table"]["id"] == watch
        told = "\n".join(watching.raw)
    answers = [
        await eva.http.get(f"/api/watch/{watch}"),
        await eva.http.get(f"/api/watch/{watch}/records"),
        await eva.http.get(f"/api/tables/{watch}/records"),
        await eva.http.get(f"/api/rooms/{watch}"),
        await eva.http.get("/api/tables"),
    ]
    assert [answer.status_code for answer in answers] == [
        200, 200 if open_hands else 403, 404, 404, 200,
    ]  # fmt: skip
    assert answers[0].json() == {"table": None}
    told += "".join(answer.text for answer in answers)
    assert table not in told
    assert code not in told


async def test_who_belongs_to_the_table_is_told_the_way_to_it(people: list[Person]) -> None:
    ana, bea, eva = people
    table, _ = await open_room(ana)
    async with ana.at(table) as one, bea.at(table) as two:
        await one.hear()
        await two.hear()
        await two.ask("sit", seat=2, name="Bea")
        await one.ask("leave")  # a host without a seat still is the host
        watch = two.view["table"]["room"]["watch"]
        for person, own in ((ana, table), (bea, table), (eva, None)):
            assert (await person.http.get(f"/api/watch/{watch}")).json() == {"table": own}
        async with ana.at(watch, where="watch") as looking, bea.at(watch, where="watch") as too:
            await looking.hear()
            await too.hear()
            assert looking.view["table"]["room"]["host"] is False
            assert too.view["seat"] is None
            assert (await looking.ask("start"))["code"] == "watch-only"
            assert (await too.ask("leave"))["code"] == "watch-only"
            # with only this page open, whoever has the seat is not at it
            await two.socket.close()
            await too.hear_until(lambda _: too.view["table"]["seats"][2]["online"] is False)


async def test_a_link_that_leads_nowhere(people: list[Person]) -> None:
    ana = people[0]
    alone = await ana.open_table()
    table, code = await open_room(ana)
    for wrong in ("x", table, code, alone, "%00", "w" * 300):
        answer = await ana.http.get(f"/api/watch/{wrong}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-table")
        async with ana.at(wrong, where="watch") as seat:
            assert await seat.hear_until_closed() == 4404


async def test_the_link_leads_to_the_table_after_a_restart(server: ServerProcess) -> None:
    async with Person(server.url) as ana, Person(server.url) as eva:
        table, _ = await open_room(ana)
        async with ana.at(table) as one:
            await one.hear()
            watch = one.view["table"]["room"]["watch"]
            server.kill()
        server.start()
        async with eva.at(watch, where="watch") as looking:
            await looking.hear()
            assert looking.view["table"]["seats"][0]["name"] == "Ana"
