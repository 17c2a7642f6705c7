"""The HTTP side of the wire: what there is to play, and tables to open and list."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response, WebSocket

from rebelote.bots import bot_ids, bot_specs
from rebelote.rules.combinations import Contradiction, usual_packets
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import OPTIONS, Option, OptionValue, Profile
from rebelote.server.answers.records import DealRecord
from rebelote.server.answers.tables import Bots, ChangedGame, Games, OwnTables, TableOpened
from rebelote.server.documented import answers, lines
from rebelote.server.identity import clean_name, new_table_id
from rebelote.server.requests import OpenTable
from rebelote.server.socket import Connection
from rebelote.table.commands import open_alone
from rebelote.table.errors import TableError
from rebelote.table.hall import Hall
from rebelote.table.store import Listing

router = APIRouter(prefix="/api")


def _guest(request: Request) -> str:
    guest: str = request.state.guest
    return guest


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


Guest = Annotated[str, Depends(_guest)]
TheHall = Annotated[Hall, Depends(_hall)]


@router.get("/profiles", **answers(Games, "Every game, with its options."))
async def profiles() -> dict[str, Any]:
    """Every game there is, with the options that a house rule may change."""
    return {"profiles": [_profile(load_profile(name)) for name in profile_ids()]}


@router.get("/profiles/{name}", **answers(ChangedGame, "The game under these house rules."))
async def changed_profile(name: str, request: Request) -> dict[str, Any]:
    """A game under the house rules of the query: the options that make a difference then.

    ``contradictions`` says which options cannot stand together, and what would put it right.
    """
    changed = wanted_profile(name).changed_by(request.query_params)
    found = [_contradiction(item) for item in changed.contradictions()]
    return {**_profile(wanted_profile(name), changed), "contradictions": found}


@router.get("/bots", **answers(Bots, "Every bot, the simplest first."))
async def bots(hall: TheHall) -> dict[str, Any]:
    """Every bot there is, the simplest first, and the games it plays."""
    await hall.services.thinker.ready()
    games = {name: bot_ids(name) for name in profile_ids()}
    return {
        "bots": [
            {"id": bot, "profiles": [name for name, ids in games.items() if bot in ids]}
            for bot in bot_specs()
        ]
    }


@router.post("/tables", **answers(TableOpened, "The table is open.", 201))
async def open_table(wanted: OpenTable, guest: Guest, hall: TheHall) -> dict[str, Any]:
    """Open a table: its opener sits at seat 0, bots at the others."""
    await hall.services.thinker.ready()
    profile = wanted_profile(wanted.profile, wanted.house_rules)
    levels = wanted_bots(wanted.bots, profile)
    name = clean_name(wanted.name)
    table_id = new_table_id()
    events = open_alone(profile, guest, name, levels, hall.services.chance)
    await hall.open(table_id, events)
    return {"table": table_id}


@router.get("/tables", **answers(OwnTables, "Your tables."))
async def tables(guest: Guest, hall: TheHall) -> dict[str, Any]:
    """The guest's own tables at which something may still happen, the latest first."""
    found = await hall.services.store.tables_of(guest)
    return {"tables": [_listing(item) for item in found if not item.summary.closed]}


@router.get("/tables/{table_id}/records", response_class=Response, responses=lines(DealRecord))
async def records(table_id: str, guest: Guest, hall: TheHall) -> Response:
    """The finished deals of a table as deal records, one JSON object a line."""
    return records_answer(await hall.records(table_id, guest))


def records_answer(lines: Sequence[Mapping[str, Any]]) -> Response:
    """Deal records as an answer, one JSON object a line."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    return Response(text, media_type="application/jsonl", headers={"cache-control": "no-store"})


@router.websocket("/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """A viewer's connection to a table."""
    await Connection(socket, socket.app.state.hall).run(table_id)


def wanted_profile(name: str, house_rules: Mapping[str, object] | None = None) -> Profile:
    """The profile of an id, never a file of that name; raises a `RebeloteError` otherwise."""
    if name not in profile_ids():
        raise RebeloteError("unknown-profile", profile=name, known=list(profile_ids()))
    return load_profile(name, house_rules)


def wanted_bots(bots: str | list[str], profile: Profile) -> Sequence[str]:
    """One bot for every other seat; raises `TableError` for a wrong number or name."""
    others = profile.players - 1
    wanted = [bots] * others if isinstance(bots, str) else bots
    if len(wanted) != others:
        raise TableError("no-such-seat", seats=others)
    known = bot_ids(profile)
    for bot in wanted:
        if bot not in known:
            raise TableError("unknown-bot", bot=bot, known=list(known))
    return wanted


def _profile(profile: Profile, effective: Profile | None = None) -> dict[str, Any]:
    """A profile and what a table may change: what makes a difference under `effective`."""
    rules = effective or profile
    return {
        "id": profile.id,
        "players": profile.players,
        "target": profile.target if profile.length == "target" else None,
        "options": [
            _option(option, profile)
            for option in OPTIONS.values()
            if not option.structural and not rules.irrelevant(option.name)
        ],
    }


def _option(option: Option, profile: Profile) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "name": option.name,
        "section": option.section,
        "type": option.type,
        "choices": list(option.choices),
        "value": _plain(profile.options()[option.name]),
    }
    if option.type == "int":
        shown |= {"lowest": option.lowest, "highest": option.highest}
    if option.type == "packets":
        ways = dict.fromkeys((profile.packets, *usual_packets(profile.players)))
        shown["choices"] = [list(sizes) for sizes in ways]
    return shown


def _contradiction(found: Contradiction) -> dict[str, Any]:
    sets = {name: _plain(value) for name, value in found.sets.items()}
    return {"options": list(found.keys), "reason": found.reason, "sets": sets}


def _plain(value: OptionValue) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _listing(item: Listing) -> dict[str, Any]:
    summary = item.summary
    return {
        "table": item.table,
        "profile": summary.profile,
        "phase": summary.phase,
        "totals": list(summary.totals),
        "number": summary.number,
        "your_turn": summary.turn == item.seat,
        "updated": item.updated,
    }
