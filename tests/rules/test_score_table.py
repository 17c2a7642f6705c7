"""The score table says what the rules say: read back entry by entry, with pots of any size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.match import match_winner
from rebelote.rules.profile import Profile
from rebelote.rules.score_table import POINTS, score_table
from rebelote.rules.scoring import Counted, score_deal, void_sheet
from rebelote.rules.wire import Json, sheet_to_json

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in profile_ids()),
    ("classic", {"tied_belote": "kept", "belote_on_failure": "lost"}),
    ("classic", {"belote_counts": False, "target": 501, "target_is": "exceeded"}),
    ("single-deal", {"failure_pays": "162"}),
    ("decouverte", {"melds": "counted", "tie": "litige"}),
]


def name_of(variant: tuple[str, dict[str, Any]]) -> str:
    return "-".join([variant[0], *variant[1]])


@pytest.fixture(params=VARIANTS, ids=name_of)
def profile(request: pytest.FixtureRequest) -> Profile:
    return load_profile(*request.param)


def sheet_of(table: Json, entry: list[int], pot: int) -> Json:
    """The sheet an entry stands for."""
    shape = table["shapes"][entry[0]]
    numbers = iter(number if number >= 0 else pot - number - 1 for number in entry[1:])
    scores, pending = [next(numbers), next(numbers)], next(numbers)

    def lines(shapes: list[Any]) -> Iterator[Json]:
        for side, rule, names in shapes:
            points = next(numbers)
            params = {name: next(numbers) for name in names}
            yield {"side": side, "points": points, "rule": rule, "params": params}

    count, written = list(lines(shape["count"])), list(lines(shape["lines"]))
    assert not list(numbers)
    return {
        **{name: shape[name] for name in ("outcome", "taker_side", "needed")},
        "scores": scores,
        "pending": pending,
        "count": count,
        "lines": written,
    }


def test_every_entry_is_the_sheet_of_the_rules(profile: Profile) -> None:
    table = score_table(profile)
    assert table["points"] == [list(pair) for pair in POINTS]
    index = 0
    for side in (0, 1):
        for belote in table["belote"]:
            for melds in table["melds"]:
                for points in POINTS:
                    for pot in (0, 81, 1234) if table["with_pot"] else (0,):
                        counted = Counted(points, tuple(belote), tuple(melds))
                        sheet = sheet_to_json(score_deal(profile, side, counted, pot))
                        entries = table["with_pot"] if pot else table["plain"]
                        read = sheet_of(table, entries[index], pot)
                        assert read == {name: sheet[name] for name in read}
                    index += 1
    assert index == len(table["plain"])
    for pot in (0, 81):
        read = sheet_of(table, table["void"][bool(pot)], pot)
        assert read.items() <= sheet_to_json(void_sheet(pot)).items()


def test_without_a_pot_nothing_is_ever_put_aside(profile: Profile) -> None:
    table = score_table(profile)
    assert bool(table["with_pot"]) == (profile.tie == "litige")


def test_the_match_ends_where_the_rules_end_it(profile: Profile) -> None:
    match = score_table(profile)["match"]
    around = (0, 80, profile.target - 1, profile.target, profile.target + 1, 2 * profile.target)
    for first in around:
        for second in around:
            over, winner = match_winner(profile, "made", (first, second))
            reached = max(first, second) >= match["ends_at"]
            assert over == (reached and (first != second or match["equal_ends"]))
            if over:
                assert winner == ("draw" if first == second else int(second > first))
    assert match["void_ends"] == match_winner(profile, "void", (0, 0))[0]
