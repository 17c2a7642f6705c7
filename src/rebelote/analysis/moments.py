"""A deal record as the choices that were made in it, each with the table as it stood."""

from __future__ import annotations

from typing import NamedTuple

from rebelote.rules.actions import Call, Cut, Play
from rebelote.rules.cards import parse_card, parse_suit
from rebelote.rules.errors import RecordError
from rebelote.rules.events import PackPrepared
from rebelote.rules.fold import evolve
from rebelote.rules.game import apply, start_match
from rebelote.rules.replay import Replay
from rebelote.rules.state import DealSummary, Public, State
from rebelote.rules.verify import verify_record
from rebelote.rules.wire import Json


class Moment(NamedTuple):
    """A choice: the state before it, and what was chosen."""

    state: State
    action: Call | Play


class Story(NamedTuple):
    """A whole deal: its calls, its plays, how it ended."""

    calls: tuple[Moment, ...]
    plays: tuple[Moment, ...]
    end: State


def story(record: Json) -> Story:
    """The choices of a record; raises `RecordError` (``record-faults``) for one with faults."""
    faults = verify_record(record)
    if faults:
        first = faults[0]
        raise RecordError(
            "record-faults",
            where=first.where,
            rule=first.rule,
            message=f"the record has faults, first at {first.where}: {first.message}",
        )
    state = _dealt(record)
    calls, plays = [], []
    for call in record["calls"]:
        suit = parse_suit(call["suit"]) if call["call"] == "take" else None
        calls.append(Moment(state, Call(call["seat"], suit)))
        state, _ = apply(state, calls[-1].action)
    for laid in record["plays"]:
        play = Play(laid["seat"], parse_card(laid["card"]), laid.get("says"))
        plays.append(Moment(state, play))
        state, _ = apply(state, play)
    return Story(tuple(calls), tuple(plays), state)


def _dealt(record: Json) -> State:
    """The state when the cards have just been dealt."""
    end = Replay(record).run()
    before, number = record["before"], record["number"]
    totals = (before["totals"][0], before["totals"][1])
    pending = before["pending"]
    deals: tuple[DealSummary, ...] = ()
    if number > 1:
        deals = (DealSummary(number - 1, -1, None, None, "", (0, 0), totals, pending),)
    public = Public(number=number - 1, totals=totals, pending=pending, deals=deals)
    state = start_match(end.profile)._replace(public=public)
    hidden = end.hidden
    prepared = PackPrepared(
        number, record["dealer"], end.public.commitment, hidden.pack, hidden.salt
    )
    state = evolve(state, prepared)
    assert state.public.turn is not None
    state, _ = apply(state, Cut(state.public.turn, record["cut"]))
    return state
