"""Where replays and deals given to others by link are kept: under an id that cannot be guessed."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.server.connections import reading, writing
from rebelote.server.errors import ServerError
from rebelote.server.schema import SHARE_TABLES, SHARES, STUDIES

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
        async with writing(self._engine) as connection:
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
        async with reading(self._engine) as connection:
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
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            Played(row.guest, row.table_id, json.loads(row.result) if row.result else None)
            for row in rows
        ]

    async def take_seat(self, share_id: str, guest: str, table: str) -> str:
        """Note that a guest plays a shared deal at a table; the table at which it plays already."""
        mine = (SHARE_TABLES.c.share_id == share_id) & (SHARE_TABLES.c.guest == guest)
        row = {"share_id": share_id, "guest": guest, "table_id": table, "at": self._now()}
        async with writing(self._engine) as connection:
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
        async with writing(self._engine) as connection:
            await connection.execute(
                update(SHARE_TABLES).where(mine).values(result=json.dumps(result))
            )

    # --- whose they are --------------------------------------------------------------------

    async def pass_on(self, guest: str, to: str) -> None:
        """What one guest gave, played and had studied is another's, where that has none yet."""
        async with writing(self._engine) as connection:
            mine = SHARES.c.guest == guest
            await connection.execute(update(SHARES).where(mine).values(guest=to))
            for table, thing in ((SHARE_TABLES, "share_id"), (STUDIES, "deal")):
                theirs = select(table.c[thing]).where(table.c.guest == to)
                moved = (table.c.guest == guest) & table.c[thing].not_in(theirs)
                await connection.execute(update(table).where(moved).values(guest=to))

    async def forget(self, guests: Collection[str], seats: Mapping[str, Collection[int]]) -> None:
        """Take guests out: links that they gave end, and elsewhere their names go.

        ``seats`` tells where they sat in each match, by its name in records.
        """
        async with writing(self._engine) as connection:
            given = select(SHARES.c.id).where(SHARES.c.guest.in_(guests))
            await connection.execute(delete(SHARE_TABLES).where(SHARE_TABLES.c.share_id.in_(given)))
            await connection.execute(delete(SHARES).where(SHARES.c.guest.in_(guests)))
            await connection.execute(delete(STUDIES).where(STUDIES.c.guest.in_(guests)))
            await self._unname_results(connection, guests)
            await self._unname_records(connection, seats)

    async def _unname_results(self, connection: AsyncConnection, guests: Collection[str]) -> None:
        """At deals that others gave, the results stay, nobody's."""
        theirs = SHARE_TABLES.c.guest.in_(guests)
        for row in (await connection.execute(select(SHARE_TABLES).where(theirs))).all():
            result = json.dumps({**json.loads(row.result), "name": ""}) if row.result else None
            place = (SHARE_TABLES.c.share_id == row.share_id) & (SHARE_TABLES.c.guest == row.guest)
            values = {"guest": f"forgotten:{secrets.token_hex(16)}", "result": result}
            await connection.execute(update(SHARE_TABLES).where(place).values(**values))

    async def _unname_records(
        self, connection: AsyncConnection, seats: Mapping[str, Collection[int]]
    ) -> None:
        for match, sat in seats.items():
            found = select(SHARES).where(SHARES.c.body.contains(match, autoescape=True))
            for row in (await connection.execute(found)).all():
                body = _unnamed(row.kind, row.body, match, sat)
                place = SHARES.c.id == row.id
                await connection.execute(update(SHARES).where(place).values(body=body))


def _unnamed(kind: str, body: str, match: str, seats: Collection[int]) -> str:
    """What was given, without the names at some seats of a match."""
    if kind == "replay":
        lines = [json.loads(line) for line in body.splitlines()]
        records = [_without_names(record, match, seats) for record in lines]
        return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    given = json.loads(body)
    given["record"] = _without_names(given["record"], match, seats)
    return json.dumps(given, ensure_ascii=False)


def _without_names(record: dict[str, Any], match: str, seats: Collection[int]) -> dict[str, Any]:
    names = record.get("names")
    if record.get("match") != match or not isinstance(names, list):
        return record
    left = [None if seat in seats else name for seat, name in enumerate(names)]
    return {**record, "names": left}
