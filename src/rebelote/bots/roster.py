"""The bots there are: every module of this package that offers a ``SPEC``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType

import rebelote.bots
from rebelote.bots.protocol import Bot, BotSpec, OptionValue
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile
from rebelote.rules.profile import Profile


class UnknownBot(RebeloteError):  # noqa: N818 -- what it is, in the words of the command line
    """There is no bot of that name."""


@cache
def bot_specs() -> Mapping[str, BotSpec]:
    """Every bot there is, from the simplest to the strongest."""
    package = rebelote.bots
    names = (f"{package.__name__}.{found.name}" for found in iter_modules(package.__path__))
    modules = (import_module(name) for name in names if _may_offer_a_bot(name))
    specs = [
        module.SPEC for module in modules if isinstance(getattr(module, "SPEC", None), BotSpec)
    ]
    return MappingProxyType({spec.id: spec for spec in sorted(specs, key=lambda spec: spec.level)})


def _may_offer_a_bot(module: str) -> bool:
    """Helpers are not imported to look: some load a compiler, which takes seconds."""
    found = find_spec(module)
    loader = found.loader if found is not None else None
    source = loader.get_source(module) if isinstance(loader, InspectLoader) else None
    return source is None or "\nSPEC" in source


def bot_ids(profile: Profile | str) -> tuple[str, ...]:
    """The bots that play a profile (or the profile of that id), the simplest first."""
    rules = load_profile(profile) if isinstance(profile, str) else profile
    return tuple(spec.id for spec in bot_specs().values() if spec.plays(rules))


def make_bot(text: str, seed: int) -> Bot:
    """The bot named by an id, with options after a colon: ``expert:worlds=40``.

    Two bots made from the same text and seed choose alike. Raises `RebeloteError`
    (``unknown-bot``, ``bot-option``) saying what was expected.
    """
    spec, options = parse(text)
    return spec.build(seed, options)


def parse(text: str) -> tuple[BotSpec, Mapping[str, OptionValue]]:
    """The spec a text names and its effective options."""
    name, _, rest = text.partition(":")
    spec = bot_specs().get(name)
    if spec is None:
        raise UnknownBot(
            "unknown-bot",
            bot=name[:60],
            message=f"unknown bot {name[:60]!r}: expected one of {', '.join(bot_specs())}",
        )
    options = dict(spec.options)
    for assignment in filter(None, rest.split(",")):
        key, given = _assignment(spec, assignment)
        options[key] = given
    return spec, options


def _assignment(spec: BotSpec, text: str) -> tuple[str, OptionValue]:
    key, equals, given = text.partition("=")
    known = ", ".join(spec.options) or "none"
    if not equals or key not in spec.options:
        raise _bad_option(spec, text, f"expected name=value with one of these names: {known}")
    kind = type(spec.options[key])
    try:
        return key, kind(given)
    except ValueError:
        raise _bad_option(spec, text, f"{key} takes a value such as {spec.options[key]}") from None


def _bad_option(spec: BotSpec, text: str, expected: str) -> RebeloteError:
    return RebeloteError(
        "bot-option",
        bot=spec.id,
        option=text[:60],
        message=f"bot {spec.id}: option {text[:60]!r}: {expected}",
    )
