"""The stores that the conformance suite runs on: register one here and it gets every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rebelote.server.database import create_engine, database_url, migrate
from rebelote.server.sql_store import SqlStore


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.integration)],
)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, one for each kind of store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@asynccontextmanager
async def open_store(url: str, worker: str = "w1") -> AsyncIterator[SqlStore]:
    """A migrated store, closed at the end."""
    engine = create_engine(database_url(url))
    await migrate(engine)
    store = SqlStore(engine, worker)
    try:
        yield store
    finally:
        await store.close()
