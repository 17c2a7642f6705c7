"""Views, events and actions as JSON values. Cards are text here, and nowhere else inside.

`view_to_json` and `event_to_client` are allow-lists: every key is named, so a new field stays at
home until somebody adds it. `event_to_json` is the whole event, for the store alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rebelote.rules.actions import Call, Cut, Play, SeatAction
from rebelote.rules.belote import is_automatic
from rebelote.rules.cards import (
    Card,
    Mask,
    Seat,
    Suit,
    card_text,
    cards_of,
    iterate,
    mask_of,
    parse_card,
    parse_suit,
    sorted_for_display,
    suit_text,
    texts,
)
from rebelote.rules.errors import NotationError, ProtocolError
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
from rebelote.rules.legal import announcement, legal_cards, legal_suits, refusals
from rebelote.rules.state import (
    AUCTION,
    CUT,
    PLAY,
    CallMade,
    CardLaid,
    DealSummary,
    Line,
    Meld,
    Public,
    Reveal,
    Sheet,
    Trick,
    View,
    first_seat,
)

Json: TypeAlias = dict[str, Any]

SAYABLE = ("belote", "rebelote")


# --- pieces --------------------------------------------------------------------------------------


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
        points=_pair(data["points"]),
        belote=_pair(data["belote"]),
        melds=_pair(data["melds"]),
        scores=_pair(data["scores"]),
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


def _reveal_from_json(data: Json) -> Reveal:
    pack = tuple(parse_card(card) for card in data["pack"])
    return Reveal(data["number"], pack, data["salt"], data["cut"])


def _pair(values: list[int]) -> tuple[int, int]:
    return values[0], values[1]


def _card_or_null(card: Card | None) -> str | None:
    return None if card is None else card_text(card)


def _suit_or_null(suit: Suit | None) -> str | None:
    return None if suit is None else suit_text(suit)


# --- views ---------------------------------------------------------------------------------------


def view_to_json(view: View) -> Json:
    """What a viewer's screen needs; all of it is in the view, so none of it is hidden."""
    public, profile = view.public, view.profile
    started = public.number > 0
    return {
        "profile": profile.id,
        "players": profile.players,
        "house_rules": _plain_options(profile.house_rules),
        "target": profile.target if profile.length == "target" else None,
        "seat": view.seat,
        "phase": public.phase,
        "number": public.number,
        "dealer": public.dealer if started else None,
        "first": first_seat(public, profile.players) if started else None,
        "turn": public.turn,
        "commitment": public.commitment,
        "cut": public.cut_at,
        "turned": _card_or_null(public.turned),
        "round": 2 if len(public.calls) >= profile.players else 1,
        "calls": [call_to_json(call) for call in public.calls],
        "taker": public.taker,
        "trump": _suit_or_null(public.trump),
        "counts": list(public.counts),
        "hand": texts(sorted_for_display(view.hand, public.trump)),
        "tableaux": _tableaux_to_json(public),
        "leader": public.leader if started else None,
        "trick": [laid_to_json(laid) for laid in public.trick],
        "tricks": [_trick_to_json(trick, profile.players) for trick in public.tricks],
        "points": list(public.points),
        "said": [
            {"seat": laid.seat, "says": laid.says} for laid in public.plays if laid.says is not None
        ],
        "melds": [meld_to_json(meld) for meld in public.melds],
        "sheet": None if public.sheet is None else sheet_to_json(public.sheet),
        "totals": list(public.totals),
        "pending": public.pending,
        "winner": public.winner,
        "deals": [_summary_to_json(deal) for deal in public.deals],
        "legal": legal_to_json(view),
        "revealed": [reveal_to_json(reveal) for reveal in public.revealed],
    }


def _plain_options(options: Mapping[str, Any]) -> Json:
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in options.items()
    }


def _tableaux_to_json(public: Public) -> list[list[list[Any]]] | None:
    if not public.exposed:
        return None
    return [
        [[_card_or_null(card), below] for card, below in zip(cards, under, strict=True)]
        for cards, under in zip(public.exposed, public.covered, strict=True)
    ]


def _trick_to_json(trick: Trick, players: int) -> Json:
    cards = [
        {"seat": (trick.leader + step) % players, "card": card_text(card)}
        for step, card in enumerate(trick.cards)
    ]
    return {
        "leader": trick.leader,
        "winner": trick.winner,
        "points": trick.points,
        "cards": cards,
    }


