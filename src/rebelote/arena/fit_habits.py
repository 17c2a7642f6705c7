"""Fits what appeals to players (`rebelote.bots.search.habits`) on deals that bots play.

    python -m rebelote.arena.fit_habits --deals 600 --seed 1

Every card played where there was a choice is explained by what the legal cards were to their
owner: a conditional logit, by gradient steps. Writes ``habits.json`` beside the bots.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

import rebelote.bots
from rebelote.arena.session import next_action
from rebelote.bots import make_bot
from rebelote.rules.cards import iterate
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_cards
from rebelote.rules.library import load_profile
from rebelote.rules.state import ENDED, PLAY, SCORED
from rebelote.rules.view import view

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_TARGET = Path(rebelote.bots.__file__).parent / "habits.json"
Choice = tuple[str, tuple[tuple[float, ...], ...], int]
"""The situation, the legal cards in numbers, which of them was played."""


def choices(profile_id: str, bots: Sequence[str], seed: int, index: int) -> list[Choice]:
    """Every choice of one deal between these bots, one a seat in turn."""
    from rebelote.bots.search.habits import features, situation_of

    rng = Random(f"{seed}/{index}")
    players = [make_bot(bots[(seat + index) % len(bots)], index).choose for seat in range(4)]
    state = start_match(load_profile(profile_id))
    found: list[Choice] = []
    while state.public.phase not in (SCORED, ENDED):
        public = state.public
        action = next_action(state, players, rng)
        if public.phase == PLAY and public.trump is not None and public.taker is not None:
            assert public.turn is not None
            legal = list(iterate(legal_cards(view(state, public.turn))))
            trick = tuple(laid.card for laid in public.trick)
            gone = sum(1 << laid.card for laid in public.plays)
            takes = (public.taker - public.turn) % 2 == 0
            if len(legal) > 1:
                told = tuple(features(card, trick, public.trump, gone) for card in legal)
                situation = situation_of(trick, public.trump, takes=takes)
                found.append((situation, told, legal.index(action.card)))  # type: ignore[union-attr]
        state, _ = apply(state, action)
    return found


def fit(found: Sequence[Choice], situation: str, steps: int = 400) -> tuple[list[float], float]:
    """Weights of one situation, and the mean log-likelihood they reach."""
    import numpy as np

    tables = [(np.array(told), chosen) for name, told, chosen in found if name == situation]
    weights = np.zeros(tables[0][0].shape[1])
    momentum = np.zeros_like(weights)
    likelihood = 0.0
    for _ in range(steps):
        slope, likelihood = _slope(tables, weights)
        momentum = 0.9 * momentum + slope
        weights = weights + 0.1 * momentum
    return [round(float(weight), 3) for weight in weights], likelihood


def _slope(
    tables: Sequence[tuple[npt.NDArray[np.float64], int]], weights: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], float]:
    """Mean gradient of the log-likelihood (with a little shrinkage), and its mean."""
    import numpy as np

    slope = -0.002 * weights
    likelihood = 0.0
    for told, chosen in tables:
        lean = told @ weights
        shares = np.exp(lean - lean.max())
        shares /= shares.sum()
        slope = slope + (told[chosen] - shares @ told) / len(tables)
        likelihood += float(np.log(shares[chosen])) / len(tables)
    return slope, likelihood


@click.command()
@click.option("--deals", default=600, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--bots", default="club,expert:worlds=12", show_default=True, help="Who plays.")
@click.option("--profile", "profile_id", default="classic", show_default=True)
def main(deals: int, seed: int, bots: str, profile_id: str) -> None:
    """Fit what appeals to players and write it."""
    from rebelote.bots.search.habits import FEATURES, SITUATIONS

    names = bots.replace(",expert", " expert").replace(",club", " club").split()
    found = [c for index in range(deals) for c in choices(profile_id, names, seed, index)]
    written: dict[str, Any] = {
        "command": f"python -m rebelote.arena.fit_habits --deals {deals} --seed {seed}"
        f" --bots {bots} --profile {profile_id}",
        "features": list(FEATURES),
        "choices": len(found),
    }
    for situation in SITUATIONS:
        written[situation], likelihood = fit(found, situation)
        click.echo(f"{situation}: {written[situation]}, log-likelihood {likelihood:.3f}", err=True)
    _TARGET.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
