"""A wheel alone is enough to play: whoever installs it has no checkout and no Node."""

from __future__ import annotations

import json
import site
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.support.services import answers, free_port, stop, wait_until

ROOT = Path(__file__).parents[2]
ASK = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built as `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with nothing of Rebelote but the wheel; the libraries are lent to it.

    Only site-packages is lent: .pth files in it, such as the checkout's own, are not read.
    """
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=True)
    own = next(folder.glob("lib/python*/site-packages"))
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", own, wheel],
        check=True,
    )
    lent = "\n".join(path for path in site.getsitepackages() if Path(path).is_dir())
    (own / "lent.pth").write_text(lent, encoding="utf-8")
    return folder / "bin" / "python"


def test_wheel_carries_client_profiles_and_words(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "rebelote/server/static/index.html" in names
    assert any(name.startswith("rebelote/server/static/assets/") for name in names)
    package = ROOT / "src/rebelote"
    wanted = [
        *package.rglob("*.toml"),
        *package.rglob("*.ftl"),
        *package.rglob("migrations/**/*.py"),
        package / "py.typed",
    ]
    missing = {f"rebelote/{path.relative_to(package)}" for path in wanted} - names
    assert missing == set()
    assert not any("node_modules" in name or "__pycache__" in name for name in names)
    assert any(name.endswith("licenses/NOTICE") for name in names)


def test_wheel_runs_from_its_own_files(python: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [python, "-c", "import rebelote; print(rebelote.__file__)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(run.stdout.strip()).is_relative_to(python.parents[1])
    legal = subprocess.run(
        [
            *(python, "-m", "rebelote", "legal", "--json", "--profile", "single-deal"),
            *("--trump", "S", "--trick", "AH QS", "--hand", "KS 7S AD 8C"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(json.loads(legal.stdout)["refused"]) >= {"AD", "8C"}


def test_wheel_serves_the_table(python: Path, tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [
            *(python, "-m", "rebelote", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--database", f"sqlite:///{tmp_path}/tables.db"),
        ],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: answers(port, ASK, b"HTTP/1.1 200"), process, "the installed server")
    finally:
        stop(process)
