"""`verify` over whole matches: each deal follows from the one before."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from rebelote.rules.library import load_profile
from rebelote.rules.verify import Verifier
from tests.rules.helpers import PACK, PROFILES, random_records, rules

Json = dict[str, Any]

MATCHES = ("classic", "contract", "decouverte")


@cache
def _text(profile: str, seed: int, take: float, overrides: tuple[tuple[str, str], ...]) -> str:
    return json.dumps(random_records(rules(profile, **dict(overrides)), seed, take=take))


def _match(profile: str, seed: int = 1, take: float = 0.2, **overrides: str) -> list[Json]:
    """A whole match, fresh each time."""
    records: list[Json] = json.loads(_text(profile, seed, take, tuple(overrides.items())))
    return records


def _faults(records: list[Json]) -> list[set[str]]:
    """The rules broken by each record of a file."""
    verifier = Verifier()
    return [{fault.rule for fault in verifier.check(record)} for record in records]


def _moved(record: Json, seats: int, players: int) -> Json:
    """A deal with every seat moved on: another dealer, otherwise as good."""

    def seat(value: int | None) -> int | None:
        return None if value is None else (value + seats) % players

    def sides(pair: list[int]) -> list[int]:
        return pair[::-1] if seats % 2 else pair

    def turn(rows: list[Any]) -> list[Any]:
        return [rows[(i - seats) % players] for i in range(players)]

    result = record["result"]
    return {
        **record,
        "dealer": seat(record["dealer"]),
        "first": seat(record["first"]),
        "before": {**record["before"], "totals": sides(record["before"]["totals"])},
        **{name: turn(record[name]) for name in ("hands", "tableaux") if name in record},
        "calls": [{**call, "seat": seat(call["seat"])} for call in record["calls"]],
        "taker": seat(record["taker"]),
        "plays": [{**play, "seat": seat(play["seat"])} for play in record["plays"]],
        "tricks": [
            {**trick, "leader": seat(trick["leader"]), "winner": seat(trick["winner"])}
            for trick in record["tricks"]
        ],
        "result": {
            **result,
            **{name: sides(result[name]) for name in ("points", "belote", "scores")},
        },
        "totals": sides(record["totals"]),
        "winner": record["winner"]
        if seats % 2 == 0 or record["winner"] is None
        else 1 - record["winner"],
    }


@pytest.mark.parametrize("profile", MATCHES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_is_accepted(profile: str, seed: int) -> None:
    records = _match(profile, seed)
    assert len(records) > 3
    assert records[-1]["winner"] in (0, 1)
    assert _faults(records) == [set()] * len(records)


def test_single_deals_are_matches_of_their_own() -> None:
    records = random_records(rules("single-deal"), 1, 20)
    assert _faults(records) == [set()] * 20


@pytest.mark.parametrize(
    "overrides",
    [
        {"shuffle": "cut-only"},
        {"tie": "fails", "equal_totals": "draw", "target": "300"},
        {"after_all_pass": "same-dealer"},
        {"next_dealer": "drawn"},
    ],
    ids=lambda overrides: ",".join(overrides),
)
def test_a_match_under_house_rules_is_accepted(overrides: dict[str, str]) -> None:
    records = _match("classic", 4, **overrides)
    assert {record["rules_hash"] for record in records} == {load_profile("classic", overrides).hash}
    assert _faults(records) == [set()] * len(records)


@pytest.mark.parametrize("profile", MATCHES)
def test_two_deals_swapped(profile: str) -> None:
    records = _match(profile)
    records[1], records[2] = records[2], records[1]
    faults = _faults(records)
    assert "deal-number" in faults[1]
    assert any(faults[2:])


@pytest.mark.parametrize("profile", MATCHES)
def test_a_deal_removed(profile: str) -> None:
    records = _match(profile)
    del records[2]
    assert "deal-number" in _faults(records)[2]


@pytest.mark.parametrize("profile", MATCHES)
def test_a_deal_removed_and_the_rest_renumbered(profile: str) -> None:
    """Played deals that scored: their points are missing from the next one's totals."""
    records = _match(profile)
    at = next(i for i, r in enumerate(records) if i and sum(r["result"]["scores"]))
    del records[at]
    for number, record in enumerate(records, start=1):
        record["number"] = number
    assert "totals" in _faults(records)[at]


