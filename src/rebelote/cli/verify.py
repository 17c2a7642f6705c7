"""`rebelote verify`: replay deal records and name every fault."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import click

from rebelote.cli._options import language_option
from rebelote.cli._progress import Progress
from rebelote.cli._records import bounded_lines, opened
from rebelote.i18n import Catalogue
from rebelote.rules.errors import RecordError, shown
from rebelote.rules.record import read_records
from rebelote.rules.verify import Fault, Verifier

FAULTS_FOUND = 1
UNREADABLE = 2


@dataclass
class Tally:
    """What was found so far, and the language it is told in."""

    words: Catalogue
    records: int = 0
    faulty: int = 0
    unreadable: int = 0
    shown: list[dict[str, Any]] = field(default_factory=list)


@click.command(
    epilog="Example: rebelote simulate --profile classic --deals 100 --seed 1 | rebelote verify -"
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@language_option
@click.pass_context
def command(ctx: click.Context, files: Sequence[str], as_json: bool, words: Catalogue) -> None:
    """Replay every deal record under its profile's rules.

    Each FILE is JSON Lines as `simulate` writes them; - is standard input. For each fault the
    line, the deal, the place in it and the rule are named. Exit status 0 when every record
    holds, 1 when one has faults, 2 when a line is no deal record.
    """
    tally = Tally(words)
    for name in files:
        _verify_file(name, tally, as_json)
    if as_json:
        click.echo(_as_json(tally))
    elif tally.records and not tally.faulty:
        click.echo(f"{_deals(tally.records)} verified, no fault")
    else:
        click.echo(f"{_deals(tally.records)} read, {tally.faulty} with faults")
    if not tally.records and not tally.unreadable:
        raise RecordError("no-records", message=f"{', '.join(files)}: no deal record in it")
    if tally.unreadable:
        ctx.exit(UNREADABLE)
    ctx.exit(FAULTS_FOUND if tally.faulty else 0)


def _verify_file(name: str, tally: Tally, quiet: bool) -> None:
    verifier = Verifier()
    before = tally.records
    with opened(name) as lines, Progress("verified") as progress:
        for number, record in read_records(bounded_lines(lines, name)):
            if isinstance(record, RecordError):
                tally.unreadable += 1
                click.echo(f"rebelote: {name}, line {number}: {record}", err=True)
                if tally.records == before:
                    return  # a foreign file: its first line tells
                continue
            tally.records += 1
            faults = verifier.check(record)
            if faults:
                tally.faulty += 1
                _report(name, number, record, faults, tally, quiet)
            progress.step()


def _report(
    name: str,
    number: int,
    record: dict[str, Any],
    faults: list[Fault],
    tally: Tally,
    quiet: bool,
) -> None:
    # what stands in a record may be anything, line breaks and terminal codes included
    match, deal_number = shown(record.get("match")), record.get("number")
    deal = f"match {match}, deal {shown(deal_number)}"
    for fault in faults:
        message = _told(fault, tally.words)
        if quiet:
            read = {"file": name, "line": number, "match": match}
            known = deal_number if isinstance(deal_number, int) else None
            place = {"number": known, "where": fault.where, "rule": fault.rule}
            tally.shown.append({**read, **place, "message": message})
        else:
            click.echo(f"{name}:{number}: {deal}, {fault.where}: {fault.rule}: {message}")


def _told(fault: Fault, words: Catalogue) -> str:
    """A refused action in the sentence a player would read; anything else as it was found."""
    if fault.cause is None:
        return fault.message
    card, _, _ = fault.message.partition(":")
    sentence = words.error(fault.cause)
    return f"{card}: {sentence}" if fault.where.startswith("play") else sentence


def _as_json(tally: Tally) -> str:
    return json.dumps(
        {
            "records": tally.records,
            "faulty": tally.faulty,
            "unreadable": tally.unreadable,
            "faults": tally.shown,
        },
        ensure_ascii=False,
    )


def _deals(count: int) -> str:
    return "1 deal" if count == 1 else f"{count} deals"
