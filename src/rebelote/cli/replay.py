"""`rebelote replay`: a finished deal, trick by trick, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import click

from rebelote.cli._deal import deal_as_json, deal_lines
from rebelote.cli._options import echo_json, json_option, language_option
from rebelote.cli._records import bounded_lines, opened
from rebelote.i18n import Catalogue
from rebelote.rules.errors import RecordError, shown
from rebelote.rules.record import read_records
from rebelote.rules.replay import Broken, Fault, Replay
from rebelote.rules.state import State
from rebelote.rules.wire import Json

FAULTS_FOUND: Final = 1


@click.command(
    epilog="Example: rebelote simulate --profile classic --deals 1 --seed 1 | rebelote replay -"
)
@click.argument("file", metavar="FILE")
@click.option("--deal", type=int, help="Only the Nth deal of the file, from 1.")
@language_option
@json_option
@click.pass_context
def command(
    ctx: click.Context, file: str, deal: int | None, words: Catalogue, as_json: bool
) -> None:
    """Show finished deals, trick by trick, with the score sheet and the rule of each line.

    FILE is JSON Lines as `simulate` writes them; - is standard input. Exit status 1 where a
    record does not hold: what can be replayed is shown, and each fault is named.
    """
    if deal is not None and deal < 1:
        raise click.BadParameter(f"{deal}: expected a number from 1", param_hint="--deal")
    faulty = False
    for count, (line, record) in enumerate(_chosen(file, deal)):
        if count and not as_json:
            click.echo()
        state, faults = _replayed(record)
        if state is not None:
            _show(record, state, words, as_json)
        for fault in faults:
            faulty = True
            told = f"{fault.where}: {fault.rule}: {fault.message}"
            click.echo(f"rebelote: {file}, line {line}: {told}", err=True)
    if faulty:
        ctx.exit(FAULTS_FOUND)


def _chosen(file: str, deal: int | None) -> Iterator[tuple[int, Json]]:
    """(line, record) of every deal of the file, or of the one asked for."""
    count = 0
    with opened(file) as lines:
        for number, record in read_records(bounded_lines(lines, file)):
            if isinstance(record, RecordError):
                raise RecordError(record.code, message=f"{file}, line {number}: {record}")
            count += 1
            if deal in (None, count):
                yield number, record
            if deal == count:
                return
    if not count:
        raise RecordError("no-records", message=f"{file}: no deal record in it")
    if deal is not None:
        raise click.BadParameter(
            f"{deal}: the file has fewer deals: expected 1 to {count}", param_hint="--deal"
        )


def _replayed(record: Json) -> tuple[State | None, list[Fault]]:
    """The state after the deal, where it can be reached, and every fault of the record."""
    replay = Replay(record)
    try:
        state = replay.run()
    except Broken as broken:
        return None, [*replay.faults, broken.fault]
    return state, replay.faults


def _show(record: Json, state: State, words: Catalogue, as_json: bool) -> None:
    match = shown(record["match"])  # a text from outside, on its way to a terminal
    if as_json:
        echo_json(deal_as_json(match, state, words))
        return
    for line in deal_lines(match, state, words):
        click.echo(line)
