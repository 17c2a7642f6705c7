"""The analyst alone: without a kernel, with work left lying, with a process that fails."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from rebelote.analysis import Work
from rebelote.rules.errors import RebeloteError
from rebelote.server import analyst as module
from rebelote.server.analysis_store import STALE_SECONDS, AnalysisStore
from rebelote.server.analyst import Analyst, analysis_id
from rebelote.server.database import create_engine, database_url, migrate

VOID = Path(__file__).parents[1] / "analysis" / "data" / "void.jsonl"
QUICK = Work(worlds=10, call_worlds=4)


def record() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(VOID.read_text(encoding="utf-8"))
    return found


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[AnalysisStore]:
    engine = create_engine(database_url(str(tmp_path / "tables.db")))
    await migrate(engine)
    yield AnalysisStore(engine)
    await engine.dispose()


async def finished(analyst: Analyst, told: dict[str, Any]) -> dict[str, Any]:
    for _ in range(600):
        if told["status"] in ("done", "failed"):
            break
        await asyncio.sleep(0.2)
        told = await analyst.status(told["id"])
    return told


async def test_without_a_kernel_it_says_so(
    store: AnalysisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    with pytest.raises(RebeloteError) as refused:
        await Analyst(store, QUICK).ask(record())
    assert refused.value.code == "kernel-missing"


async def test_work_that_was_left_lying_is_taken_up_again(store: AnalysisStore) -> None:
    analysis = analysis_id(record(), QUICK)
    long_ago = time.time() - 2 * STALE_SECONDS
    assert await store.claim(analysis, long_ago)
    assert not await store.claim(analysis, long_ago + 1)  # somebody is at it
    analyst = Analyst(store, QUICK)
    told = await finished(analyst, await analyst.ask(record()))
    await analyst.close()
    assert told["status"] == "done"
    assert len(told["result"]["calls"]) == 8


async def test_work_of_another_server_is_waited_for(store: AnalysisStore) -> None:
    analysis = analysis_id(record(), QUICK)
    assert await store.claim(analysis, time.time())
    analyst = Analyst(store, QUICK)
    assert (await analyst.ask(record()))["status"] == "queued"
    await store.finish(analysis, {"plays": []}, time.time())
    assert (await analyst.status(analysis))["result"] == {"plays": []}
    await analyst.close()


async def test_what_fails_is_told_and_may_be_asked_again(
    store: AnalysisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyst = Analyst(store, QUICK)
    with monkeypatch.context() as broken:
        broken.setattr(module, "LONGEST_SECONDS", -1.0)
        told = await finished(analyst, await analyst.ask(record()))
        assert told["status"] == "failed"
    told = await finished(analyst, await analyst.ask(record()))
    assert told["status"] == "done"
    await analyst.close()


async def test_too_much_is_refused_before_it_is_claimed(
    store: AnalysisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 0)
    with pytest.raises(RebeloteError) as refused:
        await Analyst(store, QUICK).ask(record())
    assert refused.value.code == "analysis-busy"
    assert await store.get(analysis_id(record(), QUICK)) is None
