"""Why a card: codes that hold for the table, and words for every one of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rebelote.analysis import reasons
from rebelote.analysis.reasons import CODES, why_call, why_card
from rebelote.bots.situation import view_from_situation
from rebelote.i18n import Catalogue, languages
from rebelote.rules.cards import parse_card
from rebelote.rules.state import View


def seen(hand: str, plays: list[tuple[int, str]], *, seat: int, taker: int = 1) -> View:
    """Hearts are trumps, turned up as the seven; seat 0 leads first."""
    calls: list[dict[str, Any]] = [{"seat": other, "call": "pass"} for other in range(taker)]
    calls.append({"seat": taker, "call": "take", "suit": "H"})
    return view_from_situation(
        {
            "profile": "classic",
            "dealer": 3,
            "turned": "7H",
            "seat": seat,
            "hand": hand.split(),
            "calls": calls,
            "plays": [{"seat": player, "card": card} for player, card in plays],
            "totals": [0, 0],
            "pending": 0,
        }
    )


def code(view: View, card: str) -> str:
    return why_card(view, parse_card(card))[0].code


HAND = "AS TS 8C QC KD JD 9D 8D"


def test_leads() -> None:
    view = seen(HAND, [], seat=0)
    assert code(view, "AS") == "cash-master"
    assert code(view, "8C") == "lead-safe"
    assert code(view, "TS") == "cash-master"  # the ace is in the same hand
    taker = seen("JH 9H 7H AS 8C QC KD TD", [], seat=0, taker=0)
    assert code(taker, "JH") == "draw-trumps"
    assert code(taker, "AS") == "cash-master"
    assert code(seen("JH 9H AH 8S 8C QC KD TD", [], seat=0), "8S") == "lead-singleton"


def test_replies() -> None:
    view = seen(HAND, [(0, "8S"), (1, "KS")], seat=2)
    assert code(view, "AS") == "beats-all"
    last = seen(HAND, [(0, "8S"), (1, "KS"), (2, "9S")], seat=3)
    assert code(last, "TS") == "wins-last"
    partner = seen("TS 8S 8C QC KD JD 9D 8D", [(0, "9S"), (1, "AS"), (2, "7S")], seat=3)
    assert code(partner, "TS") == "feeds-partner"
    assert code(partner, "8S") == "partner-wins"
    lost = seen("TS 8S 8C QC KD JD 9D 8D", [(0, "9S"), (1, "7S"), (2, "AS")], seat=3)
    assert code(lost, "TS") == "gives-up"
    assert code(lost, "8S") == "gives-little"
    ruff = seen("JH 9H 8C QC KD JD 9D 8D", [(0, "9S"), (1, "7S"), (2, "AS")], seat=3)
    assert code(ruff, "9H") == "ruffs"


def test_throwing_away_the_last_card_of_a_suit_opens_it_for_trumps() -> None:
    plays = [(0, "AS"), (1, "7S")]
    holds = seen("8H 8C QC KC JD AC 7C TC", plays, seat=2)
    codes = [reason.code for reason in why_card(holds, parse_card("JD"))]
    assert codes == ["partner-wins", "voids-suit"]
    assert "voids-suit" not in {r.code for r in why_card(holds, parse_card("QC"))}
    no_trump = seen("9C 8C QC KC JD AC 7C TC", plays, seat=2)
    assert "voids-suit" not in {r.code for r in why_card(no_trump, parse_card("JD"))}


def test_an_only_card_needs_no_other_reason() -> None:
    view = seen("TS 8C QC AC KD JD 9D 8D", [(0, "9S"), (1, "7S")], seat=2)
    assert [reason.code for reason in why_card(view, parse_card("TS"))] == ["only-card"]


def test_the_distance_to_the_next_card_is_told() -> None:
    view = seen(HAND, [], seat=0)
    reason = why_card(view, parse_card("AS"), {"AS": 80.0, "TS": 74.5, "8C": 60.0})[-1]
    assert reason == ("better-by", {"card": "AS", "other": "TS", "points": 5.5})
    close = why_card(view, parse_card("AS"), {"AS": 80.0, "TS": 79.5})[-1]
    assert close.code == "equal-to"


def test_a_call_is_explained_by_what_it_is_set_against() -> None:
    view = view_from_situation(
        {
            "profile": "classic",
            "dealer": 3,
            "turned": "7H",
            "seat": 0,
            "hand": ["JH", "9H", "AS", "8C", "QC"],
            "calls": [],
            "plays": [],
        }
    )
    taken = why_call(view, 1, {"pass": -3.0, "H": 41.4})
    assert [reason.code for reason in taken] == ["take", "take-jack-nine"]
    assert taken[0].params == {"suit": "H", "worth": 41.0, "pass": -3.0}
    assert taken[1].params == {"suit": "H", "count": 3}
    assert [reason.code for reason in why_call(view, None, {"pass": 1.0, "H": -9.0})] == ["pass"]


def test_every_code_is_listed_and_has_words_in_every_language() -> None:
    text = Path(reasons.__file__).read_text(encoding="utf-8")
    used = set(re.findall(r'Reason\("([a-z-]+)"', text))
    assert used <= set(CODES)
    for language in languages():
        words = Catalogue(language)
        assert all(words.has(f"hint-{code}") for code in CODES)
