"""Files of deal records, opened and read with care."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from rebelote.rules.errors import RecordError

STDIN: Final = "-"
MOST_CHARACTERS: Final = 1_000_000


@contextmanager
def opened(name: str) -> Iterator[TextIO]:
    """The file of a name, or standard input for ``-``; bytes that are no text do not stop it."""
    if name == STDIN:
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        yield sys.stdin
        return
    with Path(name).open(encoding="utf-8", errors="replace") as lines:
        yield lines


def bounded_lines(lines: TextIO, name: str) -> Iterator[str]:
    """Lines, each bounded, so that a foreign file of one endless line is refused in time."""
    while line := lines.readline(MOST_CHARACTERS):
        yield line
        if not line.endswith("\n") and len(line) == MOST_CHARACTERS:
            raise RecordError(
                "not-a-record", message=f"{name}: not deal records: a line has no end in sight"
            )
