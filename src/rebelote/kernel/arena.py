"""The memory of one search: hands, tables, scratch and the transposition table in one block.

One `Arena` serves one thread at a time and is reused from deal to deal. Its size is fixed
(`BYTES`, about 1.3 MB), so memory never grows with the work. Offsets named `*_AT` count 64-bit
words from the arena's address, `*_BYTES_AT` count bytes.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rebelote.kernel.bits import load_byte, store, store_byte
from rebelote.kernel.compiled import compiled, np, npt
from rebelote.kernel.deck import PLAIN_WORTH, TRUMP_WORTH, WORTH

HANDS_AT: Final = 0
RULES_AT: Final = 4
NODES_AT: Final = 5
LIMIT_AT: Final = 6
STOPPED_AT: Final = 7
GENERATION_AT: Final = 8
SIDE_AT: Final = 10  # cards of side 0, of side 1

ORDER_AT: Final = 16  # see `order`
ORDER_WORDS: Final = 4 * 48

WORTH_AT: Final = ORDER_AT + ORDER_WORDS  # points of each card, a word each

VALUES_AT: Final = WORTH_AT + 32  # of `drive.all_moves`: a word a card, a guess, a step

SCRATCH_AT: Final = VALUES_AT + 34  # move lists, one for each number of cards left
SCRATCH_WORDS: Final = 24
_SCRATCH_END: Final = SCRATCH_AT + 33 * SCRATCH_WORDS

SUM_BYTES_AT: Final = 8 * _SCRATCH_END  # points of a set: 256 sets of trumps, 256 of a plain suit
SHAPE_BYTES_AT: Final = SUM_BYTES_AT + 512  # 4 suits x 256 sets: id of the owners' sequence
CHILD_BYTES_AT: Final = SHAPE_BYTES_AT + 1024  # 256 ids x 4 owners, while shapes are built
SLACK_BYTES_AT: Final = CHILD_BYTES_AT + 1024  # 2 x 256 x 256: see `table`

TABLE_AT: Final = (SLACK_BYTES_AT + 2 * 65536) // 8
TABLE_BUCKETS: Final = 1 << 13
TABLE_WAYS: Final = 4
_END: Final = TABLE_AT + 2 * TABLE_WAYS * TABLE_BUCKETS
BYTES: Final = 8 * _END


class Arena:
    """Memory for one search at a time."""

    def __init__(self, order: tuple[int, ...] | None = None) -> None:
        self.words: npt.NDArray[np.int64] = _blank().copy()
        if order is not None:
            self.words[ORDER_AT : ORDER_AT + ORDER_WORDS] = order

    @property
    def address(self) -> int:
        """Address of the first word; valid as long as this object lives."""
        return int(self.words.ctypes.data)

    @property
    def nodes(self) -> int:
        """Positions visited since the deal was prepared."""
        return int(self.words[NODES_AT])


@cache
def _blank() -> npt.NDArray[np.int64]:
    """An arena with its constant tables filled in."""
    from rebelote.kernel.order import WEIGHTS

    words = np.zeros(_END, dtype=np.int64)
    words[ORDER_AT : ORDER_AT + ORDER_WORDS] = WEIGHTS
    words[WORTH_AT : WORTH_AT + 32] = WORTH
    octets = words.view(np.uint8)
    for table, worth in enumerate((TRUMP_WORTH, PLAIN_WORTH)):
        sums = SUM_BYTES_AT + 256 * table
        octets[sums : sums + 256] = [sum(points) for points in _members(worth)]
    octets[SLACK_BYTES_AT : SLACK_BYTES_AT + 2 * 65536] = slacks()
    return words


def slacks() -> list[int]:
    """For each pair of sets of trumps, then of plain cards, the sum that `table.slack` looks up."""
    return [
        sum(max(0, a - b) for a, b in zip(first, second, strict=False))
        for members in (_members(TRUMP_WORTH), _members(PLAIN_WORTH))
        for first in members
        for second in members
    ]


def _members(worth: tuple[int, ...]) -> list[list[int]]:
    """Points of each card of each set of a suit, weakest first."""
    return [[worth[bit] for bit in range(8) if held >> bit & 1] for held in range(256)]


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def prepare(
    base: int, first: int, second: int, third: int, fourth: int, rules: int, limit: int
) -> int:
    """Start on a new deal: the four hands (open trick included), the rules, the node budget.

    Builds the shape ids: two sets of one suit have the same id when, from the strongest card
    down, their cards belong to the same owners. The id of a set is the child, by its strongest
    card's owner, of the id of the set without it; 256 ids are enough as there are no more sets.
    Returns 0.
    """
    store(base, HANDS_AT, first)
    store(base, HANDS_AT + 1, second)
    store(base, HANDS_AT + 2, third)
    store(base, HANDS_AT + 3, fourth)
    store(base, SIDE_AT, first | third)
    store(base, SIDE_AT + 1, second | fourth)
    store(base, RULES_AT, rules)
    store(base, NODES_AT, 0)
    store(base, LIMIT_AT, limit)
    store(base, STOPPED_AT, 0)
    everything = first | second | third | fourth
    for suit in range(4):
        shapes = base + SHAPE_BYTES_AT + 256 * suit
        children = base + CHILD_BYTES_AT
        for slot in range(128):
            store(children, slot, 0)
        present = (everything >> (8 * suit)) & 255
        known = 0
        store_byte(shapes, 0, 0)
        held = 0
        while held != present:
            held = (held - present) & present  # the next subset of `present`, in increasing order
            top = 7
            while ((held >> top) & 1) == 0:
                top -= 1
            card = suit * 8 + top
            owner = ((second >> card) & 1) + 2 * ((third >> card) & 1) + 3 * ((fourth >> card) & 1)
            slot = 4 * load_byte(shapes, held ^ (1 << top)) + owner
            shape = load_byte(children, slot)
            if shape == 0:
                known += 1
                shape = known
                store_byte(children, slot, shape)
            store_byte(shapes, held, shape)
    return 0
