"""Several people at one table over the wire, with dropped connections and a killed server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests.support.server import Person, Seat, ServerProcess

pytestmark = pytest.mark.integration


@pytest.fixture
async def friends(shared_server: ServerProcess) -> AsyncIterator[list[Person]]:
    """Four people at the shared server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(shared_server.url)) for _ in range(4)]


async def open_room(host: Person, **more: object) -> tuple[str, str]:
    """A room's table and code."""
    body = {"profile": "classic", "name": "Ana", **more}
    response = await host.http.post("/api/rooms", json=body)
    assert response.status_code == 201, response.text
    return response.json()["table"], response.json()["code"]


async def play_together(seats: list[Seat]) -> None:
    """Everybody plays until the deal is over."""

    async def one(seat: Seat) -> None:
        while True:
            await seat.until_mine()
            if seat.over():
                return
            answer = await seat.act()
            assert answer["type"] == "done", answer

    await asyncio.gather(*(one(seat) for seat in seats))


async def test_four_friends_meet_by_code_and_play(friends: list[Person]) -> None:
    table, code = await open_room(friends[0])
    async with AsyncExitStack() as stack:
        seats = []
        for number, friend in enumerate(friends):
            found = await friend.http.get(f"/api/rooms/{code.lower()}")
            assert found.json() == {"table": table}
            seat = await stack.enter_async_context(friend.at(table))
            await seat.hear()
            if number:
                answer = await seat.ask("sit", seat=number, name=f"Friend {number}")
                assert answer["type"] == "done", answer
            seats.append(seat)
        assert (await seats[1].ask("start"))["code"] == "not-host"
        assert (await seats[0].ask("start"))["type"] == "done"
        await play_together(seats)
        for number, seat in enumerate(seats):
            assert seat.view["seat"] == number
            names = [chair["name"] for chair in seat.view["table"]["seats"]]
            assert names == ["Ana", "Friend 1", "Friend 2", "Friend 3"]
            assert seat.view["totals"] == seats[0].view["totals"]
        assert [chair["you"] for chair in seats[2].view["table"]["seats"]] == [
            False, False, True, False,
        ]  # fmt: skip
        assert seats[0].view["table"]["room"]["host"] is True
        assert seats[1].view["table"]["room"]["host"] is False


async def test_two_friends_and_bots_with_dropped_connections(friends: list[Person]) -> None:
    table, _ = await open_room(friends[0])
    async with friends[0].at(table) as ana:
        await ana.hear()
        async with friends[1].at(table) as bea:
            await bea.hear()
            await bea.ask("sit", seat=2, name="Bea")
            await ana.ask("fill", bot="novice")
            await ana.ask("start")
        # Bea's connection is gone: shown to Ana, with the time Bea has
        await ana.hear_until(
            lambda message: any(e["type"] == "seat-away" for e in message.get("events", ()))
        )
        chair = ana.view["table"]["seats"][2]
        assert chair["online"] is False
        assert chair["returns_until"] > ana.view["table"]["room"]["now"]
        await asyncio.gather(play_together([ana]), play_with_a_bad_line(friends[1], table))
        sheet = ana.view["sheet"]
        async with friends[1].at(table) as bea:
            await bea.hear()
            assert bea.view["sheet"] == sheet


async def play_with_a_bad_line(person: Person, table: str) -> None:
    """Play a deal, the connection lost after every single action."""
    for _ in range(40):
        async with person.at(table) as seat:
            await seat.hear()
            await seat.until_mine()
            if seat.over():
                return
            assert (await seat.act())["type"] == "done"
    raise AssertionError("the deal did not end")


async def test_a_room_survives_the_server(server: ServerProcess) -> None:
    async with Person(server.url) as ana, Person(server.url) as bea:
        table, _ = await open_room(ana, profile="decouverte")
        async with ana.at(table) as one, bea.at(table) as two:
            await one.hear()
            await two.hear()
            await two.ask("sit", seat=1, name="Bea")
            await one.ask("start")
            for _ in range(6):
                for seat in (one, two):
                    while seat.version < max(one.version, two.version):
                        await seat.hear()
                mover = one if one.my_turn() else two
                await mover.act()
            server.kill()
        server.start()
        async with ana.at(table) as one, bea.at(table) as two:
            await one.hear()
            await two.hear()
            assert one.view["seat"] == 0
            assert two.view["seat"] == 1
            await play_together([one, two])
            assert one.view["sheet"] == two.view["sheet"]


async def test_what_a_room_refuses(friends: list[Person]) -> None:
    assert (await friends[0].http.get("/api/rooms/ZZZZZZZ")).json()["error"]["code"] == (
        "unknown-code"
    )
    for wrong, code in (
        ({"level": "champion"}, "unknown-bot"),
        ({"move_seconds": 1}, "invalid-request"),
        ({"away_seconds": "soon"}, "invalid-request"),
        ({"seats": 3}, "invalid-request"),
        ({"profile": "poker"}, "unknown-profile"),
    ):
        body = {"profile": "classic", **wrong}
        response = await friends[0].http.post("/api/rooms", json=body)
        assert response.json()["error"]["code"] == code
    table, _ = await open_room(friends[0])
    async with friends[1].at(table) as seat:
        await seat.hear()
        for kind, more, code in (
            ("sit", {"seat": 7}, "malformed"),
            ("sit", {"seat": True}, "malformed"),
            ("sit", {"seat": 1, "name": 5}, "malformed"),
            ("sit", {"seat": 1, "name": "x" * 100}, "bad-name"),
            ("sit", {"seat": 0, "name": "Eva"}, "seat-taken"),
            ("fill", {"bot": "champion"}, "unknown-bot"),
            ("fill", {"bot": ["novice"]}, "malformed"),
            ("remove", {"seat": "0"}, "malformed"),
            ("remove", {"seat": 0}, "not-host"),
            ("leave", {}, "not-seated"),
            ("propose", {"what": "pause"}, "not-seated"),
            ("next", {}, "not-seated"),
        ):
            answer = await seat.ask(kind, **more)
            assert answer["type"] == "refused", (kind, more)
            assert answer["code"] == code, (kind, more)
        await seat.ask("sit", seat=1, name="Eva \u202e<b>\x07")
        assert seat.view["table"]["seats"][1]["name"] == "Eva <b>"
        for kind, more, code in (
            ("propose", {"what": "victory"}, "malformed"),
            ("propose", {"what": "pause"}, "not-started"),
            ("answer", {"agrees": "yes"}, "malformed"),
            ("answer", {"agrees": True}, "nothing-proposed"),
        ):
            answer = await seat.ask(kind, **more)
            assert answer["code"] == code, (kind, more)


