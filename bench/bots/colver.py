"""Seats the bots of the `colver` package, on card play with trump and taker given.

Its rule of play is `classic` with ``undertrump=free`` (12 800 random positions: the same legal
cards in each). It gets what its seat may know: hands it cannot see are filled in at random, in
agreement with every play, and it samples its own worlds as it always does. Its options are those of
its own bot files: method (isdd, heuristic, smart_ismcts, ...) and time_ms.

    REBELOTE_BOTS=bench/bots rebelote arena expert colver --calls club --profile classic \\
        --rule undertrump=free --deals 200 --seed 1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import colver

from rebelote.bots.club import Club
from rebelote.bots.protocol import Advice, BotSpec, OptionValue, dice
from rebelote.kernel.knowledge import knowledge_of
from rebelote.kernel.worlds import sample
from rebelote.rules.actions import Play, SeatAction
from rebelote.rules.cards import Card, Mask, iterate
from rebelote.rules.legal import legal_cards
from rebelote.rules.profile import Profile
from rebelote.rules.state import PLAY, View

#: The package numbers a suit 7 8 9 J Q K 10 A, the rules 7 8 9 10 J Q K A.
_RANKS: Final = (0, 1, 2, 6, 3, 4, 5, 7)
_SPEC: Final = """
[play]
method = "{method}"
time_ms = {time_ms}
[worlds]
source = "uniform"
"""


def theirs(card: Card) -> int:
    """A card of the rules in the package's numbering."""
    return card & 24 | _RANKS[card & 7]


def ours(card: int) -> Card:
    """A card of the package in the numbering of the rules."""
    return card & 24 | _RANKS.index(card & 7)


class Colver:
    """One of the package's agents, built anew for every move and told all that happened."""

    def __init__(self, seed: int, options: Mapping[str, OptionValue]) -> None:
        self._seed = seed
        self._spec = _SPEC.format(**options)

    def choose(self, view: View) -> SeatAction:
        """Its card; calls are made by `club`, as the package plays another auction."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The choice alone."""
        if view.public.phase != PLAY:
            return Club(self._seed).advise(view)
        assert view.seat is not None
        legal = list(iterate(legal_cards(view)))
        if len(legal) == 1:
            return Advice(Play(view.seat, legal[0]))
        return Advice(Play(view.seat, self._card(view)))

    def _card(self, view: View) -> Card:
        public = view.public
        assert view.seat is not None
        assert public.trump is not None
        assert public.taker is not None
        seed = dice(self._seed, view).getrandbits(31)
        env = colver.Env.deal_with_hands(public.dealer, _hands(view, seed))
        env.set_contract(public.trump, 80, public.taker % 2, 0)
        env.set_phase_playing()
        agent = colver.Agent(self._spec, view.seat, seed)
        agent.init_deal(env)
        for laid in public.plays:
            agent.observe(env, theirs(laid.card))
            env.step(theirs(laid.card))
        return ours(agent.action(env))


def _hands(view: View, seed: int) -> list[list[int]]:
    """Hands of eight that agree with everything the seat has seen."""
    world = sample(knowledge_of(view), 1, seed)[0]
    hands: list[Mask] = [int(hand) for hand in world]
    for laid in view.public.plays:
        hands[laid.seat] |= 1 << laid.card
    return [sorted(theirs(card) for card in iterate(hand)) for hand in hands]


def plays(profile: Profile) -> bool:
    """Four players, under the rule of play the package has."""
    rules = profile.play_rules
    return rules.players == 4 and (rules.partner_rule, rules.undertrump_rule, rules.lead_rule) == (
        0,
        1,
        0,
    )


SPEC = BotSpec(
    id="colver",
    level=101,
    build=Colver,
    options={"method": "isdd", "time_ms": 250},
    heavy=True,
    plays=plays,
)
