"""`rebelote legal`: the reported faults, the rows of the rulebook, and input of every bad kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from rebelote.i18n import languages
from rebelote.rules.cards import PACK, SUITS, card_text, mask_of, parse_cards
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.play import legal_in_trick

Run = Callable[..., Any]


def judged(run: Run, profile: str, trump: str, trick: str, hand: str, *more: str) -> Any:
    """The JSON answer."""
    words = ("--profile", profile, "--trump", trump, "--trick", trick, "--hand", hand, *more)
    return run("legal", *words, "--json").json()


@pytest.mark.parametrize(
    ("profile", "trump", "trick", "hand", "legal"),
    [
        # reported of other programs
        ("classic", "S", "AH QS", "KS 7S AD 8C", "KS"),
        ("classic", "S", "AH QS", "8S 7S AD 9C", "8S 7S"),
        ("contract", "S", "AH QS", "8S 7S AD 9C", "8S 7S AD 9C"),
        ("classic", "S", "9S", "JS TS AS 7D", "JS"),
        ("contract", "S", "9S", "KS TS AS 7D", "KS TS AS"),
        # the seeds' example: 9 of hearts led, J and Q of hearts in hand
        ("classic", "H", "9H", "JH QH AS", "JH"),
        ("classic", "H", "9H 8H", "JH QH AS", "JH"),
        # leading, following, and nothing to follow or trump with
        ("classic", "H", "", "7S AH KD", "7S AH KD"),
        ("classic", "H", "7S", "8S AH AS", "8S AS"),
        ("classic", "H", "7S", "8C AD", "8C AD"),
        # the partner holds the trick
        ("classic", "H", "AS 7S", "8C 7H JH", "8C 7H JH"),
        ("contract", "S", "7H JS 8H", "8S AD 9C", "AD 9C"),
        ("contract", "S", "7H 9S 8H", "JS 8S AD", "JS AD"),
        ("contract", "S", "7H JS 8H", "8S 7S", "8S 7S"),
        ("single-deal", "S", "7H 9S 8H", "JS 8S AD", "JS AD"),
        ("single-deal", "S", "7H JS 8H", "8S AD", "8S AD"),
        # an opponent holds it
        ("single-deal", "S", "7H JS", "8S AD", "8S"),
        ("contract", "S", "7H 9S", "JS 8S AD", "JS"),
        # two players: exposed cards only, and nobody has a partner
        ("decouverte", "S", "7H", "8H AS AD", "8H"),
        ("decouverte", "S", "7H", "7S AS AD", "7S AS"),
        ("decouverte", "S", "9S", "JS AS AD", "JS"),
        ("decouverte", "S", "9S", "QS AS AD", "QS AS"),
    ],
)
def test_what_may_be_played(
    run: Run, profile: str, trump: str, trick: str, hand: str, legal: str
) -> None:
    told = judged(run, profile, trump, trick, hand)
    assert told["legal"] == legal.split()
    assert list(told["refused"]) == [card for card in hand.split() if card not in legal.split()]


@pytest.mark.parametrize(
    ("trick", "hand", "refused"),
    [
        ("7H", "8H AS", {"AS": "follow-suit"}),
        ("7H QS", "KS 7S AD", {"7S": "overtrump", "AD": "ruff"}),
        ("7H QS", "7S AD", {"AD": "undertrump"}),
        ("9S", "JS AS", {"AS": "overtrump"}),
    ],
)
def test_each_other_card_names_the_rule_that_forbids_it(
    run: Run, trick: str, hand: str, refused: dict[str, str]
) -> None:
    told = judged(run, "classic", "S", trick, hand)["refused"]
    assert {card: why["rule"] for card, why in told.items()} == refused
    assert all(why["text"].endswith(".") for why in told.values())


def test_the_partner_s_trick_has_a_rule_of_its_own(run: Run) -> None:
    told = judged(run, "contract", "S", "7H JS 8H", "8S AD")["refused"]
    assert told["8S"]["rule"] == "partner-overtrump"
    assert "jack of spades" in told["8S"]["text"]


@pytest.mark.parametrize("language", languages())
def test_the_reasons_come_in_every_language(run: Run, language: str) -> None:
    told = judged(run, "classic", "S", "7H QS", "KS 7S AD", "--lang", language)
    spoken = {why["text"] for why in told["refused"].values()}
    assert len(spoken) == 2
    assert not any("{" in text or "rule-" in text for text in spoken)


def test_a_house_rule_changes_the_answer(run: Run) -> None:
    strict = judged(run, "classic", "S", "AH QS", "8S 7S AD 9C")
    free = judged(run, "classic", "S", "AH QS", "8S 7S AD 9C", "--rule", "undertrump=free")
    assert strict["legal"] == ["8S", "7S"]
    assert free["legal"] == ["8S", "7S", "AD", "9C"]


@pytest.mark.parametrize("hand", ["10h QS", "TH,qs", "10♥ Q♠", "  th   Qs "])
def test_cards_are_read_as_people_write_them(run: Run, hand: str) -> None:
    assert judged(run, "classic", "♠", "", hand)["legal"] == ["TH", "QS"]


def test_in_words(run: Run) -> None:
    ran = run(
        "legal", "--profile", "classic", "--trump", "S", "--trick", "7H QS", "--hand", "KS 7S"
    )
    assert ran.status == 0
    assert ran.out == (
        "May be played: K♠\n"
        "Refused:\n"
        "  7♠  Overtrump: you can beat the queen of spades. [overtrump]\n"
    )


def test_the_terminal_s_language_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    ran = run("legal", "--profile", "classic", "--trump", "S", "--hand", "JS")
    assert ran.out == "Se jouent : V♠\n"


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"--profile": "clasic"}, "unknown profile 'clasic': expected one of classic"),
        ({"--trump": "X"}, "'X' is not a suit: expected one of S H D C"),
        ({"--trump": ""}, "is not a suit"),
        ({"--trick": "AH 1S"}, "'1S' is not a card: expected a rank"),
        ({"--trick": "AH AH"}, "AH is named twice"),
        ({"--trick": "AH QS JS TS"}, "expected at most 3 before you"),
        ({"--trick": "AH QS JS TS 9S"}, "5 cards are no open trick"),
        ({"--profile": "decouverte", "--trick": "AH QS"}, "expected at most 1 before you"),
        ({"--hand": ""}, "0 cards in hand: expected 1 to 8"),
        ({"--hand": "KS AH"}, "AH is in the trick and in the hand"),
        ({"--hand": "7C 8C 9C TC JC QC KC AC 7D"}, "9 cards in hand: expected 1 to 8"),
        ({"--hand": "KS KS"}, "KS is named twice"),
        ({"--hand": "K"}, "'K' is not a card"),
        ({"--hand": "KSAD"}, "'KSAD' is not a card"),
        ({"--rule": "undertrump"}, "expected FIELD=VALUE"),
        ({"--rule": "under=free"}, "unknown house rule 'under': expected one of"),
        ({"--rule": "undertrump=maybe"}, "expected one of forced, free, got 'maybe'"),
        ({"--rule": "melds=counted"}, "makes no difference here"),
        ({"--lang": "tlh"}, "'tlh' is not one of"),
    ],
)
def test_bad_input_is_one_line_that_names_it(run: Run, changed: dict[str, str], says: str) -> None:
    given = {"--profile": "classic", "--trump": "S", "--trick": "AH QS", "--hand": "KS 7S"}
    words = [word for pair in (given | changed).items() for word in pair]
    assert says in run("legal", *words).refused()


@pytest.mark.parametrize("left_out", ["--profile", "--trump", "--hand"])
def test_what_is_needed_is_asked_for(run: Run, left_out: str) -> None:
    given = {"--profile": "classic", "--trump": "S", "--hand": "KS 7S"}
    words = [word for name, value in given.items() if name != left_out for word in (name, value)]
    assert left_out in run("legal", *words).refused()


def test_the_same_house_rule_twice_with_two_values_is_refused(run: Run) -> None:
    words = ("--profile", "classic", "--trump", "S", "--hand", "KS")
    rules = ("--rule", "undertrump=free", "--rule", "undertrump=forced")
    assert "is given twice" in run("legal", *words, *rules).refused()


@pytest.mark.parametrize("profile", profile_ids())
def test_it_agrees_with_the_rules_core_on_random_positions(run: Run, profile: str) -> None:
    chance = random.Random(7)
    effective = load_profile(profile)
    for _ in range(40):
        cards = chance.sample(PACK, 8 + effective.players - 1)
        trick = cards[8 : 8 + chance.randrange(effective.players)]
        hand, trump = cards[: chance.randint(1, 8)], chance.randrange(4)
        texts = [" ".join(map(card_text, some)) for some in (trick, hand)]
        told = judged(run, profile, SUITS[trump], *texts)
        allowed = legal_in_trick(mask_of(hand), tuple(trick), trump, effective.play_rules)
        assert mask_of(parse_cards(" ".join(told["legal"]))) == allowed
        assert set(told["legal"]) | set(told["refused"]) == set(texts[1].split())
