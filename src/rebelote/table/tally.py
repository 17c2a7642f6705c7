"""What a table's log says of one of its players: pure counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rebelote.table.state import replay
from rebelote.table.store import Entry, JsonObject

PEOPLE = "people"
"""Stands for the level of opponents who are persons."""


class GivenUp(NamedTuple):
    """A match that ended because a side surrendered."""

    profile: str
    level: str
    won: bool
    """Whether it was the other side."""


class DealTold(NamedTuple):
    """One finished deal, from a player's side of the table."""

    deal: str
    """The deal's own name: its match and its number there."""
    place: int
    """Its place among the table's finished deals, from 1: where a replay opens."""
    number: int
    profile: str
    house_rules: bool
    level: str
    """The other seats: one bot's level, several joined by ``+``, or `PEOPLE`."""
    practice: bool
    telling: bool
    """Whether it says something about the player: no practice, and no bot played for anybody."""
    took: bool
    """Whether the player took."""
    side_took: bool
    outcome: str
    own: int
    """What the player's side wrote."""
    other: int
    belote: int
    """Belote points of the player's side."""
    capot: bool
    """Whether the player's side took every trick."""
    won: bool | None
    """Whether the player won the match that ended with this deal; None where none did."""
    drawn: bool


def deals_told(records: Sequence[JsonObject], seat: int, *, lent: bool = False) -> list[DealTold]:
    """The finished deals of a table (`records.finished_deals`) as the player at ``seat`` has them.

    Written for four players as for two: a side is the seat's parity either way.
    ``lent`` says that a bot has played for a person there.
    """
    return [_told(record, place, seat, lent) for place, record in enumerate(records, start=1)]


def given_up_told(entries: Sequence[Entry], seat: int) -> list[GivenUp]:
    """The matches of a table that were given up, as the player at ``seat`` has them."""
    sides = [
        event["side"]
        for entry in entries
        for event in entry.events
        if event["type"] == "surrendered"
    ]
    table = replay(entries) if sides else None
    if table is None:
        return []
    bots = [chair.bot or None for chair in table.chairs]
    profile, level = table.profile.id, _level(bots, seat)
    return [GivenUp(profile, level, side != seat % 2) for side in sides]


def _told(record: JsonObject, place: int, seat: int, lent: bool) -> DealTold:
    side = seat % 2
    practice = bool(record.get("practice", False))
    result, taker, winner = record["result"], record["taker"], record["winner"]
    return DealTold(
        deal=deal_name(record),
        place=place,
        number=record["number"],
        profile=record["profile"],
        house_rules=bool(record.get("house_rules")),
        level=_level(record.get("bots", []), seat),
        practice=practice,
        telling=not practice and not lent,
        took=taker == seat,
        side_took=taker is not None and taker % 2 == side,
        outcome=result["outcome"],
        own=result["scores"][side],
        other=result["scores"][1 - side],
        belote=result["belote"][side],
        capot=result["points"][side] == 252,
        won=None if winner in (None, "draw") else winner == side,
        drawn=winner == "draw",
    )


def deal_name(record: JsonObject) -> str:
    """What a finished deal is known by among all that a server has."""
    return f"{record['match']}:{record['number']}"


def _level(bots: Sequence[str | None], seat: int) -> str:
    others = [bot for place, bot in enumerate(bots) if place != seat]
    if None in others:
        return PEOPLE
    return "+".join(dict.fromkeys(bot for bot in others if bot))
