"""What a table is at one version: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from rebelote.rules.cards import Seat, Side
from rebelote.rules.events import Called, CardPlayed, MatchEnded, PackPrepared
from rebelote.rules.fold import evolve as evolve_game
from rebelote.rules.game import start_match
from rebelote.rules.library import profile_from_options
from rebelote.rules.profile import Profile
from rebelote.rules.state import ENDED, READY, SCORED, State
from rebelote.table.events import (
    BotSeated,
    DealRepeated,
    HintTaken,
    HostPassedOn,
    MatchReopened,
    PersonEvent,
    PlayBegan,
    PlayerSeated,
    SeatForgotten,
    SeatLeft,
    SeatPassedOn,
    Surrendered,
    TableClosed,
    TableEvent,
    TableOnly,
    TableOpened,
    UndoTaken,
    from_log,
)
from rebelote.table.room import (
    QUIET,
    Room,
    RoomEvent,
    RoomOpened,
    SeatBack,
    evolve_room,
    match_over,
    new_match,
    open_room,
    turn_taken,
    with_seat,
)
from rebelote.table.store import CommandKey, Entry, Summary
from rebelote.table.watching import watch_id

Kind: TypeAlias = Literal["empty", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat."""

    kind: Kind = "empty"
    name: str = ""
    guest: str = ""
    """The person's guest id, hashed; never sent to anybody. Empty: gone for good."""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A moment somebody chose at, to which an undo may come back."""

    move: int
    seat: Seat
    game: State


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one version. Immutable; `fold` gives the next one."""

    id: str
    version: int
    profile: Profile
    game: State
    chairs: tuple[Chair, ...]
    host: str = ""
    begun: bool = False
    move: int = 0
    """Choices made so far in this table's life, undone ones included."""
    choices: tuple[Choice, ...] = ()
    """The choices of this deal that still stand."""
    practice: bool = False
    """Whether a choice was taken back in this deal, a hint was given, or its cards were known."""
    source: str = ""
    """What this deal repeats, and every bot's seed with it; empty for a deal of the table's own."""
    practised: frozenset[int] = frozenset()
    """Numbers of the finished deals of this match that were practice."""
    answered: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Commands done: key -> (digest, version)."""
    changed: int = 0
    """The last version that changed anything but who is there: choices since then still stand."""
    at: float = 0.0
    """When the last entry was appended."""
    given_up: Side | None = None
    """The side that surrendered the match that has just ended."""
    closed: str | None = None
    """Why whoever runs the server closed the table (may be empty); None while it is open."""
    room: Room | None = None
    """What people who meet need beside the game; None for a person alone among bots."""

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat of a guest (hashed); None for everybody else."""
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.kind == "person" and chair.guest == guest:
                    return seat
        return None

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats at which persons sit."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "person")

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat that must act now, if a bot sits there or plays for its person.

        While people talk about taking back a choice bots wait, or it would always be too late.
        """
        turn = self.game.public.turn
        room = self.room
        if room is not None and room.proposal is not None and room.proposal.what == "undo":
            return None
        waits = self.begun and turn is not None and self.bot_at(turn)
        return turn if waits else None

    def bot_at(self, seat: Seat) -> str:
        """The bot that moves for a seat; empty where a person does."""
        if self.room is not None and self.room.seats[seat].lent:
            return self.room.seats[seat].lent
        return self.chairs[seat].bot

    @property
    def between_deals(self) -> bool:
        """Whether no deal is being played."""
        return self.game.public.phase in (READY, SCORED, ENDED)


SILENT: Final[tuple[type[Any], ...]] = (
    *QUIET,
    HintTaken,
    SeatPassedOn,
    HostPassedOn,
    SeatForgotten,
)
"""Events after which a choice made before them still stands, and no clock starts anew."""
REMEMBERED: Final = 256
"""Commands whose answers a table keeps at hand; the store refuses older ones by itself."""


def replay(entries: Iterable[Entry], table: Table | None = None) -> Table | None:
    """The table that these entries, following ``table``, lead to; None for no entries at all."""
    for entry in entries:
        table = fold(table, entry, [from_log(event, entry.schema) for event in entry.events])
    return table


def fold(table: Table | None, entry: Entry, events: Iterable[TableEvent]) -> Table:
    """The table after one entry whose events are given."""
    before, loud = table, False
    for event in events:
        loud = loud or not isinstance(event, SILENT)
        table = _open(entry, event) if table is None else evolve(replace(table, at=entry.at), event)
    if table is None:
        raise ValueError(f"table {entry.table}: an entry without events")
    return replace(
        table,
        version=entry.version,
        changed=entry.version if loud else table.changed,
        at=entry.at,
        room=_clocked(before, table) if loud else table.room,
        answered=_remember(table, entry.command, entry.version),
    )


def _clocked(before: Table | None, table: Table) -> Room | None:
    """The room after the game went on: a turn ended, another began."""
    if table.room is None:
        return None
    mover = before.game.public.turn if before is not None and before.begun else None
    if mover is not None and table.bot_at(mover):
        mover = None
    return turn_taken(table.room, mover, table.at)


def _remember(
    table: Table, command: CommandKey | None, version: int
) -> Mapping[str, tuple[str, int]]:
    if command is None:
        return table.answered
    answered = dict(table.answered)
    if len(answered) >= REMEMBERED:
        del answered[next(iter(answered))]
    answered[command.key] = (command.digest, version)
    return answered


def _open(entry: Entry, event: TableEvent) -> Table:
    if not isinstance(event, TableOpened):
        raise ValueError(f"table {entry.table}: the log begins with {type(event).__name__}")
    profile = replace(
        profile_from_options(event.profile, event.options), house_rules=dict(event.house_rules)
    )
    return Table(
        id=entry.table,
        version=0,
        at=entry.at,
        profile=profile,
        game=start_match(profile),
        chairs=tuple(Chair() for _ in range(profile.players)),
        host=event.host,
    )


def evolve(table: Table, event: TableEvent) -> Table:
    """The table after one more event; an event of the game moves the game."""
    if isinstance(event, TableOnly):
        return _evolve_table(table, event)
    if isinstance(event, RoomEvent):
        return _evolve_room(table, event)
    if isinstance(event, PersonEvent):
        return _evolve_person(table, event)
    game = evolve_game(table.game, event)
    if isinstance(event, PackPrepared):
        done = table.game.public.number
        practised = table.practised | {done} if table.practice else table.practised
        return replace(table, game=game, choices=(), practice=False, source="", practised=practised)
    if isinstance(event, Called | CardPlayed):
        choice = Choice(table.move + 1, event.seat, table.game)
        return replace(table, game=game, move=choice.move, choices=(*table.choices, choice))
    if isinstance(event, MatchEnded) and table.room is not None:
        return replace(table, game=game, room=match_over(table.room))
    return replace(table, game=game)


def _evolve_table(table: Table, event: TableOnly) -> Table:
    match event:
        case PlayerSeated(seat, guest, name):
            seated = _seated(table, seat, Chair("person", name=name, guest=guest))
            return _evolve_room(seated, SeatBack(seat)) if table.room is not None else seated
        case BotSeated(seat, bot):
            return _seated(table, seat, Chair("bot", bot=bot))
        case SeatLeft(seat):
            return _seated(table, seat, Chair())
        case PlayBegan():
            return replace(table, begun=True)
        case UndoTaken(_, move):
            return _undone(table, move)
        case HintTaken():
            return replace(table, practice=True)
        case MatchReopened():
            game = start_match(table.profile)
            room = new_match(table.room) if table.room is not None else None
            fresh = replace(table, game=game, room=room, choices=(), given_up=None)
            return replace(fresh, practice=False, practised=frozenset())
        case DealRepeated(source, practice):
            return replace(table, source=source, practice=practice)
        case Surrendered(side, _):
            return replace(table, given_up=side)
        case TableClosed(reason):
            return _closed(table, reason)
        case TableOpened():
            raise ValueError(f"table {table.id} was opened twice")


def _closed(table: Table, reason: str) -> Table:
    """The table as it was, and nobody's turn ever again."""
    game = table.game._replace(public=table.game.public._replace(turn=None))
    return replace(table, game=game, closed=reason)


