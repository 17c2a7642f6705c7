"""Random legal play from a seed, action by action, for tests that need reachable states."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from rebelote.rules.actions import Action, Cut
from rebelote.rules.events import Event
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import draw_cut, prepare
from rebelote.rules.state import CUT, ENDED, READY, SCORED, State
from rebelote.rules.view import view


class Step(NamedTuple):
    """One action and what it led to."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def walk(profile: Profile, seed: int, deals: int = 1, eager: bool = True) -> Iterator[Step]:
    """The steps of ``deals`` deals of random legal play, or of a whole match if it ends before.

    ``eager`` makes somebody take nearly always, so that most deals are played out.
    """
    rng = random.Random(seed)
    state = start_match(profile)
    done = 0
    while done < deals and state.public.phase != ENDED:
        action = random_action(state, rng, eager)
        after, events = apply(state, action)
        yield Step(state, action, events, after)
        state = after
        done += state.public.phase in (SCORED, ENDED)


def random_action(state: State, rng: random.Random, eager: bool = True) -> Action:
    """Any action that is legal now."""
    public = state.public
    if public.phase in (READY, SCORED):
        return prepare(state, rng)
    assert public.turn is not None
    if public.phase == CUT:
        return Cut(public.turn, draw_cut(rng))
    actions = legal_actions(view(state, public.turn))
    if eager and public.trump is None and len(actions) > 1 and rng.random() < 0.5:
        return rng.choice(actions[1:])  # the first is to pass
    return rng.choice(actions)


def scored_states(profile: Profile, seed: int, deals: int) -> Iterator[State]:
    """The states in which a deal has just been scored, over as many matches as it takes."""
    match = 0
    while deals > 0:
        for step in walk(profile, seed * 1_000_003 + match, deals):
            if step.after.public.phase in (SCORED, ENDED):
                deals -= 1
                yield step.after
        match += 1
