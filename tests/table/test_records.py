"""Records of a live table: what is finished, in order, and nothing that still tells of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rebelote.rules.actions import Call
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.state import AUCTION
from rebelote.rules.verify import verify_record
from rebelote.table.commands import Act, CutAnywhere, NextDeal
from rebelote.table.errors import TableError
from tests.support.rooms import HandClock, open_hall, open_room, play_deals, table_events


@pytest.mark.parametrize("profile", profile_ids())
async def test_records_hold_against_the_rules(tmp_path: Path, profile: str) -> None:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}") as hall:
        live = await open_room(hall, profile)
        await play_deals(live, 4)
        records = await hall.records("t1", "g0")
        assert len(records) == 4
        for record in records:
            assert list(verify_record(record)) == []
        expected = [1, 1, 1, 1] if profile == "single-deal" else [1, 2, 3, 4]
        assert [record["number"] for record in records] == expected
        assert len({record["match"] for record in records}) == (
            4 if profile == "single-deal" else 1
        )


async def test_an_unknown_table_has_no_records(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}") as hall:
        with pytest.raises(TableError):
            await hall.records("nothing", "g0")


async def test_a_pack_that_stays_together_is_not_shown_yet(tmp_path: Path) -> None:
    """Everybody passes, the pack is only cut: its record would tell where the cards lie now."""
    profile = load_profile("classic", {"shuffle": "cut-only"})
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=HandClock()) as hall:
        live = await hall.open("t1", table_events(profile, range(4)))
        turn = live.table.game.public.turn
        assert turn is not None
        await live.submit(Act(CutAnywhere(turn)), live.table.version)
        while live.table.game.public.phase == AUCTION:
            turn = live.table.game.public.turn
            assert turn is not None
            await live.submit(Act(Call(turn, None)), live.table.version)
        assert live.table.game.public.sheet is not None
        assert await hall.records("t1", "g0") == []
        await live.submit(NextDeal(0), live.table.version)
        assert await hall.records("t1", "g0") == []
