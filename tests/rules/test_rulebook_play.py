"""Rulebook, "Which cards may be played": one test per row, for each profile it concerns.

A trick is given in the order played and the hand belongs to whoever is next; with four players
the partner's card is the last but one.
"""

from __future__ import annotations

import pytest

from rebelote.rules.actions import Play
from rebelote.rules.cards import card_text, parse_card
from rebelote.rules.errors import RuleViolation
from rebelote.rules.events import CardsUncovered
from rebelote.rules.game import apply
from rebelote.rules.legal import refusals
from rebelote.rules.state import State
from rebelote.rules.view import view
from tests.rules.helpers import (
    FOUR,
    PROFILES,
    allowed,
    call_all,
    cards_now,
    dealt,
    deck_of_tableaux,
    play,
    play_all,
    refused,
    rest_of,
    rules,
    words,
)

# --- all profiles --------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_the_leader_may_play_anything(profile: str) -> None:
    assert allowed(profile, "S", "", "7S KH AD") == words("7S KH AD")


@pytest.mark.parametrize("profile", PROFILES)
def test_follow_the_suit_led(profile: str) -> None:
    assert allowed(profile, "S", "9H", "7H AH JS AD") == words("7H AH")
    assert refused(profile, "S", "9H", "7H AH JS AD") == {"JS": "follow-suit", "AD": "follow-suit"}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_plain_lead_need_not_be_beaten(profile: str) -> None:
    assert allowed(profile, "S", "TH", "7H AH") == words("7H AH")


@pytest.mark.parametrize("profile", PROFILES)
def test_trump_led_play_a_higher_one(profile: str) -> None:
    assert allowed(profile, "S", "TS", "AS 9S KS 7S AD") == words("AS 9S")
    reasons = {"KS": "overtrump", "7S": "overtrump", "AD": "follow-suit"}
    assert refused(profile, "S", "TS", "AS 9S KS 7S AD") == reasons


@pytest.mark.parametrize("profile", PROFILES)
def test_trump_led_otherwise_any_trump(profile: str) -> None:
    """For `contract` decided so: following suit comes first."""
    assert allowed(profile, "S", "9S", "AS KS 7S AD") == words("AS KS 7S")


@pytest.mark.parametrize("profile", PROFILES)
def test_trump_led_without_trump_any_card(profile: str) -> None:
    assert allowed(profile, "S", "9S", "AH KD 7C") == words("AH KD 7C")


@pytest.mark.parametrize("profile", FOUR)
def test_trump_led_higher_than_the_highest_in_the_trick_not_than_the_lead(profile: str) -> None:
    assert allowed(profile, "S", "7S AS", "TS 9S") == words("9S")


@pytest.mark.parametrize("profile", FOUR)
def test_trump_led_the_partners_trump_must_be_beaten_too(profile: str) -> None:
    assert allowed(profile, "S", "AS 7S", "9S 8S") == words("9S")


@pytest.mark.parametrize("profile", PROFILES)
def test_no_card_of_the_suit_led_and_no_trump_any_card(profile: str) -> None:
    assert allowed(profile, "S", "9H", "AD 7C KC") == words("AD 7C KC")


# --- the partner holds the trick -----------------------------------------------------------------


def test_partner_holds_classic_any_card() -> None:
    assert allowed("classic", "S", "AH 7H", "7S JS AD 8C") == words("7S JS AD 8C")
    assert allowed("classic", "S", "8H QS 7H", "7S JS AD") == words("7S JS AD")


def test_partner_holds_contract_any_plain_card_a_trump_only_if_it_beats_every_trump() -> None:
    hand = "7S 8S KS AD 8C"
    assert allowed("contract", "S", "8H QS 7H", hand) == words("KS AD 8C")
    reasons = {"7S": "partner-overtrump", "8S": "partner-overtrump"}
    assert refused("contract", "S", "8H QS 7H", hand) == reasons


