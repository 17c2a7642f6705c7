"""A live table: one mailbox, append before publish, bots that never stop it, undo."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.actions import Play, SeatAction
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import profile_ids
from rebelote.rules.state import CUT, SCORED, View
from rebelote.rules.view import view
from rebelote.table.bus import LocalBus
from rebelote.table.commands import Act, CutAnywhere, NextDeal, TakeHint, Undo
from rebelote.table.errors import StoreUnavailable, TableError
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.state import replay
from rebelote.table.store import CommandKey, Entry, Summary
from rebelote.table.thinking import Pace
from tests.support.rooms import (
    InlineThinker,
    StillClock,
    Watcher,
    act,
    open_hall,
    open_room,
    play_deals,
    wait_for_person,
)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 't.db'}"


async def to_the_play(live: LiveTable, tricks: int = 1) -> None:
    """Until the person at seat 0 must play and some tricks are over."""
    rng = random.Random(5)
    await wait_for_person(live)
    while not (live.table.game.public.phase == "play" and len(live.table.choices) > 4 * tricks + 8):
        await act(live, rng)
        await wait_for_person(live)


def refused(problem: pytest.ExceptionInfo[RebeloteError]) -> str:
    return problem.value.code


@pytest.mark.parametrize("profile", profile_ids())
async def test_the_log_replays_to_the_table_that_is_held(url: str, profile: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall, profile)
        await play_deals(live, 3)
        entries = await hall.services.store.read("t1")
        assert [entry.version for entry in entries] == list(range(1, live.table.version + 1))
        assert {entry.profile_hash for entry in entries} == {live.table.profile.hash}
        again = replay(entries)
        assert again is not None
        assert (again.game, again.choices) == (live.table.game, live.table.choices)


async def test_a_viewer_hears_every_version_once_and_in_order(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall)
        watcher = Watcher("g0")
        live.join(watcher)
        await play_deals(live, 2)
        versions = [message["version"] for message in watcher.messages]
        assert versions == list(range(versions[0], live.table.version + 1))


async def test_a_command_is_durable_before_anybody_hears_of_it(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall, people=(0, 1, 2, 3))
        watcher = Watcher(None)
        live.join(watcher)
        store = hall.services.store
        heard_first: list[int] = []

        async def append(entry: Entry, summary: Summary) -> None:
            heard_first.append(len(watcher.texts))
            await real(entry, summary)
            heard_first.append(len(watcher.texts))

        real, store.append = store.append, append  # type: ignore[method-assign]
        await act(live, random.Random(1))
        assert heard_first == [1, 1]
        assert len(watcher.texts) == 2


async def test_stale_and_repeated_commands(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall, people=(0, 1, 2, 3))
        cutter = live.table.game.public.turn
        assert cutter is not None
        cut, key = Act(CutAnywhere(cutter)), CommandKey("g:1", "d")
        with pytest.raises(TableError) as problem:
            await live.submit(cut, 0, key)
        assert refused(problem) == "stale-version"
        version = await live.submit(cut, 1, key)
        assert version == 2
        assert await live.submit(cut, 1, key) == 2
        assert await live.submit(cut, 2, key) == 2
        with pytest.raises(TableError) as problem:
            await live.submit(cut, 2, CommandKey("g:1", "other"))
        assert refused(problem) == "command-id-reused"
        assert live.table.version == 2


async def test_a_repeated_command_is_known_after_a_restart(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall, people=(0, 1, 2, 3))
        cutter = live.table.game.public.turn
        assert cutter is not None
        await live.submit(Act(CutAnywhere(cutter)), 1, CommandKey("g:1", "d"))
        expected = live.table.game
    async with open_hall(url, "w2") as hall:
        live = await hall.get("t1")
        assert live.table.game == expected
        assert await live.submit(Act(CutAnywhere(cutter)), 1, CommandKey("g:1", "d")) == 2
        assert live.table.version == 2


async def test_ten_racing_plays_one_is_accepted(url: str) -> None:
    async with open_hall(url, "w1") as one, open_hall(url, "w2") as two:
        first = await open_room(one, people=(0, 1, 2, 3))
        second = await two.get("t1")
        rng = random.Random(3)
        for number in range(30):
            public = first.table.game.public
            if public.turn is None:
                await first.submit(NextDeal(0), first.table.version)
                continue
            actions = legal_actions(view(first.table.game, public.turn))
            version = first.table.version
            results = await asyncio.gather(
                *(
                    (first, second)[n % 2].submit(
                        Act(rng.choice(actions)), version, CommandKey(f"{number}:{n}", str(n))
                    )
                    for n in range(10)
                ),
                return_exceptions=True,
            )
            done = [result for result in results if isinstance(result, int)]
            assert done == [version + 1]
            late = [result for result in results if isinstance(result, RebeloteError)]
            assert {problem.code for problem in late} == {"stale-version"}
            await first.refresh()
            await second.refresh()
            assert first.table.game == second.table.game


async def test_one_command_sent_to_two_workers_is_done_once(url: str) -> None:
    async with open_hall(url, "w1") as one, open_hall(url, "w2") as two:
        first = await open_room(one, people=(0, 1, 2, 3))
        second = await two.get("t1")
        cutter = first.table.game.public.turn
        assert cutter is not None
        cut, key = Act(CutAnywhere(cutter)), CommandKey("g:1", "d")
        answers = await asyncio.gather(first.submit(cut, 1, key), second.submit(cut, 1, key))
        assert answers == [2, 2]
        assert [entry.version for entry in await one.services.store.read("t1")] == [1, 2]


async def test_a_command_that_others_overtake_again_and_again_is_still_done(url: str) -> None:
    async with open_hall(url, "w1") as one, open_hall(url, "w2") as two:
        live = await open_room(one, people=(0, 1, 2, 3))
        cutter = live.table.game.public.turn
        assert cutter is not None
        real, others = one.services.store.append, iter(range(5))

        async def append(entry: Entry, summary: Summary) -> None:
            if next(others, None) is not None:
                other = replace(entry, events=(), command=None)
                await two.services.store.append(other, summary)
            await real(entry, summary)

        one.services.store.append = append  # type: ignore[method-assign]
        assert await live.submit(Act(CutAnywhere(cutter)), 1, CommandKey("g:1", "d")) == 7
        assert live.table.game.public.cut_at is not None


# --- undo -----------------------------------------------------------------------------------


async def test_undo_goes_back_to_the_last_choice_and_marks_practice(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall)
        watcher = Watcher("g0")
        live.join(watcher)
        await to_the_play(live)
        before = live.table.game
        await act(live, random.Random(1))
        await wait_for_person(live)
        await live.submit(Undo(0), live.table.version)
        assert live.table.game == before
        assert live.table.practice
        assert watcher.last["view"]["table"]["practice"] is True
        assert watcher.last["events"] == [{"type": "undo-taken", "seat": 0}]
        again = replay(await hall.services.store.read("t1"))
        assert again is not None
        assert again.game == before
        # twice in a row goes back twice
        await live.submit(Undo(0), live.table.version)
        assert len(live.table.game.public.plays) < len(before.public.plays)
        await play_deals(live, 1)
        (record,) = await hall.records("t1", "g0")
        assert record["practice"] is True
        await play_deals(live, 1)
        assert not live.table.practice
        assert "practice" not in (await hall.records("t1", "g0"))[1]


async def test_undo_is_refused_where_it_makes_no_sense(url: str) -> None:
    async with open_hall(url) as hall:
        alone = await open_room(hall, people=(0,), name="a")
        together = await open_room(hall, people=(0, 2), name="b")
        await wait_for_person(alone)
        await wait_for_person(together)
        for live, code in ((alone, "nothing-to-undo"), (together, "undo-with-people")):
            with pytest.raises(TableError) as problem:
                await live.submit(Undo(0), live.table.version)
            assert refused(problem) == code
        await play_deals(alone, 1)
        assert alone.table.game.public.phase == SCORED
        with pytest.raises(TableError) as problem:
            await alone.submit(Undo(0), alone.table.version)
        assert refused(problem) == "undo-after-deal"


# --- hints ----------------------------------------------------------------------------------


async def test_a_hint_makes_the_deal_practice_and_changes_nothing_else(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall)
        watcher = Watcher("g0")
        live.join(watcher)
        await to_the_play(live)
        before, version = live.table, live.table.version
        await live.submit(TakeHint(0), version)
        assert live.table.game == before.game
        assert live.table.practice
        assert watcher.last["events"] == [{"type": "hint-taken", "seat": 0}]
        assert watcher.last["view"]["table"]["practice"] is True
        # asked twice, it is noted once; a choice made before the note still stands
        assert await live.submit(TakeHint(0), version) == live.table.version == version + 1
        move = legal_actions(view(live.table.game, 0))[0]
        await live.submit(Act(move), version)
        await play_deals(live, 1)
        (record,) = await hall.records("t1", "g0")
        assert record["practice"] is True
        await play_deals(live, 1)
        assert "practice" not in (await hall.records("t1", "g0"))[1]


async def test_no_hint_beside_people_or_out_of_turn(url: str) -> None:
    async with open_hall(url) as hall:
        together = await open_room(hall, people=(0, 2), name="b")
        await to_the_play(together)
        turn = together.table.game.public.turn
        assert turn is not None
        with pytest.raises(TableError) as problem:
            await together.submit(TakeHint(turn), None)
        assert refused(problem) == "hint-with-people"
        assert not together.table.practice
        alone = await open_room(hall, people=(0,), name="a")
        await play_deals(alone, 1)
        with pytest.raises(TableError) as problem:
            await alone.submit(TakeHint(0), None)
        assert refused(problem) == "no-hint-now"


# --- bots -----------------------------------------------------------------------------------


class Trouble(InlineThinker):
    """The stronger bot fails in some way; the novice is as always."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked: list[str] = []

    def levels(self, profile: Any) -> Sequence[str]:
        return ("novice", "strong")

    async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
        self.asked.append(bot)
        if bot == "novice" and self.how != "everything fails":
            return await super().choose(bot, seed, view)
        if self.how == "illegal":
            return Play((view.seat or 0) + 1, 0)
        if self.how == "slow":
            raise TimeoutError
        raise RuntimeError(f"I hold {view.hand} and the {view.public.turned}")


