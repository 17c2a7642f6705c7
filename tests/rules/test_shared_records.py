"""Records by a program that knows only the rulebook: accepted, and the faulty ones refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.rules.record import read_records
from rebelote.rules.verify import Verifier, verify_record
from tests.rules.helpers import PROFILES, rules
from tests.rules.oracle import recount

HERE = Path(__file__).parent / "data"
SHARED = Path(__file__).parents[3] / "shared" / "records"


def _records(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [record for _, record in read_records(lines) if isinstance(record, dict)]


def _folder(where: str) -> Path:
    if where == "here":
        return HERE
    if not SHARED.is_dir():
        pytest.skip("the full set of records is not beside this checkout")
    return SHARED


@pytest.mark.parametrize("where", ["here", "shared"])
@pytest.mark.parametrize("profile", PROFILES)
def test_records_by_another_program_are_accepted(profile: str, where: str) -> None:
    records = _records(_folder(where) / f"{profile}.jsonl")
    verifier = Verifier()
    for record in records:
        assert record["profile"] == profile
        assert verifier.check(record) == [], (record["match"], record["number"])
    assert len(records) >= 4


@pytest.mark.parametrize("profile", PROFILES)
def test_records_by_another_program_are_recounted_alike(profile: str) -> None:
    for record in _records(HERE / f"{profile}.jsonl"):
        if record["taker"] is not None:
            again = recount(record, rules(profile).players, profile)
            assert record["tricks"] == again["tricks"]
            for name, value in record["result"].items():
                assert again[name] == value


RULES_OF_NOTES = {
    "cards of plays": {"follow-suit", "belote-automatic", "trick-points", "overtrump", "ruff"},
    "wrong order": {"not-your-turn", "follow-suit", "not-in-hand"},
    "result.points": {"card-points"},
    "result.scores": {"scores"},
    "totals[0] one": {"totals"},
    "before.totals": {"totals", "first-deal"},
    "winner": {"winner"},
    "of the deck": {"deal", "not-in-hand", "not-exposed", "turned-up-card"},
    "first call": {"not-your-turn"},
    "outcome": {"outcome"},
    "belote[1]": {"belote"},
    "cut of": {"cut-range"},
}


@pytest.mark.parametrize("where", ["here", "shared"])
def test_faulty_records_are_refused_with_the_rule(where: str) -> None:
    records = _records(_folder(where) / "faulty.jsonl")
    assert len(records) >= 9
    for record in records:
        faults = verify_record(record)
        expected = next(found for words, found in RULES_OF_NOTES.items() if words in record["note"])
        assert faults, record["note"]
        assert {fault.rule for fault in faults} & expected, (record["note"], faults)
        assert all(fault.message and fault.where for fault in faults)


@pytest.mark.parametrize("where", ["here", "shared"])
def test_all_of_one_file_may_be_read_in_one_go(where: str) -> None:
    """A file of faulty records has matches of their own: none is taken for another's next deal."""
    verifier = Verifier()
    for record in _records(_folder(where) / "faulty.jsonl"):
        rules_broken = {fault.rule for fault in verifier.check(record)}
        assert rules_broken
        assert not rules_broken & {"deal-number", "match-over", "next-dealer"}


def test_the_copies_are_as_the_other_program_wrote_them() -> None:
    if not SHARED.is_dir():
        pytest.skip("the full set of records is not beside this checkout")
    for path in HERE.glob("*.jsonl"):
        full = (SHARED / path.name).read_text(encoding="utf-8").splitlines()
        originals = [json.loads(line) for line in full]
        assert all(record in originals for record in _records(path))
