"""House rules: read with care, refused with a reason, hashed into the profile."""

from __future__ import annotations

from typing import Any

import pytest

from rebelote.rules.errors import ProfileError
from rebelote.rules.library import profile_from_options
from rebelote.rules.profile import OPTIONS, SECTIONS
from tests.rules.helpers import PROFILES, rules


@pytest.mark.parametrize(
    ("profile", "overrides", "reason"),
    [
        ("classic", {"packets": [3, 3]}, "packets must add up to 5 cards"),
        ("classic", {"packets": [5, 0]}, "expected packet sizes"),
        ("classic", {"packets": [6, -1]}, "expected packet sizes"),
        ("classic", {"packets": [7, -2]}, "expected packet sizes"),
        ("classic", {"packets": []}, "expected packet sizes"),
        ("classic", {"packets": "3,x"}, "expected packet sizes"),
        ("classic", {"packets": [3, True, 1]}, "expected packet sizes"),
        ("decouverte", {"packets": [3, 2]}, "packets must add up to 8 cards"),
        ("decouverte", {"belote": "said"}, "game for two has no hands"),
        ("decouverte", {"belote_counts": False}, "belote is not scored"),
        ("decouverte", {"partner_holds": "as-opponent"}, "nobody has a partner"),
        ("decouverte", {"undertrump": "free"}, "two players"),
        ("decouverte", {"overtrump_partner": False}, "two players"),
        ("classic", {"melds": "counted"}, "game for two"),
        ("classic", {"uncover": "at-once"}, "game for two"),
        ("classic", {"belote": "none", "belote_on_failure": "lost"}, "belote is not scored"),
        ("contract", {"tied_belote": "kept"}, "only a litige puts points aside"),
        ("classic", {"contract_points": 90}, "not a fixed number"),
        ("classic", {"contract_points_with_belote": 100}, "does not depend on belote"),
        ("contract", {"belote": "none", "contract_points_with_belote": 100}, "not depend"),
        ("classic", {"failure_pays": "all-points"}, "belote_on_failure = lost"),
        ("single-deal", {"target": 500}, "single deal"),
        ("single-deal", {"target_is": "exceeded"}, "single deal"),
        ("single-deal", {"next_dealer": "drawn"}, "single deal"),
        ("single-deal", {"after_all_pass": "same-dealer"}, "single deal"),
        ("single-deal", {"shuffle": "cut-only"}, "always shuffled"),
        ("single-deal", {"equal_totals": "play-on"}, "cannot be played on"),
        ("single-deal", {"tie": "litige", "made_when": "majority"}, "cannot have a litige"),
        ("classic", {"length": "one-deal"}, "single deal"),
        ("classic", {"made_when": "half"}, "set tie to makes"),
        ("classic", {"made_when": "fixed"}, "set tie to fails"),
        ("single-deal", {"tie": "fails"}, "set tie to makes"),
        ("contract", {"tie": "makes"}, "set tie to fails"),
        ("contract", {"contract_points": 93}, "cannot be lower once belote is announced"),
    ],
    ids=lambda value: value if isinstance(value, str) else ",".join(value),
)
def test_combinations_that_make_no_sense_are_refused_with_a_reason(
    profile: str, overrides: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ProfileError) as refusal:
        rules(profile, **overrides)
    message = str(refusal.value)
    assert reason in message
    assert any(name in message for name in overrides), "the option is named"


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("tie", "maybe", "one of litige, fails, makes"),
        ("tie", 3, "one of litige, fails, makes"),
        ("tie", None, "one of litige, fails, makes"),
        ("tie", ["fails"], "one of litige, fails, makes"),
        ("target", "many", "a whole number from 1 to 100000"),
        ("target", 0, "a whole number from 1 to 100000"),
        ("target", -5, "a whole number from 1 to 100000"),
        ("target", 100_001, "a whole number from 1 to 100000"),
        ("target", 10.5, "a whole number from 1 to 100000"),
        ("target", True, "a whole number from 1 to 100000"),
        ("target", "9" * 5000, "a whole number from 1 to 100000"),
        ("packets", "9" * 5000, "packet sizes such as 3,2"),
        ("packets", [[3], [2]], "packet sizes such as 3,2"),
        ("belote_counts", "perhaps", "true or false"),
        ("belote_counts", 1, "true or false"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_value_of_the_wrong_kind_says_what_was_expected(
    name: str, value: object, expected: str
) -> None:
    with pytest.raises(ProfileError) as refusal:
        rules("classic", **{name: value})
    assert expected in str(refusal.value)
    assert name in str(refusal.value)


@pytest.mark.parametrize("name", ["undertrumps", "", "play.tie", "id", "names", "hash", "é"])
def test_an_unknown_house_rule_is_named(name: str) -> None:
    with pytest.raises(ProfileError) as refusal:
        rules("classic", **{name: "free"})
    assert repr(name) in str(refusal.value)
    assert "expected one of" in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("undertrump", "free", "free"),
        ("play.undertrump", "free", "free"),
        ("overtrump-partner", "no", False),
        ("target", "500", 500),
        ("packets", "2,3", (2, 3)),
        ("packets", "2+3", (2, 3)),
    ],
)
def test_house_rules_may_be_typed_as_text(name: str, text: str, value: object) -> None:
    profile = rules("classic", **{name: text})
    option = name.rpartition(".")[2].replace("-", "_")
    assert getattr(profile, option) == value
    assert dict(profile.house_rules) == {option: value}


def test_162_may_be_written_as_a_number() -> None:
    assert rules("single-deal", failure_pays=162).failure_pays == "162"


@pytest.mark.parametrize("profile", PROFILES)
def test_a_house_rule_equal_to_the_profile_is_none(profile: str) -> None:
    base = rules(profile)
    own = {name: value for name, value in base.options().items() if not OPTIONS[name].structural}
    assert dict(rules(profile, **own).house_rules) == {}
    assert rules(profile, **own).hash == base.hash


def test_a_house_rule_taken_back_leaves_no_trace_in_the_hash() -> None:
    changed = rules("classic", target=500).with_house_rules({"target": 1000, "tie": "fails"})
    assert changed.hash == rules("classic", tie="fails").hash


def test_every_override_gives_another_hash() -> None:
    hashes = [rules(profile).hash for profile in PROFILES]
    hashes += [
        rules("classic", tie="fails").hash,
        rules("classic", tie="makes").hash,
        rules("classic", target=999).hash,
        rules("classic", packets=[2, 3]).hash,
    ]
    assert len(set(hashes)) == len(hashes)
    assert all(len(text) == 64 and text == text.lower() for text in hashes)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_profile_comes_back_from_its_options(profile: str) -> None:
    again = profile_from_options(profile, rules(profile).options())
    assert again.hash == rules(profile).hash


@pytest.mark.parametrize("profile", PROFILES)
def test_options_make_sense_as_they_stand(profile: str) -> None:
    rules(profile).check(profile)


def test_every_option_has_a_section_and_a_type() -> None:
    for option in OPTIONS.values():
        assert option.section in SECTIONS
        assert option.type in ("choice", "bool", "int", "packets")
        assert option.expected()


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_cites_its_seed_for_what_matters_to_it(profile: str) -> None:
    effective = rules(profile)
    for name in OPTIONS:
        if not effective.irrelevant(name):
            assert effective.sources.get(name), f"{name} has no source"


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_has_a_name_and_a_summary_in_each_language(profile: str) -> None:
    assert set(rules(profile).names) == set(rules(profile).summaries) == {"en", "es", "fr", "pt"}
