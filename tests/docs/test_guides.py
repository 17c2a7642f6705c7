"""The guides do what they say: their examples are taken from the page and run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rebelote import cli
from rebelote.i18n import languages
from rebelote.rules.library import EXTRA_FOLDER, load_profile
from rebelote.testing.conformance import CHECKS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def blocks(page: str, kind: str) -> list[str]:
    """The code blocks of a kind in a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the guide, with its profile, in an empty directory to work in."""
    (file,) = blocks("add-a-profile.md", "toml")
    setting, *_ = blocks("add-a-profile.md", "sh")[0].splitlines()
    folder = setting.removeprefix(f"export {EXTRA_FOLDER}=")
    path = tmp_path / folder / "village.toml"
    path.parent.mkdir()
    path.write_text(file, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(EXTRA_FOLDER, folder)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return path


def commands() -> list[list[str]]:
    lines = [line for block in blocks("add-a-profile.md", "sh") for line in block.splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("rebelote ")]


def test_the_guide_to_a_profile_works_as_it_is_written(
    village: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(commands()) == 7
    shown = {}
    for words in commands():
        assert cli.main(words) == 0, words
        shown[" ".join(words[:2])] = capsys.readouterr().out
    assert "Village Belote" in shown["profiles show"]
    assert "Equal points (tie)" in shown["profiles diff"]
    assert shown["legal --profile"] == "May be played: 8♠ 7♠ A♦ 9♣\n"
    assert "20 deals verified, no fault" in shown["verify deals.jsonl"]


@pytest.mark.parametrize("name", CHECKS)
def test_the_profile_of_the_guide_conforms(village: Path, name: str) -> None:
    CHECKS[name](load_profile(village.stem))


@pytest.mark.parametrize("page", sorted(path.name for path in DOCS.glob("*.md")))
def test_what_a_guide_names_is_there(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    paths = re.findall(r"`((?:src|web|tests|scripts|docs)/[\w/.-]+)`", text)
    assert [link for link in links if not (DOCS / link).exists()] == []
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_guide_to_a_language_quotes_a_sentence_that_is_there() -> None:
    (quoted,) = blocks("add-a-language.md", "ftl")
    english = (ROOT / "src/rebelote/i18n/locales/en.ftl").read_text(encoding="utf-8")
    assert quoted in english
    client = (ROOT / "web/src/i18n/messages.svelte.ts").read_text(encoding="utf-8")
    assert all(f"'{language}'" in client for language in languages())
