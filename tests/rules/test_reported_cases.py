"""Faults that players reported of other programs, each kind once: rules and scores."""

from __future__ import annotations

import random

import pytest

from rebelote.rules.cards import mask_of, parse_card, parse_cards, parse_suit
from rebelote.rules.legal import announcement
from rebelote.rules.melds import scoring_melds
from rebelote.rules.play import trick_winner
from rebelote.rules.state import State
from rebelote.rules.view import view
from rebelote.rules.wire import view_to_json
from tests.rules.helpers import (
    FOUR,
    PROFILES,
    allowed,
    call_all,
    cards_now,
    dealers,
    dealt,
    deck_of,
    four_hands,
    play,
    play_all,
    random_records,
    refused,
    rules,
    score,
    words,
)


def test_an_opponent_has_ruffed_overruff() -> None:
    assert allowed("classic", "S", "AH QS", "KS 7S AD 8C") == {"KS"}
    assert set(refused("classic", "S", "AH QS", "KS 7S AD 8C")) == words("7S AD 8C")


def test_cannot_overruff_classic_a_lower_trump() -> None:
    assert allowed("classic", "S", "AH QS", "8S 7S AD 9C") == words("8S 7S")


def test_cannot_overruff_contract_all_four() -> None:
    assert allowed("contract", "S", "AH QS", "8S 7S AD 9C") == words("8S 7S AD 9C")


def test_trump_strength_is_neither_points_nor_index() -> None:
    assert allowed("classic", "S", "9S", "JS TS AS 7D") == {"JS"}


def test_contract_suit_is_followed_although_no_trump_is_high_enough() -> None:
    assert allowed("contract", "S", "9S", "KS TS AS 7D") == words("KS TS AS")


def test_single_deal_belote_is_lost_against_a_capot() -> None:
    sheet = score("single-deal", (0, 252), belote=(20, 0))
    assert (sheet.outcome, sheet.scores) == ("failed", (0, 272))


def test_classic_belote_counts_in_the_tie() -> None:
    sheet = score("classic", (71, 91), belote=(20, 0))
    assert (sheet.outcome, sheet.scores, sheet.pending) == ("tied", (0, 91), 91)


def test_classic_own_belote_makes_the_contract() -> None:
    sheet = score("classic", (80, 82), belote=(20, 0))
    assert (sheet.outcome, sheet.scores) == ("made", (100, 82))


@pytest.mark.parametrize("profile", FOUR)
def test_one_trick_of_no_points_is_not_a_capot(profile: str) -> None:
    """9D 8D 7D 7C: seat 0 has all other tricks, seat 1 this one, and it is not the last."""
    effective = rules(profile)
    hands = four_hands("JS 9S AS TS KS QS 8S 7D", "9D", "8D 7S", "7C")
    rest = [card for hand in hands for card in hand]
    assert len(set(rest)) == 32
    # seat 3 has no diamonds, so that it throws the 7 of clubs
    diamonds = [card for card in hands[3] if card[1] == "D"]
    for card in diamonds:
        other = next(c for c in hands[1] if c[1] != "D")
        hands[3][hands[3].index(card)], hands[1][hands[1].index(other)] = other, card
    state = call_all(dealt(effective, deck_of(hands, 0, 0, effective.packets), 3), "S")
    state = play_all(state, "JS")
    state, _ = play(state, _throw(state))
    state = play_all(state, "7S")
    state, _ = play(state, _throw(state))
    state = play_all(state, "7D 9D 8D 7C")
    assert state.public.tricks[1].winner == 1
    assert state.public.tricks[1].points == 0
    while state.public.turn is not None:
        state, _ = play(state, min(cards_now(state)))
    assert state.public.sheet is not None
    assert state.public.sheet.points == (162, 0)
    assert state.public.won == (7, 1)


def _throw(state: State) -> str:
    """A card that the scripted second trick does not need."""
    return next(card for card in sorted(cards_now(state)) if card not in words("9D 8D 7C"))


