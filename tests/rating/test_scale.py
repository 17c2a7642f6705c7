"""Results to ratings: the better one gains, and the uncertainty is what it says."""

from __future__ import annotations

from math import log
from random import Random
from statistics import fmean, pstdev

import pytest

from rebelote.rating.ladder import Ladder, Result
from rebelote.rating.reference import measure, of_bots, reference, to_json
from rebelote.rating.scale import BETA, Rating, better_share, rated
from rebelote.rules.library import profile_ids


def test_who_did_better_gains_and_everybody_gets_surer() -> None:
    before = [Rating(), Rating(), Rating()]
    after = rated(before, [162, 20, -162])
    assert after[0].mu > after[1].mu > after[2].mu
    assert all(rating.sigma < Rating().sigma for rating in after)
    assert rated(before, [3, 2, 1]) == after  # by how much does not matter


def test_equal_results_tell_nothing_of_who_is_better() -> None:
    first, second = rated([Rating(), Rating()], [50, 50])
    assert first.mu == pytest.approx(second.mu)


def test_four_hundred_points_are_ten_to_one() -> None:
    stronger = Rating(25.0 + BETA * 2**0.5 * log(10.0), 0.0)
    assert stronger.points - Rating().points == pytest.approx(400.0)
    assert better_share(stronger, Rating(25.0, 0.0)) == pytest.approx((10 / 11,) * 3)
    share, low, high = better_share(Rating(), Rating())
    assert share == 0.5
    assert low < 0.05 < 0.95 < high


@pytest.mark.parametrize("boards", [20, 60])
def test_the_error_is_as_large_as_it_says(boards: int) -> None:
    """Players of known strength against three known bots, many times over."""
    rng = Random(7)
    bots = [Rating(23.0, 0.7), Rating(24.5, 0.7), Rating(27.0, 0.7)]
    scores = []
    for _ in range(150):
        true, me = rng.gauss(25.0, 2.0), Rating()
        for _ in range(boards):
            strengths = [true, *(bot.mu for bot in bots)]
            margins = [mu - 2**0.5 * BETA * log(-log(rng.random())) for mu in strengths]
            me = rated([me, *bots], margins)[0]
        scores.append((me.mu - true) / me.sigma)
    assert abs(fmean(scores)) < 0.4
    assert 0.7 < pstdev(scores) < 1.4


def test_people_on_one_board_are_compared_with_each_other_too() -> None:
    ladder = Ladder("classic")
    bots = {"novice": 0, "club": 0}
    ladder.add(Result("b", "ana", 100, bots))
    alone = ladder.player("ana")
    assert alone is not None
    before = alone.rating
    ladder.add(Result("b", "luis", -100, bots))
    ladder.add(Result("b", "luis", 250, bots))  # the cards are known by now
    ana, luis = ladder.player("ana"), ladder.player("luis")
    assert ana is not None
    assert luis is not None
    assert ana.rating.mu > before.mu > luis.rating.mu
    assert (ana.people.better, luis.people.worse) == (1, 1)
    assert (ana.boards, luis.boards) == (1, 1)
    assert luis.bots["club"].worse == 1
    assert ladder.player("nobody") is None


@pytest.mark.parametrize("profile", profile_ids())
def test_the_shipped_ratings_name_every_bot_and_the_expert_leads(profile: str) -> None:
    known = reference(profile)
    assert set(known) == {"novice", "club", "expert"}
    assert known["expert"].mu > known["novice"].mu
    assert of_bots(profile, ["novice", "new"])["new"] == Rating()


def test_measuring_is_reproducible() -> None:
    first, second = (measure("classic", 2, 1) for _ in range(2))
    assert first == second
    written = to_json("me", {"classic": first})
    assert written["profiles"]["classic"]["boards"] == 2
