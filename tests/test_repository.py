"""What is committed works on any machine: no package index, no path of one computer."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Spelt in pieces, so that this file passes its own test.
FORBIDDEN = {
    "the host of a package index": re.compile(
        r"\b(?:pypi\." + r"org|python" + r"hosted\.org|registry\." + r"(?:npmjs|yarnpkg))"
        r"|\bdeb\." + r"debian\.org",
    ),
    "a path of one machine": re.compile(r"(?<![\w.~-])/(?:ro" + r"ot|wo" + r"rk)/"),
}
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def committed_files() -> list[Path]:
    """Every file that Git tracks and that is there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a Git checkout")
    names = listed.stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_committed_file_names(what: str) -> None:
    found = []
    for path in committed_files():
        content = path.read_bytes()
        if b"\0" in content[:8192]:
            continue
        for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), 1):
            if FORBIDDEN[what].search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    assert found == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_pin_and_hash_every_package(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in filter(None, map(str.strip, text.splitlines())):
        assert re.match(r"^[\w.-]+(\[[\w,-]+\])?==\S+", line), line
        assert "--hash=sha256:" in line, line


def test_other_engines_are_not_needed_to_play_or_test() -> None:
    names = {"colver", "belote-cli"}
    for name in ("runtime.txt", "dev.txt"):
        lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
        assert not names & {line.split("==")[0] for line in lines}
