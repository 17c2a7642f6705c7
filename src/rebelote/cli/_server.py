"""Options of the verbs that run or administer a server; they give the function ``settings``."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click

R = TypeVar("R")

_OPTIONS: Final[dict[str, Callable[..., Any]]] = {
    "host": click.option("--host", help="Address to listen on.  [default: 127.0.0.1]"),
    "port": click.option(
        "--port", type=int, help="Port to listen on; 0 takes a free one.  [default: 8000]"
    ),
    "data": click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        help="Folder of the tables.  [default: rebelote in the user's data folder]",
    ),
    "database": click.option(
        "--database", help="URL of a database (postgresql://...) or path of an SQLite file."
    ),
    "bus": click.option("--bus", help="URL of a Valkey or Redis that several processes share."),
    "workers": click.option(
        "--workers", type=int, help="Server processes; more than one needs --bus."
    ),
    "bot_processes": click.option(
        "--bot-processes", type=int, help="Processes in which strong bots think.  [default: 1]"
    ),
    "no_delay": click.option("--no-delay", is_flag=True, default=None, help="Bots answer at once."),
}
_CONFIG: Final = click.option(
    "--config",
    "config_file",
    type=click.Path(dir_okay=False, path_type=Path),
    envvar="REBELOTE_CONFIG",
    help="A TOML file with settings, one `name = value` a line.",
)


def server_options(*names: str) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Options of these names and ``--config``; the function gets ``settings``, checked."""

    def decorate(function: Callable[..., R]) -> Callable[..., R]:
        @wraps(function)
        def with_settings(*args: Any, config_file: Path | None, **given: Any) -> R:
            from rebelote.server.configuration import read_settings

            others = {name: value for name, value in given.items() if name not in names}
            chosen = {name: given[name] for name in names if given[name] is not None}
            return function(*args, settings=read_settings(chosen, config_file), **others)

        decorated: Callable[..., R] = _CONFIG(with_settings)
        for name in reversed(names):
            decorated = _OPTIONS[name](decorated)
        return decorated

    return decorate
