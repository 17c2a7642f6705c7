"""What a client may say over the socket, read strictly: anything else is a coded error."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Final, NoReturn

from rebelote.rules.cards import Seat
from rebelote.rules.strict_json import strict_json
from rebelote.rules.wire import action_from_json
from rebelote.server.errors import ServerError
from rebelote.server.identity import clean_name
from rebelote.table.commands import Act, Command, CutAnywhere, NextDeal, Undo
from rebelote.table.consent import Answer, Propose
from rebelote.table.room import PROPOSABLE, What
from rebelote.table.room_commands import ComeBack, Fill, Leave, Remove, Sit, Start
from rebelote.table.store import JsonObject

GAME_COMMANDS: Final = ("act", "next", "undo", "propose", "answer", "back")
"""Commands of a seat, decided on what was seen at a version."""
ROOM_COMMANDS: Final = ("sit", "leave", "fill", "remove", "start")
"""Commands of a guest, which stand whatever happened in between."""
UNVERSIONED: Final = (*ROOM_COMMANDS, "propose", "answer", "back", "say")
LONGEST_TEXT: Final = 200
HIGHEST_VERSION: Final = 2**31 - 1
_ID: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_FIELDS: Final = {
    "act": {"type", "id", "version", "action"},
    "next": {"type", "id", "version"},
    "undo": {"type", "id", "version"},
    "sit": {"type", "id", "version", "seat", "name"},
    "leave": {"type", "id", "version"},
    "fill": {"type", "id", "version", "seat", "bot"},
    "remove": {"type", "id", "version", "seat"},
    "start": {"type", "id", "version"},
    "propose": {"type", "id", "version", "what"},
    "answer": {"type", "id", "version", "agrees", "what"},
    "back": {"type", "id", "version"},
    "say": {"type", "id", "version", "phrase"},
    "sync": {"type"},
    "ping": {"type"},
}


@dataclass(frozen=True, slots=True)
class ClientMessage:
    """A message of the expected form. All but ``type`` belong to commands."""

    type: str
    id: str = ""
    version: int = 0
    digest: str = ""
    data: JsonObject = field(default_factory=dict)


def parse_json(text: str) -> JsonObject:
    """The object a client sent; raises `ServerError` malformed for anything else."""
    try:
        data = strict_json(text)
    except ValueError:
        _malformed("a message is a JSON object")
    if not isinstance(data, dict):
        _malformed("a message is a JSON object")
    return data


def id_of(data: JsonObject) -> str | None:
    """The id of a message that may be wrong otherwise, so that its refusal can be matched."""
    given = data.get("id")
    return given if isinstance(given, str) and _ID.fullmatch(given) else None


def read_message(data: JsonObject) -> ClientMessage:
    """The message; raises `ServerError` saying what was expected."""
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise ServerError("unknown-message", expected=sorted(_FIELDS))
    unknown = sorted(set(data) - _FIELDS[kind])
    if unknown:
        _malformed(f"{kind} has no field {unknown[0][:40]!r}")
    if kind in ("sync", "ping"):
        return ClientMessage(kind)
    command_id = id_of(data)
    if command_id is None:
        _malformed("id is 1 to 64 letters, digits or any of _ . : -")
    version = data.get("version", 0 if kind in UNVERSIONED else None)
    if not isinstance(version, int) or isinstance(version, bool):
        _malformed("version is a whole number")
    if not 0 <= version <= HIGHEST_VERSION:
        _malformed("version is the number of the last view or update")
    rest = {name: value for name, value in data.items() if name not in ("id", "version")}
    return ClientMessage(kind, command_id, version, _digest(rest), data)


def game_command(message: ClientMessage, seat: Seat) -> Command:
    """What the player at a seat asks for; raises a `RebeloteError` for what is no action."""
    if message.type == "next":
        return NextDeal(seat)
    if message.type == "undo":
        return Undo(seat)
    if message.type == "back":
        return ComeBack(seat)
    if message.type == "propose":
        return Propose(seat, _what(message.data))
    if message.type == "answer":
        about = _what(message.data) if message.data.get("what") is not None else None
        return Answer(seat, _flag(message.data, "agrees"), about)
    action = message.data.get("action")
    if not isinstance(action, dict):
        _malformed("action is an object with a type")
    read = action_from_json(seat, action)
    return Act(CutAnywhere(seat) if read is None else read)


def phrase_of(message: ClientMessage) -> str:
    """What somebody wants to say: the code of a phrase."""
    return _text(message.data, "phrase", None)


def room_command(message: ClientMessage, guest: str) -> Command:
    """What a guest asks for before play begins, or when it leaves."""
    data = message.data
    if message.type == "sit":
        return Sit(guest, _seat(data), clean_name(_text(data, "name", "")))
    if message.type == "fill":
        seat = _seat(data) if data.get("seat") is not None else None
        return Fill(guest, _text(data, "bot", None), seat)
    if message.type == "remove":
        return Remove(guest, _seat(data))
    if message.type == "start":
        return Start(guest)
    return Leave(guest)


def _what(data: JsonObject) -> What:
    what = data.get("what")
    for known in PROPOSABLE:
        if what == known:
            return known
    _malformed(f"what is one of {', '.join(PROPOSABLE)}")


def _seat(data: JsonObject) -> Seat:
    seat = data.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < 4:
        _malformed("seat is a number from 0 on")
    return seat


def _text(data: JsonObject, name: str, default: str | None) -> str:
    text = data.get(name, default)
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        _malformed(f"{name} is a short text")
    return text


def _flag(data: JsonObject, name: str) -> bool:
    flag = data.get(name)
    if not isinstance(flag, bool):
        _malformed(f"{name} is true or false")
    return flag


def _digest(data: JsonObject) -> str:
    """What tells a resent command from another one under the same id."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _malformed(expected: str) -> NoReturn:
    raise ServerError("malformed", expected=expected)
