"""From pack to hands and tableaux: arithmetic that loses no card."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules.cards import PACK
from rebelote.rules.deal import completion, cut_pack, first_hands, tableaux, uncut
from tests.rules.helpers import quick

packs = st.permutations(PACK).map(tuple)


@quick
@given(pack=packs, at=st.integers(4, 28))
def test_a_cut_is_undone(pack: tuple[int, ...], at: int) -> None:
    assert uncut(cut_pack(pack, at), at) == pack
    assert cut_pack(pack, at)[0] == pack[at]


@pytest.mark.parametrize("packets", [(3, 2), (2, 3), (5,), (1, 4), (1, 1, 1, 1, 1)])
@quick
@given(deck=packs, first=st.integers(0, 3), taker=st.integers(0, 3))
def test_everybody_ends_with_eight_cards(
    packets: tuple[int, ...], deck: tuple[int, ...], first: int, taker: int
) -> None:
    hands = first_hands(deck, first, packets)
    drawn = completion(deck, first, taker)
    assert [len(hand) for hand in hands] == [5] * 4
    assert [len(cards) for cards in drawn] == [3] * 4
    assert deck[20] == drawn[taker][0]
    assert sorted(card for part in (*hands, *drawn) for card in part) == list(PACK)


@pytest.mark.parametrize("rows", [(4, 4), (8,), (2, 2, 2, 2)])
@quick
@given(deck=packs, first=st.integers(0, 1))
def test_tableaux_hold_every_card(rows: tuple[int, ...], deck: tuple[int, ...], first: int) -> None:
    exposed, covered = tableaux(deck, first, rows)
    assert [len(piles) for layer in (exposed, covered) for piles in layer] == [8] * 4
    every = [card for layer in (exposed, covered) for piles in layer for card in piles]
    assert sorted(card for card in every if card is not None) == list(PACK)
    assert exposed[1 - first][-1] == deck[-1]
    assert covered[first][0] == deck[0]