def _evolve_room(table: Table, event: RoomEvent) -> Table:
    if isinstance(event, RoomOpened):
        return replace(table, room=open_room(event, table.profile.players))
    if table.room is None:
        raise ValueError(f"table {table.id} is no room")
    return replace(table, room=evolve_room(table.room, event, table.at))


def _undone(table: Table, move: int) -> Table:
    kept = tuple(choice for choice in table.choices if choice.move < move)
    game = next(choice.game for choice in table.choices if choice.move == move)
    return replace(table, game=game, choices=kept, practice=True)


def _evolve_person(table: Table, event: PersonEvent) -> Table:
    match event:
        case SeatPassedOn(seat, guest):
            return _seated(table, seat, replace(table.chairs[seat], guest=guest))
        case HostPassedOn(guest):
            return replace(table, host=guest)
        case SeatForgotten(seat):
            return _gone(table, seat)


def _gone(table: Table, seat: Seat) -> Table:
    """The seat of a person who will not be back; among people a bot plays it to the end."""
    emptied = _seated(table, seat, Chair("person"))
    if table.room is None:
        return emptied
    away = replace(table.room.seats[seat], away=table.at, lent=table.room.opened.level)
    return replace(emptied, room=with_seat(table.room, seat, away))


def _seated(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs)


def next_deadline(table: Table) -> float | None:
    """When the table must act by itself though no bot is to move; None if it need not."""
    room, turn = table.room, table.game.public.turn
    if room is None or not table.begun or table.closed is not None:
        return None
    times = [room.returns_until(seat) for seat in table.people]
    times += [proposal.until for proposal in room.pending]
    if turn is not None and not table.bot_at(turn):
        times.append(room.deadline(turn))
    return min((time for time in times if time is not None), default=None)


def _is_due(table: Table) -> bool:
    """Whether some worker has to look after the table.

    Where people meet one always has to, as long as they play: who is there must be known.
    """
    playing = table.begun and table.game.public.phase != ENDED and table.closed is None
    return table.bot_to_move is not None or (playing and table.room is not None)


def _is_listed(table: Table) -> bool:
    waits = not table.begun and table.closed is None
    return waits and table.room is not None and table.room.opened.listed


def summary(table: Table) -> Summary:
    """What lists show of the table."""
    public = table.game.public
    return Summary(
        profile=table.profile.id,
        phase=public.phase,
        number=public.number,
        totals=public.totals,
        turn=public.turn if table.begun else None,
        members=tuple(
            (seat, table.chairs[seat].guest) for seat in table.people if table.chairs[seat].guest
        ),
        due=_is_due(table),
        short_code=table.room.opened.code if table.room is not None else "",
        watch=watch_id(table.id) if table.room is not None else "",
        listed=_is_listed(table),
        closed=table.closed is not None,
    )
