"""What each viewer is told: the one place where a table becomes messages.

Everything is built from an allow-list: the view and the redacted events of the rules, and the
few fields named here. Guests' ids, packs and other hands have no way through.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from rebelote.rules.cards import Seat, mask_of, parse_card, sorted_for_display, texts
from rebelote.rules.events import PackRevealed
from rebelote.rules.record import cards_to_json
from rebelote.rules.state import ENDED, SCORED
from rebelote.rules.view import redact, view
from rebelote.rules.wire import event_to_client, view_to_json
from rebelote.table.events import (
    BotSeated,
    HintTaken,
    MatchReopened,
    PersonEvent,
    PlayBegan,
    PlayerSeated,
    SeatForgotten,
    SeatLeft,
    Surrendered,
    TableClosed,
    TableEvent,
    TableOnly,
    UndoTaken,
    name_of,
)
from rebelote.table.room import (
    Answered,
    ClockPaused,
    ClockRanOut,
    ClockResumed,
    PhraseSaid,
    Proposal,
    ProposalLapsed,
    Proposed,
    RematchWanted,
    RoomEvent,
    SeatAway,
    SeatBack,
    SeatLent,
)
from rebelote.table.state import Table
from rebelote.table.store import JsonObject
from rebelote.table.watching import watch_id


class Around(NamedTuple):
    """What a table's messages tell beside the table itself."""

    online: Collection[Seat]
    """Seats with a connection to this worker, where the log does not say who is there."""
    bots: Sequence[str]
    """The bots that play this game, the simplest first."""
    now: float
    """The server's time, so that a client can show how much of a deadline is left."""


class Who(NamedTuple):
    """Whom a message is for."""

    guest: str | None = None
    """The guest (hashed); None for nobody in particular."""
    watch_only: bool = False
    """Whether it came by the link for looking on: it has no part in the table, and is never told
    the table's own id or code."""


def view_message(table: Table, who: Who, around: Around) -> JsonObject:
    """The whole table as somebody may see it."""
    return {"type": "view", "version": table.version, "view": _whole(table, who, around)}


def update_message(
    table: Table, events: Sequence[TableEvent], who: Who, around: Around
) -> JsonObject:
    """What one append changed, and the table after it, for somebody."""
    viewer, players = seat_of(table, who), table.profile.players
    if not sees_hands(table, viewer):
        events = [event for event in events if not isinstance(event, PackRevealed)]
    return {
        "type": "update",
        "version": table.version,
        "events": [shown for event in events if (shown := visible(event, viewer, players))],
        "view": _whole(table, who, around),
    }


def seat_of(table: Table, who: Who) -> Seat | None:
    """The seat somebody sits at and came for; None for everybody who looks on."""
    return None if who.watch_only else table.seat_of(who.guest)


def sees_hands(table: Table, viewer: Seat | None) -> bool:
    """Whether a viewer may see all hands of a deal that is over.

    Where people meet, that is for the players alone, unless whoever opened the table lets
    spectators look too.
    """
    return viewer is not None or table.room is None or table.room.opened.open_hands


TOLD: Final[dict[type[Any], tuple[str, ...]]] = {
    PlayerSeated: ("seat", "name"),
    BotSeated: ("seat", "bot"),
    SeatLeft: ("seat",),
    SeatForgotten: ("seat",),
    PlayBegan: (),
    UndoTaken: ("seat",),
    HintTaken: ("seat",),
    MatchReopened: (),
    Surrendered: ("seat", "side"),
    TableClosed: ("reason",),
    SeatAway: ("seat",),
    SeatBack: ("seat",),
    SeatLent: ("seat", "bot"),
    ClockRanOut: ("seat",),
    ClockPaused: (),
    ClockResumed: (),
    Proposed: ("seat", "what"),
    Answered: ("seat", "what", "agrees"),
    ProposalLapsed: ("seat", "what"),
    RematchWanted: ("seat",),
    PhraseSaid: ("seat", "code"),
}
"""What is told of the table's own events; of the others nobody is told anything."""


