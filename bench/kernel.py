"""The kernel beside `colver`, the strongest peer: same deals, same run, one core, values compared.

Under the peer's rule of play: any card while the partner holds the trick, no duty to undertrump.

    .venv/bin/python bench/kernel.py [--deals 200] [--write]

With ``--write`` the figures go to bench/RESULTS.md. Times are processor time of this process, the
clock's beside them: both engines run in turns on one core, and other work takes turns with them,
which the clock counts and processor time does not. (It still slows both: caches are shared.)
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import numpy as np

import rebelote
from rebelote.kernel.batch import Batch
from rebelote.kernel.chance import ChanceSolver
from rebelote.kernel.pack import Position
from rebelote.kernel.piles import UNKNOWN, Pile, Tableau
from rebelote.kernel.playout import playouts
from rebelote.kernel.solver import Solver
from rebelote.kernel.tableau import TableauSolver
from rebelote.rules.cards import RANKS, cards_of, iterate, mask_of
from rebelote.rules.library import load_profile
from rebelote.rules.play import PlayRules, legal_in_trick, trick_winner

T = TypeVar("T")
RESULTS = Path(__file__).parent / "RESULTS.md"
RULES = load_profile("classic", {"undertrump": "free"}).play_rules
#: The peer's rank order within a suit.
PEER_RANKS = "789JQKTA"
TO_PEER = [8 * (card >> 3) + PEER_RANKS.index(RANKS[card & 7]) for card in range(32)]
FROM_PEER = {peer: card for card, peer in enumerate(TO_PEER)}


class Times:
    """Milliseconds of pieces of work: of the processor, and by the clock."""

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.wall: list[float] = []

    def of(self, work: Callable[[], T]) -> T:
        """Do the work and note its times."""
        began, clock = time.process_time(), time.perf_counter()
        result = work()
        self.cpu.append(1000 * (time.process_time() - began))
        self.wall.append(1000 * (time.perf_counter() - clock))
        return result


def told(what: str, done: int, total: int) -> None:
    """Progress, where somebody watches."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{what}: {done} of {total} ", end=end, file=sys.stderr, flush=True)


def deals(count: int, seed: int) -> list[Position]:
    """Full deals, seat 0 to lead, any trump."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        pack = list(range(32))
        rng.shuffle(pack)
        one, two, three, four = (mask_of(pack[8 * s : 8 * s + 8]) for s in range(4))
        found.append(Position(RULES, rng.randrange(4), 0, (), (one, two, three, four), 0))
    return found


def peer_env(position: Position) -> Any:
    """The same deal in the peer, seat 0 to lead."""
    import colver

    hands = [[TO_PEER[card] for card in iterate(hand)] for hand in position.hands]
    env = colver.Env.deal_with_hands(3, hands)
    env.set_contract(position.trump, 80, 0, 0)
    env.set_phase_playing()
    return env


def against_peer(count: int) -> dict[str, Any]:
    """All root moves of full deals, in turns, timed and compared value by value."""
    solver = Solver()
    ours, theirs = Times(), Times()
    wrong = compared = 0
    for done, position in enumerate(deals(count, 1), 1):
        solution = ours.of(partial(solver.moves, position))
        env = peer_env(position)
        for peer_card, points in theirs.of(env.solve_scores)["scores"]:
            compared += 1
            wrong += solution.values[FROM_PEER[peer_card]] != points
        told("full deals", done, count)
    return {"ours": ours, "theirs": theirs, "compared": compared, "wrong": wrong}


def midgame_disagreements(count: int) -> tuple[int, int]:
    """(values compared, disagreements) in the middle of deals, inside tricks too."""
    rng = random.Random(2)
    solver = Solver()
    compared = wrong = 0
    for done, position in enumerate(deals(count, 3), 1):
        told("middles of deals", done, count)
        env = peer_env(position)
        hands, leader, won = list(position.hands), 0, 0
        trick: tuple[int, ...] = ()
        taken = [0, 0]
        for _ in range(rng.randrange(6, 29)):
            seat = (leader + len(trick)) % 4
            card = rng.choice(cards_of(legal_in_trick(hands[seat], trick, position.trump, RULES)))
            hands[seat] &= ~(1 << card)
            trick = (*trick, card)
            env.step(TO_PEER[card])
            if len(trick) == 4:
                leader = trick_winner(leader, trick, position.trump, 4)
                won |= 1 << leader % 2
                trick = ()
        taken = list(env.get_points())
        one, two, three, four = hands
        now = Position(RULES, position.trump, leader, trick, (one, two, three, four), won)
        solution = solver.moves(now)
        side = now.seat % 2
        for peer_card, points in env.solve_scores()["scores"]:
            objective = solution.objectives[FROM_PEER[peer_card]]
            north = objective if side == 0 else now.points_left - objective
            total = 252 if north > now.points_left else max(0, north) + taken[0]
            if won == 1 and north > now.points_left:
                total = 252
            compared += 1
            wrong += total != points
    return compared, wrong


def playout_rates() -> tuple[float, float]:
    """Random playouts a second of one deal, best of three turns: ours, the peer's."""
    position = deals(1, 4)[0]
    env = peer_env(position)
    ours, theirs = Times(), Times()
    for turn in range(3):
        ours.of(partial(playouts, position, 300_000, turn))
        theirs.of(partial(env.rollout, 100_000))
        told("playouts", turn + 1, 3)
    return 1000 * 300_000 / min(ours.cpu), 1000 * 100_000 / min(theirs.cpu)


