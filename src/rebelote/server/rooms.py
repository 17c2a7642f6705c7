"""Tables for several people over HTTP: opened, found by code, listed."""

from __future__ import annotations

import secrets
from typing import Any, Final

from fastapi import APIRouter

from rebelote.bots import bot_ids
from rebelote.server.answers.tables import ListedRooms, RoomMade, TableOpened
from rebelote.server.api import Guest, TheHall, wanted_profile
from rebelote.server.documented import answers
from rebelote.server.identity import clean_name, new_table_id
from rebelote.server.requests import OpenRoom
from rebelote.table.commands import opened
from rebelote.table.errors import TableError
from rebelote.table.events import PlayerSeated
from rebelote.table.room import RoomOpened
from rebelote.table.store import Store

router = APIRouter(prefix="/api/rooms")

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that could be read as another one."""
CODE_LENGTH: Final = 7


@router.post("", **answers(RoomMade, "The table is open.", 201))
async def open_room(wanted: OpenRoom, guest: Guest, hall: TheHall) -> dict[str, Any]:
    """Open a table; its opener is the host and sits at seat 0 until it moves."""
    await hall.services.thinker.ready()
    profile = wanted_profile(wanted.profile, wanted.house_rules)
    known = bot_ids(profile)
    if wanted.level not in known:
        raise TableError("unknown-bot", bot=wanted.level, known=list(known))
    name = clean_name(wanted.name)
    table_id, code = new_table_id(), await _new_code(hall.services.store)
    room = RoomOpened(
        code=code,
        listed=wanted.listed,
        level=wanted.level,
        away_seconds=wanted.away_seconds,
        move_seconds=wanted.move_seconds,
        bank_seconds=wanted.bank_seconds,
        open_hands=wanted.open_hands,
    )
    await hall.open(table_id, (opened(profile, guest), room, PlayerSeated(0, guest, name)))
    return {"table": table_id, "code": code}


@router.get("", **answers(ListedRooms, "Tables that anybody may join."))
async def listed_rooms(hall: TheHall) -> dict[str, Any]:
    """Tables that anybody may join, the latest first."""
    found = await hall.services.store.listed()
    return {
        "rooms": [
            {
                "table": item.table,
                "profile": item.summary.profile,
                "people": len(item.summary.members),
                "updated": item.updated,
            }
            for item in found
        ]
    }


@router.get("/{code}", **answers(TableOpened, "The table with that code."))
async def find_room(code: str, hall: TheHall) -> dict[str, Any]:
    """The table with a code, typed in either case."""
    table_id = await hall.services.store.find(code.strip().upper()[:16])
    if table_id is None:
        raise TableError("unknown-code")
    return {"table": table_id}


async def _new_code(store: Store) -> str:
    """A code that no table has."""
    while True:
        letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if await store.find(letters) is None:
            return letters
