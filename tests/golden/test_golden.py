"""Golden files: deals that must come out the same for ever, and that a person can read.

`python -m tests.golden.test_golden` writes them anew; a change in one is a change of the rules and
belongs in the message of its commit. A profile without golden files fails.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from rebelote.arena.simulate import RANDOM, simulate
from rebelote.rules.library import PACKAGED, load_profile
from rebelote.rules.profile import Profile
from rebelote.rules.record import read_records, record_line
from rebelote.rules.verify import Verifier
from rebelote.testing.playthrough import playthrough

FOLDER = Path(__file__).parent
PROFILES = sorted(path.stem for path in PACKAGED.glob("*.toml"))
DEALS = 25


def _told(profile: Profile) -> str:
    return "".join(playthrough(profile, seed) for seed in (1, 2, 3))


def _records(profile: Profile) -> str:
    records = simulate(profile, [RANDOM], DEALS, 2026)
    return "".join(record_line(record) + "\n" for record in records)


def write() -> None:
    """Write every profile's golden files."""
    for name in PROFILES:
        profile = load_profile(name)
        (FOLDER / f"{name}.txt").write_text(_told(profile), encoding="utf-8")
        (FOLDER / f"{name}.jsonl").write_text(_records(profile), encoding="utf-8")


@pytest.mark.parametrize("name", PROFILES)
def test_playthrough_is_as_it_was(name: str) -> None:
    _same(FOLDER / f"{name}.txt", _told(load_profile(name)))


@pytest.mark.parametrize("name", PROFILES)
def test_records_are_as_they_were_and_hold(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    _same(path, _records(load_profile(name)))
    verifier = Verifier()
    for _, record in read_records(path.read_text(encoding="utf-8").splitlines()):
        assert isinstance(record, dict)
        assert verifier.check(record) == []


def _same(path: Path, now: str) -> None:
    assert path.is_file(), f"{path.name} is missing: every profile has its golden files"
    golden = path.read_text(encoding="utf-8")
    changes = difflib.unified_diff(golden.splitlines(), now.splitlines(), lineterm="", n=1)
    assert golden == now, "\n".join(list(changes)[:40])


if __name__ == "__main__":
    write()
