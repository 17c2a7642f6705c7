"""No viewer is ever sent a card that it may not know."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.cards import mask_of, parse_card, texts
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.state import State, View
from rebelote.table import projection
from rebelote.table.commands import NextDeal, opened
from rebelote.table.consent import Answer, Propose
from rebelote.table.events import PlayerSeated
from rebelote.table.hall import Hall
from rebelote.table.live import LiveTable
from rebelote.table.people import Forget, PassOn
from rebelote.table.room import RoomOpened
from rebelote.table.room_commands import Fill, Say, Sit, Start
from rebelote.table.store import CommandKey, Entry
from tests.support.rooms import (
    HandClock,
    Watcher,
    act,
    open_hall,
    open_room,
    play_deals,
    wait_for_person,
)
from tests.support.secrecy import CARD, history, may_know, search

# More by REBELOTE_SECRECY_DEALS: 2500 for each of the four profiles makes ten thousand.
DEALS = int(os.environ.get("REBELOTE_SECRECY_DEALS", "12"))
MATCHES_OF = 12


async def watched_deals(
    url: str, profile: str, deals: int, seed: int = 0
) -> dict[str | None, list[str]]:
    """Findings of each seat, a spectator and a stranger over some deals."""
    players = load_profile(profile).players
    async with open_hall(url) as hall:
        live = await open_room(hall, profile, people=range(players), seed=seed)
        guests = [*(f"g{seat}" for seat in range(players)), None, "stranger"]
        watchers = {guest: Watcher(guest) for guest in guests}
        for watcher in watchers.values():
            live.join(watcher)
        for number in range(deals):
            await play_deals(live, 1, seed + number)
        entries = await hall.services.store.read("t1")
        assert all(len(watcher.texts) == len(entries) for watcher in watchers.values())
        return {guest: search(w.texts, entries, guest) for guest, w in watchers.items()}


@pytest.mark.parametrize("profile", profile_ids())
async def test_nobody_is_told_more_than_it_may_know(tmp_path: Path, profile: str) -> None:
    for start in range(0, DEALS, MATCHES_OF):
        url = f"sqlite:///{tmp_path / f'{start}.db'}"
        found = await watched_deals(url, profile, MATCHES_OF, seed=start)
        assert not any(found.values()), found


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("profile", ["contract", "decouverte"])
async def test_rooms_tell_no_more_either(tmp_path: Path, profile: str, open_hands: bool) -> None:
    """What people say, ask and agree on is told; cards and guests are not.

    A spectator of a room that keeps its hands closed is told of no card that was not on the table,
    even of a deal that was given up.
    """
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=HandClock()) as hall:
        guests = [f"guest-number-{seat}-hashed" for seat in range(4)]
        live = await a_room_of(hall, profile, guests, open_hands)
        watchers = {guest: Watcher(guest) for guest in [*guests, "guest-signed-in", None, "other"]}
        for watcher in watchers.values():
            live.join(watcher)
        await live.submit(Start(guests[0]), None)
        for seed in range(2):
            live.leave(watchers[guests[1]])
            live.join(watchers[guests[1]])
            await live.submit(Propose(1, "pause"), None)
            await live.submit(Answer(0, agrees=False), None)
            await live.say(Say(1, "hello"), CommandKey(f"x:{seed}", "d"))
            await play_deals(live, 1, seed)
            await live.say(Say(None, "smile"), CommandKey(f"y:{seed}", "d"))
        await give_up_in_a_deal(live)
        await live.submit(PassOn(guests[0], "guest-signed-in"), None)
        await live.submit(NextDeal(0), live.table.version)
        await live.submit(NextDeal(1), live.table.version)
        await live.submit(Forget(guests[1]), None)
        entries = await hall.services.store.read("t1")
        found = {guest: search(w.texts, entries, guest) for guest, w in watchers.items()}
        assert not any(found.values()), found
        unseen = cards_beyond_the_table(watchers[None].texts, entries)
        assert bool(unseen) is open_hands, unseen


async def a_room_of(hall: Hall, profile: str, guests: list[str], open_hands: bool) -> LiveTable:
    """A room with persons at seats 0 and 1, bots elsewhere."""
    room = RoomOpened("ABCDEFG", True, "novice", 60.0, 30.0, 60.0, open_hands)
    host = (opened(load_profile(profile), guests[0]), room)
    live = await hall.open("t1", (*host, PlayerSeated(0, guests[0], "Ana")))
    await live.submit(Sit(guests[1], 1, "Bea"), None)
    if load_profile(profile).players > 2:
        await live.submit(Fill(guests[0], "novice", None), None)
    return live


async def give_up_in_a_deal(live: LiveTable) -> None:
    """Begin a deal, cut and call, and give the match up."""
    await live.submit(NextDeal(0), live.table.version)
    rng = random.Random(7)
    while live.table.game.public.phase == "cut":
        await wait_for_person(live)
        if live.table.game.public.phase == "cut":
            await act(live, rng)
    await live.submit(Propose(0, "surrender"), None)
    assert live.table.given_up == 0


def cards_beyond_the_table(texts_sent: list[str], entries: Sequence[Entry]) -> list[str]:
    """Cards that a spectator was told of though they had not been on the table."""
    tables = history(entries)
    found = []
    for message in map(json.loads, texts_sent):
        game = tables[message["version"]].game
        on_table = may_know(game._replace(public=game.public._replace(revealed=())), None)
        told = mask_of(set(map(parse_card, CARD.findall(json.dumps(message)))))
        if told & ~on_table:
            found.append(f"v{message['version']}")
    return found


def partners_hand(game: State, seat: int | None) -> list[str]:
    """A card too many."""
    hands = game.hidden.hands
    return texts(card for card in range(32) if hands and hands[2] >> card & 1)


@pytest.mark.parametrize("leak", ["hand", "mask", "covered", "salt"])
async def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    states: list[State] = []
    real_view, real_json = projection.view, projection.view_to_json

    def spying(state: State, seat: int | None) -> View:
        states.append(state)
        return real_view(state, seat)

    def leaking(view: View) -> dict[str, Any]:
        hidden = states[-1].hidden
        extra: Any = {
            "hand": partners_hand(states[-1], view.seat),
            "mask": list(hidden.hands),
            "covered": [
                [str(c) and texts([c]) for c in p if c is not None] for p in hidden.covered
            ],
            "salt": hidden.salt,
        }[leak]
        return {**real_json(view), "hint": extra}

    monkeypatch.setattr(projection, "view", spying)
    monkeypatch.setattr(projection, "view_to_json", leaking)
    profile = "decouverte" if leak == "covered" else "classic"
    found = await watched_deals(f"sqlite:///{tmp_path / 't.db'}", profile, 1)
    assert found[None], "the spectator's leak went unnoticed"
    assert found["stranger"]
