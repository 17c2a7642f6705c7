"""The kernel beside `colver`, the strongest peer: same deals, same run, one core, values compared.

Under the peer's rule of play: any card while the partner holds the trick, no duty to undertrump.

    .venv/bin/python bench/kernel.py [--deals 200] [--write]

With ``--write`` the figures go to bench/RESULTS.md. Ratios are what counts: both run in turns on
one core, so a busy machine slows both.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import numpy as np

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

RESULTS = Path(__file__).parent / "RESULTS.md"
RULES = load_profile("classic", {"undertrump": "free"}).play_rules
#: The peer's rank order within a suit.
PEER_RANKS = "789JQKTA"
TO_PEER = [8 * (card >> 3) + PEER_RANKS.index(RANKS[card & 7]) for card in range(32)]
FROM_PEER = {peer: card for card, peer in enumerate(TO_PEER)}


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
    ours: list[float] = []
    theirs: list[float] = []
    wrong = compared = 0
    for position in deals(count, 1):
        began = time.perf_counter()
        solution = solver.moves(position)
        ours.append(1000 * (time.perf_counter() - began))
        env = peer_env(position)
        began = time.perf_counter()
        scores = env.solve_scores()["scores"]
        theirs.append(1000 * (time.perf_counter() - began))
        for peer_card, points in scores:
            compared += 1
            wrong += solution.values[FROM_PEER[peer_card]] != points
    return {"ours": ours, "theirs": theirs, "compared": compared, "wrong": wrong}


def midgame_disagreements(count: int) -> tuple[int, int]:
    """(values compared, disagreements) in the middle of deals, inside tricks too."""
    rng = random.Random(2)
    solver = Solver()
    compared = wrong = 0
    for position in deals(count, 3):
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
    best = [0.0, 0.0]
    for turn in range(3):
        began = time.perf_counter()
        playouts(position, 300_000, turn)
        best[0] = max(best[0], 300_000 / (time.perf_counter() - began))
        began = time.perf_counter()
        env.rollout(100_000)
        best[1] = max(best[1], 100_000 / (time.perf_counter() - began))
    return best[0], best[1]


def world_rates(seconds: float) -> tuple[float, float]:
    """Worlds a second, all moves at the first lead, one thread: ours, the peer's."""
    position = deals(1, 5)[0]
    rng = random.Random(6)
    pool = [card for hand in position.hands[1:] for card in iterate(hand)]
    worlds = []
    for _ in range(400):
        rng.shuffle(pool)
        worlds.append([position.hands[0], *(mask_of(pool[8 * s : 8 * s + 8]) for s in range(3))])
    began = time.perf_counter()
    Batch(1).moves(position, np.array(worlds, dtype=np.int64))
    ours = len(worlds) / (time.perf_counter() - began)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        one, two, three, four = worlds[done]
        peer_env(position._replace(hands=(one, two, three, four))).solve_scores()
        done += 1
    return ours, done / (time.perf_counter() - began)


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


def decouverte_times(count: int) -> tuple[list[float], list[float]]:
    """Milliseconds: the start with all known, one value; expectations with five covered."""
    exact, expected = TableauSolver(), ChanceSolver()
    start, chance = [], []
    for position, _ in tableaux(count, 16, 7):
        began = time.perf_counter()
        exact.value(position)
        start.append(1000 * (time.perf_counter() - began))
    for position, hidden in tableaux(count, 5, 8):
        first, second = (
            tuple(p._replace(covered=UNKNOWN) if p.covered is not None else p for p in row)
            for row in position.piles
        )
        began = time.perf_counter()
        expected.exact(position._replace(piles=(first, second)), hidden)
        chance.append(1000 * (time.perf_counter() - began))
    return start, chance


def spread(times: list[float]) -> str:
    """Median, 90th percentile and maximum as table cells."""
    return f"{median(times):.2f} | {quantiles(times, n=10)[-1]:.2f} | {max(times):.2f}"


def rates(pair: tuple[float, float], digits: int) -> str:
    """Ours, the peer's and their ratio as table cells."""
    return f"{pair[0]:,.{digits}f} | {pair[1]:,.{digits}f} | {pair[0] / pair[1]:.2f}"


def report(count: int) -> str:
    """Measure everything; the page as text."""
    solved = against_peer(count)
    middle = midgame_disagreements(count)
    random_play = playout_rates()
    worlds = world_rates(4.0)
    start, chance = decouverte_times(min(count, 60))
    ours, theirs = solved["ours"], solved["theirs"]
    tail = [quantiles(times, n=10)[-1] for times in (ours, theirs)]
    return f"""# What the kernel does, beside the strongest peer

Generated by `bench/kernel.py --deals {count} --write`; not written by hand. One core of
{platform.machine()}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f} at the
end; the two engines took turns on the same deals, under the peer's rule of play.

| all root moves of a full deal, ms | median | p90 | max |
|---|---|---|---|
| rebelote | {spread(ours)} |
| colver | {spread(theirs)} |
| ratio | {median(theirs) / median(ours):.1f} | {tail[1] / tail[0]:.1f} | |

| a second | rebelote | colver | ratio |
|---|---|---|---|
| random playouts of a deal | {rates(random_play, 0)} |
| worlds, all moves at the first lead | {rates(worlds, 1)} |

| values compared with colver | compared | disagreements |
|---|---|---|
| full deals | {solved["compared"]} | {solved["wrong"]} |
| in the middle of deals | {middle[0]} | {middle[1]} |

| `decouverte`, ms | median | p90 | max |
|---|---|---|---|
| start, all cards known, the value | {spread(start)} |
| five covered, exact expectation of every move | {spread(chance)} |
"""


def main() -> None:
    """Run everything on one core and print the page; ``--write`` keeps it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    page = report(options.deals)
    print(page)
    if options.write:
        RESULTS.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
