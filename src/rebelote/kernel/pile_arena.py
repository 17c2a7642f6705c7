"""Memory of one search over two tableaux, as `arena` is for four players (about 8.5 MB)."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from rebelote.kernel.deck import PLAIN_WORTH, TRUMP_WORTH, WORTH

OWNED_AT: Final = 0  # cards of seat 0, of seat 1
NODES_AT: Final = 2
LIMIT_AT: Final = 3
STOPPED_AT: Final = 4
GENERATION_AT: Final = 5

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

TABLE_AT: Final = SCRATCH_AT + 33 * SCRATCH_WORDS
TABLE_BUCKETS: Final = 1 << 16
TABLE_WAYS: Final = 4
MEMO_AT: Final = TABLE_AT + 2 * TABLE_WAYS * TABLE_BUCKETS  # of `chance_search`
MEMO_SLOTS: Final = 1 << 17
_END: Final = MEMO_AT + 4 * MEMO_SLOTS


class PileArena:
    """Memory for one search at a time."""

    def __init__(self) -> None:
        self.words: npt.NDArray[np.int64] = _blank().copy()

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
    return words
