"""What people at a room may ask for: seats, the start, a bot in their place, a word to the others.

What they ask of each other stands in `consent`.

Pure, like `commands`: that a time is over is the caller's to know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rebelote.rules.cards import Seat
from rebelote.rules.shuffle import Chance
from rebelote.table.consent import Answer, Lapse, answer, lapse, without_seat
from rebelote.table.dealing import prepared
from rebelote.table.errors import TableError
from rebelote.table.events import (
    BotSeated,
    PlayBegan,
    PlayerSeated,
    SeatLeft,
    TableEvent,
)
from rebelote.table.room import PhraseSaid, Room, SeatAway, SeatBack, SeatLent
from rebelote.table.state import Table
from rebelote.table.talk import PHRASES, REACTIONS


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
class Say:
    """A seat, or a spectator (None), says one of the phrases of `talk`."""

    seat: Seat | None
    code: str


RoomCommand: TypeAlias = (
    Sit | Leave | Fill | Remove | Start | GoAway | ComeBack | Lend | Answer | Lapse | Say
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
        return _leave(table, room, command.guest, chance)
    if isinstance(command, Answer):
        return answer(command, table, room)
    if isinstance(command, Lapse):
        return lapse(command, room)
    if isinstance(command, Say):
        return _say(table, command)
    return _presence(command, table, room, chance)


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


def _leave(table: Table, room: Room, guest: str, chance: Chance) -> Events:
    seat = table.seat_of(guest)
    if seat is None:
        raise TableError("not-seated")
    if not table.begun:
        return (SeatLeft(seat),)
    away = (SeatAway(seat),) if room.seats[seat].away is None else ()
    return (*away, *_lent(table, room, seat, chance))


def _lent(table: Table, room: Room, seat: Seat, chance: Chance) -> Events:
    return (SeatLent(seat, room.opened.level), *without_seat(table, room, seat, chance))


def _presence(
    command: GoAway | ComeBack | Lend, table: Table, room: Room, chance: Chance
) -> Events:
    """Nothing happens where it is so already: several workers may have noticed."""
    presence = room.seats[command.seat]
    if not table.chairs[command.seat].guest:
        return ()
    if isinstance(command, GoAway):
        return (SeatAway(command.seat),) if presence.away is None else ()
    if isinstance(command, ComeBack):
        gone = presence.away is not None or presence.lent
        return (SeatBack(command.seat),) if gone else ()
    lends = table.begun and presence.away is not None and not presence.lent
    return _lent(table, room, command.seat, chance) if lends else ()


# --- words --------------------------------------------------------------------------------------


def _say(table: Table, command: Say) -> Events:
    if command.code not in (*PHRASES, *REACTIONS):
        raise TableError("unknown-phrase", phrase=command.code[:40])
    if command.seat is None:
        if command.code not in REACTIONS:
            raise TableError("spectators-react")
        if table.begun and not table.between_deals:
            raise TableError("spectators-wait")
    return (PhraseSaid(command.seat, command.code),)
