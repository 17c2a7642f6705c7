"""Who can sit at a seat without being a person.

Every module of this package that has a ``SPEC`` is a bot: add the file and it can be chosen.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from rebelote.bots.protocol import Bot, BotSpec
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile
from rebelote.rules.profile import Profile

__all__ = ["Bot", "BotSpec", "bot_ids", "bot_specs", "make_bot"]


class UnknownBot(RebeloteError):  # noqa: N818 -- what it is, in the words of the command line
    """There is no bot of that name."""


@cache
def bot_specs() -> MappingProxyType[str, BotSpec]:
    """Every bot there is, from the simplest to the strongest."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    specs = [
        module.SPEC for module in modules if isinstance(getattr(module, "SPEC", None), BotSpec)
    ]
    return MappingProxyType({spec.id: spec for spec in sorted(specs, key=lambda spec: spec.level)})


def bot_ids(profile: Profile | str) -> tuple[str, ...]:
    """The bots that play a profile (or the profile of that id), the simplest first."""
    rules = load_profile(profile) if isinstance(profile, str) else profile
    return tuple(spec.id for spec in bot_specs().values() if spec.plays(rules))


def make_bot(spec_id: str, seed: int) -> Bot:
    """The bot of that name; raises `UnknownBot` naming those there are."""
    spec = bot_specs().get(spec_id)
    if spec is None:
        known = ", ".join(bot_specs())
        raise UnknownBot(
            "unknown-bot",
            bot=spec_id[:60],
            message=f"unknown bot {spec_id[:60]!r}: expected one of {known}",
        )
    return spec.build(seed)
