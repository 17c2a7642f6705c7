"""How a bot's seat is played: its own choice if it gives one in time, a simpler one if not.

A table never waits for a bot for ever: one that fails, answers with something the rules refuse,
or takes too long is replaced for that move by the next simpler level, and in the end by the first
legal action. What went wrong is logged without any card.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from rebelote.rules.actions import SeatAction
from rebelote.rules.cards import Seat
from rebelote.rules.legal import legal_actions
from rebelote.rules.profile import Profile
from rebelote.rules.state import CUT, View
from rebelote.rules.view import view
from rebelote.table.commands import CutAnywhere, SeatMove
from rebelote.table.state import Table

log = logging.getLogger("rebelote.table")


class Thinker(Protocol):
    """Where bots think: outside the event loop, one view in, one action out."""

    async def ready(self) -> None:
        """Wait until bots can be named and asked."""

    def levels(self, profile: Profile) -> Sequence[str]:
        """The bots that play a profile, from the simplest to the strongest."""

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        """The bot's choice; raises whatever the bot raised, `TimeoutError` if it took too long."""

    async def close(self) -> None:
        """Stop thinking."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot seems to think, in seconds."""

    shortest: float = 0.4
    longest: float = 1.2

    def pause(self, table: Table) -> float:
        """The pause before this move: the same each time for the same table and version."""
        return Random(f"{table.id}:{table.version}").uniform(self.shortest, self.longest)


async def choose_for(thinker: Thinker, table: Table, seat: Seat, bot: str) -> SeatMove:
    """What the seat does now. Gives a legal action whatever the bot does."""
    if table.game.public.phase == CUT:
        return CutAnywhere(seat)
    seen = view(table.game, seat)
    legal = legal_actions(seen)
    for level in _from(bot, thinker.levels(table.profile)):
        try:
            action = await thinker.choose(level, seed_of(table, seat), seen)
        except Exception as problem:  # whatever a bot does, the table goes on
            _report(table, seat, level, type(problem).__name__)
            continue
        if action in legal:
            return action
        _report(table, seat, level, "illegal action")
    return legal[0]


def seed_of(table: Table, seat: Seat) -> int:
    """A bot's seed: fixed by table, seat and version, so that a restart changes no choice.

    Where a deal is repeated, it is fixed by the deal and how far it has come: who plays alike is
    answered alike.
    """
    public = table.game.public
    moment: tuple[object, ...] = (table.id, seat, table.version)
    if table.source:
        moment = (table.source, seat, len(public.calls) + len(public.plays))
    text = ":".join(map(str, moment))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _from(bot: str, levels: Sequence[str]) -> list[str]:
    """The bot, then every simpler one, the strongest of them first."""
    if bot not in levels:
        return list(reversed(levels))
    return list(reversed(levels[: levels.index(bot) + 1]))


def _report(table: Table, seat: Seat, bot: str, problem: str) -> None:
    log.warning(
        "bot replaced for one move",
        extra={
            "table": table.id,
            "version": table.version,
            "seat": seat,
            "bot": bot,
            "problem": problem,
        },
    )
