"""The arena: paired, repeatable, resumable, the same wherever it is played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rebelote.arena import runner
from rebelote.arena.duplicate import Contest, Outcome, outcome_from_json, outcome_to_json, play_pair
from rebelote.arena.journal import Journal, journal_path
from rebelote.arena.statistics import advantage, estimate, summary, won
from rebelote.cli import main
from rebelote.cli.arena import command
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids

ARGUMENTS = ["club", "novice", "--profile", "classic", "--deals", "6", "--seed", "3"]


def contest(a: str = "club", b: str = "novice", profile: str = "classic") -> Contest:
    return Contest((a, b), load_profile(profile), 3)


def without_times(outcome: Outcome) -> Outcome:
    return outcome._replace(times=((), ()))


def run(*words: str) -> Result:
    return CliRunner().invoke(command, words)


@pytest.mark.parametrize("profile_id", profile_ids())
def test_a_bot_against_itself_comes_out_even(profile_id: str) -> None:
    """Both ways the same cards and the same chance: every pair is exactly zero."""
    for number in range(4):
        outcome = play_pair(contest("club", "club", profile_id), number)
        first, second = outcome.tallies
        assert first.points[0] - first.points[1] == second.points[1] - second.points[0]
        assert first.scores == second.scores[::-1]


def test_a_contest_repeats() -> None:
    first = [without_times(play_pair(contest(), number)) for number in range(3)]
    assert first == [without_times(play_pair(contest(), number)) for number in range(3)]


def test_processes_play_the_same_pairs() -> None:
    there = sorted(runner.on_processes(contest(), range(5), 2))
    assert [without_times(o) for o in there] == [
        without_times(play_pair(contest(), number)) for number in range(5)
    ]


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_pairs() -> None:
    """A scheduler and a worker of their own processes, reached by URL."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        there = sorted(runner.on_cluster(contest(), range(4), cluster.scheduler_address))
        result = run(*ARGUMENTS, "--cluster", cluster.scheduler_address, "--json")
    assert [without_times(o) for o in there] == [
        without_times(play_pair(contest(), number)) for number in range(4)
    ]
    assert json.loads(result.output)["deals"] == 6


def test_an_outcome_survives_its_journal() -> None:
    outcome = play_pair(contest(), 1)
    back = outcome_from_json(json.loads(json.dumps(outcome_to_json(outcome))))
    assert without_times(back) == without_times(outcome)
    assert len(back.times[0]) == len(outcome.times[0])


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    whole = json.loads(run(*ARGUMENTS, "--json").output)
    path = journal_path(tmp_path, contest())
    journal = Journal(path, contest())
    for number in (0, 4):
        journal.add(play_pair(contest(), number))
    with path.open("a", encoding="utf-8") as lines:
        lines.write('{"number": 2, "tal')  # cut off in the middle of a line
    resumed = json.loads(run(*ARGUMENTS, "--json", "--results", str(tmp_path)).output)
    times = {"ms_per_move", "ms_median", "ms_p99"}
    assert {k: v for k, v in resumed.items() if k not in times} == {
        k: v for k, v in whole.items() if k not in times
    }
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 6
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith("| club")]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:4] == ["club", "novice", "classic", "6"]
    assert cells[4].startswith(f"{whole['points_per_deal']:+.1f} ±")
    assert (cells[5], cells[8]) == (f"{whole['p']:.2g}", f"{whole['won_p']:.2g}")
    assert all(len(cells[place].split(",")) == 3 for place in (11, 12))  # mean, median, 99 %


def test_a_foreign_journal_is_refused(tmp_path: Path) -> None:
    other = Contest(("club", "novice"), load_profile("classic"), 4)
    path = journal_path(tmp_path, contest())
    Journal(path, other)
    with pytest.raises(RebeloteError, match="the journal of another contest"):
        Journal(path, contest()).read()


def test_json_is_what_others_script_against() -> None:
    result = json.loads(run(*ARGUMENTS, "--json").output)
    for key in ("deals", "points_per_deal", "standard_error", "won", "ms_per_move"):
        assert key in result
    assert result["deals"] == 6
    assert 0.0 <= result["won"] <= 1.0
    assert len(result["ms_per_move"]) == 2


