"""Events as JSON values.

`event_to_client` is an allow-list for clients; `event_to_json` is the whole event, for the store
alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rebelote.rules.cards import (
    Card,
    Mask,
    card_text,
    cards_of,
    mask_of,
    parse_card,
    parse_suit,
    texts,
)
from rebelote.rules.errors import ProtocolError
from rebelote.rules.events import (
    Called,
    CardPlayed,
    CardsDealt,
    CardsUncovered,
    DealScored,
    Event,
    HandsCompleted,
    MatchEnded,
    MeldsShown,
    PackCut,
    PackPrepared,
    PackRevealed,
    TrickWon,
)
from rebelote.rules.wire.pieces import (
    Json,
    call_to_json,
    card_or_null,
    laid_to_json,
    meld_from_json,
    meld_to_json,
    pair,
    reveal_from_json,
    reveal_to_json,
    sheet_from_json,
    sheet_to_json,
)


def event_to_client(event: Event, players: int) -> Json:
    """An event (already redacted) as a client sees it: for animation and for the sentences."""
    if isinstance(event, PackPrepared):
        return {
            "type": "pack-prepared",
            "number": event.number,
            "dealer": event.dealer,
            "first": (event.dealer + 1) % players,
            "commitment": event.commitment,
        }
    if isinstance(event, CardsDealt):
        return {"type": "cards-dealt", "turned": card_text(event.turned)}
    if isinstance(event, HandsCompleted):
        return {"type": "hands-completed"}
    return event_to_json(event)


def event_to_json(event: Event) -> Json:
    """The whole event, hidden fields included: for the store alone."""
    return _WRITERS[type(event)](event)


def event_from_json(data: Json) -> Event:
    """Read what `event_to_json` wrote."""
    reader = _READERS.get(data.get("type", ""))
    if reader is None:
        raise ProtocolError("unknown-event", type=str(data.get("type")))
    return reader(data)


def _write_prepared(event: PackPrepared) -> Json:
    return {
        "type": "pack-prepared",
        "number": event.number,
        "dealer": event.dealer,
        "commitment": event.commitment,
        "pack": texts(event.pack),
        "salt": event.salt,
    }


def _write_dealt(event: CardsDealt) -> Json:
    return {
        "type": "cards-dealt",
        "turned": card_text(event.turned),
        "hands": [texts(cards_of(hand)) for hand in event.hands],
        "exposed": [[card_or_null(card) for card in piles] for piles in event.exposed],
        "covered": [[card_or_null(card) for card in piles] for piles in event.covered],
    }


def _write_uncovered(event: CardsUncovered) -> Json:
    cards = [
        {"seat": seat, "pile": pile, "card": card_text(card)} for seat, pile, card in event.cards
    ]
    return {"type": "cards-uncovered", "cards": cards}


def _write_scored(event: DealScored) -> Json:
    return {
        "type": "deal-scored",
        "totals": list(event.totals),
        **sheet_to_json(event.sheet),
    }


_WRITERS: dict[type[Any], Callable[[Any], Json]] = {
    PackPrepared: _write_prepared,
    PackCut: lambda event: {"type": "pack-cut", "seat": event.seat, "at": event.at},
    CardsDealt: _write_dealt,
    Called: lambda event: {"type": "called", **call_to_json(event)},
    HandsCompleted: lambda event: {
        "type": "hands-completed",
        "drawn": [texts(cards_of(hand)) for hand in event.drawn],
    },
    MeldsShown: lambda event: {
        "type": "melds-shown",
        "melds": [meld_to_json(meld) for meld in event.melds],
    },
    CardPlayed: lambda event: {"type": "card-played", **laid_to_json(event)},
    TrickWon: lambda event: {"type": "trick-won", "seat": event.seat, "points": event.points},
    CardsUncovered: _write_uncovered,
    DealScored: _write_scored,
    PackRevealed: lambda event: {
        "type": "pack-revealed",
        "reveals": [reveal_to_json(reveal) for reveal in event.reveals],
    },
    MatchEnded: lambda event: {"type": "match-ended", "winner": event.winner},
}


def _read_prepared(data: Json) -> Event:
    pack = tuple(parse_card(card) for card in data["pack"])
    return PackPrepared(data["number"], data["dealer"], data["commitment"], pack, data["salt"])


def _read_dealt(data: Json) -> Event:
    return CardsDealt(
        parse_card(data["turned"]),
        _read_hands(data["hands"]),
        _read_piles(data["exposed"]),
        _read_piles(data["covered"]),
    )


def _read_hands(hands: list[list[str]]) -> tuple[Mask, ...]:
    return tuple(mask_of(parse_card(card) for card in hand) for hand in hands)


def _read_piles(sides: list[list[str | None]]) -> tuple[tuple[Card | None, ...], ...]:
    return tuple(
        tuple(None if card is None else parse_card(card) for card in piles) for piles in sides
    )


def _read_called(data: Json) -> Event:
    return Called(data["seat"], parse_suit(data["suit"]) if data["call"] == "take" else None)


def _read_uncovered(data: Json) -> Event:
    return CardsUncovered(
        tuple((item["seat"], item["pile"], parse_card(item["card"])) for item in data["cards"])
    )


_READERS: dict[str, Callable[[Json], Event]] = {
    "pack-prepared": _read_prepared,
    "pack-cut": lambda data: PackCut(data["seat"], data["at"]),
    "cards-dealt": _read_dealt,
    "called": _read_called,
    "hands-completed": lambda data: HandsCompleted(_read_hands(data["drawn"])),
    "melds-shown": lambda data: MeldsShown(tuple(meld_from_json(item) for item in data["melds"])),
    "card-played": lambda data: CardPlayed(
        data["seat"], parse_card(data["card"]), data.get("says")
    ),
    "trick-won": lambda data: TrickWon(data["seat"], data["points"]),
    "cards-uncovered": _read_uncovered,
    "deal-scored": lambda data: DealScored(sheet_from_json(data), pair(data["totals"])),
    "pack-revealed": lambda data: PackRevealed(
        tuple(reveal_from_json(item) for item in data["reveals"])
    ),
    "match-ended": lambda data: MatchEnded(data["winner"]),
}
