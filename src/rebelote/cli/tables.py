"""`rebelote tables`: what whoever runs a server can do about its tables."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import click

from rebelote.cli._options import echo_json, json_option
from rebelote.cli._server import server_options

if TYPE_CHECKING:
    from rebelote.server.administration import TableRow
    from rebelote.server.settings import Settings

LONGEST_REASON = 200
AN_ID_WITH_A_DASH = {"ignore_unknown_options": True}
"""Ids of older tables may begin with a dash, and are no options."""


@click.group(epilog="Example: rebelote tables list --state play")
def command() -> None:
    """List, inspect and close the tables of a server, on the same database and bus.

    A table is named by its id, the first letters of it (as logs have them), or its short code.
    """


@command.command("list", epilog="Example: rebelote tables list --state play --limit 10")
@server_options("data", "database")
@click.option("--state", help="Only tables in this phase of a deal, or closed ones.")
@click.option(
    "--limit", type=click.IntRange(1), default=50, show_default=True, help="At most so many."
)
@json_option
def list_tables(settings: Settings, state: str | None, limit: int, as_json: bool) -> None:
    """Tables, those that changed last first."""
    from rebelote.server.administration import STATES, office

    if state is not None and state not in STATES:
        raise click.BadParameter(
            f"{state!r}: expected one of {', '.join(STATES)}", param_hint="--state"
        )

    async def run() -> list[TableRow]:
        async with office(settings) as tables:
            return await tables.rows(state, limit)

    rows = asyncio.run(run())
    if as_json:
        echo_json([row.to_json() for row in rows])
        return
    if not rows:
        click.echo("There are no tables." if state is None else f"No table is in state {state}.")
        return
    click.echo(f"{'table':22}  {'code':7}  {'game':12}  {'state':7}  deal  totals     people  last")
    for row in rows:
        click.echo(_line(row))


@command.command(epilog="Example: rebelote tables show Zk3vQw", context_settings=AN_ID_WITH_A_DASH)
@click.argument("table")
@server_options("data", "database")
@json_option
def show(table: str, settings: Settings, as_json: bool) -> None:
    """One table as a spectator sees it: no hands, no pack."""
    from rebelote.server.administration import office, shown_table

    async def run() -> dict[str, object]:
        async with office(settings) as tables:
            return await tables.look(await tables.find(table))

    message = asyncio.run(run())
    if as_json:
        echo_json({"version": message["version"], "view": message["view"]})
        return
    for what, value in shown_table(message):
        click.echo(f"{what + ':':10} {value}")


@command.command(
    epilog='Example: rebelote tables close Zk3vQw --reason "maintenance"',
    context_settings=AN_ID_WITH_A_DASH,
)
@click.argument("table")
@server_options("data", "database", "bus")
@click.option("--reason", default="", help="What the players are told.")
@json_option
def close(table: str, settings: Settings, reason: str, as_json: bool) -> None:
    """Let nothing happen at a table any more, and tell everybody at it. It cannot be undone.

    With --bus the servers know at once, without it within two seconds. Finished deals are kept.
    """
    from rebelote.server.administration import office

    said = " ".join("".join(c if c.isprintable() else " " for c in reason).split())
    if len(said) > LONGEST_REASON:
        raise click.BadParameter(
            f"{len(said)} characters: expected at most {LONGEST_REASON}", param_hint="--reason"
        )

    async def run() -> tuple[str, bool]:
        async with office(settings) as tables:
            table_id = await tables.find(table)
            return table_id, await tables.close_table(table_id, said)

    table_id, news = asyncio.run(run())
    if as_json:
        echo_json({"table": table_id, "closed": True, "before": not news})
    else:
        click.echo(f"{table_id} is closed." if news else f"{table_id} was closed already.")


def _line(row: TableRow) -> str:
    summary = row.summary
    totals = ":".join(map(str, summary.totals))
    care = "" if row.looked_after or not summary.due else "  (no server looks after it)"
    return (
        f"{row.id:22}  {summary.short_code or '-':7}  {summary.profile:12}  {row.state:7}"
        f"  {summary.number:4}  {totals:9}  {len(summary.members):6}  {_ago(row.updated)}{care}"
    )


def _ago(then: float) -> str:
    """How long ago, in the largest unit that says something."""
    seconds = max(0.0, time.time() - then)
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit} ago"
    return f"{seconds:.0f} s ago"
