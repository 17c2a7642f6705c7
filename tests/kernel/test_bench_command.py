"""`rebelote bench`, as scripts read it."""

from __future__ import annotations

import json

from click.testing import CliRunner

from rebelote.cli.bench import SIZES, bot_times, command, spread


def test_figures_as_json_are_all_there_and_in_order() -> None:
    options = ["--deals", "2", "--bot-deals", "0", "--json"]
    done = CliRunner().invoke(command, options, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found) == {"playouts_per_s", "solve_all_ms", "move_ms"}
    assert found["playouts_per_s"] > 0
    assert list(found["solve_all_ms"]) == [str(size) for size in SIZES]
    for times in found["solve_all_ms"].values():
        assert 0 < times["median"] <= times["p90"] <= times["max"]
    assert found["move_ms"] == {}


def test_a_bot_is_timed_over_its_decisions() -> None:
    times = bot_times("novice", 2, seed=1)
    assert len(times) >= 2 * 32
    assert all(time > 0 for time in times)


def test_the_spread_of_two_times_lies_within_them() -> None:
    assert spread([1.0, 2.0]) == {"median": 1.5, "p90": 1.9, "max": 2.0}
