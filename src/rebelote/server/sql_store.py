"""The store on SQLite or PostgreSQL, through SQLAlchemy.

Appends that arrive while one is being written share the next transaction: one sync to disk
serves them all. On SQLite a transaction is on disk before it counts as done (`synchronous=FULL`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.server.connections import reading, writing
from rebelote.server.schema import ENTRIES, MEMBERS, TABLES, WORKERS
from rebelote.table.errors import StoreUnavailable
from rebelote.table.events import without_guests
from rebelote.table.store import (
    WORKER_LIFETIME,
    CommandKey,
    Entry,
    Listing,
    Summary,
    VersionTaken,
)

LARGEST_BATCH: Final = 128


@dataclass(slots=True)
class _Pending:
    """An append that waits for its transaction."""

    entry: Entry
    summary: Summary
    done: asyncio.Future[None]


class SqlStore:
    """The log in an SQL database. ``worker`` is this process's name in it."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._engine = engine
        self._worker = worker
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert_entry = insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id)
        self._upsert_table = _upsert(
            insert(TABLES),
            ("id",),
            ("version", "updated", "due", "driver", "summary", "code", "listed", "watch"),
        )
        self._upsert_member = _upsert(insert(MEMBERS), ("guest", "table_id"), ("seat", "present"))
        self._upsert_worker = _upsert(insert(WORKERS), ("id",), ("seen",))

    async def append(self, entry: Entry, summary: Summary) -> None:
        """Make the entry durable; raises `VersionTaken` and changes nothing if it may not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(_Pending(entry, summary, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="store writer")
        await done

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a table with a version above ``after``, in order; none if unknown."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        async with reading(self._engine) as connection:
            return [_entry(row) for row in await connection.execute(query)]

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The newest version of each of these tables that exists."""
        if not tables:
            return {}
        query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(tuple(tables)))
        async with reading(self._engine) as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def tables_of(self, guest: str, limit: int = 50) -> Sequence[Listing]:
        """The tables at which a guest (hashed) sits, the latest first."""
        query = (
            select(TABLES.c.id, MEMBERS.c.seat, TABLES.c.updated, TABLES.c.summary)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.guest == guest, MEMBERS.c.present)
            .order_by(TABLES.c.updated.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            return [
                Listing(row.id, row.seat, row.updated, read_summary(row.summary))
                for row in await connection.execute(query)
            ]

    async def find(self, code: str) -> str | None:
        """The newest table with a code."""
        query = select(TABLES.c.id).where(TABLES.c.code == code)
        async with reading(self._engine) as connection:
            found = await connection.execute(query.order_by(TABLES.c.updated.desc()).limit(1))
            row = found.first()
        return None if row is None or not code else str(row.id)

    async def watched(self, watch: str) -> str | None:
        """The table that a link for looking on leads to."""
        query = select(TABLES.c.id).where(TABLES.c.watch == watch)
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).first()
        return None if row is None or not watch else str(row.id)

    async def listed(self, limit: int = 50) -> Sequence[Listing]:
        """Tables that wait for anybody, the latest first (``seat`` is -1)."""
        query = (
            select(TABLES.c.id, TABLES.c.updated, TABLES.c.summary)
            .where(TABLES.c.listed.is_(True))
            .order_by(TABLES.c.updated.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            return [
                Listing(row.id, -1, row.updated, read_summary(row.summary))
                for row in await connection.execute(query)
            ]

    async def traces(self, guests: Collection[str]) -> Sequence[str]:
        """Every table that knows of one of these guests, also where it has left again."""
        query = select(MEMBERS.c.table_id).where(MEMBERS.c.guest.in_(tuple(guests))).distinct()
        async with reading(self._engine) as connection:
            return [row.table_id for row in await connection.execute(query)]

    async def forget(self, table: str, guests: Collection[str]) -> None:
        """Take guests out of a table's log: their ids and names (`events.without_guests`)."""
        ours = ENTRIES.c.table_id == table
        async with writing(self._engine) as connection:
            for row in (await connection.execute(select(ENTRIES).where(ours))).all():
                changed = _without(row, guests)
                if changed:
                    entry = ours & (ENTRIES.c.version == row.version)
                    await connection.execute(update(ENTRIES).where(entry).values(**changed))
            gone = (MEMBERS.c.table_id == table) & MEMBERS.c.guest.in_(tuple(guests))
            await connection.execute(delete(MEMBERS).where(gone))

    async def beat(self, now: float) -> None:
        """Say that this worker lives; forget workers dead for long."""
        async with writing(self._engine) as connection:
            await connection.execute(self._upsert_worker, [{"id": self._worker, "seen": now}])
            await connection.execute(delete(WORKERS).where(WORKERS.c.seen < now - 3600))

    async def living(self, now: float) -> Collection[str]:
        """The workers that live."""
        alive = select(WORKERS.c.id).where(WORKERS.c.seen > now - WORKER_LIFETIME)
        async with reading(self._engine) as connection:
            return [row.id for row in await connection.execute(alive)]

    async def claim_due(self, now: float, limit: int = 100) -> Sequence[str]:
        """Tables that need driving and whose driver is dead; from now on they are this worker's."""
        alive = select(WORKERS.c.id).where(WORKERS.c.seen > now - WORKER_LIFETIME)
        orphans = TABLES.c.due.is_(True) & TABLES.c.driver.not_in(alive)
        async with reading(self._engine) as connection:
            found = select(TABLES.c.id).where(orphans).limit(limit)
            ids = [row.id for row in await connection.execute(found)]
        if not ids:
            return []
        claim = (
            update(TABLES)
            .where(TABLES.c.id.in_(ids), orphans)
            .values(driver=self._worker)
            .returning(TABLES.c.id)
        )
        async with writing(self._engine) as connection:
            return [row.id for row in await connection.execute(claim)]

    async def ping(self) -> None:
        """Raise `StoreUnavailable` when the database does not answer."""
        async with reading(self._engine) as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Finish what is being written, say goodbye, and let go of every connection."""
        while self._writer is not None:
            await asyncio.wait([self._writer])
        try:
            async with writing(self._engine) as connection:
                await connection.execute(delete(WORKERS).where(WORKERS.c.id == self._worker))
        except StoreUnavailable:
            pass  # others see soon enough that this worker is gone
        await self._engine.dispose()

    # --- writing ---------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while self._pending:
                await self._write_batch(self._next_batch())
        finally:
            self._writer = None

    def _next_batch(self) -> list[_Pending]:
        """What goes into one transaction: of one table only one entry, in a fixed order.

        The order keeps two workers from waiting for each other's rows.
        """
        batch: dict[str, _Pending] = {}
        rest: list[_Pending] = []
        for item in self._pending:
            if item.entry.table in batch or len(batch) >= LARGEST_BATCH:
                rest.append(item)
            else:
                batch[item.entry.table] = item
        self._pending = rest
        return [batch[table] for table in sorted(batch)]

    async def _write_batch(self, batch: list[_Pending]) -> None:
        try:
            async with writing(self._engine) as connection:
                accepted = await self._insert_entries(connection, [item.entry for item in batch])
                news = [item for item in batch if item.entry.table in accepted]
                await self._update_tables(connection, news)
        except Exception as problem:  # whoever waits for the append is told
            for item in batch:
                _settle(item, problem)
        else:
            for item in batch:
                taken = None if item.entry.table in accepted else VersionTaken()
                _settle(item, taken)

    async def _insert_entries(
        self, connection: AsyncConnection, entries: Sequence[Entry]
    ) -> set[str]:
        """Insert what may be inserted; the tables whose entry was."""
        rows = await connection.execute(self._insert_entry, [_row(entry) for entry in entries])
        return {row.table_id for row in rows}

    async def _update_tables(self, connection: AsyncConnection, news: Sequence[_Pending]) -> None:
        if not news:
            return
        await connection.execute(self._upsert_table, [self._table_row(item) for item in news])
        members = [
            {"guest": guest, "table_id": item.entry.table, "seat": seat, "present": True}
            for item in news
            for seat, guest in item.summary.members
            if item.entry.version == 1 or _seats_changed(item.entry)
        ]
        for item in news:
            if item.entry.version > 1 and _seats_changed(item.entry):
                gone = MEMBERS.c.table_id == item.entry.table
                kept = [guest for _, guest in item.summary.members]
                left = update(MEMBERS).where(gone, MEMBERS.c.guest.not_in(kept))
                await connection.execute(left.values(present=False))
        if members:
            await connection.execute(self._upsert_member, members)

    def _table_row(self, item: _Pending) -> dict[str, Any]:
        return {
            "id": item.entry.table,
            "version": item.entry.version,
            "updated": item.entry.at,
            "due": item.summary.due,
            "driver": self._worker,
            "code": item.summary.short_code,
            "listed": item.summary.listed,
            "watch": item.summary.watch,
            "summary": json.dumps(asdict(item.summary), separators=(",", ":")),
        }


def _upsert(insert: Any, key: Sequence[str], fields: Sequence[str]) -> Any:
    """Insert a row, or give the row of that key these fields' new values."""
    newer = {name: getattr(insert.excluded, name) for name in fields}
    return insert.on_conflict_do_update(index_elements=list(key), set_=newer)


def _settle(item: _Pending, problem: Exception | None) -> None:
    if item.done.done():
        return
    if problem is None:
        item.done.set_result(None)
    else:
        item.done.set_exception(problem)


SEATING: Final = ("player-seated", "seat-left", "seat-passed-on", "seat-forgotten")


def _seats_changed(entry: Entry) -> bool:
    return any(event["type"] in SEATING for event in entry.events)


def _without(row: Row[Any], guests: Collection[str]) -> dict[str, Any]:
    """The fields of a log entry that change when guests are forgotten."""
    changed: dict[str, Any] = {}
    events = json.loads(row.events)
    left = [without_guests(event, guests) for event in events]
    if left != events:
        changed["events"] = _json(left)
    if row.command is not None and row.command.split(":", 1)[0] in guests:
        changed["command"] = f"forgotten:{row.version}"
    return changed


def _json(events: Sequence[Any]) -> str:
    return json.dumps(events, separators=(",", ":"), ensure_ascii=False)


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "version": entry.version,
        "at": entry.at,
        "schema": entry.schema,
        "profile": entry.profile,
        "profile_hash": entry.profile_hash,
        "command": entry.command.key if entry.command else None,
        "digest": entry.command.digest if entry.command else None,
        "events": _json(entry.events),
    }


def _entry(row: Row[Any]) -> Entry:
    command = CommandKey(row.command, row.digest) if row.command is not None else None
    return Entry(
        table=row.table_id,
        version=row.version,
        at=row.at,
        profile=row.profile,
        profile_hash=row.profile_hash,
        events=tuple(json.loads(row.events)),
        command=command,
        schema=row.schema,
    )


def read_summary(text: str) -> Summary:
    """The summary that a row of `TABLES` keeps."""
    data = json.loads(text)
    return Summary(
        profile=data["profile"],
        phase=data["phase"],
        number=data["number"],
        totals=tuple(data["totals"]),
        turn=data["turn"],
        members=tuple((seat, guest) for seat, guest in data["members"]),
        due=data["due"],
        short_code=data.get("short_code", ""),
        watch=data.get("watch", ""),
        listed=data.get("listed", False),
        closed=data.get("closed", False),
    )
