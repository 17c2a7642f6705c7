"""Blocking connections to a table's socket, for tests that send anything at all over them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rebelote.server.identity import COOKIE, guest_id, new_secret

Json = dict[str, Any]

ANSWERS = ("done", "refused", "pong", "view")


class LogEntry(NamedTuple):
    """An append, as the database has it."""

    version: int
    command: str | None
    events: str


class Peer:
    """Somebody with a connection, who keeps every byte that was sent over it."""

    numbers: Iterator[int] = count(1)

    def __init__(self, url: str, table: str, secret: str | None = None) -> None:
        self.secret = new_secret() if secret is None else secret
        self._address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.heard: list[str] = []
        self.view: Json = {}
        self.version = 0
        self.open()

    @property
    def guest(self) -> str:
        """What the log knows it by."""
        return guest_id(self.secret)

    def open(self) -> None:
        """Connect, anew if need be, and take in the table."""
        opening = connect(
            self._address,
            additional_headers={"Cookie": f"{COOKIE}={self.secret}"},
            compression=None,
            max_size=2**22,
            open_timeout=60,
            ping_interval=None,
            close_timeout=1,
        )
        self.socket: ClientConnection = opening.__enter__()  # `close` is the other end of it
        self.answers()

    def close(self) -> None:
        """Go."""
        self.socket.close()

    def answers(self) -> list[Json]:
        """Everything that was answered until now; views and updates are taken in on the way."""
        mark = f"mark-{next(self.numbers)}"
        # a command that is always refused, under an id of its own, ends what came before it
        self.socket.send(json.dumps({"type": "no-such-type", "id": mark}))
        found: list[Json] = []
        while True:
            message = self.hear()
            if message.get("id") == mark:
                return found
            if message["type"] in ANSWERS:
                found.append(message)

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=60)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("view", "update"):
            self.view, self.version = message["view"], message["version"]
        return message

    def closed_with(self) -> int:
        """Take in everything until the server closes the connection; the code it gives."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def ask(self, kind: str, **more: Any) -> list[Json]:
        """Send a command under a new id; what was answered."""
        self.socket.send(json.dumps({"type": kind, "id": self.new_id(), **more}))
        return self.answers()

    def new_id(self) -> str:
        """An id that was never used."""
        return f"p{next(self.numbers)}"


def read_log(database: Path, table: str) -> list[LogEntry]:
    """A table's log as it is on disk."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30)) as connection:
        rows = connection.execute(
            "SELECT version, command, events FROM entries WHERE table_id = ? ORDER BY version",
            (table,),
        )
        return [LogEntry(*row) for row in rows]
