"""Fit the solver's move order (`kernel.order.WEIGHTS`) to the nodes it takes on random deals.

Hill climbing: one weight changes at a time, and a change that lowers the mean of nodes ** 0.7 over
the sample stays. Prints the weights; paste them into the module.

    .venv/bin/python bench/tools/fit_order.py [--seconds 600] [--deals 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
import time

from rebelote.kernel.arena import GENERATION_AT, ORDER_AT, TABLE_AT, Arena, prepare
from rebelote.kernel.drive import value_of
from rebelote.kernel.legality import rule_word
from rebelote.kernel.order import WEIGHTS
from rebelote.kernel.solver import NO_LIMIT
from rebelote.kernel.table import GENERATIONS

STEPS = (16,) * 48 + (4,) * 48 + (8,) * 96
FULL = (1 << 32) - 1


class Sample:
    """Deals to solve, and what solving them takes under given weights."""

    def __init__(self, count: int, seed: int) -> None:
        rng = random.Random(seed)
        self._arena = Arena()
        self._deals = []
        for _ in range(count):
            pack = list(range(32))
            rng.shuffle(pack)
            hands = [sum(1 << card for card in pack[8 * s : 8 * s + 8]) for s in range(4)]
            self._deals.append((hands, rule_word(0, rng.randrange(2), 0)))
        self._generation = 0

    def cost(self, weights: list[int]) -> float:
        """Mean of nodes ** 0.7: between what the median and what the mean would ask for."""
        words = self._arena.words
        words[ORDER_AT : ORDER_AT + len(weights)] = weights
        total = 0.0
        for hands, rules in self._deals:
            self._generation += 1
            if self._generation == GENERATIONS:
                self._generation = 1
                words[TABLE_AT:] = 0
            words[GENERATION_AT] = self._generation
            prepare(self._arena.address, *hands, rules, NO_LIMIT)
            value_of(self._arena.address, FULL, 0, 0)
            total += self._arena.nodes**0.7
        return total / len(self._deals)


def fit(sample: Sample, seconds: float, rng: random.Random) -> list[int]:
    """The best weights found from the present ones."""
    weights = list(WEIGHTS)
    best = sample.cost(weights)
    print(f"start {best:.1f}")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        index = rng.randrange(len(weights))
        change = rng.choice((-1, 1)) * max(1, int(STEPS[index] * rng.choice((0.25, 0.5, 1, 2))))
        while True:
            tried = list(weights)
            tried[index] += change
            cost = sample.cost(tried)
            if cost >= best * 0.99995:
                break
            best, weights = cost, tried
            change *= 2
            print(f"{best:.1f}", flush=True)
    return weights


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    print(fit(Sample(options.deals, options.seed), options.seconds, rng))


if __name__ == "__main__":
    main()
