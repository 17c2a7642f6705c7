"""Positions in which a careless player shames itself; every level from `club` up passes all.

Found among dealt hands and kept where the careless cards cost at least three card points on the
mean of 300 solved worlds: see the kinds in ``partner_sense.json``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.bots import bot_specs, make_bot
from rebelote.bots.situation import view_from_situation
from rebelote.rules.actions import Play
from rebelote.rules.cards import card_text

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "partner_sense.json").read_text(encoding="utf-8")
)
SENSIBLE = [spec.id for spec in bot_specs().values() if spec.level >= bot_specs()["club"].level]
KINDS = {
    "nine-under-jack",
    "partner-master-ace",
    "ten-to-partner",
    "known-void",
    "last-trick",
    "cash-the-contract",
}


def named(position: dict[str, Any]) -> str:
    return f"{position['kind']}-{position['situation']['profile']}"


def test_every_kind_is_there_for_every_profile_with_partners() -> None:
    for profile in ("classic", "contract", "single-deal"):
        kinds = {p["kind"] for p in POSITIONS if p["situation"]["profile"] == profile}
        assert kinds == KINDS


@pytest.mark.parametrize("bot", SENSIBLE)
@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_it_plays_for_its_partner(bot: str, position: dict[str, Any]) -> None:
    seen = view_from_situation(position["situation"])
    for seed in range(1 if bot == "club" else 3):
        action = make_bot(bot, seed).choose(seen)
        assert isinstance(action, Play)
        assert card_text(action.card) in position["accepted"]
