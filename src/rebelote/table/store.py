"""The log of every table: what a store must do, whatever keeps it.

One entry is one append: the events that one command caused, numbered 1, 2, 3 ... within a table.
That a version exists only once is the single rule that makes many workers safe: of two racing
appends exactly one succeeds, and the other learns of it. An append that returned is durable.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

JsonObject: TypeAlias = dict[str, Any]

SCHEMA: Final = 1
"""Version of the form of events in the log; a reader of old entries looks at it."""


WORKER_LIFETIME: Final = 4.0
"""Seconds after its last sign of life that a worker's tables may be taken over."""


class VersionTaken(Exception):  # noqa: N818 -- what happened, in the words of the protocol
    """Another append has this version, or this command was appended before."""


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Who asked for an append, so that it is never done twice.

    ``key`` is unique within a table (guest and client's own id); ``digest`` tells a resent
    command from another one under the same id.
    """

    key: str
    digest: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One append to the log of a table."""

    table: str
    version: int
    at: float
    profile: str
    profile_hash: str
    events: tuple[JsonObject, ...]
    command: CommandKey | None = None
    schema: int = SCHEMA


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table without replaying it; a projection of its log."""

    profile: str
    phase: str
    number: int
    totals: tuple[int, ...]
    turn: int | None
    members: tuple[tuple[int, str], ...] = ()
    """Seat and guest (hashed) of every person at the table."""
    due: bool = False
    """Whether a worker must look after it: a bot is to move, or people play against time."""
    short_code: str = ""
    """The short code under which friends find it."""
    watch: str = ""
    """The id of its link for looking on; empty where nobody meets."""
    listed: bool = False
    """Whether strangers may find it too."""
    closed: bool = False
    """Whether whoever runs the server closed it."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A guest's table, as the home page lists it."""

    table: str
    seat: int
    updated: float
    summary: Summary


class Store(Protocol):
    """Where tables live. Every method may raise `errors.StoreUnavailable`."""

    async def append(self, entry: Entry, summary: Summary) -> None:
        """Make the entry durable; raises `VersionTaken` and changes nothing if it may not be."""

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a table with a version above ``after``, in order; none if unknown."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The newest version of each of these tables that exists."""

    async def tables_of(self, guest: str, limit: int = 50) -> Sequence[Listing]:
        """The tables at which a guest (hashed) sits, the latest first."""

    async def find(self, code: str) -> str | None:
        """The newest table with a code."""

    async def watched(self, watch: str) -> str | None:
        """The table that a link for looking on leads to."""

    async def listed(self, limit: int = 50) -> Sequence[Listing]:
        """Tables that wait for anybody, the latest first (``seat`` is -1)."""

    async def traces(self, guests: Collection[str]) -> Sequence[str]:
        """Every table that knows of one of these guests, also where it has left again."""

    async def forget(self, table: str, guests: Collection[str]) -> None:
        """Take guests out of a table's log: their ids and names (`events.without_guests`).

        The one change that a log ever sees. No version changes, and no event goes.
        """

    async def beat(self, now: float) -> None:
        """Say that this worker lives; it counts as dead `WORKER_LIFETIME` after its last beat."""

    async def living(self, now: float) -> Collection[str]:
        """The workers that live."""

    async def claim_due(self, now: float, limit: int = 100) -> Sequence[str]:
        """Tables that need driving and whose driver is dead; from now on they are this worker's.

        A table needs driving while its next step is its own (`Summary.due`). Its driver is the
        worker that appended last, or that claimed it.
        """

    async def ping(self) -> None:
        """Raise `errors.StoreUnavailable` when the store does not answer."""

    async def close(self) -> None:
        """Finish what is being written and let go of every connection."""
