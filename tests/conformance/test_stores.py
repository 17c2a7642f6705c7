"""What every store must do, on a real database each."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from rebelote.table.store import WORKER_LIFETIME, CommandKey, Entry, Summary, VersionTaken
from tests.support.stores import open_store

SUMMARY = Summary(
    profile="classic",
    phase="play",
    number=2,
    totals=(62, 120),
    turn=1,
    members=((0, "ana"), (2, "bea")),
    due=True,
)


def entry(version: int, table: str = "t1", command: CommandKey | None = None) -> Entry:
    events: tuple[dict[str, Any], ...] = (
        {"type": "player-seated", "seat": 0, "name": "Añá 🂡 \u2028", "guest": "ana"},
        {"type": "card-played", "seat": 1, "card": "TH", "says": None},
    )
    return Entry(table, version, 1000.5 + version, "classic", "f00", events, command)


async def test_what_was_appended_is_read_back_in_order(store_url: str) -> None:
    async with open_store(store_url) as store:
        for version in (1, 2, 3):
            await store.append(entry(version), SUMMARY)
        assert await store.read("t1") == [entry(1), entry(2), entry(3)]
        assert await store.read("t1", after=2) == [entry(3)]
        assert await store.read("unknown") == []


async def test_an_append_outlives_the_store_that_took_it(store_url: str) -> None:
    key = CommandKey("ana:c1", "digest")
    async with open_store(store_url) as store:
        await store.append(entry(1, command=key), SUMMARY)
    async with open_store(store_url, "w2") as store:
        assert await store.read("t1") == [entry(1, command=key)]


async def test_a_version_exists_once(store_url: str) -> None:
    async with open_store(store_url) as store:
        await store.append(entry(1), SUMMARY)
        with pytest.raises(VersionTaken):
            await store.append(replace(entry(1), at=5.0), SUMMARY)
        assert await store.read("t1") == [entry(1)]


async def test_a_command_is_appended_once_whatever_its_version(store_url: str) -> None:
    key = CommandKey("ana:c1", "digest")
    async with open_store(store_url) as store:
        await store.append(entry(1, command=key), SUMMARY)
        with pytest.raises(VersionTaken):
            await store.append(entry(2, command=key), SUMMARY)
        await store.append(entry(1, "t2", command=key), SUMMARY)  # another table, another command
        assert await store.versions(["t1", "t2"]) == {"t1": 1, "t2": 1}


async def test_a_refused_append_leaves_the_summary_alone(store_url: str) -> None:
    async with open_store(store_url) as store:
        await store.append(entry(1), SUMMARY)
        with pytest.raises(VersionTaken):
            await store.append(entry(1), replace(SUMMARY, phase="ended"))
        (listing,) = await store.tables_of("ana")
        assert listing.summary == SUMMARY


async def test_of_two_racing_appends_exactly_one_is_accepted(store_url: str) -> None:
    async with open_store(store_url, "w1") as one, open_store(store_url, "w2") as two:
        await one.append(entry(1), SUMMARY)
        for version in range(2, 22):
            racers = [replace(entry(version), at=float(n)) for n in range(4)]
            results = await asyncio.gather(
                *((one, two)[n % 2].append(racer, SUMMARY) for n, racer in enumerate(racers)),
                return_exceptions=True,
            )
            accepted = [n for n, result in enumerate(results) if result is None]
            assert len(accepted) == 1
            assert all(isinstance(r, VersionTaken) for r in results if r is not None)
            assert await two.read("t1", after=version - 1) == [racers[accepted[0]]]


async def test_many_tables_at_once(store_url: str) -> None:
    async with open_store(store_url, "w1") as one, open_store(store_url, "w2") as two:
        names = [f"t{n}" for n in range(200)]
        await asyncio.gather(
            *((one, two)[n % 2].append(entry(1, name), SUMMARY) for n, name in enumerate(names))
        )
        await asyncio.gather(
            *((two, one)[n % 2].append(entry(2, name), SUMMARY) for n, name in enumerate(names))
        )
        assert await one.versions(names) == dict.fromkeys(names, 2)


async def test_versions_of_unknown_tables_are_absent(store_url: str) -> None:
    async with open_store(store_url) as store:
        await store.append(entry(1), SUMMARY)
        assert await store.versions(["t1", "nothing"]) == {"t1": 1}
        assert await store.versions([]) == {}


async def test_a_guest_finds_its_tables_latest_first(store_url: str) -> None:
    async with open_store(store_url) as store:
        await store.append(entry(1, "old"), SUMMARY)
        await store.append(replace(entry(1, "new"), at=2000.0), replace(SUMMARY, number=3))
        await store.append(
            replace(entry(1, "other"), at=3000.0), replace(SUMMARY, members=((0, "eva"),))
        )
        found = await store.tables_of("bea")
        assert [(item.table, item.seat, item.summary.number) for item in found] == [
            ("new", 2, 3),
            ("old", 2, 2),
        ]
        assert found[0].updated == 2000.0
        assert [item.table for item in await store.tables_of("bea", limit=1)] == ["new"]
        assert await store.tables_of("nobody") == []


async def test_a_dead_workers_tables_are_taken_over_once(store_url: str) -> None:
    async with (
        open_store(store_url, "dead") as dead,
        open_store(store_url, "w1") as one,
        open_store(store_url, "w2") as two,
    ):
        await dead.beat(100.0)
        await dead.append(entry(1, "bots"), SUMMARY)
        await dead.append(entry(1, "person"), replace(SUMMARY, due=False))
        for store in (one, two):
            await store.beat(101.0)
            assert await store.claim_due(101.0) == []
        late = 100.0 + WORKER_LIFETIME
        await one.beat(late)
        await two.beat(late)
        claims = await asyncio.gather(one.claim_due(late), two.claim_due(late))
        assert sorted(table for claim in claims for table in claim) == ["bots"]


async def test_whoever_appends_drives(store_url: str) -> None:
    async with open_store(store_url, "w1") as one, open_store(store_url, "w2") as two:
        await one.append(entry(1), SUMMARY)
        await two.append(entry(2), SUMMARY)
        await two.beat(100.0)
        assert await one.claim_due(100.0) == []
        assert await one.claim_due(100.0 + WORKER_LIFETIME) == ["t1"]
        assert await two.claim_due(100.0) == ["t1"]  # w1 never said that it lives


async def test_a_worker_that_says_goodbye_is_replaced_at_once(store_url: str) -> None:
    async with open_store(store_url, "w1") as one:
        async with open_store(store_url, "w2") as two:
            await two.beat(100.0)
            await two.append(entry(1), SUMMARY)
            assert await one.claim_due(100.0) == []
        assert await one.claim_due(100.0) == ["t1"]


def seated(version: int, guest: str, *more: dict[str, Any]) -> Entry:
    """An append with which a guest sits down."""
    sits = {"type": "player-seated", "seat": 0, "name": "Ana", "guest": guest}
    command = CommandKey(f"{guest}:c{version}", "digest")
    return replace(entry(version, command=command), events=(sits, *more))


async def test_whoever_leaves_a_table_is_not_of_it_but_leaves_a_trace(store_url: str) -> None:
    async with open_store(store_url) as store:
        await store.append(seated(1, "ana"), SUMMARY)
        left = replace(entry(2), events=({"type": "seat-left", "seat": 0},))
        await store.append(left, replace(SUMMARY, members=((2, "bea"),)))
        assert await store.tables_of("ana") == []
        assert [item.table for item in await store.tables_of("bea")] == ["t1"]
        assert await store.traces(["ana"]) == ["t1"]
        assert await store.traces(["ana", "bea"]) == ["t1"]
        assert await store.traces(["nobody"]) == []
        await store.append(seated(3, "ana"), SUMMARY)
        assert [item.table for item in await store.tables_of("ana")] == ["t1"]


async def test_guests_are_taken_out_of_a_log_and_nothing_else_is(store_url: str) -> None:
    async with open_store(store_url) as store:
        other = {"type": "player-seated", "seat": 2, "name": "Bea", "guest": "bea"}
        await store.append(seated(1, "ana", other), SUMMARY)
        await store.append(seated(2, "bea"), SUMMARY)
        await store.append(replace(seated(1, "ana"), table="t2"), SUMMARY)
        await store.forget("t1", ["ana", "an alias"])
        first, second = await store.read("t1")
        assert first.events == (
            {"type": "player-seated", "seat": 0, "name": "", "guest": ""},
            other,
        )
        assert first.command is not None
        assert "ana" not in first.command.key
        assert second == seated(2, "bea")
        assert await store.traces(["ana"]) == ["t2"]
        assert await store.read("t2") == [replace(seated(1, "ana"), table="t2")]
        assert await store.versions(["t1"]) == {"t1": 2}
