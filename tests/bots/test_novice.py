"""The novice plays like a careful beginner: small positions, one habit each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rebelote.bots import bot_ids, bot_specs, make_bot
from rebelote.bots.novice import choose_call, choose_card
from rebelote.rules.actions import Call, Play
from rebelote.rules.cards import mask_of, parse_card, parse_cards, suit_text
from rebelote.rules.errors import RebeloteError
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import AUCTION, ENDED, PLAY, READY, SCORED, CardLaid, Public, View
from rebelote.rules.view import view

SUIT = {"S": 0, "H": 1, "D": 2, "C": 3}


def at_play(hand: str, trick: str = "", trump: str = "S", gone: str = "", **more: Any) -> View:
    """A view of seat 0, next to play in a four-handed deal."""
    cards = parse_cards(trick)
    first = (0 - len(cards)) % 4
    laid = tuple(CardLaid((first + n) % 4, card, None) for n, card in enumerate(cards))
    before = tuple(CardLaid(1, card, None) for card in parse_cards(gone))
    public = Public(
        phase=PLAY,
        number=1,
        dealer=3,
        turn=0,
        taker=more.pop("taker", 1),
        trump=SUIT[trump],
        counts=(8, 8, 8, 8),
        leader=first,
        trick=laid,
        plays=(*before, *laid),
        **more,
    )
    return View(load_profile("classic"), 0, public, mask_of(parse_cards(hand)))


def card(seen: View) -> str:
    """What the novice plays, as text."""
    action = make_bot("novice", 0).choose(seen)
    assert isinstance(action, Play)
    assert action in legal_actions(seen)
    (text,) = [t for t in ALL if parse_card(t) == action.card]
    return text


ALL = [rank + suit for suit in "SHDC" for rank in "789TJQKA"]


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        # the partner's ace holds the trick and it is the last card: give the ten
        ("TH 8H 9D", "7H AH 9H", "TH"),
        # an opponent's ace holds it: give nothing
        ("TH 7H 9D", "9H 7C AH", "7H"),
        # last to play: take with the card worth most that still wins
        ("AH TH 7C", "9H 8H JH", "AH"),
        # a ruff that is needed, with the smallest trump that does it
        ("AS 7S 9D", "AH 7H 8H", "7S"),
        # the partner holds it and we are out of the suit: points, not a trump
        ("JS TD 7D", "8H AH 9H", "TD"),
        ("JS TD 7D", "9H AH TH", "TD"),
        # no way to win: the cheapest card
        ("TD 8C KC", "AH 9H TH", "8C"),
    ],
)
def test_it_follows_sensibly(hand: str, trick: str, expected: str) -> None:
    trick_cards = trick.split()
    assert len(trick_cards) == 3
    seen = at_play(hand, trick)
    assert card(seen) == expected


def test_it_does_not_overtake_its_partner_for_nothing() -> None:
    seen = at_play("AH 7H 9D", "7D KH 8H", gone="TH")
    # hearts were not led: diamonds were, and the partner's king of hearts wins nothing
    assert card(seen) == "9D"
    seen = at_play("AH 8H 9D", "7H KH QH", gone="TH")
    assert card(seen) != "AH"


def test_it_leads_aces_before_anything_else() -> None:
    assert card(at_play("AH 7H KD 9C")) == "AH"


def test_the_taker_draws_trumps_with_a_master() -> None:
    assert card(at_play("JS 8S AH 7D", taker=0)) == "JS"


def test_it_leads_no_trump_without_need() -> None:
    assert card(at_play("AS 7H 8D", gone="")) in ("7H", "8D")


def test_a_ten_is_a_master_once_the_ace_is_gone() -> None:
    assert card(at_play("TH 7D 8C", gone="AH")) == "TH"


def at_auction(hand: str, turned: str, calls: int = 0) -> View:
    from rebelote.rules.state import CallMade

    passed = tuple(CallMade((n + 1) % 4, None) for n in range(calls))
    public = Public(
        phase=AUCTION,
        number=1,
        dealer=3,
        turn=0,
        turned=parse_card(turned),
        calls=passed,
        counts=(5, 5, 5, 5),
    )
    return View(load_profile("classic"), 0, public, mask_of(parse_cards(hand)))


@pytest.mark.parametrize(
    ("hand", "turned", "calls", "suit"),
    [
        ("9H AH AD 7C 8C", "JH", 0, "H"),
        ("JH 9H AD 7C 8C", "7H", 0, "H"),
        ("7H AD KD 7C 8C", "8H", 0, None),
        ("JD 9D AD 7C 8C", "8H", 0, None),  # another suit cannot be named yet
        ("JD 9D AD 7C 8C", "8H", 4, "D"),
        ("7D 8D KC 7C QS", "8H", 4, None),
    ],
)
def test_it_counts_trumps_in_its_calls(
    hand: str, turned: str, calls: int, suit: str | None
) -> None:
    seen = at_auction(hand, turned, calls)
    action = make_bot("novice", 7).choose(seen)
    assert isinstance(action, Call)
    assert (None if action.suit is None else suit_text(action.suit)) == suit


@pytest.mark.parametrize("profile_id", profile_ids())
def test_four_novices_play_every_profile_to_the_end(profile_id: str) -> None:
    rng = random.Random(profile_id)
    profile = load_profile(profile_id, {"target": 300} if profile_id != "single-deal" else None)
    state = start_match(profile)
    outcomes = set()
    for _ in range(2000):
        if state.public.phase == ENDED:
            break
        if state.public.phase in (READY, SCORED):
            state, _ = apply(state, prepare(state, rng))
            continue
        turn = state.public.turn
        assert turn is not None
        seen = view(state, turn)
        action = make_bot("novice", rng.getrandbits(32)).choose(seen)
        assert action in legal_actions(seen)
        state, _ = apply(state, action)
        if state.public.sheet:
            outcomes.add(state.public.sheet.outcome)
    assert state.public.phase == ENDED
    assert outcomes


def test_bots_are_found_by_their_files() -> None:
    assert "novice" in bot_specs()
    for profile_id in profile_ids():
        assert bot_ids(profile_id)[0] == "novice"
    levels = [spec.level for spec in bot_specs().values()]
    assert levels == sorted(set(levels))


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(RebeloteError, match=r"unknown bot 'champion': expected one of .*novice"):
        make_bot("champion", 1)


def test_the_helpers_agree_with_the_bot() -> None:
    seen = at_play("TH 8H 9D", "7H AH 9H")
    assert choose_card(seen, parse_cards("TH 8H")) == parse_card("TH")
    calls = [a for a in legal_actions(at_auction("JH 9H AD 7C 8C", "7H")) if isinstance(a, Call)]
    assert choose_call(at_auction("JH 9H AD 7C 8C", "7H"), calls).suit == 1
