"""Words the rule tests are written in: cards as text, scripted deals, whole random matches.

Decks are laid out here from the deal record's description, not with the code under test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from hypothesis import settings

from rebelote.rules.actions import Call, Cut, Play, SeatAction
from rebelote.rules.cards import card_text, mask_of, parse_card, parse_cards, parse_suit
from rebelote.rules.events import Event
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.play import legal_in_trick, refusal_in_trick
from rebelote.rules.profile import Profile
from rebelote.rules.record import deal_record
from rebelote.rules.scoring import Counted, score_deal
from rebelote.rules.shuffle import draw_cut, prepare
from rebelote.rules.state import ENDED, Sheet, State
from rebelote.rules.view import view

PROFILES = ("classic", "contract", "single-deal", "decouverte")
FOUR = ("classic", "contract", "single-deal")
PACK = [rank + suit for suit in "SHDC" for rank in "789TJQKA"]
CUT_AT = 13

quick = settings(max_examples=30, deadline=None)
"""A property that is cheap to state and is met by a few dozen examples, on a busy machine too."""


def rules(name: str, **overrides: Any) -> Profile:
    """A profile with house rules."""
    return load_profile(name, overrides)


def allowed(profile: Profile | str, trump: str, trick: str, hand: str) -> set[str]:
    """The cards of ``hand`` that may be played on ``trick``, as text."""
    effective = rules(profile) if isinstance(profile, str) else profile
    held, lies = mask_of(parse_cards(hand)), parse_cards(trick)
    mask = legal_in_trick(held, lies, parse_suit(trump), effective.play_rules)
    return {card_text(card) for card in range(32) if mask >> card & 1}


def refused(profile: Profile | str, trump: str, trick: str, hand: str) -> dict[str, str]:
    """For each card of ``hand`` that may not be played, the code of the rule."""
    effective = rules(profile) if isinstance(profile, str) else profile
    cards, lies = parse_cards(hand), parse_cards(trick)
    found = {}
    for card in cards:
        refusal = refusal_in_trick(
            card, mask_of(cards), lies, parse_suit(trump), effective.play_rules
        )
        if refusal is not None:
            found[card_text(card)] = refusal.rule
    return found


def words(text: str) -> set[str]:
    """Several cards as a set of texts."""
    return set(text.split())


def score(
    profile: Profile | str,
    points: tuple[int, int],
    *,
    taker: int = 0,
    belote: tuple[int, int] = (0, 0),
    melds: tuple[int, int] = (0, 0),
    pending: int = 0,
) -> Sheet:
    """The score sheet of a deal with these numbers."""
    effective = rules(profile) if isinstance(profile, str) else profile
    return score_deal(effective, taker, Counted(points, belote, melds), pending)


# --- scripted deals ------------------------------------------------------------------------------


def rest_of(*used: str) -> list[str]:
    """The cards of the pack that are not named, in the order S H D C, 7 to ace."""
    gone = {card for text in used for card in text.split()}
    return [card for card in PACK if card not in gone]


def four_hands(*given: str) -> list[list[str]]:
    """Four hands of eight: those given, filled up (seat 0 first) with what is left."""
    hands = [text.split() for text in given] + [[] for _ in range(4 - len(given))]
    rest = rest_of(*given)
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop(0))
    return hands


def deck_of(
    hands: Sequence[Sequence[str]], taker: int, first: int, packets: Sequence[int] = (3, 2)
) -> list[str]:
    """The deck (after the cut) that gives these final hands; the taker's 6th card is turned up."""
    left = [list(hand) for hand in hands]
    order = [(first + step) % 4 for step in range(4)]
    deck: list[str] = []
    for size in packets:
        for seat in order:
            deck += [left[seat].pop(0) for _ in range(size)]
    deck.append(left[taker].pop(0))
    for seat in order:
        deck += left[seat]
    return deck


