"""What a viewer may know: one pure function for states, one for events.

Both are allow-lists. A `View` has a place for the public part and one hand and for nothing else;
`redact` builds each event anew from the fields a viewer may see. With `evolve_view`,
folding a viewer's redacted events gives the viewer's view (a tested law).
"""

from __future__ import annotations

from rebelote.rules.cards import Mask, Seat
from rebelote.rules.events import (
    Called,
    CardPlayed,
    CardsDealt,
    CardsUncovered,
    DealScored,
    Event,
    HandsCompleted,
    MatchEnded,
    MeldsShown,
    PackCut,
    PackPrepared,
    PackRevealed,
    TrickWon,
)
from rebelote.rules.fold import evolve_hand, evolve_public
from rebelote.rules.profile import Profile
from rebelote.rules.state import Public, State, View

#: Events all of whose fields everybody may know.
_PUBLIC = (
    PackCut,
    Called,
    MeldsShown,
    CardPlayed,
    TrickWon,
    CardsUncovered,
    DealScored,
    PackRevealed,
    MatchEnded,
)


def view(state: State, viewer: Seat | None) -> View:
    """The match as ``viewer`` knows it (None: a spectator)."""
    hands = state.hidden.hands
    hand = hands[viewer] if viewer is not None and hands else 0
    return View(state.profile, viewer, state.public, hand)


def start_view(profile: Profile, viewer: Seat | None) -> View:
    """The view of a match before its first deal."""
    return View(profile, viewer, Public(), 0)


def evolve_view(seen: View, event: Event) -> View:
    """A view after an event redacted for its viewer."""
    return View(
        seen.profile,
        seen.seat,
        evolve_public(seen.profile, seen.public, event),
        evolve_hand(seen.hand, seen.seat, event),
    )


def redact(event: Event, viewer: Seat | None) -> Event:
    """An event with nothing in it that ``viewer`` may not know."""
    if isinstance(event, _PUBLIC):
        return event
    if isinstance(event, PackPrepared):
        return PackPrepared(event.number, event.dealer, event.commitment, (), "")
    if isinstance(event, CardsDealt):
        return CardsDealt(event.turned, _own(event.hands, viewer), event.exposed, ())
    if isinstance(event, HandsCompleted):
        return HandsCompleted(_own(event.drawn, viewer))
    raise AssertionError(f"no redaction for {type(event).__name__}")


def _own(hands: tuple[Mask, ...], viewer: Seat | None) -> tuple[Mask, ...]:
    """Each seat's cards blanked but the viewer's own."""
    return tuple(hand if seat == viewer else 0 for seat, hand in enumerate(hands))
