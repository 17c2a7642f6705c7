"""Everything that may die, dying at random moments; and what must be true afterwards.

Two servers with workers of their own, one PostgreSQL, one Redis: what a real installation has.
`Rig.strike` kills one of them and brings it back; `check_log` compares what people were promised
with the log.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from rebelote.rules.verify import Verifier
from rebelote.server.identity import COOKIE
from rebelote.table.records import finished_deals
from rebelote.table.state import replay
from rebelote.table.store import Entry
from tests.support.actors import Ack, Actor
from tests.support.bus import RedisServer, run_redis
from tests.support.postgres import PostgresServer, start_postgres
from tests.support.server import ServerProcess
from tests.support.stores import open_store

START_SECONDS = 240.0
"""A machine may be busy with much else."""
CALM_SECONDS = 240.0
"""How long the deals under way may take once nothing is killed any more."""
VICTIMS = ("server", "worker", "database", "database stopped", "bus")


@dataclass
class Rig:
    """The processes of an installation, and how often each was killed."""

    database: PostgresServer
    bus: RedisServer
    servers: list[ServerProcess]
    url: str
    rng: random.Random
    killed: Counter[str] = field(default_factory=Counter)
    _waiting: list[str] = field(default_factory=list)
    _closing: bool = False

    async def strike(self, longest_outage: float) -> None:
        """Kill something, and start it again a moment later; every kind comes up as often."""
        if not self._waiting:
            self._waiting = self.rng.sample(VICTIMS, len(VICTIMS))
        victim = self._waiting.pop()
        outage = self.rng.uniform(0.0, longest_outage)
        await getattr(self, f"_{victim.replace(' ', '_')}")(outage)
        self.killed[victim] += 1

    async def manage(self) -> None:
        """Start again whatever server has ended, as a service manager does, until `close`.

        Nobody else touches what is known of a server meanwhile: it may be changing in a thread.
        """
        while not self._closing:
            for server in self.servers:
                if server.process is None or server.process.poll() is not None:
                    await asyncio.to_thread(start_stubbornly, server, lambda: self._closing)
            await asyncio.sleep(0.2)

    def close(self) -> None:
        """Start nothing any more."""
        self._closing = True

    async def _server(self, outage: float) -> None:
        processes = [one.process for one in self.servers if one.process is not None]
        if processes:
            self.rng.choice(processes).kill()
        await asyncio.sleep(outage)

    async def _worker(self, outage: float) -> None:
        workers = [pid for server in self.servers for pid in workers_of(server)]
        if workers:
            with suppress(ProcessLookupError):  # it may have ended by itself meanwhile
                os.kill(self.rng.choice(workers), signal.SIGKILL)
        await asyncio.sleep(outage)

    async def _database(self, outage: float) -> None:
        self.database.kill()
        await asyncio.sleep(outage)
        await asyncio.to_thread(self.database.start)

    async def _database_stopped(self, outage: float) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(outage)
        await asyncio.to_thread(self.database.start)

    async def _bus(self, outage: float) -> None:
        self.bus.kill()
        await asyncio.sleep(outage)
        await asyncio.to_thread(self.bus.start)


def start_stubbornly(server: ServerProcess, enough: Callable[[], bool]) -> None:
    """Start a server, again and again while it cannot (no database, say)."""
    server.kill()
    deadline = time.monotonic() + START_SECONDS
    while not enough():
        try:
            server.start(START_SECONDS)
        except RuntimeError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.3)
        else:
            return


def workers_of(server: ServerProcess) -> list[int]:
    """The process ids of a server's workers."""
    process = server.process
    if process is None:
        return []
    found = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(process.pid)],
        capture_output=True,
        text=True,
    )
    lines = [line.split(maxsplit=1) for line in found.stdout.splitlines()]
    return [int(pid) for pid, command in lines if "spawn_main" in command]


@asynccontextmanager
async def installation(folder: Path, seed: int) -> AsyncIterator[Rig]:
    """A server of two workers and one of a single process, on one database and one bus."""
    with ExitStack() as stack:
        database = stack.enter_context(start_postgres())
        url = stack.enter_context(database.database())
        bus = stack.enter_context(run_redis())
        shared = ("--database", url, "--bus", f"redis://127.0.0.1:{bus.port}/0")
        servers = [
            ServerProcess(
                ("--no-delay", *shared, "--workers", str(workers)),
                log=folder / f"server{workers}.log",
            )
            for workers in (1, 2)
        ]
        try:
            for server in servers:
                await asyncio.to_thread(server.start, START_SECONDS)
            yield Rig(database, bus, servers, url, random.Random(seed))
        finally:
            for server in servers:
                server.kill()


# --- the people -------------------------------------------------------------------------------


