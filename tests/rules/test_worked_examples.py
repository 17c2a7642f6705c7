"""Rulebook, "Worked examples from the seeds": the six of them, played at a table."""

from __future__ import annotations

import pytest

from rebelote.rules.cards import card_text
from rebelote.rules.events import TrickWon
from tests.rules.helpers import (
    allowed,
    call_all,
    cards_now,
    dealt,
    deck_of,
    deck_of_tableaux,
    play,
    play_all,
    rest_of,
    rules,
    score,
)


def test_example_1_jack_must_overtrump_and_the_trick_holds_34_points() -> None:
    assert allowed("classic", "H", "9H", "JH QH AS 7D") == {"JH"}
    hands = ["9H", "8H", "JH QH", "7H"]
    rest = rest_of(*hands)
    full = [text.split() for text in hands]
    for hand in full:
        while len(hand) < 8:
            hand.append(rest.pop(0))
    # the taker's sixth card is turned up; hearts are named in the second round
    state = call_all(dealt(rules("classic"), deck_of(full, 0, 0), 3), "- - - - H")
    state = play_all(state, "9H 8H")
    assert cards_now(state) == {"JH"}, "not to be kept back"
    state, _ = play(state, "JH")
    state, events = play(state, "7H")
    assert events[1] == TrickWon(2, 34)


def test_example_2_without_belote_100_to_62() -> None:
    assert score("classic", (100, 62)).scores == (100, 62)


def test_example_2_inverted_fails() -> None:
    sheet = score("classic", (62, 100))
    assert (sheet.outcome, sheet.scores) == ("failed", (0, 162))


def test_example_3_the_covered_jack_is_turned_up_after_both_have_played() -> None:
    above = [["9C"], ["AC"]]
    below = [["JH"], ["7D"]]
    rest = rest_of("9C AC JH 7D")
    for layer in (above, below):
        for side in layer:
            while len(side) < 8:
                side.append(rest.pop(0))
    piles = [[[above[s][p], below[s][p]] for p in range(8)] for s in (0, 1)]
    deck = deck_of_tableaux(piles, 1)
    hearts = "H" if deck[31][1] == "H" else "- - H"
    state = call_all(dealt(rules("decouverte"), deck, 1), hearts)

    def exposed(seat: int) -> set[str]:
        return {card_text(card) for card in state.public.exposed[seat] if card is not None}

    assert "JH" not in cards_now(state)
    state, first = play(state, "9C")
    assert len(first) == 1, "nothing is turned up for the reply"
    assert "JH" not in exposed(0)
    state, second = play(state, "AC")
    assert TrickWon(1, 11) in second, "ace of clubs wins, jack of hearts or not"
    assert "JH" in exposed(0), "turned up only now"
    hearts_led = [card for card in sorted(cards_now(state)) if card[1] == "H"]
    if hearts_led:
        state, _ = play(state, hearts_led[0])
        assert "JH" in cards_now(state), "and playable in the next trick"


def test_example_4_king_and_queen_of_trump_score_nothing() -> None:
    assert rules("decouverte").belote == "none"
    assert score("decouverte", (100, 62)).belote == (0, 0)


@pytest.mark.parametrize("dealer", [0, 1])
def test_example_4_the_indicator_stays_the_dealers(dealer: int) -> None:
    piles = [[[a, b] for a, b in _piles(seat)] for seat in (0, 1)]
    deck = deck_of_tableaux(piles, dealer)
    state = dealt(rules("decouverte"), deck, dealer)
    state = call_all(state, deck[31][1])
    assert state.public.taker == 1 - dealer
    assert state.public.turned == state.public.exposed[dealer][7]


def _piles(seat: int) -> list[tuple[str, str]]:
    cards = rest_of("")[16 * seat : 16 * seat + 16]
    return list(zip(cards[:8], cards[8:], strict=True))


def test_example_5_belote_announced_by_the_defence() -> None:
    assert score("contract", (91, 71), belote=(0, 20)).outcome == "failed"
    assert score("contract", (92, 70), belote=(0, 20)).outcome == "made"


def test_example_5_with_only_belote_said_the_contract_is_still_92() -> None:
    sheet = score("contract", (81, 81), belote=(10, 0))
    assert (sheet.needed, sheet.outcome) == (92, "failed")
    sheet = score("contract", (82, 80), belote=(10, 0))
    assert (sheet.needed, sheet.outcome, sum(sheet.scores)) == (92, "made", 172)


def test_example_6_91_to_91_is_made_and_each_scores_its_own() -> None:
    for belote in ((20, 0), (0, 20)):
        points = (91 - belote[0], 91 - belote[1])
        sheet = score("single-deal", points, belote=belote)
        assert (sheet.outcome, sheet.scores) == ("made", (91, 91))
