"""What whoever runs a server asks about its tables, straight from the database.

Looking at a table shows what a spectator would see, made by the same function: no hands, no pack.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import SystemRandom
from typing import Any, Final, NamedTuple
from uuid import uuid4

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.rules.actions import SeatAction
from rebelote.rules.errors import RebeloteError
from rebelote.rules.profile import Profile
from rebelote.rules.state import PHASES, View
from rebelote.server.app import build_bus
from rebelote.server.database import existing_engine, told_if_unreachable
from rebelote.server.schema import TABLES, WORKERS
from rebelote.server.settings import Settings
from rebelote.server.sql_store import SqlStore, read_summary
from rebelote.table.clock import SystemClock
from rebelote.table.commands import Close
from rebelote.table.live import Services, load
from rebelote.table.projection import Around, Who, view_message
from rebelote.table.store import WORKER_LIFETIME, JsonObject, Summary
from rebelote.table.thinking import Pace

CLOSED: Final = "closed"
STATES: Final = (*PHASES, CLOSED)
"""What a table can be: a phase of its deal, or closed."""
SHORTEST_PREFIX: Final = 4


class AdminError(RebeloteError):
    """There is no such table, or more than one."""


class TableRow(NamedTuple):
    """A table in the list."""

    id: str
    version: int
    updated: float
    looked_after: bool
    """Whether a living server process moves its bots and clocks."""
    summary: Summary

    @property
    def state(self) -> str:
        """One of `STATES`."""
        return CLOSED if self.summary.closed else self.summary.phase

    def to_json(self) -> JsonObject:
        """The row for programs: no guests, no cards."""
        summary = self.summary
        return {
            "table": self.id,
            "code": summary.short_code or None,
            "profile": summary.profile,
            "state": self.state,
            "number": summary.number,
            "totals": list(summary.totals),
            "people": len(summary.members),
            "version": self.version,
            "updated": self.updated,
            "due": summary.due,
            "looked_after": self.looked_after,
        }


class Office:
    """Tables in the database of some settings; see `office`."""

    def __init__(self, engine: AsyncEngine, services: Services) -> None:
        self._engine = engine
        self._services = services

    async def rows(self, state: str | None, limit: int) -> list[TableRow]:
        """Tables in a state (None: in any), those that changed last first."""
        query = select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id)
        found: list[TableRow] = []
        alive = select(WORKERS.c.id).where(WORKERS.c.seen > time.time() - WORKER_LIFETIME)
        async with self._engine.connect() as connection:
            workers = set((await connection.execute(alive)).scalars())
            async with connection.stream(query) as rows:
                async for row in rows:
                    table = TableRow(
                        row.id,
                        row.version,
                        row.updated,
                        row.driver in workers,
                        read_summary(row.summary),
                    )
                    if state is None or table.state == state:
                        found.append(table)
                        if len(found) >= limit:
                            break
        return found

    async def find(self, text: str) -> str:
        """A table's id from the id, its beginning (as logs have it) or its short code."""
        starts = func.substr(TABLES.c.id, 1, len(text)) == text
        by_code = TABLES.c.code == text.upper()
        query = select(TABLES.c.id).where(starts if len(text) >= SHORTEST_PREFIX else by_code)
        async with self._engine.connect() as connection:
            found = list((await connection.execute(query.limit(10))).scalars())
            if not found:
                found = list(
                    (await connection.execute(select(TABLES.c.id).where(by_code))).scalars()
                )
        if text in found or len(found) == 1:
            return text if text in found else str(found[0])
        shown = repr(text[:40])
        if not found:
            raise AdminError("no-table", message=f"there is no table {shown}: expected an id,"
                             f" at least {SHORTEST_PREFIX} letters of one, or a code")  # fmt: skip
        raise AdminError("many-tables", message=f"several tables begin with {shown}: give more")

    async def look(self, table_id: str) -> JsonObject:
        """The table as a spectator sees it, and who looks after it."""
        live = await load(table_id, self._services)
        around = Around((), (), self._services.clock.now())
        return view_message(live.table, Who(), around)

    async def close_table(self, table_id: str, reason: str) -> bool:
        """Close it and tell the servers; False where it was closed already."""
        live = await load(table_id, self._services)
        before = live.table.version
        return await live.submit(Close(reason), None) > before


@asynccontextmanager
async def office(settings: Settings) -> AsyncIterator[Office]:
    """The tables of a database that is there; raises a `RebeloteError` when it is not."""
    engine = existing_engine(settings.database_target)
    services = Services(
        store=SqlStore(engine, f"admin-{uuid4().hex}"),
        bus=build_bus(settings),
        clock=SystemClock(),
        thinker=_Nobody(),
        chance=SystemRandom(),
        pace=Pace(),
    )
    try:
        with told_if_unreachable(engine.url):
            yield Office(engine, services)
    finally:
        await services.bus.close()
        await engine.dispose()


class _Nobody:
    """No bot thinks here."""

    async def ready(self) -> None:
        """At once."""

    def levels(self, profile: Profile) -> Sequence[str]:
        """None."""
        return ()

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        """Never asked: nothing is driven here."""
        raise NotImplementedError

    async def close(self) -> None:
        """Nothing to end."""


def shown_table(message: JsonObject) -> list[tuple[str, str]]:
    """A spectator's view as lines of (what, value)."""
    view: dict[str, Any] = message["view"]
    info = view["table"]
    lines = [
        ("table", info["id"]),
        ("profile", view["profile"]),
        ("state", CLOSED if info["closed"] is not None else view["phase"]),
        ("version", str(message["version"])),
        ("deal", f"{view['number']}, tricks {len(view['tricks'])}"),
        ("totals", " : ".join(map(str, view["totals"]))),
    ]
    if info["closed"]:
        lines.append(("reason", info["closed"]))
    if info["room"] is not None:
        lines.append(("code", info["room"]["code"]))
    return [*lines, *((f"seat {c['seat']}", _chair(c, view["turn"])) for c in info["seats"])]


def _chair(chair: dict[str, Any], turn: int | None) -> str:
    words = [chair["kind"]]
    if chair["kind"] == "person":
        words.append(repr(chair["name"]) if chair["name"] else "(no name)")
    if chair["bot"]:
        words.append(chair["bot"])
    if chair.get("lent"):
        words.append("plays for the person")
    elif chair["kind"] == "person" and not chair["online"]:
        words.append("away")
    if turn == chair["seat"]:
        words.append("to move")
    return " ".join(words)
