"""The deal record: what it holds, how it is read, what a bad file gives."""

from __future__ import annotations

import json
import random

import pytest

from rebelote.rules.deal import commitment
from rebelote.rules.errors import RecordError
from rebelote.rules.game import start_match
from rebelote.rules.record import LONGEST_LINE, deal_record, parse_record, read_records, record_line
from tests.rules.helpers import PACK, PROFILES, random_deal, random_records, random_states, rules

FIELDS = {
    "format", "profile", "match", "number", "dealer", "first", "before", "cut", "deck", "turned",
    "calls", "taker", "trump", "plays", "tricks", "result", "totals", "winner", "commitment",
}  # fmt: skip


@pytest.mark.parametrize("profile", PROFILES)
def test_a_record_holds_the_fields_of_the_format(profile: str) -> None:
    for record in random_records(rules(profile), 1, 8):
        layout = "tableaux" if profile == "decouverte" else "hands"
        assert set(record) == FIELDS | {layout}
        assert set(record["result"]) == {"outcome", "points", "belote", "scores", "pending"}
        assert set(record["before"]) == {"totals", "pending"}
        assert record["format"] == "rebelote-deal/1"
        assert sorted(record["deck"]) == sorted(PACK)
        assert 4 <= record["cut"] <= 28


def test_house_rules_and_hash_stand_only_where_options_are_overridden() -> None:
    effective = rules("classic", undertrump="free", packets=[2, 3])
    record = random_records(effective, 1, 1)[0]
    assert record["house_rules"] == {"undertrump": "free", "packets": [2, 3]}
    assert record["rules_hash"] == effective.hash
    assert "melds" not in record


def test_melds_stand_only_where_they_are_counted() -> None:
    for record in random_records(rules("decouverte", melds="counted"), 1, 4):
        for meld in record["melds"]:
            assert set(meld) == {"seat", "kind", "cards", "points"}
        assert isinstance(record["melds"], list)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_commitment_is_to_the_pack_before_the_cut(profile: str) -> None:
    import hashlib

    for record in random_records(rules(profile), 2, 4):
        deck, cut = record["deck"], record["cut"]
        pack = deck[-cut:] + deck[:-cut]
        text = f"{record['commitment']['salt']}:{' '.join(pack)}"
        assert record["commitment"]["sha256"] == hashlib.sha256(text.encode()).hexdigest()


def test_commitment_of_a_known_pack() -> None:
    import hashlib

    text = "salt:" + " ".join(PACK)
    assert commitment(tuple(range(32)), "salt") == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("profile", ["classic", "contract"])
def test_a_void_deal_has_hands_of_five_and_nothing_played(profile: str) -> None:
    state = random_deal(start_match(rules(profile)), random.Random(1), take=0)
    record = deal_record(state, "m1")
    assert [len(hand) for hand in record["hands"]] == [5, 5, 5, 5]
    assert (record["taker"], record["trump"], record["plays"], record["tricks"]) == (
        None, None, [], [],
    )  # fmt: skip
    assert record["result"] == {
        "outcome": "void", "points": [0, 0], "belote": [0, 0], "scores": [0, 0], "pending": 0,
    }  # fmt: skip
    assert record["winner"] is None


def test_a_void_single_deal_has_no_winner() -> None:
    state = random_deal(start_match(rules("single-deal")), random.Random(1), take=0)
    assert deal_record(state, "m1")["winner"] is None


def test_there_is_no_record_before_the_deal_is_over() -> None:
    with pytest.raises(RecordError, match="not over"):
        deal_record(start_match(rules("classic")), "m1")


@pytest.mark.parametrize("profile", PROFILES)
def test_the_record_of_a_deal_does_not_depend_on_who_looks(profile: str) -> None:
    one = [deal_record(state, "m") for state in random_states(rules(profile), 3, 3)]
    two = [deal_record(state, "m") for state in random_states(rules(profile), 3, 3)]
    assert one == two


@pytest.mark.parametrize("profile", PROFILES)
def test_a_line_comes_back_as_it_was(profile: str) -> None:
    records = random_records(rules(profile), 1, 3)
    lines = [record_line(record) for record in records]
    assert all("\n" not in line and len(line) < 5000 for line in lines)
    assert [record for _, record in read_records(lines)] == records


@pytest.mark.parametrize(
    "line",
    [
        "{", "[]", "3", "null", '"x"', "nonsense", '{"format": "other/1"}', '{"format": 3}',
        '{"profile": "classic"}', '{"format": "rebelote-deal/1", "deck": [', "\x00", "[" * 5000,
        '{"format": ' + "[" * 900 + "]" * 900 + "}", "9" * 5000, '{"format": "\\ud800\\n"}',
    ],
    ids=range(15),
)  # fmt: skip
def test_a_line_that_is_no_record_is_an_error_with_its_line(line: str) -> None:
    good = record_line(random_records(rules("classic"), 1, 1)[0])
    found = list(read_records([good, "", line, good]))
    assert [number for number, _ in found] == [1, 3, 4]
    assert isinstance(found[1][1], RecordError)
    assert str(found[1][1]).startswith("not a deal record: ")
    assert str(found[1][1]).isprintable()
    assert isinstance(found[2][1], dict)


def test_a_line_far_too_long_is_not_read() -> None:
    line = '{"format": "rebelote-deal/1", "x": "' + "a" * LONGEST_LINE + '"}'
    (_, found), *_ = read_records([line])
    assert isinstance(found, RecordError)


def test_a_truncated_file_is_an_error_on_its_last_line() -> None:
    lines = [record_line(record) for record in random_records(rules("classic"), 1, 3)]
    found = list(read_records([*lines[:2], lines[2][: len(lines[2]) // 2]]))
    assert [number for number, item in found if isinstance(item, RecordError)] == [3]


def test_records_are_read_one_at_a_time() -> None:
    taken = []

    def lines() -> object:
        for number in range(3):
            taken.append(number)
            yield json.dumps({"format": "rebelote-deal/1"})

    reader = read_records(lines())  # type: ignore[arg-type]
    next(reader)
    assert taken == [0]


@pytest.mark.parametrize("data", [None, [], 3, "x", {}, {"format": None}])
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        parse_record(data)
