"""How every store gets to its database, and what it says when the database does not answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.table.errors import StoreUnavailable


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for looking; `StoreUnavailable` when the database does not answer."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as problem:
        raise StoreUnavailable from problem


@asynccontextmanager
async def writing(
    engine: AsyncEngine, *, clashes_tell: bool = False
) -> AsyncIterator[AsyncConnection]:
    """A transaction; `StoreUnavailable` when the database does not answer.

    With ``clashes_tell`` an `IntegrityError` goes through, as it means that a row is there already.
    """
    try:
        async with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as problem:
        if clashes_tell and isinstance(problem, IntegrityError):
            raise
        raise StoreUnavailable from problem
