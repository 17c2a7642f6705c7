"""Worlds: complete hands drawn uniformly from all that agree with what a seat knows.

Facts concern single cards (`knowledge`), so hidden cards that the same seats may hold are alike.
Let a class be such a set of n cards. The number of ways to deal the classes from the k-th on to
seats with room for given numbers of cards is

    ways(k, room) = sum over splits of n_k among the seats of
                    n_k! / (product of the splits' factorials) * ways(k + 1, room - split)

which a table answers exactly: with 32 cards every number fits 63 bits. A split is drawn with its
share of the ways, then the cards of the class are shuffled into it. So every consistent deal is
equally likely, none is impossible, and nothing is ever drawn and thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

from rebelote.kernel.compiled import compiled, np, npt
from rebelote.kernel.knowledge import SEATS, Knowledge
from rebelote.kernel.rng import advance, scramble
from rebelote.rules.cards import Mask, cards_of, iterate
from rebelote.rules.errors import RebeloteError

Words = npt.NDArray[np.int64]

_ROOM = 9  # a seat has room for 0 to 8 cards


class _Classes(NamedTuple):
    """Hidden cards by who may hold them, and the table of ways."""

    cards: Words
    """All hidden cards, class after class."""
    sizes: Words
    seats: Words
    """For each class the seats that may hold its cards, as bits."""
    ways: Words
    """``[classes + 1, 9, 9, 9]`` by the room of seats 0, 1, 2; the rest is seat 3's."""


def count(knowledge: Knowledge) -> int:
    """The number of consistent deals."""
    return _total(knowledge, _classes(knowledge))


def sample(knowledge: Knowledge, worlds: int, seed: int) -> Words:
    """``[worlds, 4]`` hands as masks of cards, drawn independently and uniformly; seeded.

    Raises `RebeloteError` where no deal agrees with the knowledge.
    """
    classes = _classes(knowledge)
    if _total(knowledge, classes) == 0:
        raise RebeloteError("no-world", message="no deal agrees with what this seat has seen")
    room = np.array(knowledge.sizes, dtype=np.int64)
    hands = np.tile(np.array(knowledge.known, dtype=np.int64), (worlds, 1))
    draw_worlds(
        hands, classes.cards, classes.sizes, classes.seats, classes.ways, room, _choose(), seed
    )
    return hands


def every(knowledge: Knowledge) -> Iterator[tuple[Mask, ...]]:
    """All consistent deals, one after the other: for when there are few (see `count`)."""
    hands = list(knowledge.known)
    room = list(knowledge.sizes)
    # the card with the fewest possible holders first, so that few branches die late
    cards = sorted(
        iterate(knowledge.hidden),
        key=lambda card: sum(allowed >> card & 1 for allowed in knowledge.allowed),
    )

    def deal(index: int) -> Iterator[tuple[Mask, ...]]:
        if index == len(cards):
            yield tuple(hands)
            return
        bit = 1 << cards[index]
        for seat in range(SEATS):
            if room[seat] and knowledge.allowed[seat] & bit:
                room[seat] -= 1
                hands[seat] |= bit
                yield from deal(index + 1)
                hands[seat] ^= bit
                room[seat] += 1

    return deal(0) if sum(room) == len(cards) else iter(())


def _classes(knowledge: Knowledge) -> _Classes:
    by_seats: dict[int, Mask] = {}
    for card in iterate(knowledge.hidden):
        seats = sum(1 << seat for seat in range(SEATS) if knowledge.allowed[seat] >> card & 1)
        by_seats[seats] = by_seats.get(seats, 0) | 1 << card
    # classes with little choice last: the table then has fewer entries that matter
    ordered = sorted(by_seats.items(), key=lambda item: -item[0].bit_count())
    cards = [card for _, members in ordered for card in cards_of(members)]
    sizes = np.array([members.bit_count() for _, members in ordered], dtype=np.int64)
    seats_of = np.array([seats for seats, _ in ordered], dtype=np.int64)
    room = np.array(knowledge.sizes, dtype=np.int64)
    ways = np.zeros((len(ordered) + 1, _ROOM, _ROOM, _ROOM), dtype=np.int64)
    if room.min(initial=0) >= 0 and room.max(initial=0) < _ROOM:
        fill_ways(ways, sizes, seats_of, room, _choose())
    return _Classes(np.array(cards, dtype=np.int64), sizes, seats_of, ways)


