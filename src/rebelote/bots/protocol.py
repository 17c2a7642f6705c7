"""What a bot is: a view in, an action out, and what was compared to get there.

A view is all a bot ever gets, the same that a person at its seat would see, so it cannot peek.
A bot keeps nothing between choices: all that has happened is in the view. Chance comes from its
seed, so the same view and the same seed give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, TypeAlias

from rebelote.rules.actions import Call, Cut, Play, SeatAction
from rebelote.rules.cards import card_text, suit_text
from rebelote.rules.deal import HIGHEST_CUT, LOWEST_CUT
from rebelote.rules.profile import Profile
from rebelote.rules.state import View

OptionValue: TypeAlias = int | float | str
PASS: Final = "pass"
NO_OPTIONS: Final[Mapping[str, OptionValue]] = MappingProxyType({})


class Advice(NamedTuple):
    """A choice and the alternatives it was compared with.

    ``compared`` maps what could have been done (a card, a suit to take, ``pass``) to the bot's own
    measure of it: more is better, and only differences mean something. ``worlds`` is the
    number of sampled worlds behind the numbers, 0 for a bot that does not sample.
    """

    action: SeatAction
    compared: Mapping[str, float] = MappingProxyType({})
    worlds: int = 0


class Bot(Protocol):
    """Somebody who can sit at a seat."""

    def choose(self, view: View) -> SeatAction:
        """A legal action of the seat whose turn it is in ``view``."""

    def advise(self, view: View) -> Advice:
        """The same choice, with what was compared."""


Build: TypeAlias = Callable[[int, Mapping[str, OptionValue]], Bot]


def plays_every_profile(_profile: Profile) -> bool:
    """The usual answer of `BotSpec.plays`."""
    return True


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as data. A module of this package offers one under the name ``SPEC``."""

    id: str
    level: int
    """The strength people may expect: 1 plays most simply; unique."""
    build: Build
    """The bot with this seed and these options."""
    options: Mapping[str, OptionValue] = field(default_factory=lambda: NO_OPTIONS)
    """Values that ``id:name=value,name=value`` may override, for experiments in the arena."""
    heavy: bool = False
    """Whether a choice takes more than a few milliseconds, so that it needs a process apart."""
    plays: Callable[[Profile], bool] = plays_every_profile
    """Whether it knows how to play a profile."""


def dice(seed: int, view: View) -> Random:
    """Chance for one decision: fixed by the bot's seed and by where in the match it stands.

    A bot that was made anew (another process, a restart) decides the same.
    """
    public = view.public
    place = (seed, public.number, view.seat, len(public.calls), len(public.plays))
    return Random(":".join(map(str, place)))


def cut_at_random(seed: int, view: View) -> Advice:
    """What every bot does when the cut is its own."""
    assert view.seat is not None
    return Advice(Cut(view.seat, dice(seed, view).randrange(LOWEST_CUT, HIGHEST_CUT + 1)))


def name_of(action: SeatAction) -> str:
    """How an action is named in `Advice.compared`."""
    if isinstance(action, Play):
        return card_text(action.card)
    if isinstance(action, Call):
        return PASS if action.suit is None else suit_text(action.suit)
    return str(action.at)