@pytest.mark.parametrize("profile", MATCHES)
def test_a_deal_duplicated(profile: str) -> None:
    records = _match(profile)
    records.insert(2, records[1])
    assert "deal-number" in _faults(records)[2]


@pytest.mark.parametrize("profile", MATCHES)
def test_a_deal_after_the_end(profile: str) -> None:
    records = _match(profile)
    again = json.loads(json.dumps(records[0]))
    assert "match-over" in _faults([*records, again])[-1]


@pytest.mark.parametrize("profile", PROFILES)
def test_matches_may_lie_among_each_other(profile: str) -> None:
    one = random_records(rules(profile), 1, 6)
    other = [{**r, "match": f"other {r['match']}"} for r in random_records(rules(profile), 2, 6)]
    mixed = [record for pair in zip(one, other, strict=True) for record in pair]
    assert _faults(mixed) == [set()] * 12


@pytest.mark.parametrize("profile", ["classic", "decouverte"])
def test_the_dealer_moves_one_seat(profile: str) -> None:
    """A deal moved round the table with its totals is as good alone, but not as the next."""
    records = _match(profile)
    players = rules(profile).players
    seats = 2 if players == 4 else 1
    at = 1
    moved = _moved(records[at], seats, players)
    assert _faults([moved]) == [set()]
    assert "next-dealer" in _faults([records[0], moved])[1]


def test_contract_draws_the_first_player() -> None:
    records = _match("contract")
    at = next(i for i, r in enumerate(records) if r["taker"] is not None)
    moved = _moved(records[at + 1], 2, 4)
    assert "next-dealer" not in _faults([*records[: at + 1], moved])[at + 1]


def test_contract_keeps_the_first_player_after_all_passed() -> None:
    for seed in range(9):
        records = _match("contract", seed)
        at = next((i for i, r in enumerate(records) if r["taker"] is None), None)
        if at is None:
            continue
        moved = _moved(records[at + 1], 2, 4)
        assert "next-dealer" in _faults([*records[: at + 1], moved])[at + 1]
        return
    pytest.fail("no void deal among these matches")


@pytest.mark.parametrize("profile", MATCHES)
def test_a_void_deal_changes_nothing_and_counts_as_a_deal(profile: str) -> None:
    for seed in range(9):
        records = _match(profile, seed)
        voids = [i for i, r in enumerate(records[:-1]) if r["taker"] is None]
        for at in voids:
            assert records[at]["totals"] == records[at]["before"]["totals"]
            assert records[at + 1]["number"] == records[at]["number"] + 1
            assert records[at + 1]["before"]["totals"] == records[at]["totals"]
        if voids:
            return
    pytest.fail("no void deal among these matches")


def _with_pot() -> list[Json]:
    """A match of `classic` in which a deal was tied, and not the last one."""
    for seed in range(60):
        records = _match("classic", seed, 0.9)
        if any(record["result"]["outcome"] == "tied" for record in records[:-1]):
            return records
    pytest.fail("no tie among these matches")


def test_the_pot_is_carried() -> None:
    records = _with_pot()
    assert _faults(records) == [set()] * len(records)
    at = next(i for i, r in enumerate(records) if r["result"]["outcome"] == "tied")
    assert records[at + 1]["before"]["pending"] == records[at]["result"]["pending"] > 0


def test_a_pot_that_is_forgotten_is_a_fault() -> None:
    records = _with_pot()
    at = next(i for i, r in enumerate(records) if r["result"]["outcome"] == "tied") + 1
    after = records[at]
    pot = after["before"]["pending"]
    forgotten = {**after, "before": {**after["before"], "pending": 0}}
    result = dict(after["result"])
    if result["outcome"] in ("made", "failed"):
        side = after["taker"] % 2 if result["outcome"] == "made" else 1 - after["taker"] % 2
        scores = list(result["scores"])
        scores[side] -= pot
        totals = list(after["totals"])
        totals[side] -= pot
        forgotten |= {"result": {**result, "scores": scores}, "totals": totals}
    else:
        forgotten |= {"result": {**result, "pending": result["pending"] - pot}}
    if after["winner"] is None:
        assert _faults([forgotten]) == [set()], "alone it is a good record"
    assert "litige" in _faults([*records[:at], forgotten])[at]


