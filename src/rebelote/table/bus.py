"""How workers tell each other that a table has moved on.

A bus carries no cards: only a table's id and its newest version. Whoever listens reads the log.
The server tells in the same way, as the "version" of a topic that is no table's id, that a sign-in
is over (`server.doorkeeper`).
A message may be lost (the store is the truth, and every worker looks again by itself); it must
never arrive before the append it tells of is durable.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], None]
"""Called with a table's id and a version that is in the log by now; 0 means "look yourself"."""


class Bus(Protocol):
    """Fan-out of table versions to every worker that holds the table."""

    async def publish(self, table: str, version: int) -> None:
        """Tell everyone who listens to the table; failing to reach them is not an error."""

    async def listen(self, table: str, listener: Listener) -> None:
        """Have ``listener`` called for the table, until `forget`."""

    async def forget(self, table: str, listener: Listener) -> None:
        """No longer call ``listener`` for the table."""

    async def ping(self) -> None:
        """Raise `OSError` when the bus cannot be reached."""

    async def close(self) -> None:
        """Let go of every connection."""


class LocalBus:
    """The bus of a single process: a call to each listener."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    async def publish(self, table: str, version: int) -> None:
        """Call every listener of the table now."""
        for listener in tuple(self._listeners.get(table, ())):
            listener(table, version)

    async def listen(self, table: str, listener: Listener) -> None:
        """Have ``listener`` called for the table, until `forget`."""
        self._listeners[table].append(listener)

    async def forget(self, table: str, listener: Listener) -> None:
        """No longer call ``listener`` for the table."""
        listeners = self._listeners.get(table, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(table, None)

    async def ping(self) -> None:
        """Always there."""

    async def close(self) -> None:
        """Forget everybody."""
        self._listeners.clear()
