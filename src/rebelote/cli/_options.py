"""Options that several verbs take, each declared once.

`profile_options` turns ``--profile`` and ``--rule`` into a loaded `Profile`, `language_option`
turns ``--lang`` into a `Catalogue`. The module's name begins with `_` because it is no verb.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import click

from rebelote.i18n import Catalogue, best_language, languages
from rebelote.rules.library import load_profile

P = ParamSpec("P")
R = TypeVar("R")

#: Where a terminal says its language, most telling first (as gettext reads them).
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def read_rules(given: tuple[str, ...]) -> dict[str, str]:
    """``("tie=fails",)`` as ``{"tie": "fails"}``; a usage error for anything of another form."""
    rules: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name or not value:
            raise click.BadParameter(
                f"{text!r}: expected FIELD=VALUE, such as undertrump=free", param_hint="--rule"
            )
        if rules.get(name, value) != value:
            raise click.BadParameter(
                f"{name} is given twice, as {rules[name]} and {value}: expected one value",
                param_hint="--rule",
            )
        rules[name] = value
    return rules


def rule_option(function: Callable[..., R]) -> Callable[..., R]:
    """``--rule FIELD=VALUE``, repeatable; the function gets ``rules``, a dict of texts."""

    @click.option(
        "--rule",
        "rule_texts",
        multiple=True,
        metavar="FIELD=VALUE",
        help="Override an option of the profile; may be repeated.",
    )
    @wraps(function)
    def with_rules(*args: Any, rule_texts: tuple[str, ...], **kwargs: Any) -> R:
        return function(*args, rules=read_rules(rule_texts), **kwargs)

    return with_rules


def profile_options(function: Callable[..., R]) -> Callable[..., R]:
    """``--profile P`` and ``--rule``; the function gets ``profile``, loaded and checked."""

    @click.option(
        "--profile",
        "profile_name",
        required=True,
        metavar="P",
        help="classic, contract, single-deal, decouverte, or the path of a .toml file.",
    )
    @rule_option
    @wraps(function)
    def with_profile(*args: Any, profile_name: str, rules: Mapping[str, str], **kwargs: Any) -> R:
        return function(*args, profile=load_profile(profile_name, rules), **kwargs)

    return with_profile


def language_option(function: Callable[..., R]) -> Callable[..., R]:
    """``--lang``; the function gets ``words``, the catalogue (default: the terminal's language)."""

    @click.option(
        "--lang",
        type=click.Choice(languages()),
        default=terminal_language,
        show_default="the terminal's, else en",
        help="The language of the answer.",
    )
    @wraps(function)
    def with_words(*args: Any, lang: str, **kwargs: Any) -> R:
        return function(*args, words=Catalogue(lang), **kwargs)

    return with_words


json_option: Final = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
"""``--json``; the function gets ``as_json``."""


def terminal_language() -> str:
    """The first language the environment names, if there is a catalogue for it; else English."""
    named = (os.environ.get(variable, "") for variable in LOCALE_VARIABLES)
    wanted = next((name for name in named if name), "")
    return best_language([wanted.partition(".")[0]])


def echo_json(value: object) -> None:
    """One line of JSON on stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))
