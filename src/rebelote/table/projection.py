"""What each viewer is told: the one place where a table becomes messages.

Everything is built from an allow-list: the view and the redacted events of the rules, and the
few fields named here. Guests' ids, packs and other hands have no way through.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rebelote.rules.cards import Seat
from rebelote.rules.view import redact, view
from rebelote.rules.wire import event_to_client, view_to_json
from rebelote.table.events import (
    BotSeated,
    DealRepeated,
    HintTaken,
    MatchReopened,
    PlayBegan,
    PlayerSeated,
    SeatLeft,
    TableEvent,
    TableOpened,
    UndoTaken,
)
from rebelote.table.room import (
    Answered,
    ClockPaused,
    ClockRanOut,
    ClockResumed,
    Proposed,
    RoomEvent,
    RoomOpened,
    SeatAway,
    SeatBack,
    SeatLent,
)
from rebelote.table.state import Table
from rebelote.table.store import JsonObject


class Around(NamedTuple):
    """What a table's messages tell beside the table itself."""

    online: Collection[Seat]
    """Seats with a connection to this worker, where the log does not say who is there."""
    bots: Sequence[str]
    """The bots that play this game, the simplest first."""
    now: float
    """The server's time, so that a client can show how much of a deadline is left."""


def view_message(table: Table, guest: str | None, around: Around) -> JsonObject:
    """The whole table as a guest (hashed) may see it."""
    return {"type": "view", "version": table.version, "view": _whole(table, guest, around)}


def update_message(
    table: Table, events: Sequence[TableEvent], guest: str | None, around: Around
) -> JsonObject:
    """What one append changed, and the table after it, for a guest (hashed)."""
    viewer, players = table.seat_of(guest), table.profile.players
    return {
        "type": "update",
        "version": table.version,
        "events": [shown for event in events if (shown := visible(event, viewer, players))],
        "view": _whole(table, guest, around),
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
    if isinstance(event, HintTaken):
        return {"type": "hint-taken", "seat": event.seat}
    if isinstance(event, PlayBegan):
        return {"type": "play-began"}
    if isinstance(event, MatchReopened):
        return {"type": "match-reopened"}
    if isinstance(event, TableOpened | DealRepeated | RoomOpened):
        return None
    if isinstance(event, RoomEvent):
        return _visible_in_room(event)
    return event_to_client(redact(event, viewer), players)


def _visible_in_room(event: RoomEvent) -> JsonObject:
    match event:
        case SeatAway(seat):
            return {"type": "seat-away", "seat": seat}
        case SeatBack(seat):
            return {"type": "seat-back", "seat": seat}
        case SeatLent(seat, bot):
            return {"type": "seat-lent", "seat": seat, "bot": bot}
        case ClockRanOut(seat):
            return {"type": "clock-ran-out", "seat": seat}
        case Proposed(seat, what):
            return {"type": "proposed", "seat": seat, "what": what}
        case Answered(seat, agrees):
            return {"type": "answered", "seat": seat, "agrees": agrees}
        case ClockPaused():
            return {"type": "clock-paused"}
        case ClockResumed():
            return {"type": "clock-resumed"}
        case RoomOpened():
            raise AssertionError("nobody is told how a room was opened")


def _whole(table: Table, guest: str | None, around: Around) -> JsonObject:
    viewer = table.seat_of(guest)
    return {
        **view_to_json(view(table.game, viewer)),
        "table": {
            "id": table.id,
            "seats": [
                _chair(table, seat, seat == viewer, around.online)
                for seat in range(len(table.chairs))
            ],
            "bots": list(around.bots),
            "practice": table.practice,
            "begun": table.begun,
            "room": _room(table, guest, around.now),
        },
    }


def _chair(table: Table, seat: Seat, own: bool, online: Collection[Seat]) -> JsonObject:
    chair, room = table.chairs[seat], table.room
    here = seat in online if room is None else room.seats[seat].away is None
    shown: JsonObject = {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": table.bot_at(seat) or None,
        "online": chair.kind == "bot" or (chair.kind == "person" and here),
        "you": own,
    }
    if room is not None:
        shown |= {
            "lent": bool(room.seats[seat].lent),
            "returns_until": room.returns_until(seat),
            "bank": room.seats[seat].bank,
        }
    return shown


def _room(table: Table, guest: str | None, now: float) -> JsonObject | None:
    room, turn = table.room, table.game.public.turn
    if room is None:
        return None
    proposal = room.proposal
    return {
        "code": room.opened.code,
        "host": guest is not None and guest == table.host,
        "listed": room.opened.listed,
        "level": room.opened.level,
        "away_seconds": room.opened.away_seconds,
        "move_seconds": room.opened.move_seconds,
        "bank_seconds": room.opened.bank_seconds,
        "deadline": room.deadline(turn) if turn is not None and table.begun else None,
        "paused": room.paused is not None,
        "now": now,
        "proposal": None
        if proposal is None
        else {"what": proposal.what, "by": proposal.by, "agreed": sorted(proposal.agreed)},
    }
