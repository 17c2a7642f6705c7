"""What a client asks for, read with care: every refusal names what was expected."""

from __future__ import annotations

from rebelote.rules.actions import Call, Cut, Play, SeatAction
from rebelote.rules.cards import Seat, card_text, parse_card, parse_suit
from rebelote.rules.errors import ProtocolError
from rebelote.rules.wire.pieces import Json, call_to_json

SAYABLE = ("belote", "rebelote")


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
