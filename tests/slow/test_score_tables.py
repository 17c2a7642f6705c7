"""The score keeper's page reads its tables as the rules wrote them: every entry of every table."""

from __future__ import annotations

import json
import os
import subprocess
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.match import match_winner
from rebelote.rules.profile import Profile
from rebelote.rules.score_table import POINTS, score_table
from rebelote.rules.scoring import Counted, score_deal, void_sheet
from rebelote.rules.wire import sheet_to_json

WEB = Path(__file__).parents[2] / "web"
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in profile_ids()},
    "classic-house": ("classic", {"tied_belote": "kept", "belote_on_failure": "lost"}),
    "contract-house": ("contract", {"contract_points": 80, "belote": "said"}),
    "single-deal-house": ("single-deal", {"failure_pays": "162"}),
    "decouverte-house": ("decouverte", {"melds": "counted", "target_is": "exceeded"}),
}


def dumped(profile: Profile) -> dict[str, Any]:
    """The table, and what the rules themselves say of each of its entries."""
    table = score_table(profile)
    pots = (0, 81, 263) if table["with_pot"] else (0,)
    sheets = [
        {
            "taker_side": side,
            "points": points,
            "belote": belote,
            "melds": melds,
            "pot": pot,
            "sheet": sheet_to_json(
                score_deal(profile, side, Counted(points, tuple(belote), tuple(melds)), pot)
            ),
        }
        for side, belote, melds, points, pot in product(
            (0, 1), table["belote"], table["melds"], POINTS, pots
        )
    ]
    nothing = {"points": (0, 0), "belote": (0, 0), "melds": (0, 0)}
    sheets += [
        {"taker_side": None, **nothing, "pot": pot, "sheet": sheet_to_json(void_sheet(pot))}
        for pot in (0, 81, 263)
    ]
    totals = list(
        product((0, 500, profile.target - 1, profile.target, profile.target + 1), repeat=2)
    )
    endings = [
        {"totals": pair, "over": over, "winner": winner}
        for pair in totals
        for over, winner in [match_winner(profile, "made", pair)]
    ]
    return {"table": table, "sheets": sheets, "endings": endings}


@pytest.mark.skipif(not (WEB / "node_modules/.bin/vitest").exists(), reason="no web packages")
def test_the_page_reads_every_sheet_as_the_rules_write_it(tmp_path: Path) -> None:
    for name, (profile, house_rules) in VARIANTS.items():
        text = json.dumps(dumped(load_profile(profile, house_rules)))
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    run = subprocess.run(
        ["node_modules/.bin/vitest", "run", "tests/keeper.test.ts", "--reporter=verbose"],
        cwd=WEB,
        env={**os.environ, "REBELOTE_SCORE_TABLES": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    for name in VARIANTS:
        assert f"{name}.json: every sheet is the one the rules write" in run.stdout
