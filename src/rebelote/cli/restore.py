"""`rebelote restore`: a backup into a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rebelote.cli._options import echo_json, json_option
from rebelote.cli._progress import Progress
from rebelote.cli._server import server_options

if TYPE_CHECKING:
    from rebelote.server.settings import Settings


@click.command(
    epilog="Example: rebelote restore tables.backup --database postgresql://rebelote@db/rebelote"
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@server_options("data", "database")
@click.option("--force", is_flag=True, help="Replace everything the database has.")
@json_option
def command(file: Path, settings: Settings, force: bool, as_json: bool) -> None:
    """Put the backup FILE into a database, SQLite or PostgreSQL.

    The file is checked first, and every row again once it is written. A database with data in it
    needs --force; one that a server is using is refused.
    """
    from rebelote.server.database import create_engine, database_url
    from rebelote.server.restore import check, read_manifest, restore

    manifest = read_manifest(file)
    with Progress("checked", manifest.rows, unit="rows") as progress:
        check(file, manifest, progress.step)
    engine = create_engine(database_url(settings.database_target))

    async def run() -> None:
        try:
            with Progress("restored", manifest.rows, unit="rows") as progress:
                await restore(engine, file, manifest, progress.step, force=force)
        finally:
            await engine.dispose()

    asyncio.run(run())
    shown = engine.url.render_as_string(hide_password=True)
    if as_json:
        tables = {name: table.rows for name, table in manifest.tables.items()}
        echo_json({"database": shown, "revision": manifest.revision, "rows": tables})
    else:
        click.echo(f"{manifest.rows} rows of {len(manifest.tables)} tables are in {shown}.")
