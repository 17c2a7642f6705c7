"""Every option of a profile changes an outcome: the same input, two rules, two results.

One entry a pair of values, and the last test checks that no option and no value is forgotten.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from rebelote.rules.cards import card_text, parse_card
from rebelote.rules.errors import ProfileError
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import announcement, legal_actions
from rebelote.rules.match import match_winner
from rebelote.rules.profile import OPTIONS, Profile
from rebelote.rules.shuffle import prepare
from rebelote.rules.view import view
from tests.rules.helpers import (
    PACK,
    allowed,
    call_all,
    dealt,
    deck_of,
    deck_of_tableaux,
    four_hands,
    play_all,
    random_deal,
    rules,
    score,
)

Outcome = Callable[[Profile], object]
SHUFFLED = random.Random(42).sample(PACK, 32)


class Change(NamedTuple):
    """The same input under two values of one option; what it gives under each."""

    profile: str
    option: str
    values: tuple[Any, Any]
    outcome: Outcome
    expected: tuple[object, object]
    together: Mapping[str, Any] = MappingProxyType({})
    """Other options that have to stand with it, under both values or by value."""


def _legal(trump: str, trick: str, hand: str) -> Outcome:
    return lambda profile: " ".join(
        card for card in hand.split() if card in allowed(profile, trump, trick, hand)
    )


def _scored(points: tuple[int, int], **more: Any) -> Outcome:
    def outcome(profile: Profile) -> object:
        sheet = score(profile, points, **more)
        return sheet.outcome, sheet.scores, sheet.pending

    return outcome


def _ended(totals: tuple[int, int]) -> Outcome:
    return lambda profile: match_winner(profile, "made", totals)


def _first_hand(profile: Profile) -> object:
    hand = dealt(profile, SHUFFLED, 3).hidden.hands[0]
    return {card_text(card) for card in range(32) if hand >> card & 1}


def _row_of_dealer(profile: Profile) -> object:
    return tuple(dealt(profile, SHUFFLED, 0).hidden.covered[0])


def _heaps_together(profile: Profile) -> object:
    """How many tricks of the last deal lie together in the next pack."""
    state = random_deal(start_match(profile), random.Random(1), take=1)
    size = profile.players
    heaps = {frozenset(trick.cards) for trick in state.public.tricks}
    pack = prepare(state, random.Random(2)).pack
    return sum(frozenset(pack[at : at + size]) in heaps for at in range(0, 32, size)) > 4


def _dealers_after_a_deal(profile: Profile) -> object:
    state = random_deal(start_match(profile), random.Random(1), take=1)
    after = {prepare(state, random.Random(seed)).dealer for seed in range(60)}
    return {(dealer - state.public.dealer) % 4 for dealer in after}


def _dealers_after_all_pass(profile: Profile) -> object:
    state = call_all(dealt(profile, SHUFFLED, 1), "- " * (2 * profile.players))
    return {prepare(state, random.Random(seed)).dealer for seed in range(60)}


def _tableau_state(profile: Profile) -> Any:
    tableaux = [[[PACK[16 * s + p], PACK[16 * s + 8 + p]] for p in range(8)] for s in (0, 1)]
    return call_all(dealt(profile, deck_of_tableaux(tableaux, 1), 1), "D")


def _exposed_before_the_reply(profile: Profile) -> object:
    state = play_all(_tableau_state(profile), "7S")
    return state.public.exposed[0][0] == parse_card("7H")


def _points_of_melds(profile: Profile) -> object:
    return sum(meld.points for meld in _tableau_state(profile).public.melds)


def _belote_of_a_deal(plays: str) -> Outcome:
    """Belote scored by seat 0, which has king and queen and wins both their tricks."""

    def outcome(profile: Profile) -> object:
        hands = four_hands("7S JS 9S AS KS QS 7D TS", "8S", "AH TH KH QH JH 9H 8H 7H")
        state = call_all(dealt(profile, deck_of(hands, 0, 0, profile.packets), 3), "S")
        first, _, second = plays.partition(" / ")
        state = play_all(state, first)
        state = play_all(state, second)
        while state.public.turn is not None:
            turn = state.public.turn
            state, _ = apply(state, legal_actions(view(state, turn))[0])
        assert state.public.sheet is not None
        return state.public.sheet.belote

    return outcome


def _sayable(profile: Profile) -> object:
    hands = four_hands("7S JS 9S AS KS QS 7D TS", "8S", "AH TH KH QH JH 9H 8H 7H")
    state = call_all(dealt(profile, deck_of(hands, 0, 0, profile.packets), 3), "S")
    return announcement(view(state, 0), parse_card("KS"))


def _over(profile: Profile) -> object:
    return match_winner(profile, "made", (100, 62))[0]


SAID = "KS! 8S 7H 7C / QS!"
HALF_SAID = "KS! 8S 7H 7C / QS"
SILENT = "KS 8S 7H 7C / QS"
ONE_DEAL = {"tie": "makes", "equal_totals": "draw"}

CHANGES = [
    # deal
    Change(
        "classic",
        "packets",
        ((3, 2), (2, 3)),
        _first_hand,
        (
            set(SHUFFLED[0:3] + SHUFFLED[12:14]),
            set(SHUFFLED[0:2] + SHUFFLED[8:11]),
        ),
    ),
    Change(
        "contract",
        "packets",
        ((5,), (3, 2)),
        _first_hand,
        (set(SHUFFLED[0:5]), set(SHUFFLED[0:3] + SHUFFLED[12:14])),
    ),
    Change(
        "decouverte",
        "packets",
        ((4, 4), (8,)),
        _row_of_dealer,
        tuple(
            tuple(parse_card(card) for card in cards)
            for cards in (SHUFFLED[4:8] + SHUFFLED[12:16], SHUFFLED[8:16])
        ),
    ),
    Change("classic", "shuffle", ("every-deal", "cut-only"), _heaps_together, (False, True)),
    Change("contract", "shuffle", ("every-deal", "cut-only"), _heaps_together, (False, True)),
    Change("decouverte", "shuffle", ("every-deal", "cut-only"), _heaps_together, (False, True)),
    Change(
        "classic", "next_dealer", ("right", "drawn"), _dealers_after_a_deal, ({1}, {0, 1, 2, 3})
    ),
    Change(
        "contract", "next_dealer", ("right", "drawn"), _dealers_after_a_deal, ({1}, {0, 1, 2, 3})
    ),
    Change(
        "classic",
        "after_all_pass",
        ("next-dealer", "same-dealer"),
        _dealers_after_all_pass,
        ({2}, {1}),
    ),
    Change(
        "contract",
        "after_all_pass",
        ("next-dealer", "same-dealer"),
        _dealers_after_all_pass,
        ({0, 1, 2, 3}, {1}),
    ),
    Change(
        "decouverte",
        "after_all_pass",
        ("next-dealer", "same-dealer"),
        _dealers_after_all_pass,
        ({0}, {1}),
    ),
    # play
    Change(
        "classic",
        "partner_holds",
        ("any", "plain-or-overtrump"),
        _legal("S", "8H QS 7H", "7S KS AD"),
        ("7S KS AD", "KS AD"),
    ),
    Change(
        "classic",
        "partner_holds",
        ("plain-or-overtrump", "plain-or-overtrump-if-able"),
        _legal("S", "8H QS 7H", "7S 8S AD"),
        ("AD", "7S 8S AD"),
    ),
    Change(
        "classic",
        "partner_holds",
        ("any", "plain-or-overtrump-if-able"),
        _legal("S", "8H QS 7H", "7S KS AD"),
        ("7S KS AD", "KS AD"),
    ),
    Change(
        "single-deal",
        "partner_holds",
        ("plain-or-overtrump-if-able", "as-opponent"),
        _legal("S", "8H QS 7H", "7S KS AD"),
        ("KS AD", "KS"),
    ),
    Change(
        "classic",
        "undertrump",
        ("forced", "free"),
        _legal("S", "AH QS", "8S 7S AD 9C"),
        ("8S 7S", "8S 7S AD 9C"),
    ),
    Change(
        "contract",
        "undertrump",
        ("forced", "free"),
        _legal("S", "AH QS", "8S 7S AD 9C"),
        ("8S 7S", "8S 7S AD 9C"),
    ),
    Change(
        "classic",
        "overtrump_partner",
        (True, False),
        _legal("S", "AS 7S", "9S 8S KD"),
        ("9S", "9S 8S"),
    ),
    Change(
        "decouverte",
        "uncover",
        ("after-trick", "at-once"),
        _exposed_before_the_reply,
        (False, True),
    ),
    # belote
    Change("classic", "belote", ("said", "none"), _belote_of_a_deal(SILENT), ((0, 0), (0, 0))),
    Change("classic", "belote", ("said", "none"), _sayable, ("belote", None)),
    Change(
        "classic", "belote", ("said", "automatic"), _belote_of_a_deal(SILENT), ((0, 0), (20, 0))
    ),
    Change(
        "classic",
        "belote",
        ("said", "said-twice"),
        _belote_of_a_deal(HALF_SAID),
        ((20, 0), (10, 0)),
    ),
    Change(
        "classic",
        "belote",
        ("automatic", "said-twice"),
        _belote_of_a_deal(SAID),
        ((20, 0), (20, 0)),
    ),
    Change(
        "classic",
        "belote",
        ("automatic", "said-twice"),
        _belote_of_a_deal(HALF_SAID),
        ((20, 0), (10, 0)),
    ),
    Change(
        "classic",
        "belote_on_failure",
        ("kept", "lost"),
        _scored((40, 122), belote=(20, 0)),
        (("failed", (20, 162), 0), ("failed", (0, 162), 0)),
    ),
    Change(
        "single-deal",
        "belote_on_failure",
        ("kept", "lost"),
        _scored((40, 122), belote=(20, 0)),
        (("failed", (20, 162), 0), ("failed", (0, 182), 0)),
    ),
    Change(
        "classic",
        "belote_counts",
        (True, False),
        _scored((80, 82), belote=(20, 0)),
        (("made", (100, 82), 0), ("failed", (20, 162), 0)),
    ),
    Change(
        "classic",
        "tied_belote",
        ("put-aside", "kept"),
        _scored((71, 91), belote=(20, 0)),
        (("tied", (0, 91), 91), ("tied", (20, 91), 71)),
    ),
    # scoring
    Change(
        "classic",
        "made_when",
        ("majority", "half"),
        _scored((81, 81)),
        (("tied", (0, 81), 81), ("made", (81, 81), 0)),
        {"half": {"tie": "makes"}},
    ),
    Change(
        "classic",
        "made_when",
        ("majority", "fixed"),
        _scored((91, 71), belote=(0, 10)),
        (("made", (91, 81), 0), ("failed", (0, 172), 0)),
        {"belote": "said-twice", "tie": "fails"},
    ),
    Change(
        "single-deal",
        "made_when",
        ("half", "fixed"),
        _scored((81, 81)),
        (("made", (81, 81), 0), ("failed", (0, 162), 0)),
        {"fixed": {"tie": "fails"}},
    ),
    Change(
        "contract",
        "contract_points",
        (82, 90),
        _scored((85, 77)),
        (("made", (85, 77), 0), ("failed", (0, 162), 0)),
    ),
    Change(
        "contract",
        "contract_points_with_belote",
        (92, 102),
        _scored((95, 67), belote=(0, 20)),
        (("made", (95, 87), 0), ("failed", (0, 182), 0)),
    ),
    Change(
        "classic",
        "tie",
        ("litige", "fails"),
        _scored((81, 81)),
        (("tied", (0, 81), 81), ("failed", (0, 162), 0)),
    ),
    Change(
        "classic",
        "tie",
        ("litige", "makes"),
        _scored((81, 81)),
        (("tied", (0, 81), 81), ("made", (81, 81), 0)),
    ),
    Change(
        "decouverte",
        "tie",
        ("fails", "litige"),
        _scored((81, 81)),
        (("failed", (0, 162), 0), ("tied", (0, 81), 81)),
    ),
    Change(
        "single-deal",
        "failure_pays",
        ("162", "all-points"),
        _scored((40, 122), belote=(20, 0)),
        (("failed", (0, 162), 0), ("failed", (0, 182), 0)),
    ),
    Change("decouverte", "melds", ("none", "counted"), _points_of_melds, (0, 100)),
    # match
    Change(
        "classic", "length", ("target", "one-deal"), _over, (False, True), {"one-deal": ONE_DEAL}
    ),
    Change("single-deal", "length", ("target", "one-deal"), _over, (False, True)),
    Change("classic", "target", (1000, 500), _ended((600, 10)), ((False, None), (True, 0))),
    Change(
        "decouverte",
        "target_is",
        ("reached", "exceeded"),
        _ended((1000, 10)),
        ((True, 0), (False, None)),
    ),
    Change(
        "classic",
        "target_is",
        ("reached", "exceeded"),
        _ended((10, 1000)),
        ((True, 1), (False, None)),
    ),
    Change(
        "classic",
        "equal_totals",
        ("play-on", "draw"),
        _ended((1010, 1010)),
        ((False, None), (True, "draw")),
    ),
]


def _with(change: Change, value: Any) -> Profile:
    given = change.together.get(str(value), change.together)
    others = {key: item for key, item in given.items() if not isinstance(item, dict)}
    wanted = value if not isinstance(value, tuple) else list(value)
    return rules(change.profile, **{change.option: wanted}, **others)


def _name(change: Change) -> str:
    first, second = (str(value).replace(", ", "+") for value in change.values)
    return f"{change.profile}-{change.option}-{first}-or-{second}"


@pytest.mark.parametrize("change", CHANGES, ids=_name)
def test_option_changes_an_outcome(change: Change) -> None:
    found = tuple(change.outcome(_with(change, value)) for value in change.values)
    assert found == change.expected


def test_every_value_of_every_option_changes_an_outcome() -> None:
    """`players` and `turned_card` make another game: the profiles for four and for two differ."""
    shown = {
        (change.option, str(value))
        for change in CHANGES
        if change.expected[0] != change.expected[1]
        for value in change.values
    }
    for option in OPTIONS.values():
        if option.structural:
            continue
        if option.type == "choice":
            assert {(option.name, value) for value in option.choices} <= shown
        elif option.type == "bool":
            assert {(option.name, "True"), (option.name, "False")} <= shown
        else:
            assert len({value for name, value in shown if name == option.name}) >= 2


def test_players_and_turned_card_change_the_game() -> None:
    four = call_all(dealt(rules("classic"), SHUFFLED, 0), SHUFFLED[20][1])
    two = call_all(dealt(rules("decouverte"), SHUFFLED, 0), SHUFFLED[31][1])
    assert (len(four.public.counts), len(two.public.counts)) == (4, 2)
    assert four.public.turned is not None
    assert four.hidden.hands[1] >> four.public.turned & 1, "to the taker"
    assert two.public.exposed[0][7] == two.public.turned, "stays with the dealer"


@pytest.mark.parametrize("option", [name for name, o in OPTIONS.items() if o.structural])
def test_structural_options_are_no_house_rules(option: str) -> None:
    with pytest.raises(ProfileError, match=option):
        rules("classic", **{option: 2})
