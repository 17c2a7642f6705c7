"""A deal record as the steps of its deal: what a replay shows, one call or card after another.

Every step comes from the record replayed under its profile's rules: what could be done instead,
and the events that followed. A finished deal hides nothing, so the events are whole.
"""

from __future__ import annotations

from typing import NamedTuple

from rebelote.rules.actions import Call, Play
from rebelote.rules.cards import Card, Seat, card_text, texts
from rebelote.rules.deal import first_hands, tableaux
from rebelote.rules.errors import RecordError
from rebelote.rules.events import PackRevealed
from rebelote.rules.game import decide
from rebelote.rules.profile import Profile
from rebelote.rules.record import house_rules_to_json
from rebelote.rules.replay import Broken, Fault, Replay
from rebelote.rules.state import State, first_seat
from rebelote.rules.view import view
from rebelote.rules.wire import Json, event_to_json, legal_to_json


class Stepped(NamedTuple):
    """A record replayed as far as it goes."""

    replay: Json | None
    """What a page needs to show the deal (see `deal_steps`); None where not even the cards hold."""
    faults: list[Fault]


def deal_steps(record: Json) -> Stepped:
    """The steps of a record's deal, and what is wrong with the record alone.

    ``replay`` is ``{"profile", "players", "house_rules", "target", "match", "number", "dealer",
    "first", "cut", "before": {"totals", "pending"}, "turned", "hands" | "tableaux", "steps"}``.
    ``hands`` are the five cards of each seat before the choice of trump; ``tableaux`` piles
    ``[exposed, covered]``. A step is ``{"seat", "legal", "events"}``: ``legal`` the calls or the
    cards there were to choose from, ``events`` what the choice made happen, whole.
    """
    recorder = _Recorder(record)
    faults: list[Fault] = []
    try:
        recorder.run()
    except Broken as broken:
        faults.append(broken.fault)
    dealt = recorder.dealt
    replay = None if dealt is None else _replay(record, dealt, recorder.moments)
    return Stepped(replay, [*recorder.faults, *faults])


class Course(NamedTuple):
    """The cards of a finished deal and every choice made in it."""

    profile: Profile
    dealer: Seat
    pack: tuple[Card, ...]
    """The 32 cards before the cut."""
    cut: int
    calls: tuple[Call, ...]
    plays: tuple[Play, ...]

    def until_trick(self, trick: int) -> tuple[Call | Play, ...]:
        """The choices before a trick begins, counted from 1; 0 means before the first call."""
        if trick == 0:
            return ()
        return (*self.calls, *self.plays[: (trick - 1) * self.profile.players])


def deal_course(record: Json) -> Course:
    """How a record's deal went; raises `RecordError` (``record-faults``) for one with faults."""
    recorder = _Recorder(record)
    try:
        state = recorder.run()
    except Broken as broken:
        raise _faulty(broken.fault) from None
    if recorder.faults:
        raise _faulty(recorder.faults[0])
    assert state.public.cut_at is not None
    actions = [action for _, action in recorder.moments]
    return Course(
        profile=state.profile,
        dealer=state.public.dealer,
        pack=state.hidden.pack,
        cut=state.public.cut_at,
        calls=tuple(action for action in actions if isinstance(action, Call)),
        plays=tuple(action for action in actions if isinstance(action, Play)),
    )


def _faulty(fault: Fault) -> RecordError:
    return RecordError(
        "record-faults",
        where=fault.where,
        rule=fault.rule,
        message=f"the record has a fault at {fault.where}: {fault.message}",
    )


class _Recorder(Replay):
    """A replay that remembers the states it goes through."""

    def __init__(self, record: Json) -> None:
        super().__init__(record)
        self.dealt: State | None = None
        self.moments: list[tuple[State, Call | Play]] = []

    def _dealt(self, state: State) -> State:
        self.dealt = super()._dealt(state)
        return self.dealt

    def _call(self, state: State, where: str, call: object) -> State:
        after = super()._call(state, where, call)
        made = after.public.calls[-1]
        self.moments.append((state, Call(made.seat, made.suit)))
        return after

    def _play(self, state: State, where: str, play: object) -> State:
        after = super()._play(state, where, play)
        laid = after.public.plays[-1]
        self.moments.append((state, Play(laid.seat, laid.card, laid.says)))
        return after


def _replay(record: Json, dealt: State, moments: list[tuple[State, Call | Play]]) -> Json:
    profile, public, hidden = dealt
    assert public.turned is not None
    first = first_seat(public, profile.players)
    shown: Json = {
        "profile": profile.id,
        "players": profile.players,
        "house_rules": house_rules_to_json(profile),
        "target": profile.target if profile.length == "target" else None,
        "match": record["match"],
        "number": public.number,
        "dealer": public.dealer,
        "first": first,
        "cut": public.cut_at,
        "before": {"totals": list(public.totals), "pending": public.pending},
        "turned": card_text(public.turned),
    }
    if profile.players == 2:
        exposed, covered = tableaux(hidden.deck, first, profile.packets)
        shown["tableaux"] = [
            [texts(card for card in pile if card is not None) for pile in zip(*layers, strict=True)]
            for layers in zip(exposed, covered, strict=True)
        ]
    else:
        hands = first_hands(hidden.deck, first, profile.packets)
        shown["hands"] = [texts(hand) for hand in hands]
    shown["steps"] = [_step(state, action) for state, action in moments]
    return shown


def _step(state: State, action: Call | Play) -> Json:
    legal = legal_to_json(view(state, action.seat))
    events = [event for event in decide(state, action) if not isinstance(event, PackRevealed)]
    return {
        "seat": action.seat,
        "legal": {"calls": legal["calls"]}
        if isinstance(action, Call)
        else {"cards": legal["cards"]},
        "events": [event_to_json(event) for event in events],
    }
