"""Hypothesis strategies over the rules: packs, cuts, hands, and states reached by legal play.

They need the `hypothesis` library, which the package itself does not.
"""

from __future__ import annotations

from hypothesis import strategies as st

from rebelote.rules.actions import Action, Cut, Prepare
from rebelote.rules.cards import PACK, Card
from rebelote.rules.deal import HIGHEST_CUT, LOWEST_CUT
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.match import next_dealer
from rebelote.rules.profile import Profile
from rebelote.rules.state import CUT, ENDED, READY, SCORED, State
from rebelote.rules.view import view


def cards() -> st.SearchStrategy[Card]:
    """Any card."""
    return st.sampled_from(PACK)


def packs() -> st.SearchStrategy[tuple[Card, ...]]:
    """The 32 cards in any order."""
    return st.permutations(PACK).map(tuple)


def cuts() -> st.SearchStrategy[int]:
    """Any cut that leaves four cards in each part."""
    return st.integers(LOWEST_CUT, HIGHEST_CUT)


def hands(lowest: int = 1, highest: int = 8) -> st.SearchStrategy[int]:
    """Some cards as a mask."""
    several = st.sets(cards(), min_size=lowest, max_size=highest)
    return several.map(lambda chosen: sum(1 << card for card in chosen))


@st.composite
def states(draw: st.DrawFn, profile: Profile, deals: int = 1) -> State:
    """A state reached by legal actions from the start of a match, within its first deals."""
    state = start_match(profile)
    choices = draw(st.lists(st.integers(0, 2**16), min_size=1, max_size=deals * 60))
    played = 0
    for choice in choices:
        if state.public.phase == ENDED or (state.public.phase == SCORED and played >= deals):
            break
        state, _ = apply(state, _action(draw, state, choice))
        played += state.public.phase == SCORED
    return state


def _action(draw: st.DrawFn, state: State, choice: int) -> Action:
    public = state.public
    if public.phase in (READY, SCORED):
        due = next_dealer(state.profile, public)
        dealer = choice % state.profile.players if due is None else due
        return Prepare(dealer, draw(packs()), f"salt {choice}")
    assert public.turn is not None
    if public.phase == CUT:
        return Cut(public.turn, LOWEST_CUT + choice % (HIGHEST_CUT - LOWEST_CUT + 1))
    actions = legal_actions(view(state, public.turn))
    return actions[choice % len(actions)]
