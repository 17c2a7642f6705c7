"""Rulebook, "Shared by all": the cards, the seats, the trick, the end of the choice of trump."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rebelote.rules.cards import (
    PACK,
    PLAIN_POINTS,
    PLAIN_STRENGTH,
    RANKS,
    TRUMP_POINTS,
    TRUMP_STRENGTH,
    card_points,
    parse_card,
    parse_suit,
)
from rebelote.rules.errors import RuleViolation
from rebelote.rules.legal import legal_suits
from rebelote.rules.play import trick_winner
from rebelote.rules.state import first_seat
from tests.rules.helpers import (
    FOUR,
    PROFILES,
    call_all,
    dealt,
    deck_of,
    four_hands,
    random_records,
    random_states,
    rules,
)


def _by_strength(strength: tuple[int, ...]) -> str:
    return "".join(sorted(RANKS, key=lambda rank: -strength[RANKS.index(rank)]))


def test_there_are_32_cards_7_to_ace() -> None:
    assert len(PACK) == 32
    assert {RANKS[card % 8] for card in PACK} == set("789TJQKA")


def test_trump_order_is_j_9_a_10_k_q_8_7() -> None:
    assert _by_strength(TRUMP_STRENGTH) == "J9ATKQ87"


def test_plain_order_is_a_10_k_q_j_9_8_7() -> None:
    assert _by_strength(PLAIN_STRENGTH) == "ATKQJ987"


@pytest.mark.parametrize(
    ("rank", "trump", "plain"),
    [
        ("J", 20, 2),
        ("9", 14, 0),
        ("A", 11, 11),
        ("T", 10, 10),
        ("K", 4, 4),
        ("Q", 3, 3),
        ("8", 0, 0),
        ("7", 0, 0),
    ],
)
def test_worth_of_a_card(rank: str, trump: int, plain: int) -> None:
    assert TRUMP_POINTS[RANKS.index(rank)] == trump
    assert PLAIN_POINTS[RANKS.index(rank)] == plain


@pytest.mark.parametrize("trump", "SHDC")
def test_cards_sum_to_152(trump: str) -> None:
    assert sum(card_points(card, parse_suit(trump)) for card in PACK) == 152


@pytest.mark.parametrize("profile", PROFILES)
def test_a_deal_sums_to_162_or_252(profile: str) -> None:
    sums = {
        sum(record["result"]["points"])
        for record in random_records(rules(profile), 3, 40)
        if record["taker"] is not None
    }
    assert sums <= {162, 252}
    assert 162 in sums


@pytest.mark.parametrize("profile", PROFILES)
def test_seat_after_the_dealer_is_first_and_leads_first(profile: str) -> None:
    for record in random_records(rules(profile), 5, 20):
        players = 2 if profile == "decouverte" else 4
        first = (record["dealer"] + 1) % players
        assert record["first"] == first
        assert record["calls"][0]["seat"] == first
        if record["plays"]:
            assert record["plays"][0]["seat"] == first
            assert record["tricks"][0]["leader"] == first


@pytest.mark.parametrize("profile", PROFILES)
def test_winner_of_a_trick_leads_the_next(profile: str) -> None:
    for record in random_records(rules(profile), 6, 12):
        for won, led in pairwise(record["tricks"]):
            assert led["leader"] == won["winner"]


@pytest.mark.parametrize("profile", PROFILES)
def test_play_goes_round_to_the_right(profile: str) -> None:
    players = rules(profile).players
    for record in random_records(rules(profile), 7, 6):
        for at in range(0, len(record["plays"]), players):
            seats = [play["seat"] for play in record["plays"][at : at + players]]
            assert seats == [(seats[0] + step) % players for step in range(players)]


@pytest.mark.parametrize("profile", FOUR)
def test_partners_are_0_and_2_against_1_and_3(profile: str) -> None:
    assert [rules(profile).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_with_two_players_a_side_is_a_seat() -> None:
    assert [rules("decouverte").side_of(seat) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("7H 8H AH TH", "S", 2),
        ("AH 7S 8S KH", "S", 2),
        ("9S JS AS TS", "S", 1),
        ("QH AC AD TC", "S", 0),
        ("JC KD QD AD", "S", 0),
        ("8H 7H", "S", 0),
        ("AH 7S", "S", 1),
        ("7S AH", "S", 0),
    ],
    ids=[
        "highest-of-the-suit-led",
        "highest-trump",
        "trump-order-among-trumps",
        "discards-never-win",
        "an-off-suit-card-never-does",
        "two-players-suit-led",
        "two-players-a-trump-wins",
        "two-players-a-discard-never-wins",
    ],
)
def test_who_wins_a_trick(trick: str, trump: str, winner: int) -> None:
    cards = tuple(parse_card(text) for text in trick.split())
    assert trick_winner(0, cards, parse_suit(trump), 4) == winner
    assert trick_winner(3, cards, parse_suit(trump), 4) == (3 + winner) % 4


@pytest.mark.parametrize("profile", FOUR)
def test_first_acceptance_ends_the_choice(profile: str) -> None:
    effective = rules(profile)
    hands = four_hands()
    state = dealt(effective, deck_of(hands, 1, 0, effective.packets), 3)
    state = call_all(state, "- " + hands[1][5][1])
    assert state.public.phase == "play"
    assert (state.public.taker, len(state.public.calls)) == (1, 2)
    assert state.public.turn == 0, "the player to the dealer's right leads, whoever took"


@pytest.mark.parametrize("profile", PROFILES)
def test_second_round_may_name_any_suit_but_the_turned_up_one(profile: str) -> None:
    effective = rules(profile)
    state = dealt(effective, list(random_records(effective, 1, 1)[0]["deck"]), 0)
    turned = state.public.turned
    assert turned is not None
    assert legal_suits(state.public, effective.players) == (turned // 8,)
    other = "SHDC".replace("SHDC"[turned // 8], "")[0]
    with pytest.raises(RuleViolation, match="turned-suit-only"):
        call_all(state, other)
    state = call_all(state, "- " * effective.players)
    assert set(legal_suits(state.public, effective.players)) == {0, 1, 2, 3} - {turned // 8}
    with pytest.raises(RuleViolation, match="other-suits-only"):
        call_all(state, "SHDC"[turned // 8])


@pytest.mark.parametrize("profile", PROFILES)
def test_first_seat_is_to_the_right_of_the_dealer(profile: str) -> None:
    effective = rules(profile)
    rng = random.Random(0)
    for state in random_states(effective, rng.randrange(9), 4):
        players = effective.players
        assert first_seat(state.public, players) == (state.public.dealer + 1) % players
