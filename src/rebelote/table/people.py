"""Who a person is, beyond the seat: signed in as somebody known, or gone and to be forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rebelote.rules.cards import Seat
from rebelote.rules.shuffle import Chance
from rebelote.table.consent import without_seat
from rebelote.table.events import (
    HostPassedOn,
    SeatForgotten,
    SeatLeft,
    SeatPassedOn,
    TableEvent,
)
from rebelote.table.state import Table


@dataclass(frozen=True, slots=True)
class PassOn:
    """What a guest has at the table belongs to another id from now on."""

    guest: str
    to: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A guest is not to be known at the table any more; finished deals stay, without a name."""

    guest: str


PeopleCommand: TypeAlias = PassOn | Forget


def decide_people(command: PeopleCommand, table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    """The events that a command causes; none where the guest has no part in the table."""
    if isinstance(command, PassOn):
        return tuple(_passed_on(command, table))
    seat = table.seat_of(command.guest)
    return (*_host_gone(command.guest, table), *_forgotten(seat, table, chance))


def _passed_on(command: PassOn, table: Table) -> list[TableEvent]:
    events: list[TableEvent] = []
    seat = table.seat_of(command.guest)
    # whoever played against itself from two browsers stays two people
    if seat is not None and table.seat_of(command.to) is None:
        events.append(SeatPassedOn(seat, command.to))
    if table.host == command.guest:
        events.append(HostPassedOn(command.to))
    return events


def _host_gone(guest: str, table: Table) -> list[TableEvent]:
    if not guest or table.host != guest:
        return []
    others = [table.chairs[seat].guest for seat in table.people]
    heir = next((other for other in others if other not in ("", guest)), "")
    return [HostPassedOn(heir)]


def _forgotten(seat: Seat | None, table: Table, chance: Chance) -> list[TableEvent]:
    if seat is None:
        return []
    if not table.begun:
        return [SeatLeft(seat)]
    after = without_seat(table, table.room, seat, chance) if table.room is not None else ()
    return [SeatForgotten(seat), *after]
