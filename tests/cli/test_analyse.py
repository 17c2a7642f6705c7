"""`rebelote analyse` and `rebelote problems` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

DEALS = Path(__file__).parents[1] / "analysis" / "data"


def test_an_analysis_names_the_mistakes_with_their_reasons(run: Run) -> None:
    ran = run("analyse", str(DEALS / "two_answers.jsonl"), "--worlds", "40")
    assert ran.status == 0, ran.err
    assert "Mistakes, the dearest first" in ran.out
    assert "unlucky" in ran.out
    assert "The expert plays" in ran.out
    assert "points on average better than" in ran.out
    assert "hint-" not in ran.out
    assert "analysis-" not in ran.out


def test_as_json_one_object_a_deal(run: Run) -> None:
    ran = run("analyse", str(DEALS / "void.jsonl"), "--json", "--worlds", "10")
    found = ran.json()
    assert found["format"] == "rebelote-analysis/1"
    assert len(found["calls"]) == 8
    assert found["mistakes"] == [m for m in found["mistakes"] if m["kind"] == "call"]


def test_bad_files_are_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    assert "not a deal record" in run("analyse", str(_file(tmp_path, "hello"))).refused()
    assert "no deal record" in run("analyse", str(_file(tmp_path, ""))).refused()
    record = json.loads((DEALS / "void.jsonl").read_text(encoding="utf-8"))
    record["deck"][0] = record["deck"][1]
    assert "faults" in run("analyse", str(_file(tmp_path, json.dumps(record)))).refused()
    assert run("analyse", str(tmp_path / "none")).status == 2


def test_mining_adds_to_a_file_and_says_how_it_was_made(run: Run, tmp_path: Path) -> None:
    output = tmp_path / "p.jsonl"
    words = ("problems", "mine", "--profile", "decouverte", "--deals", "3", "--seed", "1")
    told = run(*words, "--output", str(output), "--json").json()
    head, *problems = output.read_text(encoding="utf-8").splitlines()
    assert len(problems) == told["file"] == told["new"]
    command = " ".join(["rebelote", *words, "--output", "p.jsonl"])
    assert json.loads(head)["made_by"] == [command]
    again = run(*words, "--output", str(output), "--json").json()
    assert (again["new"], again["file"]) == (0, told["file"])


def test_mining_into_another_kind_of_file_is_refused(run: Run, tmp_path: Path) -> None:
    output = _file(tmp_path, "hello\n")
    words = ("problems", "mine", "--profile", "classic", "--deals", "1", "--seed", "1")
    assert "not a file of problems" in run(*words, "--output", str(output)).refused()
    assert output.read_text(encoding="utf-8") == "hello\n"


def _file(folder: Path, text: str) -> Path:
    path = folder / "given.jsonl"
    path.write_text(text, encoding="utf-8")
    return path
