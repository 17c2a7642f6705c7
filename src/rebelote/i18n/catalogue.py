"""Catalogues: one Fluent file a language in ``locales/``, shared with the web client.

A missing sentence or value never stops a game: the English sentence stands in, then the key
itself. That nothing is missing is what the tests are for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from rebelote.rules.cards import RANKS, SUITS
from rebelote.rules.errors import RebeloteError, RuleViolation

LOCALES: Final = Path(__file__).parent / "locales"
FALLBACK: Final = "en"

_SYMBOLS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))
#: Values with these names are cards and suits in notation, and are said by name.
_CARD_PARAMS: Final = frozenset({"card"})
_SUIT_PARAMS: Final = frozenset({"suit", "turned", "trump"})
#: Values with these names are options of a profile, several with a comma between them.
_OPTION_PARAMS: Final = frozenset({"option", "keys"})


@cache
def languages() -> tuple[str, ...]:
    """Codes of the languages there is a catalogue for, in alphabetical order.

    >>> languages()
    ('en', 'es', 'fr', 'pt')
    """
    return tuple(sorted(path.stem for path in LOCALES.glob("*.ftl")))


def best_language(wanted: Iterable[str]) -> str:
    """The first of the tags (``pt-BR``, ``fr_CA``, ``es``) there is a catalogue for, else English.

    >>> best_language(["de-AT", "pt-BR"])
    'pt'
    """
    for tag in wanted:
        base = tag.replace("_", "-").partition("-")[0].strip().lower()
        if base in languages():
            return base
    return FALLBACK


def language_name(language: str) -> str:
    """A language's name for itself.

    >>> language_name("fr")
    'français'
    """
    try:
        return Locale.parse(language).get_display_name(language) or language
    except (UnknownLocaleError, ValueError):
        return language


class Catalogue:
    """Everything that can be said in one language; cheap to make, the files are read once."""

    def __init__(self, language: str) -> None:
        """A language there is no catalogue for gives English."""
        self.language = best_language([language])

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r})"

    def has(self, key: str) -> bool:
        """Whether the language itself has words for a key."""
        return bool(_bundle(self.language).has_message(key))

    def text(self, key: str, /, **params: Any) -> str:
        """The sentence of a key, its variables filled in.

        ``card`` (as ``9H``), ``suit``, ``turned``, ``trump`` (as ``H``), ``option``, ``keys`` (as
        ``made_when, tie``) and ``reason`` (a code of `rebelote.rules.combinations`) are said by
        name.
        """
        said = {name: self._value(name, value) for name, value in params.items()}
        for language in (self.language, FALLBACK):
            sentence = _formatted(language, key, said)
            if sentence is not None:
                return sentence
        return key

    def rule(self, code: str, params: Mapping[str, Any]) -> str:
        """The sentence of a rule: of a refusal, of a line on the score sheet."""
        return self.text(f"rule-{code}", **params)

    def error(self, error: RebeloteError) -> str:
        """What a player reads when something was refused."""
        kinds = ("rule", "error") if isinstance(error, RuleViolation) else ("error", "rule")
        keys = [f"{kind}-{error.code}" for kind in kinds]
        for key in keys:
            if self.has(key):
                return self.text(key, **error.params)
        return str(error)

    def suit(self, suit: str) -> str:
        """The name of a suit given as one of ``S H D C``."""
        return self.text(f"suit-{suit}")

    def card(self, card: str) -> str:
        """A card in words, with its article: ``the nine of hearts`` for ``9H``."""
        return self.text(f"card-{card[0]}", suit=self.suit(card[1]))

    def short_card(self, card: str) -> str:
        """A card as it stands on its corner: ``9♥``, ``J♥`` (``V♥`` in French)."""
        return self.text(f"rank-short-{card[0]}") + _SYMBOLS[card[1]]

    def option(self, name: str) -> str:
        """The label of a profile's option."""
        return self.text(f"option-{name.replace('_', '-')}")

    def option_help(self, name: str) -> str:
        """What an option is about."""
        return self.text(f"option-{name.replace('_', '-')}-help")

    def choice(self, name: str, value: object) -> str:
        """The value of an option in words."""
        if isinstance(value, tuple | list):
            return " + ".join(str(size) for size in value)
        key = f"option-{name.replace('_', '-')}-{str(value).lower()}"
        return self.text(key) if self.has(key) else str(value)

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | float):
            # 1000 points are written so at every table, never 1,000
            return fluent_number(value, useGrouping=False)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(name, item)) for item in value)
        text = "" if value is None else str(value)
        if name in _CARD_PARAMS and len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
            return self.card(text)
        if name in _SUIT_PARAMS and len(text) == 1 and text in SUITS:
            return self.suit(text)
        if name in _OPTION_PARAMS:
            return " · ".join(self._option_label(item) for item in text.split(", "))
        if name == "reason" and self.has(f"reason-{text}"):
            return self.text(f"reason-{text}")
        return text

    def _option_label(self, name: str) -> str:
        label = self.option(name)
        return name if label.startswith("option-") else label


@cache
def _bundle(language: str) -> Any:
    # No isolation marks: a terminal shows them as rubbish, and no language here runs leftwards.
    bundle = FluentBundle([language], use_isolating=False)
    source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def _formatted(language: str, key: str, params: Mapping[str, Any]) -> str | None:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    sentence, _ = bundle.format_pattern(pattern, params)
    return str(sentence)
