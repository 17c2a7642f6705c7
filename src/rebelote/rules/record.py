"""The deal record, format ``rebelote-deal/1``: a finished deal as one JSON object.

It holds everything needed to check the deal without this software; `rebelote.rules.verify` does.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rebelote.rules.cards import Card, card_text, suit_text, texts
from rebelote.rules.deal import commitment, completion, first_hands, tableaux
from rebelote.rules.errors import RecordError, shown
from rebelote.rules.profile import Profile
from rebelote.rules.state import Public, State, first_seat
from rebelote.rules.strict_json import strict_json
from rebelote.rules.wire import Json, call_to_json, laid_to_json, meld_to_json

FORMAT: Final = "rebelote-deal/1"
#: A record is about 2 kB; a line far longer than that is not one.
LONGEST_LINE: Final = 100_000


def deal_record(state: State, match: str) -> Json:
    """The record of the deal that ``state`` has just finished (phase scored or ended)."""
    profile, public, hidden = state
    sheet = public.sheet
    if sheet is None or public.cut_at is None or public.turned is None:
        raise RecordError("deal-not-over", message="the deal is not over: there is no record yet")
    record: Json = {
        "format": FORMAT,
        "profile": profile.id,
        "match": match,
        "number": public.number,
        "dealer": public.dealer,
        "first": first_seat(public, profile.players),
        "before": _before(public),
    }
    if profile.house_rules:
        record["house_rules"] = house_rules_to_json(profile)
        record["rules_hash"] = profile.hash
    record |= {
        "cut": public.cut_at,
        "deck": texts(hidden.deck),
        "turned": card_text(public.turned),
        **cards_to_json(profile, public, hidden.deck),
        "calls": [call_to_json(call) for call in public.calls],
        "taker": public.taker,
        "trump": None if public.trump is None else suit_text(public.trump),
        "plays": [laid_to_json(laid) for laid in public.plays],
        "tricks": [
            {"leader": trick.leader, "winner": trick.winner, "points": trick.points}
            for trick in public.tricks
        ],
        "result": {
            "outcome": sheet.outcome,
            "points": list(sheet.points),
            "belote": list(sheet.belote),
            "scores": list(sheet.scores),
            "pending": sheet.pending,
        },
        "totals": list(public.totals),
        "winner": public.winner,
    }
    if profile.melds == "counted":
        record["melds"] = [meld_to_json(meld) for meld in public.melds]
    if hidden.salt:
        sealed = commitment(hidden.pack, hidden.salt)
        record["commitment"] = {"sha256": sealed, "salt": hidden.salt}
    return record


def house_rules_to_json(profile: Profile) -> Json:
    """The overridden options as JSON values."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in profile.house_rules.items()
    }


def cards_to_json(profile: Profile, public: Public, deck: tuple[Card, ...]) -> Json:
    """``{"hands"}`` or ``{"tableaux"}`` as they follow from the deck."""
    first = first_seat(public, profile.players)
    if profile.players == 2:
        exposed, covered = tableaux(deck, first, profile.packets)
        piles = [
            [texts(card for card in pile if card is not None) for pile in zip(*layers, strict=True)]
            for layers in zip(exposed, covered, strict=True)
        ]
        return {"tableaux": piles}
    hands = first_hands(deck, first, profile.packets)
    if public.taker is not None:
        drawn = completion(deck, first, public.taker)
        hands = tuple(hand + more for hand, more in zip(hands, drawn, strict=True))
    return {"hands": [texts(hand) for hand in hands]}


def _before(public: Public) -> Json:
    """Totals and points put aside before the last deal of the history."""
    if len(public.deals) < 2:
        return {"totals": [0, 0], "pending": 0}
    last = public.deals[-2]
    return {"totals": list(last.totals), "pending": last.pending}


def record_line(record: Json) -> str:
    """A record as one line of a JSON Lines file, without the line's end."""
    return json.dumps(record, ensure_ascii=False)


def read_records(lines: Iterable[str]) -> Iterator[tuple[int, Json | RecordError]]:
    """(line number from 1, record or what is wrong with the line) for each line not blank.

    Only the outer form is checked: whether the line is a JSON object that calls itself a deal
    record. Streams: one line at a time is held.
    """
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, _read_line(line)


def parse_record(data: object) -> Json:
    """``data`` as a record, its outer form checked; raises `RecordError`."""
    if not isinstance(data, dict):
        raise _not_a_record("expected a JSON object")
    if data.get("format") != FORMAT:
        found = shown(data.get("format"), 40)
        raise _not_a_record(f"expected the format {FORMAT}, got {found}")
    return data


def _read_line(line: str) -> Json | RecordError:
    if len(line) > LONGEST_LINE:
        return _not_a_record(f"the line has {len(line)} characters, far more than a deal needs")
    try:
        data: Any = strict_json(line)
    except ValueError:
        return _not_a_record("the line is not JSON, or is cut short")
    try:
        return parse_record(data)
    except RecordError as problem:
        return problem


def _not_a_record(problem: str) -> RecordError:
    return RecordError("not-a-record", problem=problem, message=f"not a deal record: {problem}")