def world_rates(seconds: float) -> tuple[float, float]:
    """Worlds a second, all moves at the first lead, one thread: ours, the peer's.

    In turns of 20 worlds, the same ones, until the peer has had so many seconds.
    """
    position = deals(1, 5)[0]
    rng = random.Random(6)
    pool = [card for hand in position.hands[1:] for card in iterate(hand)]
    batch = Batch(1)
    ours, theirs = Times(), Times()
    while sum(theirs.cpu) < 1000 * seconds:
        worlds = []
        for _ in range(20):
            rng.shuffle(pool)
            thirds = (mask_of(pool[8 * seat : 8 * seat + 8]) for seat in range(3))
            worlds.append([position.hands[0], *thirds])
        hands = np.array(worlds, dtype=np.int64)
        ours.of(partial(batch.moves, position, hands))
        for one, two, three, four in worlds:
            env = peer_env(position._replace(hands=(one, two, three, four)))
            theirs.of(env.solve_scores)
        told("worlds, seconds", min(round(sum(theirs.cpu) / 1000), round(seconds)), round(seconds))
    done = len(theirs.cpu)
    return 1000 * done / sum(ours.cpu), 1000 * done / sum(theirs.cpu)


def tableaux(count: int, covered: int, seed: int) -> list[tuple[Tableau, int]]:
    """Random play of `decouverte` until at most ``covered`` cards are covered, and which."""
    rng = random.Random(seed)
    rules = PlayRules(2, 3, 0, 0, 0)
    found: list[tuple[Tableau, int]] = []
    while len(found) < count:
        pack = list(range(32))
        rng.shuffle(pack)
        rows = [[[pack.pop(), pack.pop()] for _ in range(8)] for _ in range(2)]
        trump, leader, won = rng.randrange(4), 0, 0
        while sum(len(pile) == 2 for row in rows for pile in row) > covered:
            trick: tuple[int, ...] = ()
            for seat in (leader, 1 - leader):
                exposed = mask_of(pile[0] for pile in rows[seat] if pile)
                trick = (*trick, rng.choice(cards_of(legal_in_trick(exposed, trick, trump, rules))))
            rows = [[[c for c in pile if c not in trick] for pile in row] for row in rows]
            leader = (leader + trick_winner(0, trick, trump, 2)) % 2
            won |= 1 << leader
        hidden = mask_of(pile[1] for row in rows for pile in row if len(pile) == 2)
        if hidden.bit_count() == covered:
            first, second = (tuple(Pile(p[0], (*p, None)[1]) for p in row if p) for row in rows)
            found.append((Tableau(trump, leader, (), (first, second), won), hidden))
    return found


def chances(count: int, covered: int) -> Iterator[tuple[Tableau, int]]:
    """The same with nobody having seen the covered cards."""
    for position, hidden in tableaux(count, covered, 8):
        first, second = (
            tuple(p._replace(covered=UNKNOWN) if p.covered is not None else p for p in row)
            for row in position.piles
        )
        yield position._replace(piles=(first, second)), hidden


def decouverte_times(count: int) -> tuple[Times, Times]:
    """The start with all known, one value; expectations with five covered, of every move."""
    exact, expected = TableauSolver(), ChanceSolver()
    start, chance = Times(), Times()
    for done, (position, _) in enumerate(tableaux(count, 16, 7), 1):
        start.of(partial(exact.value, position))
        told("decouverte, start", done, count)
    for done, (position, hidden) in enumerate(chances(count, 5), 1):
        chance.of(partial(expected.exact, position, hidden))
        told("decouverte, five covered", done, count)
    return start, chance


