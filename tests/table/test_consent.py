"""What people ask of each other: surrender, another match, a choice taken back in time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rebelote.rules.state import ENDED
from rebelote.rules.verify import Verifier
from rebelote.table.commands import Act, CutAnywhere, NextDeal
from rebelote.table.consent import Answer, Propose
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.room import ANSWER_SECONDS
from rebelote.table.room_commands import ComeBack, Leave
from rebelote.table.state import replay
from rebelote.table.tally import given_up_told
from tests.support.rooms import HandClock, Watcher, open_hall, open_room, play_deals, settle
from tests.table.test_room import a_match, code_of, move_of, room_of, told


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def hall(tmp_path: Path, clock: HandClock) -> AsyncIterator[Hall]:
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=clock) as hall:
        yield hall


async def agree(live: LiveTable, *seats: int) -> None:
    for seat in seats:
        await live.submit(Answer(seat, agrees=True), None)


# --- surrender ----------------------------------------------------------------------------------


async def test_a_side_surrenders_when_both_of_it_agree(hall: Hall) -> None:
    live, watchers = await a_match(hall, move=None)
    for _ in range(2):
        await live.submit(move_of(live), live.table.version)
    await live.submit(Propose(1, "surrender"), None)
    assert live.table.game.public.phase != ENDED
    await live.submit(Answer(3, agrees=True), None)
    public = live.table.game.public
    assert (public.phase, public.winner, public.turn) == (ENDED, 0, None)
    assert live.table.given_up == 1
    assert told(watchers[0], "surrendered") == [{"type": "surrendered", "seat": 1, "side": 1}]
    # nothing is hidden about the deal that was broken off, and nothing is counted
    assert public.revealed[-1].number == public.number
    assert public.totals == (0, 0)
    last = watchers[2].last["view"]
    assert last["table"]["given_up"] == 1
    assert sorted(card for hand in last["table"]["all_hands"]["hands"] for card in hand)
    again = replay(await hall.services.store.read("t1"))
    assert again is not None
    assert again.given_up == 1
    assert again.game == live.table.game
    assert await code_of(live, Propose(0, "surrender")) == "match-over"


async def test_only_the_side_knows_that_it_thinks_of_surrendering(hall: Hall) -> None:
    live, watchers = await a_match(hall, move=None)
    spectator = Watcher(None)
    live.join(spectator)
    await live.submit(Propose(1, "surrender"), None)
    for other in (watchers[0], watchers[2], spectator):
        assert told(other, "proposed") == []
        assert not other.last["view"]["table"]["room"]["giving_up"]
    assert watchers[3].last["view"]["table"]["room"]["giving_up"]["by"] == 1
    assert await code_of(live, Answer(0, agrees=True)) == "nothing-proposed"
    assert await code_of(live, Answer(1, agrees=True)) == "nothing-proposed"
    assert await code_of(live, Propose(3, "surrender")) == "already-proposed"
    await live.submit(Propose(0, "surrender"), None)  # the others may think of it too
    await live.submit(move_of(live), live.table.version)  # and play goes on meanwhile
    await live.submit(Answer(3, agrees=False), None)
    assert told(watchers[0], "answered") == []
    assert told(watchers[1], "answered")[-1]["agrees"] is False
    assert room_of(live).giving_up[1] is None
    assert room_of(live).giving_up[0] is not None
    assert live.table.given_up is None


async def test_a_bot_partner_agrees(hall: Hall) -> None:
    live, _ = await a_match(hall, people=2, move=None)
    await live.submit(Propose(0, "surrender"), None)
    assert live.table.given_up == 0
    assert live.table.game.public.winner == 1


async def test_a_partner_who_left_agrees_too(hall: Hall) -> None:
    live, _ = await a_match(hall, move=None)
    await live.submit(Propose(0, "surrender"), None)
    await live.submit(Leave("g2"), None)
    assert live.table.given_up == 0


async def test_alone_among_bots_one_surrenders_by_oneself(hall: Hall) -> None:
    live = await open_room(hall, people=(0,))
    await live.submit(Propose(0, "surrender"), None)
    assert live.table.given_up == 0
    assert live.table.bot_to_move is None
    assert await code_of(live, Propose(0, "pause")) == "not-a-room"


async def test_two_players_each_decide_for_themselves(hall: Hall) -> None:
    live = await open_room(hall, "decouverte", people=(0, 1))
    await live.submit(Propose(1, "surrender"), None)
    assert live.table.given_up == 1
    assert live.table.game.public.winner == 0


@pytest.mark.parametrize("profile", ["classic", "decouverte"])
async def test_records_of_a_match_given_up_hold(hall: Hall, profile: str) -> None:
    people = (0, 2) if profile == "classic" else (0, 1)
    live = await open_room(hall, profile, people=people)
    await play_deals(live, 2)
    await live.submit(NextDeal(0), live.table.version)
    while not live.table.choices:
        turn = live.table.game.public.turn
        if turn is not None and not live.table.bot_at(turn):
            phase = live.table.game.public.phase
            move = Act(CutAnywhere(turn)) if phase == "cut" else move_of(live)
            await live.submit(move, live.table.version)
        await settle()
    await live.submit(Propose(people[0], "surrender"), None)
    await agree(live, *([2] if live.table.given_up is None and profile == "classic" else []))
    entries = await hall.services.store.read("t1")
    records = await hall.records("t1", "g0")
    assert [record["number"] for record in records] == [1, 2]
    verifier = Verifier()
    assert [verifier.check(record) for record in records] == [[], []]
    assert [match.won for match in given_up_told(entries, 0)] == [False]
    assert [match.won for match in given_up_told(entries, 1)] == [True]
    await live.submit(NextDeal(0), live.table.version)
    assert live.table.given_up is None
    assert live.table.game.public.number == 1


# --- another match ------------------------------------------------------------------------------


async def test_another_match_begins_when_everybody_wants_it(hall: Hall) -> None:
    live, watchers = await a_match(hall, people=3, move=None)
    await live.submit(Propose(1, "surrender"), None)
    await live.submit(NextDeal(0), live.table.version)
    await live.submit(NextDeal(0), live.table.version)
    assert watchers[1].last["view"]["table"]["room"]["rematch"] == [0]
    assert told(watchers[1], "rematch-wanted") == [{"type": "rematch-wanted", "seat": 0}]
    await live.submit(NextDeal(1), live.table.version)
    assert live.table.game.public.phase == ENDED
    await live.submit(NextDeal(2), live.table.version)
    assert live.table.game.public.number == 1
    assert live.table.game.public.phase == "cut"
    assert [chair.name for chair in live.table.chairs] == ["Ana", "P1", "P2", ""]
    assert room_of(live).rematch == frozenset()


async def test_whoever_left_is_not_waited_for(hall: Hall) -> None:
    live, _ = await a_match(hall, people=3, move=None)
    await live.submit(Propose(1, "surrender"), None)
    for seat in (0, 1):
        await live.submit(NextDeal(seat), live.table.version)
    await live.submit(Leave("g2"), None)
    assert live.table.game.public.phase == "cut"


# --- taking back, in time -----------------------------------------------------------------------


async def test_bots_wait_while_people_talk_about_a_choice(hall: Hall, clock: HandClock) -> None:
    live, _ = await a_match(hall, people=3, move=None)
    while live.table.game.public.turn != 2 or live.table.game.public.phase == "cut":
        if live.table.bot_to_move is None:
            await live.submit(move_of(live), live.table.version)
        await settle()
    before = live.table.game
    await live.submit(move_of(live), live.table.version)
    await live.submit(Propose(2, "undo"), None)
    await clock.pass_time(ANSWER_SECONDS / 2)
    assert live.table.bot_to_move is None
    await agree(live, 0, 1)
    assert live.table.game == before


async def test_what_nobody_answers_lapses(hall: Hall, clock: HandClock) -> None:
    live, watchers = await a_match(hall)
    await live.submit(Propose(1, "pause"), None)
    await clock.pass_time(ANSWER_SECONDS + 1)
    assert room_of(live).proposal is None
    assert told(watchers[0], "proposal-lapsed")[0]["what"] == "pause"
    assert room_of(live).paused is None


async def test_whoever_asks_may_think_again(hall: Hall) -> None:
    live, _ = await a_match(hall)
    await live.submit(Propose(1, "pause"), None)
    await live.submit(Answer(1, agrees=False), None)
    assert room_of(live).proposal is None
    await live.submit(Propose(0, "pause"), None)
    await live.submit(Leave("g0"), None)
    assert room_of(live).proposal is None


async def test_a_proposal_to_pause_outlives_a_move(hall: Hall) -> None:
    live, _ = await a_match(hall)
    await live.submit(Propose(1, "pause"), None)
    await live.submit(move_of(live), live.table.version)
    await agree(live, 0, 2, 3)
    assert room_of(live).paused is not None


async def test_the_last_who_is_asked_leaves_and_so_agrees(hall: Hall) -> None:
    live, _ = await a_match(hall)
    await live.submit(Propose(1, "pause"), None)
    await agree(live, 0, 2)
    await live.submit(Leave("g3"), None)
    assert room_of(live).paused is not None
    await live.submit(ComeBack(3), None)
    assert not room_of(live).seats[3].lent
