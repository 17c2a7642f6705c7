"""What a seat knows of the hidden cards among four players, from its view alone.

Everything certain becomes a fact about one card: it is in this hand, or it is not. A card played is
evidence that its owner held nothing that would have made it illegal, and in every rule of play a
hand forbids a card because of *one* other card in it (a card of the suit led, a trump that beats, a
plain card). So the cards excluded by a play are those d for which it is illegal from the hand
{card, d}: legality is asked of `rules`, not written again. A property test holds this to whole
hands.
"""

from __future__ import annotations

from typing import NamedTuple

from rebelote.rules.belote import BELOTE, is_automatic
from rebelote.rules.cards import FULL_PACK, KING, QUEEN, Card, Mask, Seat, Suit, iterate, mask_of
from rebelote.rules.errors import RebeloteError
from rebelote.rules.play import PlayRules, legal_in_trick
from rebelote.rules.profile import Profile
from rebelote.rules.state import CardLaid, View

SEATS = 4
HAND = 8


class Knowledge(NamedTuple):
    """Where the cards not yet played are, as far as it is certain."""

    known: tuple[Mask, ...]
    """For each seat the cards certainly in its hand."""
    hidden: Mask
    """Cards in somebody's hand, not known whose."""
    sizes: tuple[int, ...]
    """How many hidden cards each seat holds."""
    allowed: tuple[Mask, ...]
    """For each seat the hidden cards that it may hold."""


def knowledge_of(view: View, taker: Seat | None = None) -> Knowledge:
    """What the viewer knows of the hands in play.

    Before trump is taken, of the hands there would be if ``taker`` took now: eight cards each,
    the turned-up one in the taker's. Raises `RebeloteError` for a spectator, for `decouverte`,
    and where there are no hands yet.
    """
    public = view.public
    if view.seat is None or public.turned is None or public.exposed:
        raise RebeloteError(
            "no-hand", message="knowledge of hands: expected a seat among four, with cards"
        )
    holder = public.taker if public.taker is not None else taker
    if public.taker is None and taker is None:
        raise RebeloteError("no-taker", message="expected the seat supposed to take")
    played = mask_of(laid.card for laid in public.plays)
    counts = public.counts if public.plays else (HAND,) * SEATS
    known = [0, 0, 0, 0]
    known[view.seat] = view.hand
    if holder is not None and view.profile.turned_card == "to-taker":
        known[holder] |= (1 << public.turned) & ~played
    barred = [0, 0, 0, 0]
    if public.trump is not None:
        _read_plays(view.profile, public.plays, public.trump, known, barred)
    hidden = FULL_PACK & ~played
    for hand in known:
        hidden &= ~hand
    sizes = tuple(counts[seat] - known[seat].bit_count() for seat in range(SEATS))
    allowed = tuple(hidden & ~barred[seat] if sizes[seat] else 0 for seat in range(SEATS))
    return Knowledge(tuple(known), hidden, sizes, allowed)


def _read_plays(
    profile: Profile,
    plays: tuple[CardLaid, ...],
    trump: Suit,
    known: list[Mask],
    barred: list[Mask],
) -> None:
    unseen = FULL_PACK & ~mask_of(laid.card for laid in plays)
    trick: list[Card] = []
    for laid in plays:
        if len(trick) == SEATS:
            trick.clear()
        barred[laid.seat] |= excluded(laid.card, tuple(trick), trump, profile.play_rules, unseen)
        _read_belote(profile, laid, trump, unseen, known, barred)
        trick.append(laid.card)


def excluded(
    card: Card, trick: tuple[Card, ...], trump: Suit, rules: PlayRules, among: Mask
) -> Mask:
    """The cards of ``among`` that a hand which could play ``card`` to ``trick`` cannot hold."""
    if not trick:
        return 0
    found = 0
    for other in iterate(among):
        pair = 1 << card | 1 << other
        if not legal_in_trick(pair, trick, trump, rules) >> card & 1:
            found |= 1 << other
    return found


def _read_belote(
    profile: Profile,
    laid: CardLaid,
    trump: Suit,
    unseen: Mask,
    known: list[Mask],
    barred: list[Mask],
) -> None:
    """King and queen of trump: "belote" shows the other one; silence only where it is automatic."""
    if laid.card >> 3 != trump or laid.card & 7 not in (KING, QUEEN):
        return
    other = 1 << (trump << 3 | (KING + QUEEN - (laid.card & 7)))
    if not other & unseen:
        return
    if laid.says == BELOTE:
        known[laid.seat] |= other
    elif is_automatic(profile):
        barred[laid.seat] |= other
