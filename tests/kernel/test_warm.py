"""Compiled once: a second process starts from the disk, and says what is missing without Numba."""

from __future__ import annotations

import os
import shutil
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
for name in MISSING:
    sys.modules[name] = None
from importlib import import_module
import rebelote.kernel, rebelote.kernel.notation, rebelote.cli.solve, rebelote.analysis
from rebelote.rules.errors import RebeloteError
for name in ("solver", "batch", "worlds", "playout", "tableau", "chance", "warm"):
    try:
        module = import_module(f"rebelote.kernel.{name}")
        if name != "warm":
            raise SystemExit(f"{name} imports")
        module.is_warm()
    except RebeloteError as error:
        assert error.code == "kernel-missing", error.code
        assert "pip install" in str(error)
try:
    rebelote.analysis.deal({})
except RebeloteError as error:
    assert error.code == "kernel-missing", error.code
from rebelote.bots import make_bot
from rebelote.cli import main
assert type(make_bot("expert", 1)).__name__ == "Club"
simulate = "simulate --profile classic --deals 1 --seed 1 --bots expert --output /dev/null"
assert main(simulate.split()) == 0
assert main(["legal", "--profile", "classic", "--trump", "S", "--hand", "KS 7S"]) == 0
assert main(["warmup"]) == main(["bench"]) == 2
print("clear")
"""

TOGETHER = """
import sys
sys.path[:0] = [FOLDER]
import rebelote.kernel.compiled as compiled
assert compiled.__file__.startswith(FOLDER), compiled.__file__
from rebelote.kernel.deck import WORTH
from rebelote.kernel.legality import legal
print(legal(0b11, 0, 0, 0, 0))
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


@pytest.mark.parametrize("missing", [("numba",), ("numba", "numpy", "llvmlite")])
def test_without_numba_the_message_is_clear_and_the_rest_works(missing: tuple[str, ...]) -> None:
    assert run(f"MISSING = {missing!r}\n{WITHOUT}").splitlines()[-1] == "clear"


def test_two_processes_may_compile_at_the_same_time(tmp_path: Path) -> None:
    """A copy of the package without machine code, started twice at once, then once more."""
    source = Path(warm_up.__code__.co_filename).parents[1]
    copy = tmp_path / "rebelote"
    shutil.copytree(source / "rules", copy / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "kernel").mkdir()
    for name in ("__init__", "compiled", "bits", "deck", "legality"):
        shutil.copy(source / "kernel" / f"{name}.py", copy / "kernel")
    shutil.copy(source / "__init__.py", copy)
    code = f"FOLDER = {str(tmp_path)!r}\n{TOGETHER}"
    both = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate()[0].strip() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    made = sorted((copy / "kernel" / "__pycache__").rglob("*.nbc"))
    assert made
    before = [path.stat().st_mtime_ns for path in made]
    assert {run(code), *said} == {"2"}
    assert [path.stat().st_mtime_ns for path in made] == before


@pytest.mark.parametrize("module", MODULES)
def test_every_module_with_compiled_functions_is_warmed(module: str) -> None:
    folder = Path(warm_up.__code__.co_filename).parent
    compiled = {p.stem for p in folder.glob("*.py") if "@compiled(" in p.read_text()}
    assert module in compiled
    assert compiled <= set(MODULES)
