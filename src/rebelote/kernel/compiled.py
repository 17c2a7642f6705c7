"""The one door to Numba and NumPy: how the kernel compiles, where that is kept, what if they miss.

Numba's own cache notices a change in a function's file, not in the files of what it calls. So the
cache is a folder named after a digest of every source of the kernel and of Numba's version: another
kernel never meets this one's machine code.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from rebelote.rules.errors import RebeloteError

try:
    import numba
    import numpy as np
    import numpy.typing as npt
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
except ImportError as missing:
    raise RebeloteError(
        "kernel-missing",
        message="the kernel needs Numba and NumPy, which are not installed:"
        " pip install 'rebelote[kernel]'",
    ) from missing

__all__ = ["cache_folder", "compiled", "intrinsic", "ir", "np", "npt", "types"]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a function ahead of its first call, without the GIL, cached on disk.

    Signatures are always given: a lazily compiled function would compile in the middle of a
    decision, and recursion needs its own type. Every scalar is ``int64`` because Numba turns a
    mix of signed and unsigned integers into floats.
    """

    def decorate(function: F) -> F:
        config = cast("Any", numba.config)
        before = config.CACHE_DIR
        # Read when the function is decorated, so other users of Numba keep their own setting.
        config.CACHE_DIR = str(cache_folder())
        try:
            translated = numba.njit(signature, cache=True, nogil=True, error_model="numpy")
            return cast("F", translated(function))
        finally:
            config.CACHE_DIR = before

    return decorate


@cache
def cache_folder() -> Path:
    """Where this kernel's machine code is kept: beside its sources, else in the user's cache."""
    name = f"kernel-{_digest()}"
    beside = Path(__file__).parent / "__pycache__"
    own = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rebelote"
    for parent in (beside, own):
        if _writable(parent):
            return parent / name
    return Path(tempfile.gettempdir()) / f"rebelote-{os.getuid()}" / name


def _digest() -> str:
    """Twelve hex digits of the sources that are compiled and of what compiles them."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:12]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
