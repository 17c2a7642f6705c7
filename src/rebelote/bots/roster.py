"""The bots there are: every module of this package that offers a ``SPEC``.

A folder named in the environment variable ``REBELOTE_BOTS`` adds more, a file each. Looking for
bots loads no compiler: what needs Numba is in `rebelote.bots.search`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Final

import rebelote.bots
from rebelote.bots.protocol import Bot, BotSpec, OptionValue
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile
from rebelote.rules.profile import Profile

EXTRA_FOLDER: Final = "REBELOTE_BOTS"


class UnknownBot(RebeloteError):  # noqa: N818 -- what it is, in the words of the command line
    """There is no bot of that name."""


@cache
def bot_specs() -> Mapping[str, BotSpec]:
    """Every bot there is, from the simplest to the strongest."""
    specs = [spec for module in _modules() if isinstance(spec := _spec(module), BotSpec)]
    return MappingProxyType({spec.id: spec for spec in sorted(specs, key=lambda spec: spec.level)})


def _modules() -> Iterator[ModuleType]:
    package = rebelote.bots
    for found in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{found.name}")
    extra = os.environ.get(EXTRA_FOLDER)
    if extra:
        for path in sorted(Path(extra).glob("*.py")):
            yield _from_file(path)


def _spec(module: ModuleType) -> object:
    return getattr(module, "SPEC", None)


def _from_file(path: Path) -> ModuleType:
    """A module that lies outside the package, as ``REBELOTE_BOTS`` says."""
    plan = spec_from_file_location(f"rebelote_bots_{path.stem}", path)
    assert plan is not None
    assert plan.loader is not None
    module = module_from_spec(plan)
    sys.modules[plan.name] = module
    plan.loader.exec_module(module)
    return module


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
