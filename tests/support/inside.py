"""The whole server in this process: its HTTP and its sockets, without a network between.

Everything that the application would send is kept as it is, byte for byte. What it answers over
HTTP is held against its own OpenAPI schema.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import FastAPI

from rebelote.server.app import create_app
from rebelote.server.identity import COOKIE, guest_id, new_secret
from rebelote.server.settings import Settings
from tests.support.answers import hold
from tests.support.secrecy import version_in

Json = dict[str, Any]


@asynccontextmanager
async def running(folder: Path, **more: Any) -> AsyncIterator[FastAPI]:
    """The application, started, on an SQLite file in the folder; limits out of the way."""
    given = {
        "database": f"sqlite:///{folder / 'tables.db'}",
        "no_delay": True,
        "metrics": True,
        "changes_per_minute": 10**9,
        "reads_per_minute": 10**9,
        "sockets_per_address": 10**6,
        "messages_per_second": 1e9,
    }
    app = create_app(Settings(**{**given, **more}))
    async with app.router.lifespan_context(app):
        yield app


class Answer(NamedTuple):
    """What came over HTTP."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def text(self) -> str:
        """Everything that was sent, the headers first."""
        head = "".join(f"{name}: {value}\n" for name, value in self.headers)
        return head + self.body.decode("utf-8", "replace")


async def request(
    app: FastAPI, method: str, path: str, secret: str | None, body: bytes = b"", kind: str = ""
) -> Answer:
    """One request by whoever holds a secret, or by a new visitor."""
    headers = [(b"host", b"test")]
    if secret is not None:
        headers.append((b"cookie", f"{COOKIE}={secret}".encode()))
    if body:
        headers += [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
    plain, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
        "app": app,
    }
    parts: list[Json] = []
    given = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Json:
        return next(given, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        parts.append(message)

    await app(scope, receive, send)
    start = parts[0]
    shown = [(name.decode(), value.decode("latin-1")) for name, value in start["headers"]]
    answer = Answer(start["status"], shown, b"".join(part.get("body", b"") for part in parts[1:]))
    hold(method, plain, answer.status, dict(shown).get("content-type", ""), answer.body)
    return answer


@dataclass
class Onlooker:
    """A connection to a table; ``secret`` is None for somebody without a cookie."""

    app: FastAPI
    table: str
    secret: str | None = field(default_factory=new_secret)
    watch: str = ""
    """The id of the table's link for looking on, for who comes by it."""
    texts: list[str] = field(default_factory=list)
    version: int = 0
    closed: bool = False
    """Whether the server has ended the connection."""
    answers: dict[str, Json] = field(default_factory=dict)
    _newest: str = ""
    _seen: Json | None = None
    _inbox: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None
    _ids: Iterator[int] = field(default_factory=lambda: count(1))

    @property
    def guest(self) -> str | None:
        """What the server knows it by."""
        return None if self.secret is None else guest_id(self.secret)

    async def open(self) -> Onlooker:
        """Connect, or connect again."""
        self._inbox, self.version, self.closed = asyncio.Queue(), 0, False
        headers = [(b"host", b"test")]
        if self.secret is not None:
            headers.append((b"cookie", f"{COOKIE}={self.secret}".encode()))
        path = f"/api/watch/{self.watch}" if self.watch else f"/api/tables/{self.table}"
        path += "/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
            "extensions": {"websocket.http.response": {}},
            "app": self.app,
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app(scope, self._inbox.get, self._take))  # type: ignore[arg-type]
        await self.until(lambda: self.version > 0)
        return self

    async def close(self) -> None:
        """Go."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await self._task

    async def _take(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            if message["type"] == "websocket.close":
                self.texts.append(json.dumps({"type": "closed", "reason": message["reason"]}))
                self.closed = True
                self._news.set()
            return
        self.texts.append(message["text"])
        text: str = message["text"]
        if text.startswith(('{"type":"view"', '{"type":"update"')):
            self._newest, self._seen = text, None
            self.version = version_in(text)
        elif text.startswith(('{"type":"done"', '{"type":"refused"')):
            told = json.loads(text)
            self.answers[str(told["id"])] = told
        self._news.set()

    @property
    def view(self) -> Json:
        """The table as it was told last."""
        if self._seen is None:
            self._seen = json.loads(self._newest)["view"]
        return self._seen

    def say(self, kind: str, **more: Any) -> str:
        """Send a command; its id."""
        command_id = f"c{next(self._ids)}"
        text = json.dumps({"type": kind, "id": command_id, **more})
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        return command_id

    async def ask(self, kind: str, **more: Any) -> Json:
        """Send a command and wait for its answer."""
        command_id = self.say(kind, **more)
        await self.until(lambda: command_id in self.answers)
        return self.answers.pop(command_id)

    async def until(self, so: Any, seconds: float = 120.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not so():
                self._news.clear()
                await self._news.wait()
