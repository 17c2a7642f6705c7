"""Passphrases: kept as Argon2id hashes, compared a few at a time, in threads of their own."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rebelote.server.errors import ServerError

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Hashes worked out at a time: each takes 46 MiB and a core for a moment."""

_HASHER: Final = PasswordHasher(memory_cost=47_104, time_cost=1, parallelism=1)
"""Argon2id with the larger memory of the two settings that OWASP gives for one lane."""


class Passphrases:
    """Makes and checks hashes without holding up the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, passphrase: str) -> str:
        """What is kept of a passphrase; raises `ServerError` weak-passphrase."""
        if not SHORTEST <= len(passphrase) <= LONGEST or not passphrase.strip():
            raise ServerError("weak-passphrase", shortest=SHORTEST, longest=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(_HASHER.hash, passphrase)

    async def is_right(self, kept: str | None, passphrase: str) -> bool:
        """Whether a passphrase is the one that was kept.

        Where nothing is kept (no such account) it is as much work as a wrong passphrase, so that
        the time taken does not tell which names exist.
        """
        async with self._turn:
            return await asyncio.to_thread(_is_right, kept, passphrase)


def _is_right(kept: str | None, passphrase: str) -> bool:
    try:
        _HASHER.verify(kept or _nobodys(), passphrase)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return _HASHER.hash("nobody's passphrase")
