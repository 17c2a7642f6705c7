"""How many tables a server holds: bots at three seats, a scripted person at the fourth.

    .venv/bin/python bench/server_load.py [--on sqlite postgres] [--tables 250 500] [--write]

Starts a real `rebelote serve` on this machine: on SQLite with one process, or on PostgreSQL and
Redis (both started here, every commit on disk) with two workers. Every person thinks for 2 to 6
seconds before each action, bots pause as they do for anybody. Measured is the time from sending an
action to its durable answer, by a client on the same machine. ``--write`` puts the figures into
bench/SERVER.md.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.bus import start_redis  # noqa: E402
from tests.support.postgres import start_postgres  # noqa: E402
from tests.support.server import COOKIE, ServerProcess  # noqa: E402

PAGE = Path(__file__).parent / "SERVER.md"
THINKS = (2.0, 6.0)
"""Seconds a person takes for an action, each as likely as any other."""
AIM_MS = 250.0
OPENING = 20
"""Tables opened at a time before anything is measured."""
STORES = {"sqlite": "SQLite, one process", "postgres": "PostgreSQL + Redis, two workers"}


@dataclass
class Person:
    """One scripted person and its table."""

    base: str
    bot: str
    dice: random.Random
    took: list[float] = field(default_factory=list)
    refused: int = 0
    heard: int = 0

    async def play(self, opening: asyncio.Semaphore, everybody: Barrier, seconds: float) -> None:
        """Open a table, wait for the others, and play on it until the time is over."""
        async with opening:
            table, cookie = await self._open()
            address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            socket = await connect(
                address, additional_headers=cookie, compression=None, open_timeout=120.0
            )
        try:
            until = await everybody.wait(seconds)
            gc.disable()  # our own pauses are not the server's
            await self._follow(socket, until)
        finally:
            await socket.close()

    async def _open(self) -> tuple[str, dict[str, str]]:
        # there is no TLS here, and loading its certificates would cost more than all the rest
        async with httpx.AsyncClient(base_url=self.base, timeout=120.0, verify=False) as http:
            body = {"profile": "classic", "bots": self.bot}
            table = (await http.post("/api/tables", json=body)).json()["table"]
            return table, {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}

    async def _follow(self, socket: ClientConnection, until: float) -> None:
        number, sent, acted = 0, 0.0, 0
        await asyncio.sleep(self.dice.uniform(0.0, THINKS[1]))  # nobody begins in step
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return
            self.heard += 1
            if message["type"] == "done":
                self.took.append(time.monotonic() - sent)
            elif message["type"] == "refused":
                self.refused += 1
            view = message.get("view")
            if view is None or message["version"] <= acted:
                continue
            action = choice(view)
            if action is None:
                continue
            await asyncio.sleep(self.dice.uniform(*THINKS))
            number, acted = number + 1, message["version"]
            sent = time.monotonic()
            await socket.send(json.dumps({"id": f"c{number}", "version": acted, **action}))


def choice(view: dict[str, Any]) -> dict[str, Any] | None:
    """Something legal to do now; None when it is another's turn."""
    if view["phase"] in ("scored", "ended"):
        return {"type": "next"}
    if view["turn"] != view["seat"]:
        return None
    legal = view["legal"]
    if legal["cut"]:
        return {"type": "act", "action": {"type": "cut", "at": None}}
    if legal["calls"]:
        return {"type": "act", "action": {"type": "call", **legal["calls"][-1]}}
    return {"type": "act", "action": {"type": "play", "card": legal["cards"][0]}}


class Barrier:
    """Where everybody waits for the last one; then the measured time begins for all."""

    def __init__(self, count: int, started: list[float]) -> None:
        self._waiting = asyncio.Barrier(count)
        self._started = started

    async def wait(self, seconds: float) -> float:
        """Until when to play."""
        await self._waiting.wait()
        if not self._started:
            self._started.append(time.monotonic())
        return self._started[0] + seconds


@dataclass
class Row:
    """One step's figures."""

    store: str
    bot: str
    tables: int
    actions: int
    refused: int
    updates: float
    median_ms: float
    late_ms: float
    server_cpu: float
    load: float

    @property
    def held(self) -> bool:
        """Whether the aim was met: nearly everybody answered in time, and nobody refused."""
        return self.late_ms < AIM_MS and not self.refused

    def line(self) -> str:
        """The row as the page has it."""
        return (
            f"| {STORES[self.store]} | {self.bot} | {self.tables} | {self.actions} |"
            f" {self.updates:.0f} | {self.median_ms:.1f} | {self.late_ms:.1f} |"
            f" {self.server_cpu:.2f} | {self.load:.1f} | {'yes' if self.held else 'no'} |"
        )


