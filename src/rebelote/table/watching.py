"""The link for looking on: a second name of a table, from which its own cannot be told."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

WATCH_BYTES: Final = 16
"""As many as a table's own id has."""


def watch_id(table: str) -> str:
    """The id of a table's link for looking on.

    It follows from the table's id, so whoever has that may give it on, and nothing more need be
    kept; from it to the table's id no way leads but guessing 128 bits.

    >>> watch_id("t1")
    'lzhPXkpAfUTq2uhYIHYlAA'
    """
    digest = hashlib.sha256(f"rebelote watching {table}".encode()).digest()
    return urlsafe_b64encode(digest[:WATCH_BYTES]).rstrip(b"=").decode()
