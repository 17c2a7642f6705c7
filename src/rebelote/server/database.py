"""From a database URL to a migrated engine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rebelote.rules.errors import RebeloteError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x5EBE107E
"""The PostgreSQL advisory lock under which one worker at a time migrates."""
CONNECT_SECONDS: Final = 10.0

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class DatabaseError(RebeloteError):
    """The database's URL makes no sense, or nobody answers there."""


def database_url(text_or_path: str) -> URL:
    """The URL with its asynchronous driver; a bare path is an SQLite file.

    >>> database_url("postgresql://me@db/rebelote").drivername
    'postgresql+asyncpg'
    """
    if "://" not in text_or_path:
        return URL.create("sqlite+aiosqlite", database=str(Path(text_or_path).expanduser()))
    try:
        url = make_url(text_or_path)
    except (ArgumentError, ValueError):  # a port that is no number, say
        raise _bad_url(text_or_path) from None
    driver = _DRIVERS.get(url.drivername, url.drivername)
    if driver not in _DRIVERS.values():
        raise _bad_url(text_or_path)
    return url.set(drivername=driver)


def create_engine(url: URL) -> AsyncEngine:
    """An engine set up the way the store needs it. Connects to nothing yet."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, connect_args={"timeout": CONNECT_SECONDS})
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
        return engine
    try:
        return create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": CONNECT_SECONDS},
        )
    except ModuleNotFoundError:
        raise DatabaseError(
            "database-driver",
            message="PostgreSQL needs the asyncpg package: pip install 'rebelote[postgres]'",
        ) from None


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the database to a revision; raises `DatabaseError` when it cannot be reached."""
    with told_if_unreachable(engine.url):
        make_folder(engine.url)
        async with engine.begin() as connection:
            await connection.run_sync(lock_for_migration)
            await connection.run_sync(move_to, revision)


@contextmanager
def told_if_unreachable(url: URL) -> Iterator[None]:
    """Turn whatever a driver raises into a `DatabaseError` that names the database."""
    try:
        yield
    except (TimeoutError, SQLAlchemyError, OSError) as problem:
        shown = url.render_as_string(hide_password=True)
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise DatabaseError(
            "database-unreachable", message=f"cannot use the database {shown}: {reason}"
        ) from problem


def existing_engine(target: str) -> AsyncEngine:
    """An engine for a database that is there already; `DatabaseError` for a file that is not."""
    url = database_url(target)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise DatabaseError("no-database", message=f"there is no database at {url.database}")
    return create_engine(url)


def lock_for_migration(connection: Connection) -> None:
    """Keep every other process from migrating until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    else:
        # sqlite3 begins no transaction of its own before DDL: a server killed in the middle would
        # leave tables that the next start cannot make again
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def move_to(connection: Connection, revision: str) -> None:
    """Migrate within the connection's transaction, up or (``base``, ``-1``) down."""
    config = _alembic()
    config.attributes["connection"] = connection
    move = command.downgrade if revision == "base" or revision.startswith("-") else command.upgrade
    move(config, revision)


def revisions() -> tuple[str, ...]:
    """Every revision this version knows, the first one first."""
    script = ScriptDirectory.from_config(_alembic())
    return tuple(reversed([str(step.revision) for step in script.walk_revisions()]))


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def make_folder(url: URL) -> None:
    """Make the folder of an SQLite file, if it is not there."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def _durable_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _bad_url(given: str) -> DatabaseError:
    scheme = given.split("://", 1)[0]
    return DatabaseError(
        "database-url",
        message=f"database URL with scheme {scheme!r}: expected sqlite:///FILE, a path,"
        " or postgresql://USER@HOST/NAME",
    )
