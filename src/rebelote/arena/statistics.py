"""What a contest showed: means over pairs with their standard errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, sqrt
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from rebelote.arena.duplicate import Outcome, Tally


class Estimate(NamedTuple):
    """A mean and its standard error (0 where there is one pair only)."""

    mean: float
    error: float

    @property
    def p(self) -> float:
        """The chance of a mean this far above 0, or farther, if the bots were equal."""
        if self.error == 0.0:
            return 0.5 if self.mean == 0.0 else float(self.mean < 0.0)
        return 0.5 * erfc(self.mean / self.error / sqrt(2.0))


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    if not values:
        return Estimate(0.0, 0.0)
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(fmean(values), error)


def advantage(
    outcomes: Sequence[Outcome], what: Callable[[Tally], tuple[float, float]]
) -> Estimate:
    """A minus B a playing: each pair is one value, the mean of its two playings."""
    return estimate(
        [fmean(what(tally)[0] - what(tally)[1] for tally in pair.tallies) for pair in outcomes]
    )


def won(outcomes: Sequence[Outcome]) -> Estimate:
    """The share won by A, each pair one value."""
    return estimate([fmean(tally.won for tally in pair.tallies) for pair in outcomes])


def summary(outcomes: Sequence[Outcome], *, matches: bool) -> dict[str, Any]:
    """The results of a contest as plain JSON; ``deals`` counts pairs (of matches: ``matches``)."""
    points = advantage(outcomes, lambda tally: tally.points)
    scores = advantage(outcomes, lambda tally: tally.scores)
    share = won(outcomes)
    times = [sorted(ms for pair in outcomes for ms in pair.times[who]) for who in (0, 1)]
    result: dict[str, Any] = {
        "deals": len(outcomes),
        "points_per_deal": round(points.mean, 3),
        "standard_error": round(points.error, 3),
        "p": float(f"{points.p:.3g}"),
        "won": round(share.mean, 4),
        "won_standard_error": round(share.error, 4),
        "won_p": float(f"{Estimate(share.mean - 0.5, share.error).p:.3g}"),
        "score_per_deal": round(scores.mean, 3),
        "score_standard_error": round(scores.error, 3),
        "takes": [_takes(outcomes, who) for who in (0, 1)],
        "makes": [_makes(outcomes, who) for who in (0, 1)],
        "ms_per_move": [_round_ms(fmean(values)) if values else 0.0 for values in times],
        "ms_median": [_round_ms(median(values)) if values else 0.0 for values in times],
        "ms_p99": [_round_ms(_quantile(values, 0.99)) for values in times],
    }
    if matches:
        result["matches"] = result.pop("deals")
        per_deal = sum(tally.deals for pair in outcomes for tally in pair.tallies)
        result["deals"] = per_deal
        _per_deal(result, 2 * len(outcomes) / max(per_deal, 1))
    return result


def _per_deal(result: dict[str, Any], share: float) -> None:
    """A match is many deals: sums over matches become means over deals."""
    for name in ("points_per_deal", "standard_error", "score_per_deal", "score_standard_error"):
        result[name] = round(result[name] * share, 3)


def _takes(outcomes: Sequence[Outcome], who: int) -> float:
    """How often a side of this bot's took, of the deals that were played."""
    tallies = [tally for pair in outcomes for tally in pair.tallies]
    deals = sum(tally.deals for tally in tallies)
    return round(sum(tally.taken[who] for tally in tallies) / max(deals, 1), 4)


def _makes(outcomes: Sequence[Outcome], who: int) -> float:
    tallies = [tally for pair in outcomes for tally in pair.tallies]
    taken = sum(tally.taken[who] for tally in tallies)
    return round(sum(tally.made[who] for tally in tallies) / max(taken, 1), 4)


def _quantile(ordered: Sequence[float], q: float) -> float:
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


def _round_ms(ms: float) -> float:
    return round(ms, 3)
