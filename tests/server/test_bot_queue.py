"""Bots on other machines: what travels, who answers, and that nobody waits for one that is gone."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from rebelote.bots import bot_specs
from rebelote.rules.actions import SeatAction
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import READY, SCORED, View
from rebelote.rules.view import view
from rebelote.server import bot_queue, think
from rebelote.server.bot_pool import BotPool
from rebelote.server.bot_queue import HERE, QUEUE, THINKERS, BotQueue, bus_time, claim_key
from rebelote.server.far_choice import FarView, action_for, answer_with
from rebelote.server.settings import Settings
from tests.support.bus import start_redis
from tests.support.server import Person, ServerProcess

BOT = "novice"


def moments(profile: str, seed: int = 1, deals: int = 2) -> Iterator[View]:
    """What each player who has to choose sees, through whole deals."""
    rng = random.Random(seed)
    state, left = start_match(load_profile(profile)), deals
    while left or state.public.phase not in (READY, SCORED):
        if state.public.phase in (READY, SCORED):
            state, _ = apply(state, prepare(state, rng))
            left -= 1
        turn = state.public.turn
        if turn is None:
            return
        seen = view(state, turn)
        yield seen
        state, _ = apply(state, rng.choice(legal_actions(seen)))


@pytest.mark.parametrize("profile", profile_ids())
def test_a_view_arrives_as_it_was_sent(profile: str) -> None:
    for seen in moments(profile):
        sent = FarView.of(seen).model_dump_json()
        arrived = FarView.model_validate_json(sent).view()
        assert (arrived.seat, arrived.hand, arrived.public) == (seen.seat, seen.hand, seen.public)
        assert arrived.profile.options() == seen.profile.options()
        assert legal_actions(arrived) == legal_actions(seen)
        for action in legal_actions(seen):
            assert action_for(seen, json.loads(json.dumps(answer_with(action)))) == action


@pytest.mark.parametrize("harm", ["seat", "public", "hand", "more"])
def test_what_is_no_view_is_refused(harm: str) -> None:
    sent = FarView.of(next(moments("classic"))).model_dump()
    sent[harm] = {"seat": "x", "public": ["play", "many"], "hand": None, "more": 1}[harm]
    with pytest.raises(ValueError, match=r"."):
        FarView.model_validate(sent).view()


class Elsewhere(BotPool):
    """A pool that notes what it was asked for."""

    def __init__(self, seconds: float = 20.0) -> None:
        super().__init__(1, seconds)
        self.asked: list[View] = []
        self.pause = 0.0

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        self.asked.append(view)
        await asyncio.sleep(self.pause)
        return await super().choose(bot, seed, view)


@pytest.fixture
def all_are_heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simplest bot stands in for the strongest, which take long to load."""
    heavy = {bot: replace(spec, heavy=True) for bot, spec in bot_specs().items()}
    monkeypatch.setattr(bot_queue, "bot_specs", lambda: heavy)


@pytest.fixture
async def queue(redis_url: str, all_are_heavy: None) -> AsyncIterator[BotQueue]:
    """A server's side of the queue, its own pool as `queue._here`."""
    asking = BotQueue(Elsewhere(), redis_url, seconds=20.0)
    await asking.ready()
    yield asking
    await asking.close()


@asynccontextmanager
async def thinking(url: str) -> AsyncIterator[Elsewhere]:
    """A thinking process's inside, in this process."""
    pool, bus, stop = Elsewhere(), Redis.from_url(url), asyncio.Event()
    mind = think.Thinking(pool, bus)
    tasks = [
        asyncio.create_task(mind.beat()),
        asyncio.create_task(think._serve(Settings(bus=url), mind, stop)),
    ]
    while await bus.zscore(THINKERS, mind.name) is None:  # noqa: ASYNC110 (Redis tells nobody)
        await asyncio.sleep(0.01)
    try:
        yield pool
    finally:
        stop.set()
        await tasks[1]
        tasks[0].cancel()
        await mind.leave()
        await pool.close()
        await bus.aclose()


def here(queue: BotQueue) -> list[View]:
    """What was thought over by the server itself."""
    assert isinstance(queue._here, Elsewhere)
    return queue._here.asked


@pytest.mark.integration
async def test_choices_are_made_elsewhere_from_the_view_alone(
    queue: BotQueue, redis_url: str
) -> None:
    async with thinking(redis_url) as pool, Redis.from_url(redis_url) as bus:
        seen = list(moments("classic"))[:20]
        answers = await asyncio.gather(*(queue.choose(BOT, 7, moment) for moment in seen))
        for moment, action in zip(seen, answers, strict=True):
            assert action == await Elsewhere().choose(BOT, 7, moment)
        assert here(queue) == []
        assert len(pool.asked) == len(seen)
        for _, fields in await bus.xrange(QUEUE):
            ticket, bot, seed, far, until = json.loads(fields[b"data"])["args"]
            assert (bot, seed) == (BOT, 7)
            assert len(ticket) == 32
            assert isinstance(until, float)
            moment = next(m for m in seen if FarView.of(m).model_dump(mode="json") == far)
            assert set(far) == {"profile", "options", "house_rules", "seat", "hand", "public"}
            assert far["hand"] == moment.hand
        assert queue.waiting == 0


