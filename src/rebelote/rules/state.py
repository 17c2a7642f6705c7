"""What a match is at one moment: what everybody may know, and what nobody else may.

`Public` is everything a spectator may know; `Hidden` is the rest. A `View` is `Public` plus one
seat's own hand, so a new hidden field cannot leak: no view has a place for it.
All are named tuples: immutable, cheap to copy with one field changed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rebelote.rules.cards import Card, Mask, Seat, Side, Suit
from rebelote.rules.profile import Profile

READY: Final = "ready"
"""A pack is to be prepared: the next deal can start."""
CUT: Final = "cut"
AUCTION: Final = "auction"
PLAY: Final = "play"
SCORED: Final = "scored"
"""The deal is over, its sheet is shown, and the match goes on."""
ENDED: Final = "ended"
"""The match is over."""

PHASES: Final = (READY, CUT, AUCTION, PLAY, SCORED, ENDED)
PILES: Final = 8


class CallMade(NamedTuple):
    """One call of the auction; ``suit`` is None for a pass."""

    seat: Seat
    suit: Suit | None


class CardLaid(NamedTuple):
    """One card played; ``says`` is ``belote``, ``rebelote`` or None."""

    seat: Seat
    card: Card
    says: str | None


class Trick(NamedTuple):
    """A complete trick; ``points`` without the last trick's 10 or 100."""

    leader: Seat
    winner: Seat
    points: int
    cards: tuple[Card, ...]
    """In the order played, the leader's first."""


class Meld(NamedTuple):
    """A sequence or four of a kind, scored only under a house rule."""

    seat: Seat
    kind: str
    """``tierce``, ``fifty``, ``hundred`` or ``four``."""
    cards: tuple[Card, ...]
    points: int


class Line(NamedTuple):
    """One line of a score sheet with the rule it comes from."""

    side: Side | None
    points: int
    rule: str
    params: dict[str, Any]


class Sheet(NamedTuple):
    """The score sheet of a deal; pairs are a side each.

    ``points``: card points with the last trick's 10 (or 100), without belote and melds.
    ``scores``: what the deal adds to the totals, points put aside before included.
    ``counting`` tells how the sides were counted, ``lines`` what each side writes: the lines of a
    side add up to its score.
    """

    outcome: str
    taker_side: Side | None
    points: tuple[int, int]
    belote: tuple[int, int]
    melds: tuple[int, int]
    scores: tuple[int, int]
    pending: int
    needed: int | None
    """The points the taker's side had to reach, where that is a fixed number."""
    counting: tuple[Line, ...]
    lines: tuple[Line, ...]


class DealSummary(NamedTuple):
    """A finished deal in the history of a match."""

    number: int
    dealer: Seat
    taker: Seat | None
    trump: Suit | None
    outcome: str
    scores: tuple[int, int]
    totals: tuple[int, int]
    pending: int


class Public(NamedTuple):
    """Everything that may be known by anybody."""

    phase: str = READY
    number: int = 0
    dealer: Seat = -1
    turn: Seat | None = None
    commitment: str = ""
    cut_at: int | None = None
    turned: Card | None = None
    calls: tuple[CallMade, ...] = ()
    taker: Seat | None = None
    trump: Suit | None = None
    counts: tuple[int, ...] = ()
    exposed: tuple[tuple[Card | None, ...], ...] = ()
    """Two players: for each seat the exposed card of each pile, None where there is none."""
    covered: tuple[tuple[bool, ...], ...] = ()
    """Two players: for each seat and pile, whether a covered card lies there."""
    uncovered: tuple[tuple[Seat, int, Card], ...] = ()
    """Two players: (seat, pile, card) turned up so far, in order."""
    leader: Seat = 0
    trick: tuple[CardLaid, ...] = ()
    plays: tuple[CardLaid, ...] = ()
    """All cards played in this deal, the open trick's included."""
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, int] = (0, 0)
    won: tuple[int, int] = (0, 0)
    """Tricks won, a side each."""
    melds: tuple[Meld, ...] = ()
    sheet: Sheet | None = None
    totals: tuple[int, int] = (0, 0)
    pending: int = 0
    winner: Side | str | None = None
    """A side, ``"draw"``, or None while the match goes on (and after a void single deal)."""
    deals: tuple[DealSummary, ...] = ()
    revealed: tuple[Reveal, ...] = ()
    """Packs shown after their deal, for this deal and any held back before it."""


class Reveal(NamedTuple):
    """What lets anybody check that a deal was not chosen."""

    number: int
    pack: tuple[Card, ...]
    """The 32 cards before the cut."""
    salt: str
    cut: int


class Hidden(NamedTuple):
    """What no view shows as a whole: the pack, the hands, the covered cards."""

    pack: tuple[Card, ...] = ()
    """The 32 cards before the cut."""
    salt: str = ""
    deck: tuple[Card, ...] = ()
    """The 32 cards after the cut, in the order dealt."""
    hands: tuple[Mask, ...] = ()
    covered: tuple[tuple[Card | None, ...], ...] = ()
    held_back: tuple[Reveal, ...] = ()
    """Reveals of void deals whose cards stay together in the next pack."""


class State(NamedTuple):
    """A match as the table knows it."""

    profile: Profile
    public: Public
    hidden: Hidden


class View(NamedTuple):
    """A match as one viewer knows it. ``seat`` is None for a spectator, who has no hand."""

    profile: Profile
    seat: Seat | None
    public: Public
    hand: Mask = 0
    """The viewer's own cards; with two players the cards it may play lie in `Public.exposed`."""


def first_seat(public: Public, players: int) -> Seat:
    """The player to the dealer's right, who calls first and leads first."""
    return (public.dealer + 1) % players


def exposed_mask(public: Public, seat: Seat) -> Mask:
    """Two players: the exposed cards of a seat."""
    mask = 0
    for card in public.exposed[seat]:
        if card is not None:
            mask |= 1 << card
    return mask


def hand_in_view(view: View) -> Mask:
    """The cards the viewer can choose from: its hand, or its exposed cards with two players."""
    if view.seat is not None and view.public.exposed:
        return exposed_mask(view.public, view.seat)
    return view.hand