async def seat_people(
    rig: Rig, profile: str, people: int, players: int, level: str = "novice"
) -> list[Actor]:
    """A room with some people, novices at the other seats, its match begun."""
    servers = [server.url for server in rig.servers]
    body = {"profile": profile, "name": "P0", "level": level, "away_seconds": 5}
    async with httpx.AsyncClient(base_url=servers[0], timeout=60) as http:
        answer = await http.post("/api/rooms", json=body)
        answer.raise_for_status()
        secret = http.cookies[COOKIE]
    table = answer.json()["table"]
    actors = [Actor(servers, table, random.Random(rig.rng.random())) for _ in range(people)]
    actors[0].secret = secret
    for seat, actor in enumerate(actors[1:], 1):
        await actor.command("sit", seat=seat, name=f"P{seat}")
    if people < players:
        await actors[0].command("fill", bot=level)
    await actors[0].command("start")
    return actors


@dataclass
class Outcome:
    """What a run came to."""

    kills: Counter[str]
    seconds: float
    tables: int
    deals: int
    acks: int
    connections: int
    refused: Counter[str]
    longest: float
    faults: list[str]


async def run(folder: Path, kills: int, seed: int, pause: float) -> Outcome:
    """Play while things die, let it be calm, and compare."""
    start = time.monotonic()
    async with installation(folder, seed) as rig:
        rooms = (("classic", 2, 4), ("contract", 4, 4), ("decouverte", 2, 2), ("single-deal", 1, 4))
        actors = [a for room in rooms for a in await seat_people(rig, *room)]
        managing = asyncio.create_task(rig.manage())
        playing = [asyncio.create_task(actor.play()) for actor in actors]
        faults: list[str] = []
        try:
            for _ in range(kills):
                await asyncio.sleep(rig.rng.uniform(0.1, pause))
                await rig.strike(longest_outage=1.5)
            for actor in actors:
                actor.calm = True
            _, late = await asyncio.wait(playing, timeout=CALM_SECONDS)
            faults += [f"{len(late)} people could not finish"] if late else []
        finally:
            rig.close()
            faults += await end(playing)
            await managing
        deals = 0
        async with open_store(rig.url, "auditor") as store:
            for table in sorted({actor.table for actor in actors}):
                entries = await store.read(table)
                acks = [ack for actor in actors if actor.table == table for ack in actor.acks]
                faults += check_log(entries, acks)
                deals += sum(_deals(entries))
    return Outcome(
        kills=rig.killed,
        seconds=time.monotonic() - start,
        tables=len(rooms),
        deals=deals,
        acks=sum(len(actor.acks) for actor in actors),
        connections=sum(actor.connections for actor in actors),
        refused=sum((actor.refused for actor in actors), Counter()),
        longest=max(actor.longest for actor in actors),
        faults=faults,
    )


async def end(tasks: Sequence[asyncio.Task[None]]) -> list[str]:
    """Stop tasks; what went wrong in those that had ended by themselves."""
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    return [repr(e) for e in found if isinstance(e, Exception)]


def _deals(entries: Sequence[Entry]) -> Iterable[int]:
    return (event["type"] == "deal-scored" for entry in entries for event in entry.events)


# --- what must be true ------------------------------------------------------------------------


def check_log(entries: Sequence[Entry], acks: Sequence[Ack]) -> list[str]:
    """What is wrong with a log: lost, doubled, or not by the rules."""
    faults = []
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        faults.append("the versions are not 1, 2, 3 ...")
    keys = Counter(entry.command.key for entry in entries if entry.command is not None)
    faults += [f"done twice: {key}" for key, times in keys.items() if times > 1]
    by_key = {entry.command.key: entry for entry in entries if entry.command is not None}
    for ack in acks:
        entry = by_key.get(f"{ack.guest}:{ack.id}")
        if entry is None:
            faults.append(f"lost: {ack.id} {ack.message}")
        elif entry.version != ack.version or not _does(entry, ack):
            faults.append(f"another thing was done: {ack} {entry}")
    faults += [f"answered twice: {i}" for i, n in Counter(a.id for a in acks).items() if n > 1]
    if replay(entries) is None:
        faults.append("an empty log")
    verifier = Verifier()
    for record in finished_deals(entries):
        faults += [f"{fault.where}: {fault.message}" for fault in verifier.check(record)]
    return faults


DOES = {
    "sit": {"player-seated"},
    "fill": {"bot-seated"},
    "start": {"play-began"},
    "next": {"pack-prepared", "rematch-wanted"},  # another match waits for everybody's wish
}


def _does(entry: Entry, ack: Ack) -> bool:
    """Whether an entry has the event that a command asks for."""
    events = {event["type"]: event for event in entry.events}
    message = ack.message
    if message["type"] != "act":
        return bool(events.keys() & DOES[message["type"]])
    action = message["action"]
    if action["type"] == "cut":
        return "pack-cut" in events
    if action["type"] == "call":
        called = events.get("called")
        return called is not None and called.get("suit") == action.get("suit")
    played = events.get("card-played")
    return played is not None and played["card"] == action["card"]
