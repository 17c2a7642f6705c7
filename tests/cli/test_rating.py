"""`rebelote rating` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

WORDS = ("rating", "--profile", "classic", "--boards", "1", "--seed", "1")


def test_the_bots_are_rated_and_the_file_says_how(run: Run, tmp_path: Path) -> None:
    output = tmp_path / "reference.json"
    ran = run(*WORDS, "--output", str(output))
    assert ran.status == 0, ran.err
    lines = ran.out.splitlines()
    assert lines[0] == "classic, boards played: 1"
    assert len(lines) == 4
    assert all(" ± " in line for line in lines[1:])
    written = json.loads(output.read_text(encoding="utf-8"))
    assert written["made_by"] == "rebelote rating --profile classic --boards 1 --seed 1"
    assert set(written["profiles"]["classic"]["bots"]) == {"novice", "club", "expert"}
    assert run(*WORDS, "--json").json() == written


def test_bad_words_are_refused(run: Run) -> None:
    assert "--boards" in run("rating", "--boards", "0", "--seed", "1").refused()
    assert "--profile" in run("rating", "--profile", "x", "--boards", "1", "--seed", "1").refused()
