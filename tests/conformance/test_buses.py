"""What every bus must do, in one process and between two connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from rebelote.server.redis_bus import RedisBus
from rebelote.table.bus import Bus, LocalBus
from tests.support.bus import start_redis

Ends = tuple[Bus, Bus]


@pytest.fixture(params=["local", pytest.param("redis", marks=pytest.mark.integration)])
async def ends(request: pytest.FixtureRequest) -> AsyncIterator[Ends]:
    """Where news is published and where it is heard: the same object in one process."""
    if request.param == "local":
        bus = LocalBus()
        yield bus, bus
        await bus.close()
        return
    url = request.getfixturevalue("redis_url")
    one, two = RedisBus(url), RedisBus(url)
    yield one, two
    await one.close()
    await two.close()


class Ear:
    """Hears news."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def __call__(self, table: str, version: int) -> None:
        self.heard.append((table, version))

    async def hears(self, *expected: tuple[str, int], seconds: float = 30.0) -> None:
        """Wait until exactly this was heard (a "look yourself" at the start does not count)."""
        async with asyncio.timeout(seconds):
            while [item for item in self.heard if item[1]] != list(expected):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def settled(ends: Ends, ear: Ear) -> None:
    """Subscribing takes effect a moment after it is asked for."""
    async with asyncio.timeout(30):
        await ends[1].listen("probe", ear)
        while not ear.heard:
            await ends[0].publish("probe", 1)
            await asyncio.sleep(0.02)
        await ends[1].forget("probe", ear)
        await asyncio.sleep(0.1)
        ear.heard.clear()


async def test_news_reach_whoever_listens_to_the_table_in_order(ends: Ends) -> None:
    out, heard = ends
    ear, deaf = Ear(), Ear()
    await settled(ends, ear)
    await heard.listen("t1", ear)
    await heard.listen("t2", deaf)
    await asyncio.sleep(0.1)
    for version in (1, 2, 3):
        await out.publish("t1", version)
    await ear.hears(("t1", 1), ("t1", 2), ("t1", 3))
    assert [item for item in deaf.heard if item[1]] == []


async def test_every_listener_of_a_table_hears(ends: Ends) -> None:
    ears = [Ear(), Ear()]
    await settled(ends, ears[0])
    for ear in ears:
        await ends[1].listen("t1", ear)
    await asyncio.sleep(0.1)
    await ends[0].publish("t1", 7)
    for ear in ears:
        await ear.hears(("t1", 7))


async def test_who_forgets_hears_no_more(ends: Ends) -> None:
    gone, still = Ear(), Ear()
    await settled(ends, still)
    await ends[1].listen("t1", gone)
    await ends[1].listen("t1", still)
    await ends[1].forget("t1", gone)
    await ends[1].forget("t1", gone)  # twice is no harm
    await asyncio.sleep(0.1)
    await ends[0].publish("t1", 1)
    await still.hears(("t1", 1))
    assert [item for item in gone.heard if item[1]] == []


async def test_nobody_listening_is_no_error(ends: Ends) -> None:
    await ends[0].publish("nobody", 1)
    await ends[0].ping()


@pytest.mark.integration
async def test_a_bus_that_went_away_is_found_again() -> None:
    ear = Ear()
    with start_redis() as port:
        bus = RedisBus(f"redis://127.0.0.1:{port}")
        await bus.listen("t1", ear)
        await until(lambda: bus.connected)
    await bus.publish("t1", 1)  # nobody there: no error
    with pytest.raises(OSError, match=r"."):
        await bus.ping()
    await until(lambda: not bus.connected)
    with start_redis(port):
        # whoever listened is told to look, since news may have been missed
        await until(lambda: ("t1", 0) in ear.heard)
        ear.heard.clear()
        await bus.publish("t1", 2)
        await ear.hears(("t1", 2))
        await bus.close()


async def until(what: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not what():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
