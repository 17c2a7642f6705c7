"""A careful beginner: counts trumps before taking, cashes aces, helps its partner.

Rules of thumb only, no search and no chance: the same view always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rebelote.bots.protocol import NO_OPTIONS, Advice, BotSpec, OptionValue
from rebelote.rules.actions import Call, Play, SeatAction
from rebelote.rules.cards import (
    FULL_PACK,
    Card,
    Mask,
    Seat,
    Suit,
    card_points,
    card_strength,
    cards_of,
    iterate,
)
from rebelote.rules.legal import legal_actions
from rebelote.rules.play import legal_in_trick, trick_facts, trick_points
from rebelote.rules.state import AUCTION, View, exposed_mask, hand_in_view

TRUMP_WEIGHTS: Final = (1.0, 1.0, 3.0, 1.5, 4.0, 1.0, 1.0, 2.0)
"""What holding a trump of each rank (7 8 9 10 J Q K A) speaks for taking."""
PLAIN_WEIGHTS: Final = (0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 2.0)
ENOUGH: Final = 6.0
"""The weight at which it takes."""
FEWEST_TRUMPS: Final = 3


class Novice:
    """The bot itself; its seed makes no difference to it."""

    def __init__(self, seed: int = 0, options: Mapping[str, OptionValue] = NO_OPTIONS) -> None:
        del seed, options

    def advise(self, view: View) -> Advice:
        """The choice; rules of thumb put no numbers on the alternatives."""
        return Advice(self.choose(view))

    def choose(self, view: View) -> SeatAction:
        """A legal action of a view whose seat it is to act."""
        actions = legal_actions(view)
        if view.public.phase == AUCTION:
            return choose_call(view, [action for action in actions if isinstance(action, Call)])
        plays = [action for action in actions if isinstance(action, Play)]
        if not plays:
            return actions[len(actions) // 2]
        card = choose_card(view, tuple(dict.fromkeys(play.card for play in plays)))
        return next(play for play in reversed(plays) if play.card == card)


def choose_call(view: View, calls: list[Call]) -> Call:
    """Take the best suit if it is good enough, else pass."""
    passing, *takes = calls
    best = max(takes, key=lambda call: _weight(view, call.suit or 0))
    return best if _weight(view, best.suit or 0) >= ENOUGH else passing


def _weight(view: View, trump: Suit) -> float:
    """What speaks for taking with a suit, from the cards that would be ours."""
    public = view.public
    if public.exposed and view.seat is not None:
        ours = exposed_mask(public, view.seat)
        theirs = exposed_mask(public, 1 - view.seat)
        return ENOUGH + _worth(ours, trump) - _worth(theirs, trump)
    hand = view.hand
    if public.turned is not None:
        hand |= 1 << public.turned
    trumps = sum(1 for card in iterate(hand) if card >> 3 == trump)
    return _worth(hand, trump) if trumps >= FEWEST_TRUMPS else 0.0


def _worth(cards: Mask, trump: Suit) -> float:
    return sum(
        (TRUMP_WEIGHTS if card >> 3 == trump else PLAIN_WEIGHTS)[card & 7]
        for card in iterate(cards)
    )


def choose_card(view: View, legal: tuple[Card, ...]) -> Card:
    """The card a careful beginner plays."""
    if len(legal) == 1:
        return legal[0]
    if view.profile.players == 2:
        return _duel(view, legal)
    return _follow(view, legal) if view.public.trick else _lead(view, legal)


# --- four players ---------------------------------------------------------------------------


def _lead(view: View, legal: tuple[Card, ...]) -> Card:
    """Draw trumps for one's own contract, cash sure winners, else a cheap card of a long suit."""
    trump = _trump(view)
    unseen = _unseen(view)
    trumps_out = any(card >> 3 == trump for card in iterate(unseen))
    masters = [card for card in legal if _is_master(card, unseen, trump)]
    top_trumps = [card for card in masters if card >> 3 == trump]
    if top_trumps and trumps_out and _our_contract(view):
        return max(top_trumps, key=lambda card: card_strength(card, trump))
    plain_masters = [card for card in masters if card >> 3 != trump]
    if plain_masters:
        return max(plain_masters, key=lambda card: card_points(card, trump))
    if top_trumps:
        return top_trumps[0]
    return _cheapest_lead(legal, trump)


def _cheapest_lead(legal: tuple[Card, ...], trump: Suit) -> Card:
    plain = [card for card in legal if card >> 3 != trump]
    lengths = [sum(1 for card in legal if card >> 3 == suit) for suit in range(4)]
    return min(
        plain or list(legal),
        key=lambda card: (
            card_points(card, trump),
            -lengths[card >> 3],
            card_strength(card, trump),
        ),
    )


