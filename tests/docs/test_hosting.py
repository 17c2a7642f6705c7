"""The guide to running a server: its unit, compose file and settings are taken from the page."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from rebelote.cli import application
from rebelote.server.configuration import read_settings
from rebelote.server.metrics import Metrics
from rebelote.server.settings import Settings
from tests.docs.test_guides import DOCS, blocks

PAGE = "hosting.md"


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the machine's own settings."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"REBELOTE_{name.upper()}", raising=False)


def command_of(words: str) -> tuple[click.Command, list[str]]:
    """The verb that a line of the guide calls, and what follows it."""
    context = click.Context(application)
    verb, *rest = words.split()
    command = application.get_command(context, verb)
    assert command is not None, words
    while isinstance(command, click.Group):
        inner = command.get_command(context, rest.pop(0))
        assert inner is not None, words
        command = inner
    return command, rest


def parses(words: str) -> None:
    """Raise when the command does not know one of its options."""
    command, rest = command_of(words)
    known = {name for option in command.params for name in option.opts}
    given = {word for word in rest if word.startswith("--")}
    assert given <= known, words


def test_every_command_of_the_guide_is_there() -> None:
    text = (DOCS / PAGE).read_text(encoding="utf-8")
    verbs = "serve|think|tables|backup|restore"
    lines = re.findall(rf"(?:^    |command: |`)rebelote ((?:{verbs}) ?[^`\n]*)", text, re.MULTILINE)
    assert len(lines) > 10
    for line in lines:
        parses(re.sub(r'"[^"]*"', "TEXT", line))


def test_the_settings_file_of_the_guide_is_read(tmp_path: Path) -> None:
    (text,) = blocks(PAGE, "toml")
    file = tmp_path / "rebelote.toml"
    file.write_text(text, encoding="utf-8")
    settings = read_settings({}, file)
    assert tomllib.loads(text).keys() <= settings.model_fields_set
    assert settings.allowed_origins == ("https://cards.example.org",)


def test_the_defaults_of_the_guide_are_the_servers() -> None:
    text = (DOCS / PAGE).read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| .* \| ([^|]*) \|$", text, re.MULTILINE)
    checked = 0
    for names, defaults in rows:
        fields = re.findall(r"`(\w+)`", names)
        values = [value.strip().strip("`") for value in defaults.split(",")]
        for field, value in zip(fields, values * len(fields), strict=False):
            default = (
                Settings.model_fields[field].default if field in Settings.model_fields else None
            )
            if isinstance(default, bool):
                assert value == str(default).lower(), field
                checked += 1
            elif isinstance(default, int | float):
                assert float(value) == default, field
                checked += 1
    assert checked > 12


def test_the_figures_of_the_guide_are_told() -> None:
    metrics = Metrics()
    for name in ("tables", "bots_waiting"):
        metrics.watch(name, "", lambda: 0)
    told = metrics.text().decode()
    named = re.findall(r"`(rebelote_\w+)`", (DOCS / PAGE).read_text(encoding="utf-8"))
    assert len(named) >= 6
    assert [name for name in named if name.removesuffix("_total") not in told] == []


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    (text,) = blocks(PAGE, "systemd")
    unit = tmp_path / "rebelote.service"
    here = shutil.which("true")
    unit.write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={here}", text, flags=re.MULTILINE))
    assert "User=rebelote" in text
    words = re.search(r"^ExecStart=\S+/rebelote (.*)$", text, re.MULTILINE)
    assert words is not None
    parses(words[1])
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd-analyze is not installed")
    verified = subprocess.run(
        [analyse, "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    about = [line for line in verified.stderr.splitlines() if "rebelote.service" in line]
    assert about == [], verified.stderr


def test_the_compose_file_starts_what_there_is() -> None:
    (text,) = blocks(PAGE, "yaml")
    compose: dict[str, Any] = yaml.safe_load(text)
    services = compose["services"]
    assert set(services) == {"rebelote", "bots", "database", "bus"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in compose["volumes"]
    for name in ("rebelote", "bots"):
        verb, words = services[name]["command"].split(" ", 1)
        assert verb == "rebelote"
        parses(words)
        for variable in services[name]["environment"]:
            assert variable.removeprefix("REBELOTE_").lower() in Settings.model_fields
    hosts: Callable[[str], set[str]] = lambda url: set(re.findall(r"[@/](\w+)(?=[:/]|$)", url))  # noqa: E731
    environment = services["rebelote"]["environment"]
    assert "database" in hosts(environment["REBELOTE_DATABASE"])
    assert "bus" in hosts(environment["REBELOTE_BUS"])
    (dockerfile,) = blocks(PAGE, "dockerfile")
    assert "[kernel,postgres,bus]" in dockerfile
