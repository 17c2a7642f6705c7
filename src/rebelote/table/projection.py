"""What each viewer is told: the one place where a table becomes messages.

Everything is built from an allow-list: the view and the redacted events of the rules, and the
few fields named here. Guests' ids, packs and other hands have no way through.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rebelote.rules.cards import Seat
from rebelote.rules.view import redact, view
from rebelote.rules.wire import event_to_client, view_to_json
from rebelote.table.events import (
    BotSeated,
    DealRepeated,
    MatchReopened,
    PlayBegan,
    PlayerSeated,
    SeatLeft,
    TableEvent,
    TableOpened,
    UndoTaken,
)
from rebelote.table.state import Chair, Table
from rebelote.table.store import JsonObject

TABLE_EVENTS: Final = (
    TableOpened,
    PlayerSeated,
    BotSeated,
    SeatLeft,
    PlayBegan,
    UndoTaken,
    MatchReopened,
    DealRepeated,
)


def view_message(
    table: Table, viewer: Seat | None, online: Collection[Seat], bots: Sequence[str]
) -> JsonObject:
    """The whole table as a viewer may see it."""
    return {
        "type": "view",
        "version": table.version,
        "view": _whole(table, viewer, online, bots),
    }


def update_message(
    table: Table,
    events: Sequence[TableEvent],
    viewer: Seat | None,
    online: Collection[Seat],
    bots: Sequence[str],
) -> JsonObject:
    """What one append changed, and the table after it."""
    players = table.profile.players
    return {
        "type": "update",
        "version": table.version,
        "events": [shown for event in events if (shown := visible(event, viewer, players))],
        "view": _whole(table, viewer, online, bots),
    }


def visible(event: TableEvent, viewer: Seat | None, players: int) -> JsonObject | None:
    """The event as a viewer may know it; None for what concerns nobody."""
    if isinstance(event, PlayerSeated):
        return {"type": "player-seated", "seat": event.seat, "name": event.name}
    if isinstance(event, BotSeated):
        return {"type": "bot-seated", "seat": event.seat, "bot": event.bot}
    if isinstance(event, SeatLeft):
        return {"type": "seat-left", "seat": event.seat}
    if isinstance(event, UndoTaken):
        return {"type": "undo-taken", "seat": event.seat}
    if isinstance(event, PlayBegan):
        return {"type": "play-began"}
    if isinstance(event, MatchReopened):
        return {"type": "match-reopened"}
    if isinstance(event, TableOpened | DealRepeated):
        return None
    return event_to_client(redact(event, viewer), players)


def _whole(
    table: Table, viewer: Seat | None, online: Collection[Seat], bots: Sequence[str]
) -> JsonObject:
    return {
        **view_to_json(view(table.game, viewer)),
        "table": {
            "id": table.id,
            "seats": [
                _chair(seat, chair, viewer, online) for seat, chair in enumerate(table.chairs)
            ],
            "bots": list(bots),
            "practice": table.practice,
            "begun": table.begun,
        },
    }


def _chair(seat: Seat, chair: Chair, viewer: Seat | None, online: Collection[Seat]) -> JsonObject:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot or None,
        "online": chair.kind == "bot" or seat in online,
        "you": seat == viewer,
    }
