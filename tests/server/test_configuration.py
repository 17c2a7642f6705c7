"""Settings from the command line, the environment and a file: which goes first, and what is said
about those that make no sense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rebelote import cli
from rebelote.server.configuration import ConfigurationError, read_settings, unknown_variables
from rebelote.server.settings import Settings


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the machine's own settings."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"REBELOTE_{name.upper()}", raising=False)


def write(folder: Path, text: str) -> Path:
    path = folder / "rebelote.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_command_line_goes_before_the_environment_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path, 'port = 1\nworkers = 3\nlog_json = true\nbus = "redis://a"\n')
    monkeypatch.setenv("REBELOTE_PORT", "2")
    monkeypatch.setenv("REBELOTE_WORKERS", "4")
    settings = read_settings({"port": 5}, file)
    assert (settings.port, settings.workers, settings.log_json) == (5, 4, True)
    assert settings.bus == "redis://a"
    assert settings.bot_processes == 1


def test_a_list_in_the_environment_and_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ("https://a.org", "http://b.net:81")
    assert read_settings({}, write(tmp_path, f"allowed_origins = {list(wanted)}")) == Settings(
        allowed_origins=wanted
    )
    for text in ("https://a.org, http://b.net:81", '["https://a.org", "http://b.net:81"]'):
        monkeypatch.setenv("REBELOTE_ALLOWED_ORIGINS", text)
        assert read_settings({}).allowed_origins == wanted


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("PORT", "http", "REBELOTE_PORT: input should be a valid integer"),
        ("PORT", "70000", "REBELOTE_PORT: input should be less than or equal to 65535"),
        ("WORKERS", "0", "REBELOTE_WORKERS: input should be greater than or equal to 1, got '0'"),
        ("LOG_LEVEL", "loud", "REBELOTE_LOG_LEVEL: input should be 'debug', 'info'"),
        ("ALLOWED_ORIGINS", "a.org", "REBELOTE_ALLOWED_ORIGINS: expected origins such as https://"),
        ("ALLOWED_ORIGINS", "[x", "REBELOTE_ALLOWED_ORIGINS: expected a JSON list"),
        ("SECURE_COOKIE", "perhaps", "REBELOTE_SECURE_COOKIE: input should be a valid boolean"),
        ("BOT_QUEUE", "true", "settings: expected a bus (redis://HOST:PORT) where bot_queue is"),
        ("LONGEST_PAUSE", "0.1", "settings: expected shortest_pause to be at most longest_pause"),
    ],
)
def test_a_wrong_variable_is_named(
    variable: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(f"REBELOTE_{variable}", value)
    assert cli.main(["serve"]) == cli.BAD_INPUT
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 9000", "there is no setting 'prot'; was port meant?"),
        ("zzz = 1", "there is no setting 'zzz'; expected one of allowed_origins, "),
        ("port = 'x'", "port: input should be a valid integer"),
        ("port = ", "not a TOML file: "),
        ("[server]\nport = 1", "there is no setting 'server'"),
        ("bus = 5", "bus: input should be a valid string"),
    ],
)
def test_a_wrong_file_is_named(text: str, said: str, tmp_path: Path) -> None:
    file = write(tmp_path, text)
    with pytest.raises(ConfigurationError) as error:
        read_settings({}, file)
    assert str(error.value).startswith(f"{file}: ")
    assert said in str(error.value)


def test_a_file_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REBELOTE_CONFIG", "/nowhere/rebelote.toml")
    assert cli.main(["serve"]) == cli.BAD_INPUT
    assert "/nowhere/rebelote.toml: no such file" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["database", "bus"])
def test_what_may_hold_a_password_is_not_repeated(name: str, tmp_path: Path) -> None:
    for value in ('["hunter2"]', "{x = 'hunter2'}"):
        with pytest.raises(ConfigurationError) as error:
            read_settings({}, write(tmp_path, f"{name} = {value}"))
        assert "hunter2" not in str(error.value)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bus", "nonsense://me:hunter2@h:1"],
        ["--bus", "redis://me:hunter2@127.0.0.1:1"],
        ["--database", "nonsense://me:hunter2@h/x"],
        ["--database", "postgresql://me:hunter2@127.0.0.1:1/x"],
        ["--database", "postgresql://me:hunter2@127.0.0.1:port/x"],
    ],
)
def test_a_server_that_cannot_start_says_why_without_the_password(
    arguments: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    given = ["serve", "--port", "0", "--data", str(tmp_path), *arguments]
    assert cli.main(given) == cli.BAD_INPUT
    said = "".join(capfd.readouterr())
    assert said.startswith("rebelote: ")
    assert "hunter2" not in said
    assert "Traceback" not in said


def test_a_variable_that_is_nearly_a_setting_is_pointed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REBELOTE_BOT_PROCESES", "3")
    monkeypatch.setenv("REBELOTE_PORT", "3")
    monkeypatch.setenv("REBELOTE_REQUIRE_SERVICES", "1")
    assert unknown_variables() == [
        "REBELOTE_BOT_PROCESES is no setting; was REBELOTE_BOT_PROCESSES meant?"
    ]


def test_every_setting_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
    missing: list[Any] = [name for name in Settings.model_fields if f"`{name}`" not in guide]
    assert missing == []
