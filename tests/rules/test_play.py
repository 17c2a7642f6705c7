"""Legality as plain integers: never empty, each refused card has its rule, seats count right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.cards import PACK, card_points, mask_of, parse_cards
from rebelote.rules.play import (
    PlayRules,
    TrickFacts,
    legal_in_trick,
    partner_holds,
    refusal_in_trick,
    trick_facts,
    trick_points,
    trick_winner,
)
from rebelote.rules.profile import OPTIONS
from tests.rules.helpers import PROFILES, quick, rules

RULES = [rules(name).play_rules for name in PROFILES] + [
    rules("classic", partner_holds=partner, undertrump=under, overtrump_partner=over).play_rules
    for partner in OPTIONS["partner_holds"].choices
    for under in OPTIONS["undertrump"].choices
    for over in (True, False)
]
CODES = {"follow-suit", "overtrump", "undertrump", "ruff", "partner-overtrump"}

positions = st.permutations(PACK).flatmap(
    lambda pack: st.tuples(
        st.integers(0, 3).map(lambda n: tuple(pack[:n])),
        st.integers(1, 8).map(lambda n: mask_of(pack[3 : 3 + n])),
    )
)


@pytest.mark.parametrize("play_rules", RULES)
@quick
@given(position=positions, trump=st.integers(0, 3))
def test_something_is_legal_and_the_rest_has_a_reason(
    play_rules: PlayRules, position: tuple[tuple[int, ...], int], trump: int
) -> None:
    trick, hand = position
    if play_rules.players == 2:
        trick = trick[:1]
    legal = legal_in_trick(hand, trick, trump, play_rules)
    assert legal
    assert legal & ~hand == 0
    for card in PACK:
        if hand >> card & 1:
            refusal = refusal_in_trick(card, hand, trick, trump, play_rules)
            assert (refusal is None) == bool(legal >> card & 1)
            assert refusal is None or refusal.rule in CODES


@quick
@given(position=positions, trump=st.integers(0, 3), leader=st.integers(0, 3))
def test_the_winner_holds_a_trump_or_the_suit_led(
    position: tuple[tuple[int, ...], int], trump: int, leader: int
) -> None:
    cards = position[0]
    if not cards:
        assert trick_facts(cards, trump) == TrickFacts(-1, -1, -1)
        return
    facts = trick_facts(cards, trump)
    won = cards[facts.winner]
    trumps = [card for card in cards if card // 8 == trump]
    assert won // 8 == (trump if trumps else cards[0] // 8)
    assert (facts.top_trump >= 0) == bool(trumps)
    assert trick_winner(leader, cards, trump, 4) == (leader + facts.winner) % 4
    assert trick_points(cards, trump) == sum(card_points(card, trump) for card in cards)


@pytest.mark.parametrize(
    ("trick", "holds"),
    [
        ("", 0),
        ("AH", 0),
        ("AH 7H", 1),
        ("7H AH", 0),
        ("7H AH 8H", 1),
        ("AH 7H 8H", 0),
        ("7H 8H AH", 0),
    ],
)
def test_partner_holds(trick: str, holds: int) -> None:
    cards = parse_cards(trick)
    assert partner_holds(trick_facts(cards, 0), len(cards), 4) == holds
    assert partner_holds(trick_facts(cards, 0), len(cards), 2) == 0
