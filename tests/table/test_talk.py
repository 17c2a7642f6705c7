"""What is said at a table: codes, few at a time, and spectators only between deals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rebelote.table.consent import Propose
from rebelote.table.errors import TableError
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.room_commands import Say
from rebelote.table.store import CommandKey
from rebelote.table.talk import MOST_AT_ONCE, PHRASES, REACTIONS, WINDOW_SECONDS
from tests.support.rooms import IDS, HandClock, Watcher, open_hall
from tests.table.test_room import a_match, move_of, told


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def hall(tmp_path: Path, clock: HandClock) -> AsyncIterator[Hall]:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=clock) as hall:
        yield hall


async def say(live: LiveTable, seat: int | None, code: str) -> str:
    """The code of the refusal; empty when it was said."""
    try:
        await live.say(Say(seat, code), CommandKey(f"x:{next(IDS)}", "d"))
    except TableError as refused:
        return refused.code
    return ""


async def test_everybody_hears_a_code_and_who_said_it(hall: Hall) -> None:
    live, watchers = await a_match(hall, move=None)
    spectator = Watcher("stranger")
    live.join(spectator)
    seen = live.table.version
    assert await say(live, 1, "well-played") == ""
    for watcher in (watchers[3], spectator):
        assert told(watcher, "phrase-said") == [
            {"type": "phrase-said", "seat": 1, "code": "well-played"}
        ]
    await live.submit(move_of(live), seen)  # words make nobody's choice stale
    assert await say(live, 1, "play hearts") == "unknown-phrase"


async def test_nobody_says_too_much_at_once(hall: Hall, clock: HandClock) -> None:
    live, _ = await a_match(hall, move=None)
    said = [await say(live, 0, "hello") for _ in range(MOST_AT_ONCE + 1)]
    assert said == [""] * MOST_AT_ONCE + ["too-talkative"]
    assert await say(live, 1, "hello") == ""
    await clock.pass_time(WINDOW_SECONDS)
    assert await say(live, 0, "hello") == ""


async def test_the_same_words_sent_again_count_once(hall: Hall) -> None:
    live, _ = await a_match(hall, move=None)
    key = CommandKey("g0:again", "d")
    versions = {await live.say(Say(0, "hello"), key) for _ in range(MOST_AT_ONCE + 2)}
    assert len(versions) == 1


async def test_spectators_react_between_deals_and_never_in_one(hall: Hall) -> None:
    live, _ = await a_match(hall, people=2, move=None)
    for code in (*REACTIONS, "hello"):
        assert await say(live, None, code) == (
            "spectators-wait" if code in REACTIONS else "spectators-react"
        )
    await live.submit(Propose(0, "surrender"), None)
    said = [await say(live, None, REACTIONS[0]) for _ in range(MOST_AT_ONCE + 1)]
    assert said == [""] * MOST_AT_ONCE + ["too-talkative"]  # all spectators together


def test_codes_are_names_and_none_is_both() -> None:
    assert not set(PHRASES) & set(REACTIONS)
    assert all(code.replace("-", "").isalpha() for code in (*PHRASES, *REACTIONS))
