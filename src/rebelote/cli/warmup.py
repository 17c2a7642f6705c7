"""`rebelote warmup`: compile the kernel now, so that nobody waits for it later."""

from __future__ import annotations

import time

import click

from rebelote.bots import bot_specs
from rebelote.cli._kernel import ready
from rebelote.cli._options import echo_json, json_option


@click.command(epilog="Example: rebelote warmup")
@json_option
def command(as_json: bool) -> None:
    """Compile the solver and the playouts, and keep the result on disk.

    Once done, every process starts from there. Without Numba (an extra of the package) everything
    but the strong bots and the analysis works, and there is nothing to compile.
    """
    began = time.perf_counter()
    compiled = ready()
    for spec in bot_specs().values():
        if spec.heavy:  # such bots bring compiled functions of their own
            spec.build(0, spec.options)
    seconds = round(time.perf_counter() - began, 2)
    if as_json:
        echo_json({"compiled": compiled, "seconds": seconds})
    elif compiled:
        click.echo(f"the kernel was compiled in {seconds:.1f} s")
    else:
        click.echo(f"the kernel was compiled before; loaded in {seconds:.1f} s")
