"""Cards: notation both ways, what is accepted, what is refused and how."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.cards import (
    PACK,
    card_strength,
    card_text,
    cards_of,
    mask_of,
    parse_card,
    parse_cards,
    parse_suit,
    rank_of,
    sorted_for_display,
    suit_of,
    texts,
)
from rebelote.rules.errors import NotationError
from tests.rules.helpers import PACK as PACK_TEXTS
from tests.rules.helpers import quick


def test_every_card_has_a_name_and_comes_back_from_it() -> None:
    assert texts(PACK) == PACK_TEXTS
    for card in PACK:
        assert parse_card(card_text(card)) == card
        assert card_text(card) == "789TJQKA"[rank_of(card)] + "SHDC"[suit_of(card)]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9h", "9H"),
        ("10H", "TH"),
        ("10♥", "TH"),
        ("t♡", "TH"),
        (" AS ", "AS"),
        ("q♦", "QD"),
        ("K♣", "KC"),
        ("J♠", "JS"),
    ],
)
def test_other_ways_to_write_a_card(text: str, card: str) -> None:
    assert card_text(parse_card(text)) == card


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9",
        "H",
        "6H",
        "1H",
        "0H",
        "9X",
        "H9",
        "9HH",
        "10",
        "joker",
        9,
        None,
        ["9H"],
        "♥9",
        "9 H",
    ],
)
def test_what_is_no_card_says_what_was_expected(text: object) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_card(text)
    assert "is not a card: expected a rank (7 8 9 T J Q K A) and a suit (S H D C)" in str(
        refusal.value
    )


@pytest.mark.parametrize(("text", "suit"), [("S", 0), ("h", 1), ("♦", 2), (" c ", 3)])
def test_suits(text: str, suit: int) -> None:
    assert parse_suit(text) == suit


@pytest.mark.parametrize("text", ["", "SH", "X", None, 0, "hearts"])
def test_what_is_no_suit_says_what_was_expected(text: object) -> None:
    with pytest.raises(NotationError, match="expected one of S H D C"):
        parse_suit(text)


def test_a_list_of_cards_keeps_its_order_and_takes_commas() -> None:
    assert texts(parse_cards("AH, qs 10D")) == ["AH", "QS", "TD"]
    assert parse_cards("  ") == ()


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="TH is named twice"):
        parse_cards("TH AS 10h")


@quick
@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_refusal(text: str) -> None:
    try:
        message = card_text(parse_card(text))
    except NotationError as refusal:
        message = str(refusal)
    assert message.isprintable()


@quick
@given(st.sets(st.sampled_from(PACK)))
def test_sets_of_cards_both_ways(cards: set[int]) -> None:
    assert set(cards_of(mask_of(cards))) == cards


@quick
@given(st.sets(st.sampled_from(PACK)), st.none() | st.integers(0, 3))
def test_a_hand_is_sorted_as_players_hold_it(cards: set[int], trump: int | None) -> None:
    shown = sorted_for_display(mask_of(cards), trump)
    assert set(shown) == cards
    suits = [suit for suit, _ in groupby(map(suit_of, shown))]
    assert len(suits) == len(set(suits)), "a suit stays together"
    if trump in suits:
        assert suits[0] == trump, "trump first"
    for left, right in pairwise(shown):
        if suit_of(left) == suit_of(right):
            order = -1 if trump is None else trump
            assert card_strength(left, order) > card_strength(right, order)
    if len(suits) == 4:
        reds = [suit in (1, 2) for suit in suits]
        assert sum(a != b for a, b in pairwise(reds)) == 3, "colours alternate where they can"
