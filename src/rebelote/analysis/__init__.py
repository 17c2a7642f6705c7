"""What each choice of a finished deal cost, and why; problems found in deals.

    from rebelote.analysis import deal
    found = deal(record)            # a deal record as a dict; the answer is plain JSON

Every play gets two answers that are never mixed: what it cost with all cards known, and what it
cost on average over the worlds that its seat could not tell apart. A good play that met bad luck
costs something in the first and nothing in the second. Needs Numba, except for `reasons`.

- `moments`: a record as the choices in it; `known`, `average`: the two answers;
- `calls`: what taking each suit, or passing, was expected to bring;
- `reasons`: why a card, in codes that the catalogues have words for;
- `whole`: all of a deal; `problems`: positions with a clear best card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rebelote.analysis.work import Work

__all__ = ["Work", "deal"]


def deal(
    record: dict[str, Any],
    work: Work | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Analyse a deal record; the answer is described in `whole`.

    ``progress(done, total)`` counts choices. Raises `RebeloteError` for a record with faults
    (``record-faults``) and where Numba is not installed (``kernel-missing``).
    """
    import rebelote.kernel.compiled  # noqa: F401 -- says what is missing
    from rebelote.analysis.whole import analyse

    return analyse(record, work or Work(), progress)
