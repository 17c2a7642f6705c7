"""What a seat sees of a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rebelote.server.answers.pieces import (
    Call,
    CallMade,
    Card,
    CardKey,
    CardLaid,
    Count,
    HouseRules,
    Meld,
    Outcome,
    Pair,
    Phase,
    PlayersCount,
    RuleCode,
    Seat,
    Sheet,
    Suit,
    Told,
    Winner,
    Word,
)
from rebelote.server.answers.records import CutAt, Number, WholePack

PileSeen: TypeAlias = tuple[Card | None, bool]
PilesSeen: TypeAlias = Annotated[list[PileSeen], Field(min_length=8, max_length=8)]


class CardOfTrick(Told):
    """A card of a finished trick, and who played it."""

    seat: Seat
    card: Card


class TrickSeen(Told):
    """A finished trick, its cards in the order played."""

    leader: Seat
    winner: Seat
    points: Count
    """Card points, without the last trick's 10 or the 100 of all tricks."""
    cards: list[CardOfTrick]


class Saying(Told):
    """What a seat said."""

    seat: Seat
    says: Word


class DealSummary(Told):
    """A finished deal of the match. Scores are in points."""

    number: Number
    dealer: Seat
    taker: Seat | None
    trump: Suit | None
    outcome: Outcome
    scores: Pair
    totals: Pair
    pending: Count


class Reveal(Told):
    """What a deal can be checked with, once it is over."""

    number: Number
    pack: WholePack
    """The cards before the cut."""
    salt: str
    cut: CutAt


class Legal(Told):
    """What the viewer may do now; nothing where it is not its turn."""

    cut: bool
    """Whether it may cut the pack."""
    calls: list[Call]
    cards: list[Card]
    says: dict[CardKey, list[Word]]
    """The cards with which something may be said, if the player wants."""
    refused: dict[CardKey, RuleCode]
    """Every other card of the hand, with the rule that forbids it."""


class View(Told):
    """A match as one seat sees it. All points are points of the score unless it says otherwise."""

    profile: str
    """The id of the game."""
    players: PlayersCount
    house_rules: HouseRules
    target: Count | None
    """What a match is played to, in points; null for a single deal."""
    seat: Seat | None
    """The viewer's; null for a spectator."""
    phase: Phase
    number: Count
    """Of the deal; 0 before the first."""
    dealer: Seat | None
    first: Seat | None
    """Who calls first and leads first."""
    turn: Seat | None
    commitment: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
    """SHA-256 of the shuffled pack and a secret; empty where no pack was prepared."""
    cut: CutAt | None
    turned: Card | None
    round: Literal[1, 2]
    """Of the choice of trump."""
    calls: list[CallMade]
    taker: Seat | None
    trump: Suit | None
    counts: list[Count]
    """How many cards each seat still has."""
    hand: list[Card]
    tableaux: Annotated[list[PilesSeen], Field(min_length=2, max_length=2)] | None
    """Two players: for each seat eight piles: the exposed card, and whether one lies under it."""
    leader: Seat | None
    trick: list[CardLaid]
    """The cards of the trick that is being played."""
    tricks: list[TrickSeen]
    points: Pair
    """Card points won in this deal so far."""
    said: list[Saying]
    melds: list[Meld]
    sheet: Sheet | None
    """Null until the deal is over."""
    totals: Pair
    pending: Count
    winner: Winner | None
    deals: list[DealSummary]
    legal: Legal
    revealed: list[Reveal]
