"""Records checked and taken apart step by step, and given by link."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from rebelote.server.answers.pieces import (
    Call,
    CallMade,
    Card,
    CardLaid,
    Count,
    HouseRules,
    Meld,
    Missing,
    Outcome,
    Pair,
    PlayersCount,
    Seat,
    SheetFields,
    Suit,
    Told,
    Winner,
)
from rebelote.server.answers.records import (
    AnyRecord,
    Before,
    CutAt,
    Hands,
    Number,
    Tableaux,
)


class Fault(Told):
    """Something in a record that does not follow from the rules."""

    where: str
    """Such as `play 15`, `call 3`, `trick 2` or `result.points[0]`."""
    rule: str
    """The code of the rule."""
    params: dict[str, Any]
    """What the words of the code under `rule-<code>` in the catalogues need."""
    message: str
    """What was expected and what the record says, in English."""


class Called(CallMade):
    """A seat passed or took."""

    type: Literal["called"]


class HandsCompleted(Told):
    """Everybody got three more cards, the taker the card turned up and two."""

    type: Literal["hands-completed"]
    drawn: Hands
    """By seat."""


class MeldsShown(Told):
    """The melds that score were shown."""

    type: Literal["melds-shown"]
    melds: list[Meld]


class CardPlayed(CardLaid):
    """A card was played."""

    type: Literal["card-played"]


class TrickTaken(Told):
    """A trick was complete."""

    type: Literal["trick-won"]
    seat: Seat
    points: Count
    """Card points, without the last trick's 10 or the 100 of all tricks."""


class Uncovered(Told):
    """A covered card that was turned up."""

    seat: Seat
    pile: Annotated[int, Field(ge=0, le=7)]
    card: Card


class CardsUncovered(Told):
    """Two players: covered cards were turned up."""

    type: Literal["cards-uncovered"]
    cards: list[Uncovered]


class DealScored(SheetFields):
    """The deal is over: its score sheet, and the totals of the match in points."""

    type: Literal["deal-scored"]
    totals: Pair


class MatchEnded(Told):
    """The match is over; nobody has won a single deal in which everybody passed."""

    type: Literal["match-ended"]
    winner: Winner | None


class LegalCalls(Told):
    """The calls there were to choose from."""

    calls: list[Call]


class LegalCards(Told):
    """The cards there were to choose from."""

    cards: list[Card]


class Step(Told):
    """A choice: whose, what there was to choose from, and what it made happen."""

    seat: Seat
    legal: LegalCalls | LegalCards
    events: list[
        Annotated[
            Called
            | HandsCompleted
            | MeldsShown
            | CardPlayed
            | TrickTaken
            | CardsUncovered
            | DealScored
            | MatchEnded,
            Field(discriminator="type"),
        ]
    ]
    """In order; the first is the choice itself."""


class Replay(Told):
    """A deal step by step, as far as its record goes."""

    profile: str
    players: PlayersCount
    house_rules: HouseRules
    target: Count | None
    """What a match is played to, in points; null for a single deal."""
    match: str
    number: Number
    dealer: Seat
    first: Seat
    """Who calls first and leads first."""
    cut: CutAt
    before: Before
    turned: Card
    hands: Hands | Missing = None
    """Four players: the five cards of each seat before the choice of trump."""
    tableaux: Tableaux | Missing = None
    """Two players: for each seat eight piles, the exposed card first, then the covered one."""
    steps: list[Step]


class CheckedRecord(Told):
    """A line with a deal record, checked."""

    line: Number
    """In the body of the request, from 1; blank lines count."""
    faults: list[Fault]
    """Empty for a record without a fault."""
    replay: Replay | None
    """Null where not even the cards could be dealt."""


class CheckedRecords(Told):
    """Every line that is not blank."""

    records: list[CheckedRecord]


class ReplayGiven(Told):
    """Deal records kept under an id."""

    replay: str
    """The id: whoever knows it can read them."""


class DealGiven(Told):
    """A deal that others can play."""

    deal: str
    """The id: whoever knows it can play the deal."""


class DealResult(Told):
    """How a shared deal ended for somebody who played it."""

    name: str
    """Empty for a person without a name."""
    outcome: Outcome
    scores: Pair
    """In points; without a pot from before the deal."""
    taker: Seat | None
    trump: Suit | None
    practice: bool
    """Whether something was taken back or asked for, or the cards were known before."""
    first: bool
    """Whether it is the result of the record that was shared."""
    you: bool


class SharedDeal(Told):
    """A deal that somebody shared, for others to play with the same cards."""

    profile: str
    house_rules: dict[str, Any]
    """As the record has them."""
    seat: Seat
    """Where whoever plays it sits."""
    bots: str | list[str]
    """One bot for every other seat, or one each from the player's right on."""
    name: str
    """Who shared it; may be empty."""
    yours: bool
    """Whether you shared it."""
    table: str | None
    """Your own table; null before you sit down."""
    playing: Count
    """How many people are playing it."""
    played: Count
    """How many people have finished it."""
    results: list[DealResult] | None
    """Null unless you shared it or have finished it; the record's own result comes first."""
    record: AnyRecord | None
    """Null unless you shared it or have finished it."""
