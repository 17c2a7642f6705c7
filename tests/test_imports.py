"""Who may import whom: the layers point one way, and the rules need nothing but Python.

Every import counts, wherever it stands: inside a function or under `TYPE_CHECKING` too.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# What each part of the package may import of the others. Right of a layer stands all that is to
# its left in `rules <- kernel <- bots <- table <- server`.
MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "i18n": {"rules"},
    "kernel": {"rules"},
    "bots": {"rules", "kernel"},
    "analysis": {"rules", "kernel", "bots"},
    "table": {"rules", "kernel", "bots"},
    "server": {"rules", "kernel", "bots", "analysis", "rating", "table", "i18n"},
    "rating": {"rules", "kernel", "bots"},
    "testing": {"rules", "kernel", "bots"},
    "env": {"rules", "kernel", "bots", "table"},
    "arena": {"rules", "kernel", "bots", "table", "i18n"},
    "cli": {"rules", "kernel", "bots", "analysis", "rating", "table", "i18n", "arena", "env"},
}
# The verbs that run or administer the server; every other verb starts without loading it.
MAY_LOAD_SERVER = {
    f"rebelote.cli.{verb}" for verb in ("_server", "serve", "backup", "restore", "tables", "think")
}
# Outside the standard library, these parts may import only what is named here.
THIRD_PARTY: dict[str, set[str]] = {
    "rules": set(),
    "i18n": {"fluent", "babel"},
    "kernel": {"numba", "llvmlite", "numpy"},
    "rating": {"openskill"},
    "testing": {"hypothesis"},
}


def modules() -> list[str]:
    """The dotted name of every module of the package."""
    found = []
    for path in sorted((SOURCE / "rebelote").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def imports(module: str) -> Iterator[tuple[int, str]]:
    """Line and absolute dotted name of everything that the module imports."""
    place = SOURCE.joinpath(*module.split("."))
    path, package = place / "__init__.py", module.split(".")
    if not path.is_file():
        path, package = place.with_suffix(".py"), package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = [*base, *(node.module.split(".") if node.module else [])]
            # `from rebelote import rules` names a part only in its last word.
            yield from ((node.lineno, ".".join([*stem, alias.name])) for alias in node.names)


def part_of(name: str) -> str | None:
    """The part of the package that a dotted name lies in; `None` for the outside and the root."""
    words = name.split(".")
    return words[1] if words[0] == "rebelote" and len(words) > 1 else None


def faults(module: str) -> list[str]:
    """Every import of the module that its layer does not allow."""
    part = part_of(module)
    if part not in MAY_IMPORT:
        return []
    allowed = MAY_IMPORT[part] | {part} | ({"server"} if module in MAY_LOAD_SERVER else set())
    found = []
    for line, name in imports(module):
        root, inner = name.split(".")[0], part_of(name)
        if root == "rebelote" and inner in MAY_IMPORT and inner not in allowed:
            found.append(f"{module}:{line} imports {name}; {part} may import {sorted(allowed)}")
        outside = root != "rebelote" and root not in sys.stdlib_module_names
        if outside and part in THIRD_PARTY and root not in THIRD_PARTY[part]:
            found.append(f"{module}:{line} imports {name}; {part} may not use other libraries")
    return found


@pytest.mark.parametrize("module", modules())
def test_imports_point_left(module: str) -> None:
    assert faults(module) == []


def test_every_part_has_a_place_among_the_layers() -> None:
    names = [path.name for path in (SOURCE / "rebelote").iterdir() if any(path.glob("*.py"))]
    assert set(names) <= set(MAY_IMPORT), "say in MAY_IMPORT what a new part may use"


def test_the_rules_load_nothing_but_the_standard_library() -> None:
    """What the source says, seen from a process that imports all of it."""
    names = [name for name in modules() if part_of(name) == "rules"]
    program = (
        "import sys; before = set(sys.modules)\n"
        f"for name in {names!r}: __import__(name)\n"
        "roots = {name.split('.')[0] for name in set(sys.modules) - before}\n"
        "print(sorted(roots - sys.stdlib_module_names - {'rebelote'}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"


def test_a_forbidden_import_is_found() -> None:
    """The test would notice: the command's verbs do import what the rules may not."""
    names = [name for _, name in imports("rebelote.cli")]
    assert "click" in names
    assert "rebelote.rules.errors.RebeloteError" in names
    assert part_of("rebelote.rules.errors.RebeloteError") == "rules"
