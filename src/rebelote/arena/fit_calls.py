"""Fits the model of hands that bots call from (`rebelote.bots.calls`) on deals they play.

    python -m rebelote.arena.fit_calls --deals 20000 --seed 1

Calls are made as the present model says, blurred by chance, so that hands on either side of the
line are taken and passed. The card points of the taker's side are fitted to the six cards it knew
by least squares; what passing brings is the mean result of hands near the line that were passed.
Writes ``calls.json`` beside the bots, with the command that made it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click

import rebelote.bots
from rebelote.arena.session import Choose, play_deal
from rebelote.bots import calls, make_bot
from rebelote.rules.actions import Call, SeatAction
from rebelote.rules.game import start_match
from rebelote.rules.library import load_profile
from rebelote.rules.state import AUCTION, View, exposed_mask, first_seat

_TARGET = Path(rebelote.bots.__file__).parent / "calls.json"
_PROFILES = {"four": "classic", "two": "decouverte"}


class Sample(NamedTuple):
    """One deal: the taker's hand in numbers and what it took, and every hand that was passed."""

    features: tuple[float, ...]
    points: int
    passes: tuple[tuple[int, float, float], ...]
    """(calls before it, worth of taking less worth of passing, score difference it led to)."""


class _Blurred:
    """A bot whose calls are blurred, and a notebook of what it saw when it called."""

    def __init__(self, bot: str, seed: int, blur: float) -> None:
        self._choose = make_bot(bot, seed).choose
        self._rng = Random(seed)
        self._blur = blur
        self.taken: tuple[float, ...] = ()
        self.passed: list[tuple[int, float]] = []

    def choose(self, view: View) -> SeatAction:
        """Its choice; calls are its own worths with noise."""
        if view.public.phase != AUCTION:
            return self._choose(view)
        assert view.seat is not None
        weighed = calls.weigh_calls(view)
        suit = max((s for s in weighed if s is not None), key=lambda s: weighed[s])
        margin = weighed[suit] - weighed[None]
        if margin + self._rng.gauss(0.0, self._blur) > 0.0:
            self.taken = _features(view, suit)
            return Call(view.seat, suit)
        self.passed.append((len(view.public.calls), margin))
        return Call(view.seat, None)


def _features(view: View, suit: int) -> tuple[float, ...]:
    public, seat = view.public, view.seat
    assert seat is not None
    first = first_seat(public, view.profile.players) == seat
    if view.profile.players == 2:
        mine, theirs = exposed_mask(public, seat), exposed_mask(public, 1 - seat)
        return calls.pair_features(mine, theirs, suit, first=first)
    assert public.turned is not None
    second = len(public.calls) >= 4
    return calls.features(view.hand | 1 << public.turned, suit, first=first, second_round=second)


def sample(profile_id: str, bot: str, blur: float, seed: int, index: int) -> Sample | None:
    """One deal; None where everybody passed."""
    profile = load_profile(profile_id)
    rng = Random(f"{seed}/{index}")
    players = [_Blurred(bot, rng.getrandbits(32), blur) for _ in range(profile.players)]
    chairs: list[Choose] = [player.choose for player in players]
    public = play_deal(start_match(profile), chairs, rng).public
    sheet = public.sheet
    assert sheet is not None
    passes = []
    for seat, player in enumerate(players):
        side = seat % 2
        difference = float(sheet.scores[side] - sheet.scores[1 - side])
        passes += [(place, margin, difference) for place, margin in player.passed]
    if public.taker is None or sheet.taker_side is None:
        return Sample((), 0, tuple(passes))
    return Sample(players[public.taker].taken, sheet.points[sheet.taker_side], tuple(passes))


def _batch(arguments: tuple[str, str, float, int, int, int]) -> list[Sample]:
    profile_id, bot, blur, seed, start, stop = arguments
    found = (sample(profile_id, bot, blur, seed, index) for index in range(start, stop))
    return [one for one in found if one is not None]


def fit(samples: Sequence[Sample], places: int) -> dict[str, Any]:
    """Weights and spread by least squares, passing by means near the line."""
    import numpy as np

    taken = [one for one in samples if one.features]
    matrix = np.array([one.features for one in taken])
    # a capot's 252 says no more about a hand than 162 does
    points = np.array([min(one.points, 162) for one in taken], dtype=float)
    ridge = 1e-3 * len(taken) * np.eye(matrix.shape[1])
    ridge[0, 0] = 0.0
    weights = np.linalg.solve(matrix.T @ matrix + ridge, matrix.T @ points)
    spread = float(np.std(points - matrix @ weights))
    passing = [_passing(samples, place) for place in range(places)]
    return {
        "weights": [round(float(weight), 2) for weight in weights],
        "spread": round(spread, 1),
        "passing": passing,
        "taken": len(taken),
    }


def _passing(samples: Sequence[Sample], place: int, near: float = 40.0) -> float:
    results = [
        difference
        for one in samples
        for at, margin, difference in one.passes
        if at == place and abs(margin) < near
    ]
    return round(sum(results) / len(results), 1) if results else 0.0


@click.command()
@click.option("--deals", default=20000, show_default=True, help="Deals a kind of game.")
@click.option("--seed", default=1, show_default=True)
@click.option("--bot", default="club", show_default=True, help="Who plays the cards.")
@click.option("--blur", default=30.0, show_default=True, help="Noise on calls, in points.")
@click.option("--workers", default=2, show_default=True)
@click.option("--games", default="four,two", show_default=True, help="Which games to fit.")
def main(deals: int, seed: int, bot: str, blur: float, workers: int, games: str) -> None:
    """Fit the model of calls and write it."""
    written = dict(calls.model())
    written["command"] = (
        f"python -m rebelote.arena.fit_calls --deals {deals} --seed {seed} --bot {bot}"
        f" --blur {blur:g}"
    )
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for game in games.split(","):
            profile_id = _PROFILES[game]
            steps = range(0, deals, 200)
            jobs = [(profile_id, bot, blur, seed, i, min(i + 200, deals)) for i in steps]
            samples = [one for batch in pool.map(_batch, jobs) for one in batch]
            written[game] = fit(samples, 2 * load_profile(profile_id).players)
            click.echo(f"{game}: {written[game]}", err=True)
    _TARGET.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
