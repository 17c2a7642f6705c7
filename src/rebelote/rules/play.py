"""Which cards may be played (rulebook, "Which cards may be played"), written once.

`legal_mask` works on plain integers alone, so that the kernel can compile it as it stands.
Everything else that needs legality (the state machine, views, bots, the command line) calls it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rebelote.rules.cards import (
    PLAIN_POINTS,
    PLAIN_STRENGTH,
    TRUMP_POINTS,
    TRUMP_STRENGTH,
    Card,
    Mask,
    Seat,
    Suit,
    card_text,
)

# --- what a profile says about play, as plain integers ---------------------------------------

PARTNER_ANY: Final = 0
PARTNER_PLAIN_OR_OVERTRUMP: Final = 1
PARTNER_PLAIN_OR_OVERTRUMP_IF_ABLE: Final = 2
PARTNER_AS_OPPONENT: Final = 3

UNDERTRUMP_FORCED: Final = 0
UNDERTRUMP_FREE: Final = 1

LEAD_ALWAYS: Final = 0
LEAD_UNLESS_PARTNER: Final = 1


class PlayRules(NamedTuple):
    """A profile's rules of play as integers (the constants of this module)."""

    players: int
    partner_rule: int
    undertrump_rule: int
    lead_rule: int
    uncover_at_once: int


#: ``ABOVE[strength]``: the ranks of trump stronger than ``strength`` as an 8-bit mask;
#: index 0 stands for "no trump yet" (strength -1).
ABOVE: Final[tuple[int, ...]] = tuple(
    sum(1 << rank for rank in range(8) if TRUMP_STRENGTH[rank] > strength)
    for strength in range(-1, 8)
)


def legal_mask(  # noqa: C901 -- one decision table, kept whole
    hand: int,
    lead_suit: int,
    trump: int,
    top_trump: int,
    partner_holds: int,
    partner_rule: int,
    undertrump_rule: int,
    lead_rule: int,
) -> int:
    """The cards of ``hand`` that may be played, as a mask; never empty for a hand that is not.

    ``lead_suit`` is -1 when leading; ``top_trump`` the strength (0..7) of the highest trump in
    the trick, -1 without one; ``partner_holds`` is 1 when the partner's card is winning.
    """
    if lead_suit < 0:
        return hand
    trumps = hand & (0xFF << (8 * trump))
    beating = hand & (ABOVE[top_trump + 1] << (8 * trump))
    if lead_suit == trump:
        if trumps == 0:
            return hand
        if beating == 0 or (lead_rule == LEAD_UNLESS_PARTNER and partner_holds == 1):
            return trumps
        return beating
    following = hand & (0xFF << (8 * lead_suit))
    if following != 0:
        return following
    if trumps == 0:
        return hand
    if partner_holds == 1 and partner_rule != PARTNER_AS_OPPONENT:
        if partner_rule == PARTNER_ANY:
            return hand
        plain = hand & ~trumps
        if beating != 0:
            return plain | beating
        if partner_rule == PARTNER_PLAIN_OR_OVERTRUMP and plain != 0:
            return plain
        return hand
    if beating != 0:
        return beating
    if undertrump_rule == UNDERTRUMP_FREE:
        return hand
    return trumps


# --- a trick in progress ----------------------------------------------------------------------


class TrickFacts(NamedTuple):
    """What the next player needs to know of the open trick."""

    lead_suit: int
    top_trump: int
    winner: int
    """Index in the trick of the card that is winning; -1 for an empty trick."""


def trick_facts(cards: tuple[Card, ...], trump: Suit) -> TrickFacts:
    """Facts of an open trick, ``cards`` in the order played.

    The highest trump wins; with no trump in it, the highest card of the suit led, so a
    discarded ace never does.
    """
    if not cards:
        return TrickFacts(-1, -1, -1)
    lead_suit = cards[0] >> 3
    winner = 0
    top_trump = -1
    top_plain = -1
    for index, card in enumerate(cards):
        suit = card >> 3
        if suit == trump:
            if TRUMP_STRENGTH[card & 7] > top_trump:
                top_trump = TRUMP_STRENGTH[card & 7]
                winner = index
        elif suit == lead_suit and top_trump < 0 and PLAIN_STRENGTH[card & 7] > top_plain:
            top_plain = PLAIN_STRENGTH[card & 7]
            winner = index
    return TrickFacts(lead_suit, top_trump, winner)


def partner_holds(facts: TrickFacts, length: int, players: int) -> int:
    """1 when the partner of whoever plays next (``length`` cards are down) holds the trick."""
    if players != 4 or facts.winner < 0:
        return 0
    return 1 if length - facts.winner == 2 else 0


def legal_in_trick(hand: Mask, trick: tuple[Card, ...], trump: Suit, rules: PlayRules) -> Mask:
    """Legal cards of ``hand`` when ``trick`` lies on the table and its owner is next."""
    if not trick:
        return hand
    facts = trick_facts(trick, trump)
    return legal_mask(
        hand,
        facts.lead_suit,
        trump,
        facts.top_trump,
        partner_holds(facts, len(trick), rules.players),
        rules.partner_rule,
        rules.undertrump_rule,
        rules.lead_rule,
    )


# --- why a card is refused ----------------------------------------------------------------------


class Refusal(NamedTuple):
    """The rule that forbids a card, and what its sentence needs."""

    rule: str
    params: dict[str, str]


def refusal_in_trick(
    card: Card, hand: Mask, trick: tuple[Card, ...], trump: Suit, rules: PlayRules
) -> Refusal | None:
    """The rule that keeps ``card`` (in ``hand``) from being played; None when it is legal."""
    if legal_in_trick(hand, trick, trump, rules) >> card & 1:
        return None
    facts = trick_facts(trick, trump)
    lead_suit = facts.lead_suit
    if hand & (0xFF << (8 * lead_suit)):
        if card >> 3 != lead_suit:
            return Refusal("follow-suit", {"suit": "SHDC"[lead_suit]})
        return Refusal("overtrump", _to_beat(facts, trick))
    held = partner_holds(facts, len(trick), rules.players)
    if held and rules.partner_rule != PARTNER_AS_OPPONENT:
        return Refusal("partner-overtrump", _to_beat(facts, trick))
    if card >> 3 != trump:
        if facts.top_trump >= 0 and not _beats(hand, facts, trump):
            return Refusal("undertrump", {"suit": "SHDC"[trump]})
        return Refusal("ruff", {"suit": "SHDC"[trump]})
    return Refusal("overtrump", _to_beat(facts, trick))


def _beats(hand: Mask, facts: TrickFacts, trump: Suit) -> bool:
    return hand & (ABOVE[facts.top_trump + 1] << (8 * trump)) != 0


def _to_beat(facts: TrickFacts, trick: tuple[Card, ...]) -> dict[str, str]:
    return {"card": card_text(trick[facts.winner])}


def trick_points(cards: tuple[Card, ...], trump: Suit) -> int:
    """Card points of a trick, the last trick's 10 or 100 not included."""
    total = 0
    for card in cards:
        total += TRUMP_POINTS[card & 7] if card >> 3 == trump else PLAIN_POINTS[card & 7]
    return total


def trick_winner(leader: Seat, cards: tuple[Card, ...], trump: Suit, players: int) -> Seat:
    """Seat that wins a complete trick led by ``leader``."""
    return (leader + trick_facts(cards, trump).winner) % players
