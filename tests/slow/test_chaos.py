"""Servers, workers, database and bus are killed at random moments: nobody's move is lost.

Each kind once; the long run:

    REBELOTE_CHAOS_KILLS=100 .venv/bin/python -m pytest tests/slow/test_chaos.py -q
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.chaos import VICTIMS, run

KILLS = int(os.environ.get("REBELOTE_CHAOS_KILLS", "5"))
SEED = int(os.environ.get("REBELOTE_CHAOS_SEED", "1"))

pytestmark = pytest.mark.slow


def with_tracebacks(folder: Path) -> list[str]:
    """The logs that tell of a fault of ours."""
    return [log.name for log in folder.glob("*.log") if "Traceback" in log.read_text()]


async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    outcome = await run(tmp_path, KILLS, SEED, pause=3.0)
    print(outcome)
    assert not outcome.faults, "\n".join(outcome.faults)
    assert sum(outcome.kills.values()) == KILLS
    assert len(outcome.kills) == min(KILLS, len(VICTIMS))
    assert outcome.acks > 20
    assert "command-id-reused" not in outcome.refused
    assert "internal" not in outcome.refused
    assert not with_tracebacks(tmp_path)
