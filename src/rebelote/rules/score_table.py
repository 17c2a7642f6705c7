"""Every score sheet of a profile as one table, for those who keep a score without these rules.

`score_table` asks `rebelote.rules.scoring` about every deal there can be (taker's side, points,
belote, melds), with nothing put aside before it and with a pot of unknown size, and
`rebelote.rules.match` about how a match goes on. A reader of the table looks up and adds; it
knows no rule. The form is JSON (``rebelote-scores/1``), small enough for a browser to keep.

An entry is ``[shape, number, …]``. ``shapes[shape]`` names the outcome and the lines of the
sheet, a line being ``[side, rule, [names of its params]]``; the numbers fill it in order: what
the two sides write, what is put aside afterwards, then for each line of ``count`` and of
``lines`` its points and params. A number below zero means the pot and more: -1 is the pot, -82
the pot and 81.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from rebelote.rules.cards import CAPOT_TOTAL, DEAL_TOTAL
from rebelote.rules.match import match_winner, next_dealer
from rebelote.rules.melds import FOURS
from rebelote.rules.profile import Profile
from rebelote.rules.record import house_rules_to_json
from rebelote.rules.scoring import Counted, belote_values, check_counted, score_deal, void_sheet
from rebelote.rules.state import DealSummary, Line, Public, Sheet
from rebelote.rules.wire import Json

FORMAT: Final = "rebelote-scores/1"

Pair = tuple[int, int]
Entry = list[int]

_POT: Final = 1 << 30
"""Stands for the pot while the sheets are written: far above any sum of points."""

POINTS: Final[tuple[Pair, ...]] = (
    *((first, DEAL_TOTAL - first) for first in range(DEAL_TOTAL + 1)),
    (CAPOT_TOTAL, 0),
    (0, CAPOT_TOTAL),
)
"""Card points with the last trick, a side each: every way to share 162, then the capots."""


def score_table(profile: Profile) -> Json:
    """All sheets of a profile and how its match goes on, as JSON.

    >>> from rebelote.rules.library import load_profile
    >>> table = score_table(load_profile("classic"))
    >>> len(table["plain"]), len(table["with_pot"]), table["match"]["ends_at"]
    (990, 990, 1000)
    """
    writer = _Writer()
    plain = [writer.entry(sheet) for sheet in _sheets(profile, 0)]
    needs_pot = any(sheet.pending for sheet in _sheets(profile, 0))
    with_pot = [writer.entry(sheet) for sheet in _sheets(profile, _POT)] if needs_pot else []
    return {
        "format": FORMAT,
        "profile": profile.id,
        "house_rules": house_rules_to_json(profile),
        "rules_hash": profile.hash,
        "players": profile.players,
        "points": [list(pair) for pair in POINTS],
        "belote": [list(pair) for pair in belote_values(profile)],
        "melds": [list(pair) for pair in meld_values(profile)],
        "plain": plain,
        "with_pot": with_pot,
        "void": [writer.entry(void_sheet(0)), writer.entry(void_sheet(_POT))],
        "shapes": writer.shapes,
        "match": _match(profile),
    }


def _sheets(profile: Profile, pending: int) -> Iterator[Sheet]:
    """Every sheet: by taker's side, then belote, then melds, then points."""
    for taker_side in (0, 1):
        for belote in belote_values(profile):
            for melds in meld_values(profile):
                for points in POINTS:
                    counted = Counted(points, belote, melds)
                    check_counted(profile, counted)
                    yield score_deal(profile, taker_side, counted, pending)


def meld_values(profile: Profile) -> tuple[Pair, ...]:
    """What melds can be worth, a side each: eight cards hold two at most, one side scores."""
    if profile.melds != "counted":
        return ((0, 0),)
    sequences = [(3, 20), (4, 50), (5, 100)]
    melds = [*sequences, *sequences, *((4, points) for points in FOURS.values())]
    worth = {points for _, points in melds}
    worth |= {a + b for (size, a), (other, b) in combinations(melds, 2) if size + other <= 8}
    values = sorted(worth)
    return ((0, 0), *((points, 0) for points in values), *((0, points) for points in values))


class _Writer:
    """Writes sheets as numbers that fill shapes; equal shapes are kept once."""

    def __init__(self) -> None:
        self.shapes: list[Json] = []
        self._known: dict[Any, int] = {}

    def entry(self, sheet: Sheet) -> Entry:
        """One sheet as ``[shape, numbers…]``."""
        lines = (*sheet.counting, *sheet.lines)
        numbers = [*sheet.scores, sheet.pending]
        for line in lines:
            numbers += [line.points, *line.params.values()]
        return [self._shape(sheet), *(_relative(number) for number in numbers)]

    def _shape(self, sheet: Sheet) -> int:
        count = tuple(_line_shape(line) for line in sheet.counting)
        lines = tuple(_line_shape(line) for line in sheet.lines)
        key = (sheet.outcome, sheet.taker_side, sheet.needed, count, lines)
        if key not in self._known:
            self._known[key] = len(self.shapes)
            self.shapes.append(
                {
                    "outcome": sheet.outcome,
                    "taker_side": sheet.taker_side,
                    "needed": sheet.needed,
                    "count": [list(line) for line in count],
                    "lines": [list(line) for line in lines],
                }
            )
        return self._known[key]


def _line_shape(line: Line) -> tuple[int | None, str, tuple[str, ...]]:
    return line.side, line.rule, tuple(line.params)


def _relative(number: int) -> int:
    return number if number < _POT else _POT - number - 1


def _match(profile: Profile) -> Json:
    """How a match goes on, found by asking.

    ``ends_at``: the total that ends it (after a deal that was played); ``equal_ends``: whether it
    ends on equal totals, as a draw; ``void_ends``: whether a void deal ends it; ``dealer`` and
    ``void_dealer``: seats to the right that the deal passes, None where the dealer is drawn.
    """
    one_deal = match_winner(profile, "made", (0, 1))[0]
    ends_at = 0 if one_deal else _lowest_ending(profile)
    return {
        "ends_at": ends_at,
        "equal_ends": match_winner(profile, "made", (ends_at, ends_at))[0],
        "void_ends": match_winner(profile, "void", (0, 0))[0],
        "dealer": _passes(profile, "made"),
        "void_dealer": _passes(profile, "void"),
    }


def _lowest_ending(profile: Profile) -> int:
    return next(
        total
        for total in (profile.target, profile.target + 1)
        if match_winner(profile, "made", (total, 0))[0]
    )


def _passes(profile: Profile, outcome: str) -> int | None:
    deal = DealSummary(1, 0, None, None, outcome, (0, 0), (0, 0), 0)
    return next_dealer(profile, Public(number=1, dealer=0, deals=(deal,)))
