"""`rebelote serve`: the web server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from pydantic import ValidationError


@click.command(epilog="Example: rebelote serve --port 9000 --data ./games")
@click.option("--host", help="Address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="Port to listen on; 0 takes a free one.  [default: 8000]")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the tables.  [default: rebelote in the user's data folder]",
)
@click.option("--database", help="URL of a database (postgresql://...) or path of an SQLite file.")
@click.option("--bus", help="URL of a Valkey or Redis that several processes share.")
@click.option("--workers", type=int, help="Server processes; more than one needs --bus.")
@click.option("--no-delay", is_flag=True, default=None, help="Bots answer at once.")
def command(**given: Any) -> None:
    """Serve the table in the browser.

    Everything can also be set by environment variables, REBELOTE_PORT and so on.
    """
    from rebelote.server.run import serve
    from rebelote.server.settings import Settings

    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        settings = Settings(**chosen)
    except ValidationError as problem:
        first = problem.errors()[0]
        field = "_".join(str(part) for part in first["loc"])
        source = f"--{field.replace('_', '-')}" if field in chosen else f"REBELOTE_{field.upper()}"
        raise click.UsageError(f"{source}: {first['msg']}, got {first['input']!r}") from None
    serve(settings, click.echo)
