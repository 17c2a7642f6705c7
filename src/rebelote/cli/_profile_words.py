"""A profile in words: for the terminal, as a page, and where two differ."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from rebelote.i18n import Catalogue
from rebelote.rules.profile import OPTIONS, OptionValue, Profile

_WIDTH: Final = 34
#: What a failed contract pays is part of every game, even where no other choice would differ.
_ALWAYS_SAID: Final = frozenset({"failure_pays"})


class Told(NamedTuple):
    """One option of a profile in words."""

    name: str
    section: str
    label: str
    value: OptionValue
    text: str
    help: str
    source: str
    """The seed and section it comes from; empty where nobody cites one."""


def matters(profile: Profile, name: str) -> bool:
    """Whether an option is worth saying: it makes a difference, or the answer is always asked."""
    return name in _ALWAYS_SAID or not profile.irrelevant(name)


def told(profile: Profile, words: Catalogue) -> list[Told]:
    """Every option that matters in this profile, in the order declared."""
    return [
        Told(
            name=name,
            section=option.section,
            label=words.option(name),
            value=getattr(profile, name),
            text=words.choice(name, getattr(profile, name)),
            help=words.option_help(name),
            source=profile.sources.get(name, ""),
        )
        for name, option in OPTIONS.items()
        if matters(profile, name)
    ]


def title(profile: Profile, words: Catalogue) -> str:
    """The profile's name in a language; its id where it has none."""
    return _in_language(profile.names, words) or profile.id


def summary(profile: Profile, words: Catalogue) -> str:
    """The game in a line, empty where the profile has none."""
    return _in_language(profile.summaries, words)


def as_text(profile: Profile, words: Catalogue) -> Iterator[str]:
    """The profile for a terminal, section by section."""
    yield title(profile, words)
    if summary(profile, words):
        yield summary(profile, words)
    for section, options in groupby(told(profile, words), key=lambda option: option.section):
        yield ""
        yield words.text(f"section-{section}")
        for option in options:
            mark = "*" if option.name in profile.house_rules else " "
            yield f" {mark}{option.label:<{_WIDTH}} {option.text}"
    if profile.house_rules:
        yield ""
        yield f"*{words.text('cli-house-rules')}"


def as_page(profile: Profile, words: Catalogue) -> Iterator[str]:
    """The profile as a page in Markdown: each option, what it means, the field, its seed."""
    yield f"# {title(profile, words)}"
    yield ""
    yield f"<!-- rebelote profiles show {profile.id} --markdown --lang {words.language} -->"
    if summary(profile, words):
        yield ""
        yield summary(profile, words)
    head = (words.text(f"cli-{name}") for name in ("option", "rule", "field", "source"))
    header = f"| {' | '.join(head)} |"
    for section, options in groupby(told(profile, words), key=lambda option: option.section):
        yield ""
        yield f"## {words.text(f'section-{section}')}"
        yield ""
        yield header
        yield "|---|---|---|---|"
        for option in options:
            meaning = f"**{option.text}**<br>{option.help}"
            field = f"`{option.name} = {_written(option.value)}`"
            yield f"| {option.label} | {meaning} | {field} | {option.source} |"


def as_json(profile: Profile, words: Catalogue) -> dict[str, Any]:
    """The profile as one JSON object."""
    return {
        "id": profile.id,
        "name": title(profile, words),
        "summary": summary(profile, words),
        "players": profile.players,
        "hash": profile.hash,
        "house_rules": {name: _plain(value) for name, value in profile.house_rules.items()},
        "options": [
            {**option._asdict(), "value": _plain(option.value)} for option in told(profile, words)
        ],
    }


def differences(first: Profile, second: Profile, words: Catalogue) -> list[dict[str, Any]]:
    """The options in which two profiles differ, with each one's value and words.

    An option that makes no difference in a profile has the value None there.
    """
    found = []
    for name, option in OPTIONS.items():
        values = [_relevant(profile, name) for profile in (first, second)]
        if values[0] == values[1]:
            continue
        found.append(
            {
                "name": name,
                "section": option.section,
                "label": words.option(name),
                "values": [_plain(value) for value in values],
                "texts": [
                    words.text("cli-not-relevant") if value is None else words.choice(name, value)
                    for value in values
                ],
            }
        )
    return found


def _relevant(profile: Profile, name: str) -> OptionValue | None:
    value: OptionValue = getattr(profile, name)
    return value if matters(profile, name) else None


def _in_language(texts: Any, words: Catalogue) -> str:
    return str(texts.get(words.language) or texts.get("en") or "")


def _plain(value: OptionValue | None) -> object:
    return list(value) if isinstance(value, tuple) else value


def _written(value: OptionValue) -> str:
    """A value as a TOML file has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return str(list(value))
    return f'"{value}"' if isinstance(value, str) else str(value)
