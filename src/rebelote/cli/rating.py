"""`rebelote rating`: how strong the bots are where only one chair is theirs."""

from __future__ import annotations

import json
from pathlib import Path

import click

from rebelote.cli._options import echo_json, json_option
from rebelote.cli._progress import Progress
from rebelote.rating.reference import Measured, measure, to_json
from rebelote.rating.scale import better_share
from rebelote.rules.library import profile_ids


@click.command(epilog="Example: rebelote rating --profile classic --boards 100 --seed 1")
@click.option(
    "--profile",
    "profiles",
    type=click.Choice(profile_ids()),
    multiple=True,
    help="A game; may be given more than once. [all]",
)
@click.option("--boards", type=click.IntRange(1), required=True, help="How many deals a game.")
@click.option("--seed", type=int, required=True, help="The same seed gives the same ratings.")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the ratings to this file too, as the package ships them.",
)
@json_option
def command(
    profiles: tuple[str, ...], boards: int, seed: int, output: Path | None, as_json: bool
) -> None:
    """Rate the bots by duplicate results: every bot plays the same cards in the same chair.

    The other chairs are taken by each level in turn. 1500 is a player of whom nothing is known; a
    lead of 400 points means the better result ten times for every one time. These ratings are what
    people's results are measured against (see docs/rating.md).
    """
    wanted = profiles or profile_ids()
    with Progress("played by every bot", boards * len(wanted)) as progress:
        measured = {name: measure(name, boards, seed, progress.step) for name in wanted}
    chosen = "".join(f" --profile {name}" for name in profiles)
    written = to_json(f"rebelote rating{chosen} --boards {boards} --seed {seed}", measured)
    if output is not None:
        output.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    if as_json:
        echo_json(written)
        return
    for name, found in measured.items():
        click.echo("\n".join(_told(name, found)))


def _told(profile: str, found: Measured) -> list[str]:
    ranked = sorted(found.ratings.items(), key=lambda item: -item[1].mu)
    lines = [f"{profile}, boards played: {found.boards}"]
    for place, (bot, rating) in enumerate(ranked):
        line = f"  {bot:10} {rating.points:6.0f} ± {rating.error:.0f}"
        if place + 1 < len(ranked):
            below, weaker = ranked[place + 1]
            share, low, high = (_percent(part) for part in better_share(rating, weaker))
            line += f"   better than {below} in {share} of the boards that differ ({low} to {high})"
        lines.append(line)
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