def test_totals_that_jump_are_a_fault() -> None:
    records = _match("classic")
    at = 2
    jumped = json.loads(json.dumps(records[at]))
    jumped["before"]["totals"][0] += 7
    jumped["totals"][0] += 7
    assert "totals" in _faults([*records[:at], jumped])[at]


def test_rules_that_change_in_a_match_are_a_fault() -> None:
    records = _match("classic")
    other = load_profile("classic", {"undertrump": "free"})
    changed = {**records[1], "house_rules": {"undertrump": "free"}, "rules_hash": other.hash}
    assert "profile" in _faults([records[0], changed])[1]


def _repacked(record: Json, deck: list[str]) -> Json:
    """The record with another deck, no longer committed to; hands and plays as they were."""
    return {key: value for key, value in record.items() if key != "commitment"} | {"deck": deck}


def _of_other_heaps(record: Json, size: int) -> list[str]:
    """Two cards of different heaps change places in the pack."""
    cut = record["cut"]
    deck = list(record["deck"])
    pack = deck[-cut:] + deck[:-cut]
    pack[0], pack[size] = pack[size], pack[0]
    return pack[cut:] + pack[:cut]


@pytest.mark.parametrize(
    ("profile", "overrides", "size"),
    [("decouverte", {}, 2), ("classic", {"shuffle": "cut-only"}, 4)],
)
def test_a_pack_that_was_shuffled_where_it_is_only_cut(
    profile: str, overrides: dict[str, str], size: int
) -> None:
    records = _match(profile, 1, 0.9, **overrides)
    assert records[0]["taker"] is not None
    # a second deal that is good alone: the first deal of another match, renumbered and moved
    other = _match(profile, 2, 0.9, **overrides)[0]
    players = rules(profile).players
    other = _moved(other, (records[0]["dealer"] + 1 - other["dealer"]) % players, players)
    before = records[0]["totals"]
    stranger = {
        **other,
        "number": 2,
        "before": {"totals": before, "pending": records[0]["result"]["pending"]},
        "totals": [before[i] + other["result"]["scores"][i] for i in (0, 1)],
    }
    faults = _faults([records[0], stranger])
    assert "cut-only" in faults[1]
    assert faults[1] <= {"cut-only", "scores", "litige", "totals", "winner"}


@pytest.mark.parametrize(
    ("profile", "overrides", "size"),
    [("decouverte", {}, 2), ("classic", {"shuffle": "cut-only"}, 4)],
)
def test_two_cards_of_different_heaps_change_places(
    profile: str, overrides: dict[str, str], size: int
) -> None:
    """Also a fault of the deal itself: the hands no longer follow from the deck."""
    records = _match(profile, 1, 0.9, **overrides)
    changed = _repacked(records[1], _of_other_heaps(records[1], size))
    assert _faults([records[0], changed])[1]


@pytest.mark.parametrize("profile", ["decouverte", "classic"])
def test_after_all_passed_the_pack_is_made_of_piles_or_hands(profile: str) -> None:
    overrides = {"shuffle": "cut-only"} if profile == "classic" else {}
    for seed in range(9):
        records = _match(profile, seed, 0.12, **overrides)
        void = [i for i, r in enumerate(records[:-1]) if r["taker"] is None]
        if void:
            assert _faults(records) == [set()] * len(records)
            at = void[0] + 1
            stranger = {**records[at], "deck": PACK}
            assert _faults([*records[:at], stranger])[at]
            return
    pytest.fail("no void deal among these matches")


def test_equal_totals_are_played_on() -> None:
    record = _match("classic", 3, 0.9)[1]
    level = {**record, "before": {"totals": [1010, 1010], "pending": 0}}
    level["totals"] = [1010 + score for score in record["result"]["scores"]]
    level["winner"] = 0 if level["totals"][0] > level["totals"][1] else 1
    if record["before"]["pending"] == 0 and level["totals"][0] != level["totals"][1]:
        assert _faults([level]) == [set()]
    level["winner"] = None
    assert "winner" in _faults([level])[0]


def test_a_record_that_cannot_be_replayed_does_not_stop_the_rest() -> None:
    records = _match("classic")
    broken = {**records[1], "cut": 2}
    faults = _faults([records[0], broken, *records[2:]])
    assert faults[1] == {"cut-range"}
    assert faults[2:] == [set()] * (len(records) - 2)
