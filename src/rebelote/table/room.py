"""A table for several people: who is there, whose time runs, what was proposed.

All of it follows from the log and the times in it. A clock starts when a turn begins and at no
other moment, so a refused card, a question or a reload cannot start it again; each seat's window
to come back counts from its own leaving.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from rebelote.rules.cards import Seat

What: TypeAlias = Literal["pause", "resume", "undo", "surrender"]
PROPOSABLE: Final[tuple[What, ...]] = get_args(What)
ANSWER_SECONDS: Final = 45.0
"""How long the others have to answer before what was proposed is off the table."""


class RoomOpened(NamedTuple):
    """The table waits for people; follows `events.TableOpened`.

    ``level`` is the bot that plays for whoever is away longer than ``away_seconds``. A move may
    take ``move_seconds``, and after them what is left of ``bank_seconds`` for the whole match;
    without ``move_seconds`` there is no clock.
    """

    code: str
    listed: bool
    level: str
    away_seconds: float
    move_seconds: float | None
    bank_seconds: float
    open_hands: bool = False
    """Whether spectators see all hands once a deal is over."""


class SeatAway(NamedTuple):
    """The last connection of a seat's person was closed."""

    seat: Seat


class SeatBack(NamedTuple):
    """The person is there again, and plays for itself again."""

    seat: Seat


class SeatLent(NamedTuple):
    """A bot plays for the seat until its person is back."""

    seat: Seat
    bot: str


class ClockRanOut(NamedTuple):
    """The seat's time was over: a bot made this one move for it."""

    seat: Seat


class ClockPaused(NamedTuple):
    """All agreed that time stands still."""


class ClockResumed(NamedTuple):
    """All agreed that time goes on."""


class Proposed(NamedTuple):
    """A seat asked the others for something."""

    seat: Seat
    what: What


class Answered(NamedTuple):
    """A seat agreed or declined; once all have agreed, what was asked for follows.

    Whoever proposed takes it back by declining.
    """

    seat: Seat
    agrees: bool
    what: What | Literal[""] = ""
    """Empty in logs from before sides could surrender."""


class ProposalLapsed(NamedTuple):
    """Nobody answered in time, or whoever proposed has gone."""

    seat: Seat
    what: What


class RematchWanted(NamedTuple):
    """After a match, a seat wants another one; it begins once everybody does."""

    seat: Seat


class PhraseSaid(NamedTuple):
    """A seat, or a spectator (None), said one of the phrases of `talk`."""

    seat: Seat | None
    code: str


RoomEvent: TypeAlias = (
    RoomOpened
    | SeatAway
    | SeatBack
    | SeatLent
    | ClockRanOut
    | ClockPaused
    | ClockResumed
    | Proposed
    | Answered
    | ProposalLapsed
    | RematchWanted
    | PhraseSaid
)
QUIET: Final = (
    SeatAway,
    SeatBack,
    SeatLent,
    Proposed,
    Answered,
    ProposalLapsed,
    RematchWanted,
    PhraseSaid,
    ClockPaused,
    ClockResumed,
)
"""Events that change nothing of the game: a choice made before them still stands."""


@dataclass(frozen=True, slots=True)
class Presence:
    """A person's seat as far as being there goes."""

    away: float | None = None
    """Since when its person is away; None while it is there."""
    lent: str = ""
    """The bot that plays for it."""
    bank: float = 0.0
    """Seconds left for moves that take longer than a move may."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What was asked for, and who has agreed so far (whoever asked included)."""

    what: What
    by: Seat
    agreed: frozenset[Seat]
    at: float = 0.0

    @property
    def until(self) -> float:
        """When it lapses."""
        return self.at + ANSWER_SECONDS


