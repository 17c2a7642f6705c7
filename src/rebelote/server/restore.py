"""Restoring a backup: checked before anything is touched and again once written, or not at all.

Everything happens in one transaction, the changes of form included: a restore that fails leaves
the database as it was. A backup of an older version is written in its own form and then migrated.
"""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from sqlalchemy import (
    ColumnElement,
    Connection,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    literal_column,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.server.backup import (
    FORMAT,
    MANIFEST,
    REVISION_TABLE,
    ROWS_AT_A_TIME,
    BackupError,
    Manifest,
    Step,
    Summing,
    TableSum,
    lines_of,
    our_tables,
)
from rebelote.server.database import (
    lock_for_migration,
    make_folder,
    move_to,
    revisions,
    told_if_unreachable,
)
from rebelote.server.schema import METADATA, WORKERS
from rebelote.table.store import WORKER_LIFETIME


def read_manifest(file: Path) -> Manifest:
    """What a backup says of itself; raises `BackupError` for a file that is none, or too new."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = Manifest.model_validate_json(archive.read(MANIFEST))
    except (zipfile.BadZipFile, KeyError, ValidationError):
        raise _refused(f"{file} is no backup of Rebelote, or a damaged one") from None
    known = revisions()
    if manifest.format > FORMAT or manifest.revision not in known:
        raise _refused(
            f"{file} was made by Rebelote {manifest.version}, which is newer than this one"
            f" (its database is at {manifest.revision}, this one knows up to {known[-1]})"
        )
    return manifest


def check(file: Path, manifest: Manifest, step: Step) -> None:
    """Read the whole backup; raises `BackupError` unless it is what its manifest says."""
    with _opened(file) as archive:
        for name, wanted in manifest.tables.items():
            total = Summing()
            for line in _lines(archive, file, name):
                total.add(line)
                step(1)
            if (total.rows, total.checksum) != (wanted.rows, wanted.checksum):
                raise _refused(f"{file} is damaged: table {name} is not what was written")


async def restore(
    engine: AsyncEngine, file: Path, manifest: Manifest, step: Step, *, force: bool = False
) -> None:
    """Put a checked backup into a database; raises `BackupError` and changes nothing otherwise.

    ``force`` replaces tables that are there. A database that a server uses is never touched.
    """
    with told_if_unreachable(engine.url):
        make_folder(engine.url)
        async with engine.begin() as connection:
            await connection.run_sync(_restore, file, manifest, step, force)


def _restore(
    connection: Connection, file: Path, manifest: Manifest, step: Step, force: bool
) -> None:
    lock_for_migration(connection)
    _refuse_if_in_use(connection)
    if not force:
        _refuse_if_filled(connection)
    _drop_ours(connection)
    move_to(connection, manifest.revision)
    tables = {table.name: table for table in our_tables(connection)}
    with _opened(file) as archive:
        for name in tables:  # those that others point to come first
            if name in manifest.tables:
                lines = _lines(archive, file, name)
                _fill(connection, tables[name], manifest.tables[name].columns, lines, step)
    for name, wanted in manifest.tables.items():
        _compare(connection, tables.get(name), name, wanted)
    move_to(connection, "head")


def _refuse_if_in_use(connection: Connection) -> None:
    if not inspect(connection).has_table(WORKERS.name):
        return
    living = select(func.count()).where(WORKERS.c.seen > time.time() - WORKER_LIFETIME)
    if connection.execute(living).scalar_one():
        raise _refused("a server is using this database: stop it first")


def _refuse_if_filled(connection: Connection) -> None:
    for table in our_tables(connection):
        count = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if count:
            raise _refused(
                f"the database has data already ({count} rows in {table.name}):"
                " add --force to replace everything in it, or name another one"
            )


def _drop_ours(connection: Connection) -> None:
    names = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=sorted(names & {*METADATA.tables, REVISION_TABLE}))
    found.drop_all(connection)


def _fill(
    connection: Connection, table: Table, columns: list[str], lines: Iterator[bytes], step: Step
) -> None:
    while batch := list(islice(lines, ROWS_AT_A_TIME)):
        rows: list[dict[str, Any]] = [
            dict(zip(columns, json.loads(line), strict=True)) for line in batch
        ]
        connection.execute(insert(table), rows)
        step(len(rows))
    if connection.dialect.name == "postgresql":
        _wind_forward(connection, table)


def _wind_forward(connection: Connection, table: Table) -> None:
    """Let a table that numbers its rows by itself go on after the highest number restored."""
    for column in table.primary_key.columns:
        owned = select(func.pg_get_serial_sequence(table.name, column.name))
        sequence = connection.execute(owned).scalar()
        if sequence is not None:
            named: ColumnElement[Any] = literal_column(f"'{sequence}'::regclass")
            connection.execute(select(func.setval(named, func.max(column))))


def _compare(connection: Connection, table: Table | None, name: str, wanted: TableSum) -> None:
    """Read back what was written."""
    total = Summing()
    if table is not None and [column.name for column in table.columns] == wanted.columns:
        # rolled back, PostgreSQL forgets what it keeps open for reading: a table that is being
        # read cannot be migrated
        reading = connection.begin_nested()
        for line in lines_of(connection, table):
            total.add(line)
        reading.rollback()
    if (total.rows, total.checksum) != (wanted.rows, wanted.checksum):
        raise _refused(f"table {name} came out otherwise than it was: nothing was changed")


def _opened(file: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(file)
    except zipfile.BadZipFile:
        raise _refused(f"{file} is damaged") from None


def _lines(archive: zipfile.ZipFile, file: Path, name: str) -> Iterator[bytes]:
    try:
        with archive.open(f"{name}.jsonl") as lines:
            yield from lines
    except (zipfile.BadZipFile, KeyError, EOFError):
        raise _refused(f"{file} is damaged: table {name} cannot be read") from None


def _refused(message: str) -> BackupError:
    return BackupError("backup-refused", message=message)