@pytest.mark.integration
async def test_where_nobody_thinks_the_server_does_at_once(queue: BotQueue) -> None:
    begun = time.monotonic()
    assert await queue.choose(BOT, 1, next(moments("classic")))
    assert len(here(queue)) == 1
    assert time.monotonic() - begun < bot_queue.PATIENCE_SECONDS


@pytest.mark.integration
async def test_a_choice_nobody_takes_up_is_made_here_and_here_alone(
    queue: BotQueue, redis_url: str
) -> None:
    async with Redis.from_url(redis_url) as bus:
        now = await bus_time(bus)
        await bus.zadd(THINKERS, {"busy": now + 60})
        assert await queue.choose(BOT, 1, next(moments("classic")))
        assert len(here(queue)) == 1
        ((_, fields),) = await bus.xrange(QUEUE)
        ticket = json.loads(fields[b"data"])["args"][0]
        assert await bus.get(claim_key(ticket)) == HERE.encode()
        late = Elsewhere()
        mind = think.Thinking(late, bus)
        far = FarView.of(next(moments("classic"))).model_dump()
        assert await mind.choose(ticket, BOT, 1, far, now + 60) is None
        assert await mind.choose("other", BOT, 1, far, now - 1) is None
        assert late.asked == []


@pytest.mark.integration
async def test_whoever_took_it_up_and_died_is_not_waited_for(
    queue: BotQueue, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "THINKER_SECONDS", 1.0)
    async with Redis.from_url(redis_url) as bus:
        await bus.zadd(THINKERS, {"dead": await bus_time(bus)})
        asked = asyncio.create_task(queue.choose(BOT, 1, next(moments("classic"))))
        while not (sent := await bus.xrange(QUEUE)):  # noqa: ASYNC110 (Redis tells nobody)
            await asyncio.sleep(0.01)
        ticket = json.loads(sent[0][1][b"data"])["args"][0]
        await bus.set(claim_key(ticket), "dead")
        assert await asyncio.wait_for(asked, 15)
        assert len(here(queue)) == 1


@pytest.mark.integration
async def test_a_bot_that_fails_elsewhere_gives_way_to_a_simpler_one(
    queue: BotQueue, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(redis_url) as pool:

        async def failing(bot: str, seed: int, view: View) -> SeatAction:
            raise ValueError("7H")

        monkeypatch.setattr(pool, "choose", failing)
        with pytest.raises(TimeoutError):
            await queue.choose(BOT, 1, next(moments("classic")))
        assert here(queue) == []


@pytest.mark.integration
async def test_without_a_bus_bots_think_here(all_are_heavy: None) -> None:
    with start_redis() as port:
        url = f"redis://127.0.0.1:{port}/0"
        queue = BotQueue(Elsewhere(), url, seconds=20.0)
        await queue.ready()
        async with thinking(url):
            assert await queue.choose(BOT, 1, next(moments("classic")))
            assert here(queue) == []
    for _ in range(2):
        assert await queue.choose(BOT, 1, next(moments("classic")))
    assert len(here(queue)) == 2
    with start_redis(port):
        async with thinking(url):
            for _ in range(10):  # connections of old fail once more
                await asyncio.sleep(bot_queue.ALIVE_SECONDS)
                before = len(here(queue))
                assert await queue.choose(BOT, 1, next(moments("classic")))
                if len(here(queue)) == before:
                    break
            else:
                pytest.fail("nothing goes elsewhere any more")
        await queue.close()


@pytest.mark.integration
async def test_a_table_goes_on_when_the_thinking_process_is_killed(
    tmp_path: Path, redis_url: str
) -> None:
    """The real commands; the strongest bot at three seats."""
    expert = next(spec.id for spec in bot_specs().values() if spec.heavy)
    helper = ServerProcess(
        ("--bus", redis_url), program=("-m", "rebelote"), verb="think",
        says="Thinking for servers", log=tmp_path / "think.log",
    ).start(240)  # fmt: skip
    server = ServerProcess(
        ("--no-delay", "--data", str(tmp_path), "--bus", redis_url),
        environment={"REBELOTE_BOT_QUEUE": "true", "REBELOTE_METRICS": "true"},
        log=tmp_path / "log",
    ).start()
    try:
        async with Person(server.url) as person, Redis.from_url(redis_url) as bus:
            table = await person.open_table("single-deal", bots=expert)
            async with person.at(table) as seat:
                await seat.hear()
                for _ in range(3):
                    await seat.until_mine()
                    await seat.act()
                await seat.until_mine()
                assert await bus.xlen(QUEUE) > 0
                figures = (await person.http.get("/metrics")).text
                assert f'rebelote_bot_seconds_count{{bot="{expert}",outcome="done"}}' in figures
                helper.kill()
                await seat.play_deal()
    finally:
        helper.kill()
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> Any:
    """The one line a command says when it cannot begin."""
    from rebelote import cli

    assert await asyncio.to_thread(cli.main, words) == cli.BAD_INPUT
    return capsys.readouterr().err


async def test_what_the_command_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert "add --bus redis://HOST:PORT" in await told(["think"], capsys)
    assert "not of the form redis://" in await told(["think", "--bus", "x://me:pw@y"], capsys)
    gone = ["think", "--bus", "redis://me:hunter2@127.0.0.1:1"]
    said = await told(gone, capsys)
    assert "cannot reach the bus" in said
    assert "hunter2" not in said
