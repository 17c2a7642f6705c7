"""Deals between bots, written as deal records: the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from rebelote.arena.session import Choose, play_match
from rebelote.bots import bot_ids, make_bot
from rebelote.rules.actions import SeatAction
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_actions
from rebelote.rules.profile import Profile
from rebelote.rules.record import deal_record
from rebelote.rules.state import View
from rebelote.rules.wire import Json

#: Plays any legal card: no bot for a table, but it reaches positions no bot would.
RANDOM: Final = "random"


def simulate(profile: Profile, bots: Sequence[str], deals: int, seed: int) -> Iterator[Json]:
    """``deals`` records of whole matches one after the other, the last one cut short.

    ``bots`` names one bot for each seat, or one for all.
    """
    names = seat_bots(profile, bots)
    done = 0
    match = 0
    while done < deals:
        match += 1
        rng = random.Random(f"{seed}/{match}")
        players = [player(name, rng.getrandbits(32)) for name in names]
        for state in play_match(profile, players, rng):
            yield deal_record(state, f"m{match}")
            done += 1
            if done == deals:
                return


def seat_bots(profile: Profile, bots: Sequence[str]) -> tuple[str, ...]:
    """One bot name for each seat; raises `RebeloteError` for a wrong number or name."""
    known = (*bot_ids(profile), RANDOM)
    for name in bots:
        if name not in known:
            raise RebeloteError(
                "unknown-bot",
                bot=name[:60],
                message=f"unknown bot {name[:60]!r}: expected one of {', '.join(known)}",
            )
    if len(bots) not in (1, profile.players):
        raise RebeloteError(
            "bots-number",
            got=len(bots),
            message=f"expected 1 bot for every seat or {profile.players} of them, got {len(bots)}",
        )
    return tuple(bots) * (profile.players if len(bots) == 1 else 1)


def player(name: str, seed: int) -> Choose:
    """A bot's choice, or any legal action."""
    return random_player(seed) if name == RANDOM else make_bot(name, seed).choose


def random_player(seed: int) -> Choose:
    """Chooses any legal action with equal chance."""
    rng = random.Random(seed)

    def choose(view: View) -> SeatAction:
        actions = legal_actions(view)
        return actions[rng.randrange(len(actions))]

    return choose
