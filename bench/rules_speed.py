"""Deals a second: random legal play per profile, `simulate` and `verify`, on one core.

Beside them, in the same run, Python stepping over a Rust core (`colver`) playing at random: the
ratio is what to quote, single figures drift with the machine.

    .venv/bin/python bench/rules_speed.py [--deals 400] [--rounds 3]
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import islice

from rebelote.arena.session import play_match
from rebelote.arena.simulate import random_player, simulate
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import Profile
from rebelote.rules.state import State
from rebelote.rules.verify import Verifier


def random_deals(profile: Profile, seed: int) -> Iterator[State]:
    """Endless deals of random legal play."""
    rng = random.Random(seed)
    players = [random_player(rng.getrandbits(32)) for _ in range(profile.players)]
    while True:
        yield from play_match(profile, players, rng)


def rate(work: Callable[[], object], deals: int) -> float:
    """Deals a second of processor time."""
    start = time.process_time()
    work()
    return deals / (time.process_time() - start)


def engine_rate(profile: Profile, deals: int) -> float:
    """Random legal play, events folded, views made."""
    return rate(lambda: list(islice(random_deals(profile, 1), deals)), deals)


def simulate_rate(profile: Profile, deals: int) -> float:
    """What `rebelote simulate` does, records included."""
    return rate(lambda: list(simulate(profile, ["novice"], deals, 1)), deals)


def verify_rate(profile: Profile, deals: int) -> float:
    """What `rebelote verify` does."""
    records = list(simulate(profile, ["random"], deals, 1))
    verifier = Verifier()
    return rate(lambda: [verifier.check(record) for record in records], deals)


def peer_rate(deals: int) -> float | None:
    """The peer's environment stepped at random from Python; None where it is not installed."""
    try:
        import colver
    except ImportError:
        return None
    rng = random.Random(1)

    def work() -> None:
        for _ in range(deals):
            env = colver.Env()
            env.reset()
            while not env.is_terminal():
                env.step(rng.choice(env.legal_actions()))

    return rate(work, deals)


def main() -> None:
    """Print the medians of several rounds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    peers = [peer_rate(chosen.deals) for _ in range(chosen.rounds)]
    peer = statistics.median([found for found in peers if found is not None] or [0.0])
    print(f"{'deals a second, one core':28}{'play':>8}{'simulate':>10}{'verify':>8}{'/ peer':>8}")
    for name in profile_ids():
        profile = load_profile(name)
        measures = (engine_rate, simulate_rate, verify_rate)
        medians = [
            statistics.median(measure(profile, chosen.deals) for _ in range(chosen.rounds))
            for measure in measures
        ]
        ratio = f"{medians[0] / peer:8.2f}" if peer else f"{'-':>8}"
        print(f"{name:28}{medians[0]:8.0f}{medians[1]:10.0f}{medians[2]:8.0f}{ratio}")
    print(f"{'colver, stepped from Python':28}{peer:8.0f}" if peer else "colver is not installed")


if __name__ == "__main__":
    main()
