"""A player's own figures, counted from the logs of the tables at which the player sits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request

from rebelote.server.answers.people import Figures, StudyProgress
from rebelote.server.api import Guest, TheHall
from rebelote.server.documented import answers
from rebelote.server.ladders import Ladders, rating_json
from rebelote.server.student import Student
from rebelote.server.studies import Study, StudyStore
from rebelote.table.records import finished_deals, was_lent
from rebelote.table.store import Entry, Listing, Store
from rebelote.table.tally import DealTold, GivenUp, deals_told, given_up_told

router = APIRouter(prefix="/api")

MOST_TABLES: Final = 200
MOST_RECENT: Final = 40


class Told(NamedTuple):
    """What a table's log says of one of its players."""

    deals: tuple[DealTold, ...] = ()
    given_up: tuple[GivenUp, ...] = ()


@router.get("/statistics", **answers(Figures, "Your figures."))
async def statistics(guest: Guest, hall: TheHall, request: Request) -> dict[str, Any]:
    """Figures of the guest's latest tables by game and opponents, and the latest deals.

    Practice deals are counted apart: all other figures leave them out. What mistakes cost is a sum
    over the ``analysed`` deals; ``open`` counts those that nobody has looked at yet.
    """
    store = hall.services.store
    listings = await store.tables_of(guest, MOST_TABLES)
    told = [(item, await _told(store, item)) for item in listings]
    studies: StudyStore = request.app.state.studies
    known = await studies.of_guest(guest)
    groups: dict[tuple[str, str], dict[str, Any]] = {}
    for _, table in told:
        for deal in table.deals:
            _count(groups, deal, known.get(deal.deal))
        for match in table.given_up:
            _group(groups, match.profile, match.level)["won" if match.won else "lost"] += 1
    recent = [(item, deal) for item, table in told for deal in reversed(table.deals)]
    played = [deal for _, table in told for deal in table.deals]
    return {
        "groups": sorted(groups.values(), key=lambda group: -int(group["deals"])),
        "recent": [_recent(item, deal) for item, deal in recent[:MOST_RECENT]],
        "tables": len(listings),
        "study": await _study(request, guest, played, known),
        "ratings": await _ratings(request, guest, known.values()),
    }


@router.post("/statistics/study", **answers(StudyProgress, "Under way.", 202))
async def study(guest: Guest, request: Request) -> dict[str, Any]:
    """Begin to look at the guest's deals that nobody has looked at: analyse, and compare."""
    student: Student = request.app.state.student
    return (await student.begin(guest))._asdict()


async def _study(
    request: Request, guest: str, deals: Sequence[DealTold], known: Mapping[str, Study]
) -> dict[str, Any]:
    student: Student = request.app.state.student
    progress = await student.progress(guest)
    open_ones = sum(deal.telling and deal.deal not in known for deal in deals)
    return {**progress._asdict(), "open": open_ones}


async def _ratings(request: Request, guest: str, studies: Iterable[Study]) -> list[dict[str, Any]]:
    ladders: Ladders = request.app.state.ladders
    games = {study.profile for study in studies if study.board is not None}
    found = []
    for profile in sorted(games):
        player = await ladders.player(profile, guest)
        if player is not None:
            found.append(rating_json(profile, player))
    return sorted(found, key=lambda rating: -int(rating["boards"]))


async def _told(store: Store, item: Listing) -> Told:
    if item.summary.number == 0:
        return Told()
    known = _kept(item.table, item.seat, item.updated)
    if not known:
        entries = await store.read(item.table)
        known.append(await asyncio.to_thread(_counted, entries, item.seat))
    return known[0]


@lru_cache(maxsize=4096)
def _kept(_table: str, _seat: int, _updated: float) -> list[Told]:
    """A place for what was counted of a table at its newest version: a log never changes."""
    return []


def _counted(entries: Sequence[Entry], seat: int) -> Told:
    deals = deals_told(finished_deals(entries), seat, lent=was_lent(entries))
    return Told(tuple(deals), tuple(given_up_told(entries, seat)))


def _group(
    groups: dict[tuple[str, str], dict[str, Any]], profile: str, level: str
) -> dict[str, Any]:
    names = ("deals", "taken", "made", "side_taken", "side_made", "own", "other", "capots")
    matches = ("practice", "won", "lost", "drawn")
    costs = ("studied", "analysed", "mistakes", "lost_plays", "lost_calls")
    blank = {"profile": profile, "level": level, **dict.fromkeys((*names, *matches, *costs), 0)}
    return groups.setdefault((profile, level), blank)


def _count(
    groups: dict[tuple[str, str], dict[str, Any]], deal: DealTold, study: Study | None
) -> None:
    group = _group(groups, deal.profile, deal.level)
    if deal.practice:
        group["practice"] += 1
        return
    made = deal.outcome == "made"
    group["deals"] += 1
    group["taken"] += deal.took
    group["made"] += deal.took and made
    group["side_taken"] += deal.side_took
    group["side_made"] += deal.side_took and made
    group["own"] += deal.own
    group["other"] += deal.other
    group["capots"] += deal.capot
    group["won"] += deal.won is True
    group["lost"] += deal.won is False
    group["drawn"] += deal.drawn
    group["studied"] += study is not None
    if study is not None and study.lost is not None:
        group["analysed"] += 1
        group["mistakes"] += study.lost.mistakes
        group["lost_plays"] = round(group["lost_plays"] + study.lost.plays, 1)
        group["lost_calls"] = round(group["lost_calls"] + study.lost.calls, 1)


def _recent(item: Listing, deal: DealTold) -> dict[str, Any]:
    return {
        "table": item.table,
        "place": deal.place,
        "number": deal.number,
        "profile": deal.profile,
        "level": deal.level,
        "practice": deal.practice,
        "took": deal.took,
        "side_took": deal.side_took,
        "outcome": deal.outcome,
        "own": deal.own,
        "other": deal.other,
        "updated": item.updated,
    }
