"""`rebelote think`: a process with nothing but bots in it, for servers on any machine.

It takes up as many choices at a time as it has processes, and says every second that it lives.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from uuid import uuid4

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq.receiver import Receiver

from rebelote.server.bot_pool import BotPool
from rebelote.server.bot_queue import (
    KEPT_SECONDS,
    TASK,
    THINKERS,
    bus_time,
    claim_key,
    make_broker,
)
from rebelote.server.configuration import unknown_variables
from rebelote.server.errors import StartError
from rebelote.server.far_choice import FarView, answer_with
from rebelote.server.logs import configure
from rebelote.server.settings import Settings

log = logging.getLogger("rebelote.server")

BEAT_SECONDS: Final = 1.0
AGAIN_SECONDS: Final = 1.0
FORGOTTEN_SECONDS: Final = 3600.0


def think(settings: Settings, say: Callable[[str], None]) -> None:
    """Run until Ctrl-C or SIGTERM. ``say`` is told once choices are taken up.

    Raises `StartError` when there is no bus, or nobody answers there.
    """
    configure(settings.log_level, settings.log_json)
    # the library writes down what it cannot read, and there are cards in it
    logging.getLogger("taskiq").setLevel(logging.CRITICAL)
    for warning in unknown_variables():
        log.warning(warning)
    if not settings.bus:
        raise StartError(
            "bus-needed", message="bots think for servers over a bus: add --bus redis://HOST:PORT"
        )
    asyncio.run(_run(settings, say))


class Thinking:
    """Takes up choices, thinks, and answers."""

    def __init__(self, pool: BotPool, bus: Redis) -> None:
        self.name = uuid4().hex
        self._pool = pool
        self._bus = bus

    async def choose(
        self, ticket: str, bot: str, seed: int, view: dict[str, Any], until: float
    ) -> dict[str, Any] | None:
        """The task: the bot's action, or what went wrong; None when it is not ours to answer."""
        if await bus_time(self._bus) > until:
            return None
        if not await self._bus.set(claim_key(ticket), self.name, nx=True, ex=KEPT_SECONDS):
            return None
        try:
            action = await self._pool.choose(bot, seed, FarView.model_validate(view).view())
        except Exception as problem:  # whatever a bot does: the server that asked is told
            log.warning("bot failed", extra={"bot": bot, "problem": type(problem).__name__})
            return {"problem": type(problem).__name__}
        return {"action": answer_with(action)}

    async def beat(self) -> None:
        """Say once a second that this process lives, for as long as it does."""
        while True:
            try:
                now = await bus_time(self._bus)
                await self._bus.zadd(THINKERS, {self.name: now})
                await self._bus.zremrangebyscore(THINKERS, "-inf", now - FORGOTTEN_SECONDS)
            except (RedisError, OSError) as problem:
                log.warning("bus lost", extra={"problem": type(problem).__name__})
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """Say that this process goes."""
        with suppress(RedisError, OSError):  # it will be missed soon enough
            await self._bus.zrem(THINKERS, self.name)


async def _run(settings: Settings, say: Callable[[str], None]) -> None:
    bus = await _reached(settings.bus)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    pool = BotPool(settings.bot_processes, settings.bot_seconds)
    try:
        await pool.warm_up()
        thinking = Thinking(pool, bus)
        beating = asyncio.create_task(thinking.beat(), name="beat")
        say(f"Thinking for servers with {settings.bot_processes} processes (Ctrl-C stops it)")
        await _serve(settings, thinking, stop)
        beating.cancel()
        await thinking.leave()
    finally:
        await pool.close()
        await bus.aclose()


async def _serve(settings: Settings, thinking: Thinking, stop: asyncio.Event) -> None:
    """Work off the queue until told to stop; a bus that is away is looked for again."""
    while not stop.is_set():
        broker = make_broker(settings.bus)
        broker.register_task(_task_of(thinking), task_name=TASK)
        receiver = Receiver(
            broker, max_async_tasks=settings.bot_processes, max_prefetch=0, run_startup=True
        )
        broker.is_worker_process = True
        try:
            await receiver.listen(stop)
        except Exception as problem:  # the bus went away, or forgot the queue
            log.warning("queue lost", extra={"problem": type(problem).__name__})
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            with suppress(RedisError, OSError):  # nothing to let go of
                await broker.shutdown()


def _task_of(thinking: Thinking) -> Callable[..., Any]:
    """The task as a plain function: the library renames what it is given."""

    async def choose_for_a_server(
        ticket: str, bot: str, seed: int, view: dict[str, Any], until: float
    ) -> dict[str, Any] | None:
        return await thinking.choose(ticket, bot, seed, view, until)

    return choose_for_a_server


async def _reached(url: str) -> Redis:
    """A client of a bus that answers."""
    try:
        bus = Redis.from_url(url, socket_connect_timeout=5.0, socket_timeout=5.0)
    except ValueError:
        raise StartError(
            "bus-url", message="the bus is not of the form redis://[USER:PASSWORD@]HOST:PORT"
        ) from None
    try:
        await bus.echo("?")
    except (RedisError, OSError) as problem:
        raise StartError("bus-unreachable", message=f"cannot reach the bus: {problem}") from None
    return bus
