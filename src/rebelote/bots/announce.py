"""Whether to say belote or rebelote, where that is a choice.

Announcing brings points whatever happens to the contract: 20, or 10 for each word. Where the
contract rises with it (82 to 92), the defence gains on both counts, and the taker's side gains too
as long as what it announces counts towards the contract and is no less than the rise: both words
bring 20 for a rise of 10, one alone is even. What it tells the others is where one queen or king
lies, which is worth less than ten points. So it is kept back in one case only: our own contract
would rise by more than the announcement counts, and we may not reach it.
"""

from __future__ import annotations

from rebelote.rules.belote import BELOTE, is_automatic
from rebelote.rules.cards import Card, card_points, iterate
from rebelote.rules.legal import announcement
from rebelote.rules.state import View


def spoken(view: View, card: Card) -> str | None:
    """What to say with a card about to be played."""
    word = announcement(view, card)
    if word is None or is_automatic(view.profile) or not raises_contract(view):
        return word
    if word != BELOTE:
        return word  # the contract is up already: ten points more cost nothing
    return word if _worth_saying(view) else None


def raises_contract(view: View) -> bool:
    """Whether announcing changes what the taker's side has to reach."""
    profile = view.profile
    return (
        profile.made_when == "fixed"
        and profile.contract_points_with_belote > profile.contract_points
    )


def _worth_saying(view: View) -> bool:
    """Whether announcing cannot put our own contract out of reach."""
    profile = view.profile
    rise = profile.contract_points_with_belote - profile.contract_points
    counts = 20 if profile.belote_counts else 0
    return counts >= rise or not _takers(view) or _within_reach(view, rise - counts)


def _takers(view: View) -> bool:
    taker = view.public.taker
    return taker is not None and view.seat is not None and (taker - view.seat) % 2 == 0


def _within_reach(view: View, short: int) -> bool:
    """Whether what our side has, and the card points in our hand, make the higher contract."""
    public = view.public
    assert view.seat is not None
    assert public.trump is not None
    side = view.profile.side_of(view.seat)
    held = sum(card_points(card, public.trump) for card in iterate(view.hand))
    return public.points[side] + held >= view.profile.contract_points + short
