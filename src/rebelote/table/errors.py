"""What a table refuses, beyond what the rules of the game refuse."""

from __future__ import annotations

from typing import Any, Final

from rebelote.rules.errors import RebeloteError


class TableError(RebeloteError):
    """A command that the table refuses. Nothing has changed; ``code`` is one of `CODES`."""


class StoreUnavailable(RebeloteError):  # noqa: N818 -- a state of affairs, not a mistake
    """The log cannot be read or written at the moment; what was sent may be sent again."""

    def __init__(self, code: str = "store-unavailable", /, **params: Any) -> None:
        super().__init__(code, **params)


CODES: Final[dict[str, str]] = {
    "unknown-table": "there is no such table",
    "stale-version": "the table has moved on since this was decided",
    "not-seated": "only a player at the table may do this",
    "not-host": "only the person who opened the table may do this",
    "not-your-turn": "it is another player's turn",
    "seat-taken": "somebody sits there already",
    "already-seated": "this guest has another seat at the table",
    "no-such-seat": "there is no such seat",
    "table-full": "every seat is taken",
    "not-started": "the first deal has not begun yet",
    "already-started": "the first deal has begun",
    "seats-empty": "every seat needs a player first",
    "nothing-to-start": "the deal is still being played",
    "match-over": "the match has ended",
    "nothing-to-undo": "there is no choice of yours to take back in this deal",
    "undo-with-people": "a choice can be taken back alone only among bots",
    "undo-after-deal": "the deal has ended and its cards are known",
    "hint-with-people": "hints are only for a person alone among bots",
    "no-hint-now": "there is nothing to choose now",
    "command-id-reused": "this command id was used for something else",
    "unknown-bot": "there is no such bot",
    "bad-name": "a name has 1 to 24 visible characters",
    "not-a-room": "this table is for one person",
    "unknown-code": "there is no table with this code",
    "already-proposed": "something has been proposed already",
    "nothing-proposed": "nothing was proposed to you",
    "no-clock": "this table has no clock",
    "clock-is-so": "the clock stands or runs already",
    "too-talkative": "that was a lot at once; wait a little before saying more",
    "unknown-phrase": "there is no such phrase",
    "spectators-react": "spectators have reactions, not phrases",
    "spectators-wait": "spectators may react only between deals",
    "watch-only": "this link is for looking on: it leads to no seat",
    "hands-private": "only the players may look at the deals of this table",
    "table-closed": "whoever runs the server closed this table",
    "store-unavailable": "the table's log cannot be written at the moment; try again",
}
"""Every code a table answers with, and what it means. The sentence a player reads is in the
catalogues, under ``error-<code>``."""
