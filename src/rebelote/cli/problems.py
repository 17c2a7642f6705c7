"""`rebelote problems`: positions with one clear best card, mined from deals between bots."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from rebelote.analysis.problems import Finder, read_lines, write_lines
from rebelote.arena.simulate import seat_bots, simulate
from rebelote.cli._kernel import ready
from rebelote.cli._options import echo_json, json_option
from rebelote.cli._progress import Progress
from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.wire import Json

BOT = "club"


@click.group()
def command() -> None:
    """Find-the-play problems: positions with one clear best card that a club player misses."""


@command.command(
    epilog="Example: rebelote problems mine --profile classic --deals 100 --seed 1 --output p.jsonl"
)
@click.option(
    "--profile", type=click.Choice(profile_ids()), required=True, help="The game to mine."
)
@click.option("--deals", type=click.IntRange(1), required=True, help="How many deals to search.")
@click.option("--seed", type=int, required=True, help="The same seed gives the same problems.")
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    help="The file; problems that are in it already stay, new ones are added.",
)
@json_option
def mine(profile: str, deals: int, seed: int, output: Path, as_json: bool) -> None:
    """Search DEALS deals between club players for problems, at most one a deal.

    A problem has one clear best card on average over everything its seat could not know, the
    expert agrees, and the club player chose another.
    """
    made_by, problems = _so_far(output)
    ready()
    rules = load_profile(profile)
    finder = Finder(seed)
    found: list[Json] = []
    with Progress("searched", deals) as progress:
        for record in simulate(rules, seat_bots(rules, [BOT]), deals, seed):
            problem = finder.find(record)
            if problem is not None:
                found.append(problem)
            progress.step()
    known = {problem["id"] for problem in problems}
    new = [problem for problem in found if problem["id"] not in known]
    words = f"rebelote problems mine --profile {profile} --deals {deals} --seed {seed}"
    command_line = f"{words} --output {shlex.quote(output.name)}"
    if command_line not in made_by:
        made_by.append(command_line)
    lines = write_lines(made_by, [*problems, *new])
    output.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if as_json:
        echo_json({"found": len(found), "new": len(new), "file": len(problems) + len(new)})
    else:
        click.echo(f"{len(new)} problems added to {output}; {len(problems) + len(new)} in it")


def _so_far(output: Path) -> tuple[list[str], list[Json]]:
    """What the file holds already; nothing where there is none."""
    if not output.exists():
        return [], []
    try:
        return read_lines(output.read_text(encoding="utf-8").splitlines())
    except RebeloteError as problem:
        raise RebeloteError(problem.code, message=f"{output}: {problem}") from None
