"""One table in this worker: a mailbox, the viewers, and the bots' moves.

Commands are taken one at a time: decided, appended to the log, and only then told to anybody.
The mailbox runs apart from whoever sent the command, so a connection that breaks in the middle
leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rebelote.rules.cards import Seat
from rebelote.rules.errors import RebeloteError
from rebelote.rules.shuffle import Chance
from rebelote.table.bus import Bus
from rebelote.table.clock import Clock
from rebelote.table.commands import Act, Command, TimeOut, decide
from rebelote.table.consent import Lapse
from rebelote.table.errors import TableError
from rebelote.table.events import TableEvent, from_log, to_log
from rebelote.table.mailbox import Letter, consume, settle
from rebelote.table.projection import Around, Who, seat_of, update_message, view_message
from rebelote.table.room import SeatAway, SeatLent
from rebelote.table.room_commands import ComeBack, GoAway, Lend, Say
from rebelote.table.state import Table, fold, next_deadline, replay, summary
from rebelote.table.store import CommandKey, Entry, JsonObject, Store, VersionTaken
from rebelote.table.talk import TalkLimit
from rebelote.table.thinking import Pace, Thinker, choose_for

log = logging.getLogger("rebelote.table")


class Viewer(Protocol):
    """Somebody who watches a table through one connection."""

    @property
    def who(self) -> Who:
        """Who it is, and whether it came for looking on alone."""

    def tell(self, message: JsonObject) -> None:
        """Queue a message; never waits."""


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a table needs from the world around it."""

    store: Store
    bus: Bus
    clock: Clock
    thinker: Thinker
    chance: Chance
    pace: Pace


