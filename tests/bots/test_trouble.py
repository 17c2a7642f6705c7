"""Bots that die or never end, in real processes: a simpler one plays the move, and it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from rebelote.bots import bot_specs
from rebelote.bots.roster import EXTRA_FOLDER
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import CUT
from rebelote.rules.view import view
from rebelote.server.bot_pool import BotPool
from rebelote.server.metrics import Metrics
from rebelote.table.commands import CutAnywhere
from rebelote.table.state import Chair, Table
from rebelote.table.thinking import choose_for

DIES = """
import os
from rebelote.bots.club import Club
from rebelote.bots.protocol import BotSpec


class Dies(Club):
    def choose(self, view):
        os._exit(3)


SPEC = BotSpec(id="dies", level=90, build=Dies, heavy=True)
"""
DAWDLES = """
import time
from rebelote.bots.club import Club
from rebelote.bots.protocol import BotSpec


class Dawdles(Club):
    def choose(self, view):
        time.sleep(600)


SPEC = BotSpec(id="dawdles", level=91, build=Dawdles, heavy=True)
"""

pytestmark = pytest.mark.slow


class Troubled(BotPool):
    """The pool of a server on which only these levels play."""

    def levels(self, _profile: object) -> tuple[str, ...]:
        return ("novice", "club", "dies", "dawdles")


@pytest.fixture
def figures() -> Metrics:
    return Metrics()


@pytest.fixture
async def pool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Metrics
) -> AsyncIterator[BotPool]:
    (tmp_path / "dies.py").write_text(DIES, encoding="utf-8")
    (tmp_path / "dawdles.py").write_text(DAWDLES, encoding="utf-8")
    monkeypatch.setenv(EXTRA_FOLDER, str(tmp_path))
    bot_specs.cache_clear()
    pool = Troubled(processes=1, seconds=3.0, loading=120.0, timed=figures.thinking)
    await pool.ready()
    yield pool
    await pool.close()
    monkeypatch.undo()
    bot_specs.cache_clear()


def table() -> Table:
    """A table whose next seat is to call."""
    state, rng = start_match(load_profile("classic")), Random(4)
    state, _ = apply(state, prepare(state, rng))
    assert state.public.turn is not None
    if state.public.phase == CUT:
        state, _ = apply(state, legal_actions(view(state, state.public.turn))[0])
    return Table("t1", 3, state.profile, state, (Chair("bot", bot="dawdles"),) * 4, begun=True)


async def test_a_simpler_bot_plays_for_one_that_dies_or_never_ends(
    pool: BotPool, figures: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    """First the one that never ends, then the next level down, which dies, then `club`."""
    here = table()
    seat = here.game.public.turn
    assert seat is not None
    with caplog.at_level(logging.WARNING, "rebelote.table"):
        thinking = asyncio.create_task(choose_for(pool, here, seat, "dawdles"))
        turns = 0
        while not thinking.done():  # the event loop is free all the while
            await asyncio.sleep(0.05)
            turns += 1
    action = thinking.result()
    assert turns >= 10
    assert not isinstance(action, CutAnywhere)
    assert action == await pool.choose("club", 0, view(here.game, seat))
    told = [(r.__dict__["bot"], r.__dict__["problem"]) for r in caplog.records]
    assert told == [("dawdles", "TimeoutError"), ("dies", "BrokenProcessPool")]
    counted = figures.text().decode()
    assert 'rebelote_bot_seconds_count{bot="dawdles",outcome="failed"} 1.0' in counted
    assert 'rebelote_bot_seconds_count{bot="dies",outcome="failed"} 1.0' in counted
