"""The parts that many answers are made of: cards, seats, calls, score sheets."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, RootModel
from pydantic.json_schema import JsonSchemaValue, SkipJsonSchema
from pydantic_core import CoreSchema


class Told(BaseModel):
    """An object that has the fields named here and no others."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """A field that may be missing has no default in an answer."""
        schema = handler(core_schema)
        for field in handler.resolve_ref_schema(schema).get("properties", {}).values():
            field.pop("default", None)
        return schema


Missing: TypeAlias = SkipJsonSchema[None]
"""``field: Kind | Missing = None`` is there and of its kind, or not there at all."""

PlayersCount: TypeAlias = Literal[2, 4]
Outcome: TypeAlias = Literal["made", "failed", "tied", "void"]
Phase: TypeAlias = Literal["ready", "cut", "auction", "play", "scored", "ended"]
Word: TypeAlias = Literal["belote", "rebelote"]
CallWord: TypeAlias = Literal["pass", "take"]
Count: TypeAlias = Annotated[int, Field(ge=0)]
CardKey: TypeAlias = Annotated[str, Field(pattern="^[789TJQKA][SHDC]$")]
Digest: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""SHA-256 in lower-case hex."""


class Card(RootModel[CardKey]):
    """A card: its rank, one of 7 8 9 T J Q K A, and its suit; `TH` is the ten of hearts."""


class Suit(RootModel[Literal["S", "H", "D", "C"]]):
    """Spades, hearts, diamonds or clubs."""


class Seat(RootModel[Annotated[int, Field(ge=0, le=3)]]):
    """A place at the table, anticlockwise from 0: seat 1 sits at the right of seat 0."""


class Side(RootModel[Annotated[int, Field(ge=0, le=1)]]):
    """Who plays together: a seat's side is the seat modulo 2; with two players it is the seat."""


class Pair(RootModel[tuple[int, int]]):
    """A number for each side: of side 0, of side 1."""


class Winner(RootModel[Annotated[int, Field(ge=0, le=1)] | Literal["draw"]]):
    """Who won a match: a side, or `draw`."""


class OptionValue(RootModel[bool | int | str | list[int]]):
    """What an option is set to: a word, a number, yes or no, or the sizes of packets."""


class HouseRules(RootModel[dict[str, OptionValue]]):
    """The options that were changed at the table, by name, with their values."""


class Call(Told):
    """A call in the choice of trump."""

    call: CallWord
    suit: Suit | Missing = None
    """The suit that becomes trump; only with `take`."""


class CallMade(Call):
    """A call that a seat made."""

    seat: Seat


class CardLaid(Told):
    """A card that a seat played."""

    seat: Seat
    card: Card
    says: Word | Missing = None
    """What was said with it; missing where nothing was."""


class Meld(Told):
    """A sequence or four of a kind that scores, under a house rule of the game for two."""

    seat: Seat
    kind: Literal["tierce", "fifty", "hundred", "four"]
    cards: list[Card]
    points: Count
    """In points of the score."""


class Line(Told):
    """A line of a score sheet."""

    side: Side | None
    """Whose line it is; null for a line about both."""
    points: int
    """In points of the score."""
    rule: str
    """The code of the rule it comes from; its words are in the catalogues under `rule-<code>`."""
    params: dict[str, int]
    """Numbers, in points, that the words of the line name."""


class SheetFields(Told):
    """What a finished deal is worth. Everything is in points."""

    outcome: Outcome
    taker_side: Side | None
    """The side of whoever took; null where everybody passed twice."""
    points: Pair
    """Card points with the last trick's 10, or with the 100 of all tricks; without belote."""
    belote: Pair
    """20 for king and queen of trump, where it was said as the rules want."""
    melds: Pair
    scores: Pair
    """What the deal adds to the totals, points put aside before included."""
    pending: Count
    """What is put aside after this deal, for who wins the next one."""
    needed: Count | None
    """What the taker's side had to reach, where that is a fixed number."""
    count: list[Line]
    """How the two sides were counted and compared."""
    lines: list[Line]
    """What each side writes; a side's lines add up to its score."""


class Sheet(SheetFields):
    """The score sheet of a deal. Everything is in points."""


class RuleCode(Told):
    """The rule that forbids a card."""

    rule: str
    """Its code; the words are in the catalogues under `rule-<code>`."""
    params: dict[str, str]
    """Cards and suits that those words name."""


class ReasonParams(Told):
    """What the words of a reason name; each code has some of these."""

    card: Card | Missing = None
    other: Card | Missing = None
    """The next best card."""
    suit: Suit | Missing | None = None
    count: Count | Missing = None
    """Cards: trumps that others hold, or trumps in the hand."""
    points: float | Missing = None
    """Card points, or by how many points a card is better."""
    worth: float | Missing | None = None
    """What taking is expected to bring, as a difference of scores."""
    passing: Annotated[float | Missing | None, Field(serialization_alias="pass")] = None
    """What passing is expected to bring, as a difference of scores."""


class Reason(Told):
    """Why a card or a call is the best one."""

    code: str
    """The words are in the catalogues under `hint-<code>`."""
    params: ReasonParams
