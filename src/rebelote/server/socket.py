"""One client's connection to a table."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rebelote.rules.errors import RebeloteError
from rebelote.server.doorkeeper import Doorkeeper
from rebelote.server.errors import ServerError, public_params
from rebelote.server.identity import guest_of
from rebelote.server.limits import Allowance
from rebelote.server.logs import where_raised
from rebelote.server.messages import (
    ROOM_COMMANDS,
    UNVERSIONED,
    ClientMessage,
    game_command,
    id_of,
    parse_json,
    phrase_of,
    read_message,
    room_command,
)
from rebelote.server.metrics import Metrics
from rebelote.table.commands import Command
from rebelote.table.errors import TableError
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.projection import Who, seat_of
from rebelote.table.room_commands import ComeBack, Fill, Say
from rebelote.table.store import CommandKey, JsonObject

log = logging.getLogger("rebelote.server")

LONGEST_QUEUE: Final = 64
"""Messages a slow client may lag behind before it is given the whole table anew instead."""
BURST_SECONDS: Final = 3.0
"""How long a client may send messages at once before `Settings.messages_per_second` holds it."""
PATIENCE: Final = 100
"""Messages above the rate after which a connection is closed."""
BRAKE_SECONDS: Final = 0.02
"""Pause before the next message of a client above its rate is looked at."""

SIGNED_OUT: Final = 4401
UNKNOWN_TABLE: Final = 4404
TOO_FAST: Final = 4429


class Connection:
    """A viewer at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket, hall: Hall, *, watch_only: bool = False) -> None:
        self.who = Who(None, watch_only)
        self._socket = socket
        self._hall = hall
        self._metrics: Metrics = socket.app.state.metrics
        self._outbox: deque[JsonObject] = deque()
        self._wake = asyncio.Event()
        self._behind = False
        rate: float = socket.app.state.settings.messages_per_second
        self._allowance = Allowance(rate, rate * BURST_SECONDS)
        self._refused = 0
        self._leash: asyncio.Timeout | None = None
        self._ended = False

    def tell(self, message: JsonObject) -> None:
        """Queue a message; never waits. A client far behind gets the whole table instead."""
        if len(self._outbox) >= LONGEST_QUEUE:
            answers = [m for m in self._outbox if m["type"] not in ("update", "view")]
            self._outbox = deque(answers[-LONGEST_QUEUE // 2 :])
            self._behind = True
        self._outbox.append(message)
        self._wake.set()

    async def run(self, name: str) -> None:
        """Serve the client until it goes; ``name`` is the id of a table or of its watching link."""
        await self._socket.accept()
        doors: Doorkeeper = self._socket.app.state.doors
        async with doors.inside(self, self._socket):
            await self._serve(name)

    def end(self) -> None:
        """Close the connection: whoever opened it is nobody here any more."""
        self._ended = True
        if self._leash is not None:
            self._leash.reschedule(asyncio.get_running_loop().time())

    async def _serve(self, name: str) -> None:
        try:
            self.who = self.who._replace(guest=await guest_of(self._socket))
            table_id = await self._hall.watched(name) if self.who.watch_only else name
            live = await self._hall.join(table_id, self)
        except RebeloteError as problem:
            await self._turn_away(problem)
            return
        sender = asyncio.create_task(self._send_all(live), name="socket sender")
        try:
            with self._metrics.connection():
                await self._listen_until_ended(live)
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # the client is gone; its seat stays its own
        finally:
            live.leave(self)
            sender.cancel()
            await asyncio.wait([sender])
        if self._ended:
            await self._close(SIGNED_OUT, "signed-out")

    # --- out -------------------------------------------------------------------------------

    async def _send_all(self, live: LiveTable) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self._send(self._outbox.popleft())
                if self._behind:
                    self._behind = False
                    await self._send(live.view_for(self))
        except (WebSocketDisconnect, OSError, RuntimeError):
            return  # the listener notices too

    async def _send(self, message: JsonObject) -> None:
        await self._socket.send_text(json.dumps(message, separators=(",", ":"), ensure_ascii=False))

    async def _turn_away(self, problem: RebeloteError) -> None:
        self.tell(_refusal(None, problem))
        code = UNKNOWN_TABLE if problem.code == "unknown-table" else 1011
        await self._close(code, problem.code)

    async def _close(self, code: int, reason: str) -> None:
        """Say what there is to say yet, and goodbye."""
        try:
            while self._outbox:
                await self._send(self._outbox.popleft())
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, OSError, RuntimeError):
            return  # the client is gone

    # --- in --------------------------------------------------------------------------------

    async def _listen_until_ended(self, live: LiveTable) -> None:
        async with asyncio.timeout(None) as self._leash:
            if self._ended:  # in the meantime
                return
            await self._listen(live)

    async def _listen(self, live: LiveTable) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._allowance.take():
                self._refused += 1
                if self._refused > PATIENCE:
                    await self._socket.close(TOO_FAST, "too-fast")
                    return
                self.tell(_refusal(None, ServerError("too-fast")))
                await asyncio.sleep(BRAKE_SECONDS)
                continue
            await self._take(received.get("text"), live)

    async def _take(self, text: str | None, live: LiveTable) -> None:
        command_id = None
        try:
            if text is None:
                raise ServerError("malformed", expected="a message is text, not bytes")
            data = parse_json(text)
            command_id = id_of(data)
            await self._answer(read_message(data), live)
        except RebeloteError as refused:
            self._metrics.refused(refused.code)
            self.tell(_refusal(command_id, refused))
        except Exception as problem:  # a fault of ours must not cost the player the connection
            log.error(
                "message failed",
                extra={"problem": type(problem).__name__, "where": where_raised(problem)},
            )
            self.tell(_refusal(command_id, ServerError("internal")))

    async def _answer(self, message: ClientMessage, live: LiveTable) -> None:
        if message.type == "ping":
            self.tell({"type": "pong"})
        elif message.type == "sync":
            self.tell(live.view_for(self))
        else:
            await self._command(message, live)

    async def _command(self, message: ClientMessage, live: LiveTable) -> None:
        if self.who.watch_only and message.type != "say":
            raise TableError("watch-only")
        key = CommandKey(f"{self.who.guest}:{message.id}", message.digest)
        with self._metrics.action():
            if message.type == "say":
                done = await live.say(self._say(message, live), key)
            else:
                version = None if message.type in UNVERSIONED else message.version
                done = await live.submit(await self._decided(message, live), version, key)
        self.tell({"type": "done", "id": message.id, "version": done})

    def _say(self, message: ClientMessage, live: LiveTable) -> Say:
        if self.who.guest is None:
            raise TableError("not-seated")
        return Say(seat_of(live.table, self.who), phrase_of(message))

    async def _decided(self, message: ClientMessage, live: LiveTable) -> Command:
        if message.type in ROOM_COMMANDS:
            return self._room_command(message, live)
        seat = seat_of(live.table, self.who)
        if seat is None:
            raise TableError("not-seated")
        command = game_command(message, seat)
        room = live.table.room
        if room is not None and room.seats[seat].lent:
            await live.submit(ComeBack(seat), None)  # whoever acts plays for itself again
        return command

    def _room_command(self, message: ClientMessage, live: LiveTable) -> Command:
        if self.who.guest is None:
            raise TableError("not-seated")
        command = room_command(message, self.who.guest)
        if isinstance(command, Fill):
            known = self._hall.services.thinker.levels(live.table.profile)
            if command.bot not in known:
                raise TableError("unknown-bot", bot=command.bot[:60], known=list(known))
        return command


def _refusal(command_id: str | None, error: RebeloteError) -> JsonObject:
    return {
        "type": "refused",
        "id": command_id,
        "code": error.code,
        "params": public_params(error),
    }
