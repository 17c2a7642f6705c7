"""Saying things: cards by name, whole sentences, and something to read whatever is missing."""

from __future__ import annotations

import doctest

import pytest

import rebelote.i18n.catalogue
from rebelote.i18n import Catalogue, best_language, language_name, languages
from rebelote.rules.errors import RebeloteError, RuleViolation


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(rebelote.i18n.catalogue).failed == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Overtrump: you can beat the jack of hearts."),
        ("es", "Hay que montar: puedes superar la jota de corazones."),
        ("fr", "Il faut monter : vous pouvez battre le valet de cœur."),
        ("pt", "É preciso cobrir: você pode superar o valete de copas."),
    ],
)
def test_a_card_is_said_by_name(language: str, sentence: str) -> None:
    assert Catalogue(language).rule("overtrump", {"card": "JH"}) == sentence


@pytest.mark.parametrize(
    ("language", "corner"), [("en", "J♥"), ("es", "J♥"), ("fr", "V♥"), ("pt", "V♥")]
)
def test_the_corner_of_a_card_has_the_letters_of_the_language(language: str, corner: str) -> None:
    assert Catalogue(language).short_card("JH") == corner
    assert Catalogue(language).short_card("TS") == "10♠"


def test_a_card_already_said_stays_as_it_is() -> None:
    assert "the nine of clubs" in Catalogue("en").rule("overtrump", {"card": "the nine of clubs"})


def test_a_missing_key_says_itself_and_a_missing_language_speaks_english() -> None:
    assert Catalogue("es").text("no-such-key") == "no-such-key"
    assert Catalogue("tlh").text("suit-S") == "spades"
    assert not Catalogue("en").has("no-such-key")


def test_a_missing_value_leaves_a_sentence() -> None:
    assert Catalogue("en").rule("overtrump", {}).startswith("Overtrump: you can beat")


@pytest.mark.parametrize("value", [None, True, 3, 2.5, ["a", 1], {"a": 1}, object(), b"x", "\n{"])
def test_a_value_of_any_kind_is_said_somehow(value: object) -> None:
    for language in languages():
        assert Catalogue(language).rule("overtrump", {"card": value, "unused": value})


@pytest.mark.parametrize("language", languages())
def test_points_are_written_as_players_write_them(language: str) -> None:
    assert "1022" in Catalogue(language).text("cli-totals", first=1022, second=7)


def test_an_error_is_said_in_the_language_and_an_unknown_one_in_its_own_words() -> None:
    words = Catalogue("fr")
    assert words.error(RuleViolation("not-in-hand", card="9H")) == (
        "Vous n’avez pas le neuf de cœur."
    )
    assert words.error(RebeloteError("seat-taken")) == "Cette place est déjà prise."
    # a rule that breaks at the table and a table that refuses may share a code
    assert words.error(RebeloteError("follow-suit", suit="H")).endswith("du cœur.")
    assert words.error(RebeloteError("brand-new", message="what it says")) == "what it says"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fr-CA"], "fr"),
        (["pt_BR", "en"], "pt"),
        (["de", "ES"], "es"),
        (["C"], "en"),
        ([], "en"),
        (["", "*"], "en"),
    ],
)
def test_the_first_language_there_is_words_for(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language


def test_a_language_says_its_own_name() -> None:
    assert language_name("es") == "español"
    assert language_name("pt") == "português"
    assert language_name("no such") == "no such"


def test_options_are_said_in_words() -> None:
    words = Catalogue("en")
    assert words.choice("packets", (3, 2)) == "3 + 2"
    assert words.choice("target", 1000) == "1000"
    assert words.choice("overtrump_partner", False) == "any trump"
    assert words.choice("tie", "fails") == "the contract fails"
    assert words.option("partner_holds") == "Void, partner holds the trick"
