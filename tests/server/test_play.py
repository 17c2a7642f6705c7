"""Deals played over the wire against a real server process."""

from __future__ import annotations

import json

import pytest

from rebelote.rules.library import profile_ids
from tests.support.server import Person, ServerProcess

pytestmark = pytest.mark.integration


async def test_a_single_deal_from_the_cut_to_the_sheet(person: Person) -> None:
    table = await person.open_table("single-deal", name="Ana")
    async with person.at(table) as seat:
        await seat.play_deal()
        assert seat.view["phase"] == "ended"
        assert seat.view["sheet"]["outcome"] in ("made", "failed", "void")
        assert seat.view["revealed"]
        assert seat.view["table"]["seats"][0] == {
            "seat": 0,
            "kind": "person",
            "name": "Ana",
            "bot": None,
            "online": True,
            "you": True,
            "gone": False,
        }
        versions = [m["version"] for m in seat.heard if m["type"] in ("view", "update")]
        assert versions == list(range(versions[0], versions[0] + len(versions)))


@pytest.mark.parametrize("profile", profile_ids())
async def test_deals_of_every_profile_follow_each_other(person: Person, profile: str) -> None:
    table = await person.open_table(profile)
    async with person.at(table) as seat:
        for number in (1, 2):
            await seat.play_deal()
            assert seat.view["number"] == (1 if profile == "single-deal" else number)
            answer = await seat.ask("next")
            assert answer["type"] == "done", answer
    response = await person.http.get(f"/api/tables/{table}/records")
    lines = [json.loads(line) for line in response.text.splitlines()]
    assert len(lines) >= 1
    assert all(line["profile"] == profile for line in lines)


async def test_a_reload_is_where_it_was(person: Person) -> None:
    table = await person.open_table()
    async with person.at(table) as seat:
        await seat.hear()
        await seat.until_mine()
        before = seat.view, seat.version
    async with person.at(table) as seat:
        await seat.hear()
        assert (seat.view, seat.version) == before


async def test_kill_in_the_middle_of_a_trick(server: ServerProcess) -> None:
    async with Person(server.url) as person:
        table = await person.open_table("classic")
        async with person.at(table) as seat:
            await seat.hear()
            for _ in range(200):
                await seat.until_mine()
                if seat.over():
                    await seat.ask("next")
                elif seat.view["phase"] == "play" and len(seat.view["tricks"]) >= 2:
                    break
                else:
                    await seat.act()
            before = seat.view, seat.version
            server.kill()
        server.start()
        async with person.at(table) as seat:
            await seat.hear()
            assert (seat.view, seat.version) == before
            await seat.play_deal()
            assert seat.view["sheet"]


async def test_bots_go_on_by_themselves_after_a_kill(server: ServerProcess) -> None:
    async with Person(server.url) as person:
        table = await person.open_table("classic")
        async with person.at(table) as seat:
            await seat.hear()
            await seat.until_mine()
            await seat.say(type="act", id="k1", version=seat.version, action=seat.choice())
            await seat.hear_until(lambda m: m["type"] == "done")
            server.kill()  # the next move is a bot's
        server.start()
        async with person.at(table) as seat:
            await seat.hear()
            await seat.until_mine()
            assert seat.my_turn()
            # and the command that was acknowledged before is known, not done again
            await seat.say(type="act", id="k1", version=seat.version, action={"type": "x"})
            refused = await seat.hear_until(lambda m: m["type"] == "refused")
            assert refused["code"] in ("malformed", "command-id-reused")
