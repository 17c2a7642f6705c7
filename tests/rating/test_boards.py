"""The same cards in the same chair: what a person and each bot made of them."""

from __future__ import annotations

from typing import Any

import pytest

from rebelote.arena.simulate import simulate
from rebelote.rating.boards import Board, board_of, bot_margin, random_board, recorded_margin
from rebelote.rules.library import load_profile, profile_ids

Json = dict[str, Any]


def deal(profile: str, bots: tuple[str, ...] = ("novice",), seed: int = 3) -> Json:
    """A deal in which somebody took, as a table would export it: a person at seat 0."""
    found = simulate(load_profile(profile), bots, 30, seed)
    record = next(record for record in found if record["taker"] is not None)
    others = len(record.get("hands") or record["tableaux"]) - 1
    return {**record, "bots": [None, *["novice"] * others]}


def board(record: Json, seat: int = 0) -> Board:
    found = board_of(record, seat)
    assert found is not None
    return found


@pytest.mark.parametrize("profile", profile_ids())
def test_a_bot_gets_the_same_cards_and_always_does_the_same(profile: str) -> None:
    found = board(deal(profile))
    margins = [bot_margin(found, bot) for bot in ("novice", "club")]
    assert margins == [bot_margin(found, bot) for bot in ("novice", "club")]
    assert all(-500 < margin < 500 for margin in margins)


@pytest.mark.parametrize("profile", profile_ids())
def test_a_persons_margin_is_what_was_written(profile: str) -> None:
    record = deal(profile)
    record_scores = record["result"]["scores"]
    assert recorded_margin(board(record), record) == record_scores[0] - record_scores[1]


def test_a_pot_that_came_from_before_is_not_counted() -> None:
    found = list(simulate(load_profile("classic"), ("novice",), 400, 5))
    record = next(
        r for r in found if r["before"]["pending"] and r["result"]["outcome"] in ("made", "failed")
    )
    record = {**record, "bots": [None, "novice", "novice", "novice"]}
    scores = record["result"]["scores"]
    margin = recorded_margin(board(record), record)
    assert abs(margin - (scores[0] - scores[1])) == record["before"]["pending"]


def test_a_board_is_its_cards_its_chair_and_its_bots() -> None:
    record = deal("classic")
    same = board({**record, "match": "other", "number": 1, "names": ["Eva", None, None, None]})
    assert same.id == board(record).id
    stronger = board({**record, "bots": [None, "club", "novice", "novice"]})
    elsewhere = board({**record, "bots": ["novice", None, "novice", "novice"]}, seat=1)
    assert len({board(record).id, stronger.id, elsewhere.id}) == 3


def test_where_nothing_can_be_compared_there_is_no_board() -> None:
    record = deal("classic")
    assert board_of({**record, "bots": [None, "novice", None, "novice"]}, 0) is None
    assert board_of({**record, "bots": [None, "novice", "somebody", "novice"]}, 0) is None
    assert board_of({**record, "bots": None}, 0) is None
    assert board_of(record, 1) is None  # a bot sits there


def test_boards_of_a_series_are_reproducible() -> None:
    profile = load_profile("decouverte")
    first = random_board(profile, "novice", 1, 0)
    assert first == random_board(profile, "novice", 1, 0)
    assert first.id != random_board(profile, "novice", 1, 1).id
