"""What was found out about deals: analyses, hints, problems."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rebelote.server.answers.pieces import (
    Call,
    Card,
    CardKey,
    Count,
    Missing,
    Pair,
    PlayersCount,
    Reason,
    Seat,
    Suit,
    Told,
    Word,
)
from rebelote.server.answers.records import Number
from rebelote.server.answers.views import View

Method: TypeAlias = Literal["sampled", "every", "exact", "searched"]
Verdict: TypeAlias = Literal["good", "mistake", "unlucky", "lucky", "forced"]
AnalysisId: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Cost: TypeAlias = Annotated[float, Field(ge=0)]


class Work(Told):
    """How much an analysis worked; the same work on the same record gives the same answer."""

    worlds: Count
    """Four players: deals solved for each play; all there are where there are fewer."""
    call_worlds: Count
    """Four players: deals imagined for each call."""
    coverings: Count
    """Two players: ways the covered cards may lie, for each contract."""
    rounds: Count
    """Two players: simulations of each card."""
    nodes: Count
    """Positions looked at for one solution with all cards known, at most."""
    expert: bool
    """Whether the strongest bot was asked too."""
    seed: int


class CallOption(Call):
    """A call that could have been made, and what it was expected to bring."""

    expected: float
    """Our score less theirs, in points."""
    error: Cost
    """The standard error of that, in points."""


class CallAnalysed(Call):
    """A call, and what it cost on average. Everything is in points of the score."""

    seat: Seat
    options: list[CallOption]
    best: Call
    cost: Cost
    """What it gives away against the best one."""
    error: Cost
    """The standard error of the cost."""
    worlds: Count
    """Deals that were imagined for it."""
    verdict: Literal["good", "mistake"]
    reasons: list[Reason]
    """Why the best one."""


class KnownUnfinished(Told):
    """With all cards known: there was too much to search."""

    finished: Literal[False]


class KnownSolved(Told):
    """With all cards known: what each card was worth, in card points."""

    finished: Literal[True]
    values: dict[CardKey, Count]
    """What the side to move takes from here on, by the card it plays."""
    best: list[Card]
    cost: Count
    """What the card played gives away; taking every trick counts 90 more."""
    result: tuple[float, float]
    """Card points of each side in the end if all play best from before this card on."""


class Average(Told):
    """On average over the deals that the seat could not tell apart, in card points."""

    method: Method
    """`every` and `exact`: without error; `sampled` and `searched`: with one."""
    worlds: Count
    """Deals or simulations behind each card; 0 for an exact expectation."""
    values: dict[CardKey, float]
    """What the side to move takes from here on, by the card it plays; taking every trick counts
    90 more, losing every trick 90 less than nothing."""
    best: Card
    cost: Cost
    """What the card played gives away."""
    error: Cost
    """The standard error of the cost."""
    result: tuple[float, float]
    """Card points of each side in the end that the seat could expect."""


class ExpertSays(Told):
    """What the strongest bot would have played from that seat, and why."""

    card: Card
    reasons: list[Reason]


class PlayAnalysed(Told):
    """A card that was played, and what it cost."""

    seat: Seat
    card: Card
    trick: Annotated[int, Field(ge=0, le=15)]
    """From 0."""
    forced: bool
    """Whether it was the only card that might be played."""
    known: KnownSolved | KnownUnfinished
    average: Average | None
    """Null for a forced card."""
    verdict: Verdict
    """`mistake`: loses on average; `lucky`: so, but these cards forgave it; `unlucky`: costs
    nothing on average, but these cards lay badly."""
    reasons: list[Reason]
    """Why the best card; for a good one why that one."""
    expert: ExpertSays | None
    """Only for mistakes."""


class Mistake(Told):
    """A choice that cost something on average."""

    kind: Literal["call", "play"]
    index: Count
    """Which of `calls` or `plays`, from 0."""
    seat: Seat
    cost: Cost
    """For a card in card points, for a call in points of the score."""
    error: Cost
    """The standard error of the cost."""


class Analysis(Told):
    """What every choice of a deal cost, with all cards known and on average."""

    format: Literal["rebelote-analysis/1"]
    profile: str
    match: str
    number: Number
    players: PlayersCount
    taker: Seat | None
    trump: Suit | None
    points: Pair
    """Card points with the last trick's 10, or with the 100 of all tricks."""
    work: Work
    calls: list[CallAnalysed]
    plays: list[PlayAnalysed]
    mistakes: list[Mistake]
    """The dearest first."""
    seconds: Cost
    """How long it took."""


class AnalysisProgress(Told):
    """How far an analysis is."""

    id: AnalysisId
    status: Literal["queued", "preparing", "running", "failed"]
    """`preparing`: the solver is being compiled; `failed`: asking again begins again."""
    done: Count
    """Of `total`: parts of the solver while `preparing`, choices while `running`."""
    total: Count
    """0 where it is not known yet."""


class AnalysisDone(Told):
    """An analysis with its result."""

    id: AnalysisId
    status: Literal["done"]
    done: Count
    """Choices looked at when progress was noted last."""
    total: Count
    result: Analysis


AnalysisTold: TypeAlias = AnalysisProgress | AnalysisDone


class HintFields(Told):
    """Who gives a hint, and why."""

    version: Number
    """The table's version with the note that this deal is practice."""
    bot: str
    """The bot that was asked."""
    reasons: list[Reason]


class CallHint(HintFields):
    """What to call."""

    call: Literal["pass", "take"]
    suit: Suit | Missing = None
    """The suit that becomes trump; only with `take`."""


class CardHint(HintFields):
    """What to play."""

    card: Card
    says: Word | None
    """What to say with it; null for nothing."""


Hint: TypeAlias = CallHint | CardHint


class Problem(Told):
    """A position with one clear best card. Worths are in card points."""

    id: str
    best: list[Card]
    """The answer; more than one card where they are as good."""
    played: Card
    """What a club player played."""
    values: dict[CardKey, float]
    """What each card is worth on average, the best first."""
    errors: dict[CardKey, Cost]
    """The standard error of each card's distance from the best."""
    method: Method
    worlds: Count
    """Deals or simulations behind each card; 0 for an exact expectation."""
    view: View
    """What the seat to play sees."""
    reasons: list[Reason]
    """Why the best card."""


class Problems(Told):
    """The problems of a day."""

    day: datetime.date
    problems: list[Problem]
