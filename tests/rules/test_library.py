"""Profile files: one that is wrong is refused with the file, the key and what was expected."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rebelote.rules.errors import ProfileError
from rebelote.rules.library import load_profile, profile_ids
from tests.rules.helpers import rules


def _file(folder: Path, text: str, name: str = "house") -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def _refusal(path: Path | str) -> str:
    with pytest.raises(ProfileError) as refusal:
        load_profile(path)
    message = str(refusal.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("[play]\nundertrumps = 'free'", "play.undertrumps", "undertrump"),
        ("[play]\ntie = 'fails'", "play.tie", "expected one of partner_holds"),
        ("[plays]\nundertrump = 'free'", "plays", "expected one of"),
        ("undertrump = 'free'", "undertrump", "expected one of"),
        ("[play]\nundertrump = 'maybe'", "play.undertrump", "forced, free"),
        ("[play]\nundertrump = 1", "play.undertrump", "forced, free"),
        ("[play]\novertrump_partner = 'yes'", "play.overtrump_partner", "true or false"),
        ("[match]\ntarget = '1000'", "match.target", "a whole number from 1 to 100000"),
        ("[match]\ntarget = 1000.0", "match.target", "a whole number from 1 to 100000"),
        ("[match]\ntarget = 0", "match.target", "a whole number from 1 to 100000"),
        ("[match]\ntarget = true", "match.target", "a whole number from 1 to 100000"),
        ("[deal]\npackets = 5", "deal.packets", "packet sizes"),
        ("[deal]\npackets = [6, -1]", "deal.packets", "packet sizes"),
        ("[deal]\npackets = [3, 3]", "packets", "add up to 5"),
        ("[deal]\nplayers = 3", "players", "2 or 4 players"),
        ("[deal]\nplayers = 5", "deal.players", "from 2 to 4"),
        ("[deal]\nturned_card = 'stays-with-dealer'", "turned_card", "goes to the taker"),
        ("play = 3", "play", "expected a table"),
        ("name = 3", "name", "a table of texts"),
        ("[name]\nen = 3", "name", "a table of texts"),
        ("[sources]\nunder = '003'", "sources.under", "name of an option"),
        ("id = 'other'", "id", "'house'"),
        ("id = 3", "id", "'house'"),
        ("extends = 3", "extends", "id of a profile"),
        ("extends = 'nowhere'", "extends", "classic"),
        ("extends = ''", "extends", "id of a profile"),
        ("extends = 'a\\u0000b'", "extends", "id of a profile"),
        ("extends = '../house'", "extends", "id of a profile"),
        ("extends = 'house'", "extends", "its own ancestor"),
        ("extends = 'classic'\n[scoring]\nmelds = 'counted'", "melds", "two players only"),
    ],
    ids=lambda value: str(value).replace("\n", " ")[:40],
)
def test_a_bad_file_names_itself_the_key_and_what_was_expected(
    tmp_path: Path, text: str, key: str, expected: str
) -> None:
    message = _refusal(_file(tmp_path, text.replace("'", '"')))
    assert "house.toml" in message
    assert key in message
    assert expected.replace("'", '"') in message.replace("'", '"')


def test_a_cycle_is_refused(tmp_path: Path) -> None:
    _file(tmp_path, 'extends = "b"', "a")
    _file(tmp_path, 'extends = "c"', "b")
    message = _refusal(_file(tmp_path, 'extends = "a"', "c"))
    assert "extends" in message
    assert "its own ancestor" in message


def test_a_fault_in_the_parent_names_the_parent(tmp_path: Path) -> None:
    _file(tmp_path, '[play]\nundertrump = "maybe"', "parent")
    assert "parent.toml" in _refusal(_file(tmp_path, 'extends = "parent"', "child"))


@pytest.mark.parametrize("text", ["= 3", "[play", "undertrump", "a = 1\na = 2"])
def test_what_is_not_toml_is_refused(tmp_path: Path, text: str) -> None:
    message = _refusal(_file(tmp_path, text))
    assert "house.toml" in message
    assert "not a TOML file" in message


def test_deep_nesting_is_refused(tmp_path: Path) -> None:
    message = _refusal(_file(tmp_path, "a = " + "[" * 5000 + "]" * 5000))
    assert "house.toml" in message


def test_bytes_that_are_not_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a TOML file" in _refusal(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path / "none.toml")
    assert "none.toml" in message
    assert "cannot be read" in message


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.toml").mkdir()
    assert "cannot be read" in _refusal(tmp_path / "house.toml")


@pytest.mark.parametrize(
    "name", ["nowhere", "", "../classic", "classic ", "a" * 5000, "\0", "a/b", ".", "\ud800"]
)
def test_an_unknown_id_says_which_there_are(name: str) -> None:
    with pytest.raises(ProfileError) as refusal:
        load_profile(name)
    assert "unknown profile" in str(refusal.value)
    assert "classic, contract, single-deal, decouverte" in str(refusal.value)


@pytest.mark.parametrize("name", ["\0.toml", "a" * 5000 + ".toml"])
def test_an_impossible_path_is_refused(name: str) -> None:
    assert "cannot be read" in _refusal(name)


def test_the_four_profiles_come_first() -> None:
    assert profile_ids()[:4] == ("classic", "contract", "single-deal", "decouverte")


def test_a_folder_of_ones_own_adds_profiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _file(tmp_path, 'extends = "classic"\n[play]\nundertrump = "free"', "marseille")
    monkeypatch.setenv("REBELOTE_PROFILES", str(tmp_path))
    assert profile_ids()[-1] == "marseille"
    assert rules("marseille").undertrump == "free"
    assert rules("marseille").tie == "litige", "the rest is its parent's"
    assert rules("marseille").id == "marseille"


def test_a_child_sees_a_changed_parent(tmp_path: Path) -> None:
    parent = _file(tmp_path, 'extends = "classic"\n[match]\ntarget = 500', "parent")
    child = _file(tmp_path, 'extends = "parent"', "child")
    assert load_profile(child).target == 500
    parent.write_text('extends = "classic"\n[match]\ntarget = 777', encoding="utf-8")
    later = child.stat().st_mtime_ns + 1_000_000_000
    os.utime(parent, ns=(later, later))
    assert load_profile(child).target == 777
