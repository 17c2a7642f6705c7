"""Counting a deal (rulebook, "Counting a deal"), line by line.

D is the taker's side, E the other: card points + last trick + belote + melds.

- made: each side writes its own D and E;
- failed: the taker's side writes nothing but a belote it keeps, the defence 162 (252 when it
  took every trick), its own belote, and a belote the taker's side loses where all points are
  paid; all melds go to the defence;
- tied (litige): the defence writes E, D is put aside for the side that wins the next decisive
  deal;
- all tricks by one side: 252 in place of 162.
"""

from __future__ import annotations

from typing import NamedTuple

from rebelote.rules.cards import CAPOT, CAPOT_TOTAL, DEAL_TOTAL, LAST_TRICK, Side
from rebelote.rules.errors import ProtocolError
from rebelote.rules.profile import Profile
from rebelote.rules.state import Line, Sheet

Pair = tuple[int, int]


class Counted(NamedTuple):
    """What a deal gave, a side each; ``points`` with the last trick's 10 or the capot's 100."""

    points: Pair
    belote: Pair = (0, 0)
    melds: Pair = (0, 0)
    last_trick: Side | None = None
    """Who won the last trick, where that is known; it only changes how the count is told."""


def score_deal(profile: Profile, taker_side: Side, counted: Counted, pending: int = 0) -> Sheet:
    """The score sheet of a deal that was played.

    >>> from rebelote.rules.library import load_profile
    >>> sheet = score_deal(load_profile("classic"), 0, Counted((81, 81)))
    >>> sheet.outcome, sheet.scores, sheet.pending
    ('tied', (0, 81), 81)
    """
    outcome, needed = _judge(profile, taker_side, counted)
    lines = _lines(profile, outcome, taker_side, counted)
    put_aside = 0
    if outcome == "tied":
        put_aside = _put_aside(profile, taker_side, counted)
    elif pending:
        winner = taker_side if outcome == "made" else 1 - taker_side
        lines.append(Line(winner, pending, "pot-won", {}))
    scores = (_sum(lines, 0), _sum(lines, 1))
    after = pending + put_aside if outcome == "tied" else 0
    return Sheet(
        outcome=outcome,
        taker_side=taker_side,
        points=counted.points,
        belote=counted.belote,
        melds=counted.melds,
        scores=scores,
        pending=after,
        needed=needed,
        counting=_count(profile, outcome, taker_side, counted, needed, put_aside, pending),
        lines=tuple(lines),
    )


def void_sheet(pending: int) -> Sheet:
    """The sheet of a deal in which everybody passed twice: nothing is written."""
    line = Line(None, 0, "void", {})
    return Sheet("void", None, (0, 0), (0, 0), (0, 0), (0, 0), pending, None, (line,), ())


def check_counted(profile: Profile, counted: Counted) -> None:
    """Raise `ProtocolError` where the numbers cannot come from one deal."""
    points, belote = counted.points, counted.belote
    capot = CAPOT_TOTAL in points
    if min(points) < 0 or sum(points) != (CAPOT_TOTAL if capot else DEAL_TOTAL):
        raise ProtocolError(
            "points-sum",
            got=list(points),
            message=f"points {points[0]} and {points[1]} cannot be: expected two numbers that add"
            " up to 162 with the last trick, or 252 and 0 for a capot",
        )
    values = belote_values(profile)
    if belote not in values:
        allowed = "; ".join(f"{a} {b}" for a, b in values)
        raise ProtocolError(
            "belote-value",
            got=list(belote),
            message=f"belote {belote[0]} and {belote[1]} cannot be in this profile: expected"
            f" one of {allowed}",
        )


def belote_values(profile: Profile) -> tuple[Pair, ...]:
    """What belote can be worth in one deal, a side each."""
    if profile.belote == "none":
        return ((0, 0),)
    if profile.belote == "said-twice":
        return ((0, 0), (10, 0), (0, 10), (20, 0), (0, 20))
    return ((0, 0), (20, 0), (0, 20))


def _judge(profile: Profile, taker_side: Side, counted: Counted) -> tuple[str, int | None]:
    """(outcome, points needed where that is fixed)."""
    taker = _compared(profile, taker_side, counted)
    defence = _compared(profile, 1 - taker_side, counted)
    if profile.made_when == "fixed":
        announced = sum(counted.belote) > 0
        needed = profile.contract_points_with_belote if announced else profile.contract_points
        return ("made" if taker >= needed else "failed"), needed
    if taker == defence:
        return {"litige": "tied", "fails": "failed", "makes": "made"}[profile.tie], None
    return ("made" if taker > defence else "failed"), None


