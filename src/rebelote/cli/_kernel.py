"""Starting the kernel from a verb: what takes a while says so on stderr."""

from __future__ import annotations

import sys

import click


def ready() -> bool:
    """Load the compiled kernel; a person watching sees that it compiles. True if it did."""
    from rebelote.kernel.warm import is_warm, warm_up

    if is_warm():
        return warm_up()
    watched = sys.stderr.isatty()

    def show(done: int, total: int) -> None:
        if watched:
            click.echo(
                f"\rwarming up: compiling the kernel, {done} of {total} ", nl=False, err=True
            )

    if not watched:
        click.echo("warming up: compiling the kernel (once)", err=True)
    cold = warm_up(show)
    if watched:
        click.echo(err=True)
    return cold
