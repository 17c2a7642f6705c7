"""What an event does to a match. Public and hidden parts fold apart.

`evolve_public` reads nothing but the public part and the public fields of the event, so a viewer
who gets redacted events arrives at the same `Public` as the table.
"""

from __future__ import annotations

from rebelote.rules.cards import Card, Mask, Seat, Side
from rebelote.rules.deal import cut_pack
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
from rebelote.rules.profile import Profile
from rebelote.rules.state import (
    AUCTION,
    CUT,
    ENDED,
    PLAY,
    SCORED,
    CallMade,
    CardLaid,
    DealSummary,
    Hidden,
    Public,
    Reveal,
    State,
    Trick,
    first_seat,
)


def evolve(state: State, event: Event) -> State:
    """The state after an event that `decide` allowed."""
    profile, public, hidden = state
    after = evolve_public(profile, public, event)
    return State(profile, after, evolve_hidden(public, hidden, event))


def evolve_public(profile: Profile, public: Public, event: Event) -> Public:
    """The public part after an event, redacted or not."""
    if isinstance(event, CardPlayed):
        return _card_played(profile, public, event)
    if isinstance(event, TrickWon):
        return _trick_won(profile, public, event)
    if isinstance(event, Called):
        return _called(profile, public, event)
    if isinstance(event, CardsUncovered):
        return _cards_uncovered(public, event)
    if isinstance(event, CardsDealt):
        return _cards_dealt(profile, public, event)
    if isinstance(event, HandsCompleted):
        return public._replace(counts=(8,) * profile.players)
    return _evolve_deal(profile, public, event)


def _evolve_deal(profile: Profile, public: Public, event: Event) -> Public:
    """The rarer events, a few a deal."""
    if isinstance(event, PackPrepared):
        return _pack_prepared(profile, public, event)
    if isinstance(event, PackCut):
        return public._replace(cut_at=event.at, turn=None)
    if isinstance(event, MeldsShown):
        return public._replace(melds=event.melds)
    if isinstance(event, DealScored):
        return _deal_scored(public, event)
    if isinstance(event, PackRevealed):
        return public._replace(revealed=event.reveals)
    assert isinstance(event, MatchEnded)
    return public._replace(phase=ENDED, turn=None, winner=event.winner)


def _pack_prepared(profile: Profile, public: Public, event: PackPrepared) -> Public:
    """A new deal: everything of the last one goes, the match stays."""
    return Public(
        phase=CUT,
        number=event.number,
        dealer=event.dealer,
        # the cut belongs to the player at the dealer's left; seats run to the right
        turn=(event.dealer - 1) % profile.players,
        commitment=event.commitment,
        totals=public.totals,
        pending=public.pending,
        deals=public.deals,
    )


def _cards_dealt(profile: Profile, public: Public, event: CardsDealt) -> Public:
    first = first_seat(public, profile.players)
    covered = tuple(tuple(True for _ in piles) for piles in event.exposed)
    return public._replace(
        phase=AUCTION,
        turn=first,
        leader=first,
        turned=event.turned,
        counts=(16, 16) if event.exposed else (5, 5, 5, 5),
        exposed=event.exposed,
        covered=covered,
    )


def _called(profile: Profile, public: Public, event: Called) -> Public:
    calls = (*public.calls, CallMade(event.seat, event.suit))
    if event.suit is None:
        return public._replace(calls=calls, turn=(event.seat + 1) % profile.players)
    return public._replace(
        phase=PLAY,
        calls=calls,
        taker=event.seat,
        trump=event.suit,
        turn=first_seat(public, profile.players),
    )


def _card_played(profile: Profile, public: Public, event: CardPlayed) -> Public:
    laid = CardLaid(event.seat, event.card, event.says)
    counts = list(public.counts)
    counts[event.seat] -= 1
    exposed = public.exposed
    if exposed:
        exposed = _without(exposed, event.seat, event.card)
    return public._replace(
        trick=(*public.trick, laid),
        plays=(*public.plays, laid),
        counts=tuple(counts),
        exposed=exposed,
        turn=(event.seat + 1) % profile.players,
    )


