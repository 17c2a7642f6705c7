"""A view as a client gets it.

`view_to_json` is an allow-list: every key is named, so a new field stays at home until somebody
adds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rebelote.rules.belote import is_automatic
from rebelote.rules.cards import Mask, card_text, iterate, sorted_for_display, suit_text, texts
from rebelote.rules.legal import announcement, legal_cards, legal_suits, refusals
from rebelote.rules.state import AUCTION, CUT, PLAY, DealSummary, Public, Trick, View, first_seat
from rebelote.rules.wire.pieces import (
    Json,
    call_to_json,
    card_or_null,
    laid_to_json,
    meld_to_json,
    reveal_to_json,
    sheet_to_json,
    suit_or_null,
)


def view_to_json(view: View) -> Json:
    """What a viewer's screen needs; all of it is in the view, so none of it is hidden."""
    public, profile = view.public, view.profile
    started = public.number > 0
    return {
        "profile": profile.id,
        "players": profile.players,
        "house_rules": _plain_options(profile.house_rules),
        "target": profile.target if profile.length == "target" else None,
        "seat": view.seat,
        "phase": public.phase,
        "number": public.number,
        "dealer": public.dealer if started else None,
        "first": first_seat(public, profile.players) if started else None,
        "turn": public.turn,
        "commitment": public.commitment,
        "cut": public.cut_at,
        "turned": card_or_null(public.turned),
        "round": 2 if len(public.calls) >= profile.players else 1,
        "calls": [call_to_json(call) for call in public.calls],
        "taker": public.taker,
        "trump": suit_or_null(public.trump),
        "counts": list(public.counts),
        "hand": texts(sorted_for_display(view.hand, public.trump)),
        "tableaux": _tableaux_to_json(public),
        "leader": public.leader if started else None,
        "trick": [laid_to_json(laid) for laid in public.trick],
        "tricks": [_trick_to_json(trick, profile.players) for trick in public.tricks],
        "points": list(public.points),
        "said": [
            {"seat": laid.seat, "says": laid.says} for laid in public.plays if laid.says is not None
        ],
        "melds": [meld_to_json(meld) for meld in public.melds],
        "sheet": None if public.sheet is None else sheet_to_json(public.sheet),
        "totals": list(public.totals),
        "pending": public.pending,
        "winner": public.winner,
        "deals": [_summary_to_json(deal) for deal in public.deals],
        "legal": legal_to_json(view),
        "revealed": [reveal_to_json(reveal) for reveal in public.revealed],
    }


def _plain_options(options: Mapping[str, Any]) -> Json:
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in options.items()
    }


def _tableaux_to_json(public: Public) -> list[list[list[Any]]] | None:
    if not public.exposed:
        return None
    return [
        [[card_or_null(card), below] for card, below in zip(cards, under, strict=True)]
        for cards, under in zip(public.exposed, public.covered, strict=True)
    ]


def _trick_to_json(trick: Trick, players: int) -> Json:
    cards = [
        {"seat": (trick.leader + step) % players, "card": card_text(card)}
        for step, card in enumerate(trick.cards)
    ]
    return {
        "leader": trick.leader,
        "winner": trick.winner,
        "points": trick.points,
        "cards": cards,
    }


def _summary_to_json(deal: DealSummary) -> Json:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "taker": deal.taker,
        "trump": suit_or_null(deal.trump),
        "outcome": deal.outcome,
        "scores": list(deal.scores),
        "totals": list(deal.totals),
        "pending": deal.pending,
    }


def legal_to_json(view: View) -> Json:
    """What the viewer may do now, and the rule that forbids each other card."""
    public = view.public
    mine = view.seat is not None and public.turn == view.seat
    calls: list[Json] = []
    if mine and public.phase == AUCTION:
        calls = [{"call": "pass"}] + [
            {"call": "take", "suit": suit_text(suit)}
            for suit in legal_suits(public, view.profile.players)
        ]
    cards = legal_cards(view)
    return {
        "cut": mine and public.phase == CUT,
        "calls": calls,
        "cards": texts(iterate(cards)),
        "says": _says_to_json(view, cards),
        "refused": {
            card_text(card): {"rule": refusal.rule, "params": refusal.params}
            for card, refusal in (refusals(view) if mine and public.phase == PLAY else {}).items()
        },
    }


def _says_to_json(view: View, cards: Mask) -> dict[str, list[str]]:
    """The cards with which something may be said by choice."""
    if is_automatic(view.profile):
        return {}
    words = ((card, announcement(view, card)) for card in iterate(cards))
    return {card_text(card): [word] for card, word in words if word is not None}
