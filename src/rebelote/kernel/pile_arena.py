"""Memory of one search over two tableaux, as `arena` is for four players (about 8.4 MB)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rebelote.kernel.arena import slacks
from rebelote.kernel.compiled import np, npt
from rebelote.kernel.deck import PLAIN_WORTH, TRUMP_WORTH, WORTH
from rebelote.rules.cards import iterate

OWNED_AT: Final = 0  # cards of seat 0, of seat 1
NODES_AT: Final = 2
LIMIT_AT: Final = 3
STOPPED_AT: Final = 4
GENERATION_AT: Final = 5
COVERS_AT: Final = 6  # all cards with a known card underneath, played or not

WORTH_AT: Final = 8  # points of each card
UNDER_AT: Final = WORTH_AT + 32  # for each card the card it covers, as a mask; 0 where none
VALUES_AT: Final = UNDER_AT + 32  # results: a word a card

CHANCE_AT: Final = VALUES_AT + 32  # of `chance_search`: scale, unseen cards at the root, tag, …
CHANCE_VALUES_AT: Final = CHANCE_AT + 8  # scaled results, a word a card

ORDER_AT: Final = CHANCE_VALUES_AT + 32  # see `pile_search`
ORDER_WORDS: Final = 3 * 12
SUMS_AT: Final = ORDER_AT + ORDER_WORDS  # points of each set of trumps, then of one plain suit
SCRATCH_AT: Final = SUMS_AT + 2 * 256
SCRATCH_WORDS: Final = 24

#: Of `chance_search`: least and greatest value of each outcome of a draw.
DRAWS_AT: Final = SCRATCH_AT + 33 * SCRATCH_WORDS
DRAW_WORDS: Final = 32
_SCRATCH_END: Final = DRAWS_AT + 33 * 3 * DRAW_WORDS

PLACE_BYTES_AT: Final = 8 * _SCRATCH_END  # 256 x 256: which of a set's cards are in another
SLACK_BYTES_AT: Final = PLACE_BYTES_AT + 65536  # 2 x 256 x 256, as in `arena`

TABLE_AT: Final = 8 * (-(-(SLACK_BYTES_AT + 2 * 65536) // 64))  # see `pile_table`
TABLE_BUCKETS: Final = 1 << 15
TABLE_WAYS: Final = 4
MEMO_AT: Final = TABLE_AT + 4 * TABLE_WAYS * TABLE_BUCKETS  # of `chance_search`
MEMO_BUCKETS: Final = 1 << 15
MEMO_WAYS: Final = 4
_END: Final = MEMO_AT + 4 * MEMO_WAYS * MEMO_BUCKETS


class PileArena:
    """Memory for one search at a time."""

    def __init__(self) -> None:
        room = np.empty(_END + 8, dtype=np.int64)
        start = -room.ctypes.data // 8 % 8  # table entries then share no cache line
        self.words: npt.NDArray[np.int64] = room[start : start + _END]
        self.words[:] = _blank()

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
    from rebelote.kernel.pile_search import WEIGHTS

    words = np.zeros(_END, dtype=np.int64)
    words[WORTH_AT : WORTH_AT + 32] = WORTH
    words[ORDER_AT : ORDER_AT + ORDER_WORDS] = WEIGHTS
    held = np.arange(256)[:, None] >> np.arange(8) & 1
    words[SUMS_AT : SUMS_AT + 256] = held @ np.array(TRUMP_WORTH)
    words[SUMS_AT + 256 : SUMS_AT + 512] = held @ np.array(PLAIN_WORTH)
    octets = words.view(np.uint8)
    octets[PLACE_BYTES_AT : PLACE_BYTES_AT + 65536] = [
        sum((cards >> card & 1) << index for index, card in enumerate(iterate(held)))
        for held in range(256)
        for cards in range(256)
    ]
    octets[SLACK_BYTES_AT : SLACK_BYTES_AT + 2 * 65536] = slacks()
    return words
