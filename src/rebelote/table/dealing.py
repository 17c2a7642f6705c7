"""The pack of the next deal, by chance."""

from __future__ import annotations

from rebelote.rules.events import Event
from rebelote.rules.game import decide
from rebelote.rules.shuffle import Chance, prepare
from rebelote.rules.state import State


def prepared(game: State, chance: Chance) -> tuple[Event, ...]:
    """The events of a pack that is shuffled and sealed, waiting for the cut."""
    return decide(game, prepare(game, chance))
