"""What a seat may do, and why not the rest, from what that seat knows."""

from __future__ import annotations

from rebelote.rules.actions import Call, Cut, Play, SeatAction
from rebelote.rules.belote import is_automatic, may_say
from rebelote.rules.cards import (
    KING,
    QUEEN,
    Card,
    Mask,
    Seat,
    Suit,
    card_text,
    iterate,
    suit_text,
)
from rebelote.rules.deal import HIGHEST_CUT, LOWEST_CUT
from rebelote.rules.errors import RuleViolation
from rebelote.rules.play import Refusal, legal_in_trick, refusal_in_trick
from rebelote.rules.state import AUCTION, CUT, PLAY, Public, View, hand_in_view

ALL_SUITS = (0, 1, 2, 3)


def legal_suits(public: Public, players: int) -> tuple[Suit, ...]:
    """Suits that may be taken now: the turned-up one, then any other in the second round."""
    assert public.turned is not None
    turned = public.turned >> 3
    if len(public.calls) < players:
        return (turned,)
    return tuple(suit for suit in ALL_SUITS if suit != turned)


def legal_cards(view: View) -> Mask:
    """Cards the viewer may play now; 0 when it is not its turn to play."""
    public = view.public
    if public.phase != PLAY or public.turn != view.seat or public.trump is None:
        return 0
    trick = tuple(laid.card for laid in public.trick)
    return legal_in_trick(hand_in_view(view), trick, public.trump, view.profile.play_rules)


def announcement(view: View, card: Card) -> str | None:
    """What the viewer may say (or, where belote is automatic, will say) with a card it holds."""
    public = view.public
    if view.seat is None or public.trump is None:
        return None
    return may_say(view.profile, public.trump, view.seat, card, hand_in_view(view), public.plays)


def legal_actions(view: View) -> tuple[SeatAction, ...]:
    """Everything the viewer may do now, empty when it is another's turn.

    A card that may be said with stands twice where saying is a choice. Any cut from 4 to 28 is
    listed.
    """
    public = view.public
    if view.seat is None or public.turn != view.seat:
        return ()
    if public.phase == PLAY:
        return _legal_plays(view)
    if public.phase == AUCTION:
        suits = legal_suits(public, view.profile.players)
        return (Call(view.seat, None), *(Call(view.seat, suit) for suit in suits))
    if public.phase == CUT:
        return tuple(Cut(view.seat, at) for at in range(LOWEST_CUT, HIGHEST_CUT + 1))
    return ()


def _legal_plays(view: View) -> tuple[SeatAction, ...]:
    seat, trump = view.seat, view.public.trump
    assert seat is not None
    assert trump is not None
    pair = (1 << KING | 1 << QUEEN) << (8 * trump)
    plays: list[SeatAction] = []
    for card in iterate(legal_cards(view)):
        if pair >> card & 1:
            plays.extend(_plays(view, seat, card))
        else:
            plays.append(Play(seat, card))
    return tuple(plays)


def _plays(view: View, seat: Seat, card: Card) -> tuple[Play, ...]:
    word = announcement(view, card)
    if word is None:
        return (Play(seat, card),)
    if is_automatic(view.profile):
        return (Play(seat, card, word),)
    return Play(seat, card), Play(seat, card, word)


def refusals(view: View) -> dict[Card, Refusal]:
    """For each card the viewer holds and may not play now, the rule that forbids it."""
    public = view.public
    if public.phase != PLAY or public.turn != view.seat or public.trump is None:
        return {}
    hand = hand_in_view(view)
    trick = tuple(laid.card for laid in public.trick)
    rules = view.profile.play_rules
    refused = {}
    for card in iterate(hand & ~legal_in_trick(hand, trick, public.trump, rules)):
        refusal = refusal_in_trick(card, hand, trick, public.trump, rules)
        assert refusal is not None
        refused[card] = refusal
    return refused


def check_call(public: Public, suit: Suit | None, players: int) -> None:
    """Raise `RuleViolation` where a suit cannot be taken now."""
    if suit is None:
        return
    suits = legal_suits(public, players)
    if suit not in suits:
        code = "turned-suit-only" if len(suits) == 1 else "other-suits-only"
        assert public.turned is not None
        raise RuleViolation(code, suit=suit_text(suit), turned=suit_text(public.turned >> 3))


def check_play(view: View, card: Card, says: str | None) -> str | None:
    """What is said with a card about to be played; raises `RuleViolation` where it may not be."""
    public = view.public
    assert public.trump is not None
    hand = hand_in_view(view)
    if not 0 <= card < 32 or not hand >> card & 1:
        code = "not-exposed" if public.exposed else "not-in-hand"
        raise RuleViolation(code, card=card_text(card) if 0 <= card < 32 else str(card))
    trick = tuple(laid.card for laid in public.trick)
    rules = view.profile.play_rules
    if not legal_in_trick(hand, trick, public.trump, rules) >> card & 1:
        refusal = refusal_in_trick(card, hand, trick, public.trump, rules)
        assert refusal is not None
        raise RuleViolation(refusal.rule, **refusal.params)
    return _said(view, card, says)


def _said(view: View, card: Card, says: str | None) -> str | None:
    if says is None and view.public.trump is not None and card >> 3 != view.public.trump:
        return None
    word = announcement(view, card)
    if is_automatic(view.profile):
        if says not in (None, word):
            raise RuleViolation("cannot-say", says=says, card=card_text(card))
        return word
    if says not in (None, word):
        raise RuleViolation("cannot-say", says=says, card=card_text(card))
    return says
