"""Compiling ahead of use: importing a compiled module compiles it, or loads it from the cache."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

#: Every module with compiled functions, lowest first.
MODULES: Final = (
    "legality",
    "arena",
    "bounds",
    "table",
    "order",
    "search",
    "drive",
    "rng",
    "playout",
    "batch",
    "worlds",
    "pile_table",
    "pile_search",
    "pile_drive",
    "chance_memo",
    "chance_search",
    "chance_tree",
)
_STAMP: Final = "complete"
_DAY: Final = 24 * 3600.0


def is_warm() -> bool:
    """Whether this kernel is compiled on disk: if not, its first use takes a while.

    Raises `RebeloteError` (``kernel-missing``) where Numba is not installed.
    """
    return _stamp().exists()


def warm_up(progress: Callable[[int, int], None] | None = None) -> bool:
    """Compile everything, or load it; ``progress(modules done, all)``. True if it was compiled."""
    cold = not is_warm()
    for done, module in enumerate(MODULES):
        if progress is not None:
            progress(done, len(MODULES))
        import_module(f"rebelote.kernel.{module}")
    if progress is not None:
        progress(len(MODULES), len(MODULES))
    if cold:
        stamp = _stamp()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
        _forget_old(stamp.parent)
    return cold


def _stamp() -> Path:
    from rebelote.kernel.compiled import cache_folder

    return cache_folder() / _STAMP


def _forget_old(current: Path) -> None:
    """Remove other kernels' machine code that nobody has used for a day."""
    for folder in current.parent.glob("kernel-*"):
        used = max((path.stat().st_atime for path in folder.rglob("*")), default=0.0)
        if folder != current and time.time() - used > _DAY:
            shutil.rmtree(folder, ignore_errors=True)