def start_times() -> list[tuple[float, float]]:
    """Seconds, of the processor and by the clock, to load all of the kernel: compiling it in a copy
    of the package that has no machine code, then from the cache that this left.
    """
    code = "from rebelote.kernel.warm import warm_up; print(warm_up())"
    found = []
    with TemporaryDirectory() as folder:
        without = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(Path(rebelote.__file__).parent, f"{folder}/rebelote", ignore=without)
        for done, cold in enumerate((True, False), 1):
            used, clock = os.times(), time.perf_counter()
            said = subprocess.run(
                [sys.executable, "-c", code],
                env=os.environ | {"PYTHONPATH": folder},
                check=True,
                capture_output=True,
                text=True,
            )
            now = os.times()
            cpu = now.children_user - used.children_user
            cpu += now.children_system - used.children_system
            found.append((cpu, time.perf_counter() - clock))
            if said.stdout.strip() != str(cold):
                sys.exit(f"bench/kernel.py: expected to {'compile' if cold else 'find the cache'}")
            told("starts of a process", done, 2)
    return found


def spread(times: list[float]) -> str:
    """Median, 90th percentile and maximum as table cells."""
    return f"{median(times):.2f} | {tail(times):.2f} | {max(times):.2f}"


def tail(times: list[float]) -> float:
    """The 90th percentile."""
    return quantiles(times, n=10, method="inclusive")[-1]


def both(times: Times) -> str:
    """Processor time's spread and the clock's, as table cells."""
    return f"{spread(times.cpu)} | {spread(times.wall)}"


def ratios(ours: list[float], theirs: list[float]) -> str:
    """The peer's median and 90th percentile by ours, as table cells."""
    return f"{median(theirs) / median(ours):.1f} | {tail(theirs) / tail(ours):.1f} | "


def rates(pair: tuple[float, float], digits: int) -> str:
    """Ours, the peer's and their ratio as table cells."""
    return f"{pair[0]:,.{digits}f} | {pair[1]:,.{digits}f} | {pair[0] / pair[1]:.2f}"


def report(count: int) -> str:
    """Measure everything; the page as text."""
    load = os.getloadavg()[0]
    solved = against_peer(count)
    middle = midgame_disagreements(count)
    random_play = playout_rates()
    worlds = world_rates(4.0)
    start, chance = decouverte_times(count)
    cold, cached = start_times()
    ours, theirs = solved["ours"], solved["theirs"]
    head = "median | p90 | max | clock: median | p90 | max |\n|---|---|---|---|---|---|---|"
    return f"""# What the kernel does, beside the strongest peer

Generated by `bench/kernel.py --deals {count} --write`; not written by hand. One core of
{platform.machine()} with {os.cpu_count()}, Python {platform.python_version()}; the two engines took
turns on the same deals, under the peer's rule of play. Times and rates are of processor time, where
not of the clock; other work ran on the machine (load {load:.1f} at the start,
{os.getloadavg()[0]:.1f} at the end), which the clock shows and which slows processor time less.

| all root moves of a full deal, ms | {head}
| rebelote | {both(ours)} |
| colver | {both(theirs)} |
| ratio | {ratios(ours.cpu, theirs.cpu)} | {ratios(ours.wall, theirs.wall)} |

| a second | rebelote | colver | ratio |
|---|---|---|---|
| random playouts of a deal | {rates(random_play, 0)} |
| worlds, all moves at the first lead | {rates(worlds, 1)} |

| values compared with colver | compared | disagreements |
|---|---|---|
| full deals | {solved["compared"]} | {solved["wrong"]} |
| in the middle of deals | {middle[0]} | {middle[1]} |

| `decouverte`, ms | {head}
| start, all cards known, the value | {both(start)} |
| five covered, exact expectation of every move | {both(chance)} |

| a process loads the whole kernel, s | processor | clock |
|---|---|---|
| compiling it: once, at `make setup` | {cold[0]:.1f} | {cold[1]:.1f} |
| from the cache, ever after | {cached[0]:.1f} | {cached[1]:.1f} |
"""


def main() -> None:
    """Run everything on one core and print the page; ``--write`` keeps it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.deals < 2:
        parser.error("--deals: expected at least 2")
    if find_spec("colver") is None:
        sys.exit("bench/kernel.py measures against colver: make bench installs it")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    page = report(options.deals)
    print(page)
    if options.write:
        RESULTS.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
