"""`verify`: every field of a good record that is changed is a fault with a rule, never an error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rebelote.rules.errors import RebeloteError
from rebelote.rules.verify import verify_record
from tests.rules.helpers import PACK, PROFILES, random_records, rules

Json = dict[str, Any]

#: Overridden profiles whose records are mutated too.
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in PROFILES},
    "classic-free": ("classic", {"undertrump": "free", "belote": "automatic"}),
    "decouverte-melds": ("decouverte", {"melds": "counted", "uncover": "at-once"}),
    "classic-cut-only": ("classic", {"shuffle": "cut-only"}),
}


@cache
def _all_of(variant: str) -> tuple[str, ...]:
    name, overrides = VARIANTS[variant]
    records = [
        json.dumps(record)
        for seed in range(2)
        for record in random_records(rules(name, **overrides), seed, 16, take=0.15)
    ]
    return tuple(records)


def _good(variant: str, kind: str = "played") -> Json:
    """A record that was played (or ``void``), fresh each time; with belote where there is one."""
    record: Json = json.loads(_text_of_good(variant, kind))
    return record


@cache
def _text_of_good(variant: str, kind: str) -> str:
    return json.dumps(_choose(variant, kind))


def _choose(variant: str, kind: str) -> Json:
    records = [json.loads(text) for text in _all_of(variant)]
    if kind == "void":
        return next(r for r in records if r["result"]["outcome"] == "void")
    played = [r for r in records if r["taker"] is not None]
    if variant == "decouverte-melds":
        return next(r for r in played if r["melds"])
    said = [r for r in played if any("says" in play for play in r["plays"])]
    return (said or played)[0]


def _faults(record: Json) -> set[str]:
    """The rules broken; every fault can be shown to a person on one line."""
    faults = verify_record(record)
    for fault in faults:
        assert fault.where
        assert fault.rule == fault.rule.lower()
        assert fault.message
        assert fault.message.isprintable(), "one line, whatever the record holds"
        assert len(fault.message) < 600
    return {fault.rule for fault in faults}


@pytest.mark.parametrize("variant", VARIANTS)
def test_good_records_have_no_fault(variant: str) -> None:
    for text in _all_of(variant):
        assert _faults(json.loads(text)) == set()


@pytest.mark.parametrize("variant", VARIANTS)
def test_fields_that_are_not_known_are_ignored(variant: str) -> None:
    record = _good(variant) | {"players_names": ["a", "b"], "note": 3}
    record["result"]["comment"] = None
    record["plays"][0]["ms"] = 120
    assert _faults(record) == set()


# --- every field ---------------------------------------------------------------------------------


def _other_card(card: str) -> str:
    return PACK[(PACK.index(card) + 1) % 32]


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every leaf of a record with the way to it."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _places(item, (*path, key))
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield from _places(item, (*path, index))
    else:
        yield path, value


def _at(record: Json, path: tuple[Any, ...], value: Any) -> Json:
    """A copy of a record with another value at one place; only the way to it is copied."""
    changed: Json = dict(record)
    inner: Any = changed
    for key in path[:-1]:
        inner[key] = inner[key].copy()
        inner = inner[key]
    inner[path[-1]] = value
    return changed


def _changed(value: Any, path: tuple[Any, ...]) -> list[Any]:
    """Other values of the same kind, and some of another kind that mean nothing there."""
    if path[-1] == "suit" or path == ("trump",):
        return [suit for suit in "SHDC" if suit != value]
    if isinstance(value, str) and value in PACK:
        return [_other_card(value)]
    if path[-1] == "says":
        return ["rebelote" if value == "belote" else "belote", "Belote"]
    if path[-1] == "call":
        return ["take" if value == "pass" else "pass", "double"]
    if path[-1] == "outcome":
        return [word for word in ("made", "failed", "tied", "void") if word != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        if any(key not in (0, 1) for key in path if isinstance(key, int)):
            return [value + 1]
        return [value + 1, value - 1, str(value), float(value), bool(value), None]
    if value is None:
        return [0, 1, "draw", False]
    return [f"{value}x"]


#: What may differ without a fault: a name for the match, and what only a whole match can tell.
FREE = {("match",), ("format",)}


def _alone_says_nothing(record: Json, path: tuple[Any, ...], value: Any) -> bool:
    """Changes that give another good record when one deal is looked at alone."""
    if path in FREE:
        return True
    # any later deal of a match may have this number
    if record["profile"] == "single-deal":
        return False
    return path == ("number",) and type(value) is int and value > 1


@pytest.mark.parametrize("kind", ["played", "void"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_field_that_is_changed_is_a_fault(variant: str, kind: str) -> None:
    record = _good(variant, kind)
    missed = [
        (path, value, other)
        for path, value in _places(record)
        for other in _changed(value, path)
        if not _alone_says_nothing(record, path, other) and not _faults(_at(record, path, other))
    ]
    assert missed == []


@pytest.mark.parametrize("kind", ["played", "void"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_field_that_is_missing_is_a_fault(variant: str, kind: str) -> None:
    record = _good(variant, kind)
    optional = {"format", "commitment", "rules_hash"}
    for name in record:
        if name in optional:
            continue
        changed = {key: value for key, value in record.items() if key != name}
        missing_means_null = record[name] is None
        assert _faults(changed) or missing_means_null, name


def _lists(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _lists(item, (*path, key))
    elif isinstance(value, list):
        yield path, value
        for index, item in enumerate(value):
            yield from _lists(item, (*path, index))


@pytest.mark.parametrize("variant", VARIANTS)
def test_entries_added_dropped_or_doubled_are_a_fault(variant: str) -> None:
    record = _good(variant)
    for path, values in _lists(record):
        if path[0] == "house_rules":
            continue
        for other in (values[:-1], values[1:], [*values, *values[-1:]], [], [*values, None]):
            if other != values:
                assert _faults(_at(record, path, other)), (path, other)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_said_belote_that_is_added_is_a_fault(variant: str) -> None:
    record = _good(variant)
    optional = rules(VARIANTS[variant][0], **VARIANTS[variant][1]).belote == "said"
    said = False
    for index, play in enumerate(record["plays"]):
        pair = play["card"] in (f"K{record['trump']}", f"Q{record['trump']}")
        for word in ("belote", "rebelote"):
            if play.get("says") == word or (optional and said and pair and word == "rebelote"):
                continue  # "Rebelote" with the second of the two is free where it changes nothing
            changed = _at(record, ("plays", index), {**play, "says": word})
            assert _faults(changed), (index, word)
        said = said or play.get("says") == "belote"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_said_belote_that_is_dropped_is_a_fault(variant: str) -> None:
    """Where belote is said by choice the points no longer follow; else the rule makes it so."""
    record = _good(variant)
    effective = rules(VARIANTS[variant][0], **VARIANTS[variant][1])
    for index, play in enumerate(record["plays"]):
        word = play.get("says")
        said_once = effective.belote == "said"
        if word is None or (word == "rebelote" and said_once):
            continue
        silent = {key: value for key, value in play.items() if key != "says"}
        broken = _faults(_at(record, ("plays", index), silent))
        automatic = effective.belote == "automatic"
        assert broken & ({"belote-automatic"} if automatic else {"belote", "cannot-say"})


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        (("dealer",), {"first-player", "seat"}),
        (("first",), {"first-player"}),
        (("cut",), {"commitment"}),
        (("turned",), {"turned-up-card"}),
        (("taker",), {"taker"}),
        (("trump",), {"trump"}),
        (("winner",), {"winner"}),
        (("tricks", 2, "points"), {"trick-points"}),
        (("tricks", 2, "winner"), {"trick-winner"}),
        (("tricks", 2, "leader"), {"trick-leader"}),
        (("result", "outcome"), {"outcome"}),
        (("result", "points", 0), {"card-points"}),
        (("result", "belote", 1), {"belote"}),
        (("result", "scores", 1), {"scores"}),
        (("result", "pending"), {"litige"}),
        (("totals", 0), {"totals"}),
        (("commitment", "sha256"), {"commitment"}),
        (("commitment", "salt"), {"commitment"}),
    ],
    ids=lambda value: ".".join(map(str, value)) if isinstance(value, tuple) else "",
)
@pytest.mark.parametrize("variant", PROFILES)
def test_a_fault_names_the_rule(variant: str, path: tuple[Any, ...], rule: set[str]) -> None:
    record = _good(variant)
    value: Any = record
    for key in path:
        value = value[key]
    assert _faults(_at(record, path, _changed(value, path)[0])) & rule


def test_another_set_of_rules_is_a_fault() -> None:
    record = _good("classic-free")
    assert _faults({**record, "rules_hash": "0" * 64}) == {"rules-hash"}
    assert "rules-hash" in _faults({**record, "house_rules": {"undertrump": "free"}})
    assert _faults({**record, "profile": "nowhere"}) == {"unknown-profile"}
    assert _faults({**record, "house_rules": {"undertrumps": "free"}}) == {"unknown-option"}
    assert _faults({**record, "house_rules": {"undertrump": "maybe"}}) == {"option-value"}
    assert _faults({**record, "house_rules": {"melds": "counted"}}) == {"house-rule-irrelevant"}
    assert _faults({**record, "house_rules": {"made_when": "half"}}) == {"profile-combination"}


@pytest.mark.parametrize("garbage", [[], 0, "", False, [1], "x", 3])
def test_house_rules_that_are_no_object_are_a_fault(garbage: object) -> None:
    assert _faults({**_good("classic"), "house_rules": garbage}) == {"format"}


# --- what cannot be ------------------------------------------------------------------------------


def test_before_of_a_first_deal_is_nothing() -> None:
    record = random_records(rules("classic"), 1, 1)[0]
    before = {"totals": [5, 0], "pending": 0}
    assert "first-deal" in _faults({**record, "before": before})
    assert "first-deal" in _faults({**record, "before": {"totals": [0, 0], "pending": 81}})


def test_before_that_ended_the_match_is_a_fault() -> None:
    record = random_records(rules("classic"), 1, 2)[1]
    before = {"totals": [1000, 0], "pending": 0}
    assert "match-over" in _faults({**record, "before": before})


@pytest.mark.parametrize("profile", ["contract", "single-deal", "decouverte"])
def test_a_pot_where_nothing_is_put_aside_is_a_fault(profile: str) -> None:
    record = random_records(rules(profile), 1, 2)[1]
    before = {"totals": record["before"]["totals"], "pending": 81}
    assert _faults({**record, "before": before}) & {"litige", "first-deal"}


def test_a_single_deal_is_the_first_of_its_match() -> None:
    assert "deal-number" in _faults({**_good("single-deal"), "number": 2})


# --- garbage -------------------------------------------------------------------------------------

DEEP: Any = []
for _ in range(400):
    DEEP = [DEEP]

GARBAGE = [
    None,
    True,
    -1,
    4,
    10**30,
    -(10**30),
    int("9" * 4300),
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "\ud800",
    "a\nb\x1b[31m",
    "9" * 5000,
    "A" * 5000,
    [],
    [None],
    [[]],
    {},
    {"a": 1},
    [1, "a", None],
    ["AS", "AS"],
    [{"seat": 0}],
    [{"cards": 5}, {"cards": [1, "a"]}],
    [{"seat": 0, "points": 1}, {"seat": 0, "points": None}],
    DEEP,
]


@pytest.mark.parametrize("variant", ["classic", "decouverte-melds"])
def test_garbage_at_every_place_is_a_fault_and_never_an_exception(variant: str) -> None:
    record = _good(variant)
    paths = {path[:depth] for path, _ in _places(record) for depth in range(1, len(path) + 1)}
    # one pile, call, play, trick stands for all of them
    first = {path for path in paths if all(key == 0 for key in path if type(key) is int)}
    for path in sorted(first, key=str):
        for garbage in GARBAGE:
            _faults(_at(record, path, garbage))


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_a_record_made_of_garbage_is_a_fault(garbage: Any) -> None:
    names = [*_good("classic-free"), "melds", "tableaux"]
    assert _faults(dict.fromkeys(names, garbage))


@pytest.mark.parametrize("depth", range(850, 1000, 15))
def test_nesting_near_the_limit_of_the_interpreter(depth: int) -> None:
    deep: Any = []
    for _ in range(depth):
        deep = [deep]
    for name in ("turned", "hands", "taker", "totals", "winner", "tricks"):
        assert _faults({**_good("classic"), name: deep})


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(PACK),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_fuzzed_records_never_raise(variant: str, data: st.DataObject) -> None:
    record = _good(variant)
    paths = sorted({p[:n] for p, _ in _places(record) for n in range(1, len(p) + 1)}, key=str)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths))
        try:
            record = _at(record, path, data.draw(json_values))
        except (KeyError, IndexError, TypeError, AttributeError):
            continue  # the way to it went with an earlier change
    try:
        _faults(record)
    except RebeloteError:
        pytest.fail("a record is judged, not refused")


@settings(max_examples=25, deadline=None)
@given(
    record=st.dictionaries(st.sampled_from(["profile", "match", "number"]) | st.text(), json_values)
)
def test_objects_that_are_no_record_at_all_never_raise(record: Json) -> None:
    assert _faults(record)
