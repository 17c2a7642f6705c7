"""What every request passes: headers that tie the page down, origin checks, size limits."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.rules.strict_json import strict_json
from rebelote.server.errors import ServerError
from rebelote.server.limits import SAFE_METHODS, refuse, refuse_socket

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
SPILL: Final = 1024 * 1024
"""Bytes of a body beyond what is allowed that are still taken off the line."""
BODY_SECONDS: Final = 30.0
"""How long a client may take to send a body."""


def is_own_origin(headers: Headers, allowed: Collection[str]) -> bool:
    """Whether a request comes from one of our pages, or from no page at all.

    Browsers name the page's origin on every WebSocket and every request that changes something.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # "http://[" is the origin of no page
        return False
    return origin in allowed or (host != "" and host == headers.get("host"))


NOWHERE: Final[Mapping[str, int]] = MappingProxyType({})


class Guard:
    """Refuses what comes from elsewhere or is too large; adds the headers to every answer."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        origins: Collection[str],
        largest_body: int,
        larger: Mapping[str, int] = NOWHERE,
    ) -> None:
        """``larger``: the bytes of a body at paths that take more than ``largest_body``."""
        self._app = app
        self._origins = tuple(origins)
        self._largest = largest_body
        self._larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer at once, or pass the request on."""
        if scope["type"] == "websocket":
            if not is_own_origin(Headers(scope=scope), self._origins):
                await refuse_socket(ServerError("wrong-origin"), scope, receive, send)
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
            await refuse(ServerError("wrong-origin"), scope, receive, send_guarded)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                largest = self._larger.get(scope["path"], self._largest)
                body = await self._body(headers, receive, max(largest, self._largest))
            _require_json(headers, body)
        except TimeoutError:
            await refuse(ServerError("too-slow"), scope, receive, send_guarded)
            return
        except ServerError as problem:
            await refuse(problem, scope, receive, send_guarded)
            return
        await self._app(scope, _replaying(body, receive), send_guarded)

    async def _body(self, headers: Headers, receive: Receive, largest: int) -> bytes:
        """The whole body; raises `ServerError` when it is larger than allowed."""
        too_large = ServerError("body-too-large", largest=largest)
        length = headers.get("content-length", "0")
        declared = int(length) if length.isascii() and length.isdigit() and len(length) < 19 else 0
        # a little more is read and thrown away: who is cut off while sending never sees the answer
        if declared > largest + SPILL:
            raise too_large
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            part = message.get("body", b"")
            size += len(part)
            if size <= largest:
                parts.append(part)
            elif size > largest + SPILL:
                raise too_large
            more = message.get("more_body", False)
        if size > largest:
            raise too_large
        return b"".join(parts)


def _require_json(headers: Headers, body: bytes) -> None:
    """Refuse what Python alone takes for JSON: it could not be written down or sent again."""
    kind = headers.get("content-type", "").split(";")[0].strip().lower()
    if not body or not (kind == "application/json" or kind.endswith("+json")):
        return
    try:
        strict_json(body)
    except ValueError:
        raise ServerError("invalid-json") from None


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
