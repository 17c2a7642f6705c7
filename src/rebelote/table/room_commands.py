"""What people at a room may ask for: seats, the start, a bot in their place, each other's consent.

Pure, like `commands`: that a time is over is the caller's to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rebelote.rules.cards import Seat
from rebelote.rules.shuffle import Chance
from rebelote.table.dealing import prepared
from rebelote.table.errors import TableError
from rebelote.table.events import (
    BotSeated,
    PlayBegan,
    PlayerSeated,
    SeatLeft,
    TableEvent,
    UndoTaken,
)
from rebelote.table.room import (
    Answered,
    ClockPaused,
    ClockResumed,
    Proposed,
    Room,
    SeatAway,
    SeatBack,
    SeatLent,
    What,
)
from rebelote.table.state import Table


@dataclass(frozen=True, slots=True)
class Sit:
    """A guest takes a seat, or moves to another one, before the first deal."""

    guest: str
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A guest gives up its seat; in the middle of a match a bot plays on for it."""

    guest: str


@dataclass(frozen=True, slots=True)
class Fill:
    """The host has a bot sit at a seat, or at every empty one."""

    guest: str
    bot: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Remove:
    """The host empties a seat before the first deal."""

    guest: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """The host begins the match."""

    guest: str


@dataclass(frozen=True, slots=True)
class GoAway:
    """A seat's last connection was closed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A seat's person is connected."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Lend:
    """A seat's window to come back is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Propose:
    """A seat asks the others for something."""

    seat: Seat
    what: What


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers what was asked."""

    seat: Seat
    agrees: bool


RoomCommand: TypeAlias = (
    Sit | Leave | Fill | Remove | Start | GoAway | ComeBack | Lend | Propose | Answer
)
SEATING = (Sit, Fill, Remove, Start)
Events: TypeAlias = tuple[TableEvent, ...]


def decide_room(command: RoomCommand, table: Table, chance: Chance) -> Events:
    """The events that a command causes; raises a `TableError` when it is refused."""
    room = table.room
    if room is None:
        raise TableError("not-a-room")
    if isinstance(command, SEATING):
        return _seating(command, table, chance)
    if isinstance(command, Leave):
        return _leave(table, room, command.guest)
    if isinstance(command, Propose):
        return _propose(table, room, command)
    if isinstance(command, Answer):
        return _answer(table, room, command)
    return _presence(command, table, room)


# --- before the first deal ----------------------------------------------------------------------


def _seating(command: Sit | Fill | Remove | Start, table: Table, chance: Chance) -> Events:
    if table.begun:
        raise TableError("already-started")
    if isinstance(command, Sit):
        return _sit(table, command)
    if command.guest != table.host:
        raise TableError("not-host")
    if isinstance(command, Start):
        return _start(table, chance)
    if isinstance(command, Remove):
        _require_seat(table, command.seat)
        return (SeatLeft(command.seat),) if table.chairs[command.seat].kind != "empty" else ()
    return _fill(table, command)


def _sit(table: Table, command: Sit) -> Events:
    _require_seat(table, command.seat)
    own = table.seat_of(command.guest)
    chair = table.chairs[command.seat]
    if chair.kind == "person" and own != command.seat:
        raise TableError("seat-taken")
    left = (SeatLeft(own),) if own is not None and own != command.seat else ()
    return (*left, PlayerSeated(command.seat, command.guest, command.name))


def _fill(table: Table, command: Fill) -> Events:
    if command.seat is not None:
        _require_seat(table, command.seat)
        if table.chairs[command.seat].kind == "person":
            raise TableError("seat-taken")
        return (BotSeated(command.seat, command.bot),)
    empty = _empty_seats(table)
    if not empty:
        raise TableError("table-full")
    return tuple(BotSeated(seat, command.bot) for seat in empty)


def _start(table: Table, chance: Chance) -> Events:
    empty = _empty_seats(table)
    if empty:
        raise TableError("seats-empty", seats=empty)
    if not table.people:
        raise TableError("not-seated")
    return (PlayBegan(), *prepared(table.game, chance))


def _empty_seats(table: Table) -> list[Seat]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"]


def _require_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise TableError("no-such-seat", seats=len(table.chairs))


# --- coming and going ---------------------------------------------------------------------------


def _leave(table: Table, room: Room, guest: str) -> Events:
    seat = table.seat_of(guest)
    if seat is None:
        raise TableError("not-seated")
    if not table.begun:
        return (SeatLeft(seat),)
    away = (SeatAway(seat),) if room.seats[seat].away is None else ()
    return (*away, SeatLent(seat, room.opened.level))


def _presence(command: GoAway | ComeBack | Lend, table: Table, room: Room) -> Events:
    """Nothing happens where it is so already: several workers may have noticed."""
    presence = room.seats[command.seat]
    if table.chairs[command.seat].kind != "person":
        return ()
    if isinstance(command, GoAway):
        return (SeatAway(command.seat),) if presence.away is None else ()
    if isinstance(command, ComeBack):
        gone = presence.away is not None or presence.lent
        return (SeatBack(command.seat),) if gone else ()
    lends = table.begun and presence.away is not None and not presence.lent
    return (SeatLent(command.seat, room.opened.level),) if lends else ()


# --- by consent ---------------------------------------------------------------------------------


def _propose(table: Table, room: Room, command: Propose) -> Events:
    if room.proposal is not None:
        raise TableError("already-proposed")
    _require_sense(table, room, command)
    asked = Proposed(command.seat, command.what)
    if _others(table, room, command.seat):
        return (asked,)
    return (asked, *_granted(table, command))


def _require_sense(table: Table, room: Room, command: Propose) -> None:
    if not table.begun:
        raise TableError("not-started")
    if command.what == "undo":
        if table.between_deals:
            raise TableError("undo-after-deal")
        if not table.choices or table.choices[-1].seat != command.seat:
            raise TableError("nothing-to-undo")
    elif room.opened.move_seconds is None:
        raise TableError("no-clock")
    elif (command.what == "pause") == (room.paused is not None):
        raise TableError("clock-is-so")


def _answer(table: Table, room: Room, command: Answer) -> Events:
    proposal = room.proposal
    if proposal is None or command.seat == proposal.by:
        raise TableError("nothing-proposed")
    answered = Answered(command.seat, command.agrees)
    missing = set(_others(table, room, proposal.by)) - proposal.agreed - {command.seat}
    if not command.agrees or missing:
        return (answered,)
    return (answered, *_granted(table, Propose(proposal.by, proposal.what)))


def _granted(table: Table, asked: Propose) -> Events:
    if asked.what == "pause":
        return (ClockPaused(),)
    if asked.what == "resume":
        return (ClockResumed(),)
    return (UndoTaken(asked.seat, table.choices[-1].move),)


def _others(table: Table, room: Room, seat: Seat) -> Sequence[Seat]:
    """The other persons who play for themselves at the moment."""
    return [other for other in table.people if other != seat and not room.seats[other].lent]
