"""A person signs in at a table, or is forgotten there; cards, scores and others stay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from rebelote.table.events import without_guests
from rebelote.table.hall import Hall
from rebelote.table.people import Forget, PassOn
from rebelote.table.room_commands import Leave, Sit
from rebelote.table.state import Table
from rebelote.table.state import replay as replay_log
from tests.support.rooms import HandClock, Watcher, open_hall, open_room, play_deals, settle
from tests.table.test_room import a_match, a_room, move_of, room_of, told


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=HandClock()) as hall:
        yield hall


async def logged(hall: Hall, table: str = "t1") -> Table:
    """The table as its log has it."""
    found = replay_log(await hall.services.store.read(table))
    assert found is not None
    return found


async def test_whoever_signs_in_keeps_seat_hand_and_table(hall: Hall) -> None:
    live, _ = await a_match(hall, move=None)
    seen = live.table.version
    hand = Watcher("account")
    live.join(hand)
    assert hand.last["view"]["seat"] is None
    await live.submit(PassOn("g0", "account"), None)
    assert hand.last["view"]["seat"] == 0
    assert hand.last["view"]["table"]["room"]["host"] is True
    assert told(hand, "seat-passed-on") == []
    await live.submit(move_of(live), seen)  # nobody's choice is stale
    assert await hall.services.store.tables_of("g0") == []
    assert [item.seat for item in await hall.services.store.tables_of("account")] == [0]
    assert await logged(hall) == live.table


async def test_two_guests_of_one_account_at_a_table_stay_two(hall: Hall) -> None:
    live, _ = await a_match(hall, move=None)
    await live.submit(PassOn("g1", "account"), None)
    await live.submit(PassOn("g3", "account"), None)
    assert [chair.guest for chair in live.table.chairs] == ["g0", "account", "g2", "g3"]


async def test_a_stranger_has_nothing_to_pass_on(hall: Hall) -> None:
    live, _ = await a_match(hall, move=None)
    version = live.table.version
    assert await live.submit(PassOn("stranger", "account"), None) == version
    assert await live.submit(Forget("stranger"), None) == version


async def test_whoever_is_forgotten_is_replaced_by_a_bot_for_good(hall: Hall) -> None:
    live, watchers = await a_match(hall, people=2, move=None)
    await live.submit(Forget("g0"), None)
    chair = watchers[1].last["view"]["table"]["seats"][0]
    assert (chair["name"], chair["gone"], chair["lent"]) == ("", True, True)
    assert watchers[0].last["view"]["seat"] is None
    live.join(Watcher("g0"))
    await settle()
    assert room_of(live).seats[0].lent
    assert watchers[1].last["view"]["table"]["room"]["host"] is True
    await hall.services.store.forget("t1", ["g0"])
    again = await logged(hall)
    assert replace(again, answered={}) == replace(live.table, answered={})
    entries = await hall.services.store.read("t1")
    assert not [e for entry in entries for e in entry.events if "Ana" in str(e) or "g0" in str(e)]


async def test_deals_finished_before_stay_without_the_name(hall: Hall) -> None:
    live = await open_room(hall, people=(0, 2))
    await play_deals(live, 2)
    before = await hall.records("t1", "g2")
    await live.submit(Forget("g0"), None)
    await hall.services.store.forget("t1", ["g0"])
    after = await hall.records("t1", "g2")
    assert [record["names"][0] for record in before] == ["Guest 0", "Guest 0"]
    assert [record["names"][0] for record in after] == [None, None]
    assert [{**record, "names": []} for record in after] == [
        {**record, "names": []} for record in before
    ]


async def test_a_host_who_is_forgotten_before_the_start_has_an_heir(hall: Hall) -> None:
    live = await a_room(hall)
    await live.submit(Sit("g1", 1, "Bea"), None)
    await live.submit(Forget("g0"), None)
    assert live.table.host == "g1"
    assert live.table.chairs[0].kind == "empty"
    await live.submit(Leave("g1"), None)
    await live.submit(Forget("g1"), None)
    assert live.table.host == ""
    assert live.table.seat_of("") is None


def test_only_what_names_a_guest_changes() -> None:
    for event in (
        {"type": "table-opened", "profile": "classic", "host": "bea"},
        {"type": "card-played", "seat": 0, "card": "TH", "says": None},
        {"type": "seat-passed-on", "seat": 1, "guest": "bea"},
    ):
        assert without_guests(event, {"ana"}) == event
    passed = {"type": "host-passed-on", "guest": "ana"}
    assert without_guests(passed, {"ana"}) == {"type": "host-passed-on", "guest": ""}
