"""What one seat knows, as JSON: a deal record cut short, with one hand, at that seat's turn.

    {"profile": "classic", "dealer": 3, "turned": "9H", "seat": 2, "hand": ["JH", "..."],
     "calls": [...], "plays": [...], "totals": [0, 0], "pending": 0}

``hand`` holds the seat's cards at the start: five before anyone took, else eight. Two players have
``tableaux`` in its place, as they lay at the start (``[exposed, null]`` for a pile with a covered
card), and ``uncovered`` with the cards turned up since, in order. Fields that are not known are
ignored. Everything that can be checked is: whose turn it was, that no card stands twice, that the
seat's own plays were legal.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from rebelote.rules.belote import BELOTE, REBELOTE
from rebelote.rules.cards import KING, QUEEN, Card, Mask, card_text, mask_of, parse_card, parse_suit
from rebelote.rules.errors import NotationError, RebeloteError, RuleViolation
from rebelote.rules.events import (
    Called,
    CardPlayed,
    CardsDealt,
    CardsUncovered,
    HandsCompleted,
    MeldsShown,
    PackPrepared,
    TrickWon,
)
from rebelote.rules.legal import check_call, check_play
from rebelote.rules.library import load_profile
from rebelote.rules.melds import scoring_melds
from rebelote.rules.play import trick_points, trick_winner
from rebelote.rules.profile import Profile
from rebelote.rules.state import AUCTION, PLAY, Public, View, exposed_mask, hand_in_view
from rebelote.rules.view import evolve_view

Json: TypeAlias = dict[str, Any]
Piles: TypeAlias = tuple[tuple[Card | None, ...], ...]


def view_from_situation(data: object) -> View:
    """The view of the seat whose turn it is. Raises `RebeloteError` saying what is wrong."""
    if not isinstance(data, dict):
        raise wrong("it", "expected an object with profile, dealer, turned, seat and hand")
    profile = _profile(data)
    seat = _whole(data, "seat", profile.players - 1)
    if profile.players == 2:
        seen = _opened(data, profile, seat, (), *_tableaux(data))
    else:
        own = tuple(_hand(data) if other == seat else 0 for other in range(4))
        seen = _opened(data, profile, seat, own, (), ())
    seen = _with_calls(seen, _list(data, "calls"))
    if profile.players == 4:
        _check_hand(seen)
    seen = _with_plays(seen, _list(data, "plays"), _uncovered(data))
    if seen.public.turn != seat or seen.public.phase not in (AUCTION, PLAY):
        turn = seen.public.turn
        whose = "nobody's turn" if turn is None else f"seat {turn}'s turn"
        raise wrong("seat", f"it is {whose} after these calls and plays, expected seat {seat}'s")
    return seen


def wrong(field: str, problem: str) -> RebeloteError:
    """A fault of a situation: the field and what was expected."""
    return RebeloteError(
        "bad-situation", field=field, problem=problem, message=f"situation: {field}: {problem}"
    )


# --- the beginning ------------------------------------------------------------------------------


def _opened(
    data: Json,
    profile: Profile,
    seat: int,
    hands: tuple[Mask, ...],
    exposed: Piles,
    covered: tuple[tuple[bool, ...], ...],
) -> View:
    """The view when the cards have just been dealt."""
    match = Public(totals=_pair(data, "totals"), pending=_whole(data, "pending", 10**6, default=0))
    seen = View(profile, seat, match, 0)
    dealer = _whole(data, "dealer", profile.players - 1)
    seen = evolve_view(seen, PackPrepared(1, dealer, "", (), ""))
    turned = _card(data.get("turned"), "turned")
    seen = evolve_view(seen, CardsDealt(turned, hands, exposed, ()))
    if covered:
        seen = seen._replace(public=seen.public._replace(covered=covered))
    return seen


def _profile(data: Json) -> Profile:
    name = data.get("profile")
    if not isinstance(name, str):
        raise wrong("profile", "expected the id of a profile")
    rules = data.get("house_rules")
    if rules is not None and not isinstance(rules, dict):
        raise wrong("house_rules", "expected an object of options")
    return load_profile(name, rules)


def _hand(data: Json) -> Mask:
    cards = [_card(text, "hand") for text in _list(data, "hand", required=True)]
    if len(set(cards)) != len(cards):
        raise wrong("hand", "a card stands twice")
    if len(cards) not in (5, 8):
        raise wrong("hand", f"expected 5 cards, or 8 once somebody has taken; got {len(cards)}")
    return mask_of(cards)


def _check_hand(seen: View) -> None:
    public = seen.public
    expected = 5 if public.taker is None else 8
    got = seen.hand.bit_count()
    if got != expected:
        why = "nobody has taken" if expected == 5 else "somebody has taken"
        raise wrong("hand", f"expected {expected} cards as {why}; got {got}")
    assert public.turned is not None
    has = bool(seen.hand >> public.turned & 1)
    if has != (public.taker == seen.seat):
        whose = "belongs to the taker" if public.taker is not None else "is in nobody's hand yet"
        raise wrong("hand", f"the turned-up card {card_text(public.turned)} {whose}")


def _tableaux(data: Json) -> tuple[Piles, tuple[tuple[bool, ...], ...]]:
    sides = _list(data, "tableaux", required=True)
    if len(sides) != 2 or not all(isinstance(side, list) and len(side) == 8 for side in sides):
        raise wrong("tableaux", "expected two lists of eight piles [exposed, null]")
    piles = [[_pile(pile) for pile in side] for side in sides]
    cards = [card for side in piles for card, _ in side]
    if len(set(cards)) != len(cards):
        raise wrong("tableaux", "a card stands twice")
    exposed = tuple(tuple(card for card, _ in side) for side in piles)
    return exposed, tuple(tuple(covers for _, covers in side) for side in piles)


def _pile(pile: object) -> tuple[Card, bool]:
    if not isinstance(pile, list) or len(pile) not in (1, 2):
        raise wrong("tableaux", "expected each pile as [exposed, null], as it lay at the start")
    if len(pile) == 2 and pile[1] is not None:
        raise wrong("tableaux", "a seat does not know covered cards: expected null for each")
    return _card(pile[0], "tableaux"), len(pile) == 2


# --- what happened ------------------------------------------------------------------------------


def _with_calls(seen: View, calls: list[Any]) -> View:
    for call in calls:
        if not isinstance(call, dict) or call.get("call") not in ("pass", "take"):
            raise wrong("calls", 'expected objects such as {"seat": 0, "call": "pass"}')
        if seen.public.phase != AUCTION or len(seen.public.calls) >= 2 * seen.profile.players:
            raise wrong("calls", "there are calls after the end of the auction")
        if call.get("seat") != seen.public.turn:
            raise wrong("calls", f"expected a call of seat {seen.public.turn}, got {call!r}")
        suit = _suit(call.get("suit")) if call["call"] == "take" else None
        _allowed("calls", lambda s=suit, p=seen: check_call(p.public, s, p.profile.players))
        seen = evolve_view(seen, Called(call["seat"], suit))
        if suit is not None:
            seen = _after_take(seen)
    if len(seen.public.calls) == 2 * seen.profile.players and seen.public.taker is None:
        raise wrong("calls", "everybody passed twice: there is nothing left to decide")
    return seen


def _after_take(seen: View) -> View:
    public = seen.public
    if seen.profile.players == 4:
        return evolve_view(seen, HandsCompleted((0, 0, 0, 0)))
    if seen.profile.melds == "counted" and public.trump is not None:
        exposed = (exposed_mask(public, 0), exposed_mask(public, 1))
        melds = scoring_melds(exposed, public.trump, public.leader)
        return evolve_view(seen, MeldsShown(melds)) if melds else seen
    return seen


def _with_plays(seen: View, plays: list[Any], uncovered: list[tuple[int, int, Card]]) -> View:
    if plays and seen.public.phase != PLAY:
        raise wrong("plays", "nobody has taken: expected no plays yet")
    for laid in plays:
        if not isinstance(laid, dict):
            raise wrong("plays", 'expected objects such as {"seat": 0, "card": "AS"}')
        card, says = _card(laid.get("card"), "plays"), laid.get("says")
        if laid.get("seat") != seen.public.turn or len(seen.public.plays) == 32:
            raise wrong("plays", f"expected a card of seat {seen.public.turn}, got {laid!r}")
        says = _check_laid(seen, card, says)
        seen = evolve_view(seen, CardPlayed(laid["seat"], card, says))
        seen = _after_play(seen, uncovered)
    if uncovered:
        raise wrong("uncovered", f"{card_text(uncovered[0][2])} was not freed by these plays")
    return seen


def _check_laid(seen: View, card: Card, says: object) -> str | None:
    """What was said; raises where the card, or the word, cannot have been."""
    public = seen.public
    assert public.turn is not None
    if any(card == before.card for before in public.plays):
        raise wrong("plays", f"{card_text(card)} is played twice")
    if says is not None and says not in (BELOTE, REBELOTE):
        raise wrong("plays", f"expected says to be belote or rebelote, got {says!r}")
    if public.turn == seen.seat or public.exposed:
        own = View(seen.profile, public.turn, public, seen.hand)
        said = [says if isinstance(says, str) else None]
        checked: str | None = _allowed("plays", lambda: check_play(own, card, said[0]))
        return checked
    if hand_in_view(seen) >> card & 1:
        raise wrong("plays", f"{card_text(card)} is in the hand of seat {seen.seat}")
    if card == public.turned and public.turn != public.taker:
        raise wrong("plays", f"the turned-up card {card_text(card)} went to the taker")
    if says is not None and (card >> 3 != public.trump or card & 7 not in (KING, QUEEN)):
        raise wrong("plays", f"{says} is said with king or queen of trump, not {card_text(card)}")
    return says if isinstance(says, str) else None


def _after_play(seen: View, uncovered: list[tuple[int, int, Card]]) -> View:
    public = seen.public
    assert public.trump is not None
    players = seen.profile.players
    if len(public.trick) < players:
        if seen.profile.uncover == "at-once" and public.exposed:
            return _turn_up(seen, uncovered)
        return seen
    cards = tuple(laid.card for laid in public.trick)
    winner = trick_winner(public.leader, cards, public.trump, players)
    seen = evolve_view(seen, TrickWon(winner, trick_points(cards, public.trump)))
    return _turn_up(seen, uncovered) if public.exposed else seen


def _turn_up(seen: View, uncovered: list[tuple[int, int, Card]]) -> View:
    """The cards that lie free now, as the situation tells them; they are taken off its list."""
    public = seen.public
    free = [
        (seat, pile)
        for seat in range(2)
        for pile in range(8)
        if public.covered[seat][pile] and public.exposed[seat][pile] is None
    ]
    found = []
    for seat, pile in free:
        told = next((entry for entry in uncovered if entry[:2] == (seat, pile)), None)
        if told is None:
            raise wrong("uncovered", f"expected the card of seat {seat}, pile {pile}, freed by now")
        uncovered.remove(told)
        found.append(told)
    return evolve_view(seen, CardsUncovered(tuple(found))) if found else seen


def _uncovered(data: Json) -> list[tuple[int, int, Card]]:
    found = []
    for entry in _list(data, "uncovered"):
        if not isinstance(entry, dict):
            raise wrong("uncovered", 'expected objects {"seat": 0, "pile": 3, "card": "JH"}')
        seat, pile = _whole(entry, "seat", 1), _whole(entry, "pile", 7)
        found.append((seat, pile, _card(entry.get("card"), "uncovered")))
    return found


# --- small readers ------------------------------------------------------------------------------


def _allowed(field: str, check: Any) -> Any:
    try:
        return check()
    except RuleViolation as broken:
        raise wrong(field, f"not allowed by the rules: {broken}") from None


def _card(text: object, field: str) -> Card:
    try:
        return parse_card(text)
    except NotationError as problem:
        raise wrong(field, str(problem)) from None


def _suit(text: object) -> int:
    try:
        return parse_suit(text)
    except NotationError as problem:
        raise wrong("calls", str(problem)) from None


def _list(data: Json, field: str, *, required: bool = False) -> list[Any]:
    value = data.get(field)
    if value is None and not required:
        return []
    if not isinstance(value, list):
        raise wrong(field, "expected a list")
    return value


def _whole(data: Json, field: str, highest: int, *, default: int | None = None) -> int:
    value = data.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise wrong(field, f"expected a whole number from 0 to {highest}, got {value!r}")
    return value


def _pair(data: Json, field: str) -> tuple[int, int]:
    value = data.get(field, [0, 0])
    whole = isinstance(value, list) and len(value) == 2
    if not whole or not all(isinstance(part, int) and part >= 0 for part in value):
        raise wrong(field, f"expected two whole numbers, got {value!r}")
    return int(value[0]), int(value[1])
