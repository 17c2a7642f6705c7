"""Who is asking: a guest is whoever holds a secret that only its browser knows.

The secret travels in a cookie that scripts cannot read and other sites do not send. The server
keeps its SHA-256 alone: neither the log nor the database is enough to sit at somebody's seat.
A browser that is signed in has a second such secret, and is its account's guest at every table.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterator
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.server.accounts import Account, AccountStore
from rebelote.server.errors import error_body, status_of
from rebelote.table.errors import StoreUnavailable, TableError

COOKIE: Final = "rebelote_guest"
SESSION_COOKIE: Final = "rebelote_session"
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
LONGEST_NAME: Final = 24
LONGEST_GIVEN: Final = 200
"""Characters of a name that are looked at; requests allow no more."""
MOST_MARKS: Final = 2
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
    "|[\U000e0100-\U000e01ef]"
)
"""Letters and marks, as Unicode has it, of which nothing is to be seen."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret of 256 bits, safe in a cookie or an address."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """An id of 128 bits: a table's address is known only to whom it was given.

    None begins with a dash: on a command line that would be an option.
    """
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        continue
    return made


def guest_id(secret: str) -> str:
    """What the server knows a guest by.

    >>> len(guest_id("x"))
    64
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_guest(connection: HTTPConnection) -> str | None:
    """The guest whose own cookie came with a request, signed in or not; None without one."""
    return _known_by(connection, COOKIE)


def session_of(connection: HTTPConnection) -> str | None:
    """What the server knows the browser's session by; None for one that never signed in."""
    return _known_by(connection, SESSION_COOKIE)


async def account_of(connection: HTTPConnection) -> Account | None:
    """The account a browser is signed in to. Only browsers that have been ask the database."""
    session = session_of(connection)
    accounts: AccountStore = connection.app.state.accounts
    return await accounts.signed_in(session) if session is not None else None


async def guest_of(connection: HTTPConnection) -> str | None:
    """Who is asking: the account's guest where signed in, else the cookie's; None for nobody."""
    account = await account_of(connection)
    return account.id if account is not None else cookie_guest(connection)


def _known_by(connection: HTTPConnection, cookie: str) -> str | None:
    secret = connection.cookies.get(cookie, "")
    return guest_id(secret) if _TOKEN.fullmatch(secret) else None


def clean_name(name: str) -> str:
    """A player's name without anything invisible; empty stays empty.

    Raises `TableError` bad-name when it is longer than `LONGEST_NAME` characters.

    >>> clean_name("  Ana \\u202e  María\\x00 ")
    'Ana María'
    """
    composed = unicodedata.normalize("NFC", name[:LONGEST_GIVEN])
    cleaned = " ".join("".join(_visible(composed)).split())
    if len(cleaned) > LONGEST_NAME:
        raise TableError("bad-name", longest=LONGEST_NAME)
    return cleaned


def _visible(text: str) -> Iterator[str]:
    """The letters that can be seen; a space for controls, no more than two marks on a letter."""
    marks = MOST_MARKS  # none before the first letter: it would sit on something of the page
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Cc", "Zl", "Zp"):
            yield " "
        elif marks <= MOST_MARKS and (letter == " " or letter.isprintable()):
            if not INVISIBLE.fullmatch(letter):
                yield letter
        elif category == "Zs":
            yield " "


def cookie_header(cookie: str, secret: str, *, secure: bool) -> str:
    """A set-cookie header that keeps a secret; without one, it is forgotten."""
    seconds = COOKIE_SECONDS if secret else 0
    tls = "; Secure" if secure else ""
    return f"{cookie}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{tls}"


class GuestCookie:
    """Gives every request below /api its guest, and every new visitor a cookie.

    `scope["state"]["guest"]` is who asks, `scope["state"]["account"]` the account that the
    browser is signed in to, or None. The cookie comes with a page, or with the answer to a request
    that changes something: a page reads several things at once, and answers that each gave
    another identity would leave the visitor with the last of them, whatever it did as another.
    """

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its guest."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        secure = self._secure or scope["scheme"] == "https"
        if not scope["path"].startswith("/api/"):
            known = cookie_guest(connection) or session_of(connection)
            secret = "" if known else new_secret()
            await self._app(scope, receive, _giving(send, secret, secure, pages_only=True))
            return
        try:
            account = await account_of(connection)
        except StoreUnavailable as problem:
            wanted = connection.headers.get("accept-language", "")
            answer = JSONResponse(error_body(problem, wanted), status_of(problem))
            await answer(scope, receive, send)
            return
        guest = account.id if account is not None else cookie_guest(connection)
        secret = "" if guest is not None else new_secret()
        state = scope.setdefault("state", {})
        state |= {"guest": guest or guest_id(secret), "account": account, "secure": secure}
        given = "" if scope["method"] in READING else secret
        await self._app(scope, receive, _giving(send, given, secure))


def _giving(send: Send, secret: str, secure: bool, *, pages_only: bool = False) -> Send:
    """Send with a cookie that keeps a secret, if there is one to give."""
    if not secret:
        return send

    async def send_with_cookie(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            # a route may have given a cookie of its own
            given = headers.getlist("set-cookie")
            wanted = not pages_only or headers.get("content-type", "").startswith("text/html")
            if wanted and not any(cookie.startswith(f"{COOKIE}=") for cookie in given):
                headers.append("set-cookie", cookie_header(COOKIE, secret, secure=secure))
        await send(message)

    return send_with_cookie
