"""The link for looking on: the same table, without a way to a seat of it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response, WebSocket

from rebelote.server.answers.records import DealRecord
from rebelote.server.answers.tables import WatchedTable
from rebelote.server.api import Guest, TheHall, records_answer
from rebelote.server.documented import answers, lines
from rebelote.server.socket import Connection

router = APIRouter(prefix="/api/watch")


@router.get("/{watch}", **answers(WatchedTable, "What the link leads to."))
async def look(watch: str, guest: Guest, hall: TheHall) -> dict[str, Any]:
    """The table's own id for its players and its host; null for everybody else."""
    table_id = await hall.watched(watch)
    table = (await hall.get(table_id)).table
    belongs = table.seat_of(guest) is not None or table.host == guest
    return {"table": table_id if belongs else None}


@router.get("/{watch}/records", response_class=Response, responses=lines(DealRecord))
async def records(watch: str, hall: TheHall) -> Response:
    """The finished deals, where the table shows all hands to spectators."""
    return records_answer(await hall.records(await hall.watched(watch), None))


@router.websocket("/{watch}/socket")
async def watching_socket(socket: WebSocket, watch: str) -> None:
    """A connection for looking on."""
    await Connection(socket, socket.app.state.hall, watch_only=True).run(watch)
