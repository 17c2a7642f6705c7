"""Who may stay: sockets end when the sign-in or the guest they were opened as ends.

Every worker keeps the sockets it serves by what the browser's cookies name. The worker that ends a
sign-in tells the others over the bus. News can be lost there, so sign-ins are looked up every now
and then as well; a guest that was forgotten is told of once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from rebelote.rules.errors import RebeloteError
from rebelote.server.accounts import AccountStore
from rebelote.server.identity import cookie_guest, session_of
from rebelote.table.bus import Bus

log = logging.getLogger("rebelote.server")

TOPIC: Final = "identity:"
"""What precedes an identity (hashed) as a topic of the bus."""
OVER: Final = 1
"""What is published of an identity that has ended; 0 is the bus's "look yourself"."""
CHECK_SECONDS: Final = 10.0


class Visitor(Protocol):
    """Somebody with an open connection."""

    def end(self) -> None:
        """Close the connection; never waits."""


class Doorkeeper:
    """The visitors of one worker. `start` before use, `close` at the end."""

    def __init__(self, accounts: AccountStore, bus: Bus) -> None:
        self._accounts = accounts
        self._bus = bus
        self._visitors: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._sessions: set[str] = set()
        self._checks: asyncio.Task[None] | None = None
        self._look = asyncio.Event()

    async def start(self) -> None:
        """Begin to look sign-ins up."""
        self._checks = asyncio.create_task(self._watch(), name="doorkeeper")

    async def close(self) -> None:
        """Stop looking."""
        if self._checks is not None:
            self._checks.cancel()
            await asyncio.wait([self._checks])

    @asynccontextmanager
    async def inside(self, visitor: Visitor, connection: HTTPConnection) -> AsyncIterator[None]:
        """While a visitor is here. Enter before asking who it is: nothing is missed in between."""
        session, guest = session_of(connection), cookie_guest(connection)
        names = [name for name in (session, guest) if name is not None]
        if session is not None:
            self._sessions.add(session)
        try:
            for name in names:
                self._visitors[name].append(visitor)
                if len(self._visitors[name]) == 1:
                    await self._bus.listen(TOPIC + name, self._told)
            yield
        finally:
            for name in names:
                await self._gone(name, visitor)

    async def _gone(self, name: str, visitor: Visitor) -> None:
        here = self._visitors.get(name, [])
        if visitor in here:
            here.remove(visitor)
        if not here:
            self._visitors.pop(name, None)
            self._sessions.discard(name)
            await self._bus.forget(TOPIC + name, self._told)

    async def over(self, names: Collection[str]) -> None:
        """Sign-ins or guests (hashed) have ended: their sockets close, at every worker."""
        for name in names:
            self._told(TOPIC + name, OVER)
            await self._bus.publish(TOPIC + name, OVER)

    async def check(self) -> None:
        """Close the sockets of sign-ins that are over."""
        known = frozenset(self._sessions)
        for name in known - await self._accounts.open_sessions(known):
            self._told(TOPIC + name, OVER)

    def _told(self, topic: str, news: int) -> None:
        if not news:
            self._look.set()
            return
        for visitor in tuple(self._visitors.get(topic.removeprefix(TOPIC), ())):
            visitor.end()

    async def _watch(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), CHECK_SECONDS)
            self._look.clear()
            try:
                await self.check()
            except RebeloteError as problem:
                log.warning("sign-ins could not be looked up", extra={"code": problem.code})
