"""What people say to each other at a table: a code travels, each reader sees it in its language.

There is no free text: nothing here has to be moderated, and nothing has to be translated.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from rebelote.table.errors import TableError

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "no-hurry",
    "one-moment",
    "back-again",
    "good-game",
    "goodbye",
)
REACTIONS: Final = ("smile", "laugh", "surprise", "thumb", "heart")
MOST_AT_ONCE: Final = 4
WINDOW_SECONDS: Final = 12.0


class TalkLimit:
    """How much each speaker has said lately: `MOST_AT_ONCE` things in `WINDOW_SECONDS`.

    All spectators of a table are one speaker, so that a crowd is no louder than a player.
    """

    def __init__(self) -> None:
        self._said: dict[int | None, deque[float]] = {}

    def take(self, speaker: int | None, now: float) -> None:
        """Count one more; raises `TableError` too-talkative when it is one too many."""
        said = self._said.setdefault(speaker, deque())
        while said and said[0] <= now - WINDOW_SECONDS:
            said.popleft()
        if len(said) >= MOST_AT_ONCE:
            raise TableError("too-talkative")
        said.append(now)

    def give_back(self, speaker: int | None) -> None:
        """What was taken last was not said after all."""
        if self._said.get(speaker):
            self._said[speaker].pop()
