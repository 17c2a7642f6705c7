"""Compiled once: a second process starts from the disk, and says what is missing without Numba."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.kernel.warm import MODULES, is_warm, warm_up

SOLVE = """
import random, time
from rebelote.kernel.compiled import cache_folder
files = {p: p.stat().st_mtime_ns for p in cache_folder().rglob("*") if p.is_file()}
from rebelote.kernel.pack import Position
from rebelote.kernel.solver import Solver
from rebelote.kernel.warm import warm_up
from rebelote.rules.library import load_profile
warm_up()
rules = load_profile("classic", None).play_rules
solution = Solver().moves(Position(rules, 1, 0, (), (0xFF, 0xFF00, 0xFF0000, 0xFF000000), 0))
assert solution.finished
after = {p: p.stat().st_mtime_ns for p in cache_folder().rglob("*") if p.is_file()}
print("same" if files == after else "recompiled", max(solution.objectives.values()))
"""

WITHOUT = """
import sys
sys.modules["numba"] = None
import rebelote.kernel, rebelote.kernel.notation, rebelote.cli.solve
from rebelote.rules.errors import RebeloteError
try:
    import rebelote.kernel.solver
except RebeloteError as error:
    print(error.code)
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_second_process_neither_crashes_nor_compiles() -> None:
    warm_up()
    assert is_warm()
    first = run(SOLVE)
    assert first.startswith("same")
    assert run(SOLVE) == first


def test_without_numba_the_message_is_clear_and_the_rest_imports() -> None:
    assert run(WITHOUT) == "kernel-missing"


@pytest.mark.parametrize("module", MODULES)
def test_every_module_with_compiled_functions_is_warmed(module: str) -> None:
    folder = Path(warm_up.__code__.co_filename).parent
    compiled = {p.stem for p in folder.glob("*.py") if "@compiled(" in p.read_text()}
    assert module in compiled
    assert compiled <= set(MODULES)
