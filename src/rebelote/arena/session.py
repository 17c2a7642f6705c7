"""A match played by players that see views only, one action at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from rebelote.rules.actions import Action, Cut, SeatAction
from rebelote.rules.game import apply, start_match
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import Chance, draw_cut, prepare
from rebelote.rules.state import CUT, ENDED, READY, SCORED, State, View
from rebelote.rules.view import view

Choose: TypeAlias = Callable[[View], SeatAction]


def play_match(profile: Profile, players: Sequence[Choose], rng: Chance) -> Iterator[State]:
    """The state after each deal of one match (phase scored, or ended for the last).

    ``rng`` deals and cuts; ``players`` call and play, one a seat.
    """
    state = start_match(profile)
    while state.public.phase != ENDED:
        state = play_deal(state, players, rng)
        yield state


def play_deal(state: State, players: Sequence[Choose], rng: Chance) -> State:
    """One deal, from the preparing of the pack to its score."""
    while True:
        state, _ = apply(state, next_action(state, players, rng))
        if state.public.phase in (SCORED, ENDED):
            return state


def next_action(state: State, players: Sequence[Choose], rng: Chance) -> Action:
    """What happens next: the table's own doing, or the choice of whoever is to act."""
    public = state.public
    if public.phase in (READY, SCORED):
        return prepare(state, rng)
    assert public.turn is not None
    if public.phase == CUT:
        return Cut(public.turn, draw_cut(rng))
    return players[public.turn](view(state, public.turn))
