"""Who is asking: a guest is whoever holds a secret that only its browser knows.

The secret travels in a cookie that scripts cannot read and other sites do not send. The server
keeps its SHA-256 alone: neither the log nor the database is enough to sit at somebody's seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.table.errors import TableError

COOKIE: Final = "rebelote_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
LONGEST_NAME: Final = 24

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret of 256 bits, safe in a cookie or an address."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """An id of 128 bits: a table's address is known only to whom it was given."""
    return secrets.token_urlsafe(16)


def guest_id(secret: str) -> str:
    """What the server knows a guest by.

    >>> len(guest_id("x"))
    64
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest whose cookie came with a request; None without one."""
    secret = connection.cookies.get(COOKIE, "")
    return guest_id(secret) if _TOKEN.fullmatch(secret) else None


def clean_name(name: str) -> str:
    """A player's name without anything invisible; empty stays empty.

    Raises `TableError` bad-name when it is longer than `LONGEST_NAME` characters.

    >>> clean_name("  Ana \\u202e  María\\x00 ")
    'Ana María'
    """
    composed = unicodedata.normalize("NFC", name)
    visible = (letter if letter.isprintable() else " " for letter in composed)
    cleaned = " ".join("".join(visible).split())
    if len(cleaned) > LONGEST_NAME:
        raise TableError("bad-name", longest=LONGEST_NAME)
    return cleaned


class GuestCookie:
    """Gives every visitor of /api an identity: `scope["state"]["guest"]` and, if new, a cookie."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its guest."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        guest = guest_of(HTTPConnection(scope))
        secret = None
        if guest is None:
            secret = new_secret()
            guest = guest_id(secret)
        scope.setdefault("state", {})["guest"] = guest

        async def send_with_cookie(message: Message) -> None:
            if secret is not None and message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", self._cookie(secret, scope["scheme"] == "https"))
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _cookie(self, secret: str, by_tls: bool) -> str:
        secure = "; Secure" if self._secure or by_tls else ""
        return (
            f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        )
