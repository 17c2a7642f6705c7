"""Accounts over HTTP: optional, a name and a passphrase, nothing else. No mail, no recovery."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictStr

from rebelote.server.accounts import Account, AccountStore, key_of
from rebelote.server.answers.people import AccountHere, NobodyHere, WhoIsHere
from rebelote.server.api import Guest, TheHall
from rebelote.server.documented import answers
from rebelote.server.doorkeeper import Doorkeeper
from rebelote.server.errors import ServerError
from rebelote.server.identity import (
    COOKIE,
    SESSION_COOKIE,
    clean_name,
    cookie_guest,
    cookie_header,
    guest_id,
    new_secret,
    session_of,
)
from rebelote.server.limits import Meter, client_of
from rebelote.server.passphrases import Passphrases
from rebelote.server.pasts import Pasts
from rebelote.table.errors import TableError

router = APIRouter(prefix="/api/account")

TRIES_AT_A_NAME: Final = 30
"""Tries a minute at one name, wherever they come from."""
MOST_TABLES: Final = 1000

Name = Annotated[StrictStr, Field(max_length=200)]
Passphrase = Annotated[StrictStr, Field(max_length=1000)]


class Credentials(BaseModel):
    """A name and a passphrase; ``take_over``: what this browser played so far comes along."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    passphrase: Passphrase
    take_over: StrictBool = True


class NewPassphrase(BaseModel):
    """Another passphrase for the account that is signed in."""

    model_config = ConfigDict(extra="forbid")

    passphrase: Passphrase
    wanted: Passphrase


class Farewell(BaseModel):
    """What deleting the account asks for, so that nobody else at the browser can do it."""

    model_config = ConfigDict(extra="forbid")

    passphrase: Passphrase


class Desk:
    """Everything the requests about accounts need, made once."""

    def __init__(
        self, accounts: AccountStore, pasts: Pasts, doors: Doorkeeper, tries_per_minute: int
    ) -> None:
        self.accounts = accounts
        self.pasts = pasts
        self.doors = doors
        self.passphrases = Passphrases()
        self._by_client = Meter(tries_per_minute)
        self._by_name = Meter(max(TRIES_AT_A_NAME, tries_per_minute))

    def count_try(self, request: Request, name: str) -> None:
        """Raise `ServerError` too-many-tries when there were too many lately."""
        if not (
            self._by_client.take(client_of(request.scope)) and self._by_name.take(key_of(name))
        ):
            raise ServerError("too-many-tries")

    async def check(self, request: Request, name: str, passphrase: str) -> Account:
        """The account of that name and passphrase.

        Raises `ServerError` sign-in-failed, the same whether the name or the passphrase is wrong.
        """
        self.count_try(request, name)
        found = await self.accounts.find(name)
        kept = found[1] if found is not None else None
        if not await self.passphrases.is_right(kept, passphrase) or found is None:
            raise ServerError("sign-in-failed")
        return found[0]


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _account(request: Request) -> Account:
    account: Account | None = request.state.account
    if account is None:
        raise ServerError("not-signed-in")
    return account


TheDesk = Annotated[Desk, Depends(_desk)]
SignedIn = Annotated[Account, Depends(_account)]


@router.get("", **answers(WhoIsHere, "Who this browser is."))
async def look(request: Request, guest: Guest, hall: TheHall) -> dict[str, Any]:
    """Who this browser is signed in as (null: a guest), and at how many tables it has sat."""
    account: Account | None = request.state.account
    tables = await hall.services.store.tables_of(guest, MOST_TABLES)
    return {"account": _shown(account) if account else None, "tables": len(tables)}


@router.post("", **answers(AccountHere, "The account is made, and signed in.", 201))
async def sign_up(
    given: Credentials, request: Request, response: Response, desk: TheDesk
) -> dict[str, Any]:
    """Make an account and sign in to it."""
    name = clean_name(given.name)
    if not name:
        raise TableError("bad-name", longest=24)
    desk.count_try(request, name)
    if await desk.accounts.find(name) is not None:  # before the work of a hash
        raise ServerError("name-taken", name=name)
    account = await desk.accounts.create(name, await desk.passphrases.hash(given.passphrase))
    await _enter(account, given, request, response, desk)
    return {"account": _shown(account)}


@router.post("/sign-in", **answers(AccountHere, "Signed in."))
async def sign_in(
    given: Credentials, request: Request, response: Response, desk: TheDesk
) -> dict[str, Any]:
    """Sign this browser in."""
    account = await desk.check(request, given.name, given.passphrase)
    await _enter(account, given, request, response, desk)
    return {"account": _shown(account)}


@router.post("/sign-out", **answers(NobodyHere, "A guest again."))
async def sign_out(request: Request, response: Response, desk: TheDesk) -> dict[str, Any]:
    """Sign this browser out: it is a guest again."""
    session = session_of(request)
    if session is not None:
        await desk.accounts.sign_out(session)
        await desk.doors.over([session])
    _give(response, request, SESSION_COOKIE, "")
    return {"account": None}


@router.post("/passphrase", **answers(AccountHere, "Changed; this browser stays signed in."))
async def change_passphrase(
    given: NewPassphrase, request: Request, account: SignedIn, desk: TheDesk
) -> dict[str, Any]:
    """Change the passphrase; every other browser is signed out, its sockets too."""
    await desk.check(request, account.name, given.passphrase)
    await desk.accounts.change_secret(account.id, await desk.passphrases.hash(given.wanted))
    ended = await desk.accounts.sign_out_others(account.id, session_of(request) or "")
    await desk.doors.over(ended)
    return {"account": _shown(account)}


@router.post("/delete", **answers(NobodyHere, "Deleted."))
async def delete_account(
    given: Farewell, request: Request, response: Response, account: SignedIn, desk: TheDesk
) -> dict[str, Any]:
    """Delete the account and everything that is kept of it; finished deals stay, without a name."""
    await desk.check(request, account.name, given.passphrase)
    await desk.pasts.forget(await desk.accounts.guests_of(account.id))
    await desk.doors.over(await desk.accounts.delete(account.id))
    _give(response, request, SESSION_COOKIE, "")
    return {"account": None}


@router.post("/forget", **answers(NobodyHere, "Forgotten."))
async def forget_guest(request: Request, response: Response, desk: TheDesk) -> dict[str, Any]:
    """Forget this guest: its tables, names and links; the browser is a new guest afterwards."""
    if request.state.account is not None:
        raise ServerError("signed-in")
    guest = cookie_guest(request)
    if guest is not None:
        await desk.pasts.forget([guest])
        await desk.doors.over([guest])
    _give(response, request, COOKIE, new_secret())
    return {"account": None}


async def _enter(
    account: Account, given: Credentials, request: Request, response: Response, desk: Desk
) -> None:
    """Sign the browser in, with what it played as a guest if that is wanted."""
    guest, before = cookie_guest(request), session_of(request)
    if before is not None:
        await desk.accounts.sign_out(before)
        await desk.doors.over([before])
    if given.take_over and guest is not None and request.state.account is None:
        await desk.pasts.take_over(guest, account.id)
        await desk.doors.over([guest])
        _give(response, request, COOKIE, new_secret())
    secret = new_secret()
    await desk.accounts.sign_in(account.id, guest_id(secret))
    _give(response, request, SESSION_COOKIE, secret)


def _give(response: Response, request: Request, cookie: str, secret: str) -> None:
    header = cookie_header(cookie, secret, secure=request.state.secure)
    response.headers.append("set-cookie", header)


def _shown(account: Account) -> dict[str, Any]:
    return {"name": account.name, "since": account.at}