def test_partner_holds_contract_no_trump_high_enough_plain_cards_only() -> None:
    assert allowed("contract", "S", "8H QS 7H", "7S 8S AD 8C") == words("AD 8C")


def test_partner_holds_contract_nothing_but_trumps_too_low_any_of_them() -> None:
    assert allowed("contract", "S", "8H QS 7H", "7S 8S") == words("7S 8S")


def test_partner_holds_contract_nothing_but_trumps_the_higher_ones() -> None:
    assert allowed("contract", "S", "8H QS 7H", "7S KS JS") == words("KS JS")


def test_partner_holds_contract_without_a_trump_in_the_trick_any_trump_beats() -> None:
    assert allowed("contract", "S", "AH 7H", "7S AD") == words("7S AD")


def test_partner_holds_single_deal_any_plain_card_a_trump_beats_if_it_can() -> None:
    hand = "7S 8S KS AD 8C"
    assert allowed("single-deal", "S", "8H QS 7H", hand) == words("KS AD 8C")
    reasons = {"7S": "partner-overtrump", "8S": "partner-overtrump"}
    assert refused("single-deal", "S", "8H QS 7H", hand) == reasons


def test_partner_holds_single_deal_a_trump_that_cannot_beat_may_be_chosen() -> None:
    assert allowed("single-deal", "S", "8H QS 7H", "7S 8S AD") == words("7S 8S AD")


def test_partner_holds_decouverte_there_is_no_partner() -> None:
    assert allowed("decouverte", "S", "AH", "7S AD") == words("7S")


# --- an opponent holds the trick -----------------------------------------------------------------


@pytest.mark.parametrize("profile", ["classic", "single-deal"])
class TestOpponentHoldsAsClassic:
    def test_a_trump(self, profile: str) -> None:
        assert allowed(profile, "S", "AH", "7S JS AD") == words("7S JS")
        assert refused(profile, "S", "AH", "7S JS AD") == {"AD": "ruff"}

    def test_it_must_beat_those_in_the_trick(self, profile: str) -> None:
        assert allowed(profile, "S", "AH QS", "7S KS AS AD") == words("KS AS")
        assert refused(profile, "S", "AH QS", "7S KS AD") == {"7S": "overtrump", "AD": "ruff"}

    def test_otherwise_a_lower_trump(self, profile: str) -> None:
        assert allowed(profile, "S", "AH QS", "7S 8S AD") == words("7S 8S")
        assert refused(profile, "S", "AH QS", "7S 8S AD") == {"AD": "undertrump"}


def test_opponent_holds_contract_a_trump_that_beats() -> None:
    assert allowed("contract", "S", "AH QS", "7S KS AS AD") == words("KS AS")
    assert allowed("contract", "S", "AH", "7S AD") == words("7S")


def test_opponent_holds_contract_none_that_does_any_card() -> None:
    assert allowed("contract", "S", "AH QS", "7S 8S AD 9C") == words("7S 8S AD 9C")


def test_opponent_holds_decouverte_a_trump() -> None:
    assert allowed("decouverte", "S", "AH", "7S 8S AD") == words("7S 8S")
    assert refused("decouverte", "S", "AH", "7S AD") == {"AD": "ruff"}


@pytest.mark.parametrize("profile", FOUR)
def test_partner_led_but_an_opponent_has_ruffed(profile: str) -> None:
    """The partner's ace no longer holds the trick."""
    assert allowed(profile, "S", "AH 7S", "8S AD") == words("8S")


@pytest.mark.parametrize("profile", FOUR)
def test_third_to_play_after_an_opponent_led_is_freed_by_the_partner_alone(profile: str) -> None:
    assert allowed(profile, "S", "7H AH", "7S AD") == words("7S")
    assert allowed(profile, "S", "7H AH 8H", "7S AD") == words("7S AD")


# --- decouverte: exposed and covered -------------------------------------------------------------


