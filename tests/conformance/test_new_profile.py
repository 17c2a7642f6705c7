"""A made-up fifth profile is one TOML: the suite, simulation and verification come with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rebelote.cli import main
from rebelote.rules.library import EXTRA_FOLDER, load_profile, profile_ids
from rebelote.testing.conformance import CHECKS

AUVERGNE = """
extends = "classic"

[name]
en = "A village's Belote"

[deal]
packets = [2, 3]
shuffle = "cut-only"

[play]
partner_holds = "as-opponent"
undertrump = "free"

[belote]
belote = "automatic"
belote_on_failure = "lost"

[scoring]
made_when = "half"
tie = "makes"
failure_pays = "all-points"

[match]
target = 301
target_is = "exceeded"
"""


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "village.toml").write_text(AUVERGNE, encoding="utf-8")
    monkeypatch.setenv(EXTRA_FOLDER, str(tmp_path))
    return "village"


def test_it_is_listed(village: str) -> None:
    assert profile_ids()[-1] == village


@pytest.mark.parametrize("check", CHECKS)
def test_it_gets_the_whole_suite(village: str, check: str) -> None:
    CHECKS[check](load_profile(village))


def test_it_is_simulated_and_verified(
    village: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = str(tmp_path / "deals.jsonl")
    arguments = ["--profile", village, "--deals", "60", "--seed", "4", "--output", output]
    assert main(["simulate", *arguments]) == 0
    assert main(["verify", output]) == 0
    assert capsys.readouterr().out == "60 deals verified, no fault\n"


def test_a_file_is_a_profile_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hamlet.toml"
    path.write_text(AUVERGNE, encoding="utf-8")
    assert main(["simulate", "--profile", str(path), "--deals", "2", "--seed", "1"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert first["profile"] == "hamlet"
