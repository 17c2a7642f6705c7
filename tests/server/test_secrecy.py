"""Over whole deals, nobody gets a byte from the server that tells a card it may not know.

The long run, ten thousand deals:

    REBELOTE_SECRECY_DEALS=2500 .venv/bin/python -m pytest tests/server/test_secrecy.py -q
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import pytest

import rebelote.server.operations as operations_module
import rebelote.server.socket as socket_module
import rebelote.table.live as live_module
import rebelote.table.projection as projection_module
from rebelote.rules.cards import cards_of, texts
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import profile_ids
from rebelote.rules.state import Hidden, View
from rebelote.server.metrics import Metrics
from rebelote.table.state import Table
from tests.support.stage import Stage, staged

pytestmark = pytest.mark.integration

DEALS = int(os.environ.get("REBELOTE_SECRECY_DEALS", "2"))
DEALS_OF_A_TABLE = 100
"""Then another table on another server; what is asked of a table reads its whole log."""


@pytest.mark.parametrize("profile", profile_ids())
async def test_no_byte_tells_a_hidden_card(tmp_path: Path, profile: str) -> None:
    done = messages = answers = 0
    while done < DEALS:
        deals = min(DEALS_OF_A_TABLE, DEALS - done)
        folder = tmp_path / str(done)
        folder.mkdir()
        async with staged(folder, profile, seed=done) as stage:
            for number in range(1, deals + 1):
                # every route is asked in a table's last deal: the others are over by then
                await stage.play_deal(sweeps=int(number == deals))
                assert not stage.found, stage.found[:5]
        done, messages, answers = done + deals, messages + stage.messages, answers + stage.answers
        print(f"{profile}: {done} deals, {messages} messages, {answers} answers", flush=True)
        assert stage.answers > 100
    assert messages > 40 * DEALS


def hidden(stage: Stage) -> Hidden:
    """What the server knows of the table that is played; the routes open others meanwhile."""
    tables = {live.table.id: live.table for live in stage.app.state.hall.tables}
    table: Table = tables[stage.table]
    return table.game.hidden


def hand_of(stage: Stage, seat: int = 1) -> str:
    """What nobody but one seat may read."""
    hands = hidden(stage).hands
    return " ".join(texts(cards_of(hands[seat]))) if hands else ""


def leak_by_route(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    stage.app.add_api_route("/peek", lambda: {"hand": hand_of(stage)})
    stage.app.router.routes.insert(0, stage.app.router.routes.pop())
    stage.app.openapi_schema = None


def leak_by_figures(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    real = operations_module.Metrics.text

    def text(metrics: Metrics) -> bytes:
        return real(metrics) + f"# {hand_of(stage)}\n".encode()

    patch.setattr(operations_module.Metrics, "text", text)


def leak_by_error(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    real = socket_module.public_params

    def params(error: RebeloteError) -> dict[str, Any]:
        return {**real(error), "hand": hand_of(stage)}

    patch.setattr(socket_module, "public_params", params)


def leak_by_log(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    real = live_module.LiveTable.drive

    def drive(live: Any) -> None:
        logging.getLogger("rebelote.table").info("a step", extra={"problem": hand_of(stage)})
        real(live)

    patch.setattr(live_module.LiveTable, "drive", drive)


def leak_by_salt(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    real = projection_module.view_to_json

    def told(view: View) -> dict[str, Any]:
        return {**real(view), "seed": hidden(stage).salt}

    patch.setattr(projection_module, "view_to_json", told)


@pytest.mark.parametrize(
    "plant", [leak_by_route, leak_by_figures, leak_by_error, leak_by_log, leak_by_salt]
)
async def test_a_leak_planted_on_purpose_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any
) -> None:
    async with staged(tmp_path, "decouverte" if plant is leak_by_salt else "classic", 1) as stage:
        plant(stage, monkeypatch)
        await stage.play_deal(sweeps=1)
        assert stage.found
