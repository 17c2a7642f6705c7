"""Two tableaux: exact values with all known, expectations where nobody sees covered cards."""

from __future__ import annotations

import random

import pytest

from rebelote.kernel.chance import ChanceSolver, expected_points
from rebelote.kernel.piles import Pile, Tableau, points_left
from rebelote.kernel.solver import Budget
from rebelote.kernel.tableau import TableauSolver
from rebelote.rules.cards import card_text, mask_of, parse_card
from rebelote.rules.errors import RebeloteError
from tests.kernel.positions import told, two_rows
from tests.kernel.reference import two_players


def check_known(solver: TableauSolver, position: Tableau) -> None:
    solution = solver.moves(position)
    best = max(solution.objectives.values())
    value = best if position.seat == 0 else points_left(position) - best
    assert value == two_players(position, 0), position
    assert solver.value(position) == best


@pytest.mark.parametrize(
    ("piles", "covered", "count"), [(1, 1, 60), (3, 1, 100), (3, 2, 60), (5, 0, 40)]
)
def test_known_tableaux_equal_the_reference(piles: int, covered: int, count: int) -> None:
    rng = random.Random(piles)
    solver = TableauSolver()
    for _ in range(count):
        check_known(solver, two_rows(rng, piles, covered, known=True)[0])


@pytest.mark.slow
@pytest.mark.parametrize(("piles", "covered", "count"), [(4, 1, 300), (4, 2, 60), (3, 3, 100)])
def test_larger_known_tableaux_equal_the_reference(piles: int, covered: int, count: int) -> None:
    rng = random.Random(50 + piles)
    solver = TableauSolver()
    for _ in range(count):
        check_known(solver, two_rows(rng, piles, covered, known=True)[0])


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize(
    ("piles", "covered", "count"), [(1, 1, 40), (2, 1, 80), (3, 1, 40), (2, 2, 25)]
)
def test_expectations_equal_brute_force(
    piles: int, covered: int, count: int, at_once: bool
) -> None:
    rng = random.Random(10 * piles + covered)
    solver = ChanceSolver()
    for _ in range(count):
        position, unseen = two_rows(rng, piles, covered, known=False)
        if at_once and position.trick:
            continue
        if rng.random() < 0.3:  # a card more than places: played, but not told
            spare = [c for c in range(32) if not (unseen | position.cards) >> c & 1]
            unseen |= 1 << rng.choice(spare)
        found = solver.exact(position, unseen, at_once=at_once)
        best = max(found.objectives.values())
        value = best if position.seat == 0 else expected_points(position, unseen) - best
        expected = two_players(position, unseen, at_once)
        assert value == pytest.approx(float(expected), abs=1e-9), position


@pytest.mark.slow
@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize(("piles", "covered", "count"), [(3, 1, 300), (3, 2, 25), (2, 2, 250)])
def test_more_expectations_equal_brute_force(
    piles: int, covered: int, count: int, at_once: bool
) -> None:
    rng = random.Random(70 + 10 * piles + covered)
    solver = ChanceSolver()
    for _ in range(count):
        position, unseen = two_rows(rng, piles, covered, known=False)
        if at_once and position.trick:
            continue
        found = solver.exact(position, unseen, at_once=at_once)
        best = max(found.objectives.values())
        value = best if position.seat == 0 else expected_points(position, unseen) - best
        expected = two_players(position, unseen, at_once)
        assert value == pytest.approx(float(expected), abs=1e-9), position


@pytest.mark.parametrize(("piles", "covered", "count"), [(2, 2, 60), (3, 2, 15), (4, 1, 10)])
def test_expectations_where_some_covered_cards_are_told(
    piles: int, covered: int, count: int
) -> None:
    rng = random.Random(90 + piles)
    solver = ChanceSolver()
    for _ in range(count):
        position, unseen = told(rng, *two_rows(rng, piles, covered, known=False))
        found = solver.exact(position, unseen)
        best = max(found.objectives.values())
        value = best if position.seat == 0 else expected_points(position, unseen) - best
        expected = two_players(position, unseen)
        assert value == pytest.approx(float(expected), abs=1e-9), position


def test_expectations_do_not_depend_on_what_was_asked_before() -> None:
    rng = random.Random(14)
    positions = [two_rows(rng, 4, 2, known=False) for _ in range(4)]
    used = ChanceSolver()
    for position, unseen in positions:
        fresh = ChanceSolver().exact(position, unseen)
        again = used.exact(position, unseen)
        assert (fresh.nodes, fresh.objectives) == (again.nodes, again.objectives)


def test_uncovered_cards_are_no_help_before_the_reply() -> None:
    """Rulebook, example 3: 9C covers JH; AC wins; JH is playable in the next trick."""
    rows = (
        (Pile(parse_card("9C"), parse_card("JH")),),
        (Pile(parse_card("AC"), parse_card("7D")),),
    )
    position = Tableau(1, 0, (), rows, 3)
    assert TableauSolver().moves(position).objectives == {parse_card("9C"): 30}


def test_samples_are_seeded_and_come_near_the_exact_expectation() -> None:
    rng = random.Random(12)
    solver = ChanceSolver()
    position, unseen = two_rows(rng, 4, 2, known=False)
    exact = solver.exact(position, unseen)
    sampled = solver.sampled(position, unseen, rounds=3000, seed=1)
    assert not sampled.exact
    assert sampled.objectives == solver.sampled(position, unseen, rounds=3000, seed=1).objectives
    for card, value in exact.objectives.items():
        assert sampled.objectives[card] == pytest.approx(value, abs=8), card_text(card)
        assert 0 < sampled.errors[card] < 2


def test_unseen_cards_must_fit() -> None:
    position, unseen = two_rows(random.Random(3), 2, 1, known=False)
    with pytest.raises(RebeloteError, match="unseen cards"):
        ChanceSolver().exact(position, unseen & (unseen - 1))
    with pytest.raises(RebeloteError, match="known"):
        TableauSolver().moves(position)


def test_a_budget_says_not_finished() -> None:
    position, _ = two_rows(random.Random(4), 8, 8, known=True)
    position = position._replace(won=0)
    assert not TableauSolver().moves(position, Budget(nodes=100)).finished
    unknown, unseen = two_rows(random.Random(4), 4, 2, known=False)
    assert not ChanceSolver().exact(unknown, unseen, nodes=10).finished


def test_cards_stand_once() -> None:
    card = parse_card("7D")
    position = Tableau(0, 0, (), ((Pile(card),), (Pile(card),)), 3)
    with pytest.raises(RebeloteError, match="twice"):
        TableauSolver().moves(position)
    assert mask_of([card]) == position.cards
