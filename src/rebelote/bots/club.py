"""A sound club player: counts trumps and aces, remembers voids, plays for the partner.

No search. Calls come from a fitted model of hands (`calls`), cards from a sense of what each is
good for (`sense`, `duel_sense`), saying belote from weighing it (`announce`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rebelote.bots import duel_sense, sense
from rebelote.bots.announce import spoken
from rebelote.bots.calls import advise_call, weigh_calls
from rebelote.bots.protocol import NO_OPTIONS, Advice, BotSpec, OptionValue, cut_at_random
from rebelote.rules.actions import Play, SeatAction
from rebelote.rules.cards import Card, card_strength, card_text
from rebelote.rules.legal import legal_cards
from rebelote.rules.state import AUCTION, CUT, View


class Club:
    """The bot itself; its seed only decides where it cuts."""

    def __init__(self, seed: int = 0, options: Mapping[str, OptionValue] = NO_OPTIONS) -> None:
        del options
        self._seed = seed

    def choose(self, view: View) -> SeatAction:
        """A legal action of a view whose seat it is to act."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The choice and its measure of each alternative, in card points."""
        if view.public.phase == CUT:
            return cut_at_random(self._seed, view)
        if view.public.phase == AUCTION:
            return advise_call(view, weigh_calls(view))
        return advise_play(view)


def advise_play(view: View) -> Advice:
    """The card to play, with what is said."""
    judged = judge(view)
    trump = view.public.trump
    assert trump is not None
    assert view.seat is not None
    card = max(judged, key=lambda card: (judged[card], -card_strength(card, trump), -card))
    compared = {card_text(card): round(value, 1) for card, value in judged.items()}
    return Advice(Play(view.seat, card, spoken(view, card)), compared)


def judge(view: View) -> dict[Card, float]:
    """The measure of each legal card."""
    legal = legal_cards(view)
    if view.profile.players == 2:
        return duel_sense.measures(view, legal)
    return sense.measures(sense.look(view), legal)


LEVEL: Final = 2
SPEC = BotSpec(id="club", level=LEVEL, build=Club)
