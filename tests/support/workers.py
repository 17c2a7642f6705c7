"""What workers of a supervisor do in tests, in a module that their processes can import."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rebelote.server.settings import Settings


def cannot_start(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """End at once, and leave a line for every time it was tried."""
    _note(settings)
    sys.exit(3)


def starts_late(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """Fail twice, then serve, then tell the supervisor to stop."""
    if _note(settings) <= 2:
        sys.exit(3)
    answers()
    os.kill(os.getppid(), signal.SIGTERM)
    time.sleep(60)


def dies_often(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """Serve, and die all the same: three times, then stop."""
    answers()
    if _note(settings) == 4:
        os.kill(os.getppid(), signal.SIGTERM)
        time.sleep(60)
    os.kill(os.getpid(), signal.SIGKILL)


def _note(settings: Settings) -> int:
    """How often a worker of this test has begun, this time included."""
    path = Path(settings.data) / "begun"
    with path.open("a", encoding="utf-8") as file:
        file.write("x\n")
    return len(path.read_text(encoding="utf-8").splitlines())