def _tableau(mine: str, under_mine: str, theirs: str, under_theirs: str) -> list[list[list[str]]]:
    rest = rest_of(mine, under_mine, theirs, under_theirs)

    def eight(text: str) -> list[str]:
        found = text.split()
        while len(found) < 8:
            found.append(rest.pop(0))
        return found

    above, below = [eight(mine), eight(theirs)], [eight(under_mine), eight(under_theirs)]
    return [[list(pile) for pile in zip(above[s], below[s], strict=True)] for s in (0, 1)]


def _decouverte(
    mine: str, under_mine: str, theirs: str, under_theirs: str, **options: object
) -> State:
    """Seat 0 leads; spades are trump."""
    deck = deck_of_tableaux(_tableau(mine, under_mine, theirs, under_theirs), 1)
    state = dealt(rules("decouverte", **options), deck, 1)
    passes = "" if deck[31][1] == "S" else "- - "
    return call_all(state, passes + "S")


def _exposed(state: State, seat: int) -> set[str]:
    return {card_text(card) for card in state.public.exposed[seat] if card is not None}


def test_only_exposed_cards_can_be_played() -> None:
    state = _decouverte("9C", "JH", "AC", "7D")
    seen = view(state, 0)
    assert "JH" not in cards_now(state)
    with pytest.raises(RuleViolation, match="not-exposed"):
        apply(state, Play(0, parse_card("JH")))
    assert parse_card("JH") not in refusals(seen), "no error tells where a covered card lies"


def test_a_covered_card_obliges_nobody() -> None:
    exposed = "7D 8D 9D TD JD QD KD AD"
    state = _decouverte("9C", "JH", exposed, "AC TC")
    state = play_all(state, "9C")
    assert cards_now(state) == words(exposed), "clubs lie covered, so no club is owed"


def test_cards_are_uncovered_only_after_both_have_played() -> None:
    state = _decouverte("9C", "JH", "AC", "7D")
    state, first = play(state, "9C")
    assert not any(isinstance(event, CardsUncovered) for event in first)
    assert "JH" not in _exposed(state, 0)
    state, second = play(state, "AC")
    turned_up = next(event for event in second if isinstance(event, CardsUncovered))
    assert {(seat, card_text(card)) for seat, _, card in turned_up.cards} == {(0, "JH"), (1, "7D")}
    assert "JH" in _exposed(state, 0)
    assert "7D" in _exposed(state, 1)


def test_an_exposed_card_with_nothing_under_it_stays_playable() -> None:
    state = _decouverte("9C 7C", "JH", "AC", "7D")
    state = play_all(state, "9C AC")
    # JH lies alone on its pile now and is led in the next trick that seat 0 leads
    assert state.public.covered[0][0] is False
    state = play_all(state, "7D")
    assert "JH" in cards_now(state) | set(refused_texts(state))


def refused_texts(state: State) -> list[str]:
    """Exposed cards of whoever is next that the rules refuse now: held, but not allowed."""
    return [card_text(card) for card in refusals(view(state, state.public.turn))]


def test_all_sixteen_tricks_are_played() -> None:
    state = _decouverte("9C", "JH", "AC", "7D")
    while state.public.turn is not None:
        state, _ = play(state, min(cards_now(state)))
    assert len(state.public.tricks) == 16
    assert state.public.counts == (0, 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_view_shows_a_covered_card(viewer: int | None) -> None:
    state = _decouverte("9C", "JH", "AC", "7D")
    covered = {card for piles in state.hidden.covered for card in piles if card is not None}
    shown = {card for piles in view(state, viewer).public.exposed for card in piles}
    assert not covered & shown
    assert view(state, viewer).hand == 0


# --- through the state machine -------------------------------------------------------------------


def test_what_cannot_be_played_is_refused_with_its_rule() -> None:
    state = _decouverte("9C", "JH", "AC 7H", "7D")
    state = play_all(state, "9C")
    with pytest.raises(RuleViolation, match="follow-suit"):
        play(state, "7H")
    with pytest.raises(RuleViolation, match="not-your-turn"):
        apply(state, Play(0, parse_card("AC")))
