"""The finished deals of a table as deal records."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from rebelote.rules.record import deal_record
from rebelote.rules.state import ENDED, SCORED
from rebelote.table.events import MatchReopened, from_log
from rebelote.table.state import Table, fold
from rebelote.table.store import Entry, JsonObject


def finished_deals(entries: Iterable[Entry]) -> list[JsonObject]:
    """The records of all deals that are over, in order.

    A deal whose pack is not revealed yet is left out: its cards lie together in the next pack.
    So is one that was broken off because a side surrendered: it has no result.
    A deal in which a choice was taken back says ``"practice": true``. Beside the format's own
    fields, ``names`` and ``bots`` tell who sits at each seat.
    """
    table: Table | None = None
    shown: list[tuple[int, int, JsonObject]] = []
    unrevealed: list[tuple[int, int, JsonObject]] = []
    matches, last = 1, 0
    for entry in entries:
        events = [from_log(event, entry.schema) for event in entry.events]
        table = fold(table, entry, events)
        if any(isinstance(event, MatchReopened) for event in events):
            matches, last = matches + 1, 0
        public = table.game.public
        if public.phase not in (SCORED, ENDED):
            continue
        if public.sheet is not None and public.number != last:
            last = public.number
            unrevealed.append((matches, last, _record(table, matches)))
        if public.phase == ENDED:  # every pack held back was revealed with the last one
            shown += unrevealed
            unrevealed = []
        elif unrevealed and last in {reveal.number for reveal in public.revealed}:
            shown.append(unrevealed.pop())
    return [record for _, _, record in sorted(shown, key=lambda item: item[:2])]


def was_lent(entries: Iterable[Entry]) -> bool:
    """Whether a bot has played for a person at this table."""
    return any(event["type"] == "seat-lent" for entry in entries for event in entry.events)


def _record(table: Table, match: int) -> JsonObject:
    record = deal_record(table.game, match_id(table.id, match))
    record |= {
        "names": [chair.name or None for chair in table.chairs],
        "bots": [chair.bot or None for chair in table.chairs],
    }
    return {**record, "practice": True} if table.practice else record


def match_id(table: str, match: int) -> str:
    """The name of a table's match in records: it does not tell the table's address."""
    return hashlib.sha256(f"match {match} of {table}".encode()).hexdigest()[:16]
