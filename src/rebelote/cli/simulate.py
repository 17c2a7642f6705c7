"""`rebelote simulate`: deals between bots, as deal records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import click

from rebelote.arena.simulate import seat_bots, simulate
from rebelote.cli._options import profile_options
from rebelote.cli._progress import Progress
from rebelote.rules.profile import Profile
from rebelote.rules.record import record_line


@click.command(
    epilog="Example: rebelote simulate --profile single-deal --deals 5000 --seed 1 --output d.jsonl"
)
@profile_options
@click.option("--deals", type=click.IntRange(1), required=True, help="How many deals.")
@click.option("--seed", type=int, required=True, help="The same seed gives the same deals.")
@click.option(
    "--bots",
    default="novice",
    show_default=True,
    help="One bot for every seat, or one a seat separated by commas; 'random' plays any card.",
)
@click.option("--output", type=click.Path(path_type=Path), help="A file; default: stdout.")
def command(profile: Profile, deals: int, seed: int, bots: str, output: Path | None) -> None:
    """Play DEALS deals between bots and write them as deal records (JSON Lines).

    Whole matches are played one after the other; the last may be cut short.
    """
    names = seat_bots(profile, [name.strip() for name in bots.split(",")])
    with _opened(output) as lines, Progress("played", deals) as progress:
        for record in simulate(profile, names, deals, seed):
            lines.write(record_line(record) + "\n")
            progress.step()


@contextmanager
def _opened(output: Path | None) -> Iterator[TextIO]:
    if output is None:
        yield sys.stdout
        return
    with output.open("w", encoding="utf-8") as lines:
        yield lines
