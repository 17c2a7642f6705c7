"""King and queen of trump in one hand (rulebook, "Belote"): who may say what, and its worth."""

from __future__ import annotations

from typing import Final

from rebelote.rules.cards import KING, QUEEN, Card, Mask, Seat, Suit
from rebelote.rules.profile import Profile
from rebelote.rules.state import CardLaid

BELOTE: Final = "belote"
REBELOTE: Final = "rebelote"


def may_say(
    profile: Profile,
    trump: Suit,
    seat: Seat,
    card: Card,
    hand: Mask,
    plays: tuple[CardLaid, ...],
) -> str | None:
    """What may be said with ``card``, out of ``hand`` (the card still in it); usually None.

    Belote goes with the first of king and queen while both are in hand; rebelote with the
    second, only after belote.
    """
    if profile.belote == "none" or card >> 3 != trump or card & 7 not in (KING, QUEEN):
        return None
    other = (trump << 3) | (KING + QUEEN - (card & 7))
    if hand >> other & 1:
        return BELOTE
    said = any(play.card == other and play.seat == seat and play.says == BELOTE for play in plays)
    return REBELOTE if said else None


def is_automatic(profile: Profile) -> bool:
    """Whether belote says itself."""
    return profile.belote == "automatic"


def belote_points(profile: Profile, plays: tuple[CardLaid, ...]) -> tuple[int, int]:
    """Belote scored, a side each, from what was said with the cards.

    Twenty for saying belote; where it is said twice, ten for each word.
    """
    worth = {BELOTE: 20, REBELOTE: 0}
    if profile.belote == "said-twice":
        worth = {BELOTE: 10, REBELOTE: 10}
    points = [0, 0]
    for play in plays:
        if play.says is not None:
            points[profile.side_of(play.seat)] += worth[play.says]
    return points[0], points[1]
