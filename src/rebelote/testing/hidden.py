"""Dealing anew what a viewer cannot see, to prove that nothing it gets depends on it."""

from __future__ import annotations

import random

from rebelote.rules.cards import FULL_PACK, Card, Mask, cards_of, mask_of
from rebelote.rules.state import Hidden, State, View
from rebelote.rules.view import view


def unseen_cards(seen: View) -> Mask:
    """Cards whose place the viewer does not know: neither its own, nor played, nor exposed."""
    public = seen.public
    known = seen.hand | mask_of(laid.card for laid in public.plays)
    for piles in public.exposed:
        known |= mask_of(card for card in piles if card is not None)
    if public.turned is not None and not public.exposed and public.taker is None:
        known |= 1 << public.turned
    return FULL_PACK & ~known


def resampled(state: State, viewer: int | None, rng: random.Random) -> State:
    """``state`` with everything ``viewer`` cannot see dealt anew, numbers of cards kept.

    Voids shown by play are not kept: the claim tested is about what is sent, not about what is
    likely.
    """
    seen = view(state, viewer)
    pool = list(cards_of(unseen_cards(seen)))
    rng.shuffle(pool)
    hidden = state.hidden
    hands = tuple(
        hand if seat == viewer else _draw(pool, hand.bit_count())
        for seat, hand in enumerate(hidden.hands)
    )
    covered = tuple(
        tuple(None if card is None else pool.pop() for card in piles) for piles in hidden.covered
    )
    other = Hidden(
        pack=_shuffled(hidden.pack, rng),
        salt=f"{rng.getrandbits(64):x}",
        deck=_shuffled(hidden.deck, rng),
        hands=hands,
        covered=covered,
        held_back=hidden.held_back,
    )
    return state._replace(hidden=other)


def _draw(pool: list[Card], count: int) -> Mask:
    return mask_of(pool.pop() for _ in range(count))


def _shuffled(cards: tuple[Card, ...], rng: random.Random) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, len(cards)))