@pytest.mark.parametrize("how", ["raises", "illegal", "slow", "everything fails"])
async def test_a_bot_in_trouble_never_stops_the_table(
    url: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Trouble(how)
    with caplog.at_level(logging.INFO, "rebelote"):
        async with open_hall(url, thinker=thinker) as hall:
            live = await open_room(hall)
            chairs = tuple(
                chair if chair.kind == "person" else type(chair)("bot", bot="strong")
                for chair in live.table.chairs
            )
            live.table = replace(live.table, chairs=chairs)
            live.drive()
            await play_deals(live, 2)
    assert "strong" in thinker.asked
    assert "novice" in thinker.asked
    assert any(record.message == "bot replaced for one move" for record in caplog.records)
    for record in caplog.records:
        assert "I hold" not in str(record.__dict__)


async def test_bots_pause_like_people_and_the_same_each_time(url: str) -> None:
    clock = StillClock()
    async with open_hall(url, clock=clock, pace=Pace()) as hall:
        live = await open_room(hall)
        await play_deals(live, 4)
    assert len(clock.slept) > 20
    assert all(0.4 <= pause <= 1.2 for pause in clock.slept)
    assert len(set(clock.slept)) > 10
    assert Pace().pause(live.table) == Pace().pause(live.table)


async def test_bots_of_a_restarted_worker_go_on(url: str) -> None:
    class Stuck(InlineThinker):
        async def choose(self, bot: str, seed: int, view: View) -> SeatAction:
            await asyncio.sleep(3600)
            raise AssertionError

    async with open_hall(url, thinker=Stuck()) as hall:
        live = await open_room(hall, people=(0,))
        for number in range(40):
            await asyncio.sleep(0)
            turn = live.table.game.public.turn
            if turn == 0:
                legal = legal_actions(view(live.table.game, 0))
                await live.submit(Act(legal[-1]), live.table.version, CommandKey(str(number), ""))
            if live.table.game.public.phase != CUT and live.table.bot_to_move is not None:
                break
        version = live.table.version
        assert live.table.bot_to_move is not None
    async with open_hall(url, "w2") as hall:
        await hall.sweep()
        live = await hall.get("t1")
        await wait_for_person(live)
        assert live.table.version > version
        assert live.table.bot_to_move is None


# --- a store in trouble ---------------------------------------------------------------------


class Flaky:
    """Lets some appends fail, before or after they were written."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.rng = random.Random(seed)
        self.real = hall.services.store.append
        hall.services.store.append = self.append  # type: ignore[method-assign]
        self.failed = 0

    async def append(self, entry: Entry, summary: Summary) -> None:
        dice = self.rng.random()
        if dice < 0.15:
            self.failed += 1
            raise StoreUnavailable
        await self.real(entry, summary)
        if dice > 0.85:
            self.failed += 1
            raise StoreUnavailable


async def test_a_store_that_fails_now_and_then_loses_and_doubles_nothing(url: str) -> None:
    async with open_hall(url) as hall:
        live = await open_room(hall)
        flaky = Flaky(hall, 11)
        rng, ids = random.Random(2), count(1)
        acknowledged: list[tuple[str, int]] = []
        async with asyncio.timeout(60):
            while len(acknowledged) < 60:
                for _ in range(20):
                    live.nudge()
                    await asyncio.sleep(0.001)
                if live.table.bot_to_move is not None:
                    continue
                public = live.table.game.public
                key = CommandKey(f"p{next(ids)}", "x")
                if public.turn is None:
                    command: Any = NextDeal(0)
                else:
                    command = Act(rng.choice(legal_actions(view(live.table.game, public.turn))))
                version = live.table.version
                for _ in range(100):
                    try:
                        acknowledged.append((key.key, await live.submit(command, version, key)))
                        break
                    except StoreUnavailable:
                        await asyncio.sleep(0)
        assert flaky.failed > 10
        entries = await hall.services.store.read("t1")
        logged = {e.command.key: e.version for e in entries if e.command is not None}
        assert logged == dict(acknowledged)
        for _ in range(1000):  # bots move on meanwhile
            await live.refresh()
            again = replay(await hall.services.store.read("t1"))
            assert again is not None
            if again.version == live.table.version:
                break
        assert again.game == live.table.game


async def test_news_that_the_bus_lost_are_found_by_the_sweep(url: str) -> None:
    """Each worker has a bus of its own: nothing is ever heard of the other."""
    async with open_hall(url, "w1") as one, open_hall(url, "w2") as two:
        first = await open_room(one, people=(0, 1, 2, 3))
        second = await two.get("t1")
        watcher = Watcher(None)
        second.join(watcher)
        await act(first, random.Random(1))
        assert second.table.version == 1
        await two.sweep()
        await second.refresh()
        assert second.table.game == first.table.game
        assert watcher.last["version"] == 2


async def test_a_table_that_others_play_is_read_when_somebody_asks_for_it(url: str) -> None:
    """Its news are not followed where nobody watches: each table costs one worker, not all."""
    bus = LocalBus()
    async with open_hall(url, "w1", bus=bus) as one, open_hall(url, "w2", bus=bus) as two:
        first = await open_room(one, people=(0, 1, 2, 3))
        second = await two.get("t1")
        rng = random.Random(1)
        await act(second, rng)
        await first.refresh()  # which is not first's any more
        for _ in range(3):
            await act(second, rng)
        assert first.behind
        assert first.table.version < second.table.version
        assert (await one.get("t1")).table.game == second.table.game
        await act(second, rng)
        watcher = Watcher(None)
        await one.join("t1", watcher)
        assert watcher.last["version"] == second.table.version
        await act(second, rng)
        await first.refresh()
        assert watcher.last["version"] == second.table.version
        assert not first.behind
