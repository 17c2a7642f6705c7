"""Tables for several people: seats, presence, clocks, consent; time is the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile
from rebelote.rules.state import CUT
from rebelote.rules.view import view
from rebelote.table.commands import Act, Command, NextDeal, opened
from rebelote.table.consent import Answer, Propose
from rebelote.table.errors import TableError
from rebelote.table.events import PlayerSeated
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.room import RoomOpened
from rebelote.table.room_commands import Fill, Leave, Remove, Sit, Start
from rebelote.table.state import replay
from tests.support.rooms import HandClock, Watcher, open_hall, settle

AWAY, MOVE, BANK = 60.0, 20.0, 30.0


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def hall(tmp_path: Path, clock: HandClock) -> AsyncIterator[Hall]:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=clock) as hall:
        yield hall


async def a_room(hall: Hall, move: float | None = MOVE, profile: str = "classic") -> LiveTable:
    """A room with its host at seat 0."""
    room = RoomOpened("ABCDEFG", True, "novice", AWAY, move, BANK)
    events = (opened(load_profile(profile), "g0"), room, PlayerSeated(0, "g0", "Ana"))
    return await hall.open("t1", events)


async def a_match(
    hall: Hall, people: int = 4, move: float | None = MOVE
) -> tuple[LiveTable, list[Watcher]]:
    """A room in which play has begun, and its people connected."""
    live = await a_room(hall, move)
    for seat in range(1, people):
        await live.submit(Sit(f"g{seat}", seat, f"P{seat}"), None)
    if people < 4:
        await live.submit(Fill("g0", "novice", None), None)
    await live.submit(Start("g0"), None)
    watchers = [Watcher(f"g{seat}") for seat in range(people)]
    for watcher in watchers:
        live.join(watcher)
    await settle()
    return live, watchers


async def code_of(live: LiveTable, command: Command) -> str:
    """The code with which a command is refused."""
    with pytest.raises(TableError) as refused:
        await live.submit(command, None)
    return refused.value.code


def move_of(live: LiveTable) -> Act:
    """Something legal for the seat to move."""
    turn = live.table.game.public.turn
    assert turn is not None
    return Act(legal_actions(view(live.table.game, turn))[-1])


def room_of(live: LiveTable) -> Any:
    assert live.table.room is not None
    return live.table.room


def told(watcher: Watcher, kind: str) -> list[dict[str, Any]]:
    """The events of a kind that a watcher heard."""
    return [
        event
        for message in watcher.messages
        for event in message.get("events", ())
        if event["type"] == kind
    ]


# --- seats --------------------------------------------------------------------------------------


async def test_people_take_seats_and_change_them(hall: Hall) -> None:
    live = await a_room(hall)
    await live.submit(Sit("g1", 2, "Bea"), None)
    await live.submit(Sit("g1", 3, "Bea"), None)
    kinds = [chair.kind for chair in live.table.chairs]
    assert kinds == ["person", "empty", "empty", "person"]
    assert await code_of(live, Sit("g2", 3, "Eva")) == "seat-taken"
    assert await code_of(live, Sit("g2", 4, "Eva")) == "no-such-seat"
    (listed,) = await hall.services.store.tables_of("g1")
    assert listed.seat == 3
    await live.submit(Leave("g1"), None)
    assert await hall.services.store.tables_of("g1") == []
    assert await code_of(live, Leave("g1")) == "not-seated"


async def test_sitting_twice_by_a_double_click_is_sitting_once(hall: Hall) -> None:
    live = await a_room(hall)
    await asyncio.gather(*(live.submit(Sit("g1", 2, "Bea"), None) for _ in range(3)))
    assert [chair.guest for chair in live.table.chairs] == ["g0", "", "g1", ""]


async def test_two_people_race_for_a_seat(hall: Hall) -> None:
    live = await a_room(hall)
    results = await asyncio.gather(
        *(live.submit(Sit(f"g{n}", 1, f"P{n}"), None) for n in range(1, 5)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, int) for result in results) == 1
    assert {r.code for r in results if isinstance(r, TableError)} == {"seat-taken"}


async def test_only_the_host_fills_removes_and_starts(hall: Hall) -> None:
    live = await a_room(hall)
    await live.submit(Sit("g1", 1, "Bea"), None)
    for command in (Fill("g1", "novice", None), Remove("g1", 0), Start("g1")):
        assert await code_of(live, command) == "not-host"
    assert await code_of(live, Start("g0")) == "seats-empty"
    assert await code_of(live, move := Propose(0, "pause")) == "not-started", move
    await live.submit(Remove("g0", 1), None)
    await live.submit(Fill("g0", "novice", 2), None)
    await live.submit(Fill("g0", "novice", None), None)
    assert [chair.kind for chair in live.table.chairs] == ["person", "bot", "bot", "bot"]
    await live.submit(Sit("g1", 2, "Bea"), None)  # a person may take a bot's seat
    await live.submit(Start("g0"), None)
    assert live.table.game.public.phase == CUT
    for command in (Sit("g2", 1, "Eva"), Start("g0"), Fill("g0", "novice", 1), Remove("g0", 1)):
        assert await code_of(live, command) == "already-started"


async def test_a_spectator_cannot_take_a_seat_once_play_began(hall: Hall) -> None:
    live, _ = await a_match(hall, people=2)
    assert await code_of(live, Sit("late", 2, "Late")) == "already-started"
    assert live.table.seat_of("late") is None


async def test_a_table_for_one_is_no_room(hall: Hall) -> None:
    from tests.support.rooms import open_room

    live = await open_room(hall, name="alone")
    assert await code_of(live, Sit("g1", 1, "Bea")) == "not-a-room"


async def test_a_room_is_found_by_its_code_and_listed_until_it_begins(hall: Hall) -> None:
    live = await a_room(hall)
    store = hall.services.store
    assert await store.find("ABCDEFG") == "t1"
    assert await store.find("ABCDEFH") is None
    assert await store.find("") is None
    assert [item.table for item in await store.listed()] == ["t1"]
    await live.submit(Fill("g0", "novice", None), None)
    await live.submit(Start("g0"), None)
    assert await store.listed() == []
    assert await store.find("ABCDEFG") == "t1"


# --- presence -----------------------------------------------------------------------------------


async def test_each_seat_has_a_window_of_its_own(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall, move=None)
    live.leave(watchers[1])
    await clock.pass_time(40)
    live.leave(watchers[2])
    await settle()
    room = room_of(live)
    assert room.returns_until(1) == 1000.0 + AWAY
    assert room.returns_until(2) == 1000.0 + 40 + AWAY
    seats = watchers[0].last["view"]["table"]["seats"]
    assert [seat["online"] for seat in seats] == [True, False, False, True]
    assert seats[2]["returns_until"] == 1000.0 + 40 + AWAY
    await clock.pass_time(21)
    assert [bool(seat.lent) for seat in room_of(live).seats] == [False, True, False, False]
    await clock.pass_time(40)
    assert [bool(seat.lent) for seat in room_of(live).seats] == [False, True, True, False]
    assert [event["seat"] for event in told(watchers[0], "seat-lent")] == [1, 2]


async def test_whoever_comes_back_in_time_loses_nothing(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall, move=None)
    live.leave(watchers[1])
    await clock.pass_time(AWAY - 1)
    live.join(watchers[1])
    await clock.pass_time(AWAY * 2)
    assert not room_of(live).seats[1].lent
    assert watchers[0].last["view"]["table"]["seats"][1]["online"] is True


async def test_a_bot_plays_on_and_the_person_takes_over_again(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall, people=1, move=None)
    live.leave(watchers[0])
    await clock.pass_time(AWAY + 1)
    for _ in range(60):
        await clock.pass_time(1)
        if live.table.between_deals:
            break
    assert live.table.between_deals  # a bot played the deal to its end
    live.join(watchers[0])
    await settle()
    assert not room_of(live).seats[0].lent
    await live.submit(NextDeal(0), live.table.version)
    await settle()
    assert live.table.bot_to_move is None
    assert live.table.game.public.turn == 0


async def test_two_tabs_are_one_person(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall, move=None)
    second = Watcher("g1")
    live.join(second)
    live.leave(watchers[1])
    await clock.pass_time(AWAY + 1)
    assert room_of(live).seats[1].away is None
    assert not room_of(live).seats[1].lent


async def test_a_tab_at_another_worker_counts(hall: Hall, clock: HandClock, tmp_path: Path) -> None:
    live, watchers = await a_match(hall, move=None)
    url = f"sqlite:///{tmp_path / 't.db'}"
    async with open_hall(url, "w2", clock=clock, bus=hall.services.bus) as other:
        there = await other.get("t1")
        tab = Watcher("g1")
        there.join(tab)
        await settle()
        live.leave(watchers[1])
        await settle()
        await clock.pass_time(AWAY + 1)
        await live.refresh()
        assert not room_of(live).seats[1].lent
        assert room_of(live).seats[1].away is None


async def test_leaving_hands_the_seat_to_a_bot_at_once(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall, move=None)
    await live.submit(Leave("g2"), None)
    assert room_of(live).seats[2].lent == "novice"
    assert watchers[0].last["view"]["table"]["seats"][2]["bot"] == "novice"
    live.leave(watchers[2])
    live.join(watchers[2])
    await settle()
    assert not room_of(live).seats[2].lent


async def test_coming_and_going_makes_nobodys_choice_stale(hall: Hall) -> None:
    live, watchers = await a_match(hall, move=None)
    seen = live.table.version
    move = move_of(live)
    for _ in range(3):
        live.leave(watchers[3])
        live.join(watchers[3])
        await settle()
    assert live.table.version > seen
    await live.submit(move, seen)
    with pytest.raises(TableError):
        await live.submit(move_of(live), seen)


# --- clocks -------------------------------------------------------------------------------------


async def test_a_bot_moves_when_the_time_is_over(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall)
    turn = live.table.game.public.turn
    assert turn is not None
    shown = watchers[0].last["view"]["table"]["room"]
    assert shown["deadline"] == 1000.0 + MOVE + BANK
    assert shown["now"] == 1000.0
    version = live.table.version
    await clock.pass_time(MOVE + BANK - 1)
    assert live.table.version == version
    await clock.pass_time(2)
    assert live.table.version == version + 1
    assert told(watchers[0], "clock-ran-out") == [{"type": "clock-ran-out", "seat": turn}]
    assert room_of(live).seats[turn].bank == 0.0
    assert not room_of(live).seats[turn].lent  # only this move was made for it
    again = replay(await hall.services.store.read("t1"))
    assert again is not None
    assert again.room == live.table.room


async def test_only_time_beyond_a_move_is_taken_from_the_bank(hall: Hall, clock: HandClock) -> None:
    live, _ = await a_match(hall)
    turn = live.table.game.public.turn
    assert turn is not None
    await clock.pass_time(MOVE - 1)
    await live.submit(move_of(live), live.table.version)
    assert room_of(live).seats[turn].bank == BANK
    slow = live.table.game.public.turn
    assert slow is not None
    await clock.pass_time(MOVE + 7)
    await live.submit(move_of(live), live.table.version)
    assert room_of(live).seats[slow].bank == pytest.approx(BANK - 7)


async def test_nothing_but_a_move_starts_a_clock_again(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall)
    turn = live.table.game.public.turn
    assert turn is not None
    deadline = room_of(live).deadline(turn)
    await clock.pass_time(5)
    with pytest.raises(Exception, match="not-your-turn"):
        await live.submit(Act(move_of(live).move._replace(seat=(turn + 1) % 4)), live.table.version)  # type: ignore[union-attr]
    live.leave(watchers[turn])
    live.join(watchers[turn])
    await live.submit(Propose(turn, "pause"), None)
    await live.submit(Answer((turn + 1) % 4, agrees=False), None)
    live.join(Watcher(None))
    await settle()
    assert room_of(live).deadline(turn) == deadline


async def test_a_pause_needs_everybody_and_stops_time(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall)
    turn = live.table.game.public.turn
    assert turn is not None
    await clock.pass_time(5)
    await live.submit(Propose(0, "pause"), None)
    for seat in (1, 2):
        await live.submit(Answer(seat, agrees=True), None)
        assert room_of(live).paused is None
    await live.submit(Answer(3, agrees=True), None)
    assert room_of(live).paused == 1005.0
    assert watchers[0].last["view"]["table"]["room"]["paused"] is True
    version = live.table.version
    await clock.pass_time(1000)
    assert live.table.version == version
    await live.submit(Propose(2, "resume"), None)
    for seat in (0, 1, 3):
        await live.submit(Answer(seat, agrees=True), None)
    assert room_of(live).deadline(turn) == clock.now() - 5 + MOVE + BANK


async def test_a_clock_goes_on_after_the_worker_died(
    hall: Hall, clock: HandClock, tmp_path: Path
) -> None:
    live, _ = await a_match(hall)
    version = live.table.version
    await live.close()
    await clock.pass_time(30)
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", "w2", clock=clock) as other:
        await other.sweep()
        there = await other.get("t1")
        assert there.table.version == version
        await clock.pass_time(MOVE + BANK - 30 + 1)
        assert there.table.version > version


# --- consent ------------------------------------------------------------------------------------


async def test_undo_among_people_needs_everybody_and_comes_before_the_next_move(
    hall: Hall,
) -> None:
    live, _ = await a_match(hall, move=None)
    await live.submit(move_of(live), live.table.version)  # the cut cannot be undone
    before = live.table.game
    mover = before.public.turn
    assert mover is not None
    assert await code_of(live, Propose(mover, "undo")) == "nothing-to-undo"
    await live.submit(move_of(live), live.table.version)
    others = [seat for seat in range(4) if seat != mover]
    assert await code_of(live, Propose(others[0], "undo")) == "nothing-to-undo"
    await live.submit(Propose(mover, "undo"), None)
    assert await code_of(live, Propose(others[0], "pause")) in ("already-proposed", "no-clock")
    assert await code_of(live, Answer(mover, agrees=True)) == "nothing-proposed"
    for seat in others:
        await live.submit(Answer(seat, agrees=True), None)
    assert live.table.game == before
    # asked again, but somebody moves first: it is off the table
    await live.submit(move_of(live), live.table.version)
    await live.submit(Propose(mover, "undo"), None)
    await live.submit(move_of(live), live.table.version)
    assert room_of(live).proposal is None
    assert await code_of(live, Answer(others[0], agrees=True)) == "nothing-proposed"


async def test_one_no_is_enough(hall: Hall) -> None:
    live, watchers = await a_match(hall)
    await live.submit(Propose(1, "pause"), None)
    assert watchers[0].last["view"]["table"]["room"]["proposal"] == {
        "what": "pause",
        "by": 1,
        "agreed": [1],
        "until": 1045.0,
    }
    await live.submit(Answer(0, agrees=False), None)
    assert room_of(live).proposal is None
    assert room_of(live).paused is None
    assert await code_of(live, Answer(2, agrees=True)) == "nothing-proposed"


async def test_who_is_replaced_by_a_bot_is_not_asked(hall: Hall) -> None:
    live, _ = await a_match(hall)
    for seat in (1, 2, 3):
        await live.submit(Leave(f"g{seat}"), None)
    await live.submit(Propose(0, "pause"), None)
    assert room_of(live).paused is not None
