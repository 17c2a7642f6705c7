"""Games and their options, bots, and tables to sit at."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rebelote.server.answers.pieces import (
    Count,
    HouseRules,
    Missing,
    OptionValue,
    Pair,
    Phase,
    PlayersCount,
    Told,
)


class ProfileOption(Told):
    """Something a house rule may change. Its words are under `option-<name>` in the catalogues."""

    name: str
    section: Literal["deal", "play", "belote", "scoring", "match"]
    type: Literal["choice", "bool", "int", "packets"]
    choices: list[str] | list[list[int]]
    """The words of a choice, the usual sizes of packets; empty for the other types."""
    value: OptionValue
    """What it is in this game."""
    lowest: int | Missing = None
    """Only for a number."""
    highest: int | Missing = None
    """Only for a number."""


class Game(Told):
    """A game, and what may be changed in it."""

    id: str
    players: PlayersCount
    target: Count | None
    """What a match is played to, in points; null for a single deal."""
    options: list[ProfileOption]
    """Those that make a difference."""


class Games(Told):
    """Every game there is."""

    profiles: list[Game]


class Contradiction(Told):
    """Options that cannot stand together."""

    options: list[str]
    reason: str
    """Why; the words are in the catalogues under `reason-<code>`."""
    sets: HouseRules
    """What would put it right."""


class ChangedGame(Game):
    """A game under house rules."""

    contradictions: list[Contradiction]
    """Empty where it can be played so."""


class Bot(Told):
    """A bot, and the games it plays."""

    id: str
    profiles: list[str]


class Bots(Told):
    """Every bot, the simplest first."""

    bots: list[Bot]


class TableOpened(Told):
    """A table."""

    table: str
    """The id in its address; whoever knows it may come."""


class RoomMade(TableOpened):
    """A table for several people."""

    code: Annotated[str, Field(pattern="^[A-HJKMNP-Z2-9]{7}$")]
    """What friends find it by."""


class WatchedTable(Told):
    """What a link for looking on leads to."""

    table: str | None
    """The table's own id for its players and its host; null for everybody else."""


class OwnTable(Told):
    """A table at which you sit."""

    table: str
    profile: str
    phase: Phase
    totals: Pair
    """Of the match, in points."""
    number: Count
    """Of the deal; 0 before the first."""
    your_turn: bool
    updated: float
    """When something happened there last: seconds since 1970-01-01T00:00:00Z."""


class OwnTables(Told):
    """Your tables, the latest first."""

    tables: list[OwnTable]


class ListedRoom(Told):
    """A table that anybody may join."""

    table: str
    profile: str
    people: Count
    """How many sit there."""
    updated: float
    """When something happened there last: seconds since 1970-01-01T00:00:00Z."""


class ListedRooms(Told):
    """Tables that anybody may join, the latest first."""

    rooms: list[ListedRoom]


class ScoreShape(Told):
    """What a score sheet says, without its numbers. A line is its side, its rule's code, and the
    names of its params."""

    outcome: Literal["made", "failed", "tied", "void"]
    taker_side: Annotated[int, Field(ge=0, le=1)] | None
    needed: Count | None
    """What the taker's side had to reach, in points, where that is a fixed number."""
    count: list[tuple[int | None, str, list[str]]]
    lines: list[tuple[int | None, str, list[str]]]


class MatchCourse(Told):
    """How a match goes on."""

    ends_at: Count
    """The total, in points, that ends it after a deal that was played."""
    equal_ends: bool
    """Whether equal totals end it, as a draw."""
    void_ends: bool
    """Whether it ends when everybody passes twice."""
    dealer: Count | None
    """By how many seats to the right the deal passes; null where the dealer is drawn."""
    void_dealer: Count | None
    """The same after a deal in which everybody passed twice."""


class ScoreTable(Told):
    """Every score sheet there can be under a game's rules. All numbers are points.

    The sheets of `plain` and `with_pot` come by taker's side, then `belote`, then `melds`, then
    `points`. A sheet is the index of its shape and the numbers that fill it: what each side writes,
    what is put aside, then for each line of `count` and of `lines` its points and its params. A
    number below zero is the pot and more: -1 the pot, -82 the pot and 81.
    """

    format: Literal["rebelote-scores/1"]
    profile: str
    house_rules: HouseRules
    rules_hash: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of all options."""
    players: PlayersCount
    points: list[Pair]
    belote: list[Pair]
    melds: list[Pair]
    plain: list[list[int]]
    """With nothing put aside before."""
    with_pot: list[list[int]]
    """With a pot; empty where these rules put nothing aside."""
    void: Annotated[list[list[int]], Field(min_length=2, max_length=2)]
    """Everybody passed twice: without a pot, and with one."""
    shapes: list[ScoreShape]
    match: MatchCourse
