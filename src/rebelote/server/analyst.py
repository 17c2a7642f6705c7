"""Analyses in the background: one at a time, in a process of its own behind everything else.

An analysis is known by what it is an analysis of, so asking twice works it out once, and a result
is served from the database ever after, by whichever server is asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import time
from collections import deque
from collections.abc import Callable, MutableSequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final, TypeVar, cast

from rebelote.analysis import Work, deal
from rebelote.analysis.moments import story
from rebelote.rules.errors import RebeloteError
from rebelote.rules.record import parse_record
from rebelote.server.analysis_store import (
    DONE,
    FAILED,
    PREPARING,
    QUEUED,
    RUNNING,
    STALE_SECONDS,
    AnalysisStore,
    Kept,
)
from rebelote.server.bot_pool import settle_in
from rebelote.server.errors import ServerError
from rebelote.table.store import JsonObject

log = logging.getLogger("rebelote.server")
Answer = TypeVar("Answer")

MOST_WAITING: Final = 16
LONGEST_SECONDS: Final = 180.0
LONGEST_PREPARING: Final = 1800.0
"""A slow machine compiles the kernel for minutes; that is no analysis that hangs."""
LOOK_SECONDS: Final = 0.4
"""How often progress is written down."""
VERSION: Final = 2
"""Raised when the same record would be answered otherwise; old answers are then not used."""
FIELDS: Final = (
    *("profile", "house_rules", "match", "number", "dealer", "first", "before", "cut", "deck"),
    *("calls", "plays"),
)
"""The fields of a record that decide its analysis."""


class Analyst:
    """Takes records and works them out; `close` at the end."""

    def __init__(self, store: AnalysisStore, work: Work | None = None) -> None:
        self._store = store
        self._work = work or Work()
        self._waiting: deque[tuple[str, JsonObject]] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._process: ProcessPoolExecutor | None = None
        self._progress: MutableSequence[int] = [0, 0, 0]

    async def ask(self, data: object) -> JsonObject:
        """Begin to analyse a record, unless that is done or under way; how far it is.

        Raises a `RebeloteError` for what is no sound record, where too much is waiting, and
        where there is no kernel.
        """
        record = parse_record(data)
        await asyncio.to_thread(story, record)
        analysis = analysis_id(record, self._work)
        kept = await self._store.get(analysis)
        if kept is not None and not kept.stale(time.time()):
            return told(kept)
        if find_spec("numba") is None:
            raise RebeloteError("kernel-missing")
        if len(self._waiting) >= MOST_WAITING:
            raise ServerError("analysis-busy")
        if await self._store.claim(analysis, time.time()):
            self._waiting.append((analysis, record))
            if self._runner is None:
                self._runner = asyncio.create_task(self._run(), name="analyst")
        return await self.status(analysis)

    async def status(self, analysis: str) -> JsonObject:
        """How far an analysis is, with its result once there is one."""
        kept = await self._store.get(analysis)
        if kept is None:
            raise ServerError("unknown-analysis")
        return told(kept)

    async def result(self, data: object) -> JsonObject:
        """The analysis of a record, however long it takes; raises as `ask`, or when it failed."""
        told = await self.ask(data)
        asked = time.monotonic()
        while told["status"] != DONE:
            await asyncio.sleep(LOOK_SECONDS)
            told = await self.status(told["id"])
            if told["status"] == FAILED:
                raise ServerError("analysis-failed")
            if time.monotonic() > asked + STALE_SECONDS:  # whoever was at it may be gone
                told, asked = await self.ask(data), time.monotonic()
        result: JsonObject = told["result"]
        return result

    async def apart(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        """Work something out in the analyst's own process, in turn with the analyses."""
        working = self._ready_process().submit(function, *arguments)
        try:
            return await asyncio.wrap_future(working)
        except BrokenProcessPool:
            self._end_process()
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise BrokenProcessPool from None  # an analysis hung, and its process was ended

    async def close(self) -> None:
        """Stop what is being worked out; whoever asks again begins it again."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.wait([self._runner])
        self._end_process()

    # --- the background --------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while self._waiting:
                analysis, record = self._waiting.popleft()
                try:
                    await self._work_out(analysis, record)
                except Exception as problem:  # the next one may do better
                    log.error("analysis failed", extra={"problem": type(problem).__name__})
                    self._end_process()
                    await self._give_up(analysis)
        finally:
            self._runner = None

    async def _work_out(self, analysis: str, record: JsonObject) -> None:
        process = self._ready_process()
        self._progress[:] = [0, 0, 0]
        loop = asyncio.get_running_loop()
        working = loop.run_in_executor(process, _work_out, record, self._work)
        began = time.monotonic()
        prepared = began
        while not working.done():
            await self._tell(analysis)
            await asyncio.wait([working], timeout=LOOK_SECONDS)
            now = time.monotonic()
            if not self._progress[0]:
                prepared = now
            if now > prepared + LONGEST_SECONDS or now > began + LONGEST_PREPARING:
                raise TimeoutError
        await self._store.finish(analysis, await working, time.time())

    async def _tell(self, analysis: str) -> None:
        """Write down how far it is, and that those in the queue are not forgotten."""
        now = time.time()
        ready, done, total = self._progress
        await self._store.note(analysis, RUNNING if ready else PREPARING, done, total, now)
        for waiting, _ in tuple(self._waiting):
            await self._store.note(waiting, QUEUED, 0, 0, now)

    async def _give_up(self, analysis: str) -> None:
        try:
            await self._store.fail(analysis, time.time())
        except RebeloteError as problem:
            log.warning("analysis could not be noted", extra={"code": problem.code})

    def _ready_process(self) -> ProcessPoolExecutor:
        if self._process is None:
            spawn = get_context("spawn")
            shared = spawn.Array("q", 3)
            self._progress = cast("MutableSequence[int]", shared)
            self._process = ProcessPoolExecutor(
                max_workers=1,
                mp_context=spawn,
                initializer=_begin,
                initargs=(os.getpid(), shared),
            )
        return self._process

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        workers = list((getattr(process, "_processes", None) or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def analysis_id(record: JsonObject, work: Work) -> str:
    """What an analysis is known by: the record's own cards and choices, and how it is done."""
    asked = [VERSION, list(work), {name: record.get(name) for name in FIELDS}]
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def told(kept: Kept) -> JsonObject:
    """An analysis as a client is told of it."""
    found: JsonObject = {
        "id": kept.id,
        "status": kept.status,
        "done": kept.done,
        "total": kept.total,
    }
    return {**found, "result": kept.result} if kept.status == DONE else found


# --- in the process apart -----------------------------------------------------------------------

_shared: list[Any] = []


def _begin(parent: int, progress: Any) -> None:
    settle_in(parent)
    _shared[:] = [progress]


def _work_out(record: JsonObject, work: Work) -> JsonObject:
    from rebelote.kernel.warm import warm_up  # loads the compiler

    def note(ready: int, done: int, total: int) -> None:
        for progress in _shared:
            progress[:] = [ready, done, total]

    warm_up(lambda done, total: note(0, done, total))
    return deal(record, work, lambda done, total: note(1, done, total))
