"""The vocabulary of what can go wrong, shared by every layer.

An error carries a *code* and the values its sentence needs. The English sentence here is for
logs and terminals; screens look the code up in the catalogue of the player's language
(``rule-<code>`` for a broken rule, ``error-<code>`` for anything else).
"""

from __future__ import annotations

import reprlib
from typing import Any, Final

_BRIEF: Final = reprlib.Repr()
_BRIEF.maxlist = _BRIEF.maxtuple = _BRIEF.maxdict = 40
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 120


def quoted(value: object) -> str:
    """A value from outside, as Python writes it, however deep or long it is: one short line."""
    return _clipped(_BRIEF.repr(value), 160)


def shown(value: object, longest: int = 120) -> str:
    """A value from outside as one printable line: a text as it is, anything else `quoted`."""
    text = value if isinstance(value, str) else quoted(value)
    return _clipped(text if text.isprintable() else repr(text[:longest])[1:-1], longest)


def _clipped(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 3] + "..."


class RebeloteError(Exception):
    """Base of every error that a caller may show to a person.

    ``code`` is kebab-case and stable; ``params`` are plain JSON values.
    """

    def __init__(self, code: str, /, **params: Any) -> None:
        self.code = code
        self.params: dict[str, Any] = params
        super().__init__(code)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.params)

    def __str__(self) -> str:
        message = self.params.get("message")
        if isinstance(message, str):
            return message
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


def _rebuild(cls: type[RebeloteError], code: str, params: dict[str, Any]) -> RebeloteError:
    return cls(code, **params)


class NotationError(RebeloteError):
    """A text is not a card, a suit, a hand; says what was expected."""


class ProfileError(RebeloteError):
    """A profile file or a house rule is not valid; names the file, the key, what was expected."""


class RuleViolation(RebeloteError):  # noqa: N818 -- "violation" is the word players use
    """An action that the rules refuse; ``code`` is the rule."""


class RecordError(RebeloteError):
    """A text is not a deal record at all (as opposed to a record with faults)."""


class ProtocolError(RebeloteError):
    """A message or an action that is not of the expected form."""