@dataclass(frozen=True, slots=True)
class Room:
    """The part of a table that only exists where people meet."""

    opened: RoomOpened
    seats: tuple[Presence, ...]
    since: float = 0.0
    """When the present turn began."""
    paused: float | None = None
    """Since when time stands still."""
    proposal: Proposal | None = None
    """What everybody was asked for."""
    giving_up: tuple[Proposal | None, Proposal | None] = (None, None)
    """For each side whether it is asked among itself to surrender; its own matter alone."""
    rematch: frozenset[Seat] = frozenset()
    """Who wants another match after this one."""

    @property
    def pending(self) -> tuple[Proposal, ...]:
        """Everything that waits for somebody's answer."""
        asked = (self.proposal, *self.giving_up)
        return tuple(proposal for proposal in asked if proposal is not None)

    def deadline(self, seat: Seat) -> float | None:
        """When the time of the seat whose turn it is will be over; None without a clock."""
        limit = self.opened.move_seconds
        if limit is None or self.paused is not None:
            return None
        return self.since + limit + self.seats[seat].bank

    def returns_until(self, seat: Seat) -> float | None:
        """Until when a seat's person may come back before a bot plays for it."""
        presence = self.seats[seat]
        if presence.away is None or presence.lent:
            return None
        return presence.away + self.opened.away_seconds


def open_room(event: RoomOpened, players: int) -> Room:
    """A room nobody has entered yet."""
    return Room(event, tuple(Presence(bank=event.bank_seconds) for _ in range(players)))


def evolve_room(room: Room, event: RoomEvent, at: float) -> Room:
    """The room after an event of its own at a moment."""
    match event:
        case SeatAway(seat):
            return with_seat(room, seat, replace(room.seats[seat], away=at))
        case SeatBack(seat):
            return with_seat(room, seat, replace(room.seats[seat], away=None, lent=""))
        case SeatLent(seat, bot):
            return with_seat(room, seat, replace(room.seats[seat], lent=bot))
        case ClockPaused():
            return replace(room, paused=at, proposal=None)
        case ClockResumed():
            stood = at - room.paused if room.paused is not None else 0.0
            return replace(room, paused=None, since=room.since + stood, proposal=None)
        case Proposed(seat, what):
            return put_proposal(room, seat, what, Proposal(what, seat, frozenset((seat,)), at))
        case Answered() | ProposalLapsed():
            return _answered(room, event)
        case RematchWanted(seat):
            return replace(room, rematch=room.rematch | {seat})
        case PhraseSaid():
            return room
        case ClockRanOut():
            return room
        case RoomOpened():
            raise ValueError("a room was opened twice")


def turn_taken(room: Room, mover: Seat | None, at: float) -> Room:
    """The room after the game went on: the mover's extra time is spent, a new turn begins."""
    paused = at if room.paused is not None else None
    kept = None if room.proposal is not None and room.proposal.what == "undo" else room.proposal
    spent = replace(room, since=at, paused=paused, proposal=kept)
    limit = room.opened.move_seconds
    if mover is None or limit is None:
        return spent
    until = room.paused if room.paused is not None else at
    extra = max(0.0, until - room.since - limit)
    presence = room.seats[mover]
    return with_seat(spent, mover, replace(presence, bank=max(0.0, presence.bank - extra)))


def new_match(room: Room) -> Room:
    """The room when a match begins: everybody's extra time is full again."""
    full = room.opened.bank_seconds
    seats = tuple(replace(seat, bank=full) for seat in room.seats)
    return replace(match_over(room), seats=seats, rematch=frozenset())


def match_over(room: Room) -> Room:
    """The room when a match has ended: nothing that was asked for makes sense any more."""
    return replace(room, proposal=None, giving_up=(None, None))


def with_seat(room: Room, seat: Seat, presence: Presence) -> Room:
    """The room with one seat changed."""
    return replace(room, seats=(*room.seats[:seat], presence, *room.seats[seat + 1 :]))


def put_proposal(room: Room, seat: Seat, what: str, proposal: Proposal | None) -> Room:
    """The room with another proposal, or none, where that of ``seat`` belongs."""
    if what != "surrender":
        return replace(room, proposal=proposal)
    first, second = room.giving_up
    pair = (proposal, second) if seat % 2 == 0 else (first, proposal)
    return replace(room, giving_up=pair)


def proposal_of(room: Room, seat: Seat, what: str) -> Proposal | None:
    """What is proposed of a kind, as far as it concerns a seat."""
    found = room.giving_up[seat % 2] if what == "surrender" else room.proposal
    return found if found is not None and what in ("", found.what) else None


def _answered(room: Room, event: Answered | ProposalLapsed) -> Room:
    proposal = proposal_of(room, event.seat, event.what)
    if proposal is None:
        return room
    agrees = isinstance(event, Answered) and event.agrees
    left = replace(proposal, agreed=proposal.agreed | {event.seat}) if agrees else None
    return put_proposal(room, event.seat, event.what, left)
