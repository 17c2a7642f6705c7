"""No viewer is ever sent a card that it may not know."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.cards import texts
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.state import State, View
from rebelote.table import projection
from rebelote.table.commands import opened
from rebelote.table.consent import Answer, Propose
from rebelote.table.events import PlayerSeated
from rebelote.table.room import RoomOpened
from rebelote.table.room_commands import Fill, Sit, Start
from tests.support.rooms import HandClock, Watcher, open_hall, open_room, play_deals
from tests.support.secrecy import search

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


async def test_rooms_tell_no_more_either(tmp_path: Path) -> None:
    """Presence, proposals and clocks are told to everybody; cards and guests are not."""
    async with open_hall(f"sqlite:///{tmp_path / 't.db'}", clock=HandClock()) as hall:
        room = RoomOpened("ABCDEFG", True, "novice", 60.0, 30.0, 60.0)
        guests = [f"guest-number-{seat}-hashed" for seat in range(4)]
        host = (opened(load_profile("contract"), guests[0]), room)
        live = await hall.open("t1", (*host, PlayerSeated(0, guests[0], "Ana")))
        watchers = {guest: Watcher(guest) for guest in [*guests, None, "stranger"]}
        for watcher in watchers.values():
            live.join(watcher)
        for seat in (1, 2):
            await live.submit(Sit(guests[seat], seat, f"P{seat}"), None)
        await live.submit(Fill(guests[0], "novice", None), None)
        await live.submit(Start(guests[0]), None)
        for seed in range(3):
            live.leave(watchers[guests[1]])
            live.join(watchers[guests[1]])
            await live.submit(Propose(2, "pause"), None)
            await live.submit(Answer(0, agrees=False), None)
            await play_deals(live, 1, seed)
        entries = await hall.services.store.read("t1")
        found = {guest: search(w.texts, entries, guest) for guest, w in watchers.items()}
        assert not any(found.values()), found


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
