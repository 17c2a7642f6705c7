"""A backup: one file with every row, as of one moment, that restores into any kind of database.

It is a zip of a manifest and of one JSON-lines file a table. Each table has the sum of its rows'
SHA-256, so that a restore can compare what it read and what it wrote, whatever the order.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel
from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote import __version__
from rebelote.rules.errors import RebeloteError
from rebelote.server.database import told_if_unreachable
from rebelote.server.schema import METADATA

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
REVISION_TABLE: Final = "alembic_version"
SKIPPED: Final = ("workers",)
"""Tables that say what is going on now, not what was."""
ROWS_AT_A_TIME: Final = 500

Step = Callable[[int], None]
"""Told how many more rows are done."""


class BackupError(RebeloteError):
    """A backup that cannot be made, read or restored; the message says why in a line."""


class TableSum(BaseModel):
    """What a table in a backup is made of."""

    columns: list[str]
    rows: int
    checksum: str


class Manifest(BaseModel):
    """What a backup says of itself."""

    format: int
    version: str
    revision: str
    at: float
    tables: dict[str, TableSum]

    @property
    def rows(self) -> int:
        """Rows of all tables."""
        return sum(table.rows for table in self.tables.values())


class Summing:
    """Adds up rows, in any order."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, line: bytes) -> None:
        """One more row, as it is written."""
        self.rows += 1
        self._sum += int.from_bytes(hashlib.sha256(line).digest(), "big")

    @property
    def checksum(self) -> str:
        """The sum so far."""
        return f"{self._sum % 2**256:064x}"


async def back_up(engine: AsyncEngine, file: Path, step: Step) -> Manifest:
    """Write every row into a file that does not appear before it is whole."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        with told_if_unreachable(engine.url):
            async with engine.connect() as connection:
                await _hold_still(connection)
                manifest = await connection.run_sync(_write, unfinished, step)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return manifest


def our_tables(connection: Connection) -> list[Table]:
    """The tables of ours that the database has, as they are there, parents first."""
    found = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    reflected = MetaData()
    reflected.reflect(connection, only=sorted(found))
    return [table for table in reflected.sorted_tables if table.name not in SKIPPED]


def revision_of(connection: Connection) -> str | None:
    """The revision the database is at; None where no Rebelote ever was."""
    if not inspect(connection).has_table(REVISION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {REVISION_TABLE}")).scalar()  # noqa: S608 (a constant)
    return None if found is None else str(found)


def lines_of(connection: Connection, table: Table) -> Iterable[bytes]:
    """Every row as a line of JSON, in no certain order."""
    for row in connection.execute(select(table), execution_options={"yield_per": ROWS_AT_A_TIME}):
        yield line_of(list(row))


def line_of(values: list[Any]) -> bytes:
    """A row as it is written: the same on every database."""
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


async def _hold_still(connection: AsyncConnection) -> None:
    """See the database as it is now until the end, while others go on writing."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def _write(connection: Connection, path: Path, step: Step) -> Manifest:
    revision = revision_of(connection)
    if revision is None:
        raise BackupError("backup-nothing", message="the database has no tables of Rebelote")
    try:
        return _write_file(connection, revision, path, step)
    except (ConnectionError, TimeoutError):
        raise
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise BackupError("backup-file", message=f"cannot write {path}: {reason}") from None


def _write_file(connection: Connection, revision: str, path: Path, step: Step) -> Manifest:
    sums = {}
    private = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    with os.fdopen(private, "wb") as out:
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for table in our_tables(connection):
                sums[table.name] = _write_table(connection, table, archive, step)
            manifest = Manifest(
                format=FORMAT, version=__version__, revision=revision, at=time.time(), tables=sums
            )
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=1))
        out.flush()
        os.fsync(out.fileno())
    return manifest


def _write_table(
    connection: Connection, table: Table, archive: zipfile.ZipFile, step: Step
) -> TableSum:
    total = Summing()
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
        for line in lines_of(connection, table):
            out.write(line)
            total.add(line)
            step(1)
    columns = [column.name for column in table.columns]
    return TableSum(columns=columns, rows=total.rows, checksum=total.checksum)
