"""Accounts, and a player's own figures."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rebelote.server.answers.pieces import Count, Outcome, Told
from rebelote.server.answers.records import Number

Share: TypeAlias = Annotated[float, Field(ge=0, le=1)]


class AccountTold(Told):
    """An account."""

    name: str
    since: float
    """When it was made: seconds since 1970-01-01T00:00:00Z."""


class WhoIsHere(Told):
    """Who this browser is."""

    account: AccountTold | None
    """Null for a guest."""
    tables: Count
    """At how many tables it has sat, 1000 at most."""


class AccountHere(Told):
    """The account that this browser is signed in to."""

    account: AccountTold


class NobodyHere(Told):
    """This browser is a guest."""

    account: None


class FiguresOfGroup(Told):
    """Figures of one game against one kind of opponents. Practice deals count as `practice` alone.

    `side_` is your side, your partner included.
    """

    profile: str
    level: str
    """The bots at the other seats, joined by `+`; `people` where a person sat there."""
    deals: Count
    taken: Count
    """Deals in which you took."""
    made: Count
    """Of those, the contracts made."""
    side_taken: Count
    side_made: Count
    own: Count
    """Points your side wrote, in sum."""
    other: Count
    """Points the other side wrote, in sum."""
    capots: Count
    """Deals in which your side took every trick."""
    practice: Count
    won: Count
    """Matches, like the next two."""
    lost: Count
    drawn: Count
    studied: Count
    """Deals that were looked at for mistakes."""
    analysed: Count
    """Deals whose mistakes are known: the next three are sums over these."""
    mistakes: Count
    lost_plays: Annotated[float, Field(ge=0)]
    """What mistakes in play cost on average, in card points."""
    lost_calls: Annotated[float, Field(ge=0)]
    """What mistakes in calling cost on average, in points of the score."""


class RecentDeal(Told):
    """One of your finished deals."""

    table: str
    place: Number
    """Among the table's finished deals, from 1."""
    number: Number
    """In its match."""
    profile: str
    level: str
    practice: bool
    took: bool
    """Whether you took."""
    side_took: bool
    outcome: Outcome
    own: Count
    """Points your side wrote."""
    other: Count
    """Points the other side wrote."""
    updated: float
    """When something happened at its table last: seconds since 1970-01-01T00:00:00Z."""


class StudyProgress(Told):
    """How far the study of your deals is."""

    status: Literal["idle", "queued", "running"]
    done: Count
    """Deals."""
    total: Count
    """Deals."""


class Study(StudyProgress):
    """How far the study of your deals is, and what there is left to study."""

    open: Count
    """Deals that nobody has looked at."""


class Compared(Told):
    """On how many boards your result was better than another's, the same, or worse."""

    better: Count
    equal: Count
    worse: Count


class BotCompared(Compared):
    """You and a bot, with the same cards at the same seat."""

    bot: str
    points: int
    """The bot's rating."""
    either_way: Count
    """How far off that may be, to either side, 95 times in 100."""
    share: tuple[Share, Share, Share]
    """Of the boards that differ, how many you can expect to do better on: expected, lowest,
    highest."""


class PlayerRating(Told):
    """Your rating in a game. 1500 is a stranger; 400 points are odds of ten to one."""

    profile: str
    boards: Count
    """Deals it comes from."""
    points: int
    either_way: Count
    """How far off that may be, to either side, 95 times in 100."""
    bots: list[BotCompared]
    people: Compared


class Figures(Told):
    """Your own figures, from your latest 200 tables."""

    groups: list[FiguresOfGroup]
    """Those with most deals first."""
    recent: list[RecentDeal]
    """The latest first, 40 at most."""
    tables: Count
    study: Study
    ratings: list[PlayerRating]
    """The games with most boards first."""
