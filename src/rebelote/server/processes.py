"""Processes that must not outlive the one that started them, however that one ended."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Final

LOOK_SECONDS: Final = 0.5


def when_orphaned(parent: int, then: Callable[[], None]) -> None:
    """Have ``then`` called, in a thread, once the process ``parent`` is not our parent any more."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_SECONDS)
        then()

    threading.Thread(target=watch, name="parent watch", daemon=True).start()
