"""`rebelote serve`: the web server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rebelote.cli._server import server_options

if TYPE_CHECKING:
    from rebelote.server.settings import Settings


@click.command(epilog="Example: rebelote serve --port 9000 --data ./games")
@server_options("host", "port", "data", "database", "bus", "workers", "bot_processes", "no_delay")
def command(settings: Settings) -> None:
    """Serve the table in the browser.

    Everything can also be set by environment variables, REBELOTE_PORT and so on, or in the file of
    --config; docs/hosting.md lists all settings.
    """
    from rebelote.server.run import serve

    serve(settings, click.echo)
