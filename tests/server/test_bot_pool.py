"""Where bots think: real processes, one that hangs, one that dies."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rebelote.bots import bot_ids, bot_specs
from rebelote.rules.actions import Call
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import AUCTION, View
from rebelote.rules.view import view
from rebelote.server.bot_pool import BotPool

pytestmark = pytest.mark.integration


def auction(profile: str = "classic") -> View:
    """A view of the first caller."""
    state = start_match(load_profile(profile))
    rng = random.Random(4)
    state, _ = apply(state, prepare(state, rng))
    turn = state.public.turn
    assert turn is not None
    state, _ = apply(state, legal_actions(view(state, turn))[0])
    assert state.public.phase == AUCTION
    assert state.public.turn is not None
    return view(state, state.public.turn)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(processes=1, seconds=30.0, loading=120.0)
    await pool.ready()
    yield pool
    await pool.close()


@pytest.mark.parametrize("bot", list(bot_specs()))
async def test_every_bot_answers_from_the_pool(pool: BotPool, bot: str) -> None:
    seen = auction()
    action = await pool.choose(bot, 7, seen)
    assert action in legal_actions(seen)
    assert await pool.choose(bot, 7, seen) == action


def test_levels_are_the_bots_of_the_profile() -> None:
    profile = load_profile("decouverte")
    assert tuple(BotPool(1, 1.0).levels(profile)) == bot_ids(profile)


async def test_the_event_loop_goes_on_while_a_heavy_bot_thinks(pool: BotPool) -> None:
    heavy = [spec.id for spec in bot_specs().values() if spec.heavy]
    thinking = asyncio.create_task(pool.choose(heavy[-1], 1, auction()))
    longest, before = 0.0, time.monotonic()
    while not thinking.done():
        await asyncio.sleep(0.01)
        now = time.monotonic()
        longest, before = max(longest, now - before), now
    assert isinstance(thinking.result(), Call)
    assert longest < 1.0


async def test_a_bot_out_of_time_is_stopped_and_the_next_choice_works() -> None:
    heavy = [spec.id for spec in bot_specs().values() if spec.heavy][-1]
    pool = BotPool(processes=1, seconds=0.0001, loading=120.0)
    try:
        with pytest.raises(TimeoutError):
            await pool.choose(heavy, 1, auction())
        pool._seconds = 60.0
        assert await pool.choose(heavy, 1, auction()) in legal_actions(auction())
    finally:
        await pool.close()


async def test_nobody_waits_for_a_compiler() -> None:
    heavy = [spec.id for spec in bot_specs().values() if spec.heavy][-1]
    pool = BotPool(processes=1, seconds=60.0, loading=0.0)
    try:
        with pytest.raises(TimeoutError):
            await pool.choose(heavy, 1, auction())
        for _ in range(1200):  # the same process goes on loading, and plays when it has loaded
            await asyncio.sleep(0.1)
            try:
                action = await pool.choose(heavy, 1, auction())
            except TimeoutError:
                continue
            assert action in legal_actions(auction())
            return
        pytest.fail("it never played")
    finally:
        await pool.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_no_process_is_left_behind() -> None:
    heavy = [spec.id for spec in bot_specs().values() if spec.heavy][-1]
    pool = BotPool(processes=1, seconds=60.0, loading=120.0)
    await pool.choose(heavy, 1, auction())
    ours = children()
    assert ours
    await pool.close()
    for _ in range(200):
        if not any(alive(pid) for pid in ours):
            return
        await asyncio.sleep(0.05)
    pytest.fail("a bot's process is still there")


def children() -> list[int]:
    """Processes that this one started to think in."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        fields = path.read_text().rsplit(")", 1)[1].split()
        command = (path.parent / "cmdline").read_bytes()
        if int(fields[1]) == os.getpid() and b"spawn_main" in command:
            found.append(int(path.parent.name))
    return found


def alive(pid: int) -> bool:
    if not Path(f"/proc/{pid}").exists():
        return False
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
