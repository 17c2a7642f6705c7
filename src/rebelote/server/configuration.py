"""How settings are found: command line, then REBELOTE_* in the environment, then a TOML file.

What is wrong is said with where it was given and what was expected. A value that may hold a
password is never repeated.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError
from pydantic_settings import SettingsError

from rebelote.rules.errors import RebeloteError
from rebelote.server.settings import Settings

PREFIX: Final = "REBELOTE_"
SECRET: Final = ("database", "bus")
"""Settings whose value may hold a password."""
OTHER_VARIABLES: Final = ("CONFIG", "PROFILES", "REQUIRE_SERVICES", "TEST_WORKERS")
"""Variables of ours that are no settings of the server."""


class ConfigurationError(RebeloteError):
    """A setting that makes no sense, or a file that cannot be read; says where and why."""


def read_settings(chosen: Mapping[str, Any], file: Path | None = None) -> Settings:
    """The settings in force; raises `ConfigurationError`.

    ``chosen`` comes from the command line and goes before everything else.
    """
    from_file = _read_file(file) if file is not None else {}
    in_environment = {name.removeprefix(PREFIX).lower() for name in _variables()}
    kept = {name: value for name, value in from_file.items() if name not in in_environment}
    try:
        return Settings(**{**kept, **chosen})
    except ValidationError as problem:
        first = problem.errors()[0]
        if not first["loc"]:  # about several settings at once
            raise _fault(f"settings: {_sentence(first['msg'])}") from None
        name = str(first["loc"][0])
        given = "" if name in SECRET else f", got {str(first['input'])[:80]!r}"
        where = _where(name, chosen, in_environment, file)
        raise _fault(f"{where}: {_sentence(first['msg'])}{given}") from None
    except SettingsError as problem:
        raise _fault(f"environment: {problem}") from None


def unknown_variables() -> list[str]:
    """Variables that look like settings and are none, each with what was probably meant."""
    known = [name.upper() for name in (*Settings.model_fields, *OTHER_VARIABLES)]
    found = []
    for variable in _variables():
        name = variable.removeprefix(PREFIX)
        close = get_close_matches(name, known, n=1)
        if name not in known and close:
            found.append(f"{variable} is no setting; was {PREFIX}{close[0]} meant?")
    return found


def _variables() -> list[str]:
    return sorted(name.upper() for name in os.environ if name.upper().startswith(PREFIX))


def _read_file(path: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise _fault(f"{path}: {(problem.strerror or str(problem)).lower()}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise _fault(f"{path}: not a TOML file: {problem}") from None
    for name in values:
        if name not in Settings.model_fields:
            close = get_close_matches(name, Settings.model_fields, n=1)
            known = ", ".join(sorted(Settings.model_fields))
            hint = f"was {close[0]} meant?" if close else f"expected one of {known}"
            raise _fault(f"{path}: there is no setting {name[:40]!r}; {hint}")
    return values


def _where(
    name: str, chosen: Mapping[str, Any], in_environment: set[str], file: Path | None
) -> str:
    if name in chosen:
        return f"--{name.replace('_', '-')}"
    if name in in_environment or file is None:
        return f"{PREFIX}{name.upper()}"
    return f"{file}: {name}"


def _sentence(message: str) -> str:
    """Pydantic's message as part of a sentence of ours."""
    message = message.removeprefix("Value error, ")
    return message[:1].lower() + message[1:]


def _fault(message: str) -> ConfigurationError:
    return ConfigurationError("configuration", message=message)
