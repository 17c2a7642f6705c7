"""The solver against the reference on `rules`, and its manners."""

from __future__ import annotations

import random

import pytest

from rebelote.kernel.pack import Position
from rebelote.kernel.solver import Budget, Solver
from rebelote.rules.cards import cards_of, mask_of, parse_cards
from rebelote.rules.errors import RebeloteError
from rebelote.rules.play import legal_in_trick, trick_points, trick_winner
from tests.kernel.positions import PROFILES, four_hands
from tests.kernel.reference import end_of_deal, four_players

CLASSIC = PROFILES[0]


def after(position: Position, card: int) -> tuple[int, Position | None]:
    """Side 0's gain and the position after a card; None once the deal is over."""
    seat = position.seat
    hands = tuple(
        hand & ~(1 << card) if index == seat else hand for index, hand in enumerate(position.hands)
    )
    position = position._replace(hands=(hands[0], hands[1], hands[2], hands[3]))
    trick = (*position.trick, card)
    if len(trick) < 4:
        return 0, position._replace(trick=trick)
    winner = trick_winner(position.leader, trick, position.trump, 4)
    gained = trick_points(trick, position.trump) if winner % 2 == 0 else 0
    won = position.won | 1 << winner % 2
    if not any(hands):
        return gained + end_of_deal(winner, won), None
    return gained, position._replace(trick=(), leader=winner, won=won)


def check(solver: Solver, position: Position) -> None:
    """Every card's objective equals the reference's."""
    solution = solver.moves(position)
    legal = legal_in_trick(
        position.hands[position.seat], position.trick, position.trump, position.rules
    )
    assert tuple(solution.objectives) == cards_of(legal)
    total = position.points_left
    for card, objective in solution.objectives.items():
        gained, left = after(position, card)
        value = gained + (0 if left is None else four_players(left))
        assert objective == (value if position.seat % 2 == 0 else total - value), position
    best = max(solution.objectives.values())
    assert solver.value(position) == best
    assert solution.best == tuple(c for c, v in solution.objectives.items() if v == best)
    assert all(value >= 0 for value in solution.values.values())


@pytest.mark.parametrize(("size", "count"), [(1, 100), (2, 300), (3, 200), (4, 25)])
def test_endings_equal_the_reference(size: int, count: int) -> None:
    rng = random.Random(size)
    solver = Solver()
    for _ in range(count):
        check(solver, four_hands(rng, size))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "count"), [(3, 3000), (4, 600), (5, 25)])
def test_thousands_of_endings_equal_the_reference(size: int, count: int) -> None:
    rng = random.Random(100 + size)
    solver = Solver()
    for _ in range(count):
        check(solver, four_hands(rng, size))


def test_a_position_solved_step_by_step_keeps_its_value() -> None:
    """A shortcut that were unsound would show as a value that changes along best play."""
    rng = random.Random(6)
    solver = Solver()
    for _ in range(60):
        position: Position | None = four_hands(rng, 8)
        assert position is not None
        side = position.seat % 2
        promised = solver.moves(position)
        value = max(promised.objectives.values())
        total = position.points_left
        value = value if side == 0 else total - value
        while position is not None:
            solution = solver.moves(position)
            gained, following = after(position, rng.choice(solution.best))
            top = max(solution.objectives.values())
            assert (top if position.seat % 2 == 0 else position.points_left - top) == value
            value -= gained
            position = following
        assert value == 0


def test_a_capot_is_ninety_more_and_ninety_less() -> None:
    hands = tuple(mask_of(parse_cards(text)) for text in ("JS AH", "7H 8H", "9S AD", "7C 8C"))
    one, two, three, four = hands
    position = Position(CLASSIC, 0, 0, (), (one, two, three, four), 1)
    solution = Solver().moves(position)
    assert set(solution.values.values()) == {20 + 14 + 11 + 11 + 100}
    lost = position._replace(leader=1, hands=(two, one, four, three))
    assert set(Solver().moves(lost._replace(leader=0, won=2)).values.values()) == {0}
    assert set(Solver().moves(lost._replace(leader=0, won=2)).objectives.values()) == {-90}


def test_a_budget_of_nodes_says_not_finished() -> None:
    position = four_hands(random.Random(8), 8)
    solver = Solver()
    stopped = solver.moves(position, Budget(nodes=50))
    assert not stopped.finished
    assert stopped.best == ()
    again = solver.moves(position, Budget(seconds=60.0))
    assert again.finished
    assert again.objectives == solver.moves(position).objectives


def test_the_same_work_is_the_same_whatever_came_before() -> None:
    rng = random.Random(9)
    positions = [four_hands(rng, 8) for _ in range(5)]
    used = Solver()
    for position in positions:
        fresh = Solver().moves(position)
        again = used.moves(position)
        assert (fresh.nodes, fresh.objectives) == (again.nodes, again.objectives)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": (1, 1, 2, 4)}, "twice"),
        ({"hands": (1, 2, 4, 24)}, "seat 3 holds 2 cards"),
        ({"hands": (0, 0, 0, 0)}, "no card"),
        ({"trick": (1, 2, 3, 4)}, "0 to 3"),
    ],
)
def test_bad_positions_are_refused(change: dict[str, object], words: str) -> None:
    good = Position(CLASSIC, 0, 0, (), (1, 2, 4, 8), 3)
    with pytest.raises(RebeloteError, match=words):
        Solver().moves(good._replace(**change))
