"""Random play: its look-ups are the rules, and each legal card is as likely."""

from __future__ import annotations

import random
from statistics import mean, stdev

import numpy as np
import pytest

from rebelote.kernel.deck import WORTH
from rebelote.kernel.legality import legal, rule_word
from rebelote.kernel.pack import Position
from rebelote.kernel.playout import _blank, choices, draw, playouts, prepare, squeeze, strength
from rebelote.kernel.rng import advance, scramble
from rebelote.kernel.solver import Solver
from rebelote.rules.cards import cards_of, mask_of
from rebelote.rules.play import legal_in_trick, trick_points, trick_winner
from tests.kernel.positions import four_hands, some_rules


def by_the_rules(rng: random.Random, position: Position) -> int:
    """One random deal played with `rules` alone: side 0's value."""
    hands, trick, leader, won = list(position.hands), position.trick, position.leader, position.won
    value = 0
    while any(hands):
        seat = (leader + len(trick)) % 4
        cards = cards_of(legal_in_trick(hands[seat], trick, position.trump, position.rules))
        card = rng.choice(cards)
        hands[seat] &= ~(1 << card)
        trick = (*trick, card)
        if len(trick) == 4:
            leader = trick_winner(leader, trick, position.trump, 4)
            value += trick_points(trick, position.trump) if leader % 2 == 0 else 0
            won |= 1 << leader % 2
            trick = ()
    return value + (10 if leader % 2 == 0 else 0) + {1: 90, 2: -90, 3: 0}[won]


def test_looked_up_moves_equal_the_legal_ones() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        rules = rule_word(*some_rules(rng)[1:4])
        full = mask_of(rng.sample(range(32), rng.randrange(1, 9)))
        hand = mask_of(rng.sample(cards_of(full), rng.randrange(1, full.bit_count() + 1)))
        lead, holds = rng.randrange(4), rng.randrange(2)
        best = rng.choice([*range(8), *range(8 * lead, 8 * lead + 8)])
        words = choices(full, strength(best, lead), holds, rules)
        held = squeeze(hand, full)
        place = next(byte for byte in range(4) if words >> 8 * byte & held & 255)
        expected = legal(hand, lead, best if best < 8 else -1, holds, rules)
        assert words >> 8 * (place + 4) & held & 255 == squeeze(expected, full)


def test_strength_orders_the_cards_of_a_trick() -> None:
    for lead in range(4):
        ranks = [strength(card, lead) for card in range(32)]
        suit = range(8 * lead, 8 * lead + 8)
        able = sorted({*range(8), *suit}, key=lambda card: (card < 8, card))
        assert [card for card in range(32) if ranks[card]] == sorted(able)
        assert sorted(able, key=lambda card: ranks[card]) == able


def test_each_legal_card_is_as_likely() -> None:
    """Chi-squared over the draws of a full hand: 30 is passed once in ten thousand."""
    position = four_hands(random.Random(2), 8)
    words = _blank().copy()
    hands = np.array(position.hands, dtype=np.int64)
    prepare(words, hands, np.array(WORTH, dtype=np.int64), 0)
    state, counts, size = scramble(3), [0] * 8, 80_000
    for _ in range(size):
        state = advance(state)
        counts[draw(words.ctypes.data, 0xFFFFFFFF, 0, 1, state) - 8] += 1
    assert sum((count - size / 8) ** 2 / (size / 8) for count in counts) < 30


@pytest.mark.parametrize("size", [2, 4, 8])
def test_means_are_those_of_random_play_by_the_rules(size: int) -> None:
    rng = random.Random(40 + size)
    for _ in range(4):
        position = four_hands(rng, size)
        slow = [by_the_rules(rng, position) for _ in range(600)]
        error = stdev(slow) / len(slow) ** 0.5
        assert playouts(position, 40_001, seed=1).mean == pytest.approx(
            mean(slow), abs=4.5 * error + 0.5
        )


def test_one_card_each_leaves_nothing_to_chance() -> None:
    rng = random.Random(7)
    for _ in range(200):
        position = four_hands(rng, 1)
        objective = next(iter(Solver().moves(position).objectives.values()))
        value = objective if position.seat % 2 == 0 else position.points_left - objective
        assert playouts(position, rng.randrange(1, 4)).mean == value
