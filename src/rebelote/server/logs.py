"""Structured logs: one event a line, with names and numbers but no secrets.

Nobody logs cards, names, guests or cookies; a table's id is its key, so only its beginning is
written. Access logs are off: an address has a table's id in it.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SHOWN_OF_A_TABLE: Final = 6
_KEYS: Final = (
    "table", "version", "seat", "bot", "problem", "code", "where", "worker", "seconds", "failures",
)  # fmt: skip


def configure(level: str, as_json: bool) -> None:
    """Send every log record of this process to standard error, one line each."""
    render: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.stdlib.ExtraAdder(allow=_KEYS),
            _shorten_table,
            _without_values,
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # libraries write down what they handle when asked to be talkative: cards in statements
    root.setLevel(logging.WARNING)
    logging.getLogger("rebelote").setLevel(level.upper())


def _shorten_table(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    table = event.get("table")
    if isinstance(table, str):
        event["table"] = table[:SHOWN_OF_A_TABLE]
    return event


def _without_values(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """A traceback's message may quote a card or a name: say what was raised and where."""
    raised = event.pop("exc_info", None)
    problem = raised[1] if isinstance(raised, tuple) else raised
    if isinstance(problem, BaseException):
        event["problem"] = type(problem).__name__
        event["where"] = where_raised(problem)
    return event


def where_raised(problem: BaseException) -> str:
    """File and line where an exception was raised: enough to find it, and no values."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "unknown"
    code = trace.tb_frame.f_code
    return f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}"
