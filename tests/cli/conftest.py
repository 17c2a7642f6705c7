"""Running the command in this process, as its tests need it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from rebelote import cli


class Ran(NamedTuple):
    """What a command line gave."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        """The answer read as JSON; fails where the command did."""
        assert self.status == 0, self.err
        return json.loads(self.out)

    def refused(self) -> str:
        """The one line that says what was wrong; fails where it is anything else."""
        assert self.status == 2, self.out
        assert self.out == ""
        assert self.err.startswith("rebelote: ")
        assert self.err.count("\n") == 1
        return self.err


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `rebelote` with these words, in English whatever the machine speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def ran(*words: str) -> Ran:
        capsys.readouterr()
        status = cli.main(list(words))
        return Ran(status, *capsys.readouterr())

    return ran
