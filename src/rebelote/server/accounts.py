"""Accounts in the server's database: a name, a passphrase's hash, and the browsers signed in."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rebelote.server.connections import reading, writing
from rebelote.server.errors import ServerError
from rebelote.server.schema import ACCOUNTS, ALIASES, SESSIONS

SESSION_SECONDS: Final = 400 * 24 * 3600
"""How long a browser stays signed in: the longest that browsers keep a cookie."""


MOST_AT_ONCE: Final = 1000
"""Sessions looked up in one question."""


class Account(NamedTuple):
    """Somebody with a name and a passphrase; ``id`` is the guest's id at tables."""

    id: str
    name: str
    at: float


class AccountStore:
    """The accounts in the server's database."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine = engine
        self._now = now
        self._insert: Any = (
            postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        )

    async def create(self, name: str, secret: str) -> Account:
        """A new account; raises `ServerError` name-taken."""
        account = Account(secrets.token_hex(32), name, self._now())
        row = {**account._asdict(), "key": key_of(name), "secret": secret}
        made = self._insert(ACCOUNTS).values(**row).on_conflict_do_nothing()
        async with writing(self._engine) as connection:
            rows = await connection.execute(made.returning(ACCOUNTS.c.id))
            if rows.first() is None:
                raise ServerError("name-taken", name=name)
        return account

    async def find(self, name: str) -> tuple[Account, str] | None:
        """The account of a name, however it is written, and its passphrase's hash."""
        query = select(ACCOUNTS).where(ACCOUNTS.c.key == key_of(name))
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Account(row.id, row.name, row.at), row.secret)

    async def change_secret(self, account: str, secret: str) -> None:
        """Another passphrase from now on."""
        changed = update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(secret=secret)
        async with writing(self._engine) as connection:
            await connection.execute(changed)

    async def delete(self, account: str) -> list[str]:
        """The account is gone, and every browser signed out: their sessions."""
        ours = delete(SESSIONS).where(SESSIONS.c.account_id == account)
        async with writing(self._engine) as connection:
            ended = await connection.execute(ours.returning(SESSIONS.c.id))
            sessions = [row.id for row in ended]
            await connection.execute(delete(ALIASES).where(ALIASES.c.account_id == account))
            await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
        return sessions

    # --- sessions --------------------------------------------------------------------------

    async def sign_in(self, account: str, session: str) -> None:
        """A browser, known by the SHA-256 of its secret, is signed in."""
        row = {"id": session, "account_id": account, "at": self._now()}
        old = SESSIONS.c.at < self._now() - SESSION_SECONDS
        try:
            async with writing(self._engine, clashes_tell=True) as connection:
                await connection.execute(delete(SESSIONS).where(old))
                await connection.execute(self._insert(SESSIONS).values(**row))
        except IntegrityError:
            raise ServerError("sign-in-failed") from None  # deleted in the meantime

    async def signed_in(self, session: str) -> Account | None:
        """Whose browser it is; None for one that is not signed in (any more)."""
        query = (
            select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.at)
            .join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
            .where(SESSIONS.c.id == session, SESSIONS.c.at >= self._now() - SESSION_SECONDS)
        )
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Account(row.id, row.name, row.at)

    async def sign_out(self, session: str) -> None:
        """A browser is signed out."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session))

    async def sign_out_others(self, account: str, session: str) -> list[str]:
        """Every browser of an account but one is signed out: their sessions."""
        others = (SESSIONS.c.account_id == account) & (SESSIONS.c.id != session)
        async with writing(self._engine) as connection:
            ended = delete(SESSIONS).where(others).returning(SESSIONS.c.id)
            return [row.id for row in await connection.execute(ended)]

    async def open_sessions(self, sessions: Collection[str]) -> set[str]:
        """Those of the sessions that are signed in."""
        since = self._now() - SESSION_SECONDS
        ids, found = sorted(sessions), set[str]()
        async with reading(self._engine) as connection:
            for start in range(0, len(ids), MOST_AT_ONCE):
                some = ids[start : start + MOST_AT_ONCE]
                query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(some), SESSIONS.c.at >= since)
                found |= {row.id for row in await connection.execute(query)}
        return found

    # --- whose past ------------------------------------------------------------------------

    async def add_alias(self, guest: str, account: str) -> None:
        """An account takes over a guest's past."""
        alias = self._insert(ALIASES).values(guest=guest, account_id=account)
        async with writing(self._engine) as connection:
            await connection.execute(alias.on_conflict_do_nothing())

    async def guests_of(self, account: str) -> list[str]:
        """Every id an account is or was known by at tables."""
        query = select(ALIASES.c.guest).where(ALIASES.c.account_id == account)
        async with reading(self._engine) as connection:
            return [account, *(row.guest for row in await connection.execute(query))]


def key_of(name: str) -> str:
    """What a name is compared by: neither case nor spaces nor the way of writing count.

    >>> key_of("Ana María") == key_of("ANA  mari\\u0301a")
    True
    """
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
