"""JSON from outside is JSON, and nothing that only Python understands."""

from __future__ import annotations

import pytest

from rebelote.rules.errors import RecordError
from rebelote.rules.record import read_records
from rebelote.rules.strict_json import strict_json


@pytest.mark.parametrize(
    "text",
    [
        "NaN",
        "1e400",
        '{"a": Infinity}',
        "[-Infinity]",
        '"\\ud800"',
        '{"\\udfff": 1}',
        '[{"a": ["\\ud83d"]}]',
        '"\ud800"',
        b'"\xed\xa0\x80"',
        "[" * 100_000,
        '{"a":' * 100_000,
        "1" * 5000,
        "",
        b"\xff\xfe",
    ],
)
def test_what_only_python_takes_is_refused(text: str | bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- any of its kinds
        strict_json(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('"\\ud83c\\udca1"', "\U0001f0a1"),
        (b'{"\xc3\xa9": [1, 2.5, null, true]}', {"é": [1, 2.5, None, True]}),
        ("1e300", 1e300),
    ],
)
def test_json_is_read_as_it_is(text: str | bytes, value: object) -> None:
    assert strict_json(text) == value


def test_a_record_with_half_a_letter_is_no_record() -> None:
    for field in ('"\\ud800"', "NaN"):
        line = '{"format": "rebelote-deal/1", "match": ' + field + "}"
        ((number, problem),) = read_records([line])
        assert number == 1
        assert isinstance(problem, RecordError)
        assert problem.code == "not-a-record"
