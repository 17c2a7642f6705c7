"""Over whole deals, nobody gets a byte from the server that tells a card it may not know.

The long run, ten thousand deals:

    REBELOTE_SECRECY_DEALS=2500 .venv/bin/python -m pytest tests/server/test_secrecy.py -q
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rebelote.rules.library import profile_ids
from tests.support.stage import staged

pytestmark = pytest.mark.integration

DEALS = int(os.environ.get("REBELOTE_SECRECY_DEALS", "2"))
SWEEP_EVERY = 100 if DEALS > 100 else 1


@pytest.mark.parametrize("profile", profile_ids())
async def test_no_byte_tells_a_hidden_card(tmp_path: Path, profile: str) -> None:
    async with staged(tmp_path, profile, seed=DEALS) as stage:
        for number in range(DEALS):
            await stage.play_deal(sweeps=0 if number % SWEEP_EVERY else 1)
            assert not stage.found, stage.found[:5]
            if number % 100 == 99:
                print(f"{profile}: {number + 1} deals, {stage.messages} messages", flush=True)
        assert stage.messages > 40 * DEALS
        assert stage.answers > 100
