"""`rebelote think`: bots for servers on other machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rebelote.cli._server import server_options

if TYPE_CHECKING:
    from rebelote.server.settings import Settings


@click.command(epilog="Example: rebelote think --bus redis://bus:6379 --bot-processes 4")
@server_options("bus", "bot_processes")
def command(settings: Settings) -> None:
    """Let strong bots think here for servers that share the bus and have `bot_queue` set.

    Start and stop as many as you like, on any machine. What a server is not answered in time, it
    thinks over itself.
    """
    from rebelote.server.errors import StartError

    try:
        from rebelote.server.think import think
    except ModuleNotFoundError as missing:
        raise StartError(
            "bus-driver",
            message=f"this needs the {missing.name} package: pip install 'rebelote[bus]'",
        ) from None
    think(settings, click.echo)
