"""What finished deals say of one player."""

from __future__ import annotations

from typing import Any

from rebelote.table.tally import PEOPLE, deals_told

Json = dict[str, Any]


def record(**changes: Any) -> Json:
    """A made deal of seat 1, with the fields that are counted."""
    result = {
        "outcome": "made",
        "points": [62, 100],
        "belote": [0, 20],
        "scores": [62, 120],
        **changes.pop("result", {}),
    }
    return {
        "match": "m1",
        "profile": "classic",
        "number": 1,
        "taker": 1,
        "winner": None,
        "bots": [None, "novice", "club", "novice"],
        "result": result,
        **changes,
    }


def test_a_deal_is_told_from_the_players_side() -> None:
    (deal,) = deals_told([record()], seat=0)
    assert (deal.own, deal.other, deal.belote) == (62, 120, 0)
    assert (deal.took, deal.side_took, deal.outcome) == (False, False, "made")
    assert deal.level == "novice+club"
    assert deal.won is None
    assert not deal.drawn


def test_the_partners_contract_is_the_sides() -> None:
    (deal,) = deals_told([record()], seat=3)
    assert (deal.took, deal.side_took, deal.own) == (False, True, 120)


def test_a_void_deal_is_nobodys() -> None:
    void = record(taker=None, result={"outcome": "void", "points": [0, 0], "scores": [0, 0]})
    (deal,) = deals_told([void], seat=0)
    assert not deal.took
    assert not deal.side_took


def test_the_end_of_a_match_and_capot() -> None:
    last = record(winner=1, number=2, result={"points": [0, 252], "scores": [0, 252]})
    _, lost = deals_told([record(), last], seat=2)
    _, won = deals_told([record(), last], seat=1)
    assert (lost.won, won.won) == (False, True)
    assert (lost.capot, won.capot) == (False, True)
    assert (won.place, won.number) == (2, 2)
    (drawn,) = deals_told([record(winner="draw")], seat=1)
    assert (drawn.won, drawn.drawn) == (None, True)


def test_people_and_practice() -> None:
    (deal,) = deals_told([record(bots=[None, None, "club", "club"], practice=True)], seat=0)
    assert deal.level == PEOPLE
    assert deal.practice


def test_what_says_nothing_about_the_player_is_marked() -> None:
    plain, practice = record(), record(practice=True, number=2)
    assert [deal.telling for deal in deals_told([plain, practice], seat=0)] == [True, False]
    (lent,) = deals_told([plain], seat=0, lent=True)
    assert not lent.telling
    assert lent.deal == "m1:1"
