"""The HTTP side of studying: analyses of finished deals, hints at the table, daily problems."""

from __future__ import annotations

import logging
import re
from datetime import UTC, date, datetime
from typing import Annotated, Any, Protocol, runtime_checkable

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict

from rebelote.analysis.problems import daily
from rebelote.analysis.reasons import why_call, why_card
from rebelote.bots.protocol import Advice
from rebelote.rules.actions import Call, Cut, Play
from rebelote.rules.cards import card_text, suit_text
from rebelote.rules.state import View
from rebelote.rules.view import view
from rebelote.server.analyst import Analyst
from rebelote.server.answers.analyses import AnalysisTold, Hint, Problems
from rebelote.server.documented import answers
from rebelote.table.commands import TakeHint, require_hint
from rebelote.table.errors import TableError
from rebelote.table.hall import Hall
from rebelote.table.state import Table
from rebelote.table.thinking import Thinker, seed_of

log = logging.getLogger("rebelote.server")
router = APIRouter(prefix="/api")


class RecordGiven(BaseModel):
    """A finished deal to analyse."""

    model_config = ConfigDict(extra="forbid")

    record: dict[str, Any]


@runtime_checkable
class Adviser(Protocol):
    """Where bots are asked for advice."""

    async def advise(self, bot: str, seed: int, view: View) -> Advice:
        """The bot's choice, with what it compared."""


def _analyst(request: Request) -> Analyst:
    analyst: Analyst = request.app.state.analyst
    return analyst


@router.post("/analyses", **answers(AnalysisTold, "Under way, or done before.", 202))
async def begin(given: RecordGiven, request: Request) -> dict[str, Any]:
    """Begin to analyse a deal record, in the background; its id, and the result if it is known."""
    return await _analyst(request).ask(given.record)


@router.get("/analyses/{analysis}", **answers(AnalysisTold, "How far it is."))
async def look(
    analysis: Annotated[str, Path(pattern="^[0-9a-f]{32}$")], request: Request, response: Response
) -> dict[str, Any]:
    """How far an analysis is, with the result once there is one."""
    response.headers["cache-control"] = "no-store"
    return await _analyst(request).status(analysis)


@router.post("/tables/{table_id}/hint", **answers(Hint, "What to call or play, and why."))
async def hint(table_id: str, request: Request) -> dict[str, Any]:
    """What the strongest bot would do at the guest's seat, from what that seat can see, and why.

    The deal is practice from then on. Refused where other people sit at the table, and where it
    is not the guest's turn. ``bot`` says who gave it: a simpler one while the strongest is being
    made ready.
    """
    hall: Hall = request.app.state.hall
    table = (await hall.get(table_id)).table
    seat = table.seat_of(request.state.guest)
    if seat is None:
        raise TableError("not-seated")
    require_hint(seat, table)
    seen = view(table.game, seat)
    bot, advice = await _advice(hall.services.thinker, table, seen)
    version = await hall.submit(table_id, TakeHint(seat), table.changed)
    return {"version": version, "bot": bot, **hint_json(seen, advice)}


async def _advice(thinker: Thinker, table: Table, seen: View) -> tuple[str, Advice]:
    """What the strongest bot says; where it fails or takes too long, what the next one says."""
    assert seen.seat is not None
    if isinstance(thinker, Adviser):
        for bot in reversed(thinker.levels(table.profile)):
            try:
                return bot, await thinker.advise(bot, seed_of(table, seen.seat), seen)
            except Exception as problem:  # a simpler bot's hint is better than none
                extra = {"bot": bot, "problem": type(problem).__name__}
                log.warning("a bot gave no hint", extra=extra)
    raise TableError("no-hint-now")


def hint_json(seen: View, advice: Advice) -> dict[str, Any]:
    """A hint as a client is told of it: the choice and the reasons."""
    action = advice.action
    assert not isinstance(action, Cut)
    if isinstance(action, Play):
        found = why_card(seen, action.card, advice.compared)
        choice: dict[str, Any] = {"card": card_text(action.card), "says": action.says}
    else:
        assert isinstance(action, Call)
        found = why_call(seen, action.suit, advice.compared)
        taken = action.suit is not None
        choice = {"call": "take" if taken else "pass"}
        if action.suit is not None:
            choice["suit"] = suit_text(action.suit)
    reasons = [{"code": reason.code, "params": reason.params} for reason in found]
    return {**choice, "reasons": reasons}


def _as_written(day: object) -> object:
    """Only a date as the schema has it: pydantic would take a number for seconds since 1970."""
    if isinstance(day, str) and not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", day):
        raise ValueError("a day is written YYYY-MM-DD")
    return day


@router.get("/problems", **answers(Problems, "The problems of that day."))
async def problems(
    day: Annotated[
        date | None, BeforeValidator(_as_written), Query(description="Default: today, in UTC.")
    ] = None,
) -> dict[str, Any]:
    """The problems of a day, with their solutions; the same for everybody."""
    wanted = day or datetime.now(UTC).date()
    return {"day": wanted.isoformat(), "problems": daily(wanted)}
