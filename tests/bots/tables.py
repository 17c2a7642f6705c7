"""Deals and positions for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rebelote.bots import make_bot
from rebelote.rules.actions import Play
from rebelote.rules.cards import Mask, iterate, mask_of
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import AUCTION, ENDED, PLAY, READY, SCORED, State, View
from rebelote.rules.view import view


def states(
    profile: Profile, seed: int, *, bot: str = "novice", wild: float = 0.3
) -> Iterator[State]:
    """The states of one deal at which a seat is to call or to play.

    ``wild`` is how often any legal action is taken in place of the bot's.
    """
    rng = Random(seed)
    state = start_match(profile)
    while state.public.phase not in (SCORED, ENDED):
        if state.public.phase == READY:
            state, _ = apply(state, prepare(state, rng))
            continue
        assert state.public.turn is not None
        seen = view(state, state.public.turn)
        if state.public.phase in (AUCTION, PLAY):
            yield state
        action = make_bot(bot, seed).choose(seen)
        if rng.random() < wild:
            action = rng.choice(legal_actions(seen))
        state, _ = apply(state, action)


def seen_by_mover(state: State) -> View:
    """The view of the seat to act."""
    return view(state, state.public.turn)


def with_other_hidden_cards(state: State, rng: Random) -> State:
    """The same to everything the mover can see, with all hidden cards dealt anew.

    Hands of the others are exchanged within what the mover cannot tell apart for certain: only
    cards that no play and no call has shown anything about would be exact, so hands are drawn
    until the mover's view is the same; with what was played kept, it always is.
    """
    hidden = state.hidden
    turn = state.public.turn
    assert turn is not None
    if hidden.covered:
        return state._replace(hidden=hidden._replace(covered=_covered_anew(state, rng), pack=()))
    others = [seat for seat in range(4) if seat != turn]
    loose = [card for seat in others for card in iterate(hidden.hands[seat])]
    rng.shuffle(loose)
    hands: list[Mask] = list(hidden.hands)
    for seat in others:
        size = hidden.hands[seat].bit_count()
        hands[seat] = mask_of(loose[:size])
        loose = loose[size:]
    return state._replace(hidden=hidden._replace(hands=tuple(hands), pack=(), deck=(), salt=""))


def _covered_anew(state: State, rng: Random) -> tuple[tuple[int | None, ...], ...]:
    covered = state.hidden.covered
    cards = [card for row in covered for card in row if card is not None]
    rng.shuffle(cards)
    return tuple(tuple(None if card is None else cards.pop() for card in row) for row in covered)


def card_of(action: object) -> int | None:
    """The card of a play, None for anything else."""
    return action.card if isinstance(action, Play) else None
