"""The ratings of all who played boards of one game, one result after the other.

A result is compared with the bots' on its board and with those of everybody who finished the same
board before. Bots keep the ratings they were shipped with, so that the scale stands still.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rebelote.rating.reference import of_bots
from rebelote.rating.scale import Rating, rated


class Result(NamedTuple):
    """A person's result on a board, and the bots' on the same board."""

    board: str
    player: str
    margin: int
    bots: Mapping[str, int]


@dataclass(slots=True)
class Compared:
    """How often a player's result was better than another's, the same, or worse."""

    better: int = 0
    equal: int = 0
    worse: int = 0

    def count(self, margin: int, other: int) -> None:
        """One more board."""
        self.better += margin > other
        self.equal += margin == other
        self.worse += margin < other


@dataclass(slots=True)
class Player:
    """What is known of a person."""

    rating: Rating = field(default_factory=Rating)
    boards: int = 0
    bots: dict[str, Compared] = field(default_factory=dict)
    people: Compared = field(default_factory=Compared)


class Ladder:
    """The players of one game. Results have to come in one order, always the same."""

    def __init__(self, profile_id: str) -> None:
        self._profile = profile_id
        self._players: dict[str, Player] = {}
        self._boards: dict[str, dict[str, int]] = {}

    def player(self, name: str) -> Player | None:
        """What is known of a person; None for one without a result."""
        return self._players.get(name)

    def add(self, result: Result) -> None:
        """One more result; only a person's first one on a board counts."""
        earlier = self._boards.setdefault(result.board, {})
        if result.player in earlier:
            return
        player = self._players.setdefault(result.player, Player())
        player.boards += 1
        self._against_bots(player, result)
        for name, margin in earlier.items():
            other = self._players[name]
            player.rating, other.rating = rated(
                [player.rating, other.rating], [result.margin, margin]
            )
            player.people.count(result.margin, margin)
            other.people.count(margin, result.margin)
        earlier[result.player] = result.margin

    def _against_bots(self, player: Player, result: Result) -> None:
        if not result.bots:
            return
        fixed = of_bots(self._profile, result.bots)
        margins = [result.margin, *result.bots.values()]
        player.rating = rated([player.rating, *fixed.values()], margins)[0]
        for bot, margin in result.bots.items():
            player.bots.setdefault(bot, Compared()).count(result.margin, margin)
