"""The first answer: what a card was worth with all cards known. Needs Numba."""

from __future__ import annotations

from typing import NamedTuple

from rebelote.kernel.chance import ChanceSolver
from rebelote.kernel.pack import position_from_state, taken, won_bits
from rebelote.kernel.piles import Pile, Tableau
from rebelote.kernel.solver import Budget, Solution, Solver
from rebelote.kernel.tableau import TableauSolver
from rebelote.rules.cards import Card
from rebelote.rules.state import State


class Known(NamedTuple):
    """Exact values of the legal cards, the same as `rebelote solve` gives."""

    finished: bool
    objectives: dict[Card, int]
    """Points from here on for the side to move; a capot counts 90 more, the others' 90 less."""
    values: dict[Card, int]
    """What the side to move takes from here on."""

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards worth most; empty where the search was not finished."""
        if not self.finished:
            return ()
        top = max(self.objectives.values())
        return tuple(card for card, worth in self.objectives.items() if worth == top)

    def cost(self, card: Card) -> int | None:
        """What ``card`` gives away; None where the search was not finished."""
        return max(self.objectives.values()) - self.objectives[card] if self.finished else None


class KnownSolver:
    """Solves one state after the other; keep one per thread."""

    def __init__(self, nodes: int) -> None:
        self._budget = Budget(nodes=nodes)
        self._four: Solver | None = None
        self._two: TableauSolver | None = None
        self._chance: ChanceSolver | None = None

    def solve(self, state: State) -> Known:
        """The values of every legal card of a state in play."""
        if state.profile.players == 4:
            self._four = self._four or Solver()
            return _known(self._four.moves(position_from_state(state), self._budget))
        if state.profile.play_rules.uncover_at_once:
            return self._at_once(state)
        self._two = self._two or TableauSolver()
        return _known(self._two.moves(tableau_of(state), self._budget))

    def _at_once(self, state: State) -> Known:
        """House rule of two players: an expectation over no unknown card at all is exact."""
        self._chance = self._chance or ChanceSolver()
        found = self._chance.exact(tableau_of(state), 0, at_once=True, nodes=self._budget.nodes)
        if not found.finished:
            return Known(False, {}, {})
        objectives = {card: round(worth) for card, worth in found.objectives.items()}
        return Known(True, objectives, {card: taken(worth) for card, worth in objectives.items()})


def _known(solution: Solution) -> Known:
    if not solution.finished:
        return Known(False, {}, {})
    return Known(True, solution.objectives, solution.values)


def tableau_of(state: State) -> Tableau:
    """Two players: the position with every covered card known."""
    public = state.public
    assert public.trump is not None
    piles = tuple(
        tuple(
            Pile(top, under)
            for top, under in zip(public.exposed[seat], state.hidden.covered[seat], strict=True)
        )
        for seat in range(2)
    )
    trick = tuple(laid.card for laid in public.trick)
    won = won_bits(public.won)
    return Tableau(public.trump, public.leader, trick, (piles[0], piles[1]), won)
