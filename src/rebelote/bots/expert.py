"""The strongest player: solves imagined worlds with the kernel, for the contract and the match.

The work is fixed, so a busy machine makes it slower and not weaker; the clock is only a cap, far
beyond what the work takes. Where Numba is missing it plays as `club` and says so once.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from rebelote.bots.announce import spoken
from rebelote.bots.calls import advise_call
from rebelote.bots.club import Club
from rebelote.bots.effort import Effort
from rebelote.bots.protocol import (
    NO_OPTIONS,
    Advice,
    Bot,
    BotSpec,
    OptionValue,
    cut_at_random,
    dice,
)
from rebelote.rules.actions import Play, SeatAction
from rebelote.rules.cards import card_strength, card_text, cards_of
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_cards
from rebelote.rules.state import AUCTION, CUT, View

log = logging.getLogger("rebelote.bots")


class Expert:
    """The bot itself; use `build`, which looks whether there is a kernel."""

    def __init__(self, seed: int = 0, options: Mapping[str, OptionValue] = NO_OPTIONS) -> None:
        self._seed = seed
        self._effort = Effort(**options)  # type: ignore[arg-type]

    def choose(self, view: View) -> SeatAction:
        """A legal action of a view whose seat it is to act."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The choice, the worth of each alternative, and the worlds behind it."""
        if view.public.phase == CUT:
            return cut_at_random(self._seed, view)
        if view.public.phase == AUCTION:
            return self._call(view)
        return self._play(view)

    def _call(self, view: View) -> Advice:
        from rebelote.bots.search import four, two

        search = two if view.profile.players == 2 else four
        weighed, worlds = search.judge_calls(view, self._effort, self._number(view))
        return advise_call(view, weighed, worlds)

    def _play(self, view: View) -> Advice:
        from rebelote.bots.search import four, two

        assert view.seat is not None
        legal = cards_of(legal_cards(view))
        if len(legal) == 1:
            return Advice(Play(view.seat, legal[0], spoken(view, legal[0])))
        search = two if view.profile.players == 2 else four
        judged, worlds = search.judge_cards(view, self._effort, self._number(view))
        trump = view.public.trump
        assert trump is not None
        card = max(judged, key=lambda card: (judged[card], -card_strength(card, trump), -card))
        compared = {card_text(card): round(worth, 1) for card, worth in judged.items()}
        return Advice(Play(view.seat, card, spoken(view, card)), compared, worlds)

    def _number(self, view: View) -> int:
        return dice(self._seed, view).getrandbits(31)


OPTIONS: Final[Mapping[str, OptionValue]] = MappingProxyType(Effort()._asdict())


def build(seed: int, options: Mapping[str, OptionValue]) -> Bot:
    """An expert, or a club player where there is no kernel."""
    if not _has_kernel():
        return Club(seed)
    return Expert(seed, options)


@cache
def _has_kernel() -> bool:
    try:
        import rebelote.kernel.compiled  # noqa: F401 -- says what is missing
        from rebelote.bots.search import four, two
    except RebeloteError as problem:
        if problem.code != "kernel-missing":
            raise
        log.warning("bot expert plays as club: %s", problem)
        return False
    del four, two
    return True


SPEC = BotSpec(id="expert", level=3, build=build, options=OPTIONS, heavy=True)
