"""Bad input gets a coded error, changes nothing, and never a traceback."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.support.server import Person, Seat, ServerProcess

pytestmark = pytest.mark.integration


async def first_view(seat: Seat) -> None:
    await seat.hear()
    await seat.until_mine()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[" * 9000, "malformed"),
        ("1" * 9000, "malformed"),
        ("null", "malformed"),
        ('"act"', "malformed"),
        ("[]", "malformed"),
        ("{}", "unknown-message"),
        ('{"type": 5}', "unknown-message"),
        ('{"type": []}', "unknown-message"),
        ('{"type": "cheat"}', "unknown-message"),
        ('{"type": "ping", "extra": 1}', "malformed"),
        ('{"type": "act"}', "malformed"),
        ('{"type": "act", "id": 5, "version": 1, "action": {}}', "malformed"),
        ('{"type": "act", "id": "", "version": 1, "action": {}}', "malformed"),
        ('{"type": "act", "id": "\\ud800", "version": 1, "action": {}}', "malformed"),
        ('{"type": "act", "id": "a", "version": true, "action": {}}', "malformed"),
        ('{"type": "act", "id": "a", "version": -1, "action": {}}', "malformed"),
        ('{"type": "act", "id": "a", "version": 1e99, "action": {}}', "malformed"),
        ('{"type": "act", "id": "a", "version": 99999999999999, "action": {}}', "malformed"),
        ('{"type": "act", "id": "a", "version": 1, "action": []}', "malformed"),
        ('{"type": "act", "id": "a", "version": 1, "action": {"type": {}}}', "malformed"),
        ('{"type": "act", "id": "a", "version": 1, "action": {"type": "fly"}}', "malformed"),
        ('{"type": "undo", "id": "a"}', "malformed"),
        ('{"type": "undo", "id": "a", "version": 1, "seat": 2}', "malformed"),
    ],
)
async def test_a_message_of_the_wrong_form(person: Person, text: str, code: str) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        before = seat.version
        await seat.socket.send(text)
        refused = await seat.hear()
        assert (refused["type"], refused["code"]) == ("refused", code)
        await seat.say(type="sync")
        assert (await seat.hear())["version"] == before


@pytest.mark.parametrize(
    "action",
    [
        {"type": "play"},
        {"type": "play", "card": None},
        {"type": "play", "card": "1H"},
        {"type": "play", "card": 7},
        {"type": "play", "card": "9H", "says": "capot"},
        {"type": "play", "card": "9H", "says": ["belote"]},
        {"type": "call"},
        {"type": "call", "call": "take"},
        {"type": "call", "call": "take", "suit": "X"},
        {"type": "call", "call": "take", "suit": {}},
        {"type": "call", "call": []},
        {"type": "cut", "at": "5"},
        {"type": "cut", "at": 1.5},
        {"type": "cut", "at": 3},
        {"type": "cut", "at": 10**30},
        {"type": {"a": 1}},
    ],
)
async def test_an_action_that_makes_no_sense(person: Person, action: dict[str, Any]) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        before = seat.version
        answer = await seat.ask("act", action=action)
        assert answer["type"] == "refused"
        assert answer["code"] not in ("internal", "stale-version")
        assert seat.version == before


async def test_a_stale_version_changes_nothing(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        choice = seat.choice()
        refused = await seat.ask("act", version=seat.version - 1, action=choice)
        assert (refused["code"], refused["params"]) == (
            "stale-version",
            {"expected": seat.version},
        )
        assert (await seat.ask("act", action=choice))["type"] == "done"


async def test_out_of_turn_is_refused(person: Person) -> None:
    """The version is right, but the next move belongs to somebody who thinks."""
    async with person.at(await person.open_table("classic")) as seat:
        await seat.hear()
        for _ in range(40):
            await seat.until_mine()
            if seat.over():
                break
            if seat.view["phase"] == "play":
                card = seat.view["legal"]["cards"][0]
                await seat.act()
                again = await seat.ask("act", action={"type": "play", "card": card})
                assert again["code"] in ("not-your-turn", "not-in-hand", "stale-version")
                return
            await seat.act()


async def test_an_illegal_card_is_refused_with_its_rule(person: Person) -> None:
    for _ in range(20):
        async with person.at(await person.open_table("classic")) as seat:
            await seat.hear()
            while not seat.over():
                await seat.until_mine()
                if seat.over():
                    break
                refused = seat.view["legal"]["refused"]
                if refused:
                    card, reason = next(iter(refused.items()))
                    before = seat.version
                    answer = await seat.ask("act", action={"type": "play", "card": card})
                    assert answer["type"] == "refused"
                    assert answer["code"] == reason["rule"]
                    assert answer["params"] == reason["params"]
                    assert seat.version == before
                    return
                await seat.act()
    pytest.fail("no refused card in twenty deals")


async def test_the_same_command_twice_is_done_once(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        message = {"type": "act", "id": "x1", "version": seat.version, "action": seat.choice()}
        await seat.say(**message)
        await seat.say(**message)
        first = await seat.hear_until(lambda m: m["type"] in ("done", "refused"))
        second = await seat.hear_until(lambda m: m["type"] in ("done", "refused"))
        assert first == second == {"type": "done", "id": "x1", "version": first["version"]}


async def test_one_id_for_two_things_is_refused(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        await seat.say(type="act", id="x1", version=seat.version, action=seat.choice())
        await seat.hear_until(lambda m: m["type"] == "done")
        await seat.say(type="undo", id="x1", version=seat.version)
        refused = await seat.hear_until(lambda m: m["type"] in ("done", "refused"))
        assert refused["code"] == "command-id-reused"


async def test_nobody_else_plays_my_seat(person: Person, shared_server: ServerProcess) -> None:
    table = await person.open_table()
    async with Person(shared_server.url) as stranger, person.at(table) as mine:
        await first_view(mine)
        async with stranger.at(table) as theirs:
            await theirs.hear()
            assert theirs.view["seat"] is None
            assert theirs.view["hand"] == []
            for kind in ("next", "undo"):
                assert (await theirs.ask(kind))["code"] == "not-seated"
            answer = await theirs.ask("act", action=mine.choice())
            assert answer["code"] == "not-seated"


async def test_an_unknown_table_is_said_and_closed(person: Person) -> None:
    async with person.at("nothing") as seat:
        assert (await seat.hear())["code"] == "unknown-table"
        assert await seat.hear_until_closed() == 4404


async def test_a_page_of_another_site_gets_no_socket(person: Person) -> None:
    table = await person.open_table()
    with pytest.raises(InvalidStatus) as refused:
        async with person.at(table, Origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with person.at(table, Origin=person.url) as seat:
        assert (await seat.hear())["type"] == "view"


async def test_an_oversized_message_closes_only_that_connection(person: Person) -> None:
    table = await person.open_table()
    async with person.at(table) as seat:
        await seat.hear()
        await seat.socket.send("x" * 20_000)
        assert await seat.hear_until_closed() == 1009
    async with person.at(table) as seat:
        assert (await seat.hear())["type"] == "view"


async def test_bytes_are_no_message(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        await seat.socket.send(b"\x00\xff")
        assert (await seat.hear())["code"] == "malformed"


async def test_a_flood_is_slowed_down_then_closed(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)

        async def flood() -> None:
            for _ in range(3000):
                await seat.socket.send('{"type":"ping"}')

        flooding = asyncio.create_task(flood())
        assert await seat.hear_until_closed() == 4429
        await asyncio.gather(flooding, return_exceptions=True)
        codes = {message.get("code", message["type"]) for message in seat.heard}
        assert {"pong", "too-fast"} <= codes


async def test_ping_and_sync(person: Person) -> None:
    async with person.at(await person.open_table()) as seat:
        await first_view(seat)
        await seat.say(type="ping")
        assert await seat.hear() == {"type": "pong"}
        await seat.say(type="sync")
        again = await seat.hear()
        assert (again["type"], again["version"]) == ("view", seat.version)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "invalid-request"),
        (b"{", 400, "invalid-json"),
        (b"[" * 20_000, 400, "invalid-json"),
        (b"\xff\xfe", 400, "invalid-json"),
        (b"[]", 422, "invalid-request"),
        (b"{}", 422, "invalid-request"),
        (b'{"profile": 5}', 422, "invalid-request"),
        (b'{"profile": "classic", "seat": 2}', 422, "invalid-request"),
        (b'{"profile": "coinche"}', 400, "unknown-profile"),
        (b'{"profile": "/etc/passwd.toml"}', 400, "unknown-profile"),
        (b'{"profile": "../x.toml"}', 400, "unknown-profile"),
        (b'{"profile": "classic", "bots": "champion"}', 400, "unknown-bot"),
        (b'{"profile": "classic", "bots": ["novice"]}', 400, "no-such-seat"),
        (b'{"profile": "classic", "bots": [["novice"]]}', 422, "invalid-request"),
        (b'{"profile": "classic", "house_rules": {"tie": "maybe"}}', 400, "option-value"),
        (b'{"profile": "classic", "house_rules": {"players": 3}}', 400, "unknown-option"),
        (b'{"profile": "classic", "house_rules": {"fun": true}}', 400, "unknown-option"),
        (b'{"profile": "classic", "house_rules": {"uncover": "at-once"}}', 400, None),
        (b'{"profile": "classic", "name": "' + b"x" * 60 + b'"}', 400, "bad-name"),
        (b'{"profile": "classic", "name": "\\ud800"}', 400, "invalid-json"),
        (b'{"profile": "classic", "name": NaN}', 400, "invalid-json"),
        (b'{"\\ud800": 1}', 400, "invalid-json"),
        (b'{"profile": "' + b"x" * 70_000 + b'"}', 413, "body-too-large"),
    ],
)
async def test_opening_a_table_badly(
    person: Person, body: bytes, status: int, code: str | None
) -> None:
    headers = {"content-type": "application/json"}
    response = await person.http.post("/api/tables", content=body, headers=headers)
    assert response.status_code == status, response.text
    if status != 201:
        error = response.json()["error"]
        assert set(error) == {"code", "params", "message"}
        assert code in (error["code"], None)
        assert len(error["message"]) > 8


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "method-not-allowed"),
        ("POST", "/", 405, "method-not-allowed"),
        ("GET", "/api/tables/nothing/records", 404, "unknown-table"),
        ("GET", "/assets/../../app.py", 404, "not-found"),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", 404, "not-found"),
        ("GET", "/..%2fapp.py", 404, "not-found"),
        ("GET", "/missing.js", 404, "not-found"),
    ],
)
async def test_other_addresses(
    person: Person, method: str, path: str, status: int, code: str
) -> None:
    response = await person.http.request(method, path)
    assert response.status_code == status
    assert response.json()["error"]["code"] == code


async def test_a_form_of_another_site_opens_nothing(person: Person) -> None:
    body = json.dumps({"profile": "classic"})
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        response = await person.http.post("/api/tables", content=body, headers=headers)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "wrong-origin")


async def test_the_log_has_no_traceback(person: Person, shared_server: ServerProcess) -> None:
    assert shared_server.log is not None
    text = shared_server.log.read_text()
    assert "Traceback" not in text
    assert "message failed" not in text
    assert "request failed" not in text
