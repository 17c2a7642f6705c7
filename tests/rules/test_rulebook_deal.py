"""Rulebook, "Deal and choice of trump": one test per row, for each profile it concerns."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rebelote.rules.actions import Cut
from rebelote.rules.cards import card_text, cards_of
from rebelote.rules.errors import RuleViolation
from rebelote.rules.game import apply, start_match
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import SCORED
from tests.rules.helpers import (
    FOUR,
    PACK,
    PROFILES,
    call_all,
    dealers,
    dealt,
    deck_of,
    deck_of_tableaux,
    four_hands,
    play_all,
    random_deal,
    random_records,
    random_states,
    rules,
)

SHUFFLED = random.Random(42).sample(PACK, 32)


# --- first dealer --------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_first_dealer_is_drawn(profile: str) -> None:
    effective = rules(profile)
    drawn = {prepare(start_match(effective), random.Random(seed)).dealer for seed in range(60)}
    assert drawn == set(range(effective.players))


# --- next dealer ---------------------------------------------------------------------------------


def test_next_dealer_classic_is_to_the_right_and_moves_one_seat_once() -> None:
    records = random_records(rules("classic"), 11)
    assert all(there == (here + 1) % 4 for here, there in dealers(records))


def test_next_dealer_contract_is_drawn_anew() -> None:
    records = random_records(rules("contract"), 12, 60) + random_records(rules("contract"), 13, 60)
    steps = {
        (there["dealer"] - here["dealer"]) % 4
        for here, there in pairwise(records)
        if here["taker"] is not None and there["number"] > 1
    }
    assert steps == {0, 1, 2, 3}


def test_next_dealer_single_deal_there_is_none() -> None:
    state = next(random_states(rules("single-deal"), 1))
    assert state.public.phase == "ended"
    with pytest.raises(RuleViolation, match="match-over"):
        apply(state, prepare(state, random.Random(0)))


def test_next_dealer_decouverte_alternates() -> None:
    records = random_records(rules("decouverte"), 14)
    assert all(there == 1 - here for here, there in dealers(records))


@pytest.mark.parametrize("profile", ["classic", "decouverte"])
def test_a_dealer_whose_turn_it_is_not_is_refused(profile: str) -> None:
    state = random_deal(start_match(rules(profile)), random.Random(3))
    wrong = prepare(state, random.Random(4))._replace(dealer=state.public.dealer)
    with pytest.raises(RuleViolation, match="wrong-dealer"):
        apply(state, wrong)


# --- shuffle -------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", FOUR[:2])
def test_shuffle_every_deal(profile: str) -> None:
    """Nothing of the last deal's tricks stays together, and every deal asks for chance."""
    rng = random.Random(5)
    state = random_deal(start_match(rules(profile)), rng, take=1)
    heaps = [frozenset(trick.cards) for trick in state.public.tricks]
    packs = [prepare(state, rng).pack for _ in range(8)]
    assert len(set(packs)) == 8
    quarters = [pack[at : at + 4] for pack in packs for at in range(0, 32, 4)]
    together = sum(frozenset(quarter) in heaps for quarter in quarters)
    assert together <= 1


def test_shuffle_single_deal_every_match() -> None:
    state = start_match(rules("single-deal"))
    assert len({prepare(state, random.Random(seed)).pack for seed in range(8)}) == 8


def test_shuffle_decouverte_at_the_start_only_then_tricks_stay_together() -> None:
    states = list(random_states(rules("decouverte"), 15))
    played = [(a, b) for a, b in pairwise(states) if a.public.tricks]
    assert played
    for before, after in played:
        tricks = {frozenset(trick.cards) for trick in before.public.tricks}
        pack = after.hidden.pack
        assert {frozenset(pack[at : at + 2]) for at in range(0, 32, 2)} == tricks


