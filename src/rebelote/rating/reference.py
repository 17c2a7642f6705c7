"""The bots' own ratings, by game: measured with `rebelote rating` and shipped as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rebelote.bots import bot_ids
from rebelote.rating.boards import bot_margin, random_board
from rebelote.rating.scale import Rating, rated
from rebelote.rules.library import load_profile

FORMAT: Final = "rebelote-ratings/1"
FILE: Final = "reference.json"
DECIMALS: Final = 4


class Measured(NamedTuple):
    """The bots of one game."""

    boards: int
    ratings: Mapping[str, Rating]


def measure(
    profile_id: str, boards: int, seed: int, step: Callable[[], None] = lambda: None
) -> Measured:
    """Rate every bot of a profile on boards of its own; the same seed gives the same ratings.

    The other chairs are taken by each level in turn, since people play with all of them.
    """
    profile = load_profile(profile_id)
    bots = bot_ids(profile)
    ratings = [Rating() for _ in bots]
    for number in range(boards):
        board = random_board(profile, bots[number % len(bots)], seed, number)
        ratings = rated(ratings, [bot_margin(board, bot) for bot in bots])
        step()
    return Measured(boards, dict(zip(bots, ratings, strict=True)))


def to_json(made_by: str, measured: Mapping[str, Measured]) -> dict[str, Any]:
    """The shipped file's content."""
    return {
        "format": FORMAT,
        "made_by": made_by,
        "profiles": {
            profile: {
                "boards": found.boards,
                "bots": {
                    bot: [round(rating.mu, DECIMALS), round(rating.sigma, DECIMALS)]
                    for bot, rating in found.ratings.items()
                },
            }
            for profile, found in measured.items()
        },
    }


@cache
def reference(profile_id: str) -> Mapping[str, Rating]:
    """The shipped ratings of a game's bots; a bot nobody has measured is not among them."""
    text = files("rebelote.rating").joinpath(FILE).read_text(encoding="utf-8")
    found = json.loads(text)["profiles"].get(profile_id, {"bots": {}})
    return MappingProxyType({bot: Rating(*pair) for bot, pair in found["bots"].items()})


def of_bots(profile_id: str, bots: Iterable[str]) -> dict[str, Rating]:
    """The ratings of these bots; of one nobody has measured, what is believed of a stranger."""
    known = reference(profile_id)
    return {bot: known.get(bot, Rating()) for bot in bots}
