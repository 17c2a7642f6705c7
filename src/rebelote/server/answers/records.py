"""Deal records, format ``rebelote-deal/1``: as this server writes them, and as others gave them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field

from rebelote.server.answers.pieces import (
    CallMade,
    Card,
    CardLaid,
    Count,
    Digest,
    HouseRules,
    Meld,
    Missing,
    Outcome,
    Pair,
    Seat,
    Suit,
    Told,
    Winner,
)

Number: TypeAlias = Annotated[int, Field(ge=1)]
CutAt: TypeAlias = Annotated[int, Field(ge=4, le=28)]
WholePack: TypeAlias = Annotated[list[Card], Field(min_length=32, max_length=32)]
Pile: TypeAlias = Annotated[list[Card], Field(min_length=2, max_length=2)]
PilesOfSeat: TypeAlias = Annotated[list[Pile], Field(min_length=8, max_length=8)]
Tableaux: TypeAlias = Annotated[list[PilesOfSeat], Field(min_length=2, max_length=2)]
Hands: TypeAlias = Annotated[list[list[Card]], Field(min_length=4, max_length=4)]


class Before(Told):
    """How the match stood before a deal, in points."""

    totals: Pair
    pending: Count
    """What was put aside for who wins the next deal."""


class TrickWon(Told):
    """Who led and won a trick."""

    leader: Seat
    winner: Seat
    points: Count
    """Card points, without the last trick's 10 or the 100 of all tricks."""


class Result(Told):
    """How a deal ended. Everything is in points."""

    outcome: Outcome
    points: Pair
    """Card points with the last trick's 10, or with the 100 of all tricks; without belote."""
    belote: Pair
    scores: Pair
    """What the deal adds to the totals, points put aside before included."""
    pending: Count
    """What is put aside after this deal."""


class Commitment(Told):
    """What was published of the pack before it was cut, and what it can be checked with."""

    sha256: Digest
    """SHA-256 of the salt, a colon, and the 32 cards before the cut, separated by spaces."""
    salt: str


class DealRecord(Told):
    """A finished deal as this server writes it: all that is needed to check it."""

    format: Literal["rebelote-deal/1"]
    profile: str
    """The id of the game."""
    match: str
    """The same for all deals of a match."""
    number: Number
    """1 for the first deal of its match."""
    dealer: Seat
    first: Seat
    """Who calls first and leads first: at the dealer's right."""
    before: Before
    house_rules: HouseRules | Missing = None
    """Only where options of the profile were changed."""
    rules_hash: Digest | Missing = None
    """SHA-256 of the options with those changes; only where some were changed."""
    cut: CutAt
    """How many cards were taken from the top of the pack and put under it."""
    deck: WholePack
    """The cards in the order dealt, after the cut."""
    turned: Card
    """The card turned up."""
    hands: Hands | Missing = None
    """Four players: the 8 cards of each seat, or 5 where everybody passed twice."""
    tableaux: Tableaux | Missing = None
    """Two players: for each seat eight piles, the exposed card first, then the covered one."""
    calls: list[CallMade]
    taker: Seat | None
    """Null where everybody passed twice."""
    trump: Suit | None
    plays: list[CardLaid]
    tricks: list[TrickWon]
    result: Result
    totals: Pair
    """Of the match, after this deal, in points."""
    winner: Winner | None
    """Null while the match goes on, and after a single deal in which everybody passed."""
    melds: list[Meld] | Missing = None
    """Only where a house rule counts them."""
    commitment: Commitment | Missing = None
    names: list[str | None]
    """Who sat at each seat; null for a bot, and for a person without a name."""
    bots: list[str | None]
    """The bot at each seat; null for a person."""
    practice: Literal[True] | Missing = None
    """Only where a choice was taken back or a hint given, or the cards were known before."""


OPEN = ConfigDict(extra="allow")


class Given(Told):
    """An object that another program may have written, with fields of its own."""

    model_config = OPEN


class GivenBefore(Before):
    """How the match stood before a deal, in points."""

    model_config = OPEN


class GivenCall(Given):
    """A call as it was given."""

    seat: Seat
    call: Literal["pass", "take"]


class GivenPlay(Given):
    """A card played, as it was given."""

    seat: Seat
    card: str
    """In any notation that `rebelote` reads, such as `10♥`."""


class GivenTrick(TrickWon):
    """A trick as it was given."""

    model_config = OPEN


class GivenResult(Result):
    """How a deal ended, in points."""

    model_config = OPEN


class GivenRecord(Given):
    """A deal record that somebody gave, kept as it was.

    It has no fault under the rules. Its fields mean what those of `DealRecord` mean; what is null
    there may be missing here, a card may be written in another way, and there may be more fields.
    """

    format: Literal["rebelote-deal/1"]
    profile: str
    match: str
    number: Number
    dealer: Seat
    first: Seat
    before: GivenBefore
    cut: CutAt
    deck: Annotated[list[str], Field(min_length=32, max_length=32)]
    turned: Card
    calls: list[GivenCall]
    taker: Seat | Missing | None = None
    trump: Suit | Missing | None = None
    plays: list[GivenPlay]
    tricks: list[GivenTrick]
    result: GivenResult
    totals: Pair
    winner: Winner | Missing | None = None
    house_rules: dict[str, Any] | Missing = None


AnyRecord: TypeAlias = DealRecord | GivenRecord
"""A record somebody gave: most were written here, by this server."""
