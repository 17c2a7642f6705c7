"""Whatever a client sends is read as a message or refused with a code: nothing else."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.errors import RebeloteError
from rebelote.server.messages import (
    GAME_COMMANDS,
    ROOM_COMMANDS,
    game_command,
    parse_json,
    read_message,
    room_command,
)

FIELDS = ("id", "version", "action", "seat", "name", "bot", "what", "agrees", "extra")
TYPES = (*GAME_COMMANDS, *ROOM_COMMANDS, "sync", "ping", "cheat")
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["9H", "pass", "take", "belote", "play", "call", "cut", "novice", "S"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["type", "card", "says", "call", "suit", "at"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
MESSAGES = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(TYPES) | VALUES,
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
)
ACTIONS = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(["play", "call", "cut"]) | VALUES,
    st.dictionaries(st.sampled_from(["card", "says", "call", "suit", "at"]), VALUES, max_size=3),
)


def read(text: str) -> None:
    """Read as the socket does; only a coded refusal may come out."""
    try:
        message = read_message(parse_json(text))
        if message.type in ROOM_COMMANDS:
            room_command(message, "guest")
        elif message.type in GAME_COMMANDS:
            game_command(message, 0)
    except RebeloteError as refused:
        json.dumps([refused.code, refused.params])


@given(st.text())
def test_any_text(text: str) -> None:
    read(text)


@given(MESSAGES | VALUES)
def test_any_json(message: Any) -> None:
    read(json.dumps(message))


@given(ACTIONS)
def test_any_action(action: Any) -> None:
    read(json.dumps({"type": "act", "id": "a", "version": 1, "action": action}))


@given(st.dictionaries(st.sampled_from(["seat", "name", "bot"]), VALUES))
def test_any_wish_for_a_seat(more: dict[str, Any]) -> None:
    for kind in ROOM_COMMANDS:
        read(json.dumps({"type": kind, "id": "a", **more}))
