"""JSON from outside, read as the standard has it: what Python takes beyond that is refused.

Python's reader takes NaN, Infinity and 1e999, which no other reader understands, and halves of
surrogate pairs ("\\ud800"), which cannot be written down again as UTF-8.
"""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn


def strict_json(text: str | bytes) -> Any:
    """The value; raises `ValueError` for what is no JSON, or nested too deep.

    >>> strict_json('[1, "a"]')
    [1, 'a']
    """
    try:
        value = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deep") from None
    if _may_hold_half_pairs(text):
        _require_whole(value)
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        _refuse("infinity")
    return number


def _may_hold_half_pairs(text: str | bytes) -> bool:
    if isinstance(text, bytes):
        return b"\\u" in text or b"\xed" in text
    return "\\u" in text or any("\ud800" <= letter <= "\udfff" for letter in text)


def _require_whole(value: Any) -> None:
    json.dumps(value, ensure_ascii=False).encode()  # a UnicodeEncodeError is a ValueError
