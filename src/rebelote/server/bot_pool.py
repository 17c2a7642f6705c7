"""Where bots think: quick ones in threads, heavy ones in processes of their own.

A process serves one choice at a time, so a bot's time runs only while it thinks: waiting for a
free process is never held against it, and under load it gets slower, not weaker. A process whose
bot does not come to an end is killed and replaced.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from typing import TypeVar

from rebelote.bots import Advice, BotSpec, bot_ids, bot_specs, make_bot
from rebelote.rules.actions import SeatAction
from rebelote.rules.profile import Profile
from rebelote.rules.state import View
from rebelote.server.processes import when_orphaned

Answer = TypeVar("Answer")

LOADING_SECONDS = 12.0
"""How long a choice waits for a new process to load what heavy bots need."""


class BotPool:
    """The `Thinker` of a server process. Processes start when a heavy bot first needs one."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        loading: float = LOADING_SECONDS,
        timed: Callable[[str], AbstractContextManager[None]] = lambda _bot: nullcontext(),
    ) -> None:
        self.waiting = 0
        """Choices that wait for a free process."""
        self._timed = timed
        self._seconds = seconds
        self._loading_seconds = loading
        self._threads = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")
        self._count = processes
        self._free: asyncio.Queue[_Process] | None = None
        self._all: set[_Process | None] = set()
        self._loading: asyncio.Task[Mapping[str, BotSpec]] | None = None
        self._levels: dict[tuple[str, str], tuple[str, ...]] = {}

    async def ready(self) -> None:
        """Wait until the bots are loaded; that takes seconds where they bring a compiler along."""
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(bot_specs), name="load bots")
        await asyncio.shield(self._loading)

    async def warm_up(self) -> None:
        """Start every process now, and wait until each could think."""
        await self.ready()
        self._processes()
        for process in tuple(self._all):
            if process is not None:
                await asyncio.wrap_future(process.warm)

    def levels(self, profile: Profile) -> Sequence[str]:
        """The bots that play a profile, from the simplest to the strongest."""
        key = (profile.id, profile.hash)
        if key not in self._levels:
            self._levels[key] = bot_ids(profile)
        return self._levels[key]

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        """The bot's choice; raises whatever the bot raised, `TimeoutError` if it took too long."""
        return await self._think(_choose, bot, seed, view)

    async def advise(self, bot: str, seed: int, view: View) -> Advice:
        """The same choice with what the bot compared, for hints."""
        return await self._think(_advise, bot, seed, view)

    async def _think(
        self, ask: Callable[[str, int, View], Answer], bot: str, seed: int, view: View
    ) -> Answer:
        spec = bot_specs().get(bot)
        with self._timed(bot):
            if spec is not None and spec.heavy:
                return await self._think_apart(ask, bot, seed, view)
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, ask, bot, seed, view)
            return await asyncio.wait_for(thinking, self._seconds)

    async def close(self) -> None:
        """End every process."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            if process is not None:
                process.kill()

    async def _think_apart(
        self, ask: Callable[[str, int, View], Answer], bot: str, seed: int, view: View
    ) -> Answer:
        free = self._processes()
        self.waiting += 1
        try:
            process = await free.get()
        finally:
            self.waiting -= 1
        kept = process
        if not await process.is_warm():
            free.put_nowait(process)  # it goes on loading; a simpler bot plays meanwhile
            raise TimeoutError
        try:
            thinking = process.executor.submit(ask, bot, seed, view)
            return await asyncio.wait_for(asyncio.wrap_future(thinking), self._seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            # it thinks on, or is gone; either way the next choice needs a fresh one
            process.kill()
            kept = self._replace(process)
            raise
        finally:
            free.put_nowait(kept)

    def _processes(self) -> asyncio.Queue[_Process]:
        if self._free is None:
            self._free = asyncio.Queue()
            for _ in range(self._count):
                self._free.put_nowait(self._replace(None))
        return self._free

    def _replace(self, old: _Process | None) -> _Process:
        self._all.discard(old)
        new = _Process(self._loading_seconds)
        self._all.add(new)
        return new


class _Process:
    """One process for heavy bots."""

    def __init__(self, loading: float) -> None:
        self.executor = ProcessPoolExecutor(
            max_workers=1,
            mp_context=get_context("spawn"),
            initializer=settle_in,
            initargs=(os.getpid(),),
        )
        self.warm: Future[None] = self.executor.submit(_warm_up)
        self._patience_ends = time.monotonic() + loading

    async def is_warm(self) -> bool:
        """Wait for it to load, which is not thinking, but not for a compiler to compile.

        Without a cache that takes minutes: once ``loading`` seconds are over nobody waits any more.
        """
        if self.warm.done():
            return True
        left = max(self._patience_ends - time.monotonic(), 0.0)
        loading = asyncio.shield(asyncio.wrap_future(self.warm))
        try:
            await asyncio.wait_for(loading, left)
        except TimeoutError:
            return False
        return True

    def kill(self) -> None:
        """End it at once, whatever it does."""
        workers = list((getattr(self.executor, "_processes", None) or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def _warm_up() -> None:
    """Load what heavy bots need before anybody waits for one."""
    for spec in bot_specs().values():
        if spec.heavy:
            spec.build(0, spec.options)


def _choose(bot: str, seed: int, view: View) -> SeatAction:
    return make_bot(bot, seed).choose(view)


def _advise(bot: str, seed: int, view: View) -> Advice:
    advice = make_bot(bot, seed).advise(view)
    return advice._replace(compared=dict(advice.compared))  # read-only views cannot be sent


def settle_in(parent: int) -> None:
    """Leave Ctrl-C to the server, step back behind it, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    when_orphaned(parent, lambda: os._exit(0))