def deck_of_tableaux(tableaux: Sequence[Sequence[Sequence[str]]], dealer: int) -> list[str]:
    """Two players: the deck that gives these piles of ``[exposed, covered]``."""
    other = 1 - dealer
    layers = [(layer, row, seat) for layer in (1, 0) for row in (0, 4) for seat in (other, dealer)]
    return [
        tableaux[seat][pile][layer] for layer, row, seat in layers for pile in range(row, row + 4)
    ]


def dealt(profile: Profile, deck: Sequence[str], dealer: int, state: State | None = None) -> State:
    """A match after a deal with a chosen deck."""
    cards = tuple(parse_card(text) for text in deck)
    pack = cards[-CUT_AT:] + cards[:-CUT_AT]
    before = state or start_match(profile)
    after, _ = apply(before, prepare(before, random.Random(1))._replace(pack=pack, dealer=dealer))
    assert after.hidden.pack == pack
    assert after.public.turn is not None
    return apply(after, Cut(after.public.turn, CUT_AT))[0]


def call_all(state: State, text: str) -> State:
    """Calls in order: ``-`` is a pass, a letter takes that suit."""
    for word in text.split():
        assert state.public.turn is not None
        suit = None if word == "-" else parse_suit(word)
        state = apply(state, Call(state.public.turn, suit))[0]
    return state


def play_all(state: State, text: str) -> State:
    """Plays in order; ``KH!`` says what may be said with it."""
    for word in text.split():
        state, _ = play(state, word)
    return state


def play(state: State, word: str) -> tuple[State, tuple[Event, ...]]:
    """One play by whoever's turn it is."""
    card = parse_card(word.rstrip("!"))
    seat = state.public.turn
    assert seat is not None
    says = None
    if word.endswith("!"):
        said = any(laid.says == "belote" and laid.seat == seat for laid in state.public.plays)
        says = "rebelote" if said else "belote"
    return apply(state, Play(seat, card, says))


def cards_now(state: State) -> set[str]:
    """The cards whoever's turn it is may play."""
    actions = legal_actions(view(state, state.public.turn))
    return {card_text(action.card) for action in actions if isinstance(action, Play)}


# --- random matches ------------------------------------------------------------------------------


def choose(state: State, rng: random.Random, take: float = 0.25) -> SeatAction:
    """Something legal for whoever's turn it is; takes rather less than often."""
    turn = state.public.turn
    assert turn is not None
    if state.public.phase == "cut":
        return Cut(turn, draw_cut(rng))
    actions = legal_actions(view(state, turn))
    if isinstance(actions[0], Call):
        taking = len(actions) > 1 and rng.random() < take
        return rng.choice(actions[1:]) if taking else actions[0]
    return rng.choice(actions)


def random_deal(state: State, rng: random.Random, take: float = 0.25) -> State:
    """The state after one more deal of random legal actions."""
    state, _ = apply(state, prepare(state, rng))
    while state.public.turn is not None:
        state, _ = apply(state, choose(state, rng, take))
    return state


def random_states(
    profile: Profile, seed: int, deals: int = 1000, take: float = 0.25
) -> Iterator[State]:
    """The state after each deal of one match, until it ends."""
    rng = random.Random(seed)
    state = start_match(profile)
    for _ in range(deals):
        state = random_deal(state, rng, take)
        yield state
        if state.public.phase == ENDED:
            return


def random_records(
    profile: Profile, seed: int, deals: int = 1000, take: float = 0.25
) -> list[dict[str, Any]]:
    """The records of one match; a single deal is a match of its own."""
    if profile.length == "one-deal":
        return [
            deal_record(next(random_states(profile, seed * 1000 + index, 1, take)), f"m{index}")
            for index in range(deals)
        ]
    return [deal_record(state, "m1") for state in random_states(profile, seed, deals, take)]


def dealers(records: Sequence[dict[str, Any]]) -> list[tuple[int, int]]:
    """(dealer, next deal's dealer) for each deal but the last."""
    return [(here["dealer"], there["dealer"]) for here, there in pairwise(records)]
