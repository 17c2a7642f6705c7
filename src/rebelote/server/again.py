"""Play it again: the cards of a record against bots, alone or as a deal shared with friends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from rebelote.rules.record import parse_record, record_line
from rebelote.rules.steps import Course, deal_course, deal_steps
from rebelote.server.answers.replays import DealGiven, SharedDeal
from rebelote.server.answers.tables import TableOpened
from rebelote.server.api import Guest, TheHall, wanted_bots
from rebelote.server.documented import answers
from rebelote.server.errors import ServerError
from rebelote.server.identity import clean_name, new_table_id
from rebelote.server.replays import Shares
from rebelote.server.requests import ShortText
from rebelote.server.shares import Played, Share
from rebelote.table.again import Player, Setting, open_again
from rebelote.table.events import DealRepeated
from rebelote.table.hall import Hall
from rebelote.table.records import finished_deals, match_id
from rebelote.table.store import Entry

router = APIRouter(prefix="/api")

LONGEST_RECORD: Final = 16_384
"""Characters of a record that is shared or played again; a deal needs about 2000."""

Name = Annotated[StrictStr, Field(max_length=200)]
Bots = ShortText | Annotated[list[ShortText], Field(max_length=3)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=3)]


class PlayAgain(BaseModel):
    """A deal to play again alone, from before the first call (0) or from a trick (1 to 16) on."""

    model_config = ConfigDict(extra="forbid")

    record: dict[str, Any]
    trick: Annotated[StrictInt, Field(ge=0, le=16)] = 0
    seat: SeatNumber = 0
    bots: Bots = "novice"
    name: Name = ""


class GiveDeal(BaseModel):
    """A deal for friends to play on the same cards."""

    model_config = ConfigDict(extra="forbid")

    record: dict[str, Any]
    seat: SeatNumber = 0
    bots: Bots = "novice"
    name: Name = ""


class PlayGiven(BaseModel):
    """A friend sits down at a shared deal."""

    model_config = ConfigDict(extra="forbid")

    name: Name = ""


@router.post("/again", **answers(TableOpened, "The table is open.", 201))
async def play_again(wanted: PlayAgain, guest: Guest, hall: TheHall) -> dict[str, str]:
    """Open a practice table at which a finished deal is played again."""
    course = await asyncio.to_thread(_course, wanted.record)
    bots = wanted_bots(wanted.bots, course.profile)
    moves = course.until_trick(wanted.trick)
    setting = Setting(course.profile, course.dealer, course.pack, course.cut, moves)
    player = Player(guest, clean_name(wanted.name), wanted.seat)
    table = new_table_id()
    return {"table": await _open(hall, table, setting, player, bots, DealRepeated(table, True))}


@router.post("/deals", **answers(DealGiven, "The deal is shared.", 201))
async def give_deal(wanted: GiveDeal, guest: Guest, shares: Shares) -> dict[str, str]:
    """Share the cards of a finished deal: whoever has the link plays them and compares."""
    course = await asyncio.to_thread(_course, wanted.record)
    wanted_bots(wanted.bots, course.profile)
    seat = wanted.seat % course.profile.players
    given = {
        "record": wanted.record,
        "seat": seat,
        "bots": wanted.bots,
        "name": clean_name(wanted.name),
        "first": await asyncio.to_thread(_first_result, wanted.record),
    }
    return {"deal": await shares.give("deal", guest, json.dumps(given, ensure_ascii=False))}


@router.get("/deals/{share_id}", **answers(SharedDeal, "The shared deal."))
async def shared_deal(share_id: str, guest: Guest, shares: Shares, hall: TheHall) -> dict[str, Any]:
    """A shared deal. Cards and results are for those who have played it, and for who gave it."""
    share = await shares.find("deal", share_id)
    given = json.loads(share.body)
    played = [await _settled(shares, hall, share, item) for item in await shares.played(share_id)]
    mine = next((item for item in played if item.guest == guest), None)
    told: dict[str, Any] = {
        "profile": given["record"]["profile"],
        "house_rules": given["record"].get("house_rules", {}),
        "seat": given["seat"],
        "bots": given["bots"],
        "name": given["name"],
        "yours": share.guest == guest,
        "table": mine.table if mine else None,
        "playing": sum(item.result is None for item in played),
        "played": sum(item.result is not None for item in played),
        "results": None,
        "record": None,
    }
    if share.guest == guest or (mine is not None and mine.result is not None):
        told["record"] = given["record"]
        first = {**given["first"], "name": given["name"], "first": True, "you": False}
        told["results"] = [first, *_results(played, guest)]
    return told


@router.post("/deals/{share_id}/tables", **answers(TableOpened, "Your table for it.", 201))
async def play_deal(
    share_id: str, wanted: PlayGiven, guest: Guest, shares: Shares, hall: TheHall
) -> dict[str, str]:
    """Sit down at a shared deal; whoever has done so before gets the same table."""
    share = await shares.find("deal", share_id)
    given = json.loads(share.body)
    course = await asyncio.to_thread(_course, given["record"])
    bots = wanted_bots(given["bots"], course.profile)
    name = clean_name(wanted.name)
    table = new_table_id()
    seated = await shares.take_seat(share_id, guest, table)
    if seated != table:
        return {"table": seated}
    setting = Setting(course.profile, course.dealer, course.pack, course.cut)
    # who gave the deal has seen its cards
    repeated = DealRepeated(f"deal:{share_id}", practice=share.guest == guest)
    player = Player(guest, name, given["seat"])
    return {"table": await _open(hall, table, setting, player, bots, repeated)}


async def _open(
    hall: Hall,
    table: str,
    setting: Setting,
    player: Player,
    bots: Sequence[str],
    repeated: DealRepeated,
) -> str:
    salt = f"{hall.services.chance.getrandbits(128):032x}"
    events = await asyncio.to_thread(open_again, setting, player, bots, repeated, salt)
    await hall.open(table, events)
    return table


def _course(data: dict[str, Any]) -> Course:
    record = parse_record(data)
    if len(record_line(record)) > LONGEST_RECORD:
        raise ServerError("body-too-large", largest=LONGEST_RECORD)
    return deal_course(record)


async def _settled(shares: Shares, hall: Hall, share: Share, played: Played) -> Played:
    """With its result, looked up where the deal has ended since."""
    if played.result is not None:
        return played
    entries = await hall.services.store.read(played.table)
    if not entries:
        return played
    result = await asyncio.to_thread(_result, played.table, entries)
    if result is None:
        return played
    await shares.finish(share.id, played.guest, result)
    return Played(played.guest, played.table, result)


def _result(table: str, entries: Sequence[Entry]) -> dict[str, Any] | None:
    """How the first deal of a table ended; None while it is played."""
    first = match_id(table, 1)
    for record in finished_deals(entries):
        if record["match"] == first and record["number"] == 1:
            return {**_outcome(record), "name": _person(entries)}
    return None


def _outcome(record: dict[str, Any]) -> dict[str, Any]:
    result = record["result"]
    return {
        "outcome": result["outcome"],
        "scores": result["scores"],
        "taker": record.get("taker"),  # null may be missing in a record that others wrote
        "trump": record.get("trump"),
        "practice": bool(record.get("practice", False)),
    }


def _person(entries: Sequence[Entry]) -> str:
    events = (event for entry in entries for event in entry.events)
    return next((str(e["name"]) for e in events if e["type"] == "player-seated"), "")


def _first_result(record: dict[str, Any]) -> dict[str, Any]:
    """What the deal brought when it was played first, without a pot that came from before it."""
    replay = deal_steps(record).replay
    assert replay is not None
    scored = next(e for e in replay["steps"][-1]["events"] if e["type"] == "deal-scored")
    pots = [line for line in scored["lines"] if line["rule"] == "pot-won"]
    scores = [
        score - sum(line["points"] for line in pots if line["side"] == side)
        for side, score in enumerate(scored["scores"])
    ]
    return {**_outcome(record), "scores": scores}


def _results(played: Sequence[Played], guest: str) -> list[dict[str, Any]]:
    return [
        {**item.result, "first": False, "you": item.guest == guest}
        for item in played
        if item.result is not None
    ]
