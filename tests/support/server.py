"""A real server process, and scripted people who play on it over the wire."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rebelote.server.identity import COOKIE
from tests.support.answers import hold_response
from tests.support.services import free_port

Json = dict[str, Any]
UNLIMITED = {
    "REBELOTE_CHANGES_PER_MINUTE": "100000",
    "REBELOTE_READS_PER_MINUTE": "1000000",
    "REBELOTE_SOCKETS_PER_ADDRESS": "100000",
}
"""Every test comes from one address."""


@dataclass
class ServerProcess:
    """`rebelote serve` on a port of its own; `kill` is kill -9, and `start` starts it again."""

    arguments: tuple[str, ...] = ("--no-delay",)
    port: int = 0
    environment: dict[str, str] = field(default_factory=dict)
    program: tuple[str, ...] = ("-m", "rebelote")
    """What Python runs: the product's command, or a script of the tests around it."""
    verb: str = "serve"
    says: str = "Rebelote is at http://"
    """How the line begins that says it is ready."""
    process: subprocess.Popen[str] | None = None
    log: Path | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 180.0) -> ServerProcess:
        """Start it and wait until it says that it answers."""
        if self.port == 0:
            self.port = free_port()
        port = ("--port", str(self.port)) if self.verb == "serve" else ()
        command = [sys.executable, *self.program, self.verb, *port]
        errors = subprocess.STDOUT if self.log is None else self.log.open("a")
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **UNLIMITED, **self.environment},
        )
        assert self.process.stdout is not None
        deadline = time.monotonic() + seconds
        seen = ""
        while time.monotonic() < deadline:
            if select.select([self.process.stdout], [], [], 0.1)[0]:
                line = self.process.stdout.readline()
                seen += line
                if line.startswith(self.says):
                    return self
                if not line:
                    break
        self.kill()
        raise RuntimeError(f"the server did not start: {seen}")

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        status = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return status


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests use; none may kill it."""
    folder = tmp_path_factory.mktemp("server")
    running = ServerProcess(("--no-delay", "--data", str(folder)), log=folder / "server.log")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server with bots that answer at once, on an SQLite file of its own."""
    running = ServerProcess(("--no-delay", "--data", str(tmp_path)), log=tmp_path / "server.log")
    running.start()
    yield running
    running.stop()


class Person:
    """A guest with a browser's cookie, and no browser; holds every answer against the schema."""

    def __init__(self, url: str) -> None:
        self.url = url
        hooks = {"response": [hold_response]}
        self.http = httpx.AsyncClient(base_url=url, timeout=30.0, event_hooks=hooks)
        self.ids = count(1)

    async def __aenter__(self) -> Self:
        await self.http.get("/")  # the page gives the cookie
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The secret in the cookie."""
        return self.http.cookies[COOKIE]

    async def open_table(self, profile: str = "single-deal", **more: Any) -> str:
        """A table against novices; its id."""
        body = {"profile": profile, "bots": "novice", **more}
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    @asynccontextmanager
    async def at(self, table: str, *, where: str = "tables", **headers: str) -> AsyncIterator[Seat]:
        """Connected to a table; ``where`` "watch": by the link for looking on."""
        address = self.url.replace("http", "ws", 1) + f"/api/{where}/{table}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookies, **headers}
        async with connect(address, additional_headers=given, max_size=2**22) as socket:
            yield Seat(socket, self.ids)


class Seat:
    """A connection to a table, which keeps what it was told."""

    def __init__(self, socket: ClientConnection, ids: Iterator[int]) -> None:
        self.socket = socket
        self.ids = ids
        self.view: Json = {}
        self.version = 0
        self.heard: list[Json] = []
        self.raw: list[str] = []

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 60.0) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("view", "update"):
            if message["type"] == "update":
                assert message["version"] == self.version + 1 or not self.version
            self.view, self.version = message["view"], message["version"]
        return message

    async def hear_until_closed(self) -> int:
        """Take in everything until the server closes the connection; its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def hear_until(self, wanted: Callable[[Json], bool], seconds: float = 60.0) -> Json:
        """The first message that is wanted, everything before it taken in."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if wanted(message):
                    return message

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send a command and wait for its answer."""
        given = {"id": f"c{next(self.ids)}", "version": self.version, **more}
        await self.say(type=kind, **given)
        return await self.hear_until(
            lambda m: m["type"] in ("done", "refused") and m["id"] == given["id"]
        )

    def my_turn(self) -> bool:
        """Whether the server waits for this seat."""
        return bool(self.view) and self.view["turn"] == self.view["seat"] is not None

    def over(self) -> bool:
        """Whether a deal has just ended."""
        return bool(self.view) and self.view["phase"] in ("scored", "ended")

    async def until_mine(self) -> None:
        """Wait until this seat must act or the deal is over."""
        while not (self.my_turn() or self.over()):
            await self.hear()

    def choice(self) -> Json:
        """An action: passes unless it is the second round, plays the first legal card."""
        legal = self.view["legal"]
        if legal["cut"]:
            return {"type": "cut", "at": None}
        if legal["calls"]:
            call = legal["calls"][0 if self.view["round"] == 1 else 1]
            return {"type": "call", **call}
        card = legal["cards"][0]
        says = legal["says"].get(card)
        return {"type": "play", "card": card, **({"says": says[0]} if says else {})}

    async def act(self) -> Json:
        """Do something legal."""
        return await self.ask("act", action=self.choice())

    async def play_deal(self) -> None:
        """Play until the deal is over."""
        if not self.view:
            await self.hear()
        while True:
            await self.until_mine()
            if self.over():
                return
            answer = await self.act()
            assert answer["type"] == "done", answer


@pytest.fixture
async def person(shared_server: ServerProcess) -> AsyncIterator[Person]:
    """Somebody at the shared server."""
    async with Person(shared_server.url) as someone:
        yield someone
