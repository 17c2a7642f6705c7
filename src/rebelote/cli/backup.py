"""`rebelote backup`: everything the server keeps, in one file."""

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


@click.command(epilog="Example: rebelote backup tables.backup --data /var/lib/rebelote")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@server_options("data", "database")
@click.option("--force", is_flag=True, help="Replace the file if there is one.")
@json_option
def command(file: Path, settings: Settings, force: bool, as_json: bool) -> None:
    """Write every table, account and result into FILE, while the server runs.

    The file restores into SQLite and PostgreSQL alike. It has hands and hashed secrets in it: keep
    it like the database itself.
    """
    from rebelote.server.backup import Manifest, back_up
    from rebelote.server.database import existing_engine

    if file.exists() and not force:
        raise click.UsageError(f"{file} exists already: add --force to replace it")
    engine = existing_engine(settings.database_target)

    async def run() -> Manifest:
        try:
            with Progress("written", unit="rows") as progress:
                return await back_up(engine, file, progress.step)
        finally:
            await engine.dispose()

    manifest = asyncio.run(run())
    if as_json:
        tables = {name: table.rows for name, table in manifest.tables.items()}
        echo_json({"file": str(file), "revision": manifest.revision, "rows": tables})
    else:
        click.echo(f"{manifest.rows} rows of {len(manifest.tables)} tables are in {file}.")
