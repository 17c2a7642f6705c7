"""`rebelote score`: the rulebook's counting, line by line, and input of every bad kind."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from rebelote.i18n import languages
from rebelote.rules.library import profile_ids

Run = Callable[..., Any]


def scored(
    run: Run,
    profile: str,
    points: tuple[int, int],
    belote: tuple[int, int] = (0, 0),
    taker: int = 0,
    *more: str,
) -> Any:
    """The JSON answer."""
    words = ["--profile", profile, "--taker", str(taker), "--points", *map(str, points)]
    words += ["--belote", *map(str, belote), *more, "--json"]
    return run("score", *words).json()


@pytest.mark.parametrize(
    ("profile", "points", "belote", "outcome", "scores", "pending"),
    [
        # reported of other programs
        ("single-deal", (0, 252), (20, 0), "failed", (0, 272), 0),
        ("classic", (71, 91), (20, 0), "tied", (0, 91), 91),
        ("classic", (80, 82), (20, 0), "made", (100, 82), 0),
        # the worked examples of the seeds
        ("classic", (100, 62), (0, 0), "made", (100, 62), 0),
        ("classic", (62, 100), (0, 0), "failed", (0, 162), 0),
        ("contract", (91, 71), (0, 10), "failed", (0, 172), 0),
        ("contract", (92, 70), (0, 10), "made", (92, 80), 0),
        ("contract", (91, 71), (0, 20), "failed", (0, 182), 0),
        ("single-deal", (91, 71), (0, 20), "made", (91, 91), 0),
        # made, failed, capot and tie of each profile
        ("classic", (82, 80), (0, 0), "made", (82, 80), 0),
        ("classic", (81, 81), (0, 0), "tied", (0, 81), 81),
        ("classic", (91, 71), (0, 20), "tied", (0, 91), 91),
        ("classic", (60, 102), (20, 0), "failed", (20, 162), 0),
        ("classic", (60, 102), (0, 20), "failed", (0, 182), 0),
        ("classic", (252, 0), (0, 20), "made", (252, 20), 0),
        ("classic", (0, 252), (20, 0), "failed", (20, 252), 0),
        ("contract", (82, 80), (0, 0), "made", (82, 80), 0),
        ("contract", (81, 81), (0, 0), "failed", (0, 162), 0),
        ("contract", (82, 80), (10, 0), "made", (92, 80), 0),
        ("contract", (81, 81), (10, 0), "failed", (10, 162), 0),
        ("contract", (0, 252), (20, 0), "failed", (20, 252), 0),
        ("single-deal", (81, 81), (0, 0), "made", (81, 81), 0),
        ("single-deal", (80, 82), (0, 0), "failed", (0, 162), 0),
        ("single-deal", (60, 102), (20, 0), "failed", (0, 182), 0),
        ("single-deal", (252, 0), (0, 20), "made", (252, 20), 0),
        ("decouverte", (82, 80), (0, 0), "made", (82, 80), 0),
        ("decouverte", (81, 81), (0, 0), "failed", (0, 162), 0),
        ("decouverte", (252, 0), (0, 0), "made", (252, 0), 0),
        ("decouverte", (0, 252), (0, 0), "failed", (0, 252), 0),
        # every card point, but not every trick: no capot
        ("classic", (162, 0), (0, 0), "made", (162, 0), 0),
    ],
)
def test_a_row_of_the_rulebook(
    run: Run,
    profile: str,
    points: tuple[int, int],
    belote: tuple[int, int],
    outcome: str,
    scores: tuple[int, int],
    pending: int,
) -> None:
    told = scored(run, profile, points, belote)
    assert told["outcome"] == outcome
    assert told["scores"] == list(scores)
    assert told["pending"] == pending


def test_the_answer_is_as_the_commands_page_says(run: Run) -> None:
    told = scored(run, "classic", (81, 81))
    assert (told["outcome"], told["scores"], told["pending"]) == ("tied", [0, 81], 81)
    (line,) = told["lines"]
    assert (line["side"], line["points"], line["rule"]) == (1, 81, "litige")
    assert line["text"].startswith("Litige: the defence writes its points")


@pytest.mark.parametrize("taker", [0, 1, 2, 3])
def test_the_taker_is_a_seat(run: Run, taker: int) -> None:
    told = scored(run, "classic", (100, 62), (0, 0), taker)
    assert told["outcome"] == ("made" if taker in (0, 2) else "failed")


def test_points_put_aside_go_to_the_winner_of_a_decided_deal(run: Run) -> None:
    made = scored(run, "classic", (100, 62), (0, 0), 0, "--pending", "81")
    failed = scored(run, "classic", (62, 100), (0, 0), 0, "--pending", "81")
    again = scored(run, "classic", (81, 81), (0, 0), 0, "--pending", "81")
    assert (made["scores"], made["pending"]) == ([181, 62], 0)
    assert (failed["scores"], failed["pending"]) == ([0, 243], 0)
    assert (again["scores"], again["pending"]) == ([0, 81], 162)
    assert made["lines"][-1]["rule"] == failed["lines"][-1]["rule"] == "pot-won"


@pytest.mark.parametrize("profile", profile_ids())
def test_the_lines_of_a_side_add_up_to_its_score(run: Run, profile: str) -> None:
    pairs = ((162, 0), (82, 80), (81, 81), (71, 91), (0, 162), (252, 0), (0, 252))
    belotes = ((0, 0),) if profile == "decouverte" else ((0, 0), (20, 0), (0, 20))
    pots = (0, 40) if profile == "classic" else (0,)
    for points, belote, taker, pot in product(pairs, belotes, (0, 1), pots):
        told = scored(run, profile, points, belote, taker, "--pending", str(pot))
        for side in (0, 1):
            written = [line["points"] for line in told["lines"] if line["side"] == side]
            assert sum(written) == told["scores"][side]
        assert all(line["text"] for line in told["lines"] + told["count"])


@pytest.mark.parametrize("language", languages())
def test_every_line_is_said_in_the_language(run: Run, language: str) -> None:
    told = scored(run, "classic", (71, 91), (20, 0), 0, "--lang", language)
    texts = [line["text"] for line in told["lines"] + told["count"]]
    assert not any("{" in text or text.startswith("rule-") for text in texts)


def test_house_rules_change_the_sheet(run: Run) -> None:
    fails = scored(run, "classic", (81, 81), (0, 0), 0, "--rule", "tie=fails")
    without = scored(run, "classic", (71, 91), (20, 0), 0, "--rule", "belote_counts=false")
    melds = scored(
        run, "decouverte", (70, 92), (0, 0), 0, "--rule", "melds=counted", "--melds", "50", "0"
    )
    assert fails["scores"] == [0, 162]
    assert (without["outcome"], without["scores"]) == ("failed", [20, 162])
    assert (melds["outcome"], melds["scores"]) == ("made", [120, 92])


def test_in_words(run: Run) -> None:
    ran = run("score", "--profile", "classic", "--taker", "1", "--points", "62", "100")
    assert ran.status == 0
    assert (
        "side 1, takers       100  Contract made: the takers write their points. [made]" in ran.out
    )
    assert "side 0, defence         = 62" in ran.out


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"--points": "81 82"}, "points 81 and 82 cannot be: expected two numbers that add up"),
        ({"--points": "252 10"}, "252 and 0 for a capot"),
        ({"--points": "-1 163"}, "points -1 and 163 cannot be"),
        ({"--points": "152 100"}, "cannot be"),
        ({"--points": "a 81"}, "'a' is not a valid integer"),
        ({"--points": "81"}, "requires 2 arguments"),
        ({"--taker": "4"}, "4 is no seat: expected 0 to 3"),
        ({"--taker": "-1"}, "-1 is no seat"),
        ({"--taker": "north"}, "'north' is not a valid integer"),
        ({"--profile": "decouverte", "--taker": "2"}, "2 is no seat: expected 0 to 1"),
        ({"--belote": "10 0"}, "expected one of 0 0; 20 0; 0 20"),
        ({"--belote": "20 20"}, "cannot be in this profile"),
        ({"--profile": "contract", "--belote": "10 10"}, "cannot be in this profile"),
        ({"--profile": "decouverte", "--belote": "20 0"}, "expected one of 0 0"),
        ({"--pending": "-5"}, "expected a number of points from 0"),
        ({"--profile": "contract", "--pending": "5"}, "nothing is put aside in this profile"),
        ({"--melds": "20 0"}, "melds are not counted in this profile"),
        (
            {"--profile": "decouverte", "--rule": "melds=counted", "--melds": "20 50"},
            "0 for the other side",
        ),
        ({"--profile": "nope"}, "unknown profile 'nope'"),
    ],
)
def test_bad_input_is_one_line_that_names_it(run: Run, changed: dict[str, str], says: str) -> None:
    given = {"--profile": "classic", "--taker": "0", "--points": "81 81"} | changed
    words = [word for name, value in given.items() for word in (name, *value.split())]
    assert says in run("score", *words).refused()