def test_gathered_tricks_come_in_no_particular_order() -> None:
    state = next(s for s in random_states(rules("decouverte"), 15) if s.public.tricks)
    packs = [prepare(state, random.Random(seed)).pack for seed in range(200)]
    first_trick = frozenset(state.public.tricks[0].cards)
    places = {
        at // 2
        for pack in packs
        for at in range(0, 32, 2)
        if frozenset(pack[at : at + 2]) == first_trick
    }
    assert places == set(range(16)), "a random order of the tricks"
    lead = state.public.tricks[0].cards[0]
    assert {pack.index(lead) % 2 for pack in packs} == {0, 1}, "and within each trick"


def test_after_four_passes_each_pile_stays_together() -> None:
    state = call_all(dealt(rules("decouverte"), SHUFFLED, 0), "- - - -")
    piles = {
        frozenset(pile)
        for above, below in zip(state.public.exposed, state.hidden.covered, strict=True)
        for pile in zip(above, below, strict=True)
    }
    for seed in range(20):
        pack = prepare(state, random.Random(seed)).pack
        assert {frozenset(pack[at : at + 2]) for at in range(0, 32, 2)} == piles


# --- cut -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cut_belongs_to_the_player_at_the_dealers_left(profile: str, dealer: int) -> None:
    effective = rules(profile)
    state = start_match(effective)
    state, _ = apply(state, prepare(state, random.Random(0))._replace(dealer=dealer))
    left = (dealer - 1) % effective.players
    assert (state.public.phase, state.public.turn) == ("cut", left)
    with pytest.raises(RuleViolation, match="not-your-turn"):
        apply(state, Cut((left + 1) % effective.players, 10))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("at", "fine"), [(3, False), (4, True), (28, True), (29, False)])
def test_cut_leaves_at_least_four_cards_in_each_part(profile: str, at: int, fine: bool) -> None:
    state = start_match(rules(profile))
    state, _ = apply(state, prepare(state, random.Random(0)))
    assert state.public.turn is not None
    if fine:
        assert apply(state, Cut(state.public.turn, at))[0].public.phase == "auction"
    else:
        with pytest.raises(RuleViolation, match="cut-range"):
            apply(state, Cut(state.public.turn, at))


@pytest.mark.parametrize("profile", PROFILES)
def test_the_deck_is_dealt_from_the_top_after_the_cut(profile: str) -> None:
    state = start_match(rules(profile))
    state, _ = apply(state, prepare(state, random.Random(0)))
    pack = state.hidden.pack
    assert state.public.turn is not None
    state, _ = apply(state, Cut(state.public.turn, 5))
    assert state.hidden.deck == pack[5:] + pack[:5]
    assert state.public.cut_at == 5


# --- packets and the turned-up card --------------------------------------------------------------


def _first_hands(profile: str, packets: tuple[int, ...]) -> None:
    """Packets go round from the dealer's right, as the record's format describes the deck."""
    state = dealt(rules(profile), SHUFFLED, 2)
    expected: list[list[str]] = [[], [], [], []]
    at = 0
    for size in packets:
        for seat in (3, 0, 1, 2):
            expected[seat] += SHUFFLED[at : at + size]
            at += size
    found = [{card_text(card) for card in cards_of(hand)} for hand in state.hidden.hands]
    assert found == [set(hand) for hand in expected]
    assert state.public.turned is not None
    assert card_text(state.public.turned) == SHUFFLED[20], "then one card is turned up"
    assert state.public.counts == (5, 5, 5, 5)


@pytest.mark.parametrize("profile", ["classic", "single-deal"])
def test_packets_3_then_2(profile: str) -> None:
    _first_hands(profile, (3, 2))


def test_packets_contract_5_in_one() -> None:
    _first_hands("contract", (5,))