def test_matches_are_played_to_the_end() -> None:
    words = ["club", "novice", "--profile", "contract", "--rule", "target=200", "--deals", "2"]
    result = json.loads(run(*words, "--seed", "1", "--matches", "--json").output)
    assert result["matches"] == 2
    assert result["deals"] >= 8


def test_a_bot_may_call_for_everybody() -> None:
    called = Contest(("club", "novice"), load_profile("classic"), 3, False, "novice")
    first, second = play_pair(called, 0).tallies
    assert first.taken == second.taken[::-1] == (1.0, 0.0) or first.taken != second.taken


def test_where_somebody_calls_for_all_every_pair_has_cards_played() -> None:
    """Deals in which everybody passes are dealt again: the contest is about the cards."""
    profile = load_profile("classic")
    called = [
        play_pair(Contest(("club", "novice"), profile, 3, False, "club"), n) for n in range(9)
    ]
    for pair in called:
        assert [sum(tally.taken) for tally in pair.tallies] == [1.0, 1.0]
        assert all(sum(tally.points) in (162.0, 252.0) for tally in pair.tallies)
    plain = [play_pair(Contest(("club", "club"), profile, 3), n) for n in range(9)]
    assert any(tally.deals == 0 for pair in plain for tally in pair.tallies)


def test_standard_errors() -> None:
    assert estimate([1.0, 3.0]) == (2.0, 1.0)
    assert estimate([2.0]) == (2.0, 0.0)
    assert estimate([0.0] * 5).p == 0.5
    assert estimate([1.0, 3.0]).p == pytest.approx(0.0228, abs=1e-4)
    outcomes = [play_pair(contest(), number) for number in range(2)]
    values = [
        sum(tally.points[0] - tally.points[1] for tally in pair.tallies) / 2 for pair in outcomes
    ]
    assert advantage(outcomes, lambda tally: tally.points).mean == sum(values) / 2
    assert won(outcomes).mean == sum(t.won for o in outcomes for t in o.tallies) / 4
    assert summary(outcomes, matches=False)["deals"] == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["club", "nobody"], "unknown bot 'nobody': expected one of novice, club"),
        (["club", "club:x=1"], "expected name=value"),
        (["club", "novice", "--calls", "nobody"], "unknown bot 'nobody'"),
        (["club", "novice", "--workers", "0"], "is not in the range"),
        (["club", "novice", "--workers", "1", "--cluster", "tcp://x:1"], "exclude each other"),
        (["club", "novice", "--cluster", "tcp://127.0.0.1:1"], "expected an address such as"),
    ],
)
def test_bad_input_is_one_line(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["arena", *words, "--profile", "classic", "--deals", "2", "--seed", "1"])
    told = capsys.readouterr()
    assert status == 2
    assert expected in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.slow
@pytest.mark.parametrize(("workers", "begun"), [("1", 2000), ("2", 2000), ("2", 100)])
def test_an_interrupt_ends_it_cleanly(tmp_path: Path, workers: str, begun: int) -> None:
    """Once pairs are on file, and while the workers still load."""
    words = ["arena", "club", "novice", "--profile", "classic", "--deals", "100000", "--seed", "1"]
    more = ["--workers", workers, "--results", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "rebelote", *words, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # a shell's background job ignores Ctrl-C and its children inherit that
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    path = journal_path(tmp_path, Contest(("club", "novice"), load_profile("classic"), 1))
    end = time.monotonic() + 60
    while time.monotonic() < end and not (path.exists() and path.stat().st_size > begun):
        time.sleep(0.05)
    time.sleep(0.3 if begun < 2000 else 0.0)  # the header is there: workers begin
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    played = Journal(path, Contest(("club", "novice"), load_profile("classic"), 1)).read()
    assert played or begun < 2000


@pytest.mark.slow
def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    words = ["arena", "club", "novice", "--profile", "classic", "--deals", "100000", "--seed", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "rebelote", *words, "--workers", "2", "--results", str(tmp_path)],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    path = journal_path(tmp_path, Contest(("club", "novice"), load_profile("classic"), 1))
    assert _soon(lambda: path.exists() and path.stat().st_size > 2000)
    process.kill()
    process.wait()
    assert _soon(lambda: not _session_lives(process.pid))


def _soon(happened: Callable[[], bool]) -> bool:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if happened():
            return True
        time.sleep(0.1)
    return False


def _session_lives(leader: int) -> bool:
    """Whether any process is left of the group that was started."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True
