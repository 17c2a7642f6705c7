"""Bots that think on other machines: a queue on the bus that any number of them works off.

Whoever takes up a choice says so first, and only one can. A choice that nobody takes up in time, or
whose taker is gone, is thought over here. Nothing waits for a machine that does not answer, and an
answer too many is harmless: a table takes only an action that is legal at its own version.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final
from uuid import uuid4

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq.exceptions import TaskiqError
from taskiq.kicker import AsyncKicker
from taskiq.serializers import JSONSerializer
from taskiq_redis import RedisAsyncResultBackend, RedisStreamBroker

from rebelote.bots import Advice, bot_specs
from rebelote.rules.actions import SeatAction
from rebelote.rules.profile import Profile
from rebelote.rules.state import View
from rebelote.server.bot_pool import BotPool
from rebelote.server.far_choice import FarView, action_for

log = logging.getLogger("rebelote.server")

QUEUE: Final = "rebelote:choices"
TASK: Final = "rebelote:choose"
THINKERS: Final = "rebelote:thinkers"
"""A sorted set: each thinking process and when it was last heard of, by the bus's own clock."""
THINKER_SECONDS: Final = 5.0
"""How long after its last word a thinking process counts as gone."""
KEPT_SECONDS: Final = 60
"""How long a claim and an answer stay on the bus."""
LONGEST_QUEUE: Final = 10_000
PATIENCE_SECONDS: Final = 2.0
"""How long a choice may wait to be taken up before it is thought over here."""
LOOK_SECONDS: Final = 0.03
ALIVE_SECONDS: Final = 0.5
"""How often one looks whether whoever thinks is still there."""
HERE: Final = "here"


class NobodyThinks(Exception):  # noqa: N818 -- a state of affairs
    """No other machine will answer; the choice is ours again."""


def make_broker(url: str) -> RedisStreamBroker:
    """The queue on a bus; results come back as JSON."""
    given: dict[str, Any] = {"socket_connect_timeout": 5.0}
    broker = RedisStreamBroker(
        url,
        queue_name=QUEUE,
        consumer_group_name="rebelote",
        maxlen=LONGEST_QUEUE,
        xread_count=1,
        **given,
    )
    results: RedisAsyncResultBackend[Any] = RedisAsyncResultBackend(
        url,
        keep_results=False,
        result_ex_time=KEPT_SECONDS,
        serializer=JSONSerializer(),
        prefix_str="rebelote:answer",
        **given,
    )
    return broker.with_result_backend(results)


def claim_key(ticket: str) -> str:
    """Where it stands who has taken up a choice."""
    return f"rebelote:claim:{ticket}"


async def bus_time(bus: Redis) -> float:
    """The bus's own clock: the same for every machine."""
    seconds, microseconds = await bus.time()
    return float(seconds) + float(microseconds) / 1e6


class BotQueue:
    """A `Thinker` that has heavy bots think elsewhere, and here when nobody else does."""

    def __init__(
        self,
        here: BotPool,
        url: str,
        seconds: float,
        timed: Callable[[str], AbstractContextManager[None]] = lambda _bot: nullcontext(),
    ) -> None:
        self.waiting = 0
        """Choices that others have been asked for."""
        self._here = here
        self._seconds = seconds
        self._timed = timed
        self._broker = make_broker(url)
        self._bus = Redis.from_url(url, socket_connect_timeout=5.0, socket_timeout=5.0)
        self._started = False
        self._looking = asyncio.Lock()
        self._helped = False
        self._looked = -1e9

    async def ready(self) -> None:
        """Wait until the bots are loaded."""
        await self._here.ready()

    def levels(self, profile: Profile) -> Sequence[str]:
        """The bots that play a profile, from the simplest to the strongest."""
        return self._here.levels(profile)

    async def advise(self, bot: str, seed: int, view: View) -> Advice:
        """What a bot compared, thought over here."""
        return await self._here.advise(bot, seed, view)

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        """The bot's choice; raises `TimeoutError` if it took too long wherever it was made."""
        spec = bot_specs().get(bot)
        if spec is None or not spec.heavy:
            return await self._here.choose(bot, seed, view)
        self.waiting += 1
        try:
            with self._timed(bot):
                return await self._elsewhere(bot, seed, view)
        except NobodyThinks:
            pass
        except TimeoutError:  # an OSError, but the bot's and not the bus's
            raise
        except (RedisError, TaskiqError, OSError) as problem:
            log.warning("bot queue lost", extra={"problem": type(problem).__name__})
            self._looked = time.monotonic()
            self._helped = self._started = False
        finally:
            self.waiting -= 1
        return await self._here.choose(bot, seed, view)

    async def close(self) -> None:
        """Let go of the queue, and end what thinks here."""
        try:
            await self._broker.shutdown()
            await self._bus.aclose()
        except (RedisError, OSError):
            pass  # the bus is gone already
        await self._here.close()

    async def _elsewhere(self, bot: str, seed: int, view: View) -> SeatAction:
        if not await self._anybody():
            raise NobodyThinks
        if not self._started:
            await self._broker.startup()
            self._started = True
        ticket, begun = uuid4().hex, time.monotonic()
        until = await bus_time(self._bus) + self._seconds
        kicker: AsyncKicker[Any, Any] = AsyncKicker(TASK, self._broker, {}).with_task_id(ticket)
        far = FarView.of(view).model_dump()
        await kicker.kiq(ticket, bot, seed, far, until)
        return action_for(view, await self._answer(ticket, begun))

    async def _answer(self, ticket: str, begun: float) -> object:
        """Wait for an answer as long as somebody may give one."""
        results, look_at = self._broker.result_backend, begun
        while not await results.is_result_ready(ticket):
            now = time.monotonic()
            if now - begun > self._seconds + PATIENCE_SECONDS:
                raise TimeoutError
            if now >= look_at:
                look_at = now + ALIVE_SECONDS
                await self._require_hope(ticket, now - begun)
            await asyncio.sleep(LOOK_SECONDS)
        answer: Any = (await results.get_result(ticket)).return_value
        if not isinstance(answer, dict) or "action" not in answer:
            raise TimeoutError  # the bot failed there: a simpler one moves
        return answer["action"]

    async def _require_hope(self, ticket: str, waited: float) -> None:
        """Raise `NobodyThinks` when whoever took the choice up is gone, or nobody has for long."""
        taker = await self._bus.get(claim_key(ticket))
        if taker is None:
            if waited < PATIENCE_SECONDS:
                return
            if await self._bus.set(claim_key(ticket), HERE, nx=True, ex=KEPT_SECONDS):
                raise NobodyThinks
            return  # somebody took it up this very moment
        seen = await self._bus.zscore(THINKERS, taker)
        if seen is None or seen < await bus_time(self._bus) - THINKER_SECONDS:
            raise NobodyThinks

    async def _anybody(self) -> bool:
        """Whether any process that thinks for others is alive; asked at most twice a second."""
        async with self._looking:
            if time.monotonic() - self._looked > ALIVE_SECONDS:
                since = await bus_time(self._bus) - THINKER_SECONDS
                self._helped = bool(await self._bus.zcount(THINKERS, since, "+inf"))
                self._looked = time.monotonic()
            return self._helped
