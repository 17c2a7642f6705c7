"""Saying belote where it is a choice: what it brings against what it asks of the contract."""

from __future__ import annotations

from typing import Any

import pytest

from rebelote.bots import make_bot
from rebelote.bots.announce import spoken
from rebelote.rules.actions import Play
from rebelote.rules.belote import BELOTE
from rebelote.rules.cards import mask_of, parse_card, parse_cards
from rebelote.rules.library import load_profile
from rebelote.rules.state import PLAY, CardLaid, Public, View

KING = parse_card("KS")
ALONE = {"belote_counts": False}
"""The contract goes to 92, and the announcement does not count towards it."""


def holding(
    hand: str, taker: int, points: int = 0, rules: dict[str, Any] | None = None, **more: Any
) -> View:
    """Seat 0 to lead spades, trump, in `contract`; its side has so many card points."""
    public = Public(
        phase=PLAY,
        number=1,
        dealer=3,
        turn=0,
        taker=taker,
        trump=0,
        turned=parse_cards(hand)[0] if taker == 0 else parse_card("7S"),
        counts=(len(parse_cards(hand)),) * 4,
        points=(points, 0),
        leader=0,
        **more,
    )
    return View(load_profile("contract", rules), 0, public, mask_of(parse_cards(hand)))


@pytest.mark.parametrize("taker", [0, 1, 2, 3])
def test_it_is_said_where_it_counts_towards_the_contract(taker: int) -> None:
    """Both words bring 20 and ask for ten more."""
    assert spoken(holding("KS QS 7H 8D", taker), KING) == BELOTE


def test_the_takers_keep_it_back_where_it_could_put_their_contract_out_of_reach() -> None:
    assert spoken(holding("KS QS 7H 8D", 0, 50, ALONE), KING) is None
    assert spoken(holding("KS QS 7H 8D", 2, 50, ALONE), KING) is None


def test_the_takers_say_it_once_the_higher_contract_is_in_reach() -> None:
    assert spoken(holding("KS QS 7H 8D", 0, 92, ALONE), KING) == BELOTE
    assert spoken(holding("KS QS JS AH", 0, 60, ALONE), KING) == BELOTE


@pytest.mark.parametrize("taker", [1, 3])
def test_the_defence_always_says_it(taker: int) -> None:
    assert spoken(holding("KS QS 7H 8D", taker, 0, ALONE), KING) == BELOTE


def test_the_second_word_costs_nothing_more() -> None:
    said = (CardLaid(0, parse_card("QS"), BELOTE),)
    seen = holding("KS 7H 8D", 0, 20, ALONE, plays=said)
    assert spoken(seen, KING) == "rebelote"


def test_other_cards_say_nothing() -> None:
    assert spoken(holding("KS QS 7H 8D", 0), parse_card("7H")) is None


@pytest.mark.parametrize("bot", ["club", "expert:worlds=8"])
@pytest.mark.parametrize(("points", "word"), [(40, None), (92, BELOTE)])
def test_the_bots_ask_it(bot: str, points: int, word: str | None) -> None:
    """Whatever the card: with king and queen alone in hand the first of them is due."""
    seen = holding("KS QS", 0, points, ALONE)
    gone = [card for card in range(32) if not seen.hand >> card & 1]
    laid = tuple(CardLaid(place % 4, card, None) for place, card in enumerate(gone[:24]))
    public = seen.public._replace(plays=laid, counts=(2, 2, 2, 2))
    action = make_bot(bot, 1).choose(seen._replace(public=public))
    assert isinstance(action, Play)
    assert action.says == word
