"""`rebelote analyse`: what each choice of a finished deal cost, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from rebelote.analysis import Work, deal
from rebelote.cli._kernel import ready
from rebelote.cli._options import echo_json, json_option, language_option
from rebelote.cli._records import bounded_lines, opened
from rebelote.i18n import Catalogue
from rebelote.rules.errors import RebeloteError, RecordError, shown
from rebelote.rules.record import read_records
from rebelote.rules.wire import Json


@click.command(
    epilog="Example: rebelote simulate --profile classic --deals 1 --seed 1 | rebelote analyse -"
)
@click.argument("file", metavar="FILE")
@click.option(
    "--worlds",
    type=click.IntRange(10, 10_000),
    default=Work().worlds,
    show_default=True,
    help="Imagined deals for each play.",
)
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same answer.")
@language_option
@json_option
def command(file: str, worlds: int, seed: int, words: Catalogue, as_json: bool) -> None:
    """What each choice of the deals in FILE (- is standard input) cost.

    Two answers that are never mixed: what a play cost with all cards known, and what it cost on
    average over the worlds its seat could not tell apart, with the standard error.
    """
    ready()
    work = Work(worlds=worlds, seed=seed)
    for count, (where, record) in enumerate(_records(file)):
        try:
            found = deal(record, work)
        except RebeloteError as problem:
            raise RebeloteError(problem.code, message=f"{where}: {problem}") from None
        if as_json:
            echo_json(found)
            continue
        if count:
            click.echo()
        for line in analysis_lines(found, words):
            click.echo(line)


def _records(file: str) -> Iterator[tuple[str, Json]]:
    empty = True
    with opened(file) as lines:
        for number, record in read_records(bounded_lines(lines, file)):
            where = f"{file}, line {number}"
            if isinstance(record, RecordError):
                raise RecordError(record.code, message=f"{where}: {record}")
            empty = False
            yield where, record
    if empty:
        raise RecordError("no-records", message=f"{file}: no deal record in it")


def analysis_lines(found: Json, words: Catalogue) -> Iterator[str]:
    """An analysis for a terminal: the calls, the plays, the mistakes by size."""
    match = shown(found["match"])
    yield words.text("cli-deal", number=str(found["number"]), match=match, profile=found["profile"])
    yield words.text("analysis-calls")
    for call in found["calls"]:
        yield from _call_lines(call, words)
    if found["plays"]:
        head = (words.text(f"analysis-column-{name}") for name in ("known", "average", "verdict"))
        yield "{:<14}{:>16}{:>18}  {}".format(words.text("analysis-plays"), *head)
    for play in found["plays"]:
        yield _play_line(play, words)
    yield words.text("analysis-mistakes")
    if not found["mistakes"]:
        yield f"  {words.text('analysis-no-mistakes')}"
    for mistake in found["mistakes"]:
        yield from _mistake_lines(found, mistake, words)


def _call_lines(call: Json, words: Catalogue) -> Iterator[str]:
    options = "; ".join(
        f"{_option(option, words)} {option['expected']:+.0f} (± {option['error']:.0f})"
        for option in call["options"]
    )
    verdict = words.text(f"analysis-verdict-{call['verdict']}")
    yield f"  {call['seat']}  {_option(call, words)}: {verdict}  [{options}]"


def _option(call: Json, words: Catalogue) -> str:
    if call["call"] == "pass":
        return words.text("analysis-option-pass")
    return words.text("analysis-option-take", suit=call["suit"])


def _play_line(play: Json, words: Catalogue) -> str:
    known, average = play["known"], play["average"]
    in_fact = str(known["cost"]) if known["finished"] else words.text("analysis-unfinished")
    expected = "" if average is None else f"{average['cost']:.1f} ± {average['error']:.1f}"
    verdict = words.text(f"analysis-verdict-{play['verdict']}")
    place = f"  {play['trick'] + 1}. {play['seat']} {words.short_card(play['card'])}"
    return f"{place:<14}{in_fact:>16}{expected:>18}  {verdict}"


def _mistake_lines(found: Json, mistake: Json, words: Catalogue) -> Iterator[str]:
    cost = words.text("analysis-cost", cost=mistake["cost"], error=mistake["error"])
    if mistake["kind"] == "call":
        call = found["calls"][mistake["index"]]
        yield f"  {call['seat']}  {_option(call, words)} -> {_option(call['best'], words)}: {cost}"
        reasons: list[Json] = call["reasons"]
    else:
        play = found["plays"][mistake["index"]]
        played, best = (words.short_card(card) for card in (play["card"], play["average"]["best"]))
        yield f"  {play['trick'] + 1}. {play['seat']} {played} -> {best}: {cost}"
        reasons = play["reasons"]
        if play["expert"] is not None:
            card = play["expert"]["card"]
            yield f"      {words.text('analysis-expert', card=card)}"
    for reason in reasons:
        yield f"      {reason_text(reason, words)}"


def reason_text(reason: Json, words: Catalogue) -> str:
    """A reason in words."""
    params: dict[str, Any] = dict(reason["params"])
    if "other" in params:
        params["other"] = words.card(params["other"])
    return words.text(f"hint-{reason['code']}", **params)
