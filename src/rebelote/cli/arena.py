"""`rebelote arena`: two bots against each other, every deal played twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from rebelote.arena import runner
from rebelote.arena.duplicate import Contest, Outcome
from rebelote.arena.journal import Journal, journal_path, write_page
from rebelote.arena.statistics import summary
from rebelote.cli._options import profile_options
from rebelote.cli._progress import Progress
from rebelote.rules.profile import Profile


@click.command(
    epilog="Example: rebelote arena club novice --profile classic --deals 200 --seed 1 --json"
)
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@profile_options
@click.option("--deals", type=click.IntRange(1), required=True, help="How many deals (pairs).")
@click.option("--seed", type=int, required=True, help="The same seed gives the same deals.")
@click.option("--matches", is_flag=True, help="Play DEALS whole matches, each twice.")
@click.option("--calls", metavar="BOT", help="A bot that calls for everybody: only play counts.")
@click.option("--workers", type=click.IntRange(1), help="Processes on this machine [1].")
@click.option("--cluster", metavar="URL", help="A Dask scheduler, such as tcp://host:8786.")
@click.option(
    "--results",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder to keep results in: an interrupted contest goes on where it stopped.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(
    a: str,
    b: str,
    profile: Profile,
    deals: int,
    seed: int,
    matches: bool,
    calls: str | None,
    workers: int | None,
    cluster: str | None,
    results: Path | None,
    as_json: bool,
) -> None:
    """Duplicate matches between bots A and B: every deal is played twice, sides swapped.

    Points are card points a deal, A minus B, with the standard error of the paired mean. A bot may
    be given options, as in expert:worlds=20.
    """
    if workers is not None and cluster is not None:
        raise click.UsageError("--workers and --cluster exclude each other: give one of them")
    contest = Contest((a, b), profile, seed, matches, calls)
    runner.check(contest)
    journal = Journal(journal_path(results, contest), contest) if results else None
    outcomes = _play(contest, deals, journal, workers or 1, cluster)
    if results is not None:
        write_page(results)
    result = summary(outcomes, matches=matches)
    click.echo(json.dumps(result) if as_json else _told(contest, result))


def _play(
    contest: Contest, deals: int, journal: Journal | None, workers: int, cluster: str | None
) -> list[Outcome]:
    """The pairs 0 to ``deals``, those on file and those still to be played."""
    before = journal.read() if journal else []
    outcomes = {outcome.number: outcome for outcome in before if outcome.number < deals}
    missing = [number for number in range(deals) if number not in outcomes]
    with Progress("played twice", deals) as progress:
        progress.step(len(outcomes))
        for outcome in _running(contest, missing, workers, cluster):
            outcomes[outcome.number] = outcome
            if journal:
                journal.add(outcome)
            progress.step()
    return [outcomes[number] for number in sorted(outcomes)]


def _running(
    contest: Contest, missing: list[int], workers: int, cluster: str | None
) -> Iterator[Outcome]:
    if cluster is not None:
        return runner.on_cluster(contest, missing, cluster)
    if workers > 1 and len(missing) > 1:
        return runner.on_processes(contest, missing, workers)
    return runner.here(contest, missing)


def _told(contest: Contest, result: dict[str, Any]) -> str:
    a, b = contest.bots
    what = "matches" if contest.matches else "deals"
    points = f"{result['points_per_deal']:+.2f} ± {result['standard_error']:.2f}"
    scores = f"{result['score_per_deal']:+.2f} ± {result['score_standard_error']:.2f}"
    lines = [
        f"{a} against {b}, {contest.profile.id}: {result[what]} {what}, each played twice",
        f"card points a deal {points}",
        f"score a deal       {scores}",
        f"won by {a} {100 * result['won']:.1f} % ± {100 * result['won_standard_error']:.1f}",
    ]
    for who, bot in enumerate(contest.bots):
        lines.append(
            f"{bot}: takes {100 * result['takes'][who]:.0f} %, makes"
            f" {100 * result['makes'][who]:.0f} % of them; ms a move: mean"
            f" {result['ms_per_move'][who]:.2f}, median {result['ms_median'][who]:.2f},"
            f" 99 % within {result['ms_p99'][who]:.2f}"
        )
    return "\n".join(lines)
