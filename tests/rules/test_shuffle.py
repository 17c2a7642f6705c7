"""Bringing the pack: all of it, by chance, the same for the same seed."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rebelote.rules.cards import PACK
from rebelote.rules.game import start_match
from rebelote.rules.shuffle import draw_cut, draw_dealer, draw_pack, heaps_of, prepare
from tests.rules.helpers import PROFILES, call_all, random_deal, random_states, rules


@pytest.mark.parametrize("profile", PROFILES)
def test_a_pack_holds_each_card_once(profile: str) -> None:
    state = start_match(rules(profile))
    for seed in range(5):
        assert sorted(draw_pack(state, random.Random(seed))) == list(PACK)


@pytest.mark.parametrize("profile", ["classic", "decouverte"])
@pytest.mark.parametrize("shuffle", ["every-deal", "cut-only"])
def test_every_later_pack_too(profile: str, shuffle: str) -> None:
    for state in random_states(rules(profile, shuffle=shuffle), 4, 12, take=0.12):
        if state.public.phase == "scored":
            assert sorted(draw_pack(state, random.Random(1))) == list(PACK)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_same_seed_brings_the_same_pack(profile: str) -> None:
    state = start_match(rules(profile))
    assert prepare(state, random.Random(5)) == prepare(state, random.Random(5))
    assert prepare(state, random.Random(5)) != prepare(state, random.Random(6))


def test_a_salt_is_128_bits_of_hex() -> None:
    salt = prepare(start_match(rules("classic")), random.Random(0)).salt
    assert len(salt) == 32
    assert int(salt, 16) >= 0


def test_cuts_are_drawn_from_4_to_28_alike() -> None:
    rng = random.Random(0)
    cuts = Counter(draw_cut(rng) for _ in range(5000))
    assert set(cuts) == set(range(4, 29))
    assert min(cuts.values()) > 120


@pytest.mark.parametrize("profile", PROFILES)
def test_dealers_are_drawn_alike(profile: str) -> None:
    effective = rules(profile)
    rng = random.Random(0)
    drawn = Counter(draw_dealer(start_match(effective), rng) for _ in range(2000))
    assert min(drawn.values()) > 2000 / effective.players * 0.85


@pytest.mark.parametrize(("profile", "heaps"), [("classic", 8), ("decouverte", 16)])
def test_heaps_after_a_played_deal(profile: str, heaps: int) -> None:
    state = random_deal(start_match(rules(profile)), random.Random(1), take=1)
    assert len(heaps_of(state)) == heaps
    assert sorted(card for heap in heaps_of(state) for card in heap) == list(PACK)


@pytest.mark.parametrize(
    ("profile", "heaps", "cards"), [("classic", 4, 20), ("decouverte", 16, 32)]
)
def test_heaps_after_everybody_passed(profile: str, heaps: int, cards: int) -> None:
    state = random_deal(start_match(rules(profile)), random.Random(1), take=0)
    assert len(heaps_of(state)) == heaps
    assert sum(map(len, heaps_of(state))) == cards


def test_a_void_pack_that_is_only_cut_is_revealed_when_the_match_is_over() -> None:
    """Its cards stay together in the next pack: shown now, it would tell where they lie."""
    states = random_states(rules("decouverte", target=100), 3, take=0.12)
    voids = []
    last = None
    for state in states:
        last = state
        if state.public.deals[-1].outcome == "void":
            voids.append(state.public.number)
            assert state.public.revealed == ()
    assert last is not None
    assert voids
    assert {reveal.number for reveal in last.public.revealed} == {*voids, last.public.number}


def test_a_shuffled_void_pack_is_revealed_at_once() -> None:
    state = random_deal(start_match(rules("classic")), random.Random(1), take=0)
    assert [reveal.number for reveal in state.public.revealed] == [1]
    assert call_all(state, "") == state