@pytest.mark.parametrize("open_hands", [False, True])
async def test_a_spectator_never_becomes_a_player_and_sees_hands_only_where_allowed(
    friends: list[Person], open_hands: bool
) -> None:
    ana, bea, spectator, _ = friends
    table, _ = await open_room(ana, profile="single-deal", open_hands=open_hands)
    async with ana.at(table) as one, bea.at(table) as two:
        await one.hear()
        await two.hear()
        await two.ask("sit", seat=2, name="Bea")
        await one.ask("fill", bot="novice")
        await one.ask("start")
        async with spectator.at(table) as watching:  # by the link of the players
            await watching.hear()
            for seat in range(4):
                answer = await watching.ask("sit", seat=seat, name="Eva")
                assert answer["code"] == "already-started"
            for kind, more, code in (
                ("act", {"action": {"type": "cut", "at": None}}, "not-seated"),
                ("next", {}, "not-seated"),
                ("undo", {}, "not-seated"),
                ("back", {}, "not-seated"),
                ("leave", {}, "not-seated"),
                ("propose", {"what": "surrender"}, "not-seated"),
                ("answer", {"agrees": True}, "not-seated"),
                ("fill", {"bot": "novice"}, "already-started"),
                ("say", {"phrase": "smile"}, "spectators-wait"),
                ("say", {"phrase": "hello"}, "spectators-react"),
                ("say", {"phrase": "play hearts"}, "unknown-phrase"),
                ("say", {"phrase": 5}, "malformed"),
            ):
                answer = await watching.ask(kind, **more)
                assert answer["code"] == code, (kind, more)
            await play_together([one, two])
            await watching.hear_until(lambda _: watching.over())
            assert watching.view["seat"] is None
            assert watching.view["hand"] == []
            hands = watching.view["table"]["all_hands"]
            assert (hands is not None) is open_hands
            assert bool(watching.view["revealed"]) is open_hands
            assert one.view["table"]["all_hands"] == two.view["table"]["all_hands"] is not None
            assert (await watching.ask("say", phrase="thumb"))["type"] == "done"
    answer = await spectator.http.get(f"/api/tables/{table}/records")
    assert answer.status_code == (200 if open_hands else 403)
    assert (await bea.http.get(f"/api/tables/{table}/records")).status_code == 200


async def test_surrender_and_another_match_over_the_wire(friends: list[Person]) -> None:
    ana, bea, _, _ = friends
    table, _ = await open_room(ana)
    async with ana.at(table) as one, bea.at(table) as two:
        await one.hear()
        await two.hear()
        await two.ask("sit", seat=2, name="Bea")
        await one.ask("fill", bot="novice")
        await one.ask("start")
        assert (await one.ask("propose", what="surrender"))["type"] == "done"
        await two.hear_until(lambda _: bool(two.view["table"]["room"]["giving_up"]))
        assert (await two.ask("answer", agrees=True, what="undo"))["code"] == "nothing-proposed"
        assert (await two.ask("answer", agrees=True, what="surrender"))["type"] == "done"
        assert two.view["phase"] == "ended"
        assert (two.view["winner"], two.view["table"]["given_up"]) == (1, 0)
        assert (await two.ask("next"))["type"] == "done"
        assert two.view["table"]["room"]["rematch"] == [2]
        await one.hear_until(lambda _: one.view["table"]["room"]["rematch"] == [2])
        assert (await one.ask("next"))["type"] == "done"
        assert (one.view["number"], one.view["table"]["given_up"]) == (1, None)
        figures = (await ana.http.get("/api/statistics")).json()["groups"]
        assert [(group["won"], group["lost"], group["deals"]) for group in figures] == [(0, 1, 0)]
        # whoever leaves and then acts plays for itself again
        await two.ask("leave")
        assert two.view["table"]["seats"][2]["lent"] is True
        assert (await two.ask("back"))["type"] == "done"
        assert two.view["table"]["seats"][2]["lent"] is False
        await two.ask("leave")
        await two.ask("propose", what="undo")
        assert two.view["table"]["seats"][2]["lent"] is False


async def test_listed_rooms_are_found_by_strangers(friends: list[Person]) -> None:
    hidden, _ = await open_room(friends[0])
    shown, _ = await open_room(friends[0], listed=True)
    rooms = (await friends[1].http.get("/api/rooms")).json()["rooms"]
    found = {room["table"]: room for room in rooms}
    assert shown in found
    assert hidden not in found
    assert found[shown]["people"] == 1
