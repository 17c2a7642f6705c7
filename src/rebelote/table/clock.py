"""Time, as the table sees it: one small seam, so that tests need not wait."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Where a table reads the time and waits."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""

    async def sleep(self, seconds: float) -> None:
        """Come back after that many seconds."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Come back after that many seconds."""
        await asyncio.sleep(seconds)
