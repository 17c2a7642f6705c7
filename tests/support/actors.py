"""Scripted people who play on whatever breaks, and keep what they were promised.

An actor has one command under way at a time. It sends it again, under the same id, until somebody
answers: to another server, on another connection, after a restart. What was answered "done" is
noted, to be compared with the log.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rebelote.server.identity import COOKIE, guest_id, new_secret

Json = dict[str, Any]

ANSWER_SECONDS = 4.0
"""How long an actor waits for an answer before it connects anew and asks again."""
AGAIN = ("store-unavailable", "too-fast")
"""Refusals after which the same command is sent again."""


class Ack(NamedTuple):
    """A command that some server said is done."""

    guest: str
    id: str
    version: int
    message: Json


@dataclass
class Actor:
    """One person at one table, through all its connections."""

    servers: Sequence[str]
    table: str
    rng: random.Random
    secret: str = field(default_factory=new_secret)
    acks: list[Ack] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    connections: int = 0
    longest: float = 0.0
    """The longest that a command took from its first sending to its answer, in seconds."""
    view: Json = field(default_factory=dict)
    version: int = 0
    calm: bool = False
    """Whether this deal is to be the last."""
    over: bool = False
    _pending: Json | None = None
    _since: float = 0.0
    _sent: int = 0

    @property
    def guest(self) -> str:
        """What the log knows it by."""
        return guest_id(self.secret)

    async def play(self) -> None:
        """Play until the deal that is under way when calm comes is over."""
        while not self.over:
            address = self.rng.choice(self.servers).replace("http", "ws", 1)
            try:
                async with connect(
                    f"{address}/api/tables/{self.table}/socket",
                    additional_headers={"Cookie": f"{COOKIE}={self.secret}"},
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=0.2,
                    compression=None,
                ) as socket:
                    self.connections += 1
                    await self._follow(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.4))

    async def command(self, kind: str, seconds: float = 60.0, **more: Any) -> None:
        """Do one thing besides playing (sit, start ...), however often it must be asked for."""
        self._ask(kind, **more)
        async with asyncio.timeout(seconds):
            while self._pending is not None:
                try:
                    await self._once()
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(0.1)

    async def _once(self) -> None:
        address = self.rng.choice(self.servers).replace("http", "ws", 1)
        headers = {"Cookie": f"{COOKIE}={self.secret}"}
        url = f"{address}/api/tables/{self.table}/socket"
        async with connect(url, additional_headers=headers, compression=None) as socket:
            await self._say(socket)
            while self._pending is not None:
                self._take(json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS)))

    async def _follow(self, socket: ClientConnection) -> None:
        self.version = 0
        if self._pending is not None:
            await self._say(socket)
        while not self.over:
            message = await self._hear(socket)
            if self._gap(message):
                await socket.send('{"type": "sync"}')
                continue
            again = self._take(message)
            if again:
                await asyncio.sleep(0.2)
                await self._say(socket)
            elif self._pending is None and self._decide():
                await self._say(socket)

    async def _hear(self, socket: ClientConnection) -> Json:
        """The next message; who waits for nothing but others asks whether the line is alive."""
        try:
            text = await asyncio.wait_for(socket.recv(), ANSWER_SECONDS)
        except TimeoutError:
            if self._pending is not None:
                raise
            await socket.send('{"type": "sync"}')
            text = await asyncio.wait_for(socket.recv(), ANSWER_SECONDS)
        message: Json = json.loads(text)
        return message

    def _gap(self, message: Json) -> bool:
        update = message["type"] == "update"
        return update and self.version > 0 and message["version"] > self.version + 1

    def _take(self, message: Json) -> bool:
        """Note what the server says; whether the same command is to be sent again."""
        if message["type"] in ("view", "update") and message["version"] >= self.version:
            self.view, self.version = message["view"], message["version"]
        pending = self._pending
        if pending is None or message.get("id") != pending["id"]:
            return False
        if message["type"] == "done":
            self.acks.append(Ack(self.guest, pending["id"], message["version"], pending))
        elif message["code"] in AGAIN:
            self.refused[message["code"]] += 1
            return True
        elif message["type"] == "refused":
            self.refused[message["code"]] += 1
        self.longest = max(self.longest, time.monotonic() - self._since)
        self._pending = None
        return False

    def _decide(self) -> bool:
        """Choose the next command, if there is one to give now."""
        view = self.view
        if view["phase"] in ("scored", "ended"):
            if self.calm:
                self.over = True
                return False
            seats = [chair["seat"] for chair in view["table"]["seats"] if chair["kind"] == "person"]
            # a new match needs everybody's wish, the next deal anybody's
            wished = view["seat"] in (view["table"]["room"] or {}).get("rematch", ())
            if (view["seat"] == min(seats) or view["phase"] == "ended") and not wished:
                self._ask("next", version=self.version)
        elif view["turn"] == view["seat"] is not None:
            self._ask("act", version=self.version, action=self._action(view["legal"]))
        return self._pending is not None

    def _action(self, legal: Json) -> Json:
        if legal["cut"]:
            return {"type": "cut", "at": None}
        if legal["calls"]:
            take = self.view["round"] == 2 or self.rng.random() < 0.3
            return {"type": "call", **legal["calls"][1 if take and len(legal["calls"]) > 1 else 0]}
        card = self.rng.choice(legal["cards"])
        says = legal["says"].get(card)
        return {"type": "play", "card": card, **({"says": says[0]} if says else {})}

    def _ask(self, kind: str, **more: Any) -> None:
        self._sent += 1
        self._since = time.monotonic()
        self._pending = {"type": kind, "id": f"{self.guest[:8]}-{self._sent}", **more}

    async def _say(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self._pending))
