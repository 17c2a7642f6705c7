"""Positions as JSON objects, the form that `rebelote solve` reads (formats: "A position")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rebelote.kernel.pack import PLAYERS, Position, won_bits
from rebelote.kernel.piles import PILES, UNKNOWN, Pile, Tableau
from rebelote.rules.cards import Card, Mask, Seat, mask_of, parse_card, parse_suit, require_distinct
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile
from rebelote.rules.profile import Profile

Json: TypeAlias = Mapping[str, Any]


def profile_from_json(data: object, overrides: Mapping[str, object]) -> Profile:
    """The profile that a position names, with its own house rules and then ``overrides``."""
    if not isinstance(data, Mapping):
        raise _wrong(f"a position is a JSON object, got {type(data).__name__}")
    name = data.get("profile")
    if not isinstance(name, str):
        raise _wrong('"profile": expected the id of a profile, such as "classic"')
    house_rules = data.get("house_rules", {})
    if not isinstance(house_rules, Mapping):
        raise _wrong('"house_rules": expected an object of options')
    profile = load_profile(name, None)
    rules = {**house_rules, **overrides}
    return profile.with_house_rules(rules) if rules else profile


def position_from_json(data: Json, profile: Profile) -> Position:
    """Four players: the position, checked."""
    leader, trick = _leader(data, PLAYERS), _cards(data.get("trick", []), "trick")
    rows = data.get("hands")
    if not isinstance(rows, list) or len(rows) != PLAYERS:
        raise _wrong('"hands": expected four lists of cards')
    hands = [_cards(row, f"hands, seat {seat}") for seat, row in enumerate(rows)]
    require_distinct([*trick, *(card for hand in hands for card in hand)])
    first, second, third, fourth = (mask_of(hand) for hand in hands)
    position = Position(
        profile.play_rules,
        parse_suit(data.get("trump")),
        leader,
        trick,
        (first, second, third, fourth),
        0,
    )
    left = max(len(hand) for hand in hands)
    position = position._replace(won=_won(data, left, 8))
    position.check()
    return position


def tableau_from_json(data: Json) -> tuple[Tableau, Mask]:
    """Two players: the position, checked, and the cards that may lie under unknown places.

    Those are all cards not in the position, less any listed as ``"played"``.
    """
    leader, trick = _leader(data, 2), _cards(data.get("trick", []), "trick")
    rows = data.get("tableaux")
    if not isinstance(rows, list) or len(rows) != 2:
        raise _wrong('"tableaux": expected two lists of piles')
    first, second = (_row(row, seat, leader, bool(trick)) for seat, row in enumerate(rows))
    tableau = Tableau(parse_suit(data.get("trump")), leader, trick, (first, second), 0)
    known = [card for row in tableau.piles for pile in row for card in pile if card is not None]
    played = _cards(data.get("played", []), "played")
    require_distinct([*trick, *(card for card in known if card != UNKNOWN), *played])
    left = max(sum(card is not None for pile in row for card in pile) for row in tableau.piles)
    tableau = tableau._replace(won=_won(data, left, 2 * PILES))
    tableau.check()
    unseen = mask_of(range(32)) & ~tableau.cards & ~mask_of(played)
    if unseen.bit_count() < tableau.unknown:
        raise _wrong(
            f"{tableau.unknown} covered cards are unknown, but only {unseen.bit_count()}"
            " cards are neither in the position nor played"
        )
    return tableau, unseen if tableau.unknown else 0


def _row(row: object, seat: Seat, leader: Seat, led: bool) -> tuple[Pile, ...]:
    if not isinstance(row, list):
        raise _wrong(f'"tableaux", seat {seat}: expected a list of piles')
    return tuple(_pile(pile, seat, led and seat == leader) for pile in row)


def _pile(pile: object, seat: Seat, may_be_bare: bool) -> Pile:
    """``[exposed, covered]``, ``[exposed]`` or ``[]``; null for a covered card nobody has seen.

    While the leader's card lies in the trick, the pile that it left is ``[null, covered]``, or
    ``[covered]``, which comes to the same as it cannot be played before the reply.
    """
    if not isinstance(pile, list) or len(pile) > 2:
        raise _wrong(f'"tableaux", seat {seat}: expected piles of at most two cards')
    if not pile:
        return Pile(None)
    exposed = None if pile[0] is None else parse_card(pile[0])
    if len(pile) == 1 and exposed is None and may_be_bare:
        return Pile(None, UNKNOWN)
    if exposed is None and not may_be_bare:
        raise _wrong(f'"tableaux", seat {seat}: expected an exposed card on every covered one')
    if len(pile) == 1:
        return Pile(exposed)
    return Pile(exposed, UNKNOWN if pile[1] is None else parse_card(pile[1]))


def _leader(data: Json, players: int) -> Seat:
    leader = data.get("leader")
    if not isinstance(leader, int) or isinstance(leader, bool) or not 0 <= leader < players:
        raise _wrong(f'"leader": expected a seat from 0 to {players - 1}')
    return leader


def _cards(cards: object, what: str) -> tuple[Card, ...]:
    if not isinstance(cards, list):
        raise _wrong(f'"{what}": expected a list of cards')
    return tuple(parse_card(card) for card in cards)


def _won(data: Json, left: int, tricks: int) -> int:
    """Sides that have won a trick: told, or, later than the first trick, both."""
    won = data.get("won")
    if won is None:
        return 0 if left >= tricks else 3
    told = isinstance(won, list) and len(won) == 2
    if not told or not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in won):
        raise _wrong('"won": expected the number of tricks won by each side, such as [1, 0]')
    if sum(won) + left > tricks:
        raise _wrong(
            f'"won": {sum(won)} tricks won and {left} still to play make more than {tricks}'
        )
    return won_bits((won[0], won[1]))


def _wrong(message: str) -> RebeloteError:
    return RebeloteError("bad-position", message=f"bad position: {message}")
