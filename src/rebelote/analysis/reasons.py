"""Why a card, or a call: a few codes with what they are about, from what the seat knows.

The words are in the catalogues under ``hint-<code>``. Codes are facts about the table (this card
cannot be beaten, the trick is the partner's), never about hidden cards. Needs no Numba.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rebelote.rules.cards import (
    FULL_PACK,
    JACK,
    NINE,
    Card,
    Mask,
    Suit,
    card_points,
    card_strength,
    card_text,
    iterate,
    mask_of,
    parse_card,
    suit_text,
)
from rebelote.rules.legal import legal_cards
from rebelote.rules.play import trick_facts
from rebelote.rules.state import View, exposed_mask, hand_in_view

CLOSE: Final = 1.0
"""Points of worth below which two cards count as equal."""
MANY_POINTS: Final = 10


class Reason(NamedTuple):
    """A code of the catalogues (``hint-<code>``) and what its sentence needs."""

    code: str
    params: dict[str, Any]


CODES: Final = (
    "only-card",
    "draw-trumps",
    "cash-master",
    "lead-safe",
    "lead-singleton",
    "lead-other",
    "beats-all",
    "wins-last",
    "wins-now",
    "ruffs",
    "feeds-partner",
    "partner-wins",
    "gives-little",
    "gives-up",
    "voids-suit",
    "uncovers",
    "better-by",
    "equal-to",
    "take",
    "take-jack-nine",
    "take-jack",
    "take-nine",
    "pass",
)
"""Every code there is; each has words in every language (tested)."""


def why_card(view: View, card: Card, compared: Mapping[str, float] | None = None) -> list[Reason]:
    """Why ``card``, most telling first. ``compared`` is the worth of each legal card."""
    legal = legal_cards(view)
    if legal.bit_count() == 1:
        return [Reason("only-card", {"card": card_text(card)})]
    found = [_fact(view, card), *_voids(view, card)]
    if view.public.exposed:
        found += _uncovers(view, card)
    return found + _margin(card, compared or {})


def why_call(view: View, suit: Suit | None, compared: Mapping[str, float]) -> list[Reason]:
    """Why taking with ``suit`` (None: why passing)."""
    takes = {name: worth for name, worth in compared.items() if name != "pass"}
    if suit is None:
        best = max(takes, key=lambda name: takes[name], default=None)
        params = {"suit": best, "worth": _round(takes.get(best or "")), "pass": _passing(compared)}
        return [Reason("pass", params)]
    name = suit_text(suit)
    params = {"suit": name, "worth": _round(takes.get(name)), "pass": _passing(compared)}
    return [Reason("take", params), *_trump_holding(view, suit)]


def _passing(compared: Mapping[str, float]) -> float | None:
    return _round(compared.get("pass"))


def _round(worth: float | None) -> float | None:
    return None if worth is None else float(round(worth))


def _trump_holding(view: View, suit: Suit) -> list[Reason]:
    hand = hand_in_view(view)
    if not view.public.exposed and view.public.turned is not None:
        hand |= 1 << view.public.turned
    trumps = hand >> (8 * suit) & 0xFF
    jack, nine = trumps >> JACK & 1, trumps >> NINE & 1
    code = {(1, 1): "take-jack-nine", (1, 0): "take-jack", (0, 1): "take-nine"}.get((jack, nine))
    return [Reason(code, {"suit": suit_text(suit), "count": trumps.bit_count()})] if code else []


# --- cards ----------------------------------------------------------------------------------


def _fact(view: View, card: Card) -> Reason:
    return _lead(view, card) if not view.public.trick else _follow(view, card)


def unseen(view: View) -> Mask:
    """Cards that lie in another hand, or covered, as far as the viewer knows."""
    played = mask_of(laid.card for laid in view.public.plays)
    return FULL_PACK & ~played & ~hand_in_view(view)


def _rivals(view: View) -> Mask:
    """Cards that may be played against the viewer's: with two players the exposed ones."""
    assert view.seat is not None
    if view.public.exposed:
        return exposed_mask(view.public, 1 - view.seat)
    return unseen(view)


