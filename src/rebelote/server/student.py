"""Studying a guest's finished deals in the background: points lost, results on the same cards.

A study is claimed in the table of analyses, under a name of its own, so that any worker can say how
far it is and two never work on the same guest's deals. What is found is kept deal by deal: a study
that is broken off loses nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rebelote.bots import bot_ids
from rebelote.rating.boards import board_of, bot_margin, recorded_margin
from rebelote.rules.errors import RebeloteError
from rebelote.server.analysis_store import QUEUED, RUNNING, UNDER_WAY, AnalysisStore
from rebelote.server.analyst import Analyst
from rebelote.server.studies import Lost, Study, StudyStore
from rebelote.table.records import finished_deals, was_lent
from rebelote.table.store import Entry, JsonObject, Store
from rebelote.table.tally import deal_name

log = logging.getLogger("rebelote.server")

MOST_TABLES: Final = 200
"""A guest's latest tables are looked at, no more."""
MOST_DEALS: Final = 200
"""Deals studied for one request."""
BEAT_SECONDS: Final = 5.0


class Found(NamedTuple):
    """What a deal's board says (in the process apart)."""

    board: str
    margin: int
    bots: tuple[tuple[str, int], ...]


class Progress(NamedTuple):
    """How far the study of a guest's deals is: nothing is under way where ``status`` is idle."""

    status: str
    done: int = 0
    total: int = 0


class Student:
    """Studies the deals of one guest after the other. `close` at the end."""

    def __init__(
        self, analyst: Analyst, kept: AnalysisStore, studies: StudyStore, tables: Store
    ) -> None:
        self._analyst = analyst
        self._kept = kept
        self._studies = studies
        self._tables = tables
        self._waiting: deque[str] = deque()
        self._runner: asyncio.Task[None] | None = None

    async def begin(self, guest: str) -> Progress:
        """Begin to study what a guest has played since the last time, unless that is under way."""
        if await self._kept.claim(study_id(guest), time.time()):
            self._waiting.append(guest)
            if self._runner is None:
                self._runner = asyncio.create_task(self._run(), name="student")
        return await self.progress(guest)

    async def progress(self, guest: str) -> Progress:
        """How far the study of a guest's deals is."""
        kept = await self._kept.get(study_id(guest))
        if kept is None or kept.status not in UNDER_WAY or kept.stale(time.time()):
            return Progress("idle")
        return Progress(kept.status, kept.done, kept.total)

    async def close(self) -> None:
        """Stop; what was found is kept."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.wait([self._runner])

    # --- the background --------------------------------------------------------------------

    async def _run(self) -> None:
        beating = asyncio.create_task(self._beat(), name="student waits")
        try:
            while self._waiting:
                guest = self._waiting[0]
                try:
                    await self._study(guest)
                except Exception as problem:  # the next guest must not suffer from it
                    log.error("study failed", extra={"problem": type(problem).__name__})
                self._waiting.popleft()
                await self._over(guest)
        finally:
            beating.cancel()
            self._runner = None

    async def _beat(self) -> None:
        """Say now and then that those in the queue are not forgotten."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for guest in list(self._waiting)[1:]:
                await self._kept.note(study_id(guest), QUEUED, 0, 0, time.time())

    async def _over(self, guest: str) -> None:
        try:
            await self._kept.forget(study_id(guest))
        except RebeloteError as problem:  # it counts as left lying before long
            log.warning("study could not be noted", extra={"code": problem.code})

    async def _study(self, guest: str) -> None:
        known = await self._studies.of_guest(guest)
        deals = [deal for deal in await self._deals(guest) if deal_name(deal[0]) not in known]
        wanted = deals[:MOST_DEALS]
        for done, (record, seat) in enumerate(wanted):
            working = asyncio.ensure_future(self._one(guest, record, seat))
            try:
                while not working.done():
                    await self._kept.note(study_id(guest), RUNNING, done, len(wanted), time.time())
                    await asyncio.wait([working], timeout=BEAT_SECONDS)
            finally:
                working.cancel()
            await self._studies.add(await working)

    async def _deals(self, guest: str) -> list[tuple[JsonObject, int]]:
        """The guest's finished deals that count, each with its seat, the latest table first."""
        found: list[tuple[JsonObject, int]] = []
        for item in await self._tables.tables_of(guest, MOST_TABLES):
            entries = await self._tables.read(item.table)
            records = await asyncio.to_thread(countable, entries)
            found += [(record, item.seat) for record in reversed(records)]
        return found

    async def _one(self, guest: str, record: JsonObject, seat: int) -> Study:
        study = Study(guest, deal_name(record), record["profile"], await self._lost(record, seat))
        found = await self._analyst.apart(compare, record, seat)
        if found is None:
            return study
        return replace(study, board=found.board, margin=found.margin, bots=found.bots)

    async def _lost(self, record: JsonObject, seat: int) -> Lost | None:
        while True:
            try:
                return points_lost(await self._analyst.result(record), seat)
            except RebeloteError as problem:
                if problem.code in ("kernel-missing", "analysis-failed"):
                    return None
                if problem.code != "analysis-busy":
                    raise
            await asyncio.sleep(BEAT_SECONDS)


def study_id(guest: str) -> str:
    """What the study of a guest's deals is claimed under: no analysis has such an id."""
    return "study:" + hashlib.sha256(guest.encode()).hexdigest()[:32]


def countable(entries: Sequence[Entry]) -> list[JsonObject]:
    """The finished deals of a table that tell something about the person who played them.

    Practice does not, nor a table at which a bot has played for a person.
    """
    if was_lent(entries):
        return []
    return [record for record in finished_deals(entries) if not record.get("practice", False)]


def points_lost(analysis: JsonObject, seat: int) -> Lost:
    """What the mistakes of a seat cost on average, from the analysis of the deal."""
    own = [mistake for mistake in analysis["mistakes"] if mistake["seat"] == seat]
    plays, calls = (
        round(sum(mistake["cost"] for mistake in own if mistake["kind"] == kind), 1)
        for kind in ("play", "call")
    )
    return Lost(plays, calls, len(own))


def compare(record: JsonObject, seat: int) -> Found | None:
    """The board of a deal with the person's result and every bot's; None where there is none."""
    board = board_of(record, seat)
    if board is None:
        return None
    bots = tuple((bot, bot_margin(board, bot)) for bot in bot_ids(board.profile))
    return Found(board.id, recorded_margin(board, record), bots)
