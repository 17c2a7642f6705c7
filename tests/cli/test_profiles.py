"""`rebelote profiles`: what there is, one in words, where two differ; and the pages in docs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rebelote.i18n import Catalogue, languages
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import OPTIONS

Run = Callable[..., Any]
PAGES = Path(__file__).parents[2] / "docs" / "profiles"


def test_they_are_listed(run: Run) -> None:
    told = run("profiles", "--json").json()["profiles"]
    assert [profile["id"] for profile in told] == list(profile_ids())
    assert run("profiles", "list", "--json").json()["profiles"] == told
    shown = run("profiles").out
    assert all(name in shown for name in profile_ids())


@pytest.mark.parametrize("language", languages())
def test_they_are_listed_in_the_language(run: Run, language: str) -> None:
    told = run("profiles", "--json", "--lang", language).json()["profiles"]
    for profile in told:
        assert profile["name"] == load_profile(profile["id"]).names[language]


@pytest.mark.parametrize("profile", profile_ids())
@pytest.mark.parametrize("language", languages())
def test_one_in_words(run: Run, profile: str, language: str) -> None:
    ran = run("profiles", "show", profile, "--lang", language)
    words, effective = Catalogue(language), load_profile(profile)
    assert ran.status == 0
    assert ran.out.startswith(effective.names[language])
    for name in ("made_when", "failure_pays", "length"):
        assert words.option(name) in ran.out
        assert words.choice(name, getattr(effective, name)) in ran.out


@pytest.mark.parametrize("profile", profile_ids())
def test_one_as_json(run: Run, profile: str) -> None:
    told = run("profiles", "show", profile, "--json").json()
    effective = load_profile(profile)
    assert (told["id"], told["hash"]) == (profile, effective.hash)
    for option in told["options"]:
        value = getattr(effective, option["name"])
        assert option["value"] == (list(value) if isinstance(value, tuple) else value)
        assert option["text"]
        assert option["help"]
    left_out = OPTIONS.keys() - {option["name"] for option in told["options"]}
    assert all(effective.irrelevant(name) for name in left_out)


def test_a_house_rule_is_marked(run: Run) -> None:
    ran = run("profiles", "show", "classic", "--rule", "undertrump=free")
    marked = [line for line in ran.out.splitlines() if line.strip().startswith("*")]
    assert "Void, your trumps are too low" in marked[0]
    assert marked[0].endswith("any card")
    assert marked[1] == "*House rules"
    told = run("profiles", "show", "classic", "--rule", "undertrump=free", "--json").json()
    assert told["house_rules"] == {"undertrump": "free"}


def differing(run: Run, *words: str) -> set[str]:
    told = run("profiles", "diff", *words, "--json").json()
    return {difference["name"] for difference in told["differences"]}


def test_where_two_differ(run: Run) -> None:
    assert differing(run, "classic", "contract") == {
        *("packets", "next_dealer", "after_all_pass", "partner_holds", "undertrump", "belote"),
        *("tied_belote", "made_when", "contract_points", "contract_points_with_belote", "tie"),
    }
    assert "players" in differing(run, "classic", "decouverte")
    assert "failure_pays" in differing(run, "classic", "single-deal")
    assert differing(run, "classic", "classic", "--rule", "target=500") == {"target"}


def test_where_two_differ_in_words(run: Run) -> None:
    ran = run("profiles", "diff", "classic", "contract", "--lang", "es")
    assert "El contrato se cumple con (made_when)" in ran.out
    assert "  classic:      más puntos que la defensa" in ran.out
    assert "  contract:     un número fijo de puntos" in ran.out
    assert run("profiles", "diff", "classic", "classic").out == "No difference.\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("show", "nope"), "unknown profile 'nope': expected one of classic"),
        (("show", "nope.toml"), "nope.toml: the file cannot be read"),
        (("show",), "Missing argument 'P'"),
        (("show", "classic", "--rule", "tie=x"), "expected one of litige, fails, makes"),
        (("show", "classic", "--rule", "players=2"), "unknown house rule 'players'"),
        (("show", "single-deal", "--rule", "tie=litige"), "set tie to makes"),
        (("diff", "classic"), "Missing argument 'B'"),
        (("diff", "classic", "../classic"), "unknown profile '../classic'"),
        (("compare", "classic", "contract"), "No such command 'compare'"),
    ],
)
def test_bad_input_is_one_line_that_names_it(run: Run, words: tuple[str, ...], says: str) -> None:
    assert says in run("profiles", *words).refused()


@pytest.mark.parametrize("verb", ["list", "show", "diff"])
def test_each_has_help_with_an_example(run: Run, verb: str) -> None:
    ran = run("profiles", verb, "--help")
    assert ran.status == 0
    assert f"Example: rebelote profiles {verb}" in ran.out


@pytest.mark.parametrize("profile", profile_ids())
def test_the_page_in_docs_is_up_to_date(run: Run, profile: str) -> None:
    """Fails after a change to a profile or its words: run scripts/write_profile_pages.sh."""
    page = (PAGES / f"{profile}.md").read_text(encoding="utf-8")
    assert page == run("profiles", "show", profile, "--markdown", "--lang", "en").out


def test_there_is_a_page_for_each_profile_and_no_other() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(profile_ids())
