"""The services that other tests rely on are real, empty at the start, and apart."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

redis = pytest.importorskip("redis.asyncio")


@pytest.mark.parametrize("_again", [1, 2])
async def test_every_test_has_an_empty_database(postgres_url: str, _again: int) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE deals (number integer PRIMARY KEY)"))
        await connection.execute(text("INSERT INTO deals VALUES (1)"))
        assert (await connection.execute(text("SELECT count(*) FROM deals"))).scalar_one() == 1
    await engine.dispose()


@pytest.mark.parametrize("_again", [1, 2])
async def test_every_test_has_an_empty_bus(redis_url: str, _again: int) -> None:
    async with redis.from_url(redis_url) as client:
        assert await client.dbsize() == 0
        await client.set("deal", "1")