@pytest.mark.parametrize("dealer", [0, 1])
def test_packets_decouverte_rows_of_four_covered_then_exposed(dealer: int) -> None:
    state = dealt(rules("decouverte"), SHUFFLED, dealer)
    other = 1 - dealer

    def shown(piles: tuple[int | None, ...]) -> list[str]:
        return [card_text(card) for card in piles if card is not None]

    assert shown(state.hidden.covered[other]) == SHUFFLED[0:4] + SHUFFLED[8:12]
    assert shown(state.hidden.covered[dealer]) == SHUFFLED[4:8] + SHUFFLED[12:16]
    assert shown(state.public.exposed[other]) == SHUFFLED[16:20] + SHUFFLED[24:28]
    assert shown(state.public.exposed[dealer]) == SHUFFLED[20:24] + SHUFFLED[28:32]
    assert state.public.counts == (16, 16)


@pytest.mark.parametrize("dealer", [0, 1])
def test_turned_card_decouverte_is_the_dealers_last_exposed_card(dealer: int) -> None:
    state = dealt(rules("decouverte"), SHUFFLED, dealer)
    assert state.public.turned == state.public.exposed[dealer][7]


@pytest.mark.parametrize("profile", FOUR)
@pytest.mark.parametrize("taker_round", [1, 2])
def test_turned_card_goes_to_the_taker_in_either_round(profile: str, taker_round: int) -> None:
    effective = rules(profile)
    state = dealt(effective, SHUFFLED, 2)
    turned = SHUFFLED[20]
    other = "SHDC".replace(turned[1], "")[0]
    calls = f"- {turned[1]}" if taker_round == 1 else f"- - - - - {other}"
    state = call_all(state, calls)
    assert state.public.taker == 0
    assert state.public.turned is not None
    assert state.hidden.hands[0] >> state.public.turned & 1
    assert state.public.trump == "SHDC".index(turned[1] if taker_round == 1 else other)


@pytest.mark.parametrize("taker", [0, 1])
@pytest.mark.parametrize("taker_round", [1, 2])
def test_turned_card_decouverte_stays_with_the_dealer(taker: int, taker_round: int) -> None:
    state = dealt(rules("decouverte"), SHUFFLED, 0)
    suit = SHUFFLED[31][1] if taker_round == 1 else "SHDC".replace(SHUFFLED[31][1], "")[0]
    passes = (0 if taker == 1 else 1) + (2 if taker_round == 2 else 0)
    before = state.public.exposed
    state = call_all(state, "- " * passes + suit)
    assert state.public.taker == taker
    assert state.public.exposed == before
    assert state.public.exposed[0][7] == state.public.turned


# --- completion ----------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", FOUR)
@pytest.mark.parametrize("taker", range(4))
def test_completion_taker_two_others_three_from_the_dealers_right(profile: str, taker: int) -> None:
    effective = rules(profile)
    dealer = 1
    hands = four_hands()
    deck = deck_of(hands, taker, 2, effective.packets)
    passes = (taker - 2) % 4
    state = call_all(dealt(effective, deck, dealer), "- " * passes + deck[20][1])
    found = [{card_text(card) for card in cards_of(hand)} for hand in state.hidden.hands]
    assert found == [set(hand) for hand in hands]
    assert state.public.counts == (8, 8, 8, 8)


def test_completion_decouverte_none() -> None:
    state = call_all(dealt(rules("decouverte"), SHUFFLED, 0), SHUFFLED[31][1])
    assert state.hidden.hands == (), "nothing in hand"
    assert state.public.counts == (16, 16), "no stock"


# --- everybody passes twice ----------------------------------------------------------------------


def _all_pass(profile: str, dealer: int = 1) -> tuple[int | None, str]:
    effective = rules(profile)
    state = dealt(effective, SHUFFLED, dealer)
    state = call_all(state, "- " * (2 * effective.players))
    assert state.public.sheet is not None
    assert state.public.sheet.outcome == "void"
    if state.public.phase != SCORED:
        return None, state.public.phase
    dealers_after = {prepare(state, random.Random(seed)).dealer for seed in range(40)}
    assert len(dealers_after) == 1
    return dealers_after.pop(), state.public.phase