def _without(
    exposed: tuple[tuple[Card | None, ...], ...], seat: Seat, card: Card
) -> tuple[tuple[Card | None, ...], ...]:
    piles = tuple(None if other == card else other for other in exposed[seat])
    return (piles, exposed[1]) if seat == 0 else (exposed[0], piles)


def _trick_won(profile: Profile, public: Public, event: TrickWon) -> Public:
    side = profile.side_of(event.seat)
    cards = tuple(laid.card for laid in public.trick)
    return public._replace(
        trick=(),
        tricks=(*public.tricks, Trick(public.leader, event.seat, event.points, cards)),
        points=_plus(public.points, side, event.points),
        won=_plus(public.won, side, 1),
        leader=event.seat,
        turn=event.seat,
    )


def _plus(pair: tuple[int, int], side: Side, amount: int) -> tuple[int, int]:
    return (pair[0] + amount, pair[1]) if side == 0 else (pair[0], pair[1] + amount)


def _cards_uncovered(public: Public, event: CardsUncovered) -> Public:
    exposed = [list(piles) for piles in public.exposed]
    covered = [list(piles) for piles in public.covered]
    for seat, pile, card in event.cards:
        exposed[seat][pile] = card
        covered[seat][pile] = False
    return public._replace(
        exposed=tuple(tuple(piles) for piles in exposed),
        covered=tuple(tuple(piles) for piles in covered),
        uncovered=(*public.uncovered, *event.cards),
    )


def _deal_scored(public: Public, event: DealScored) -> Public:
    sheet = event.sheet
    summary = DealSummary(
        public.number,
        public.dealer,
        public.taker,
        public.trump,
        sheet.outcome,
        sheet.scores,
        event.totals,
        sheet.pending,
    )
    return public._replace(
        phase=SCORED,
        turn=None,
        sheet=sheet,
        totals=event.totals,
        pending=sheet.pending,
        deals=(*public.deals, summary),
    )


# --- what is hidden -----------------------------------------------------------------------------


def evolve_hidden(public: Public, hidden: Hidden, event: Event) -> Hidden:
    """The hidden part after an event; ``public`` is as it was before it."""
    if isinstance(event, CardPlayed):
        if not hidden.hands:
            return hidden
        hands = list(hidden.hands)
        hands[event.seat] = evolve_hand(hands[event.seat], event.seat, event)
        return hidden._replace(hands=tuple(hands))
    if isinstance(event, CardsUncovered):
        return hidden._replace(covered=_still_covered(hidden, event))
    if isinstance(event, HandsCompleted):
        hands = [hand | more for hand, more in zip(hidden.hands, event.drawn, strict=True)]
        return hidden._replace(hands=tuple(hands))
    if isinstance(event, CardsDealt):
        return hidden._replace(hands=event.hands, covered=event.covered)
    if isinstance(event, PackCut):
        return hidden._replace(deck=cut_pack(hidden.pack, event.at))
    if isinstance(event, PackPrepared):
        return Hidden(pack=event.pack, salt=event.salt, held_back=_held_back(public, hidden))
    return hidden


def _still_covered(hidden: Hidden, event: CardsUncovered) -> tuple[tuple[Card | None, ...], ...]:
    covered = [list(piles) for piles in hidden.covered]
    for seat, pile, _ in event.cards:
        covered[seat][pile] = None
    return tuple(tuple(piles) for piles in covered)


def _held_back(public: Public, hidden: Hidden) -> tuple[Reveal, ...]:
    """The last deal joins those to be revealed later when it has not been revealed."""
    if public.number == 0 or public.revealed or public.cut_at is None:
        return hidden.held_back
    reveal = Reveal(public.number, hidden.pack, hidden.salt, public.cut_at)
    return (*hidden.held_back, reveal)


def evolve_hand(hand: Mask, seat: Seat | None, event: Event) -> Mask:
    """One seat's own hand after an event, redacted for that seat or not."""
    if isinstance(event, CardPlayed):
        return hand & ~(1 << event.card) if event.seat == seat else hand
    if seat is None or not isinstance(event, CardsDealt | HandsCompleted | PackPrepared):
        return hand
    if isinstance(event, CardsDealt):
        return event.hands[seat] if event.hands else 0
    if isinstance(event, HandsCompleted):
        return hand | event.drawn[seat]
    return 0
