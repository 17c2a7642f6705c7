"""What the rules alone tell of games, each with the model that describes it in the schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from rebelote.analysis.problems import A_DAY, FIRST_DAY, daily, shipped
from rebelote.arena.simulate import simulate
from rebelote.bots.protocol import Advice
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import Profile
from rebelote.rules.score_table import score_table
from rebelote.rules.state import AUCTION, PLAY, State
from rebelote.rules.steps import deal_steps
from rebelote.rules.view import view
from rebelote.rules.wire import view_to_json
from rebelote.server.analysis import hint_json
from rebelote.testing.walks import walk
from tests.support.answers import Part, model

Json = dict[str, Any]
RULES: tuple[tuple[str, Json], ...] = (
    *((profile, {}) for profile in profile_ids()),
    ("decouverte", {"melds": "counted", "uncover": "at-once"}),
    ("classic", {"tie": "fails", "belote": "said-twice", "packets": [5]}),
)
"""Every game as it is, and some as they may be played too."""


def told_of(rules: Profile, deals: int) -> Iterator[Part]:
    """The score table; records of deals, step by step too; what everybody sees of a match."""
    yield _part("ScoreTable", score_table(rules))
    for record in simulate(rules, ["novice"] * rules.players, deals=deals, seed=5):
        yield _part("GivenRecord", record)
        names: Json = {"names": ["Ana", None], "bots": [None, "club"]}
        yield _part("DealRecord", {**record, **names})
        yield _part("Replay", deal_steps(record).replay)
    for step in walk(rules, seed=5, deals=1 + deals // 10):
        for seat in (*range(rules.players), None):
            yield _part("View", view_to_json(view(step.after, seat)))
        yield from _hints(step.after)


def _hints(state: State) -> Iterator[Part]:
    """What could be advised to the seat whose turn it is."""
    turn = state.public.turn
    if turn is not None and state.public.phase in (AUCTION, PLAY):
        seen = view(state, turn)
        model_name = "CallHint" if state.public.phase == AUCTION else "CardHint"
        for action in legal_actions(seen):
            told = hint_json(seen, Advice(action, {}))
            yield _part(model_name, {"version": 9, "bot": "expert", **told})


def problems_told() -> Iterator[Part]:
    """Every problem there is, as the page of its day has it."""
    for day in range(len(shipped()) // A_DAY):
        date = FIRST_DAY.fromordinal(FIRST_DAY.toordinal() + day)
        yield _part("Problems", {"day": date.isoformat(), "problems": daily(date)})


def everything_told() -> Iterator[Part]:
    """Something of all that there is, of every game."""
    yield from islice(problems_told(), 3)
    for profile, house_rules in RULES:
        yield from told_of(load_profile(profile, house_rules), deals=4)


def _part(name: str, value: object) -> Part:
    return Part(model(name), json.loads(json.dumps(value)))
