"""The parts that views, events and records are made of, as JSON values. Cards are text here."""

from __future__ import annotations

from typing import Any, TypeAlias

from rebelote.rules.actions import Call
from rebelote.rules.cards import Card, Suit, card_text, parse_card, suit_text, texts
from rebelote.rules.events import Called, CardPlayed
from rebelote.rules.state import CallMade, CardLaid, Line, Meld, Reveal, Sheet

Json: TypeAlias = dict[str, Any]


def call_to_json(call: CallMade | Called | Call) -> Json:
    """``{"seat", "call": "pass"}`` or ``{"seat", "call": "take", "suit"}``."""
    if call.suit is None:
        return {"seat": call.seat, "call": "pass"}
    return {"seat": call.seat, "call": "take", "suit": suit_text(call.suit)}


def laid_to_json(laid: CardLaid | CardPlayed) -> Json:
    """``{"seat", "card"}`` and ``says`` where something was said."""
    shown: Json = {"seat": laid.seat, "card": card_text(laid.card)}
    if laid.says is not None:
        shown["says"] = laid.says
    return shown


def meld_to_json(meld: Meld) -> Json:
    """``{"seat", "kind", "cards", "points"}``."""
    return {
        "seat": meld.seat,
        "kind": meld.kind,
        "cards": texts(meld.cards),
        "points": meld.points,
    }


def meld_from_json(data: Json) -> Meld:
    """Read what `meld_to_json` wrote."""
    cards = tuple(parse_card(card) for card in data["cards"])
    return Meld(data["seat"], data["kind"], cards, data["points"])


def line_to_json(line: Line) -> Json:
    """``{"side", "points", "rule", "params"}``."""
    return {
        "side": line.side,
        "points": line.points,
        "rule": line.rule,
        "params": dict(line.params),
    }


def sheet_to_json(sheet: Sheet) -> Json:
    """A score sheet, every field under its name."""
    return {
        "outcome": sheet.outcome,
        "taker_side": sheet.taker_side,
        "points": list(sheet.points),
        "belote": list(sheet.belote),
        "melds": list(sheet.melds),
        "scores": list(sheet.scores),
        "pending": sheet.pending,
        "needed": sheet.needed,
        "count": [line_to_json(line) for line in sheet.counting],
        "lines": [line_to_json(line) for line in sheet.lines],
    }


def sheet_from_json(data: Json) -> Sheet:
    """Read what `sheet_to_json` wrote."""
    return Sheet(
        outcome=data["outcome"],
        taker_side=data["taker_side"],
        points=pair(data["points"]),
        belote=pair(data["belote"]),
        melds=pair(data["melds"]),
        scores=pair(data["scores"]),
        pending=data["pending"],
        needed=data["needed"],
        counting=tuple(Line(**line) for line in data["count"]),
        lines=tuple(Line(**line) for line in data["lines"]),
    )


def reveal_to_json(reveal: Reveal) -> Json:
    """``{"number", "pack", "salt", "cut"}``; the pack is as it was before the cut."""
    return {
        "number": reveal.number,
        "pack": texts(reveal.pack),
        "salt": reveal.salt,
        "cut": reveal.cut,
    }


def reveal_from_json(data: Json) -> Reveal:
    pack = tuple(parse_card(card) for card in data["pack"])
    return Reveal(data["number"], pack, data["salt"], data["cut"])


def pair(values: list[int]) -> tuple[int, int]:
    return values[0], values[1]


def card_or_null(card: Card | None) -> str | None:
    return None if card is None else card_text(card)


def suit_or_null(suit: Suit | None) -> str | None:
    return None if suit is None else suit_text(suit)
