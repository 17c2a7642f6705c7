"""How much one client may ask for: changes and reads over HTTP, open sockets, messages.

A client is an address; all of a home's IPv6 addresses (a /64) are one. Every worker counts by
itself. Behind a proxy the address is the client's only if `Settings.trusted_proxies` says so.
"""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from rebelote.server.errors import ServerError, error_body, status_of
from rebelote.server.settings import Settings

MOST_CLIENTS: Final = 10_000
"""Clients remembered before those that have been quiet are forgotten."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Allowance:
    """So many things a second on average, and a burst on top: each takes one of what is left."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate = per_second
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that it need not be remembered."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Meter:
    """An allowance for each client, a minute's worth at once."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._clients: dict[str, Allowance] = {}

    def take(self, client: str) -> bool:
        """Whether the client may do one more thing now."""
        if client not in self._clients:
            if len(self._clients) >= MOST_CLIENTS:
                self._clients = {name: a for name, a in self._clients.items() if not a.full}
            self._clients[client] = Allowance(self._per_minute / 60, self._per_minute)
        return self._clients[client].take()


class Limits:
    """Refuses with 429 what is too much for one client."""

    def __init__(self, app: ASGIApp, *, settings: Settings) -> None:
        self._app = app
        self._changes = Meter(settings.changes_per_minute)
        self._reads = Meter(settings.reads_per_minute)
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        client = client_of(scope)
        if scope["type"] == "websocket":
            await self._socket(client, scope, receive, send)
        elif scope["type"] == "http" and not self._allowed(client, scope):
            await refuse(ServerError("too-fast"), scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _allowed(self, client: str, scope: Scope) -> bool:
        if scope["method"] not in SAFE_METHODS:
            return self._changes.take(client)
        # the page's own files are small, kept in memory and cached by browsers
        return not scope["path"].startswith("/api/") or self._reads.take(client)

    async def _socket(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self._sockets[client] >= self._most_sockets:
            await refuse_socket(ServerError("too-fast"), scope, receive, send)
            return
        self._sockets[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]


def client_of(scope: Scope) -> str:
    """The address that limits count by.

    >>> client_of({"client": ("2001:db8:1:2:aaaa::1", 5000)})
    '2001:db8:1:2::'
    """
    given = scope.get("client")
    address = str(given[0]) if given else ""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64))


async def refuse(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with an error; the rest of its body is never read."""
    wanted = Headers(scope=scope).get("accept-language", "")
    response = JSONResponse(error_body(error, wanted), status_of(error))
    response.headers["connection"] = "close"
    await response(scope, receive, send)


async def refuse_socket(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer the request for a socket with an error in place of one."""
    await receive()  # websocket.connect
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return

    wanted = Headers(scope=scope).get("accept-language", "")
    response = JSONResponse(error_body(error, wanted), status_of(error))
    await send(
        {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": response.raw_headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": response.body})