class LiveTable:
    """A table that this worker holds in memory."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.idle_since = services.clock.now()
        self._services = services
        self._viewers: list[Viewer] = []
        self._talk = TalkLimit()
        self._mailbox: deque[Letter] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._driver: asyncio.Task[None] | None = None
        self._in_doubt = False
        self._ours = False
        self._behind = False
        self._bot_since: int | None = None
        self._closing = False

    # --- viewers ---------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether anybody watches, waits or thinks here."""
        return bool(self._viewers or self._driver) or self.busy_inside

    @property
    def busy_inside(self) -> bool:
        """Whether a command waits or a bot thinks."""
        thinks = self._driver is not None and self.table.bot_to_move is not None
        return thinks or bool(self._mailbox or self._reader)

    @property
    def behind(self) -> bool:
        """Whether other workers have appended what was not read here yet."""
        return self._behind

    @property
    def ours(self) -> bool:
        """Whether this worker appended last, and so looks after the table."""
        return self._ours

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._viewers)

    def join(self, viewer: Viewer) -> None:
        """Have a viewer told of everything from now on, beginning with the table as it is."""
        self._viewers.append(viewer)
        viewer.tell(self.view_for(viewer))
        if self._behind:
            self.look_again(self.table.id, 0)
        self._notice(viewer.who)

    def leave(self, viewer: Viewer) -> None:
        """Forget a viewer."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            self._notice(viewer.who)
        self.idle_since = self._services.clock.now()

    def tell_all(self, message: JsonObject) -> None:
        """Send a message to everybody who watches."""
        for viewer in tuple(self._viewers):
            viewer.tell(message)

    def view_for(self, viewer: Viewer) -> JsonObject:
        """The whole table as this viewer may see it."""
        return view_message(self.table, viewer.who, self._around())

    # --- the mailbox -----------------------------------------------------------------------

    async def submit(
        self, command: Command, version: int | None, key: CommandKey | None = None
    ) -> int:
        """Do a command decided at ``version``; the version it led to, once that is durable.

        A version still stands if nothing but people's presence has changed since; None stands
        always, for commands that say all they need. Raises a `RebeloteError` when the command is
        refused, and then nothing has changed. A command whose key was seen before is answered as
        it was, and not done again.
        """
        return await asyncio.shield(self._post(command, version, key))

    async def say(self, command: Say, key: CommandKey) -> int:
        """`submit` for what somebody says; raises `TableError` too-talkative for too much of it."""
        if key.key in self.table.answered:
            return await self.submit(command, None, key)
        self._talk.take(command.seat, self._services.clock.now())
        try:
            return await self.submit(command, None, key)
        except RebeloteError:
            self._talk.give_back(command.seat)
            raise

    async def refresh(self) -> int:
        """Read what other workers appended; the version there is now."""
        return await asyncio.shield(self._post(None, 0, None))

    def look_again(self, _table: str, version: int) -> None:
        """Read what other workers appended, unless ``version`` is known already (0: unknown).

        A table that nobody watches and another worker drives is read when it is next asked for.
        """
        if self._knows(version):
            return
        if version and not (self._viewers or self._ours or self._reader or self._in_doubt):
            self._behind = True
        else:
            self._post(None, version, None).add_done_callback(consume)

    def _knows(self, version: int | None) -> bool:
        return version is not None and 0 < version <= self.table.version

    async def close(self) -> None:
        """Stop driving, and finish what is in the mailbox."""
        self._closing = True
        self._stop_driving()
        if self._reader is not None:
            await asyncio.wait([self._reader])
        self._stop_driving()

    def _post(
        self, command: Command | None, version: int | None, key: CommandKey | None
    ) -> asyncio.Future[int]:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._mailbox.append(Letter(command, version, key, answer))
        if self._reader is None:
            self._reader = asyncio.create_task(self._read_mailbox(), name=f"table {self.table.id}")
        return answer

    async def _read_mailbox(self) -> None:
        try:
            while self._mailbox:
                letter = self._mailbox.popleft()
                try:
                    version = await self._handle(letter)
                except Exception as problem:  # the sender is told, the table lives
                    settle(letter, problem)
                else:
                    settle(letter, version)
        finally:
            self._reader = None
            self.idle_since = self._services.clock.now()

    async def _handle(self, letter: Letter) -> int:
        if self._in_doubt:
            await self._catch_up()
            self.drive()
        elif self._behind or (letter.command is None and not self._knows(letter.version)):
            await self._catch_up()
        if letter.command is None:
            return self.table.version
        while True:
            done = self._done_before(letter.key)
            if done is not None:
                return done
            self._require_current(letter.version)
            events = decide(letter.command, self.table, self._services.chance)
            if not events:
                return self.table.version
            before = self.table.version
            try:
                return await self._append(events, letter.key)
            except VersionTaken:
                await self._catch_up()
            if self.table.version == before:  # nobody was faster: it is the id that is taken
                raise TableError("command-id-reused")

    def _require_current(self, version: int | None) -> None:
        table = self.table
        if version is not None and not table.changed <= version <= table.version:
            raise TableError("stale-version", expected=table.version)

    def _done_before(self, key: CommandKey | None) -> int | None:
        if key is None or key.key not in self.table.answered:
            return None
        digest, version = self.table.answered[key.key]
        if digest != key.digest:
            raise TableError("command-id-reused")
        return version

    async def _append(self, events: Sequence[TableEvent], key: CommandKey | None) -> int:
        services = self._services
        entry = Entry(
            table=self.table.id,
            version=self.table.version + 1,
            at=services.clock.now(),
            profile=self.table.profile.id,
            profile_hash=self.table.profile.hash,
            events=tuple(to_log(event) for event in events),
            command=key,
        )
        after = fold(self.table, entry, events)
        self._in_doubt = True
        await services.store.append(entry, summary(after))
        self._in_doubt = False
        self._move_to(after, events)
        self.drive()
        await services.bus.publish(entry.table, entry.version)
        return entry.version

    async def _catch_up(self) -> None:
        """Read and show what was appended elsewhere; whoever appended it drives the table."""
        entries = await self._services.store.read(self.table.id, after=self.table.version)
        self._in_doubt = self._behind = False
        for entry in entries:
            events = [from_log(event, entry.schema) for event in entry.events]
            self._stop_driving()
            self._ours = False
            self._move_to(fold(self.table, entry, events), events)
            self._contradict(events)

    def _move_to(self, table: Table, events: Sequence[TableEvent]) -> None:
        self.table = table
        around = self._around()
        messages: dict[Who, JsonObject] = {}
        for viewer in tuple(self._viewers):
            who = viewer.who
            if who.watch_only or not self._is_known(who.guest):
                who = Who(None, who.watch_only)  # one message serves all of them
            if who not in messages:
                messages[who] = update_message(table, events, who, around)
            viewer.tell(messages[who])

    def _is_known(self, guest: str | None) -> bool:
        """Whether a guest is told anything that a spectator is not."""
        return guest == self.table.host or self.table.seat_of(guest) is not None

    def _around(self) -> Around:
        levels = self._services.thinker.levels(self.table.profile)
        return Around(self._online(), levels, self._services.clock.now())

    def _online(self) -> set[Seat]:
        seats = (seat_of(self.table, viewer.who) for viewer in self._viewers)
        return {seat for seat in seats if seat is not None}

    # --- who is there ----------------------------------------------------------------------

    def check_presence(self) -> None:
        """Note who is not connected here, after the worker that knew has died."""
        online = self._online()
        for seat in self.table.people:
            if seat not in online:
                self._tell_table(GoAway(seat))

    def _notice(self, who: Who) -> None:
        """Somebody's connection came or went: say so if that is news."""
        seat = seat_of(self.table, who)
        if seat is not None:
            self._tell_table(ComeBack(seat) if seat in self._online() else GoAway(seat))

    def _contradict(self, events: Sequence[TableEvent]) -> None:
        """Another worker saw a person go who has a connection here too, and did not mean to."""
        online = self._online()
        left = {event.seat for event in events if isinstance(event, SeatLent)}
        for event in events:
            if isinstance(event, SeatAway) and event.seat in online - left:
                self._tell_table(ComeBack(event.seat))

    def _tell_table(self, command: Command) -> None:
        if self.table.room is not None and not self._closing:
            self._post(command, None, None).add_done_callback(consume)

    # --- the bots' moves -------------------------------------------------------------------

    def drive(self) -> None:
        """This worker sees to it that the table's own next step is taken, if it has one."""
        self._ours = True
        table = self.table
        bot = table.bot_to_move is not None
        if bot and self._driver is not None and self._bot_since == table.changed:
            return  # the bot that thinks already need not begin anew
        self._stop_driving()
        if bot or next_deadline(table) is not None:
            self._bot_since = table.changed if bot else None
            self._driver = asyncio.create_task(self._drive(), name=f"drive {table.id}")

    def nudge(self) -> None:
        """Take up again what a failure left lying; called every now and then."""
        if self._in_doubt:
            self.look_again(self.table.id, 0)
        elif self._ours and self._driver is None:
            self.drive()

    def _stop_driving(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.cancel()

    async def _drive(self) -> None:
        """Take one step; the append that follows from it starts the next."""
        try:
            if self.table.bot_to_move is not None:
                await self._move_bot()
            else:
                await self._wait_for_deadline()
        except RebeloteError as refused:
            log.info("a step was late", extra={"table": self.table.id, "code": refused.code})
        except Exception as problem:  # `nudge` tries again
            kind = type(problem).__name__
            log.error("a step failed", extra={"table": self.table.id, "problem": kind})
        if self._driver is asyncio.current_task():
            self._driver = None

    async def _move_bot(self) -> None:
        table, services = self.table, self._services
        seat = table.bot_to_move
        if seat is None:
            return
        await services.clock.sleep(services.pace.pause(table))
        move = await choose_for(services.thinker, table, seat, table.bot_at(seat))
        await self.submit(Act(move), table.changed)

    async def _wait_for_deadline(self) -> None:
        table, services = self.table, self._services
        when, turn = next_deadline(table), table.game.public.turn
        if when is None or table.room is None:
            return
        await services.clock.sleep(max(0.0, when - services.clock.now()))
        for seat in table.people:
            until = table.room.returns_until(seat)
            if until is not None and until <= when:
                await self.submit(Lend(seat), None)
        for proposal in table.room.pending:
            if proposal.until <= when:
                await self.submit(Lapse(proposal.by, proposal.what), None)
        deadline = table.room.deadline(turn) if turn is not None else None
        if turn is not None and deadline is not None and deadline <= when:
            move = await choose_for(services.thinker, table, turn, table.room.opened.level)
            await self.submit(TimeOut(move), table.changed)


async def load(table_id: str, services: Services) -> LiveTable:
    """The table as its log has it; raises `TableError` unknown-table."""
    table = replay(await services.store.read(table_id))
    if table is None:
        raise TableError("unknown-table")
    return LiveTable(table, services)
