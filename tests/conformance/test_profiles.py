"""Every profile, whatever it is, satisfies every check; a new one needs no line here."""

from __future__ import annotations

import pytest

from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import OPTIONS, Profile
from rebelote.testing.conformance import CHECKS

#: House rules that together use every option's other values.
HOUSE_RULES = (
    ("classic", {"shuffle": "cut-only", "undertrump": "free", "overtrump_partner": False}),
    ("classic", {"belote": "automatic", "tied_belote": "kept", "packets": "2,3"}),
    ("classic", {"partner_holds": "as-opponent", "after_all_pass": "same-dealer", "tie": "makes"}),
    ("classic", {"belote": "none", "target": 300, "target_is": "exceeded"}),
    ("classic", {"belote_on_failure": "lost", "failure_pays": "all-points", "tie": "fails"}),
    ("contract", {"partner_holds": "plain-or-overtrump-if-able", "next_dealer": "right"}),
    ("contract", {"contract_points": 90, "contract_points_with_belote": 100}),
    ("single-deal", {"belote": "said", "belote_counts": False}),
    ("decouverte", {"uncover": "at-once"}),
    ("decouverte", {"melds": "counted", "shuffle": "every-deal"}),
    ("decouverte", {"melds": "counted", "tie": "litige", "equal_totals": "draw", "target": 200}),
)


def _all() -> list[Profile]:
    plain = [load_profile(name) for name in profile_ids()]
    return plain + [load_profile(name, rules) for name, rules in HOUSE_RULES]


def _name(profile: Profile) -> str:
    rules = ",".join(f"{key}={value}" for key, value in profile.house_rules.items())
    return f"{profile.id}({rules})" if rules else profile.id


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("profile", _all(), ids=_name)
def test_profile_conforms(profile: Profile, check: str) -> None:
    CHECKS[check](profile)


def test_house_rules_here_use_every_option() -> None:
    used = {name for _, rules in HOUSE_RULES for name in rules}
    free = {option.name for option in OPTIONS.values() if not option.structural}
    assert free - used == {"made_when", "length"}  # what the profiles themselves differ in
