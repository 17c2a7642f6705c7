"""What every request passes: headers that tie the page down, origin checks, size limits."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.server.errors import ServerError, error_body, status_of

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src-elem 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""No script but our own files, nothing from any other host. Attributes may carry styles: cards
are placed by them, and they run no code."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
MOST_ADDRESSES: Final = 10_000
"""Addresses remembered before those that have been quiet are forgotten."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def is_own_origin(headers: Headers, allowed: Collection[str]) -> bool:
    """Whether a request comes from one of our pages, or from no page at all.

    Browsers name the page's origin on every WebSocket and every request that changes something.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Refuses what comes from elsewhere or is too large; adds the headers to every answer."""

    def __init__(self, app: ASGIApp, *, origins: Collection[str], largest_body: int) -> None:
        self._app = app
        self._origins = tuple(origins)
        self._largest = largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at once, or pass the request on."""
        if scope["type"] == "websocket":
            if not is_own_origin(Headers(scope=scope), self._origins):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "wrong-origin"})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not is_own_origin(headers, self._origins):
            await _refuse(ServerError("wrong-origin"), scope, receive, send_guarded)
            return
        body = await self._body(headers, receive)
        if body is None:
            error = ServerError("body-too-large", largest=self._largest)
            await _refuse(error, scope, receive, send_guarded)
            return
        await self._app(scope, _replaying(body, receive), send_guarded)

    async def _body(self, headers: Headers, receive: Receive) -> bytes | None:
        """The whole body; None when it is larger than allowed."""
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length) > self._largest:
            return None
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            part = message.get("body", b"")
            size += len(part)
            if size > self._largest:
                return None
            parts.append(part)
            more = message.get("more_body", False)
        return b"".join(parts)


def _replaying(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body that was read already, then goes on as before."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _refuse(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    wanted = Headers(scope=scope).get("accept-language", "")
    response = JSONResponse(error_body(error, wanted), status_of(error))
    response.headers["connection"] = "close"  # the rest of the body is never read
    await response(scope, receive, send)


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


class Throttle:
    """Slows down an address that asks for too many changes over HTTP (tables opened, and so on)."""

    def __init__(self, app: ASGIApp, *, per_minute: int) -> None:
        self._app = app
        self._per_minute = per_minute
        self._clients: dict[str, Allowance] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it with 429."""
        changes = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if changes and not self._allowed(scope):
            await _refuse(ServerError("too-fast"), scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        address = scope["client"][0] if scope.get("client") else ""
        if address not in self._clients:
            if len(self._clients) >= MOST_ADDRESSES:
                self._forget()
            self._clients[address] = Allowance(self._per_minute / 60, self._per_minute)
        return self._clients[address].take()

    def _forget(self) -> None:
        self._clients = {name: left for name, left in self._clients.items() if not left.full}
