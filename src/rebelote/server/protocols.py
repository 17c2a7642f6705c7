"""Connections that do not let a careless or hostile client hold memory or a seat for ever.

uvicorn answers every ping at once, reads on while its answers are not read, and waits for a closed
connection's last bytes without end. These keep to what a client takes, and to a time.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 30.0
"""How long a new connection may take to send the head of its first request."""
CLOSING_SECONDS: Final = 5.0
"""How long the last bytes of a connection that the server ends may take."""


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that reads no more than the client reads, and ends when it is to end."""

    _stuck = False

    def pause_writing(self) -> None:
        """The client does not read: answer nothing more, so ask for nothing more either."""
        super().pause_writing()
        self._stuck = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stuck = False
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; the client may send another one only if it reads."""
        message = await super().receive()
        if self._stuck:
            self.transport.pause_reading()
        return message

    def keepalive_timeout(self) -> None:
        """A client that answers no ping is gone, whatever still waits to be sent."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


class PatientHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP for which nobody may keep a connection open without asking for anything."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        super().connection_lost(exc)
        if self._deadline is not None:
            self._deadline.cancel()

    def _give_up(self, transport: asyncio.Transport) -> None:
        if getattr(self, "cycle", None) is None and transport.get_protocol() is self:
            transport.abort()