def _compared(profile: Profile, side: Side, counted: Counted) -> int:
    belote = counted.belote[side] if profile.belote_counts else 0
    return counted.points[side] + belote + counted.melds[side]


def _put_aside(profile: Profile, taker_side: Side, counted: Counted) -> int:
    belote = counted.belote[taker_side] if profile.tied_belote == "put-aside" else 0
    return counted.points[taker_side] + belote + counted.melds[taker_side]


def _lines(profile: Profile, outcome: str, taker_side: Side, counted: Counted) -> list[Line]:
    if outcome == "made":
        return [*_own(taker_side, counted, "made"), *_own(1 - taker_side, counted, "made-defence")]
    if outcome == "tied":
        lines = _own(1 - taker_side, counted, "litige")
        if profile.tied_belote == "kept" and counted.belote[taker_side]:
            lines.append(Line(taker_side, counted.belote[taker_side], "belote-kept", {}))
        return lines
    return _failed_lines(profile, taker_side, counted)


def _own(side: Side, counted: Counted, rule: str) -> list[Line]:
    """A side writes its own points, belote and melds."""
    points = counted.points[side]
    lines = [Line(side, points, "capot" if points == CAPOT_TOTAL else rule, {})]
    if counted.belote[side]:
        lines.append(Line(side, counted.belote[side], "belote", {}))
    if counted.melds[side]:
        lines.append(Line(side, counted.melds[side], "melds", {}))
    return lines


def _failed_lines(profile: Profile, taker_side: Side, counted: Counted) -> list[Line]:
    defence = 1 - taker_side
    swept = counted.points[defence] == CAPOT_TOTAL
    lines = [Line(taker_side, 0, "failed", {})]
    taker_belote = counted.belote[taker_side]
    if taker_belote and profile.belote_on_failure == "kept":
        lines.append(Line(taker_side, taker_belote, "belote-kept", {}))
    if swept:
        lines.append(Line(defence, CAPOT_TOTAL, "capot", {}))
    else:
        rule = "failed-all-points" if profile.failure_pays == "all-points" else "failed-162"
        lines.append(Line(defence, DEAL_TOTAL, rule, {}))
    if counted.belote[defence]:
        lines.append(Line(defence, counted.belote[defence], "belote", {}))
    if taker_belote and profile.belote_on_failure == "lost":
        if profile.failure_pays == "all-points":
            lines.append(Line(defence, taker_belote, "belote-taken", {}))
        else:
            lines.append(Line(taker_side, 0, "belote-lost", {}))
    if sum(counted.melds):
        lines.append(Line(defence, sum(counted.melds), "melds-taken", {}))
    return lines


def _count(
    profile: Profile,
    outcome: str,
    taker_side: Side,
    counted: Counted,
    needed: int | None,
    put_aside: int,
    pending: int,
) -> tuple[Line, ...]:
    """How the sides were counted, what was compared, and what it meant."""
    lines: list[Line] = []
    for side in (0, 1):
        lines.extend(_counted_lines(side, counted))
    compared = {
        "taker": _compared(profile, taker_side, counted),
        "defence": _compared(profile, 1 - taker_side, counted),
    }
    if needed is not None:
        rule = "contract-fixed"
        compared["needed"] = needed
    else:
        rule = "contract-half" if profile.made_when == "half" else "contract-majority"
    lines.append(Line(taker_side, compared["taker"], rule, dict(compared)))
    lines.append(Line(taker_side, 0, f"outcome-{outcome}", {}))
    if put_aside:
        lines.append(Line(None, put_aside, "put-aside", {"total": pending + put_aside}))
    return tuple(lines)


def _counted_lines(side: Side, counted: Counted) -> list[Line]:
    points = counted.points[side]
    if counted.last_trick is None:
        lines = [Line(side, points, "points-with-last-trick", {})]
    else:
        bonus = _bonus(side, counted)
        lines = [Line(side, points - bonus, "card-points", {})]
        if bonus:
            lines.append(Line(side, bonus, "capot-bonus" if bonus == CAPOT else "last-trick", {}))
    if counted.belote[side]:
        lines.append(Line(side, counted.belote[side], "belote", {}))
    if counted.melds[side]:
        lines.append(Line(side, counted.melds[side], "melds", {}))
    return lines


def _bonus(side: Side, counted: Counted) -> int:
    if side != counted.last_trick:
        return 0
    return CAPOT if counted.points[side] == CAPOT_TOTAL else LAST_TRICK


def _sum(lines: list[Line], side: Side) -> int:
    return sum(line.points for line in lines if line.side == side)
