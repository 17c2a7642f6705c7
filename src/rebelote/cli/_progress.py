"""Progress of long work, one line on stderr, only where a person is watching."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final, Self

_EVERY: Final = 0.2  # seconds between updates
_FIRST: Final = 1.0  # work shorter than this shows nothing


class Progress:
    """Counts steps and rewrites one line while the work goes on."""

    def __init__(self, verb: str, total: int | None = None, unit: str = "deals") -> None:
        self._verb = verb
        self._unit = unit
        self._total = total
        self._count = 0
        self._start = time.monotonic()
        self._next = self._start + _FIRST
        self._shown = False
        self._watched = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            self._show()
            sys.stderr.write("\n")
            sys.stderr.flush()

    def step(self, count: int = 1) -> None:
        """Some more is done."""
        self._count += count
        if self._watched and time.monotonic() >= self._next:
            self._next = time.monotonic() + _EVERY
            self._shown = True
            self._show()

    def _show(self) -> None:
        of_total = f" of {self._total}" if self._total else ""
        rate = self._count / max(time.monotonic() - self._start, 1e-9)
        sys.stderr.write(
            f"\r{self._count}{of_total} {self._unit} {self._verb}, {rate:.0f} a second "
        )
        sys.stderr.flush()
