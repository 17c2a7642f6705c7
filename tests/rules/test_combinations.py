"""Which options go together: every contradiction has a reason, and its cure cures it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from rebelote.rules.combinations import REASONS, contradictions, irrelevant, usual_packets
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import OPTIONS, Profile


def changed_once_or_twice(profile: Profile) -> list[Profile]:
    """The profile with every value of every option, and with every pair of the scoring ones."""
    choices: dict[str, tuple[Any, ...]] = {
        name: option.choices or ((True, False) if option.type == "bool" else ())
        for name, option in OPTIONS.items()
    }
    once = [changed(profile, {name: value}) for name in choices for value in choices[name]]
    names = ("made_when", "tie", "length", "belote")
    rows = product(*(choices[name] for name in names))
    odd = replace(profile, contract_points=100, packets=(1, 1))
    return [*once, odd, *(changed(profile, dict(zip(names, row, strict=True))) for row in rows)]


def changed(profile: Profile, values: Mapping[str, Any]) -> Profile:
    """The profile with these options, whether they make sense or not."""
    return replace(profile, **values)


@pytest.mark.parametrize("name", profile_ids())
def test_what_a_contradiction_offers_puts_it_right(name: str) -> None:
    seen = set()
    for rules in changed_once_or_twice(load_profile(name)):
        for found in contradictions(rules):
            seen.add(found.reason)
            assert found.reason in REASONS
            assert set(found.keys) <= OPTIONS.keys()
            cured = changed(rules, found.sets)
            assert found.reason not in {other.reason for other in contradictions(cured)}
    assert "half-makes-ties" in seen


@pytest.mark.parametrize("name", profile_ids())
def test_an_option_without_effect_has_a_reason(name: str) -> None:
    for rules in changed_once_or_twice(load_profile(name)):
        reasons = {irrelevant(rules, option) for option in OPTIONS}
        assert reasons <= {"", *REASONS}


@pytest.mark.parametrize("name", profile_ids())
def test_the_usual_ways_of_dealing_are_allowed(name: str) -> None:
    profile = load_profile(name)
    for packets in usual_packets(profile.players):
        assert profile.with_house_rules({"packets": packets}).packets == packets
