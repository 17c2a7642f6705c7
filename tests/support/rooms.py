"""A hall in this process: a real store, bots that think inline, and no waiting."""

from __future__ import annotations

import asyncio
import heapq
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from zlib import crc32

from rebelote.bots import bot_ids, make_bot
from rebelote.rules.actions import SeatAction
from rebelote.rules.cards import Seat
from rebelote.rules.game import decide as decide_game
from rebelote.rules.game import start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import ENDED, READY, SCORED, View
from rebelote.rules.view import view
from rebelote.table.bus import Bus, LocalBus
from rebelote.table.commands import Act, NextDeal, opened
from rebelote.table.events import BotSeated, PlayBegan, PlayerSeated, TableEvent
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable, Services
from rebelote.table.projection import Who
from rebelote.table.store import CommandKey, Store
from rebelote.table.thinking import Pace
from tests.support.stores import open_store

IDS = count(1)
"""Commands of a test process never share an id."""


class InlineThinker:
    """Bots answer at once, in this process."""

    async def ready(self) -> None:
        return

    def levels(self, profile: Profile) -> Sequence[str]:
        return bot_ids(profile)

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        return make_bot(bot, seed).choose(view)

    async def close(self) -> None:
        return


@dataclass
class StillClock:
    """Time that moves only as far as somebody sleeps."""

    time: float = 1000.0
    slept: list[float] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)


@dataclass
class HandClock:
    """Time that moves when the test says so."""

    time: float = 1000.0
    sleepers: list[tuple[float, int, asyncio.Event]] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        heapq.heappush(self.sleepers, (self.time + seconds, id(woken), woken))
        await woken.wait()

    async def pass_time(self, seconds: float) -> None:
        """Let time go by, everything that is due happening on the way."""
        end = self.time + seconds
        await settle()
        while self.sleepers and self.sleepers[0][0] <= end:
            when, _, woken = heapq.heappop(self.sleepers)
            self.time = max(self.time, when)
            woken.set()
            await settle()
        self.time = end
        await settle()


async def settle() -> None:
    """Let every task do what it can (the store works in a thread of its own)."""
    for _ in range(30):
        await asyncio.sleep(0.001)


@dataclass
class Watcher:
    """A viewer that keeps every byte it was sent."""

    guest: str | None
    texts: list[str] = field(default_factory=list)
    watch_only: bool = False

    @property
    def who(self) -> Who:
        return Who(self.guest, self.watch_only)

    def tell(self, message: dict[str, Any]) -> None:
        self.texts.append(json.dumps(message))

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    @property
    def last(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.texts[-1])
        return message


def services(store: Store, bus: Bus | None = None, seed: int = 1, **more: Any) -> Services:
    """Services for a hall; anything may be given instead."""
    given: dict[str, Any] = {
        "store": store,
        "bus": bus or LocalBus(),
        "clock": StillClock(),
        "thinker": InlineThinker(),
        "chance": random.Random(seed),
        "pace": Pace(0.0, 0.0),
    }
    return Services(**{**given, **more})


@asynccontextmanager
async def open_hall(url: str, worker: str = "w1", **more: Any) -> AsyncIterator[Hall]:
    """A hall on a database, without the watch over other workers."""
    async with open_store(url, worker) as store:
        hall = Hall(services(store, **more))
        yield hall
        for live in hall.tables:
            await live.close()


def table_events(profile: Profile, people: Sequence[Seat], seed: int = 1) -> tuple[TableEvent, ...]:
    """A table with guests g0, g1, ... at some seats and novices at the others."""
    seated: list[TableEvent] = [
        PlayerSeated(seat, f"g{seat}", f"Guest {seat}")
        if seat in people
        else BotSeated(seat, "novice")
        for seat in range(profile.players)
    ]
    game = start_match(profile)
    return (
        opened(profile, "g0"),
        *seated,
        PlayBegan(),
        *decide_game(game, prepare(game, random.Random(seed))),
    )


async def open_room(
    hall: Hall,
    profile: str = "classic",
    people: Sequence[Seat] = (0,),
    name: str = "t1",
    seed: int = 0,
) -> LiveTable:
    """Such a table, opened."""
    events = table_events(load_profile(profile), people, seed=crc32(name.encode()) + seed)
    return await hall.open(name, events)


async def wait_for_person(live: LiveTable, seconds: float = 90.0) -> None:
    """Until a person must act or the deal is over."""
    async with asyncio.timeout(seconds):
        while live.table.bot_to_move is not None or live.busy_inside:  # noqa: ASYNC110
            await asyncio.sleep(0.0005)


async def act(live: LiveTable, rng: random.Random) -> int:
    """The person whose turn it is does something legal, or somebody asks for the next deal."""
    public = live.table.game.public
    number = next(IDS)
    if public.phase in (READY, SCORED, ENDED):
        seat = live.table.people[0]
        key = CommandKey(f"g{seat}:{number}", "next")
        return await live.submit(NextDeal(seat), live.table.version, key)
    assert public.turn is not None
    actions = legal_actions(view(live.table.game, public.turn))
    key = CommandKey(f"g{public.turn}:{number}", str(number))
    return await live.submit(Act(rng.choice(actions)), live.table.version, key)


async def play_deals(live: LiveTable, deals: int, seed: int = 1) -> None:
    """Play until so many more deals are over, people choosing at random."""
    rng = random.Random(seed)
    for _ in range(deals):
        await wait_for_person(live)
        if live.table.between_deals:
            await act(live, rng)
            await wait_for_person(live)
        while not live.table.between_deals:
            await act(live, rng)
            await wait_for_person(live)
