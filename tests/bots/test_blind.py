"""Tricks played by habit: the compiled form against the readable one, and against exact values."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from rebelote.bots.search.blind import look_ahead
from rebelote.bots.search.habits import appeal, situation_of
from rebelote.bots.search.worlds import imagine
from rebelote.kernel.batch import Batch
from rebelote.kernel.deck import relabelling
from rebelote.kernel.pack import Position, position_from_view
from rebelote.rules.cards import FULL_PACK, Card, Mask, card_points, iterate
from rebelote.rules.legal import legal_cards
from rebelote.rules.library import load_profile
from rebelote.rules.play import legal_in_trick, trick_facts
from rebelote.rules.state import PLAY, View
from tests.bots.tables import seen_by_mover, states

NODES = 1_000_000


def views(profile_id: str, seeds: range) -> Iterator[View]:
    """Choices among cards, a few a deal."""
    for seed in seeds:
        for place, state in enumerate(states(load_profile(profile_id), seed, bot="club")):
            seen = seen_by_mover(state)
            choice = state.public.phase == PLAY and legal_cards(seen).bit_count() > 1
            if choice and (place + seed) % 4 == 0:
                yield seen


def played_out(seen: View, position: Position, world: list[Mask], card: Card) -> int:
    """Side 0's points from the open trick on after ``card``, everybody playing by habit."""
    names = relabelling(position.trump).to_kernel
    hands, trick, leader = list(world), list(position.trick), position.leader
    gone = FULL_PACK & ~(hands[0] | hands[1] | hands[2] | hands[3])
    taker = seen.public.taker
    assert taker is not None
    value, winners = 0, {seat % 2 for seat in (0, 1) if seen.public.won[seat]}
    while True:
        seat = (leader + len(trick)) % 4
        hands[seat] &= ~(1 << card)
        gone |= 1 << card
        trick.append(card)
        if len(trick) == 4:
            leader = (leader + trick_facts(tuple(trick), position.trump).winner) % 4
            winners.add(leader % 2)
            if leader % 2 == 0:
                value += sum(card_points(laid, position.trump) for laid in trick)
            trick = []
            if not any(hands):
                value += 10 if leader % 2 == 0 else 0
                capot = len(winners) == 1
                return value + (90 if 0 in winners else -90) * capot
        seat = (leader + len(trick)) % 4
        told = tuple(trick)
        situation = situation_of(told, position.trump, takes=(taker - seat) % 2 == 0)
        appeals = appeal(told, position.trump, gone, situation)
        legal = iterate(legal_in_trick(hands[seat], told, position.trump, position.rules))
        card = max(legal, key=lambda one: (round(appeals[one], 9), -names[one]))


@pytest.mark.parametrize("profile_id", ["classic", "contract"])
def test_habits_play_a_deal_out_as_the_readable_form_says(profile_id: str) -> None:
    for seen in views(profile_id, range(4)):
        worlds, _ = imagine(seen, 3, 1, spare=1, trust=0.0)
        hands = tuple(int(hand) for hand in worlds[0])
        position = position_from_view(seen, (hands[0], hands[1], hands[2], hands[3]))
        taker = seen.public.taker
        assert taker is not None
        found = look_ahead(position, worlds, taker, 8, NODES, lambda: False)
        assert found.finished.all()
        for row, world in enumerate(worlds):
            for column, card in enumerate(found.cards):
                value = played_out(seen, position, [int(hand) for hand in world], card)
                mine = value if position.seat % 2 == 0 else position.points_left - value
                assert found.blind[row, column] == mine


def test_exact_values_are_the_kernels_and_no_trick_by_habit_changes_nothing() -> None:
    for seen in views("classic", range(4, 6)):
        worlds, _ = imagine(seen, 4, 2, spare=1, trust=0.0)
        hands = tuple(int(hand) for hand in worlds[0])
        position = position_from_view(seen, (hands[0], hands[1], hands[2], hands[3]))
        solved = Batch(threads=1).moves(position, worlds)
        for tricks in (0, 2):
            found = look_ahead(position, worlds, 0, tricks, NODES, lambda: False)
            assert found.cards == solved.cards
            assert (found.exact == solved.objectives).all()
            assert tricks or (found.blind == found.exact).all()


def test_out_of_time_or_work_worlds_are_not_finished() -> None:
    seen = next(views("classic", range(9)))
    worlds, _ = imagine(seen, 20, 2, spare=1, trust=0.0)
    hands = tuple(int(hand) for hand in worlds[0])
    position = position_from_view(seen, (hands[0], hands[1], hands[2], hands[3]))
    assert not look_ahead(position, worlds, 0, 2, NODES, lambda: True).finished.any()
    assert not look_ahead(position, worlds, 0, 2, 1, lambda: False).finished.any()


def test_threads_do_not_disturb_each_other() -> None:
    """A worker of a cluster may think about several choices at once."""
    cases = []
    for seen in views("classic", range(3)):
        worlds, _ = imagine(seen, 16, 2, spare=1, trust=0.0)
        hands = tuple(int(hand) for hand in worlds[0])
        position = position_from_view(seen, (hands[0], hands[1], hands[2], hands[3]))
        cases.append((position, worlds, 0, 2, NODES, lambda: False))
    alone = [look_ahead(*case) for case in cases]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda case: look_ahead(*case), cases * 2))
    for one, other in zip(alone * 2, together, strict=True):
        assert (one.blind == other.blind).all()
        assert (one.exact == other.exact).all()
