"""A deal told as text: each event, then what each seat knows. Golden files are made of it."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.rules.cards import card_text, sorted_for_display, suit_text, texts
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
from rebelote.rules.legal import legal_cards, refusals
from rebelote.rules.profile import Profile
from rebelote.rules.state import PLAY, Public, Sheet, State, View
from rebelote.rules.view import view
from rebelote.testing.walks import walk


def playthrough(profile: Profile, seed: int, deals: int = 1) -> str:
    """``deals`` deals of random legal play, as lines of text."""
    lines = [f"profile {profile.id}, seed {seed}, random legal play"]
    for step in walk(profile, seed, deals):
        lines.extend(told(event) for event in step.events)
        lines.extend(_after(step.after))
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """One event in a line; everything in it, for this is written for the developers."""
    if isinstance(event, CardPlayed):
        said = f', saying "{event.says}"' if event.says else ""
        return f"seat {event.seat} plays {card_text(event.card)}{said}"
    if isinstance(event, TrickWon):
        return f"seat {event.seat} wins the trick, {event.points} points"
    if isinstance(event, Called):
        return f"seat {event.seat} " + (
            "passes" if event.suit is None else f"takes, {suit_text(event.suit)} is trump"
        )
    if isinstance(event, CardsUncovered):
        return "turned up: " + ", ".join(
            f"{card_text(card)} (seat {seat}, pile {pile})" for seat, pile, card in event.cards
        )
    return _told_rarely(event)


def _told_rarely(event: Event) -> str:
    if isinstance(event, PackPrepared):
        pack = " ".join(texts(event.pack))
        return f"\ndeal {event.number}, seat {event.dealer} deals\n  pack {pack}"
    if isinstance(event, PackCut):
        return f"seat {event.seat} cuts {event.at}"
    if isinstance(event, CardsDealt):
        return f"cards dealt, {card_text(event.turned)} is turned up"
    if isinstance(event, HandsCompleted):
        return "hands completed"
    if isinstance(event, MeldsShown):
        return "melds: " + ", ".join(
            f"seat {meld.seat} {meld.kind} {' '.join(texts(meld.cards))} ({meld.points})"
            for meld in event.melds
        )
    if isinstance(event, DealScored):
        return "\n".join(_scored(event.sheet, event.totals))
    if isinstance(event, PackRevealed):
        return "packs revealed: deal " + ", ".join(str(reveal.number) for reveal in event.reveals)
    assert isinstance(event, MatchEnded)
    return f"the match is over, winner: {event.winner}"


def _scored(sheet: Sheet, totals: tuple[int, int]) -> Iterator[str]:
    yield f"outcome {sheet.outcome}"
    for kind, lines in (("counted", sheet.counting), ("written", sheet.lines)):
        for line in lines:
            side = "-" if line.side is None else line.side
            yield f"  {kind} side {side}: {line.points:>3}  {line.rule}"
    yield f"  scores {sheet.scores}, pending {sheet.pending}, totals {totals}"


def _after(state: State) -> Iterator[str]:
    public = state.public
    if public.trick or public.phase != PLAY:
        if public.phase == PLAY and public.turn is not None:
            yield _choice(view(state, public.turn))
        return
    for seat in range(state.profile.players):
        yield "  " + _knows(view(state, seat))
    if public.turn is not None:
        yield _choice(view(state, public.turn))


def _knows(seen: View) -> str:
    assert seen.seat is not None
    if seen.public.exposed:
        return f"seat {seen.seat}: {_piles(seen.public, seen.seat)}"
    cards = texts(sorted_for_display(seen.hand, seen.public.trump))
    return f"seat {seen.seat} holds {' '.join(cards) or 'nothing'}"


def _piles(public: Public, seat: int) -> str:
    """Exposed cards, with a + where a covered one lies below, and . for an empty pile."""
    return " ".join(
        ("." if card is None else card_text(card)) + ("+" if below else " ")
        for card, below in zip(public.exposed[seat], public.covered[seat], strict=True)
    ).rstrip()


def _choice(seen: View) -> str:
    refused = refusals(seen)
    legal = " ".join(texts(c for c in range(32) if legal_cards(seen) >> c & 1))
    why = ", ".join(f"{card_text(card)} {refusal.rule}" for card, refusal in refused.items())
    return f"  seat {seen.seat} may play {legal}" + (f"; refused: {why}" if why else "")
