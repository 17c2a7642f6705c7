"""`rebelote solve`: exact values of positions with all cards known, or their expectation."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import IO, TYPE_CHECKING, Any, Final

import click

from rebelote.cli._kernel import ready
from rebelote.cli._options import echo_json, json_option, rule_option
from rebelote.kernel.notation import position_from_json, profile_from_json, tableau_from_json
from rebelote.rules.cards import card_text
from rebelote.rules.errors import RebeloteError

if TYPE_CHECKING:
    from rebelote.kernel.chance import ChanceSolver, Expectation
    from rebelote.kernel.pack import Position
    from rebelote.kernel.solver import Budget, Solution, Solver
    from rebelote.kernel.tableau import TableauSolver


#: Work spent on an exact expectation before it is sampled instead: a few seconds.
PATIENT_NODES: Final = 30_000_000


class Solvers:
    """The solvers of one process, each made when first needed."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._four: Solver | None = None
        self._two: TableauSolver | None = None
        self._chance: ChanceSolver | None = None

    def answer(self, data: Any, rules: Mapping[str, str]) -> dict[str, Any]:
        """The result for one position as JSON; raises `RebeloteError` for a bad one."""
        profile = profile_from_json(data, rules)
        if profile.players == 4:
            return self._four_players(position_from_json(data, profile))
        tableau, unseen = tableau_from_json(data)
        if not unseen:
            from rebelote.kernel.tableau import TableauSolver

            self._two = self._two or TableauSolver()
            return solution_to_json(self._two.moves(tableau, self._budget))
        from rebelote.kernel.chance import ChanceSolver

        self._chance = self._chance or ChanceSolver()
        at_once = profile.play_rules.uncover_at_once == 1
        nodes = self._budget.nodes or PATIENT_NODES
        expectation = self._chance.moves(tableau, unseen, at_once=at_once, exact_nodes=nodes)
        return expectation_to_json(expectation)

    def _four_players(self, position: Position) -> dict[str, Any]:
        from rebelote.kernel.solver import Solver

        self._four = self._four or Solver()
        return solution_to_json(self._four.moves(position, self._budget))


@click.command(
    epilog="""Example: echo '{"profile": "classic", "trump": "S", "leader": 0, "trick": [],
    "hands": [["JS"], ["9S"], ["AH"], ["7S"]], "won": [7, 0]}' | rebelote solve"""
)
@click.argument("file", type=click.File(encoding="utf-8", errors="replace"), default="-")
@click.option("--nodes", type=click.IntRange(min=1), help="Give up after so many nodes.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.001),
    help="Give up after so long, where every card is known.",
)
@rule_option
@json_option
def command(
    file: IO[str],
    nodes: int | None,
    seconds: float | None,
    rules: dict[str, str],
    as_json: bool,
) -> None:
    """Values of each legal card of the positions in FILE (default: stdin), one JSON object a line.

    A value is what the side to move takes from here on under best play by all, the last trick's
    10 and a capot's 90 included. A position of decouverte with unknown covered cards gets the
    exact expectation over them, or a sampled one with its standard error.
    """
    positions = list(_positions(file))
    ready()
    from rebelote.kernel.solver import Budget

    solvers = Solvers(Budget(nodes, seconds))
    for where, data in positions:
        try:
            result = solvers.answer(data, rules)
        except RebeloteError as error:
            raise click.ClickException(f"{where}{error}") from None
        if as_json:
            echo_json(result)
        else:
            _print(result)


def _positions(file: IO[str]) -> list[tuple[str, Any]]:
    """(where it stands, the object) for each line; or the whole file as one object."""
    lines = [(number, line) for number, line in enumerate(file, start=1) if line.strip()]
    if not lines:
        raise click.ClickException("no position: expected one JSON object a line")
    found = []
    for number, line in lines:
        try:
            found.append((f"line {number}: " if len(lines) > 1 else "", json.loads(line)))
        except (ValueError, RecursionError) as error:
            whole = _whole(lines)
            if whole is not None:
                return [("", whole)]
            raise click.ClickException(
                f"line {number}: not JSON ({error}); expected one position a line"
            ) from None
    return found


def _whole(lines: list[tuple[int, str]]) -> Any:
    """One position written over several lines; None where it is not that either."""
    try:
        return json.loads("".join(line for _, line in lines))
    except (ValueError, RecursionError):
        return None


def solution_to_json(solution: Solution) -> dict[str, Any]:
    """Exact values, best cards, and the work done; or ``"finished": false`` and what is known."""
    result: dict[str, Any] = {
        "values": {card_text(card): value for card, value in solution.values.items()},
        "best": [card_text(card) for card in solution.best],
        "nodes": solution.nodes,
        "ms": round(1000 * solution.seconds, 3),
    }
    if not solution.finished:
        result["finished"] = False
    return result


def expectation_to_json(expectation: Expectation) -> dict[str, Any]:
    """Expected values; ``"sampled"`` and ``"standard_error"`` where they are not exact."""
    result: dict[str, Any] = {
        "values": {card_text(card): value for card, value in expectation.objectives.items()},
        "best": [card_text(card) for card in expectation.best],
        "nodes": expectation.nodes,
        "ms": round(1000 * expectation.seconds, 3),
    }
    if not expectation.exact:
        result["sampled"] = True
        result["standard_error"] = {
            card_text(card): error for card, error in expectation.errors.items()
        }
    if not expectation.finished:
        result["finished"] = False
    return result


def _print(result: dict[str, Any]) -> None:
    """One line a position: the cards from the best down."""
    errors = result.get("standard_error", {})
    shown = []
    for card, value in sorted(result["values"].items(), key=lambda item: -item[1]):
        text = f"{card} {value:g}" if isinstance(value, int) else f"{card} {value:.2f}"
        shown.append(text + (f" (± {errors[card]:.2f})" if card in errors else ""))
    state = "" if result.get("finished", True) else "not finished: "
    how = ", sampled" if result.get("sampled") else ""
    click.echo(f"{state}{'  '.join(shown)}  [{result['nodes']} nodes, {result['ms']:.1f} ms{how}]")
