"""What a table is at one version: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from rebelote.rules.cards import Seat
from rebelote.rules.events import Called, CardPlayed, PackPrepared
from rebelote.rules.fold import evolve as evolve_game
from rebelote.rules.game import start_match
from rebelote.rules.library import profile_from_options
from rebelote.rules.profile import Profile
from rebelote.rules.state import ENDED, READY, SCORED, State
from rebelote.table.events import (
    BotSeated,
    DealRepeated,
    MatchReopened,
    PlayBegan,
    PlayerSeated,
    SeatLeft,
    TableEvent,
    TableOnly,
    TableOpened,
    UndoTaken,
    from_log,
)
from rebelote.table.store import CommandKey, Entry, Summary

Kind: TypeAlias = Literal["empty", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat."""

    kind: Kind = "empty"
    name: str = ""
    guest: str = ""
    """The person's guest id, hashed; never sent to anybody."""
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
    """Whether a choice was taken back in this deal, or its cards were known before."""
    source: str = ""
    """What this deal repeats, and every bot's seed with it; empty for a deal of the table's own."""
    practised: frozenset[int] = frozenset()
    """Numbers of the finished deals of this match that were practice."""
    answered: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Commands done: key -> (digest, version)."""

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
        """The seat that must act now, if a bot sits there."""
        turn = self.game.public.turn
        waits = self.begun and turn is not None and self.chairs[turn].kind == "bot"
        return turn if waits else None

    @property
    def between_deals(self) -> bool:
        """Whether no deal is being played."""
        return self.game.public.phase in (READY, SCORED, ENDED)


REMEMBERED: Final = 256
"""Commands whose answers a table keeps at hand; the store refuses older ones by itself."""


def replay(entries: Iterable[Entry], table: Table | None = None) -> Table | None:
    """The table that these entries, following ``table``, lead to; None for no entries at all."""
    for entry in entries:
        table = fold(table, entry, [from_log(event, entry.schema) for event in entry.events])
    return table


def fold(table: Table | None, entry: Entry, events: Iterable[TableEvent]) -> Table:
    """The table after one entry whose events are given."""
    for event in events:
        table = _open(entry.table, event) if table is None else evolve(table, event)
    if table is None:
        raise ValueError(f"table {entry.table}: an entry without events")
    return replace(
        table, version=entry.version, answered=_remember(table, entry.command, entry.version)
    )


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


def _open(table: str, event: TableEvent) -> Table:
    if not isinstance(event, TableOpened):
        raise ValueError(f"table {table}: the log begins with {type(event).__name__}")
    profile = replace(
        profile_from_options(event.profile, event.options), house_rules=dict(event.house_rules)
    )
    return Table(
        id=table,
        version=0,
        profile=profile,
        game=start_match(profile),
        chairs=tuple(Chair() for _ in range(profile.players)),
        host=event.host,
    )


def evolve(table: Table, event: TableEvent) -> Table:
    """The table after one more event; an event of the game moves the game."""
    if isinstance(event, TableOnly):
        return _evolve_table(table, event)
    game = evolve_game(table.game, event)
    if isinstance(event, PackPrepared):
        done = table.game.public.number
        practised = table.practised | {done} if table.practice else table.practised
        return replace(table, game=game, choices=(), practice=False, source="", practised=practised)
    if isinstance(event, Called | CardPlayed):
        choice = Choice(table.move + 1, event.seat, table.game)
        return replace(table, game=game, move=choice.move, choices=(*table.choices, choice))
    return replace(table, game=game)


def _evolve_table(table: Table, event: TableOnly) -> Table:
    match event:
        case PlayerSeated(seat, guest, name):
            return _seated(table, seat, Chair("person", name=name, guest=guest))
        case BotSeated(seat, bot):
            return _seated(table, seat, Chair("bot", bot=bot))
        case SeatLeft(seat):
            return _seated(table, seat, Chair())
        case PlayBegan():
            return replace(table, begun=True)
        case UndoTaken(_, move):
            return _undone(table, move)
        case MatchReopened():
            game = start_match(table.profile)
            return replace(table, game=game, choices=(), practice=False, practised=frozenset())
        case DealRepeated(source, practice):
            return replace(table, source=source, practice=practice)
        case TableOpened():
            raise ValueError(f"table {table.id} was opened twice")


def _undone(table: Table, move: int) -> Table:
    kept = tuple(choice for choice in table.choices if choice.move < move)
    game = next(choice.game for choice in table.choices if choice.move == move)
    return replace(table, game=game, choices=kept, practice=True)


def _seated(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs)


def summary(table: Table) -> Summary:
    """What lists show of the table."""
    public = table.game.public
    return Summary(
        profile=table.profile.id,
        phase=public.phase,
        number=public.number,
        totals=public.totals,
        turn=public.turn if table.begun else None,
        members=tuple((seat, table.chairs[seat].guest) for seat in table.people),
        due=table.bot_to_move is not None,
    )
