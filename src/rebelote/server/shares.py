"""Where replays and deals given to others by link are kept: under an id that cannot be guessed."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.server.errors import ServerError
from rebelote.server.schema import SHARE_TABLES, SHARES
from rebelote.table.errors import StoreUnavailable

Kind: TypeAlias = Literal["replay", "deal"]
MOST_SHARES: Final = 500
"""How many links one guest may have."""
MOST_TABLES: Final = 200
"""How many people may play one shared deal."""


@dataclass(frozen=True, slots=True)
class Share:
    """Something given by link."""

    id: str
    kind: Kind
    guest: str
    """Who gave it (hashed)."""
    body: str


@dataclass(frozen=True, slots=True)
class Played:
    """A guest's table for a shared deal; ``result`` once the deal is over."""

    guest: str
    table: str
    result: dict[str, Any] | None


class ShareStore:
    """The shares in the server's database."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine = engine
        self._now = now
        self._insert: Any = (
            postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        )

    async def give(self, kind: Kind, guest: str, body: str) -> str:
        """Keep something; the same thing given again has the id it had."""
        digest = hashlib.sha256(f"{kind}:{body}".encode()).hexdigest()
        mine = SHARES.c.guest == guest
        async with self._writing() as connection:
            known = await connection.scalar(
                select(SHARES.c.id).where(mine, SHARES.c.digest == digest)
            )
            if known is not None:
                return str(known)
            count = await connection.scalar(select(func.count()).where(mine))
            if (count or 0) >= MOST_SHARES:
                raise ServerError("too-many-links", most=MOST_SHARES)
            share_id = secrets.token_urlsafe(16)
            row = {"id": share_id, "kind": kind, "guest": guest, "at": self._now()}
            await connection.execute(self._insert(SHARES).values(**row, digest=digest, body=body))
        return share_id

    async def find(self, kind: Kind, share_id: str) -> Share:
        """What was given under an id; raises `ServerError` unknown-link."""
        query = select(SHARES).where(SHARES.c.id == share_id, SHARES.c.kind == kind)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise ServerError("unknown-link")
        return Share(row.id, row.kind, row.guest, row.body)

    async def played(self, share_id: str) -> list[Played]:
        """Who plays a shared deal, the first to begin first."""
        query = (
            select(SHARE_TABLES)
            .where(SHARE_TABLES.c.share_id == share_id)
            .order_by(SHARE_TABLES.c.at, SHARE_TABLES.c.table_id)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Played(row.guest, row.table_id, json.loads(row.result) if row.result else None)
            for row in rows
        ]

    async def take_seat(self, share_id: str, guest: str, table: str) -> str:
        """Note that a guest plays a shared deal at a table; the table at which it plays already."""
        mine = (SHARE_TABLES.c.share_id == share_id) & (SHARE_TABLES.c.guest == guest)
        row = {"share_id": share_id, "guest": guest, "table_id": table, "at": self._now()}
        async with self._writing() as connection:
            count = await connection.scalar(
                select(func.count()).where(SHARE_TABLES.c.share_id == share_id)
            )
            if (count or 0) >= MOST_TABLES:
                raise ServerError("too-many-links", most=MOST_TABLES)
            await connection.execute(
                self._insert(SHARE_TABLES).values(**row).on_conflict_do_nothing()
            )
            return str(await connection.scalar(select(SHARE_TABLES.c.table_id).where(mine)))

    async def finish(self, share_id: str, guest: str, result: dict[str, Any]) -> None:
        """Keep how a guest's deal ended."""
        mine = (SHARE_TABLES.c.share_id == share_id) & (SHARE_TABLES.c.guest == guest)
        async with self._writing() as connection:
            await connection.execute(
                update(SHARE_TABLES).where(mine).values(result=json.dumps(result))
            )

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as problem:
            raise StoreUnavailable from problem

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as problem:
            raise StoreUnavailable from problem
