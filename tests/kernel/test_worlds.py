"""What a seat knows, and worlds drawn from it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from rebelote.kernel.knowledge import SEATS, Knowledge, excluded, knowledge_of
from rebelote.kernel.worlds import count, every, sample
from rebelote.rules.cards import cards_of, iterate, mask_of
from rebelote.rules.errors import RebeloteError
from rebelote.rules.game import decide, evolve, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.play import legal_in_trick
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import PLAY, State
from rebelote.rules.view import view
from tests.kernel.positions import some_rules


def some_knowledge(rng: random.Random, cards: int) -> Knowledge:
    """Hidden cards with at least one consistent deal."""
    hidden = rng.sample(range(32), cards)
    owners = [rng.randrange(SEATS) for _ in hidden]
    allowed = [
        mask_of(c for c, o in zip(hidden, owners, strict=True) if o == s or rng.random() < 0.5)
        for s in range(SEATS)
    ]
    sizes = tuple(owners.count(seat) for seat in range(SEATS))
    return Knowledge((0, 0, 0, 0), mask_of(hidden), sizes, tuple(allowed))


def test_the_count_is_the_number_of_deals() -> None:
    rng = random.Random(1)
    for _ in range(300):
        knowledge = some_knowledge(rng, rng.randrange(1, 9))
        deals = list(every(knowledge))
        assert len(set(deals)) == len(deals) == count(knowledge) > 0


def test_samples_are_uniform() -> None:
    rng = random.Random(2)
    draws = 20_000
    for seed in range(12):
        knowledge = some_knowledge(rng, rng.randrange(4, 8))
        deals = list(every(knowledge))
        found = Counter(map(tuple, sample(knowledge, draws, seed).tolist()))
        assert set(found) <= set(deals)
        expected = draws / len(deals)
        chi_square = sum((found[deal] - expected) ** 2 / expected for deal in deals)
        freedom = len(deals) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 1


def test_a_full_pack_is_counted_exactly() -> None:
    others = 0xFFFFFF00
    knowledge = Knowledge((0xFF, 0, 0, 0), others, (0, 8, 8, 8), (0, others, others, others))
    assert count(knowledge) == 9_465_511_770
    worlds = sample(knowledge, 50, 3)
    assert (worlds == sample(knowledge, 50, 3)).all()
    assert (worlds[:, 0] == 0xFF).all()
    assert (worlds.sum(axis=1) == 0xFFFFFFFF).all()


def test_no_deal_is_an_error() -> None:
    knowledge = Knowledge((0, 0, 0, 0), 0b11, (1, 1, 0, 0), (0b01, 0b01, 0, 0))
    assert count(knowledge) == 0
    with pytest.raises(RebeloteError, match="no deal"):
        sample(knowledge, 1, 0)


def test_what_one_card_forbids_is_what_whole_hands_forbid() -> None:
    """A card is legal from a hand exactly when no other single card of it forbids it."""
    rng = random.Random(4)
    for _ in range(20_000):
        rules, trump = some_rules(rng), rng.randrange(4)
        cards = rng.sample(range(32), rng.randrange(2, 12))
        trick = tuple(cards[: rng.randrange(1, min(4, len(cards)))])
        hand = cards[len(trick) :][:8]
        card = hand[0]
        legal = legal_in_trick(mask_of(hand), trick, trump, rules) >> card & 1
        assert bool(legal) == (not excluded(card, trick, trump, rules, mask_of(hand[1:])))


def played(name: str, seed: int, plays: int) -> State:
    """A deal in the middle of random legal play."""
    rng = random.Random(seed)
    profile = load_profile(name, None)
    while True:
        state = start_match(profile)
        done = 0
        for event in decide(state, prepare(state, rng)):
            state = evolve(state, event)
        while state.public.phase != "scored" and state.public.phase != "ended":
            if state.public.phase == PLAY and done >= plays:
                return state
            assert state.public.turn is not None
            actions = legal_actions(view(state, state.public.turn))
            done += state.public.phase == PLAY
            for event in decide(state, rng.choice(actions)):
                state = evolve(state, event)


@pytest.mark.parametrize("name", ["classic", "contract", "single-deal"])
def test_the_true_deal_is_always_possible(name: str) -> None:
    for seed in range(40):
        state = played(name, seed, plays=seed % 30)
        for seat in range(SEATS):
            knowledge = knowledge_of(view(state, seat))
            truth = state.hidden.hands
            for who in range(SEATS):
                unknown = truth[who] & ~knowledge.known[who]
                assert knowledge.known[who] & ~truth[who] == 0
                assert unknown & ~knowledge.allowed[who] == 0
                assert unknown.bit_count() == knowledge.sizes[who]
            for hands in sample(knowledge, 20, seed).tolist():
                assert hands[seat] == truth[seat]
                assert [h.bit_count() for h in hands] == [h.bit_count() for h in truth]


@pytest.mark.parametrize("name", ["classic", "contract", "single-deal"])
def test_knowledge_is_all_that_replaying_each_deal_would_tell(name: str) -> None:
    """Late in a deal: enumerate the hidden hands, keep those under which every play was legal."""
    for seed in range(25):
        state = played(name, 1000 + seed, plays=25 + seed % 4)
        seat = seed % SEATS
        seen = view(state, seat)
        knowledge = knowledge_of(seen)
        assert set(every(knowledge)) == consistent(state, seat)


def consistent(state: State, seat: int) -> set[tuple[int, ...]]:
    """All ways to deal the cards this seat can't see under which the deal went as it did."""
    truth = state.hidden.hands
    others = [s for s in range(SEATS) if s != seat]
    cards = [card for s in others for card in iterate(truth[s])]
    found = set()
    for order in permutations(cards):
        hands = list(truth)
        at = 0
        for other in others:
            size = truth[other].bit_count()
            hands[other] = mask_of(order[at : at + size])
            at += size
        if tuple(hands) not in found and _could_be(state, hands):
            found.add(tuple(hands))
    return found


def _could_be(state: State, hands: list[int]) -> bool:
    public, profile = state.public, state.profile
    assert public.trump is not None
    full = list(hands)
    for laid in public.plays:
        full[laid.seat] |= 1 << laid.card
    if public.turned is not None and not full[public.taker or 0] >> public.turned & 1:
        return False
    trick: tuple[int, ...] = ()
    for laid in public.plays:
        trick = () if len(trick) == SEATS else trick
        hand = full[laid.seat]
        if not legal_in_trick(hand, trick, public.trump, profile.play_rules) >> laid.card & 1:
            return False
        pair = mask_of((public.trump * 8 + 5, public.trump * 8 + 6))
        both = laid.card in cards_of(pair) and hand & pair == pair
        if laid.says == "belote" and not both:
            return False
        if profile.belote == "automatic" and both and laid.says is None:
            return False
        full[laid.seat] &= ~(1 << laid.card)
        trick = (*trick, laid.card)
    return True