async def step(base: str, tables: int, seconds: float, bot: str) -> tuple[list[Person], float]:
    """Play at so many tables; the people, and when the measured time began."""
    people = [Person(base, bot, random.Random(number)) for number in range(tables)]
    started: list[float] = []
    opening, everybody = asyncio.Semaphore(OPENING), Barrier(tables, started)
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play(opening, everybody, seconds))
    return people, started[0]


def measure(
    store: str, server: ServerProcess, tables: int, seconds: float, bot: str, wait: float
) -> Row:
    """One step: play, and count what came of it."""
    assert server.process is not None
    wait_for_quiet(wait)
    before, begun = cpu_seconds(server.process.pid), time.monotonic()
    gc.enable()
    people, _ = uvloop.run(step(server.url, tables, seconds, bot))
    spent = cpu_seconds(server.process.pid) - before
    took = sorted(1000 * second for person in people for second in person.took)
    return Row(
        store=store,
        bot=bot,
        tables=tables,
        actions=len(took),
        refused=sum(person.refused for person in people),
        updates=sum(person.heard for person in people) / seconds,
        median_ms=statistics.median(took),
        late_ms=statistics.quantiles(took, n=100)[98],
        server_cpu=spent / (time.monotonic() - begun),
        load=os.getloadavg()[0],
    )


def wait_for_quiet(most: float) -> None:
    """Let others finish first, so that this machine is measured and not they."""
    end = time.monotonic() + most
    while os.getloadavg()[0] > 1.0 and time.monotonic() < end:
        time.sleep(2.0)


def cpu_seconds(parent: int) -> float:
    """Processor time of a process and those it started, as long as they live; 0 off Linux."""
    ticks, children = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        pid = int(stat.parent.name)
        ticks[pid] = int(fields[11]) + int(fields[12])
        children.setdefault(int(fields[1]), []).append(pid)
    family, todo = 0, [parent]
    while todo:
        pid = todo.pop()
        family += ticks.get(pid, 0)
        todo += children.get(pid, [])
    return family / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(store: str, more: list[str]) -> Iterator[ServerProcess]:
    """A server on one of the stores, and what it needs."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="rebelote-load-"))
        arguments = ["--data", folder, *more]
        if store == "postgres":
            database = stack.enter_context(
                stack.enter_context(start_postgres(durable=True)).database()
            )
            bus = f"redis://127.0.0.1:{stack.enter_context(start_redis())}/0"
            arguments += ["--database", database, "--bus", bus, "--workers", "2"]
        server = ServerProcess(tuple(arguments), log=Path(folder) / "log").start()
        stack.callback(server.stop)
        yield server


HEAD = """# How many tables a server holds

Generated by `bench/server_load.py --write`; not written by hand. Bots sit at three seats, a
scripted person at the fourth, who thinks {least:.0f} to {most:.0f} seconds an action. People,
server, database and bus share one machine: {cores} cores of {machine}, Python {python}. Every
answer is on disk before it is given. A number of tables is held when the 99th percentile of a
person's action is under {aim:.0f} ms and nothing was refused. "Server" is processor time a second,
of all its processes, opening the tables included; "load" is the machine's at the end of the step,
which others may have raised.

| store | bots | tables | actions | updates/s | median ms | p99 ms | server | load | held |
|---|---|---|---|---|---|---|---|---|---|
"""


def steps(store: str, bot: str, given: argparse.Namespace) -> list[Row]:
    """More and more tables on one server, until it holds them no more."""
    rows = []
    with serving(store, given.serve) as server:
        for tables in given.tables:
            rows.append(measure(store, server, tables, given.seconds, bot, given.wait))
            print(rows[-1].line(), flush=True)
            if not rows[-1].held:
                break
    return rows


def main() -> None:
    """Run the steps against servers of our own."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--on", choices=STORES, nargs="+", default=list(STORES))
    parser.add_argument("--tables", type=int, nargs="+", default=[250, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bots", nargs="+", default=["novice", "club"])
    parser.add_argument("--wait", type=float, default=0.0, help="seconds to wait for load below 1")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("serve", nargs="*", help="more arguments for `rebelote serve`, after --")
    given = parser.parse_args()
    rows: list[Row] = []
    for store in given.on:
        for bot in given.bots:
            try:
                rows += steps(store, bot, given)
            except pytest.skip.Exception as missing:
                print(missing)
    if given.write:
        head = HEAD.format(
            least=THINKS[0],
            most=THINKS[1],
            aim=AIM_MS,
            cores=os.cpu_count(),
            machine=platform.machine(),
            python=platform.python_version(),
        )
        lines = "".join(f"{row.line()}\n" for row in rows)
        PAGE.write_text(head + lines, encoding="utf-8")


if __name__ == "__main__":
    main()
