"""`rebelote bench`: what this machine does: playouts, exact solves, decisions of each bot."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles
from typing import Any, Final

import click

from rebelote.bots import bot_ids, make_bot
from rebelote.cli._kernel import ready
from rebelote.cli._options import echo_json, json_option
from rebelote.rules.cards import cards_of, mask_of
from rebelote.rules.fold import evolve
from rebelote.rules.game import decide, start_match
from rebelote.rules.library import load_profile
from rebelote.rules.play import legal_in_trick, trick_winner
from rebelote.rules.shuffle import prepare
from rebelote.rules.state import ENDED, SCORED, State
from rebelote.rules.view import view

PROFILE: Final = "classic"
PLAYOUTS: Final = 200_000
#: Cards left, all hands together, at which all root moves are solved.
SIZES: Final = (32, 28, 24, 20, 16, 12, 8)


@click.command(epilog="Example: rebelote bench --deals 50 --json")
@click.option(
    "--deals",
    type=click.IntRange(min=2),
    default=100,
    show_default=True,
    help="Positions solved for each number of cards left.",
)
@click.option(
    "--bot-deals",
    type=click.IntRange(min=0),
    default=3,
    show_default=True,
    help="Deals that each bot plays; 0 leaves the bots out.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="Of deals and of bots.")
@json_option
def command(deals: int, bot_deals: int, seed: int, as_json: bool) -> None:
    """Measure this machine, on one core: the kernel's rates and times, and each bot's decisions.

    Times are of all root moves of random positions of `classic`, by cards left in all hands.
    """
    ready()
    bots = bot_ids(PROFILE) if bot_deals else ()
    parts = ("random playouts", *(f"{size} cards left" for size in SIZES), *bots)
    watched = sys.stderr.isatty()
    with click.progressbar(
        parts, file=sys.stderr, hidden=not watched, item_show_func=lambda part: part or ""
    ) as shown:
        steps = iter(shown)
        next(steps)
        playouts_per_s = round(playout_rate(seed))
        solve_all_ms = {
            str(size): spread(solve_times(size, deals, seed))
            for size, _ in zip(SIZES, steps, strict=False)
        }
        move_ms = {bot: spread(bot_times(bot, bot_deals, seed)) for bot in steps}
    result: dict[str, Any] = {
        "playouts_per_s": playouts_per_s,
        "solve_all_ms": solve_all_ms,
        "move_ms": move_ms,
    }
    if as_json:
        echo_json(result)
    else:
        _print(result)


def playout_rate(seed: int) -> float:
    """Random playouts of one deal a second."""
    from rebelote.kernel.playout import playouts

    position = next(positions(32, seed))
    playouts(position, 1000)
    began = time.perf_counter()
    playouts(position, PLAYOUTS, seed)
    return PLAYOUTS / (time.perf_counter() - began)


def solve_times(size: int, deals: int, seed: int) -> list[float]:
    """Milliseconds to solve all root moves, a position each."""
    from rebelote.kernel.solver import Solver

    solver = Solver()
    found = positions(size, seed)
    return [1000 * _seconds(lambda: solver.moves(next(found))) for _ in range(deals)]


def positions(size: int, seed: int) -> Iterator[Any]:
    """Endless random deals, played at random until ``size`` cards are left."""
    from rebelote.kernel.pack import Position

    rng = random.Random(seed)
    rules = load_profile(PROFILE).play_rules
    while True:
        pack = list(range(32))
        rng.shuffle(pack)
        hands = [mask_of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
        trump, leader, won = rng.randrange(4), 0, 0
        for _ in range((32 - size) // 4):
            trick: tuple[int, ...] = ()
            for step in range(4):
                seat = (leader + step) % 4
                card = rng.choice(cards_of(legal_in_trick(hands[seat], trick, trump, rules)))
                hands[seat] &= ~(1 << card)
                trick = (*trick, card)
            leader = trick_winner(leader, trick, trump, 4)
            won |= 1 << leader % 2
        one, two, three, four = hands
        yield Position(rules, trump, leader, (), (one, two, three, four), won)


def bot_times(bot_id: str, deals: int, seed: int) -> list[float]:
    """Milliseconds of each decision of a bot, over whole deals in which it sits everywhere."""
    rng = random.Random(seed)
    bot = make_bot(bot_id, seed)
    times: list[float] = []
    for _ in range(deals):
        state = start_match(load_profile(PROFILE))
        state = _after(state, prepare(state, rng))
        while state.public.phase not in (SCORED, ENDED):
            assert state.public.turn is not None
            seen = view(state, state.public.turn)
            began = time.perf_counter()
            action = bot.choose(seen)
            times.append(1000 * (time.perf_counter() - began))
            state = _after(state, action)
    return times


def _after(state: State, action: Any) -> State:
    for event in decide(state, action):
        state = evolve(state, event)
    return state


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def spread(times: list[float]) -> dict[str, float]:
    """Median, 90th percentile and maximum."""
    return {
        "median": round(median(times), 3),
        "p90": round(quantiles(times, n=10, method="inclusive")[-1], 3),
        "max": round(max(times), 3),
    }


def _print(result: dict[str, Any]) -> None:
    click.echo(f"random playouts a second: {result['playouts_per_s']:,}")
    click.echo("all root moves solved, ms by cards left    median      p90      max")
    for size, times in result["solve_all_ms"].items():
        _row(f"  {size} cards", times)
    if result["move_ms"]:
        click.echo("a bot's decision, ms                       median      p90      max")
    for bot, times in result["move_ms"].items():
        _row(f"  {bot}", times)


def _row(name: str, times: dict[str, float]) -> None:
    click.echo(f"{name:<40}{times['median']:>9.2f}{times['p90']:>9.2f}{times['max']:>9.2f}")
