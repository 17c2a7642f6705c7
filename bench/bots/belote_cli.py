"""Seats the `hard` player of the `belote-cli` package, on card play with trump and taker given.

Its rule of play is `classic` (9 600 random positions: the same legal cards in each). In its own
game it looks into its partner's hand; a seat here has nothing but its view, so it plays under its
own rule that hides the partner's hand. The other seats' cards are filled in at random, in agreement
with every play: it does not read them.

    REBELOTE_BOTS=bench/bots rebelote arena expert belote-cli --calls club --profile classic \\
        --deals 200 --seed 1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from belote import deck, game
from belote.ai import AIPlayer, Difficulty

from rebelote.bots.club import Club
from rebelote.bots.protocol import Advice, BotSpec, OptionValue, dice
from rebelote.kernel.knowledge import knowledge_of
from rebelote.kernel.worlds import sample
from rebelote.rules.actions import Play, SeatAction
from rebelote.rules.cards import Card, iterate
from rebelote.rules.legal import legal_cards
from rebelote.rules.profile import Profile
from rebelote.rules.state import PLAY, View

_SUITS: Final = (deck.Suit.SPADES, deck.Suit.HEARTS, deck.Suit.DIAMONDS, deck.Suit.CLUBS)
_CARDS: Final = tuple(deck.Card(_SUITS[card >> 3], list(deck.Rank)[card & 7]) for card in range(32))


class BeloteCli:
    """One of the package's players, built anew for every move."""

    def __init__(self, seed: int, options: Mapping[str, OptionValue]) -> None:
        self._seed = seed
        self._difficulty = Difficulty(options["difficulty"])

    def choose(self, view: View) -> SeatAction:
        """Its card; calls are made by `club`, as the package plays another auction."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The choice alone."""
        if view.public.phase != PLAY:
            return Club(self._seed).advise(view)
        assert view.seat is not None
        legal = list(iterate(legal_cards(view)))
        card = legal[0] if len(legal) == 1 else self._card(view)
        return Advice(Play(view.seat, card))

    def _card(self, view: View) -> Card:
        assert view.seat is not None
        rng = dice(self._seed, view)
        player = AIPlayer(game.Seat(view.seat), self._difficulty, rng)
        state = _state(view, rng.getrandbits(31))
        player.update_memory(state)
        return _CARDS.index(player.decide_card(state))


def _state(view: View, seed: int) -> game.GameState:
    public = view.public
    assert public.trump is not None
    assert public.taker is not None
    assert public.turn is not None
    world = sample(knowledge_of(view), 1, seed)[0]
    tricks = tuple(
        _laid(trick.leader, [_CARDS[card] for card in trick.cards]) for trick in public.tricks
    )
    return game.GameState(
        hands=tuple(tuple(_CARDS[card] for card in iterate(int(hand))) for hand in world),
        trump=_SUITS[public.trump],
        contract=deck.Contract.NORMAL,
        dealer=game.Seat(public.dealer),
        leader=game.Seat(public.leader),
        turn=game.Seat(public.turn),
        phase=game.Phase.PLAYING,
        taker=game.Seat(public.taker),
        current_trick=_laid(public.leader, [_CARDS[laid.card] for laid in public.trick]),
        completed_tricks=tricks,
        last_trick_winner=game.Seat(public.leader) if tricks else None,
        first_trick_done=bool(tricks),
        boss_modifiers=game.BossModifiers(hide_partner_hand=True),
    )


def _laid(leader: int, cards: list[deck.Card]) -> tuple[game.TrickCard, ...]:
    return tuple(
        game.TrickCard(game.Seat((leader + step) % 4), card) for step, card in enumerate(cards)
    )


def plays(profile: Profile) -> bool:
    """Four players, under the rule of play the package has."""
    rules = profile.play_rules
    return rules.players == 4 and (rules.partner_rule, rules.undertrump_rule, rules.lead_rule) == (
        0,
        0,
        0,
    )


SPEC = BotSpec(
    id="belote-cli",
    level=102,
    build=BeloteCli,
    options={"difficulty": "hard"},
    plays=plays,
)