@pytest.mark.parametrize("profile", PROFILES)
def test_last_tricks_10_goes_to_its_winner_whoever_led(profile: str) -> None:
    effective = rules(profile)
    led_by_the_other = 0
    for record in random_records(effective, 8, 40) + random_records(effective, 9, 40):
        if record["taker"] is None:
            continue
        last = record["tricks"][-1]
        sides = [0, 0]
        for trick in record["tricks"]:
            sides[effective.side_of(trick["winner"])] += trick["points"]
        winner = effective.side_of(last["winner"])
        led_by_the_other += effective.side_of(last["leader"]) != winner
        bonus = record["result"]["points"][winner] - sides[winner]
        tricks_won = {effective.side_of(trick["winner"]) for trick in record["tricks"]}
        assert bonus == (100 if len(tricks_won) == 1 else 10), "counted once"
        assert record["result"]["points"][1 - winner] == sides[1 - winner]
    assert led_by_the_other


@pytest.mark.parametrize("profile", FOUR)
def test_sums_with_belote_are_20_more_contract_10_or_20(profile: str) -> None:
    sums = set()
    for seed in range(5):
        for record in random_records(rules(profile), seed, 40, take=0.6):
            if record["taker"] is not None:
                result = record["result"]
                sums.add((sum(result["points"]), sum(result["belote"])))
    assert {belote for _, belote in sums} == ({0, 10, 20} if profile == "contract" else {0, 20})
    assert {points for points, _ in sums} <= {162, 252}


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_belote_is_asked_once_and_a_declined_answer_is_remembered(profile: str) -> None:
    effective = rules(profile)
    hands = four_hands("7S JS 9S AS KS QS 7D TS", "8S")
    state = call_all(dealt(effective, deck_of(hands, 0, 0, effective.packets), 3), "S")
    assert view_to_json(view(state, 0))["legal"]["says"]["KS"] == ["belote"]
    state = play_all(state, "KS 8S")
    while state.public.turn != 0:
        state, _ = play(state, min(cards_now(state)))
    again = view_to_json(view(state, 0))["legal"]["says"]
    assert again == {}, "nor after a reload: the answer is in the state"
    assert announcement(view(state, 0), parse_card("QS")) is None


def test_an_off_suit_card_never_wins() -> None:
    trick = tuple(parse_card(text) for text in ("JC", "KD"))
    assert trick_winner(0, trick, parse_suit("S"), 2) == 0


def test_a_meld_worth_nothing_beats_nothing() -> None:
    sevens = mask_of(parse_cards("7S 7H 7D 7C AS KH QD JC"))
    tierce = mask_of(parse_cards("8S 9S TS AH TD 8C QH 9C"))
    melds = scoring_melds((sevens, tierce), 0, 0)
    assert [(meld.seat, meld.kind, meld.points) for meld in melds] == [(1, "tierce", 20)]
    assert scoring_melds((sevens, mask_of(parse_cards("8S 9H"))), 0, 0) == ()


def test_two_equal_melds_in_one_side_do_not_cancel_each_other() -> None:
    two = mask_of(parse_cards("7S 8S 9S 7H 8H 9H AD KC"))
    none = mask_of(parse_cards("AS QS TH KH 7D 9D 8C JC"))
    melds = scoring_melds((two, none), 2, 1)
    assert [(meld.seat, meld.points) for meld in melds] == [(0, 20), (0, 20)]


@pytest.mark.parametrize("profile", ["classic", "decouverte"])
def test_the_dealer_moves_one_seat_once(profile: str) -> None:
    players = rules(profile).players
    for seed in range(3):
        records = random_records(rules(profile), seed)
        assert all(there == (here + 1) % players for here, there in dealers(records))


@pytest.mark.parametrize("profile", PROFILES)
def test_trump_chosen_freely_shows_the_chosen_suit(profile: str) -> None:
    effective = rules(profile)
    deck = random_records(effective, 2, 1)[0]["deck"]
    state = dealt(effective, deck, 0)
    assert state.public.turned is not None
    turned = "SHDC"[state.public.turned // 8]
    chosen = random.Random(1).choice("SHDC".replace(turned, ""))
    state = call_all(state, "- " * effective.players + chosen)
    for viewer in (*range(effective.players), None):
        shown = view_to_json(view(state, viewer))
        assert shown["trump"] == chosen
        assert shown["turned"][1] == turned