def _over(card: Card, among: Mask, trump: Suit) -> Mask:
    """The cards of the same suit that beat ``card``."""
    strength = card_strength(card, trump)
    return mask_of(
        other
        for other in iterate(among)
        if other >> 3 == card >> 3 and card_strength(other, trump) > strength
    )


def _lead(view: View, card: Card) -> Reason:
    public = view.public
    trump = public.trump
    assert trump is not None
    rivals = _rivals(view)
    out = (rivals >> (8 * trump) & 0xFF).bit_count()
    base = {"card": card_text(card), "suit": suit_text(card >> 3)}
    ours = public.taker is not None and view.seat is not None
    ours = ours and view.profile.side_of(public.taker or 0) == view.profile.side_of(view.seat or 0)
    if card >> 3 == trump and ours and out:
        return Reason("draw-trumps", {**base, "count": out})
    if not _over(card, rivals, trump):
        return Reason("cash-master", base)
    hand = hand_in_view(view)
    alone = (hand >> (8 * (card >> 3)) & 0xFF).bit_count() == 1
    if alone and card >> 3 != trump and hand >> (8 * trump) & 0xFF:
        return Reason("lead-singleton", base)
    if card_points(card, trump) < MANY_POINTS:
        return Reason("lead-safe", {**base, "points": card_points(card, trump)})
    return Reason("lead-other", base)


def _follow(view: View, card: Card) -> Reason:
    public = view.public
    trump = public.trump
    assert trump is not None
    players = view.profile.players
    before = tuple(laid.card for laid in public.trick)
    facts = trick_facts((*before, card), trump)
    points = sum(card_points(laid, trump) for laid in (*before, card))
    base = {"card": card_text(card), "points": points, "suit": suit_text(card >> 3)}
    if facts.winner == len(before):
        return _winning(view, card, base, last=len(before) == players - 1)
    given = {**base, "points": card_points(card, trump)}
    partners = players == 4 and (len(before) - facts.winner) % 2 == 0
    if partners:
        rich = card_points(card, trump) >= MANY_POINTS
        return Reason("feeds-partner" if rich else "partner-wins", given)
    rich = card_points(card, trump) >= MANY_POINTS
    return Reason("gives-up" if rich else "gives-little", given)


def _winning(view: View, card: Card, base: dict[str, Any], *, last: bool) -> Reason:
    trump = view.public.trump
    assert trump is not None
    led = view.public.trick[0].card >> 3
    if card >> 3 == trump and led != trump:
        return Reason("ruffs", base)
    if last:
        return Reason("wins-last", base)
    return Reason("wins-now" if _over(card, _rivals(view), trump) else "beats-all", base)


def _voids(view: View, card: Card) -> list[Reason]:
    """Whether a card thrown away leaves its suit to be ruffed from then on."""
    public, trump = view.public, view.public.trump
    assert trump is not None
    if not public.trick or card >> 3 in (trump, public.trick[0].card >> 3):
        return []
    hand = hand_in_view(view)
    alone = (hand >> (8 * (card >> 3)) & 0xFF).bit_count() == 1
    trumps = hand >> (8 * trump) & 0xFF
    suit = {"card": card_text(card), "suit": suit_text(card >> 3)}
    return [Reason("voids-suit", suit)] if alone and trumps else []


def _uncovers(view: View, card: Card) -> list[Reason]:
    """Whether playing a card turns up another of one's own."""
    assert view.seat is not None
    exposed, covered = view.public.exposed[view.seat], view.public.covered[view.seat]
    freed = any(top == card and under for top, under in zip(exposed, covered, strict=True))
    return [Reason("uncovers", {"card": card_text(card)})] if freed else []


def _margin(card: Card, compared: Mapping[str, float]) -> list[Reason]:
    """How much better than the next best card."""
    text = card_text(card)
    others = {name: worth for name, worth in compared.items() if name != text}
    if text not in compared or not others:
        return []
    second = max(others, key=lambda name: (others[name], -parse_card(name)))
    gap = compared[text] - others[second]
    if gap < CLOSE:
        return [Reason("equal-to", {"card": text, "other": second})]
    return [Reason("better-by", {"card": text, "other": second, "points": float(round(gap, 1))})]
