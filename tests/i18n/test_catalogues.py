"""The catalogues: the same keys and variables in every language, words for every code there is."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rebelote.bots import bot_specs
from rebelote.i18n import Catalogue, languages
from rebelote.i18n.catalogue import LOCALES
from rebelote.rules.cards import RANKS, SUITS
from rebelote.rules.combinations import REASONS
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import OPTIONS, SECTIONS, Option, Profile
from rebelote.rules.scoring import Counted, score_deal, void_sheet
from rebelote.rules.state import Line

SOURCE = Path(__file__).parents[2] / "src" / "rebelote"
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")
#: Who says a rule's code, and at which place of the call it stands.
RULE_CALLS = {
    "RuleViolation": 0,
    "Refusal": 0,
    "Fault": 1,
    "Broken": 1,
    "_expect": 1,
    "_compare": 1,
    "_differs": 1,
    "Line": 2,
    "_own": 2,
}
#: A rule's code that is put together: what it can be, by what it begins with.
PUT_TOGETHER = {
    "outcome-": ("made", "failed", "tied"),
    "trick-": ("leader", "winner", "points"),
}


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> Mapping[str, frozenset[str]]:
    """Key -> variables, of every message of a language; fails on what is no Fluent."""
    source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {str(entry.content)[:80]!r}"
        if isinstance(entry, ftl.Message):
            key = str(entry.id.name)
            assert key not in found, f"{language}: {key} stands twice"
            assert entry.value is not None, f"{language}: {key} says nothing"
            variables = Variables()
            variables.visit(entry)
            found[key] = frozenset(variables.names)
    return found


def test_the_languages_of_the_seeds_and_english_are_there() -> None:
    assert set(languages()) >= {"en", "es", "fr", "pt"}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys(language: str) -> None:
    assert messages(language).keys() ^ messages("en").keys() == set()


@pytest.mark.parametrize("language", languages())
def test_every_language_fills_in_the_same_variables(language: str) -> None:
    # a language may leave out what its grammar does not need, but may not ask for more
    for key, variables in messages(language).items():
        assert variables == messages("en")[key], key


@pytest.mark.parametrize("language", languages())
def test_a_sentence_has_neither_loose_spaces_nor_marks_of_unfinished_work(language: str) -> None:
    words = Catalogue(language)
    for key, variables in messages(language).items():
        sentence = words.text(key, **dict.fromkeys(variables, "x"))
        assert sentence == sentence.strip(), key
        assert sentence, key
        assert not re.search(r"TODO|FIXME|\{|\}", sentence), key


# --- every code that the source can raise ---------------------------------------------------------


def trees() -> Iterator[ast.AST]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def called(node: ast.Call) -> str:
    """The last word of what is called."""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def texts_of(node: ast.AST) -> Iterator[str]:
    """The codes an expression can be: a text, a choice of two, a text put together."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_of(node.body)
        yield from texts_of(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        start = str(node.values[0].value)
        yield from (start + end for end in PUT_TOGETHER.get(start, ()))


def error_classes() -> set[str]:
    """Names of `RebeloteError` and of every class below it, wherever it is defined."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = {"RebeloteError"}
    while more := {name for name, above in bases.items() if above & known} - known:
        known |= more
    return known - {"RuleViolation"}


def codes() -> Iterator[tuple[str, frozenset[str] | None]]:
    """(key, names of the values given) for every code in the source; None where that is unclear."""
    errors = error_classes()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in RULE_CALLS:
                place = RULE_CALLS[called(node)]
                if len(node.args) > place:
                    given = given_to(node) if called(node) == "RuleViolation" else None
                    yield from ((f"rule-{code}", given) for code in texts_of(node.args[place]))
            elif isinstance(node, ast.Call) and called(node) in errors and node.args:
                yield from ((f"error-{code}", given_to(node)) for code in texts_of(node.args[0]))
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                yield from ((key, None) for key in assigned(node))


def given_to(node: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in node.keywords}
    return None if None in names else frozenset(name for name in names if name)


def assigned(node: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    """Codes kept under a name: ``rule = "a" if ... else "b"`` and tables of codes."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    name = target.id if isinstance(target, ast.Name) else ""
    if name in ("rule", "code") and node.value is not None:
        yield from (f"rule-{code}" for code in texts_of(node.value))
    if name in ("CODES", "_RESULT_RULES") and isinstance(node.value, ast.Dict):
        table = node.value.keys if name == "CODES" else node.value.values
        kind = "error" if name == "CODES" else "rule"
        for item in table:
            if item is not None:
                yield from (f"{kind}-{code}" for code in texts_of(item))


@cache
def known_codes() -> Mapping[str, tuple[frozenset[str] | None, ...]]:
    found: dict[str, list[frozenset[str] | None]] = defaultdict(list)
    for key, given in codes():
        assert CODE.fullmatch(key), key
        found[key].append(given)
    return {key: tuple(given) for key, given in sorted(found.items())}


def test_the_search_for_codes_finds_those_known_to_be_there() -> None:
    wanted = {
        *("rule-follow-suit", "rule-overtrump", "rule-turned-suit-only", "rule-failed-all-points"),
        *("rule-outcome-tied", "rule-trick-winner", "rule-scores", "rule-made-defence"),
        *("error-not-a-card", "error-stale-version", "error-house-rule-irrelevant"),
    }
    assert wanted <= known_codes().keys()


@pytest.mark.parametrize("language", languages())
def test_every_code_has_words(language: str) -> None:
    assert known_codes().keys() - messages(language).keys() == set()


@pytest.mark.parametrize("language", languages())
def test_every_reason_against_a_house_rule_has_words(language: str) -> None:
    assert {f"reason-{code}" for code in REASONS} - messages(language).keys() == set()


def test_a_refused_house_rule_is_told_in_words() -> None:
    with pytest.raises(RebeloteError) as caught:
        load_profile("classic", {"made_when": "half"})
    sentence = Catalogue("es").error(caught.value)
    assert "El contrato se cumple con · Empate a puntos." in sentence
    assert "cumple con un empate" in sentence
    with pytest.raises(RebeloteError) as caught:
        load_profile("classic", {"melds": "counted"})
    assert Catalogue("fr").error(caught.value).startswith("« Annonces » ne change rien ici.")


def test_a_sentence_asks_only_for_values_that_come_with_its_code() -> None:
    for key, sites in known_codes().items():
        for given in sites:
            # a table of codes, or a call whose values are known only when it runs
            if given is not None and key in messages("en"):
                assert messages("en")[key] <= given, key


# --- every line of a score sheet, as it is filled in ----------------------------------------------

VARIED = {
    "belote_on_failure": ("kept", "lost"),
    "failure_pays": ("162", "all-points"),
    "tied_belote": ("put-aside", "kept"),
}


def score_lines() -> Iterator[Line]:
    """Lines of every sort: all profiles, their options, and points at every border."""
    points = ((162, 0), (100, 62), (82, 80), (81, 81), (71, 91), (62, 100), (252, 0), (0, 252))
    for name, melds in product(profile_ids(), ((0, 0), (20, 0), (0, 50))):
        for profile in variants(load_profile(name)):
            belotes = ((0, 0),) if profile.belote == "none" else ((0, 0), (20, 0), (0, 20))
            for pair, belote, last, pending in product(points, belotes, (None, 0, 1), (0, 50)):
                counted = Counted(pair, belote, melds, last)
                sheet = score_deal(profile, 0, counted, pending)
                yield from (*sheet.lines, *sheet.counting)
    yield from void_sheet(0).counting
    yield from void_sheet(0).lines


def variants(profile: Profile) -> Iterator[Profile]:
    yield profile
    for name, values in VARIED.items():
        for value in values:
            try:
                yield profile.with_house_rules({name: value})
            except RebeloteError:
                continue  # it makes no sense there


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_score_sheet_is_a_whole_sentence(language: str) -> None:
    kinds = {(line.rule, tuple(sorted(line.params))) for line in score_lines()}
    assert len(kinds) > 15
    for rule, params in kinds:
        assert messages(language)[f"rule-{rule}"] <= set(params), rule


# --- options, cards, bots -------------------------------------------------------------------------


def choices(option: Option) -> tuple[str, ...]:
    return ("true", "false") if option.type == "bool" else option.choices


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_and_choice_has_words(option: Option, language: str) -> None:
    key = f"option-{option.name.replace('_', '-')}"
    wanted = {key, f"{key}-help", *(f"{key}-{choice}" for choice in choices(option))}
    assert wanted - messages(language).keys() == set()


def test_no_word_of_an_option_is_taken_for_another() -> None:
    keys = [
        f"option-{option.name.replace('_', '-')}{end}"
        for option in OPTIONS.values()
        for end in ("", "-help", *(f"-{choice}" for choice in choices(option)))
    ]
    assert len(keys) == len(set(keys))
    assert {key for key in messages("en") if key.startswith("option-")} == set(keys)


@pytest.mark.parametrize("language", languages())
def test_sections_cards_melds_outcomes_and_bots_have_words(language: str) -> None:
    wanted = {f"section-{section}" for section in SECTIONS}
    wanted |= {f"suit-{suit}" for suit in SUITS}
    wanted |= {f"{kind}-{rank}" for rank in RANKS for kind in ("rank", "rank-short", "card")}
    wanted |= {f"meld-{kind}" for kind in ("tierce", "fifty", "hundred", "four")}
    wanted |= {f"outcome-{outcome}" for outcome in ("made", "failed", "tied", "void")}
    wanted |= {f"bot-{bot}{end}" for bot in bot_specs() for end in ("", "-help")}
    assert wanted - messages(language).keys() == set()


@pytest.mark.parametrize("name", profile_ids())
def test_every_profile_has_a_name_and_a_summary_in_every_language(name: str) -> None:
    profile = load_profile(name)
    assert profile.names.keys() >= set(languages())
    assert profile.summaries.keys() >= set(languages())
