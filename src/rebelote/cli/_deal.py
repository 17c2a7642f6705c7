"""A finished deal in a terminal: the cards, the calls, the tricks, the count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rebelote.cli._sheet import sheet_lines
from rebelote.i18n import Catalogue
from rebelote.rules.cards import (
    Card,
    Seat,
    Suit,
    card_text,
    mask_of,
    sorted_for_display,
    suit_text,
)
from rebelote.rules.deal import completion, first_hands, tableaux
from rebelote.rules.profile import Profile
from rebelote.rules.state import CardLaid, Sheet, State, Trick, first_seat
from rebelote.rules.wire import Json, laid_to_json, sheet_to_json


def deal_lines(match: str, state: State, words: Catalogue) -> Iterator[str]:
    """The deal that ``state`` has just finished, line by line."""
    profile, public, _ = state
    name = profile.names.get(words.language, profile.id)
    yield words.text("cli-deal", number=str(public.number), match=match, profile=name)
    if profile.house_rules:
        yield f"{words.text('cli-house-rules')}: {house_rules(profile, words)}"
    first = first_seat(public, profile.players)
    yield words.text("cli-dealer", dealer=public.dealer, first=first)
    assert public.turned is not None
    yield words.text("cli-turned", name=words.short_card(card_text(public.turned)))
    for call in public.calls:
        if call.suit is None:
            yield words.text("cli-passes", seat=call.seat)
        else:
            yield words.text("cli-takes", seat=call.seat, suit=suit_text(call.suit))
    yield words.text("cli-cards")
    yield from _cards(state, words)
    for meld in public.melds:
        kind = words.text(f"meld-{meld.kind}")
        yield words.text("cli-melds", seat=meld.seat, kind=kind, points=meld.points)
    yield from _tricks(state, words)
    assert public.sheet is not None
    yield from sheet_lines(public.sheet, words)
    yield from _match(state, words)


def house_rules(profile: Profile, words: Catalogue) -> str:
    """The options overridden, in words."""
    changed = profile.house_rules.items()
    return "; ".join(
        f"{words.option(name)}: {words.choice(name, value)}" for name, value in changed
    )


def deal_as_json(match: str, state: State, words: Catalogue) -> Json:
    """The same as one JSON object: each trick with its cards, the sheet with its sentences."""
    public = state.public
    laid = iter(public.plays)
    assert public.sheet is not None
    return {
        "match": match,
        "number": public.number,
        "profile": state.profile.id,
        "taker": public.taker,
        "trump": None if public.trump is None else suit_text(public.trump),
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [laid_to_json(next(laid)) for _ in trick.cards],
                "winner": trick.winner,
                "points": trick.points,
            }
            for trick in public.tricks
        ],
        "sheet": _sheet_as_json(public.sheet, words),
        "totals": list(public.totals),
        "winner": public.winner,
    }


def _sheet_as_json(sheet: Sheet, words: Catalogue) -> Json:
    told = sheet_to_json(sheet)
    for name in ("count", "lines"):
        told[name] = [
            {**line, "text": words.rule(line["rule"], line["params"])} for line in told[name]
        ]
    return told


def _cards(state: State, words: Catalogue) -> Iterator[str]:
    profile, public, hidden = state
    first = first_seat(public, profile.players)
    if profile.players == 2:
        exposed, covered = tableaux(hidden.deck, first, profile.packets)
        for seat in range(2):
            piles = zip(exposed[seat], covered[seat], strict=True)
            shown = (
                "/".join(_short(card, words) for card in pile if card is not None) for pile in piles
            )
            yield f"  {_seat(seat, words)}  {'  '.join(shown)}"
        return
    hands = first_hands(hidden.deck, first, profile.packets)
    if public.taker is not None:
        drawn = completion(hidden.deck, first, public.taker)
        hands = tuple(hand + more for hand, more in zip(hands, drawn, strict=True))
    for seat, hand in enumerate(hands):
        yield f"  {_seat(seat, words)}  {_hand(hand, public.trump, words)}"


def _hand(hand: tuple[Card, ...], trump: Suit | None, words: Catalogue) -> str:
    order = sorted_for_display(mask_of(hand), trump)
    return " ".join(_short(card, words) for card in order)


def _tricks(state: State, words: Catalogue) -> Iterator[str]:
    public, below = state.public, _below(state)
    laid = iter(public.plays)
    for number, trick in enumerate(public.tricks, start=1):
        cards = [_played(next(laid), words) for _ in trick.cards]
        won = words.text("cli-won", seat=trick.winner, points=trick.points)
        yield f"{number:>3}  {'  '.join(cards)}  {won}{_uncovered(trick, below, words)}"


def _played(laid: CardLaid, words: Catalogue) -> str:
    said = f" {words.text(f'cli-says-{laid.says}')}" if laid.says else ""
    return f"{laid.seat} {_short(laid.card, words):<3}{said}"


def _below(state: State) -> Mapping[Card, Card]:
    """Two players: which covered card lay under each exposed one."""
    if state.profile.players != 2:
        return {}
    first = first_seat(state.public, 2)
    exposed, covered = tableaux(state.hidden.deck, first, state.profile.packets)
    return {
        above: under
        for piles, unders in zip(exposed, covered, strict=True)
        for above, under in zip(piles, unders, strict=True)
        if above is not None and under is not None
    }


def _uncovered(trick: Trick, below: Mapping[Card, Card], words: Catalogue) -> str:
    freed = [_short(below[card], words) for card in trick.cards if card in below]
    return f"; {words.text('cli-turned-up', cards=' '.join(freed))}" if freed else ""


def _match(state: State, words: Catalogue) -> Iterator[str]:
    public = state.public
    first, second = public.totals
    yield words.text("cli-totals", first=first, second=second)
    if public.winner == "draw":
        yield words.text("cli-draw")
    elif public.winner is not None:
        yield words.text("cli-winner", side=public.winner)


def _seat(seat: Seat, words: Catalogue) -> str:
    return words.text("cli-seat", seat=seat)


def _short(card: Card, words: Catalogue) -> str:
    return words.short_card(card_text(card))
