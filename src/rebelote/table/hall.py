"""All tables that this worker holds, and the watch over those whose worker died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from rebelote.rules.errors import RebeloteError
from rebelote.table.commands import Command
from rebelote.table.errors import TableError
from rebelote.table.events import TableEvent, to_log
from rebelote.table.live import LiveTable, Services, Viewer, load
from rebelote.table.projection import sees_hands
from rebelote.table.records import finished_deals
from rebelote.table.state import fold, replay, summary
from rebelote.table.store import CommandKey, Entry, JsonObject

log = logging.getLogger("rebelote.table")

SWEEP_SECONDS = 1.0
"""How often a worker says that it lives and looks for tables left alone."""
RETURN_SECONDS = 3.0
"""How long the clients of a worker that died have to come back before they count as away."""
IDLE_SECONDS = 300.0
"""How long a table that nobody watches stays in memory."""


class Hall:
    """The tables of one worker. `start` before use, `close` at the end."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._living: frozenset[str] = frozenset()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        """The tables held in memory."""
        return tuple(self._tables.values())

    async def start(self) -> None:
        """Begin the watch; tables that wait for a bot go on."""
        await self.services.store.beat(self.services.clock.now())
        self._sweeper = asyncio.create_task(self._watch(), name="sweep")

    async def close(self) -> None:
        """Finish every table's mailbox, let go of the tables and of the services."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        await asyncio.gather(*(table.close() for table in tuple(self._tables.values())))
        await self.services.thinker.close()
        await self.services.bus.close()
        await self.services.store.close()

    # --- tables ----------------------------------------------------------------------------

    async def open(self, table_id: str, events: Sequence[TableEvent]) -> LiveTable:
        """A new table whose log begins with these events."""
        await self.services.thinker.ready()
        now = self.services.clock.now()
        blank = Entry(table_id, 1, now, "", "", ())
        table = fold(None, blank, events)
        entry = Entry(
            table=table_id,
            version=1,
            at=now,
            profile=table.profile.id,
            profile_hash=table.profile.hash,
            events=tuple(to_log(event) for event in events),
        )
        await self.services.store.append(entry, summary(table))
        live = LiveTable(table, self.services)
        await self._adopt(live)
        live.drive()
        return live

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from its log; raises `TableError` unknown-table."""
        live = self._tables.get(table_id)
        if live is not None:
            if live.behind:
                await live.refresh()
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id), name=f"load {table_id}")
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def join(self, table_id: str, viewer: Viewer) -> LiveTable:
        """Have a viewer watch a table."""
        live = await self.get(table_id)
        live.join(viewer)
        return live

    async def watched(self, watch: str) -> str:
        """The table that a link for looking on leads to; raises `TableError` unknown-table."""
        table_id = await self.services.store.watched(watch)
        if table_id is None:
            raise TableError("unknown-table")
        return table_id

    async def submit(
        self, table_id: str, command: Command, version: int | None, key: CommandKey | None = None
    ) -> int:
        """Do a command at a table; see `LiveTable.submit`."""
        return await (await self.get(table_id)).submit(command, version, key)

    async def records(self, table_id: str, guest: str | None) -> list[JsonObject]:
        """The finished deals of a table; raises `TableError` unknown-table or hands-private."""
        entries = await self.services.store.read(table_id)
        table = await asyncio.to_thread(replay, entries)
        if table is None:
            raise TableError("unknown-table")
        if not sees_hands(table, table.seat_of(guest)):
            raise TableError("hands-private")
        return await asyncio.to_thread(finished_deals, entries)

    def tell_everybody(self, message: JsonObject) -> None:
        """Send a message to every viewer of every table."""
        for live in self._tables.values():
            live.tell_all(message)

    async def _load(self, table_id: str) -> LiveTable:
        await self.services.thinker.ready()
        live = await load(table_id, self.services)
        await self._adopt(live)
        live.look_again(table_id, 0)  # something may have been appended before we listened
        return live

    async def _adopt(self, live: LiveTable) -> None:
        await self.services.bus.listen(live.table.id, live.look_again)
        self._tables[live.table.id] = live

    # --- the watch -------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            try:
                await self.sweep()
            except RebeloteError as problem:
                log.warning("sweep failed", extra={"code": problem.code})
            except Exception as problem:  # the next sweep may do better
                log.error("sweep failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        now = self.services.clock.now()
        store = self.services.store
        await store.beat(now)
        for table_id in await store.claim_due(now):
            await self._take_over(table_id)
        await self._notice_deaths(now)
        watched = [table_id for table_id, live in self._tables.items() if live.watched]
        for table_id, version in (await store.versions(watched)).items():
            if table_id in self._tables:
                self._tables[table_id].look_again(table_id, version)
        await self._forget_idle(now)

    async def _notice_deaths(self, now: float) -> None:
        """Who was connected to a worker that is gone is nobody's to know but the driver's."""
        living = frozenset(await self.services.store.living(now))
        if self._living - living:
            asyncio.get_running_loop().call_later(RETURN_SECONDS, self._check_presence)
        self._living = living

    def _check_presence(self) -> None:
        for live in self.tables:
            if live.ours:
                live.check_presence()

    async def _take_over(self, table_id: str) -> None:
        try:
            live = await self.get(table_id)
            await live.refresh()
        except (RebeloteError, ValueError) as problem:
            # a log from a newer version, say: the other tables must not suffer from it
            extra = {"table": table_id, "problem": type(problem).__name__}
            log.error("table cannot be taken over", extra=extra)
            return
        log.info("table taken over", extra={"table": table_id})
        live.drive()
        asyncio.get_running_loop().call_later(RETURN_SECONDS, live.check_presence)

    async def _forget_idle(self, now: float) -> None:
        for table_id, live in tuple(self._tables.items()):
            live.nudge()
            if not live.busy and now - live.idle_since > IDLE_SECONDS:
                del self._tables[table_id]
                await self.services.bus.forget(table_id, live.look_again)
