"""What a client may say over the socket, read strictly: anything else is a coded error."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from rebelote.rules.cards import Seat
from rebelote.rules.wire import action_from_json
from rebelote.server.errors import ServerError
from rebelote.table.commands import Act, Command, CutAnywhere, NextDeal, Undo
from rebelote.table.store import JsonObject

HIGHEST_VERSION: Final = 2**31 - 1
_ID: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_FIELDS: Final = {
    "act": {"type", "id", "version", "action"},
    "next": {"type", "id", "version"},
    "undo": {"type", "id", "version"},
    "sync": {"type"},
    "ping": {"type"},
}


@dataclass(frozen=True, slots=True)
class ClientMessage:
    """A message of the expected form. ``id``, ``version`` and ``digest`` belong to commands."""

    type: str
    id: str = ""
    version: int = 0
    digest: str = ""
    action: Any = None

    @property
    def is_command(self) -> bool:
        """Whether it asks for something to be done."""
        return self.type in ("act", "next", "undo")


def parse_json(text: str) -> JsonObject:
    """The object a client sent; raises `ServerError` malformed for anything else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
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
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        _malformed("version is a whole number")
    if not 0 <= version <= HIGHEST_VERSION:
        _malformed("version is the number of the last view or update")
    action = data.get("action")
    if kind == "act" and not isinstance(action, dict):
        _malformed("action is an object with a type")
    return ClientMessage(kind, command_id, version, _digest(kind, action), action)


def command_of(message: ClientMessage, seat: Seat) -> Command:
    """What the player at a seat asks for; raises a `RebeloteError` for what is no action."""
    if message.type == "next":
        return NextDeal(seat)
    if message.type == "undo":
        return Undo(seat)
    action = action_from_json(seat, message.action)
    return Act(CutAnywhere(seat) if action is None else action)


def _digest(kind: str, action: Any) -> str:
    """What tells a resent command from another one under the same id."""
    text = json.dumps([kind, action], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _malformed(expected: str) -> NoReturn:
    raise ServerError("malformed", expected=expected)
