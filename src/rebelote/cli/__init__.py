"""The `rebelote` command: one file a verb, loaded only when that verb is used.

A module `cli/<verb>.py` offers its verb as a click command named `command`. Exit status: 0, or 1
where the answer is no, or 2 for bad input, which is one line on stderr and never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

import click
from click.shell_completion import shell_complete

from rebelote import __version__
from rebelote.rules.errors import RebeloteError

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells report it
PIPE_CLOSED = 141  # 128 + SIGPIPE


class Verbs(click.Group):
    """A group whose commands are the modules of this package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every verb, in alphabetical order; a module whose name begins with `_` is none."""
        names = (module.name for module in iter_modules(__path__))
        return sorted(name for name in names if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb's command, importing its module now; `None` when there is no such verb."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"{__name__}.{cmd_name}").command
        if not isinstance(command, click.Command):
            raise TypeError(f"{__name__}.{cmd_name}.command is not a click command")
        return command


@click.group(
    cls=Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: rebelote serve",
)
@click.version_option(__version__, package_name="rebelote")
@click.pass_context
def application(ctx: click.Context) -> None:
    """Belote as it is played: a table in the browser, bots, a solver and a rules engine."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line (default: the process's own) and return its exit status."""
    completion = os.environ.get("_REBELOTE_COMPLETE")
    if completion and arguments is None:
        return shell_complete(application, {}, "rebelote", "_REBELOTE_COMPLETE", completion)
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with application.make_context("rebelote", words) as ctx:
            application.invoke(ctx)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        return _refuse(error.format_message())
    except RebeloteError as error:
        return _refuse(str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return PIPE_CLOSED
    except OSError as error:
        return _refuse(_what_failed(error))
    return 0


def _refuse(sentence: str) -> int:
    """Say in one line what was wrong with the input."""
    click.echo("rebelote: " + " ".join(sentence.split()), err=True)
    return BAD_INPUT


def _what_failed(error: OSError) -> str:
    """The file and the reason, without Python's number and quotes where there are any."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def _silence_stdout() -> None:
    """The reader is gone: let the interpreter's last flush write to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
