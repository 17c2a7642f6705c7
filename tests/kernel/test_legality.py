"""The kernel's legal sets are those of `rules`, for every combination of options."""

from __future__ import annotations

import itertools
import random

import pytest

from rebelote.kernel.deck import relabelling
from rebelote.kernel.legality import legal, rule_word
from rebelote.kernel.pack import info_of, pack_position
from rebelote.kernel.pile_search import replies
from rebelote.kernel.search import extend
from rebelote.rules.cards import cards_of, mask_of
from rebelote.rules.play import PlayRules, legal_in_trick, partner_holds, trick_facts, trick_winner
from tests.kernel.positions import PROFILES, four_hands

ALL_RULES = tuple(
    PlayRules(4, *options, 0) for options in itertools.product(range(4), range(2), range(2))
)


def compare(seed: int, count: int) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        rules = rng.choice(ALL_RULES + PROFILES)
        trump = rng.randrange(4)
        cards = rng.sample(range(32), rng.randrange(2, 12))
        trick = tuple(cards[: rng.randrange(1, min(4, len(cards)))])
        hand = mask_of(cards[len(trick) :][:8])
        names = relabelling(trump)
        facts = trick_facts(trick, trump)
        top = names.to_kernel[trick[facts.winner]] if facts.top_trump >= 0 else -1
        found = legal(
            names.mask_to_kernel(hand),
            names.to_kernel[trick[0]] >> 3,
            top,
            partner_holds(facts, len(trick), 4),
            rule_word(*rules[1:4]),
        )
        expected = legal_in_trick(hand, trick, trump, rules)
        assert names.mask_to_cards(found) == expected, (rules, trump, trick, cards_of(hand))


def test_legal_sets_equal_those_of_the_rules() -> None:
    compare(seed=1, count=20_000)


def compare_two_players(seed: int, count: int) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        rules = PlayRules(2, rng.randrange(4), rng.randrange(2), rng.randrange(2), rng.randrange(2))
        trump = rng.randrange(4)
        led, *exposed = rng.sample(range(32), rng.randrange(2, 10))
        names = relabelling(trump)
        found = replies(names.mask_to_kernel(mask_of(exposed)), names.to_kernel[led])
        expected = legal_in_trick(mask_of(exposed), (led,), trump, rules)
        assert names.mask_to_cards(found) == expected, (rules, trump, led, exposed)


def test_replies_of_two_players_equal_those_of_the_rules() -> None:
    compare_two_players(seed=1, count=10_000)


def compare_in_play(seed: int, deals: int) -> int:
    """Every position of random deals, played by the kernel's own legal sets; how many."""
    rng = random.Random(seed)
    compared = 0
    for _ in range(deals):
        rules = rng.choice(ALL_RULES + PROFILES)
        trump, leader = rng.randrange(4), rng.randrange(4)
        names, hands = relabelling(trump), _dealt(rng)
        trick: tuple[int, ...] = ()
        while any(hands):
            seat = (leader + len(trick)) % 4
            expected = legal_in_trick(hands[seat], trick, trump, rules)
            if trick:
                facts = trick_facts(trick, trump)
                top = names.to_kernel[trick[facts.winner]] if facts.top_trump >= 0 else -1
                found = legal(
                    names.mask_to_kernel(hands[seat]),
                    names.to_kernel[trick[0]] >> 3,
                    top,
                    partner_holds(facts, len(trick), 4),
                    rule_word(*rules[1:4]),
                )
                assert names.mask_to_cards(found) == expected, (rules, trump, trick, hands[seat])
            compared += 1
            card = rng.choice(cards_of(expected))
            hands[seat] &= ~(1 << card)
            trick = (*trick, card)
            if len(trick) == 4:
                leader = trick_winner(leader, trick, trump, 4)
                trick = ()
    return compared


def _dealt(rng: random.Random) -> list[int]:
    cards = rng.sample(range(32), 32)
    return [mask_of(cards[8 * seat : 8 * seat + 8]) for seat in range(4)]


def test_legal_sets_of_whole_deals_equal_those_of_the_rules() -> None:
    assert compare_in_play(seed=5, deals=300) == 300 * 32


@pytest.mark.slow
def test_legal_sets_of_whole_deals_equal_those_of_the_rules_at_length() -> None:
    compare_two_players(seed=2, count=200_000)
    assert compare_in_play(seed=6, deals=9_000) == 9_000 * 32


@pytest.mark.slow
def test_legal_sets_equal_those_of_the_rules_at_length() -> None:
    compare(seed=2, count=400_000)


def test_relabelling_is_a_bijection_that_keeps_strength() -> None:
    for trump in range(4):
        names = relabelling(trump)
        assert sorted(names.to_kernel) == list(range(32))
        assert all(names.to_card[names.to_kernel[card]] == card for card in range(32))
        jack = trump * 8 + 4
        assert names.to_kernel[jack] == 7


def test_a_trick_packed_at_once_is_the_trick_played_card_by_card() -> None:
    rng = random.Random(3)
    for _ in range(500):
        position = four_hands(rng, rng.randrange(1, 9))
        names = relabelling(position.trump)
        info = position.leader | position.won << 19
        for card in position.trick:
            kernel_card = names.to_kernel[card]
            info = extend(info, kernel_card, _worth(kernel_card))
        assert info & ~_stale(position.trick) == info_of(position, names)
        assert pack_position(position).mask.bit_count() % 4 == 0


def _worth(card: int) -> int:
    from rebelote.kernel.deck import WORTH

    return WORTH[card]


def _stale(trick: tuple[int, ...]) -> int:
    return 0 if trick else 0x1FFF << 4
