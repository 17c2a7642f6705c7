"""What a seat can tell about the others from the cards played, from its view alone.

Nothing is carried from move to move: the memory is worked out anew from the view, so it cannot
be wrong after a take-back or a reconnection.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rebelote.rules.belote import BELOTE, is_automatic
from rebelote.rules.cards import FULL_PACK, KING, QUEEN, Card, Mask, Seat, Suit
from rebelote.rules.play import PlayRules, legal_mask, partner_holds, trick_facts
from rebelote.rules.state import View, hand_in_view


class Memory(NamedTuple):
    """Four players: where the unseen cards can be.

    ``unseen`` are the cards in other hands; ``may_hold[seat]`` those a seat can have, given every
    suit not followed, every trump not played over another, the turned-up card and belote.
    """

    unseen: Mask
    may_hold: tuple[Mask, Mask, Mask, Mask]
    counts: tuple[int, ...]


def remember(view: View) -> Memory:
    """The memory of the viewer, at any moment of the play of four."""
    public = view.public
    assert view.seat is not None
    assert public.trump is not None
    gone = 0
    for laid in public.plays:
        gone |= 1 << laid.card
    unseen = FULL_PACK & ~gone & ~view.hand
    cannot = _shown_by_play(view)
    _learn_turned_up(view, cannot)
    _learn_belote(view, cannot)
    return Memory(unseen, _settled(view.seat, unseen, cannot, public.counts), public.counts)


def _shown_by_play(view: View) -> list[Mask]:
    """For each seat, cards it would have had to play, or could not have played around."""
    public = view.public
    trump = public.trump
    assert trump is not None
    rules = view.profile.play_rules
    cannot = [0, 0, 0, 0]
    tricks = [(trick.leader, trick.cards) for trick in public.tricks]
    if public.trick:
        tricks.append((public.leader, tuple(laid.card for laid in public.trick)))
    for leader, cards in tricks:
        for place in range(1, len(cards)):
            facts = trick_facts(cards[:place], trump)
            held = partner_holds(facts, place, 4)
            seat = (leader + place) & 3
            cannot[seat] |= ruled_out(
                cards[place], facts.lead_suit, facts.top_trump, held, trump, rules
            )
    return cannot


@lru_cache(maxsize=20_000)
def ruled_out(
    card: Card, lead_suit: Suit, top_trump: int, held: int, trump: Suit, rules: PlayRules
) -> Mask:
    """The cards whose holder could not have played ``card`` in this situation.

    Each rule of play forbids a card because of some *one* other card in the hand, so a hand of
    two cards tells all.
    """
    mask = 0
    for other in range(32):
        pair = 1 << card | 1 << other
        legal = legal_mask(
            pair,
            lead_suit,
            trump,
            top_trump,
            held,
            rules.partner_rule,
            rules.undertrump_rule,
            rules.lead_rule,
        )
        if not legal >> card & 1:
            mask |= 1 << other
    return mask


def _learn_turned_up(view: View, cannot: list[Mask]) -> None:
    """Everybody saw who received the turned-up card."""
    turned, taker = view.public.turned, view.public.taker
    if turned is not None and taker is not None and view.profile.turned_card == "to-taker":
        for seat in range(4):
            if seat != taker:
                cannot[seat] |= 1 << turned


def _learn_belote(view: View, cannot: list[Mask]) -> None:
    """Belote said with one card places the other; where it says itself, silence tells too."""
    trump = view.public.trump
    assert trump is not None
    automatic = is_automatic(view.profile)
    for laid in view.public.plays:
        if laid.card >> 3 != trump or laid.card & 7 not in (KING, QUEEN):
            continue
        other = 1 << (trump << 3 | KING + QUEEN - (laid.card & 7))
        if laid.says == BELOTE:
            for seat in range(4):
                if seat != laid.seat:
                    cannot[seat] |= other
        elif automatic and laid.says is None:
            cannot[laid.seat] |= other


def _settled(
    me: Seat, unseen: Mask, cannot: list[Mask], counts: tuple[int, ...]
) -> tuple[Mask, Mask, Mask, Mask]:
    """Seats with no card to spare hold all they may, and then nobody else holds those."""
    others = [seat for seat in range(4) if seat != me]
    may = [unseen & ~mask for mask in cannot]
    may[me] = 0
    changed = True
    while changed:
        changed = False
        for seat in others:
            sure = _sure_of(seat, others, may, counts, unseen)
            for other in others:
                if other != seat and may[other] & sure:
                    may[other] &= ~sure
                    changed = True
            if sure.bit_count() >= counts[seat] and may[seat] != sure:
                may[seat] = sure
                changed = True
    return may[0], may[1], may[2], may[3]


def _sure_of(
    seat: Seat, others: list[Seat], may: list[Mask], counts: tuple[int, ...], unseen: Mask
) -> Mask:
    if may[seat].bit_count() <= counts[seat]:
        return may[seat]
    elsewhere = 0
    for other in others:
        if other != seat:
            elsewhere |= may[other]
    return unseen & may[seat] & ~elsewhere


def own_cards(view: View) -> Mask:
    """The viewer's cards (its exposed ones with two players)."""
    return hand_in_view(view)