def test_everybody_passes_twice_classic_next_dealer_deals() -> None:
    assert _all_pass("classic") == (2, "scored")


def test_everybody_passes_twice_contract_same_first_player() -> None:
    assert _all_pass("contract") == (1, "scored")


def test_everybody_passes_twice_contract_is_shuffled() -> None:
    state = call_all(dealt(rules("contract"), SHUFFLED, 0), "- " * 8)
    assert len({prepare(state, random.Random(seed)).pack for seed in range(5)}) == 5


def test_everybody_passes_twice_single_deal_ends_the_tables_one_deal() -> None:
    assert _all_pass("single-deal") == (None, "ended")


def test_everybody_passes_twice_decouverte_dealer_changes() -> None:
    assert _all_pass("decouverte") == (0, "scored")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_void_deal_scores_nothing(profile: str) -> None:
    effective = rules(profile)
    state = call_all(dealt(effective, SHUFFLED, 0), "- " * (2 * effective.players))
    sheet = state.public.sheet
    assert sheet is not None
    assert (sheet.points, sheet.belote, sheet.scores) == ((0, 0), (0, 0), (0, 0))
    assert state.public.winner is None
    assert state.public.totals == (0, 0)


# --- "cut only" with four players ----------------------------------------------------------------


@pytest.mark.parametrize("profile", FOUR[:2])
def test_cut_only_with_four_players_tricks_of_four_stay_together(profile: str) -> None:
    effective = rules(profile, shuffle="cut-only")
    state = random_deal(start_match(effective), random.Random(1), take=1)
    tricks = {frozenset(trick.cards) for trick in state.public.tricks}
    pack = prepare(state, random.Random(2)).pack
    assert {frozenset(pack[at : at + 4]) for at in range(0, 32, 4)} == tricks


@pytest.mark.parametrize("profile", FOUR[:2])
def test_cut_only_after_eight_passes_hands_stay_as_dealt(profile: str) -> None:
    effective = rules(profile, shuffle="cut-only")
    state = call_all(dealt(effective, SHUFFLED, 2), "- " * 8)
    hands: list[list[str]] = [[], [], [], []]
    at = 0
    for size in effective.packets:
        for seat in (3, 0, 1, 2):
            hands[seat] += SHUFFLED[at : at + size]
            at += size
    orders = set()
    for seed in range(300):
        pack = [card_text(card) for card in prepare(state, random.Random(seed)).pack]
        heaps = [pack[at : at + 5] for at in range(0, 20, 5)]
        assert sorted(heaps) == sorted(hands), "each hand in the order it was dealt"
        assert pack[20:] == SHUFFLED[20:], "what was not dealt lies as it did"
        orders.add(tuple(hands.index(heap) for heap in heaps))
    assert len(orders) == 24, "hands put together in a random order"


def test_decouverte_may_shuffle_every_deal() -> None:
    state = random_deal(
        start_match(rules("decouverte", shuffle="every-deal")), random.Random(1), take=1
    )
    tricks = {frozenset(trick.cards) for trick in state.public.tricks}
    pack = prepare(state, random.Random(2)).pack
    assert {frozenset(pack[at : at + 2]) for at in range(0, 32, 2)} != tricks


# --- decouverte: the layout of a record ----------------------------------------------------------


def test_a_chosen_tableau_is_dealt_and_played_whole() -> None:
    tableaux = [
        [[PACK[16 * seat + pile], PACK[16 * seat + 8 + pile]] for pile in range(8)]
        for seat in (0, 1)
    ]
    state = dealt(rules("decouverte"), deck_of_tableaux(tableaux, 1), 1)
    assert [card_text(card) for card in state.public.exposed[0] if card is not None] == PACK[:8]
    state = call_all(state, "D")
    state = play_all(state, "7S 7D")
    assert state.public.exposed[0][0] == PACK.index("7H")
