"""The bus of several processes or machines, on Valkey or Redis publish/subscribe."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from rebelote.table.bus import Listener

log = logging.getLogger("rebelote.server")

PREFIX: Final = "rebelote:table:"
AWAKE: Final = "rebelote:awake"
"""A channel that nobody publishes to: a subscription needs one to be alive from the start."""
RECONNECT_SECONDS: Final = 0.5
ANSWER_SECONDS: Final = 5.0


class RedisBus:
    """One connection to publish, one to listen. Both come back by themselves.

    After a lost connection every listener is told to look again, since news may have been missed.
    """

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(
            url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
        )
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self._news: PubSub | None = None
        self._reader: asyncio.Task[None] | None = None
        self._missed = False

    @property
    def connected(self) -> bool:
        """Whether news of other processes reach this one at the moment."""
        return self._news is not None

    async def publish(self, table: str, version: int) -> None:
        """Tell everyone who listens to the table; failing to reach them is not an error."""
        try:
            await self._client.publish(PREFIX + table, str(version))
        except (RedisError, OSError) as problem:
            log.warning("bus lost", extra={"problem": type(problem).__name__})

    async def listen(self, table: str, listener: Listener) -> None:
        """Have ``listener`` called for the table, until `forget`."""
        self._listeners[table].append(listener)
        if self._reader is None:
            self._reader = asyncio.create_task(self._read(), name="bus reader")
        await self._try(table, subscribe=True)

    async def forget(self, table: str, listener: Listener) -> None:
        """No longer call ``listener`` for the table."""
        listeners = self._listeners.get(table, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(table, None)
            await self._try(table, subscribe=False)

    async def ping(self) -> None:
        """Raise `OSError` when the bus cannot be reached."""
        try:
            await self._client.echo("?")
        except RedisError as problem:
            raise ConnectionError(str(problem)) from problem

    async def close(self) -> None:
        """Let go of every connection."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait([self._reader])
        await self._client.aclose()

    async def _try(self, table: str, *, subscribe: bool) -> None:
        if self._news is None:
            return  # the reader subscribes to everything when it connects
        try:
            if subscribe:
                await self._news.subscribe(PREFIX + table)
            else:
                await self._news.unsubscribe(PREFIX + table)
        except (RedisError, OSError):
            return  # likewise

    async def _read(self) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as news:
                    await news.subscribe(AWAKE)
                    self._news = news
                    if self._listeners:
                        await news.subscribe(*(PREFIX + table for table in self._listeners))
                    self._look_again_if_missed()
                    await self._read_until_lost(news)
            except (RedisError, OSError) as problem:
                log.warning("bus lost", extra={"problem": type(problem).__name__})
            self._news = None
            self._missed = True
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _read_until_lost(self, news: PubSub) -> None:
        while True:
            message = await news.get_message(timeout=1.0)
            if message is None:
                continue
            table = message["channel"].decode().removeprefix(PREFIX)
            for listener in tuple(self._listeners.get(table, ())):
                listener(table, int(message["data"]))

    def _look_again_if_missed(self) -> None:
        if self._missed:
            self._missed = False
            for table, listeners in tuple(self._listeners.items()):
                for listener in tuple(listeners):
                    listener(table, 0)
