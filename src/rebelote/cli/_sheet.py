"""A score sheet in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.i18n import Catalogue
from rebelote.rules.cards import Side
from rebelote.rules.state import Line, Sheet

_SAID_WITHOUT_POINTS = ("contract-", "outcome-")


def sheet_lines(sheet: Sheet, words: Catalogue) -> Iterator[str]:
    """How the deal was counted, then what each side writes; every line with its rule's code."""
    if sheet.counting:
        yield words.text("cli-count")
        for line in sheet.counting:
            yield _shown(line, sheet, words)
    yield words.text("cli-sheet")
    for line in sheet.lines:
        yield _shown(line, sheet, words)
    for side in (0, 1):
        yield f"  {_side(side, sheet, words):<24}= {sheet.scores[side]}"
    if sheet.pending:
        yield words.text("cli-put-aside", points=sheet.pending)


def _shown(line: Line, sheet: Sheet, words: Catalogue) -> str:
    silent = line.rule.startswith(_SAID_WITHOUT_POINTS) or line.rule == "void"
    points = "" if silent else str(line.points)
    side = "" if silent else _side(line.side, sheet, words)
    return f"  {side:<20}{points:>4}  {words.rule(line.rule, line.params)} [{line.rule}]"


def _side(side: Side | None, sheet: Sheet, words: Catalogue) -> str:
    if side is None:
        return ""
    name = words.text("cli-side", side=side)
    if sheet.taker_side is None:
        return name
    role = words.text("cli-takers" if side == sheet.taker_side else "cli-defence")
    return f"{name}, {role}"
