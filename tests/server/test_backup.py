"""Everything comes back, from either kind of database into either, or nothing is touched."""

from __future__ import annotations

import asyncio
import json
import stat
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Integer, insert

from rebelote import cli
from rebelote.server.backup import MANIFEST, back_up
from rebelote.server.database import create_engine, database_url, migrate, move_to, revisions
from rebelote.server.schema import METADATA, WORKERS
from tests.support.rows import contents, fill, row, tables_in
from tests.support.server import Person, ServerProcess


async def within(url: str, work: Callable[[Connection], Any]) -> Any:
    """Do something in a transaction of a database."""
    engine = create_engine(database_url(url))
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def filled(url: str, revision: str = "head") -> dict[str, Any]:
    """A database with rows in every table; what is in it, the workers left out."""
    engine = create_engine(database_url(url))
    await migrate(engine, revision)
    await engine.dispose()
    await within(url, fill)
    return await kept(url)


async def kept(url: str) -> dict[str, Any]:
    """All rows that a backup keeps."""
    found: dict[str, Any] = await within(url, contents)
    found.pop(WORKERS.name, None)
    return found


async def rebelote(*words: str) -> int:
    """The command, in a thread: it has an event loop of its own."""
    return await asyncio.to_thread(cli.main, list(words))


async def test_into_the_same_kind_and_into_sqlite(
    store_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await filled(store_url)
    file = tmp_path / "all.backup"
    assert await rebelote("backup", str(file), "--database", store_url) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    rows = sum(map(len, before.values()))
    assert f"{rows} rows of {len(before)} tables are in" in capsys.readouterr().out
    fresh = str(tmp_path / "fresh.db")
    assert await rebelote("restore", str(file), "--database", fresh, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rows"] == {name: len(rows) for name, rows in before.items()}
    assert await kept(fresh) == before
    await within(store_url, fill)  # and over something newer
    assert await rebelote("restore", str(file), "--database", store_url, "--force") == 0
    assert await kept(store_url) == before


@pytest.mark.integration
async def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, postgres_url: str) -> None:
    first, again = str(tmp_path / "first.db"), str(tmp_path / "again.db")
    one, two = str(tmp_path / "one.backup"), str(tmp_path / "two.backup")
    before = await filled(first)
    for words in (
        ("backup", one, "--database", first),
        ("restore", one, "--database", postgres_url),
        ("backup", two, "--database", postgres_url),
        ("restore", two, "--database", again),
    ):
        assert await rebelote(*words) == 0
    assert await kept(postgres_url) == await kept(again) == before


@pytest.mark.parametrize("revision", revisions())
async def test_an_older_form_is_brought_up_to_date(
    revision: str, store_url: str, tmp_path: Path
) -> None:
    source, file = str(tmp_path / "old.db"), tmp_path / "old.backup"
    before = await filled(source, revision)
    engine = create_engine(database_url(source))
    manifest = await back_up(engine, file, lambda count: None)
    await engine.dispose()
    assert manifest.revision == revision
    assert await rebelote("restore", str(file), "--database", store_url) == 0
    after = await kept(store_url)
    assert set(after) == set(METADATA.tables) - {WORKERS.name}
    for name, rows in before.items():
        assert {tuple(item for item in new if item[0] in dict(old)) for new in after[name]
                for old in list(rows)[:1]} == rows  # fmt: skip


async def test_what_is_there_is_not_overwritten(
    store_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await filled(store_url)
    file = str(tmp_path / "all.backup")
    assert await rebelote("backup", file, "--database", store_url) == 0
    assert await rebelote("backup", file, "--database", store_url) == cli.BAD_INPUT
    assert "exists already: add --force" in capsys.readouterr().err
    assert await rebelote("restore", file, "--database", store_url) == cli.BAD_INPUT
    assert "the database has data already" in capsys.readouterr().err

    def alive(connection: Connection) -> None:
        connection.execute(insert(WORKERS), [{"id": "other", "seen": time.time()}])

    await within(store_url, alive)
    assert await rebelote("restore", file, "--database", store_url, "--force") == cli.BAD_INPUT
    assert "a server is using this database" in capsys.readouterr().err
    assert await kept(store_url) == before


@pytest.mark.parametrize("harm", ["row", "missing", "cut", "count", "newer", "other"])
async def test_a_damaged_backup_changes_nothing(
    harm: str, store_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await filled(store_url)
    file, bad = tmp_path / "all.backup", tmp_path / "bad.backup"
    assert await rebelote("backup", str(file), "--database", store_url) == 0
    damage(file, bad, harm)
    for database in (store_url, str(tmp_path / "fresh.db")):
        status = await rebelote("restore", str(bad), "--database", database, "--force")
        assert status == cli.BAD_INPUT
        said = capsys.readouterr().err
        assert "damaged" in said or "newer than this one" in said
    assert await kept(store_url) == before
    assert not (tmp_path / "fresh.db").exists()


async def test_a_restore_broken_off_in_the_middle_changes_nothing(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await filled(store_url)
    file = str(tmp_path / "all.backup")
    assert await rebelote("backup", file, "--database", store_url) == 0

    def broken(connection: Connection, revision: str) -> None:
        if revision == "head":
            raise OSError("the machine went down")
        move_to(connection, revision)

    monkeypatch.setattr("rebelote.server.restore.move_to", broken)
    assert await rebelote("restore", file, "--database", store_url, "--force") == cli.BAD_INPUT
    assert await kept(store_url) == before


async def test_where_there_is_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.backup"
    assert await rebelote("backup", str(file), "--data", str(tmp_path)) == cli.BAD_INPUT
    assert "there is no database at" in capsys.readouterr().err
    (tmp_path / "tables.db").touch()
    assert await rebelote("backup", str(file), "--data", str(tmp_path)) == cli.BAD_INPUT
    assert "no tables of Rebelote" in capsys.readouterr().err
    assert not file.exists()
    await filled(str(tmp_path / "tables.db"))
    deep = tmp_path / "none" / "x.backup"
    assert await rebelote("backup", str(deep), "--data", str(tmp_path)) == cli.BAD_INPUT
    assert "cannot write" in capsys.readouterr().err


async def test_rows_that_the_database_numbers_go_on_after_the_last(
    store_url: str, tmp_path: Path
) -> None:
    source, file = str(tmp_path / "old.db"), str(tmp_path / "all.backup")
    await filled(source)
    assert await rebelote("backup", file, "--database", source) == 0
    assert await rebelote("restore", file, "--database", store_url) == 0

    def one_more(connection: Connection) -> int:
        numbered = 0
        for table in tables_in(connection):
            (key, *others) = table.primary_key.columns
            if isinstance(key.type, Integer) and not others:
                new = row(connection, table, 3)
                del new[key.name]
                connection.execute(insert(table), [new])
                numbered += 1
        return numbered

    own = [t for t in METADATA.sorted_tables if t.autoincrement_column is not None]
    assert await within(store_url, one_more) == len(own)


@pytest.mark.integration
async def test_from_a_server_that_runs_to_one_that_goes_on(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    file = str(tmp_path / "live.backup")
    old = ServerProcess(("--no-delay", "--data", str(tmp_path))).start()
    async with Person(old.url) as person:
        table = await person.open_table("classic")
        async with person.at(table) as seat:
            await seat.hear()
            for _ in range(4):
                await seat.until_mine()
                await seat.act()
            await seat.until_mine()
            assert await rebelote("backup", file, "--data", str(tmp_path)) == 0
        old.stop()
        assert await rebelote("restore", file, "--database", postgres_url) == 0
        new = ServerProcess(
            ("--no-delay", "--database", postgres_url, "--bus", redis_url), port=old.port
        ).start()
        try:
            async with person.at(table) as again:
                await again.hear()
                assert again.view["hand"] == seat.view["hand"]
                assert again.version == seat.version
                await again.play_deal()
        finally:
            new.stop()


def damage(file: Path, bad: Path, harm: str) -> None:
    """Write a backup that is not what it was."""
    if harm == "cut":
        bad.write_bytes(file.read_bytes()[:-200])
        return
    if harm == "other":
        bad.write_text("no backup at all", encoding="utf-8")
        return
    with zipfile.ZipFile(file) as whole, zipfile.ZipFile(bad, "w") as spoilt:
        for name in whole.namelist():
            body = whole.read(name)
            if name == "entries.jsonl":
                if harm == "missing":
                    continue
                body = body.replace(b'"t', b'"u') if harm == "row" else body
                body = body + body if harm == "count" else body
            if name == MANIFEST and harm == "newer":
                body = body.replace(revisions()[-1].encode(), b"9999")
            spoilt.writestr(name, body)
