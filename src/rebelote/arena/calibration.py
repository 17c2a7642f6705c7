"""How often bots take, and how often they make what they took, from deal records.

rebelote simulate --profile classic --bots club --deals 1000 --seed 1 --output deals.jsonl
python -m rebelote.arena.calibration deals.jsonl
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple, TextIO

import click


class Calibration(NamedTuple):
    """Shares from 0 to 1 but for the last."""

    deals: int
    void: float
    """Of all deals: everybody passed twice."""
    first_round: float
    """Of deals that were taken: in the first round."""
    made: float
    """Of deals that were taken."""
    capot: float
    """Of deals that were taken: the taker's side won every trick."""
    taker_points: float
    """Mean card points of the taker's side."""


def calibration(records: Iterable[dict[str, Any]]) -> Calibration:
    """What the records say."""
    everything = list(records)
    taken = [record for record in everything if record["taker"] is not None]
    points = [record["result"]["points"][record["taker"] % 2] for record in taken]
    players = 2 if everything and "tableaux" in everything[0] else 4
    first = sum(len(record["calls"]) <= players for record in taken)
    made = sum(record["result"]["outcome"] == "made" for record in taken)
    count = max(len(taken), 1)
    return Calibration(
        len(everything),
        1.0 - len(taken) / max(len(everything), 1),
        first / count,
        made / count,
        sum(value == 252 for value in points) / count,
        sum(points) / count,
    )


@click.command()
@click.argument("files", type=click.File(encoding="utf-8"), nargs=-1, required=True)
def main(files: tuple[TextIO, ...]) -> None:
    """A line for each file of deal records."""
    for file in files:
        told = calibration(json.loads(line) for line in file if line.strip())
        click.echo(
            f"{file.name}: {told.deals} deals, {100 * told.void:.1f} % void;"
            f" of the others {100 * told.first_round:.0f} % taken in the first round,"
            f" {100 * told.made:.1f} % made, {100 * told.capot:.1f} % capot,"
            f" {told.taker_points:.1f} card points for the taker's side"
        )


if __name__ == "__main__":
    main()