def _follow(view: View, legal: tuple[Card, ...]) -> Card:
    trump, trick = _trump(view), tuple(laid.card for laid in view.public.trick)
    facts = trick_facts(trick, trump)
    last = len(trick) == 3
    ours = (len(trick) - facts.winner) == 2
    winners = [card for card in legal if _beats(card, trick[facts.winner], trump)]
    if ours and (last or _is_master(trick[facts.winner], _unseen(view), trump)):
        return _give(legal, winners, trump)
    if not ours and winners:
        return _win(view, winners, trick, last=last)
    return _throw(legal, winners if ours else [], trump)


def _give(legal: tuple[Card, ...], winners: list[Card], trump: Suit) -> Card:
    """The partner's trick is safe: the most points that cost neither trumps nor its trick."""
    spare = [card for card in legal if card not in winners and card >> 3 != trump]
    if spare:
        return max(spare, key=lambda card: (card_points(card, trump), -card_strength(card, trump)))
    under = [card for card in legal if card not in winners]
    return _throw(tuple(under) or legal, [], trump)


def _win(view: View, winners: list[Card], trick: tuple[Card, ...], *, last: bool) -> Card:
    """Win with as little as does it; with a sure card if others still play."""
    trump, unseen = _trump(view), _unseen(view)
    if not last:
        sure = [card for card in winners if _is_master(card, unseen, trump)]
        if sure:
            return min(sure, key=lambda card: (card >> 3 == trump, card_strength(card, trump)))
        return min(winners, key=lambda card: (card_points(card, trump), card_strength(card, trump)))
    del trick
    plain = [card for card in winners if card >> 3 != trump]
    if plain:
        return max(plain, key=lambda card: card_points(card, trump))
    return min(winners, key=lambda card: card_strength(card, trump))


def _throw(legal: tuple[Card, ...], spared: list[Card], trump: Suit) -> Card:
    """The cheapest card; no trump and none of ``spared`` if there is a choice."""
    return min(
        legal,
        key=lambda card: (
            card in spared,
            card_points(card, trump),
            card >> 3 == trump,
            card_strength(card, trump),
        ),
    )


# --- two players ----------------------------------------------------------------------------


def _duel(view: View, legal: tuple[Card, ...]) -> Card:
    """One trick looked at: what it would bring if the other side answers well."""
    trump = _trump(view)
    if view.public.trick:
        led = view.public.trick[0].card
        return max(legal, key=lambda card: _reply_value(led, card, trump))
    return max(legal, key=lambda card: (_lead_value(view, card), -card_strength(card, trump)))


def _reply_value(led: Card, card: Card, trump: Suit) -> tuple[int, int]:
    points = trick_points((led, card), trump)
    won = _beats(card, led, trump)
    cost = _strength_kept(card, trump)
    return (points if won else -points) - cost, -card_strength(card, trump)


def _lead_value(view: View, card: Card) -> int:
    """What the trick brings the leader after the reply that costs it most."""
    public, trump = view.public, _trump(view)
    other: Seat = 1 - (view.seat or 0)
    replies = legal_in_trick(exposed_mask(public, other), (card,), trump, view.profile.play_rules)
    values = [
        -trick_points((card, reply), trump)
        if _beats(reply, card, trump)
        else trick_points((card, reply), trump)
        for reply in iterate(replies)
    ]
    return min(values, default=0) - _strength_kept(card, trump)


def _strength_kept(card: Card, trump: Suit) -> int:
    """What a strong card is worth in hand: not thrown away on a trick of nothing."""
    return card_strength(card, trump) // 2 + (4 if card >> 3 == trump else 0)


# --- what is known --------------------------------------------------------------------------


def _trump(view: View) -> Suit:
    return view.public.trump or 0


def _our_contract(view: View) -> bool:
    taker = view.public.taker
    return taker is not None and view.seat is not None and (taker - view.seat) % 2 == 0


def _unseen(view: View) -> Mask:
    """Cards that others may still hold."""
    seen = hand_in_view(view)
    for laid in view.public.plays:
        seen |= 1 << laid.card
    return FULL_PACK & ~seen


def _is_master(card: Card, unseen: Mask, trump: Suit) -> bool:
    """Whether no unseen card of its suit beats it."""
    strength = card_strength(card, trump)
    return not any(
        other >> 3 == card >> 3 and card_strength(other, trump) > strength
        for other in cards_of(unseen)
    )


def _beats(card: Card, best: Card, trump: Suit) -> bool:
    if card >> 3 == best >> 3:
        return card_strength(card, trump) > card_strength(best, trump)
    return card >> 3 == trump


SPEC = BotSpec(id="novice", level=1, build=Novice)