def _summary_to_json(deal: DealSummary) -> Json:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "taker": deal.taker,
        "trump": _suit_or_null(deal.trump),
        "outcome": deal.outcome,
        "scores": list(deal.scores),
        "totals": list(deal.totals),
        "pending": deal.pending,
    }


def legal_to_json(view: View) -> Json:
    """What the viewer may do now, and the rule that forbids each other card."""
    public = view.public
    mine = view.seat is not None and public.turn == view.seat
    calls: list[Json] = []
    if mine and public.phase == AUCTION:
        calls = [{"call": "pass"}] + [
            {"call": "take", "suit": suit_text(suit)}
            for suit in legal_suits(public, view.profile.players)
        ]
    cards = legal_cards(view)
    return {
        "cut": mine and public.phase == CUT,
        "calls": calls,
        "cards": texts(iterate(cards)),
        "says": _says_to_json(view, cards),
        "refused": {
            card_text(card): {"rule": refusal.rule, "params": refusal.params}
            for card, refusal in (refusals(view) if mine and public.phase == PLAY else {}).items()
        },
    }


def _says_to_json(view: View, cards: Mask) -> dict[str, list[str]]:
    """The cards with which something may be said by choice."""
    if is_automatic(view.profile):
        return {}
    words = ((card, announcement(view, card)) for card in iterate(cards))
    return {card_text(card): [word] for card, word in words if word is not None}


# --- events --------------------------------------------------------------------------------------


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
        "exposed": [[_card_or_null(card) for card in piles] for piles in event.exposed],
        "covered": [[_card_or_null(card) for card in piles] for piles in event.covered],
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
    "deal-scored": lambda data: DealScored(sheet_from_json(data), _pair(data["totals"])),
    "pack-revealed": lambda data: PackRevealed(
        tuple(_reveal_from_json(item) for item in data["reveals"])
    ),
    "match-ended": lambda data: MatchEnded(data["winner"]),
}


# --- actions -------------------------------------------------------------------------------------


def action_from_json(seat: Seat, data: object) -> SeatAction | None:
    """A seat's action from what a client sent; None for a cut left to chance.

    Raises `ProtocolError` (or `NotationError`) naming what was expected.
    """
    if not isinstance(data, dict):
        raise _malformed("an action is an object with a type")
    kind = data.get("type")
    if kind == "play":
        return _play_from_json(seat, data)
    if kind == "call":
        return _call_from_json(seat, data)
    if kind == "cut":
        return _cut_from_json(seat, data)
    raise _malformed("the type of an action is one of play, call, cut")


def action_to_json(action: SeatAction) -> Json:
    """The inverse of `action_from_json`."""
    if isinstance(action, Play):
        shown: Json = {"type": "play", "card": card_text(action.card)}
        return shown | ({"says": action.says} if action.says is not None else {})
    if isinstance(action, Call):
        call = call_to_json(action)
        del call["seat"]
        return {"type": "call", **call}
    return {"type": "cut", "at": action.at}


def _play_from_json(seat: Seat, data: Json) -> Play:
    says = data.get("says")
    if says is not None and says not in SAYABLE:
        raise _malformed("says is belote, rebelote or absent")
    return Play(seat, parse_card(data.get("card")), says)


def _call_from_json(seat: Seat, data: Json) -> Call:
    call = data.get("call")
    if call == "pass":
        return Call(seat, None)
    if call == "take":
        return Call(seat, parse_suit(data.get("suit")))
    raise _malformed("a call is pass, or take with a suit")


def _cut_from_json(seat: Seat, data: Json) -> Cut | None:
    at = data.get("at")
    if at is None:
        return None
    if not isinstance(at, int) or isinstance(at, bool):
        raise _malformed("at is a number of cards, or null for chance")
    return Cut(seat, at)


def _malformed(expected: str) -> ProtocolError:
    return ProtocolError("malformed", expected=expected, message=f"malformed message: {expected}")


__all__ = [
    "NotationError",
    "action_from_json",
    "action_to_json",
    "call_to_json",
    "event_from_json",
    "event_to_client",
    "event_to_json",
    "laid_to_json",
    "legal_to_json",
    "line_to_json",
    "meld_from_json",
    "meld_to_json",
    "reveal_to_json",
    "sheet_from_json",
    "sheet_to_json",
    "view_to_json",
]
