"""The honest game over two tableaux while many cards are covered: a sampled search tree.

One simulation plays the deal to its end. Cards come up at random from the unseen ones, so a branch
of the tree is what both players saw, and each choice in it is made on that alone (UCT over public
positions with chance nodes). Below the tree moves come from the order of `pile_search`, now and
then at random. Once nothing is covered and few cards are left, the exact search finishes.

At the root every legal card gets the same number of simulations. The first half grows the tree; the
result is the mean of the second half, with its standard error.

That error is the sampling's alone: a tree this small also leaves both players a little short of
best play, which pulls values together.

A tree node is a row: key (2 words), visits, then for each of up to eight legal cards its visits
and the sum of seat 0's values from there on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rebelote.kernel.bits import load, lowest, popcount, store
from rebelote.kernel.chance_search import step
from rebelote.kernel.compiled import compiled, np
from rebelote.kernel.pile_arena import OWNED_AT, SCRATCH_AT, SCRATCH_WORDS
from rebelote.kernel.pile_drive import guess_value, settle
from rebelote.kernel.pile_search import generate, replies
from rebelote.kernel.rng import advance, below, scramble

if TYPE_CHECKING:
    import numpy.typing as npt

    Words = npt.NDArray[np.int64]

NODE_WORDS: Final = 3 + 2 * 8
NODES: Final = 1 << 15
#: Cards left, nothing covered: the exact search takes over.
_EXACT_FROM: Final = 12
_EXPLORE: Final = 40.0
_PROBES: Final = 8
_SPREAD: Final = 8  # one move in so many, below the tree, is random


@compiled("int64(int64[:,::1], int64, int64)")
def find(tree: Words, first: int, second: int) -> int:
    """The node of a position, an empty one to begin, or -1 where the tree is full there."""
    mixed = (first ^ (second * 0x2545F4914F6CDD1D)) * 0x1E3779B97F4A7C15
    mixed ^= (mixed >> 29) & 0x7FFFFFFFF
    mixed *= 0x3F58476D1CE4E5B9
    at = (mixed >> 40) & (NODES - 1)
    for _ in range(_PROBES):
        if tree[at, 2] == 0 or (tree[at, 0] == first and tree[at, 1] == second):
            return at
        at = (at + 1) & (NODES - 1)
    return -1


@compiled("int64(int64, int64)")
def nth(cards: int, index: int) -> int:
    """The ``index``-th card of a set, from the lowest."""
    for _ in range(index):
        cards &= cards - 1
    return lowest(cards)


@compiled("int64(int64[:,::1], int64, int64, int64)")
def promising(tree: Words, node: int, count: int, seat: int) -> int:
    """Index of the legal card to try next at a node: best mean plus a margin for few visits."""
    best = 0
    best_score = -1e18
    log = np.log(float(tree[node, 2] + 1))
    for index in range(count):
        visits = tree[node, 3 + 2 * index]
        if visits == 0:
            return index
        mean = tree[node, 4 + 2 * index] / visits
        score = (mean if seat == 0 else -mean) + _EXPLORE * np.sqrt(log / visits)
        if score > best_score:
            best_score = score
            best = index
    return best


@compiled(
    "int64(int64, int64[:,::1], int64[::1], float64[:,::1], int64, int64, int64, int64, int64,"
    " int64, int64, int64)"
)
def simulate(  # noqa: C901 -- one loop over one simulation's state
    base: int,
    tree: Words,
    path: Words,
    totals: npt.NDArray[np.float64],
    mask: int,
    hidden: int,
    blind: int,
    unseen: int,
    info: int,
    rounds: int,
    counted: int,
    seed: int,
) -> int:
    """``rounds`` simulations of each legal card from a position (arguments as in `chance_search`).

    Rounds from ``counted`` on are added to ``totals`` (a row a card: number, sum, sum of squares).
    """
    state = scramble(seed)
    zero = load(base, OWNED_AT)
    one = load(base, OWNED_AT + 1)
    cards = load(base, OWNED_AT + (info & 1)) & mask & ~hidden
    if (info & 2) != 0:
        cards = replies(cards, (info >> 2) & 31)
    for turn in range(rounds):
        rest_of_moves = cards
        while rest_of_moves != 0:
            first_card = lowest(rest_of_moves)
            rest_of_moves &= rest_of_moves - 1
            store(base, OWNED_AT, zero)
            store(base, OWNED_AT + 1, one)
            now, veiled, covers, left, about = mask, hidden, blind, unseen, info
            depth = 0
            value = 0
            inside = True
            card = first_card
            while True:
                now, veiled, covers, about, gained = step(base, now, veiled, covers, about, card)
                value += gained
                while ((about >> 9) & 3) != 0:
                    state = advance(state)
                    drawn = 1 << nth(left, below(state, popcount(left)))
                    seat = (about >> 11) & 1
                    store(base, OWNED_AT + seat, load(base, OWNED_AT + seat) | drawn)
                    now |= drawn
                    left &= ~drawn
                    due = ((about >> 9) & 3) - 1
                    about = (about & (511 | 1 << 13)) | due << 9 | ((about >> 12) & 1) << 11
                if now == 0:
                    break
                seat = about & 1
                if (about & 2) == 0 and covers == 0 and popcount(now) <= _EXACT_FROM:
                    guess = guess_value(base, now)
                    value += settle(base, now, veiled, about & 511, guess, guess * 0 + 16)
                    break
                legal = load(base, OWNED_AT + seat) & now & ~veiled
                if (about & 2) != 0:
                    legal = replies(legal, (about >> 2) & 31)
                count = popcount(legal)
                state = advance(state)
                if count == 1:
                    card = lowest(legal)
                    continue
                node = -1
                if inside:
                    owners = load(base, OWNED_AT) & now
                    node = find(tree, now | left << 32, owners | (about & 511) << 32)
                if node >= 0:
                    if tree[node, 2] == 0:
                        inside = False
                        tree[node, 0] = now | left << 32
                        tree[node, 1] = owners | (about & 511) << 32
                    index = promising(tree, node, count, seat)
                    card = nth(legal, index)
                    path[3 * depth] = node
                    path[3 * depth + 1] = index
                    path[3 * depth + 2] = value
                    depth += 1
                elif below(state, _SPREAD) == 0:
                    card = nth(legal, below(advance(state), count))
                else:
                    slot = SCRATCH_AT + SCRATCH_WORDS * 32
                    moves = generate(base, slot, now, veiled, left, about, -1)
                    top = load(base, slot)
                    for move in range(slot + 1, slot + moves):
                        top = max(top, load(base, move))
                    card = top & 31
            for index in range(depth):
                node = path[3 * index]
                column = 3 + 2 * path[3 * index + 1]
                tree[node, 2] += 1
                tree[node, column] += 1
                tree[node, column + 1] += value - path[3 * index + 2]
            if turn >= counted:
                totals[first_card, 0] += 1.0
                totals[first_card, 1] += float(value)
                totals[first_card, 2] += float(value) * float(value)
    store(base, OWNED_AT, zero)
    store(base, OWNED_AT + 1, one)
    return 0
