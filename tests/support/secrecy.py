"""Looks for cards in bytes that their reader may not know.

What may be known is worked out here from the whole log, not from the code that builds views: at
each version, a viewer may know its own hand, the turned-up card, what was played or lies exposed,
and everything once the pack is revealed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rebelote.rules.cards import FULL_PACK, Mask, Seat, cards_of, mask_of, parse_card, texts
from rebelote.rules.state import READY, State
from rebelote.table.state import Table, replay
from rebelote.table.store import Entry

TOKEN = re.compile(r"(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])", re.ASCII)
"""An id or a secret of the server's: by chance, one in some ten thousand has "-AC-" in it."""
CARD = re.compile(r"(?<![0-9A-Za-z])([789TJQKA][SHDC])(?![0-9A-Za-z])")


VERSION = re.compile(r'"version": ?(\d+)')
SIGNS = "♠♥♦♣"


def history(entries: Sequence[Entry]) -> dict[int, Table]:
    """The table at each version."""
    tables: dict[int, Table] = {}
    table: Table | None = None
    for entry in entries:
        table = replay([entry], table)
        assert table is not None
        tables[table.version] = table
    return tables


def may_know(state: State, viewer: Seat | None) -> Mask:
    """The cards of the current deal whose place this viewer may know."""
    public, hidden = state.public, state.hidden
    if public.phase == READY or public.turned is None:
        return 0
    if public.number in {reveal.number for reveal in public.revealed}:
        return FULL_PACK
    known = 1 << public.turned | mask_of(laid.card for laid in public.plays)
    for piles in public.exposed:
        known |= mask_of(card for card in piles if card is not None)
    if viewer is not None and hidden.hands:
        known |= hidden.hands[viewer]
    return known


def findings(text: str, tables: dict[int, Table], version: int, guest: str | None) -> Iterator[str]:
    """What a message to a guest tells that it may not know, at a version of the table."""
    table = tables[version_in(text) or version]
    state, viewer = table.game, table.seat_of(guest)
    if '"pack"' in text:
        message = json.loads(text)
        packs = {reveal.number: texts(reveal.pack) for reveal in state.public.revealed}
        for reveal in _old_reveals(message):
            if packs.get(reveal["number"]) != reveal["pack"]:
                yield f"v{table.version}: a pack that is not revealed"
            reveal["pack"], reveal["salt"] = [], ""
        text = json.dumps(message)
    told = read_in(text, ~may_know(state, viewer) & FULL_PACK)
    if told:
        yield f"v{table.version}: {guest} reads {cards_in(told)}"
    yield from numbers_in(text, state, viewer)
    yield from secrets_in(text, table)


def version_in(text: str) -> int:
    """The version that a message says it is of; 0 without one."""
    found = VERSION.search(text, 0, 200)
    return int(found[1]) if found else 0


def read_in(text: str, cards: Mask) -> Mask:
    """Those of the cards that a text names."""
    if not any(name in text for name in texts(cards_of(cards))):
        return 0  # quick: most texts
    return cards & mask_of(set(map(parse_card, CARD.findall(TOKEN.sub("", text)))))


def numbers_in(text: str, state: State, viewer: Seat | None) -> Iterator[str]:
    """Hands told in another form: as bit masks, as numbers of cards, with signs for the suits."""
    for seat, hand in enumerate(state.hidden.hands):
        if seat == viewer or hand.bit_count() < 3 or hand < 4096:
            continue
        cards = list(cards_of(hand))
        plain = f"{hand:x}"
        as_hex = f"0x{plain}" if plain.isdecimal() else plain  # versions have four digits too
        for form in (str(hand), as_hex, f"{hand:b}", str(cards), json_list(cards)):
            if form in text and _stands_in(form, TOKEN.sub("", text)):
                yield f"seat {seat}'s hand as {form}"
    if any(sign in text for sign in SIGNS):
        for rank, sign in re.findall(r"([789TJQKA]|10)([♠♥♦♣])", text):
            card = parse_card(rank.replace("10", "T") + "SHDC"[SIGNS.index(sign)])
            if not may_know(state, viewer) >> card & 1:
                yield f"a card with a sign: {rank}{sign}"


def _stands_in(form: str, text: str) -> bool:
    """Whether a number or list is there by itself, not as a part of something longer."""
    left = r"(?<![0-9A-Za-z])(?:0[xb])?" if form[0].isalnum() else ""
    return bool(re.search(rf"{left}{re.escape(form)}(?![0-9A-Za-z])", text))


def json_list(cards: Sequence[int]) -> str:
    """Numbers as JSON has them without spaces."""
    return json.dumps(cards, separators=(",", ":"))


def secrets_in(text: str, table: Table) -> Iterator[str]:
    """The salt before its time, and who sits where as the server knows it."""
    salt = table.game.hidden.salt
    revealed = {reveal.salt for reveal in table.game.public.revealed}
    if salt and salt not in revealed and salt in text:
        yield "the salt before the end of the deal"
    for chair in table.chairs:
        if chair.guest and len(chair.guest) > 8 and chair.guest in text:
            yield "a guest's id"


def _old_reveals(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Reveals in a view or an event; each says which deal it is of."""
    yield from message.get("view", {}).get("revealed", ())
    for event in message.get("events", ()):
        yield from event.get("reveals", ())


def cards_in(mask: Mask) -> str:
    """The cards of a mask as text."""
    return " ".join(texts(card for card in range(32) if mask >> card & 1))


def search(texts_sent: Iterable[str], entries: Sequence[Entry], guest: str | None) -> list[str]:
    """Everything a viewer was told and may not know."""
    tables = history(entries)
    found: list[str] = []
    version = 1
    for text in texts_sent:
        found += findings(text, tables, version, guest)
        version = max(version, version_in(text))
    return found
