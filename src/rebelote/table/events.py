"""What happens at a table, besides the game's own events, and the form of both in the log.

The log holds full events: packs, hands and guests (hashed). Nothing here is sent to a viewer; see
`projection`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from rebelote.rules.cards import Seat, Side
from rebelote.rules.events import Event
from rebelote.rules.wire import event_from_json, event_to_json
from rebelote.table.room import (
    Answered,
    ClockPaused,
    ClockRanOut,
    ClockResumed,
    PhraseSaid,
    ProposalLapsed,
    Proposed,
    RematchWanted,
    RoomEvent,
    RoomOpened,
    SeatAway,
    SeatBack,
    SeatLent,
)
from rebelote.table.store import SCHEMA, JsonObject


class TableOpened(NamedTuple):
    """A table exists, its seats still empty.

    ``options`` are all options of the profile with their values, so that an old game replays
    under its old rules whatever the profile's file says by then.
    """

    profile: str
    options: Mapping[str, Any]
    house_rules: Mapping[str, Any]
    host: str
    """The guest (hashed) who opened it."""


class PlayerSeated(NamedTuple):
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str


class BotSeated(NamedTuple):
    """A bot took a seat."""

    seat: Seat
    bot: str


class SeatLeft(NamedTuple):
    """A seat is empty again."""

    seat: Seat


class PlayBegan(NamedTuple):
    """All seats are taken and the first deal may start."""


class UndoTaken(NamedTuple):
    """A person took back a choice: the game is what it was before the move numbered ``move``."""

    seat: Seat
    move: int


class HintTaken(NamedTuple):
    """A person alone among bots was told what the strongest bot would do: the deal is practice."""

    seat: Seat


class MatchReopened(NamedTuple):
    """A new match begins at the same table, from nothing."""


class DealRepeated(NamedTuple):
    """The pack just prepared is that of a deal played elsewhere.

    Bots choose as they would at any other table with the same ``source``, so that two people who
    play alike are answered alike. ``practice``: the person may know the cards.
    """

    source: str
    practice: bool


class Surrendered(NamedTuple):
    """A side gave the match up; the deal that was being played is not counted."""

    side: Side
    seat: Seat
    """Who proposed it."""


class TableClosed(NamedTuple):
    """Whoever runs the server closed the table: nothing happens at it any more."""

    reason: str
    """What the players are told; may be empty."""


class SeatPassedOn(NamedTuple):
    """The person at a seat goes by another guest id from now on: it has signed in."""

    seat: Seat
    guest: str


class HostPassedOn(NamedTuple):
    """Another guest may start the table; empty: nobody."""

    guest: str


class SeatForgotten(NamedTuple):
    """The person at a seat is gone for good, and with it its name."""

    seat: Seat


TableOnly: TypeAlias = (
    TableOpened
    | PlayerSeated
    | BotSeated
    | SeatLeft
    | PlayBegan
    | UndoTaken
    | HintTaken
    | MatchReopened
    | DealRepeated
    | Surrendered
    | TableClosed
)
PersonEvent: TypeAlias = SeatPassedOn | HostPassedOn | SeatForgotten
"""Who a person is has changed; nothing of the table and the game has."""
TableEvent: TypeAlias = TableOnly | PersonEvent | RoomEvent | Event

_NAMES: Final[dict[type[Any], str]] = {
    TableOpened: "table-opened",
    PlayerSeated: "player-seated",
    BotSeated: "bot-seated",
    SeatLeft: "seat-left",
    PlayBegan: "play-began",
    UndoTaken: "undo-taken",
    HintTaken: "hint-taken",
    MatchReopened: "match-reopened",
    DealRepeated: "deal-repeated",
    Surrendered: "surrendered",
    TableClosed: "table-closed",
    SeatPassedOn: "seat-passed-on",
    HostPassedOn: "host-passed-on",
    SeatForgotten: "seat-forgotten",
    RoomOpened: "room-opened",
    SeatAway: "seat-away",
    SeatBack: "seat-back",
    SeatLent: "seat-lent",
    ClockRanOut: "clock-ran-out",
    ClockPaused: "clock-paused",
    ClockResumed: "clock-resumed",
    Proposed: "proposed",
    Answered: "answered",
    ProposalLapsed: "proposal-lapsed",
    RematchWanted: "rematch-wanted",
    PhraseSaid: "phrase-said",
}
_KINDS: Final = {name: kind for kind, name in _NAMES.items()}


def name_of(event: TableOnly | PersonEvent | RoomEvent) -> str:
    """What an event of the table's own is called in the log and on the wire."""
    return _NAMES[type(event)]


def to_log(event: TableEvent) -> JsonObject:
    """The event as the log keeps it, whole."""
    name = _NAMES.get(type(event))
    if name is None:
        return event_to_json(event)  # type: ignore[arg-type]
    fields = event._asdict()
    return {"type": name, **{key: _plain(value) for key, value in fields.items()}}


def from_log(data: JsonObject, schema: int = SCHEMA) -> TableEvent:
    """The event that the log kept under a schema; `ValueError` for a schema of the future."""
    if schema > SCHEMA:
        raise ValueError(f"the log has events of form {schema}; this version reads up to {SCHEMA}")
    kind: Callable[..., TableOnly | PersonEvent | RoomEvent] | None = _KINDS.get(data["type"])
    if kind is None:
        return event_from_json(data)
    return kind(**{key: value for key, value in data.items() if key != "type"})


def without_guests(event: JsonObject, guests: Collection[str]) -> JsonObject:
    """What is left of an event in the log once these guests are forgotten.

    >>> without_guests({"type": "player-seated", "seat": 1, "guest": "g", "name": "Ana"}, {"g"})
    {'type': 'player-seated', 'seat': 1, 'guest': '', 'name': ''}
    """
    if event["type"] == "table-opened" and event["host"] in guests:
        return {**event, "host": ""}
    if event["type"] == "player-seated" and event["guest"] in guests:
        return {**event, "guest": "", "name": ""}
    if event["type"] in ("seat-passed-on", "host-passed-on") and event["guest"] in guests:
        return {**event, "guest": ""}
    return event


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return list(value) if isinstance(value, tuple) else value
