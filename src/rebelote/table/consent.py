"""What people ask of each other: a pause, a choice taken back, the match given up, another match.

Whoever is replaced by a bot is not asked: the bot agrees. That a side thinks of surrendering is
its own matter, so that is asked apart from what everybody is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from rebelote.rules.cards import Seat, Side
from rebelote.rules.events import Event, MatchEnded, PackRevealed
from rebelote.rules.game import start_match
from rebelote.rules.shuffle import Chance
from rebelote.rules.state import ENDED, Reveal, State
from rebelote.table.dealing import prepared
from rebelote.table.errors import TableError
from rebelote.table.events import MatchReopened, Surrendered, TableEvent, UndoTaken
from rebelote.table.room import (
    Answered,
    ClockPaused,
    ClockResumed,
    Proposal,
    ProposalLapsed,
    Proposed,
    RematchWanted,
    Room,
    What,
    proposal_of,
)
from rebelote.table.state import Table

Events: TypeAlias = tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class Propose:
    """A seat asks the others for something."""

    seat: Seat
    what: What


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers what was asked; without ``what``, whatever waits for its answer."""

    seat: Seat
    agrees: bool
    what: What | None = None


@dataclass(frozen=True, slots=True)
class Lapse:
    """The time to answer is over."""

    seat: Seat
    what: What


def propose(command: Propose, table: Table) -> Events:
    """A seat asks; where nobody is left to be asked it happens at once."""
    _require_sense(command, table)
    if table.room is None:
        return _granted(command, table)
    if proposal_of(table.room, command.seat, _kind(command.what)) is not None:
        raise TableError("already-proposed")
    asked = Proposed(command.seat, command.what)
    if asked_of(table, table.room, command.seat, command.what):
        return (asked,)
    return (asked, *_granted(command, table))


def answer(command: Answer, table: Table, room: Room) -> Events:
    """A seat agrees or declines; whoever asked takes it back by declining."""
    proposal = _waiting_for(command, table, room)
    if proposal is None:
        raise TableError("nothing-proposed")
    answered = Answered(command.seat, command.agrees, proposal.what)
    others = set(asked_of(table, room, proposal.by, proposal.what))
    if not command.agrees or others - proposal.agreed - {command.seat}:
        return (answered,)
    return (answered, *_granted(Propose(proposal.by, proposal.what), table))


def lapse(command: Lapse, room: Room) -> Events:
    """What was asked for is off the table; nothing where it is so already."""
    pending = proposal_of(room, command.seat, command.what)
    gone = pending is not None and pending.by == command.seat
    return (ProposalLapsed(command.seat, command.what),) if gone else ()


def rematch(seat: Seat, table: Table, room: Room, chance: Chance) -> Events:
    """A seat wants another match; it begins once everybody who plays for itself does."""
    missing = set(_people(table, room)) - room.rematch - {seat}
    wanted = () if seat in room.rematch else (RematchWanted(seat),)
    return wanted if missing else (*wanted, *new_match_events(table, chance))


def new_match_events(table: Table, chance: Chance) -> Events:
    """Another match at the same seats, its first pack prepared."""
    return (MatchReopened(), *prepared(start_match(table.profile), chance))


def without_seat(table: Table, room: Room, seat: Seat, chance: Chance) -> Events:
    """What follows when a bot plays for a seat from now on: nobody waits for its answers."""
    presence = replace(room.seats[seat], lent=room.opened.level)
    seats = (*room.seats[:seat], presence, *room.seats[seat + 1 :])
    after = replace(room, seats=seats)
    events: list[TableEvent] = []
    for proposal in room.pending:
        if proposal.by == seat:
            events.append(ProposalLapsed(seat, proposal.what))
        elif not set(asked_of(table, after, proposal.by, proposal.what)) - proposal.agreed:
            events += _granted(Propose(proposal.by, proposal.what), table)
    left = set(_people(table, after))
    if left and left <= room.rematch:
        events += new_match_events(table, chance)
    return tuple(events)


def asked_of(table: Table, room: Room, seat: Seat, what: str) -> list[Seat]:
    """The persons whose consent a seat needs."""
    return [
        other
        for other in _people(table, room)
        if other != seat and (what != "surrender" or other % 2 == seat % 2)
    ]


def _people(table: Table, room: Room) -> list[Seat]:
    """Persons who play for themselves at the moment."""
    return [seat for seat in table.people if not room.seats[seat].lent]


def _kind(what: str) -> str:
    """What a seat may ask for only once at a time: its surrender, or anything else."""
    return what if what == "surrender" else ""


def _require_sense(command: Propose, table: Table) -> None:
    room = table.room
    if not table.begun:
        raise TableError("not-started")
    if command.what == "surrender":
        if table.game.public.phase == ENDED:
            raise TableError("match-over")
    elif room is None:
        raise TableError("not-a-room")
    elif command.what == "undo":
        if table.between_deals:
            raise TableError("undo-after-deal")
        if not table.choices or table.choices[-1].seat != command.seat:
            raise TableError("nothing-to-undo")
    elif room.opened.move_seconds is None:
        raise TableError("no-clock")
    elif (command.what == "pause") == (room.paused is not None):
        raise TableError("clock-is-so")


def _waiting_for(command: Answer, table: Table, room: Room) -> Proposal | None:
    """The proposal that an answer is meant for."""
    for found in (room.proposal, room.giving_up[command.seat % 2]):
        if found is None or command.what not in (None, found.what):
            continue
        own = found.by == command.seat
        asked = command.seat in asked_of(table, room, found.by, found.what)
        if (own and not command.agrees) or (asked and command.seat not in found.agreed):
            return found
    return None


def _granted(asked: Propose, table: Table) -> Events:
    if asked.what == "pause":
        return (ClockPaused(),)
    if asked.what == "resume":
        return (ClockResumed(),)
    if asked.what == "undo":
        return (UndoTaken(asked.seat, table.choices[-1].move),)
    side = table.profile.side_of(asked.seat)
    return (Surrendered(side, asked.seat), *_given_up(table.game, side))


def _given_up(game: State, side: Side) -> tuple[Event, ...]:
    """The end of a match that a side gave up: every pack may be checked, the others have won."""
    public, hidden = game.public, game.hidden
    reveals = (*hidden.held_back, *public.revealed)
    if not public.revealed and public.cut_at is not None:
        current = Reveal(public.number, hidden.pack, hidden.salt, public.cut_at)
        reveals = (*hidden.held_back, current)
    ended = MatchEnded(1 - side)
    return (PackRevealed(reveals), ended) if reveals else (ended,)
