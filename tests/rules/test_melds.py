"""Melds of the game for two: tierce 20, fifty 50, hundred 100; fours 200, 150, 100."""

from __future__ import annotations

import random

import pytest

from rebelote.rules.cards import PACK, mask_of, parse_cards, texts
from rebelote.rules.melds import best_melds, scoring_melds
from rebelote.rules.state import Meld
from tests.rules.helpers import call_all, dealt, random_states, rules

S, H, D, C = range(4)


def _kinds(melds: tuple[Meld, ...]) -> list[tuple[str, int]]:
    return sorted((meld.kind, meld.points) for meld in melds)


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("7S 8S 9S JH QD KC AD 7D", [("tierce", 20)]),
        ("7S 8S 9S TS QD KC AD 7D", [("fifty", 50)]),
        ("7S 8S 9S TS JS KC AD 7D", [("hundred", 100)]),
        ("7S 8S 9S TS JS QS AD 7D", [("hundred", 100)]),
        ("JS JH JD JC 7S 8H KD AC", [("four", 200)]),
        ("9S 9H 9D 9C 7S 8H KD AC", [("four", 150)]),
        ("AS AH AD AC 7S 8H KD QC", [("four", 100)]),
        ("TS TH TD TC 7S 8H KD QC", [("four", 100)]),
        ("KS KH KD KC 7S 8H 9D AC", [("four", 100)]),
        ("QS QH QD QC 7S 8H 9D AC", [("four", 100)]),
        ("8S 8H 8D 8C 7S TH KD AC", []),
        ("7S 7H 7D 7C 9S TH KD AC", []),
        ("7S 8S 9S 7H 8H 9H AD KC", [("tierce", 20), ("tierce", 20)]),
        ("7S 8S TS JS AD KD 7C 8C", []),
        ("QS KS AS 7H 8H 9D JD AC", [("tierce", 20)]),
        ("KS AS 7H 8H 9D JD AC QC", []),
    ],
)
def test_what_a_meld_is_worth(cards: str, melds: list[tuple[str, int]]) -> None:
    assert _kinds(best_melds(0, mask_of(parse_cards(cards)))) == melds


def test_ace_and_seven_do_not_join() -> None:
    assert best_melds(0, mask_of(parse_cards("KS AS 7H 8H"))) == ()


def test_a_card_counts_in_one_meld_only_the_dearer_choice() -> None:
    melds = best_melds(0, mask_of(parse_cards("JS JH JD JC TS QS 7H 8D")))
    assert _kinds(melds) == [("four", 200)]
    long = best_melds(0, mask_of(parse_cards("QS QH QD QC 9S TS JS KS")))
    assert sum(meld.points for meld in long) == 120


@pytest.mark.parametrize(
    ("mine", "theirs", "trump", "leader", "winner"),
    [
        ("7S 8S 9S TS", "QH KH AH", C, 1, 0),
        ("9S TS JS", "QH KH AH", C, 0, 1),
        ("QS KS AS", "QH KH AH", H, 0, 1),
        ("QS KS AS", "QH KH AH", S, 1, 0),
        ("QS KS AS", "QH KH AH", C, 0, 0),
        ("QS KS AS", "QH KH AH", C, 1, 1),
        ("TS JS QS KS AS", "9S 9H 9D 9C", S, 0, 1),
        ("JS JH JD JC", "9S 9H 9D 9C", S, 1, 0),
        ("AS AH AD AC", "9S 9H 9D 9C", S, 0, 1),
        ("AS AH AD AC", "TS TH TD TC", S, 1, 0),
        ("KS KH KD KC", "TS TH TD TC", S, 0, 1),
        ("KS KH KD KC", "QS QH QD QC", S, 1, 0),
        ("8S 8H 8D 8C", "9H TH JH", S, 0, 1),
        ("", "9H TH JH", S, 0, 1),
    ],
    ids=[
        "longer", "higher", "trump-breaks-a-tie", "trump-either-way", "else-the-first-to-lead",
        "whoever-that-is", "four-above-sequence", "jacks-above-nines", "nines-above-aces",
        "aces-above-tens", "tens-above-kings", "kings-above-queens", "four-eights-are-nothing",
        "against-nothing",
    ],
)  # fmt: skip
def test_the_best_melds_owner_scores(
    mine: str, theirs: str, trump: int, leader: int, winner: int
) -> None:
    exposed = (mask_of(parse_cards(mine)), mask_of(parse_cards(theirs)))
    assert {meld.seat for meld in scoring_melds(exposed, trump, leader)} == {winner}


def test_the_owner_scores_all_of_theirs_the_other_nothing() -> None:
    exposed = (
        mask_of(parse_cards("7S 8S 9S TS QH KH AH 7D")),
        mask_of(parse_cards("QD KD AD 7C 8C 9C 7H 8H")),
    )
    assert _kinds(scoring_melds(exposed, C, 1)) == [("fifty", 50), ("tierce", 20)]


def test_no_meld_no_score() -> None:
    assert scoring_melds((0, 0), S, 0) == ()


def test_swapping_seats_and_leader_swaps_the_winner() -> None:
    rng = random.Random(1)
    for _ in range(300):
        cards = rng.sample(PACK, 16)
        mine, theirs = mask_of(cards[:8]), mask_of(cards[8:])
        trump, leader = rng.randrange(4), rng.randrange(2)
        one = scoring_melds((mine, theirs), trump, leader)
        two = scoring_melds((theirs, mine), trump, 1 - leader)
        assert [(1 - m.seat, m.cards, m.points) for m in two] == [
            (m.seat, m.cards, m.points) for m in one
        ]


def test_only_cards_exposed_at_the_start_count_and_are_shown_when_trump_is_known() -> None:
    effective = rules("decouverte", melds="counted")
    found = 0
    for seed in range(30):
        rng = random.Random(seed)
        deck = texts(rng.sample(PACK, 32))
        state = dealt(effective, deck, 0)
        assert state.public.melds == (), "not before"
        exposed = {c for piles in state.public.exposed for c in piles}
        state = call_all(state, deck[31][1])
        found += len(state.public.melds)
        assert all(set(meld.cards) <= exposed for meld in state.public.melds)
    assert found


def test_melds_of_played_deals_are_in_the_count() -> None:
    seen = 0
    for state in random_states(rules("decouverte", melds="counted"), 2, 30, take=0.9):
        sheet = state.public.sheet
        assert sheet is not None
        shown = [0, 0]
        for meld in state.public.melds:
            shown[meld.seat] += meld.points
        assert list(sheet.melds) == shown
        seen += sum(shown)
        if sheet.outcome == "made":
            assert sum(sheet.scores) == sum(sheet.points) + sum(shown)
    assert seen
