"""Where it is kept what was found out about the guests' finished deals."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.server.connections import reading, writing
from rebelote.server.schema import STUDIES
from rebelote.table.store import JsonObject


@dataclass(frozen=True, slots=True)
class Lost:
    """What a player's mistakes in a deal cost on average, calls and plays apart."""

    plays: float
    """Card points."""
    calls: float
    """Score difference."""
    mistakes: int


@dataclass(frozen=True, slots=True)
class Study:
    """A guest's deal: points lost (None without a kernel), and the result on its board."""

    guest: str
    deal: str
    profile: str
    lost: Lost | None
    board: str | None = None
    """None where nothing can be compared."""
    margin: int = 0
    bots: tuple[tuple[str, int], ...] = ()
    """What each bot made of the same cards in the same chair."""


class StudyStore:
    """The studies in the server's database."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine = engine
        self._now = now
        self._insert: Any = (
            postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        )

    async def add(self, study: Study) -> None:
        """Keep a study, unless that deal of that guest's has one."""
        row = {
            "guest": study.guest,
            "deal": study.deal,
            "at": self._now(),
            "profile": study.profile,
            "board": study.board,
            "body": json.dumps(_body(study), separators=(",", ":")),
        }
        async with writing(self._engine) as connection:
            await connection.execute(self._insert(STUDIES).values(row).on_conflict_do_nothing())

    async def of_guest(self, guest: str) -> dict[str, Study]:
        """A guest's studies by the deal's name."""
        rows = await self._rows(select(STUDIES).where(STUDIES.c.guest == guest))
        return {row.deal: _study(row) for row in rows}

    async def on_boards(self, profile: str, after: int = 0) -> list[tuple[int, Study]]:
        """The studies of a game with a board, each with its number, in the order they were made."""
        wanted = (STUDIES.c.profile == profile) & (STUDIES.c.number > after)
        query = select(STUDIES).where(wanted, STUDIES.c.board.is_not(None))
        rows = await self._rows(query.order_by(STUDIES.c.number))
        return [(row.number, _study(row)) for row in rows]

    async def count_boards(self, profile: str, until: int) -> int:
        """How many studies with a board a game has up to a number."""
        wanted = (STUDIES.c.profile == profile) & (STUDIES.c.number <= until)
        query = select(func.count()).where(wanted, STUDIES.c.board.is_not(None))
        return int((await self._rows(query))[0][0])

    async def _rows(self, query: Any) -> list[Any]:
        async with reading(self._engine) as connection:
            return list((await connection.execute(query)).all())


def _body(study: Study) -> JsonObject:
    lost = study.lost
    return {
        "lost": None if lost is None else [lost.plays, lost.calls, lost.mistakes],
        "margin": study.margin,
        "bots": dict(study.bots),
    }


def _study(row: Any) -> Study:
    body = json.loads(row.body)
    lost = None if body["lost"] is None else Lost(*body["lost"])
    bots = tuple(body["bots"].items())
    return Study(row.guest, row.deal, row.profile, lost, row.board, body["margin"], bots)
