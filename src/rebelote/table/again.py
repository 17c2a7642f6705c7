"""A table whose first deal was dealt before: the same cards, from the start or from any trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rebelote.rules.actions import Call, Cut, Play, Prepare
from rebelote.rules.cards import Card, Seat
from rebelote.rules.events import PackPrepared
from rebelote.rules.game import apply, start_match
from rebelote.rules.profile import Profile
from rebelote.table.commands import opened
from rebelote.table.errors import TableError
from rebelote.table.events import BotSeated, DealRepeated, PlayBegan, PlayerSeated, TableEvent


class Setting(NamedTuple):
    """The cards of a deal, and the choices that are made already."""

    profile: Profile
    dealer: Seat
    pack: tuple[Card, ...]
    """The 32 cards before the cut."""
    cut: int
    moves: tuple[Call | Play, ...] = ()


class Player(NamedTuple):
    """The one person at the table."""

    guest: str
    name: str
    seat: Seat


def open_again(
    setting: Setting, player: Player, bots: Sequence[str], repeated: DealRepeated, salt: str
) -> tuple[TableEvent, ...]:
    """The events of a table for one person among bots, dealt and played as ``setting`` says.

    ``bots`` are those of the other seats, from the person's right on. Raises a `RebeloteError`
    where the setting breaks the rules of its profile, or the seats do not fit.
    """
    profile = setting.profile
    others = [(player.seat + step) % profile.players for step in range(1, profile.players)]
    if not 0 <= player.seat < profile.players or len(bots) != len(others):
        raise TableError("no-such-seat", seats=profile.players)
    return (
        opened(profile, player.guest),
        PlayerSeated(player.seat, player.guest, player.name),
        *(BotSeated(seat, bot) for seat, bot in zip(others, bots, strict=True)),
        PlayBegan(),
        *_dealt(setting, repeated, salt),
    )


def _dealt(setting: Setting, repeated: DealRepeated, salt: str) -> list[TableEvent]:
    state, prepared = apply(
        start_match(setting.profile), Prepare(setting.dealer, setting.pack, salt)
    )
    assert isinstance(prepared[0], PackPrepared)
    events: list[TableEvent] = [*prepared, repeated]
    assert state.public.turn is not None
    for action in (Cut(state.public.turn, setting.cut), *setting.moves):
        state, caused = apply(state, action)
        events.extend(caused)
    return events
