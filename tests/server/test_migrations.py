"""Both databases come up from nothing, go down and up again, and keep their tables on the way."""

from __future__ import annotations

import pytest
from sqlalchemy import event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.server.database import (
    DatabaseError,
    create_engine,
    database_url,
    migrate,
    revisions,
)
from rebelote.server.schema import METADATA
from tests.conformance.test_stores import SUMMARY, entry
from tests.support.rows import Contents, contents, fill
from tests.support.stores import open_store


@pytest.mark.parametrize("revision", revisions())
async def test_rows_of_every_table_survive_the_way_down_and_up(
    revision: str, store_url: str
) -> None:
    """Filled at one revision, up to the newest and back, and up again: its rows are still there."""
    engine = create_engine(database_url(store_url))
    await migrate(engine, revision)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
        before = await connection.run_sync(contents)
    await migrate(engine)
    async with engine.begin() as connection:
        assert kept(before, await connection.run_sync(contents)) == before
        await connection.run_sync(fill)
        newest = await connection.run_sync(contents)
    above = len(revisions()) - 1 - revisions().index(revision)
    if above:
        await migrate(engine, f"-{above}")
    async with engine.connect() as connection:
        down = await connection.run_sync(contents)
    assert set(down) == set(before)
    assert all(rows >= before[name] for name, rows in down.items())
    assert all(rows <= kept({name: rows}, newest)[name] for name, rows in down.items())
    await migrate(engine)
    async with engine.connect() as connection:
        assert kept(down, await connection.run_sync(contents)) == down
    await engine.dispose()


def kept(before: Contents, after: Contents) -> Contents:
    """What is there now of the tables and columns that there were."""
    found: Contents = {}
    for name, rows in before.items():
        columns = {column for row in rows for column, _ in row}
        found[name] = {tuple(item for item in row if item[0] in columns) for row in after[name]}
    return found


async def tables_in(connection: AsyncConnection) -> dict[str, set[str]]:
    """The columns of every table in the database."""

    def look(sync: object) -> dict[str, set[str]]:
        found = inspect(sync)
        assert found is not None
        names = found.get_table_names()
        return {name: {column["name"] for column in found.get_columns(name)} for name in names}

    return await connection.run_sync(look)


async def test_what_migrations_build_is_what_the_code_expects(store_url: str) -> None:
    engine = create_engine(database_url(store_url))
    await migrate(engine)
    async with engine.connect() as connection:
        built = await tables_in(connection)
    for table in METADATA.sorted_tables:
        assert built[table.name] == {column.name for column in table.columns}
    await engine.dispose()


async def test_down_to_the_first_log_and_up_again_with_data(store_url: str) -> None:
    async with open_store(store_url) as store:
        for version in (1, 2, 3):
            await store.append(entry(version), SUMMARY)
    engine = create_engine(database_url(store_url))
    await migrate(engine, f"-{len(revisions()) - 1}")
    async with engine.connect() as connection:
        assert "code" not in (await tables_in(connection))["tables"]
        count = await connection.execute(text("SELECT count(*) FROM entries"))
        assert count.scalar_one() == 3
    await engine.dispose()
    async with open_store(store_url) as store:  # which migrates to the newest
        assert await store.read("t1") == [entry(1), entry(2), entry(3)]
        (listing,) = await store.tables_of("ana")
        assert listing.summary == SUMMARY
        await store.append(entry(4), SUMMARY)


async def test_all_the_way_down_leaves_nothing(store_url: str) -> None:
    engine = create_engine(database_url(store_url))
    await migrate(engine)
    await migrate(engine, "base")
    async with engine.connect() as connection:
        assert set(await tables_in(connection)) <= {"alembic_version"}
    await migrate(engine)
    await engine.dispose()


@pytest.mark.integration
async def test_two_workers_that_start_at_once_migrate_once(postgres_url: str) -> None:
    import asyncio

    engines = [create_engine(database_url(postgres_url)) for _ in range(4)]
    await asyncio.gather(*(migrate(engine) for engine in engines))
    async with engines[0].connect() as connection:
        assert "entries" in await tables_in(connection)
    for engine in engines:
        await engine.dispose()


async def test_broken_off_in_the_middle_leaves_nothing_half_made(store_url: str) -> None:
    engine = create_engine(database_url(store_url))

    def break_off(*arguments: object) -> None:
        if "ix_tables_listed_updated" in str(arguments[2]):
            raise OSError("the machine went down")

    event.listen(engine.sync_engine, "before_cursor_execute", break_off)
    with pytest.raises(DatabaseError, match="the machine went down"):
        await migrate(engine)
    event.remove(engine.sync_engine, "before_cursor_execute", break_off)
    async with engine.connect() as connection:
        assert await tables_in(connection) == {}
    await migrate(engine)
    async with engine.connect() as connection:
        assert set(METADATA.tables) <= set(await tables_in(connection))
    await engine.dispose()
