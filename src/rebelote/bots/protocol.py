"""What a bot is: data about it, and something that chooses from a view.

A view is all a bot ever gets, the same that a person at its seat would see, so it cannot peek.
A bot keeps nothing between choices: all that has happened is in the view. Chance comes from its
seed, so the same view and the same seed give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rebelote.rules.actions import SeatAction
from rebelote.rules.profile import Profile
from rebelote.rules.state import View


class Bot(Protocol):
    """Somebody who can sit at a seat."""

    def choose(self, view: View) -> SeatAction:
        """One of the legal actions of a view whose seat it is to act."""


def plays_every_profile(_profile: Profile) -> bool:
    """The usual answer of `BotSpec.plays`."""
    return True


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as data. A module of this package offers one under the name ``SPEC``."""

    id: str
    level: int
    """The strength people may expect: 1 plays most simply; unique."""
    build: Callable[[int], Bot]
    """The bot with this seed."""
    heavy: bool = False
    """Whether a choice takes more than a few milliseconds, so that it needs a process apart."""
    plays: Callable[[Profile], bool] = plays_every_profile
    """Whether it knows how to play a profile."""
