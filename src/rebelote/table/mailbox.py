"""What lies in a table's mailbox: commands of people, bots and clocks, one after the other."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from rebelote.table.commands import Command
from rebelote.table.store import CommandKey

log = logging.getLogger("rebelote.table")


@dataclass(slots=True)
class Letter:
    """A command in the mailbox; without one, a request to look at the log again."""

    command: Command | None
    version: int | None
    key: CommandKey | None
    answer: asyncio.Future[int]


def settle(letter: Letter, outcome: int | Exception) -> None:
    """Tell whoever sent a letter what came of it, if anybody still waits."""
    if letter.answer.done():
        return
    if isinstance(outcome, Exception):
        letter.answer.set_exception(outcome)
    else:
        letter.answer.set_result(outcome)


def consume(answer: asyncio.Future[int]) -> None:
    """Take note of a letter nobody waits for: what failed is tried again by the next sweep."""
    if not answer.cancelled() and answer.exception() is not None:
        log.warning("the log failed", extra={"problem": type(answer.exception()).__name__})
