"""Cards as small integers, their order, their worth, their names.

A card is ``suit * 8 + rank`` (0..31); a set of cards is an ``int`` mask with bit ``1 << card``.
Suits are numbered in the order S H D C, ranks 7 8 9 T J Q K A, which is the order of neither
strength: strength and points depend on trump (rulebook, "Shared by all").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise, permutations
from typing import Final, TypeAlias

from rebelote.rules.errors import NotationError, shown

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int
Seat: TypeAlias = int
Side: TypeAlias = int
Mask: TypeAlias = int

SUITS: Final = "SHDC"
RANKS: Final = "789TJQKA"
PACK: Final[tuple[Card, ...]] = tuple(range(32))
FULL_PACK: Final[Mask] = (1 << 32) - 1

SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)

#                               7  8  9   10  J   Q  K  A
TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
#: 0 is the weakest. Trump: J 9 A 10 K Q 8 7; plain: A 10 K Q J 9 8 7.
TRUMP_STRENGTH: Final = (0, 1, 6, 4, 7, 2, 3, 5)
PLAIN_STRENGTH: Final = (0, 1, 2, 6, 3, 4, 5, 7)

LAST_TRICK: Final = 10
CAPOT: Final = 100
DEAL_TOTAL: Final = 162
CAPOT_TOTAL: Final = 252

_SYMBOLS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}
_TEXTS: Final[tuple[str, ...]] = tuple(RANKS[card & 7] + SUITS[card >> 3] for card in PACK)
_CARDS: Final[dict[str, Card]] = {text: card for card, text in enumerate(_TEXTS)}


def suit_of(card: Card) -> Suit:
    """Suit of a card, 0..3 in the order S H D C."""
    return card >> 3


def rank_of(card: Card) -> Rank:
    """Rank of a card, 0..7 in the order 7 8 9 T J Q K A."""
    return card & 7


def card_points(card: Card, trump: Suit) -> int:
    """What a card is worth when ``trump`` is trump.

    >>> card_points(parse_card("JH"), SUITS.index("H")), card_points(parse_card("JH"), 0)
    (20, 2)
    """
    return (TRUMP_POINTS if card >> 3 == trump else PLAIN_POINTS)[card & 7]


def card_strength(card: Card, trump: Suit) -> int:
    """Strength of a card within its own suit, 0 (weakest) to 7."""
    return (TRUMP_STRENGTH if card >> 3 == trump else PLAIN_STRENGTH)[card & 7]


def card_text(card: Card) -> str:
    """The notation of records and commands: rank + suit.

    >>> card_text(parse_card("10♥"))
    'TH'
    """
    return _TEXTS[card]


def suit_text(suit: Suit) -> str:
    """One of ``S H D C``."""
    return SUITS[suit]


def parse_card(text: object) -> Card:
    """Read a card: rank + suit; ``10`` for T, suit symbols and lower case are accepted too.

    Raises `NotationError` for anything else.
    """
    if isinstance(text, str):
        card = _CARDS.get(text)
        if card is not None:
            return card
        plain = text.strip().upper()
        for symbol, letter in _SYMBOLS.items():
            plain = plain.replace(symbol, letter)
        if plain.startswith("10"):
            plain = "T" + plain[2:]
        card = _CARDS.get(plain)
        if card is not None:
            return card
    raise NotationError(
        "not-a-card",
        got=shown(text, 40),
        message=f"{shown(text, 40)!r} is not a card: expected a rank ({' '.join(RANKS)})"
        f" and a suit ({' '.join(SUITS)}), such as 9H",
    )


def parse_suit(text: object) -> Suit:
    """Read a suit: one of S H D C (symbols and lower case accepted). Raises `NotationError`."""
    if isinstance(text, str):
        plain = text.strip().upper()
        plain = _SYMBOLS.get(plain, plain)
        if len(plain) == 1 and plain in SUITS:
            return SUITS.index(plain)
    raise NotationError(
        "not-a-suit",
        got=shown(text, 40),
        message=f"{shown(text, 40)!r} is not a suit: expected one of {' '.join(SUITS)}",
    )


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, in order. A card named twice is an error."""
    cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    require_distinct(cards)
    return cards


def require_distinct(cards: Iterable[Card]) -> None:
    """Raise `NotationError` where a card stands twice."""
    seen = 0
    for card in cards:
        if seen >> card & 1:
            raise NotationError(
                "card-twice",
                card=card_text(card),
                message=f"the card {card_text(card)} is named twice: each card exists once",
            )
        seen |= 1 << card


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """The cards of a set, in increasing order."""
    return tuple(iterate(mask))


def iterate(mask: Mask) -> Iterator[Card]:
    """The cards of a set one by one, in increasing order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def texts(cards: Iterable[Card]) -> list[str]:
    """Several cards in notation."""
    return [_TEXTS[card] for card in cards]


def sorted_for_display(mask: Mask, trump: Suit | None) -> tuple[Card, ...]:
    """A hand as a player holds it: suits with colours alternating, trump first, strongest left.

    Before trump is known every suit is sorted in plain order.
    """
    present = tuple(suit for suit in range(4) if mask >> (8 * suit) & 0xFF)
    hand: list[Card] = []
    for suit in _suit_order(present, trump):
        strength = TRUMP_STRENGTH if suit == trump else PLAIN_STRENGTH
        cards = [card for card in iterate(mask) if card >> 3 == suit]
        hand.extend(sorted(cards, key=lambda card: -strength[card & 7]))
    return tuple(hand)


@cache
def _suit_order(present: tuple[Suit, ...], trump: Suit | None) -> tuple[Suit, ...]:
    """The suits present, trump first, then with as many changes of colour as there can be."""
    orders = [order for order in permutations(present) if trump not in present or order[0] == trump]
    return max(orders, key=_changes_of_colour, default=())


def _changes_of_colour(order: tuple[Suit, ...]) -> int:
    red = [suit in (1, 2) for suit in order]
    return sum(here != there for here, there in pairwise(red))