def visible(event: TableEvent, viewer: Seat | None, players: int) -> JsonObject | None:
    """The event as a viewer may know it; None for what does not concern it."""
    if not isinstance(event, TableOnly | PersonEvent | RoomEvent):
        return event_to_client(redact(event, viewer), players)
    if type(event) not in TOLD or _is_of_others(event, viewer):
        return None
    return {"type": name_of(event), **{name: getattr(event, name) for name in TOLD[type(event)]}}


def _is_of_others(event: TableEvent, viewer: Seat | None) -> bool:
    """Whether it is another side's own matter: that it thinks of surrendering."""
    if not isinstance(event, Proposed | Answered | ProposalLapsed) or event.what != "surrender":
        return False
    return viewer is None or viewer % 2 != event.seat % 2


def _whole(table: Table, who: Who, around: Around) -> JsonObject:
    viewer = seat_of(table, who)
    shown = view_to_json(view(table.game, viewer))
    if not sees_hands(table, viewer):
        shown["revealed"] = []
    return {
        **shown,
        "table": {
            "id": watch_id(table.id) if who.watch_only else table.id,
            "seats": [
                _chair(table, seat, seat == viewer, around.online)
                for seat in range(len(table.chairs))
            ],
            "bots": list(around.bots),
            "practice": table.practice,
            "begun": table.begun,
            "given_up": table.given_up,
            "closed": table.closed,
            "all_hands": _all_hands(table, viewer),
            "room": _room(table, who, around.now),
        },
    }


def _all_hands(table: Table, viewer: Seat | None) -> JsonObject | None:
    """What everybody was dealt in the deal that is over, for whoever may see it; hands sorted."""
    profile, public, hidden = table.game
    over = public.phase in (SCORED, ENDED)
    revealed = any(reveal.number == public.number for reveal in public.revealed)
    if not (over and revealed and sees_hands(table, viewer)):
        return None
    dealt = cards_to_json(profile, public, hidden.deck)
    if "hands" not in dealt:
        return dealt
    masks = (mask_of(map(parse_card, hand)) for hand in dealt["hands"])
    return {"hands": [texts(sorted_for_display(mask, public.trump)) for mask in masks]}


def _chair(table: Table, seat: Seat, own: bool, online: Collection[Seat]) -> JsonObject:
    chair, room = table.chairs[seat], table.room
    here = seat in online if room is None else room.seats[seat].away is None
    shown: JsonObject = {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": table.bot_at(seat) or None,
        "gone": chair.kind == "person" and not chair.guest,
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


def _room(table: Table, who: Who, now: float) -> JsonObject | None:
    room, turn = table.room, table.game.public.turn
    if room is None:
        return None
    viewer = seat_of(table, who)
    return {
        "code": None if who.watch_only else room.opened.code,
        "watch": watch_id(table.id),
        "host": not who.watch_only and who.guest is not None and who.guest == table.host,
        "listed": room.opened.listed,
        "open_hands": room.opened.open_hands,
        "level": room.opened.level,
        "away_seconds": room.opened.away_seconds,
        "move_seconds": room.opened.move_seconds,
        "bank_seconds": room.opened.bank_seconds,
        "deadline": room.deadline(turn) if turn is not None and table.begun else None,
        "paused": room.paused is not None,
        "now": now,
        "proposal": _proposal(room.proposal),
        "giving_up": None if viewer is None else _proposal(room.giving_up[viewer % 2]),
        "rematch": sorted(room.rematch),
    }


def _proposal(proposal: Proposal | None) -> JsonObject | None:
    if proposal is None:
        return None
    agreed, until = sorted(proposal.agreed), proposal.until
    return {"what": proposal.what, "by": proposal.by, "agreed": agreed, "until": until}
