"""Analyses kept in the database: what is being worked out, and what was found."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.server.connections import reading, writing
from rebelote.server.schema import ANALYSES
from rebelote.table.store import JsonObject

QUEUED: Final = "queued"
PREPARING: Final = "preparing"
"""The kernel is being loaded, or compiled; ``done`` and ``total`` count its modules."""
RUNNING: Final = "running"
UNDER_WAY: Final = (QUEUED, PREPARING, RUNNING)
DONE: Final = "done"
FAILED: Final = "failed"

STALE_SECONDS: Final = 30.0
"""Work that nobody has touched for so long belongs to a server that is gone."""
KEPT_SECONDS: Final = 90 * 24 * 3600.0
"""How long an answer is kept; it can be worked out again at any time."""


@dataclass(frozen=True, slots=True)
class Kept:
    """One analysis: how far it is, and its result once there is one."""

    id: str
    status: str
    done: int
    total: int
    updated: float
    result: JsonObject | None = None

    def stale(self, now: float) -> bool:
        """Whether it has to be begun again."""
        waiting = self.status in UNDER_WAY
        return self.status == FAILED or (waiting and self.updated < now - STALE_SECONDS)


class AnalysisStore:
    """The table of analyses in an SQL database that several servers may share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert: Any = (
            postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        )

    async def get(self, analysis: str) -> Kept | None:
        """What is known of an analysis; None for one never asked for."""
        async with reading(self._engine) as connection:
            query = select(ANALYSES).where(ANALYSES.c.id == analysis)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        result = json.loads(row.result) if row.result else None
        return Kept(row.id, row.status, row.done, row.total, row.updated, result)

    async def claim(self, analysis: str, now: float) -> bool:
        """Whether the caller is the one to work it out: it is new, failed, or was left lying."""
        fresh = {"id": analysis, "status": QUEUED, "done": 0, "total": 0, "updated": now}
        insert = self._insert(ANALYSES).values(**fresh)
        left = (ANALYSES.c.status == FAILED) | (
            ANALYSES.c.status.in_(UNDER_WAY) & (ANALYSES.c.updated < now - STALE_SECONDS)
        )
        again = update(ANALYSES).where(ANALYSES.c.id == analysis, left).values(**fresh)
        async with writing(self._engine) as connection:
            new = insert.on_conflict_do_nothing().returning(ANALYSES.c.id)
            if (await connection.execute(new)).one_or_none() is not None:
                return True
            taken = await connection.execute(again.returning(ANALYSES.c.id))
            return taken.one_or_none() is not None

    async def note(self, analysis: str, status: str, done: int, total: int, now: float) -> None:
        """How far it is; also says that somebody is still at it."""
        await self._set(analysis, status=status, done=done, total=total, updated=now)

    async def finish(self, analysis: str, result: JsonObject, now: float) -> None:
        """Keep the result, and forget those of long ago."""
        text = json.dumps(result, separators=(",", ":"))
        await self._set(analysis, status=DONE, updated=now, result=text)
        async with writing(self._engine) as connection:
            old = ANALYSES.c.updated < now - KEPT_SECONDS
            await connection.execute(delete(ANALYSES).where(old))

    async def forget(self, analysis: str) -> None:
        """Drop what is known of it."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.id == analysis))

    async def fail(self, analysis: str, now: float) -> None:
        """Say that it came to nothing; asking again begins again."""
        await self._set(analysis, status=FAILED, updated=now)

    async def _set(self, analysis: str, **values: Any) -> None:
        async with writing(self._engine) as connection:
            change = update(ANALYSES).where(ANALYSES.c.id == analysis).values(**values)
            await connection.execute(change)
