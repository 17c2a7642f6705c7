"""What may be asked of a table, and the events it causes. Pure: chance is handed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rebelote.rules.actions import Action, Call, Cut, Play
from rebelote.rules.cards import Seat
from rebelote.rules.game import decide as decide_game
from rebelote.rules.game import start_match
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import Chance, draw_cut
from rebelote.rules.state import AUCTION, ENDED, PLAY, READY, SCORED
from rebelote.table.consent import Lapse, Propose, new_match_events, propose, rematch
from rebelote.table.dealing import prepared
from rebelote.table.errors import TableError
from rebelote.table.events import (
    BotSeated,
    HintTaken,
    PlayBegan,
    PlayerSeated,
    TableClosed,
    TableEvent,
    TableOpened,
    UndoTaken,
)
from rebelote.table.people import PeopleCommand, decide_people
from rebelote.table.room import ClockRanOut, SeatBack
from rebelote.table.room_commands import ComeBack, GoAway, Lend, RoomCommand, decide_room
from rebelote.table.state import Table


@dataclass(frozen=True, slots=True)
class CutAnywhere:
    """Cut the pack, the place left to chance."""

    seat: Seat


SeatMove: TypeAlias = Cut | Call | Play | CutAnywhere


@dataclass(frozen=True, slots=True)
class Act:
    """A seat cuts, calls or plays."""

    move: SeatMove


@dataclass(frozen=True, slots=True)
class NextDeal:
    """A person wants the next deal, or a new match when this one has ended.

    Any player may start the next deal; among people, another match needs all of them.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undo:
    """A person among bots takes back its last choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeHint:
    """A person alone among bots is about to be given a hint for its move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of the seat to move ran out; this is what a bot chose for it."""

    move: SeatMove


@dataclass(frozen=True, slots=True)
class Close:
    """Whoever runs the server wants nothing to happen at the table any more."""

    reason: str = ""


PlayCommand: TypeAlias = Act | NextDeal | Undo | TakeHint | TimeOut
Command: TypeAlias = PlayCommand | Propose | RoomCommand | PeopleCommand | Close


PRESENCE: Final = (GoAway, ComeBack, Lend, Lapse)
"""Commands that come by themselves."""


def open_alone(
    profile: Profile, guest: str, name: str, bots: Sequence[str], chance: Chance
) -> tuple[TableEvent, ...]:
    """The events of a table opened by one person against bots, its first pack prepared.

    The person sits at seat 0; ``bots`` are those of seats 1, 2, ... in order.
    """
    if len(bots) != profile.players - 1:
        raise TableError("no-such-seat", seats=profile.players)
    seated = (BotSeated(seat, bot) for seat, bot in enumerate(bots, 1))
    return (
        opened(profile, guest),
        PlayerSeated(0, guest, name),
        *seated,
        PlayBegan(),
        *prepared(start_match(profile), chance),
    )


def opened(profile: Profile, guest: str) -> TableOpened:
    """The first event of a table."""
    options = {name: _plain(value) for name, value in profile.options().items()}
    house_rules = {name: _plain(value) for name, value in profile.house_rules.items()}
    return TableOpened(profile.id, options, house_rules, guest)


def decide(command: Command, table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    """The events that a command causes; raises a `RebeloteError` when it is refused."""
    if isinstance(command, Close):
        return () if table.closed is not None else (TableClosed(command.reason),)
    if isinstance(command, PeopleCommand):
        return decide_people(command, table, chance)
    if table.closed is not None:
        if isinstance(command, PRESENCE):
            return ()  # nobody asked for it: a connection came or went
        raise TableError("table-closed")
    if isinstance(command, Propose):
        return propose(command, table)
    if isinstance(command, RoomCommand):
        return decide_room(command, table, chance)
    return _decide_play(command, table, chance)


def _decide_play(command: PlayCommand, table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    if not table.begun:
        raise TableError("not-started")
    if isinstance(command, Act):
        events = decide_game(table.game, _settled(command.move, chance))
        return (*_back(table, command.move.seat), *events)
    if isinstance(command, TimeOut):
        late = ClockRanOut(command.move.seat)
        return (late, *decide_game(table.game, _settled(command.move, chance)))
    if isinstance(command, NextDeal):
        return _next_deal(command.seat, table, chance)
    if isinstance(command, TakeHint):
        return _hint(command.seat, table)
    return _undo(command.seat, table)


def _back(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Whoever makes a move is there, even if nobody has noticed yet."""
    if table.room is None or table.bot_at(seat) or table.room.seats[seat].away is None:
        return ()
    return (SeatBack(seat),)


def _next_deal(seat: Seat, table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    phase = table.game.public.phase
    if phase == ENDED and table.room is not None:
        return rematch(seat, table, table.room, chance)
    if phase == ENDED:
        return new_match_events(table, chance)
    if phase not in (READY, SCORED):
        raise TableError("nothing-to-start")
    return prepared(table.game, chance)


def _undo(seat: Seat, table: Table) -> tuple[TableEvent, ...]:
    if table.people != (seat,):
        raise TableError("undo-with-people")
    if table.game.public.phase in (SCORED, ENDED):
        raise TableError("undo-after-deal")
    own = [choice for choice in table.choices if choice.seat == seat]
    if not own:
        raise TableError("nothing-to-undo")
    return (UndoTaken(seat, own[-1].move),)


def _hint(seat: Seat, table: Table) -> tuple[TableEvent, ...]:
    require_hint(seat, table)
    return () if table.practice else (HintTaken(seat),)


def require_hint(seat: Seat, table: Table) -> None:
    """Raise a `TableError` unless a hint may be given: alone among bots, with a choice to make."""
    if table.people != (seat,):
        raise TableError("hint-with-people")
    public = table.game.public
    if public.turn != seat or public.phase not in (AUCTION, PLAY):
        raise TableError("no-hint-now")


def _settled(move: SeatMove, chance: Chance) -> Action:
    if isinstance(move, CutAnywhere):
        return Cut(move.seat, draw_cut(chance))
    return move


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
