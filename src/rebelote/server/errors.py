"""Codes of what the server itself refuses, and how errors are told over HTTP."""

from __future__ import annotations

import math
from typing import Any, Final

from rebelote.i18n import Catalogue, best_language
from rebelote.rules.errors import RebeloteError
from rebelote.table.errors import CODES as TABLE_CODES

CODES: Final[dict[str, str]] = {
    "internal": "something went wrong here; nothing was changed",
    "invalid-json": "the body is not JSON",
    "invalid-request": "a field is missing, unknown or of the wrong kind",
    "body-too-large": "the body is too large",
    "malformed": "the message is not of the expected form",
    "unknown-message": "there is no such type of message",
    "too-fast": "too many messages; slow down",
    "too-slow": "the body did not arrive in time",
    "not-found": "there is nothing at this address",
    "method-not-allowed": "this address does not answer to that method",
    "wrong-origin": "pages of another site may not do this",
    "not-seated": TABLE_CODES["not-seated"],
    "too-many-records": "more deal records than are looked at in one request",
    "too-many-links": "this guest has given as many links as it may",
    "name-taken": "somebody has an account of that name",
    "weak-passphrase": "a passphrase has 8 to 200 characters",
    "sign-in-failed": "no account has this name and this passphrase",
    "not-signed-in": "only a browser that is signed in may do this",
    "signed-in": "an account is deleted as a whole",
    "too-many-tries": "too many tries; wait a minute",
    "unknown-link": "nothing was given under this link",
}
"""Every code of the server's own, and what it means. The sentence a player reads is in the
catalogues, under ``error-<code>``."""

STATUS: Final[dict[str, int]] = {
    "internal": 500,
    "body-too-large": 413,
    "invalid-request": 422,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-link": 404,
    "record-faults": 422,
    "method-not-allowed": 405,
    "wrong-origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "watch-only": 403,
    "hands-private": 403,
    "name-taken": 409,
    "sign-in-failed": 403,
    "not-signed-in": 401,
    "signed-in": 409,
    "too-many-tries": 429,
    "stale-version": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "already-started": 409,
    "command-id-reused": 409,
    "too-fast": 429,
    "too-slow": 408,
    "store-unavailable": 503,
    "unknown-analysis": 404,
    "hint-with-people": 403,
    "no-hint-now": 409,
    "analysis-busy": 503,
    "kernel-missing": 503,
}
"""HTTP status of a code where it is not 400."""


class ServerError(RebeloteError):
    """A request that the server refuses before any table sees it; ``code`` is one of `CODES`."""


class StartError(RebeloteError):
    """The server cannot start; the message says why in a line."""


def public_params(error: RebeloteError) -> dict[str, Any]:
    """What the sentence of a code needs; the English sentence itself is left out."""
    return {name: _written(value) for name, value in error.params.items() if name != "message"}


def error_body(error: RebeloteError, wanted: str = "") -> dict[str, Any]:
    """The JSON body that tells of an error; ``wanted`` is an Accept-Language header.

    The sentence is for people who look at the answer itself: a client says the code in the
    player's own language.
    """
    languages = [part.split(";")[0].strip() for part in wanted.split(",")]
    return {
        "error": {
            "code": error.code,
            "params": public_params(error),
            "message": _written(Catalogue(best_language(languages)).error(error)),
        }
    }


def _written(value: Any) -> Any:
    """The value without what UTF-8 and JSON cannot say: errors quote what they were given."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {_written(name): _written(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_written(item) for item in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def status_of(error: RebeloteError) -> int:
    """The HTTP status that tells of an error."""
    return STATUS.get(error.code, 400)