def _total(knowledge: Knowledge, classes: _Classes) -> int:
    if sum(knowledge.sizes) != len(classes.cards) or min(knowledge.sizes) < 0:
        return 0
    return int(classes.ways[(0, *knowledge.sizes[:3])])


@cache
def _choose() -> Words:
    """``[33, 9]``: the binomial coefficients."""
    return np.array([[comb(n, k) for k in range(_ROOM)] for n in range(33)], dtype=np.int64)


@compiled(
    "UniTuple(int64, 4)(int64[:,:,:,::1], int64, int64, int64,"
    " int64, int64, int64, int64, int64[:,::1], int64)"
)
def class_ways(
    ways: Words,
    k: int,
    size: int,
    seats: int,
    first: int,
    second: int,
    third: int,
    fourth: int,
    choose: Words,
    stop: int,
) -> tuple[int, int, int, int]:
    """Walk the splits of class ``k`` in a fixed order, adding up their ways.

    With ``stop`` < 0: (all ways, 0, 0, 0). Else the split in which the sum passes ``stop``:
    (1, to seat 0, to seat 1, to seat 2).
    """
    total = 0
    for a in range(min(first, size) + 1):
        if a > 0 and (seats & 1) == 0:
            break
        for b in range(min(second, size - a) + 1):
            if b > 0 and (seats & 2) == 0:
                break
            for c in range(min(third, size - a - b) + 1):
                if c > 0 and (seats & 4) == 0:
                    break
                d = size - a - b - c
                if d > fourth or (d > 0 and (seats & 8) == 0):
                    continue
                rest = ways[k + 1, first - a, second - b, third - c]
                if rest == 0:
                    continue
                total += choose[size, a] * choose[size - a, b] * choose[size - a - b, c] * rest
                if total > stop >= 0:
                    return 1, a, b, c
    return total, 0, 0, 0


@compiled("int64(int64[:,:,:,::1], int64[::1], int64[::1], int64[::1], int64[:,::1])")
def fill_ways(ways: Words, sizes: Words, seats: Words, room: Words, choose: Words) -> int:
    """Fill the table of ways (see the module) from the last class to the first. Returns 0."""
    classes = len(sizes)
    ways[classes, 0, 0, 0] = 1
    left = 0
    for k in range(classes - 1, -1, -1):
        size = sizes[k]
        left += size
        for first in range(room[0] + 1):
            for second in range(room[1] + 1):
                for third in range(room[2] + 1):
                    fourth = left - first - second - third
                    if fourth < 0 or fourth > room[3]:
                        continue
                    ways[k, first, second, third] = class_ways(
                        ways, k, size, seats[k], first, second, third, fourth, choose, -1
                    )[0]
    return 0


@compiled("int64(int64, int64)")
def smear(bound: int, word: int) -> int:
    """The lowest bits of ``word``, as many as ``bound`` - 1 has: to be refused if >= ``bound``."""
    bits = 0
    while (bound - 1) >> bits != 0:
        bits += 1
    return (word >> 6) & ((1 << bits) - 1)


@compiled(
    "int64(int64[:,::1], int64[::1], int64[::1], int64[::1],"
    " int64[:,:,:,::1], int64[::1], int64[:,::1], int64)"
)
def draw_worlds(
    hands: Words,
    cards: Words,
    sizes: Words,
    seats: Words,
    ways: Words,
    room: Words,
    choose: Words,
    seed: int,
) -> int:
    """Add the hidden cards to each row of ``hands``. Returns 0."""
    state = scramble(seed)
    shuffled = cards.copy()
    for world in range(len(hands)):
        first, second, third, fourth = room[0], room[1], room[2], room[3]
        start = 0
        for k in range(len(sizes)):
            size = sizes[k]
            total = ways[k, first, second, third]
            state = advance(state)
            chosen = smear(total, state)
            while chosen >= total:
                state = advance(state)
                chosen = smear(total, state)
            _, a, b, c = class_ways(
                ways, k, size, seats[k], first, second, third, fourth, choose, chosen
            )
            for index in range(size):
                state = advance(state)
                other = smear(size - index, state)
                while other >= size - index:
                    state = advance(state)
                    other = smear(size - index, state)
                here, there = start + index, start + index + other
                shuffled[here], shuffled[there] = shuffled[there], shuffled[here]
                seat = 0 if index < a else 1 if index < a + b else 2 if index < a + b + c else 3
                hands[world, seat] |= 1 << shuffled[here]
            start += size
            first, second, third = first - a, second - b, third - c
            fourth -= size - a - b - c
    return 0
