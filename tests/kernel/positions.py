"""Random positions for the kernel's tests, seeded."""

from __future__ import annotations

import random

from rebelote.kernel.pack import Position
from rebelote.kernel.piles import UNKNOWN, Pile, Tableau
from rebelote.rules.cards import Mask, cards_of, mask_of
from rebelote.rules.library import load_profile
from rebelote.rules.play import PlayRules, legal_in_trick

PROFILES = tuple(
    load_profile(name, None).play_rules for name in ("classic", "contract", "single-deal")
)


def some_rules(rng: random.Random) -> PlayRules:
    """A profile's rules of play, or any combination of the options."""
    if rng.random() < 0.5:
        return rng.choice(PROFILES)
    return PlayRules(4, rng.randrange(4), rng.randrange(2), rng.randrange(2), 0)


def four_hands(rng: random.Random, size: int) -> Position:
    """``size`` cards a hand at the start of a trick, then up to three cards of it played."""
    suits = rng.sample(range(4), rng.choice((2, 3, 4, 4)) if size <= 4 else 4)
    pool = [card for card in range(32) if card >> 3 in suits]
    cards = rng.sample(pool, 4 * size)
    hands = [mask_of(cards[size * seat : size * seat + size]) for seat in range(4)]
    rules, trump, leader = some_rules(rng), rng.randrange(4), rng.randrange(4)
    trick: tuple[int, ...] = ()
    for step in range(rng.randrange(4)):
        seat = (leader + step) % 4
        card = rng.choice(cards_of(legal_in_trick(hands[seat], trick, trump, rules)))
        trick = (*trick, card)
        hands[seat] &= ~(1 << card)
    won = 0 if size == 8 else rng.randrange(4)
    return Position(rules, trump, leader, trick, (hands[0], hands[1], hands[2], hands[3]), won)


def two_rows(rng: random.Random, piles: int, covered: int, known: bool) -> tuple[Tableau, Mask]:
    """Tableaux of ``piles`` piles, ``covered`` of them covered in each, and the unseen cards."""
    cards = rng.sample(range(32), 2 * (piles + covered))
    rows = []
    unseen = []
    for _ in range(2):
        row = []
        for index in range(piles):
            top = cards.pop()
            if index >= covered:
                row.append(Pile(top))
                continue
            below = cards.pop()
            unseen.append(below)
            row.append(Pile(top, below if known else UNKNOWN))
        rows.append(tuple(row))
    leader = rng.randrange(2)
    position = Tableau(rng.randrange(4), leader, (), (rows[0], rows[1]), rng.randrange(4))
    if rng.random() < 0.4:
        position = _led(rng, position)
    return position, 0 if known else mask_of(unseen)


def told(rng: random.Random, position: Tableau, unseen: Mask) -> tuple[Tableau, Mask]:
    """The position where somebody has told some of the covered cards, and what is left unseen."""
    cards = list(cards_of(unseen))
    rng.shuffle(cards)
    rows = []
    for row in position.piles:
        piles = []
        for pile in row:
            tell = pile.covered == UNKNOWN and rng.random() < 0.5
            piles.append(pile._replace(covered=cards.pop()) if tell else pile)
        rows.append(tuple(piles))
    return position._replace(piles=(rows[0], rows[1])), mask_of(cards)


def _led(rng: random.Random, position: Tableau) -> Tableau:
    row = list(position.piles[position.leader])
    index = rng.randrange(len(row))
    card = row[index].exposed
    assert card is not None
    row[index] = Pile(None, row[index].covered)
    first = tuple(row) if position.leader == 0 else position.piles[0]
    second = tuple(row) if position.leader == 1 else position.piles[1]
    return position._replace(trick=(card,), piles=(first, second))
