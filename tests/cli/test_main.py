"""The command line's frame: bad input is one line and status 2, whatever was wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import click
import pytest

from rebelote import cli
from rebelote.rules.errors import RebeloteError


def raising(error: BaseException) -> click.Command:
    """A verb that fails."""

    def fail() -> None:
        raise error

    return click.Command("fail", callback=fail)


def run(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> int:
    """The exit status of a verb that raises this error."""
    monkeypatch.setattr(cli.Verbs, "get_command", lambda self, ctx, name: raising(error))
    return cli.main(["fail"])


@pytest.mark.parametrize(
    "error",
    [
        RebeloteError("bad-card", text="1X"),
        click.UsageError("two\nlines"),
        click.BadParameter("no such thing"),
        FileNotFoundError(2, "No such file or directory", "deals.jsonl"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    assert run(monkeypatch, error) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rebelote: ")
    assert err.count("\n") == 1


def test_the_answer_no_is_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, click.exceptions.Exit(1)) == 1


def test_control_c_is_status_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, KeyboardInterrupt()) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        run(monkeypatch, ZeroDivisionError())


def test_unknown_verbs_and_options_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["shuffel"]) == 2
    assert "shuffel" in capsys.readouterr().err
    assert cli.main(["--colour"]) == 2
    assert "--colour" in capsys.readouterr().err


def test_alone_it_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "Usage: rebelote" in capsys.readouterr().out


@pytest.mark.parametrize("name", cli.Verbs().list_commands(click.Context(cli.application)))
def test_every_verb_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name, "--help"]) == 0
    assert f"rebelote {name}" in capsys.readouterr().out


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-m", "rebelote"], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert run.returncode == 128 + signal.SIGPIPE
    assert run.stderr == b""
