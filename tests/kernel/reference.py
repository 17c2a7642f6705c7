"""A slow, readable solver on `rules` alone: the oracle that shares nothing with the kernel."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rebelote.kernel.pack import Position
from rebelote.kernel.piles import Tableau
from rebelote.rules.cards import Mask, iterate, mask_of
from rebelote.rules.play import PlayRules, legal_in_trick, trick_points, trick_winner

TWO_PLAYERS = PlayRules(2, 3, 0, 0, 0)

Piles = tuple[tuple[tuple[int | None, int | bool | None], ...], ...]


def end_of_deal(winner: int, won: int) -> int:
    """Last trick and capot, from side 0's point of view."""
    return (10 if winner % 2 == 0 else 0) + {1: 90, 2: -90, 3: 0}[won]


def four_players(position: Position) -> int:
    """Side 0's value: points to come, 90 more for its capot, 90 less for the other's."""
    trump, rules = position.trump, position.rules

    @cache
    def value(hands: tuple[Mask, ...], leader: int, trick: tuple[int, ...], won: int) -> int:
        seat = (leader + len(trick)) % 4
        results = []
        for card in iterate(legal_in_trick(hands[seat], trick, trump, rules)):
            left = tuple(
                hand & ~(1 << card) if index == seat else hand for index, hand in enumerate(hands)
            )
            cards = (*trick, card)
            if len(cards) < 4:
                results.append(value(left, leader, cards, won))
                continue
            winner = trick_winner(leader, cards, trump, 4)
            side = winner % 2
            gained = trick_points(cards, trump) if side == 0 else 0
            now_won = won | 1 << side
            rest = value(left, winner, (), now_won) if any(left) else end_of_deal(winner, now_won)
            results.append(gained + rest)
        return max(results) if seat % 2 == 0 else min(results)

    return value(tuple(position.hands), position.leader, position.trick, position.won)


def two_players(position: Tableau, unseen: Mask, at_once: bool = False) -> Fraction:
    """Seat 0's expected value where nobody sees covered cards; all known if none is unseen."""
    trump = position.trump

    @cache
    def drawn(
        piles: Piles,
        places: tuple[tuple[int, int], ...],
        left: Mask,
        leader: int,
        trick: tuple[int, ...],
        won: int,
    ) -> Fraction:
        if not places:
            return value(piles, left, leader, trick, won)
        (seat, index), *later = places
        below = piles[seat][index][1]
        outcomes = [below] if type(below) is int else list(iterate(left))
        total = Fraction(0)
        for card in outcomes:
            turned = replace(piles, seat, index, (card, None))
            total += drawn(turned, tuple(later), left & ~(1 << card), leader, trick, won)
        return total / len(outcomes)

    @cache
    def value(piles: Piles, left: Mask, leader: int, trick: tuple[int, ...], won: int) -> Fraction:
        seat = (leader + len(trick)) % 2
        exposed = mask_of(card for card, _ in piles[seat] if card is not None)
        results = []
        for card in iterate(legal_in_trick(exposed, trick, trump, TWO_PLAYERS)):
            index = next(i for i, pile in enumerate(piles[seat]) if pile[0] == card)
            below = piles[seat][index][1]
            after = replace(piles, seat, index, (None, below))
            cards = (*trick, card)
            if len(cards) == 1:
                places = ((seat, index),) if at_once and below is not None else ()
                results.append(drawn(after, places, left, leader, cards, won))
                continue
            winner = trick_winner(leader, cards, trump, 2)
            now_won = won | 1 << winner
            result = Fraction(trick_points(cards, trump) if winner == 0 else 0)
            if any(part is not None for row in after for pile in row for part in pile):
                places = tuple(
                    (who, i)
                    for who in (leader, 1 - leader)
                    for i, pile in enumerate(after[who])
                    if pile[0] is None and pile[1] is not None
                )
                result += drawn(after, places, left, winner, (), now_won)
            else:
                result += end_of_deal(winner, now_won)
            results.append(result)
        return max(results) if seat == 0 else min(results)

    piles = tuple(
        tuple((pile.exposed, True if pile.covered == -1 else pile.covered) for pile in row)
        for row in position.piles
    )
    return value(piles, unseen, position.leader, position.trick, position.won)


def replace(
    piles: Piles, seat: int, index: int, pile: tuple[int | None, int | bool | None]
) -> Piles:
    """The piles with one of them changed."""
    row = tuple(pile if i == index else other for i, other in enumerate(piles[seat]))
    return tuple(row if who == seat else other for who, other in enumerate(piles))
