"""The engine and a second, plain reading of the rulebook agree on thousands of positions."""

from __future__ import annotations

import random

import pytest

from tests.rules.helpers import PACK, PROFILES, allowed, random_records, rules
from tests.rules.oracle import may_play, recount


@pytest.mark.parametrize("profile", PROFILES)
def test_legal_cards_of_random_positions(profile: str) -> None:
    rng = random.Random(f"legal {profile}")
    effective = rules(profile)
    for _ in range(6000):
        cards = rng.sample(PACK, 12)
        trick = cards[: rng.randint(0, 3 if profile != "decouverte" else 1)]
        hand = cards[4 : 4 + rng.randint(1, 8)]
        trump = rng.choice("SHDC")
        expected = may_play(profile, trump, trick, hand)
        found = allowed(effective, trump, " ".join(trick), " ".join(hand))
        assert found == expected, (trump, trick, hand)


@pytest.mark.parametrize("profile", PROFILES)
def test_tricks_points_and_scores_of_random_deals(profile: str) -> None:
    effective = rules(profile)
    records = [
        record
        for seed in range(6)
        for record in random_records(effective, seed, 60 if profile == "single-deal" else 1000)
        if record["taker"] is not None
    ]
    assert len(records) > 40
    for record in records:
        again = recount(record, effective.players, profile)
        assert record["tricks"] == again["tricks"]
        for name in ("points", "belote", "outcome", "scores", "pending"):
            assert record["result"][name] == again[name], (name, record)
        totals = record["before"]["totals"]
        assert record["totals"] == [totals[i] + again["scores"][i] for i in (0, 1)]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_play_of_random_deals_is_legal_to_the_second_reading(profile: str) -> None:
    effective = rules(profile)
    players = effective.players
    for record in random_records(effective, 77, 25):
        if record["taker"] is None:
            continue
        if players == 4:
            hands = [list(hand) for hand in record["hands"]]
            piles = []
        else:
            piles = [[list(pile) for pile in seat] for seat in record["tableaux"]]
        trick: list[str] = []
        for index, play in enumerate(record["plays"]):
            seat, card = play["seat"], play["card"]
            hand = hands[seat] if players == 4 else [pile[0] for pile in piles[seat] if pile]
            assert card in may_play(profile, record["trump"], trick, hand), (index, play)
            trick.append(card)
            if players == 4:
                hands[seat].remove(card)
            if len(trick) == players:
                for side in piles:
                    for pile in side:
                        if pile and pile[0] in trick:
                            pile.pop(0)
                trick = []
