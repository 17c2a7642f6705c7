"""A bot's choice as it travels to another machine: what the seat sees, and nothing else.

It is JSON, read into the types of a view and into nothing besides, so whoever can write to the
bus can make a bot choose badly but cannot run anything.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, TypeAdapter

from rebelote.rules.actions import SeatAction
from rebelote.rules.library import profile_from_options
from rebelote.rules.state import Public, View
from rebelote.rules.wire import action_from_json, action_to_json
from rebelote.table.store import JsonObject

_PUBLIC: Final = TypeAdapter(Public)


class FarView(BaseModel):
    """A `View`, written down."""

    model_config = ConfigDict(extra="forbid")

    profile: str
    options: dict[str, Any]
    house_rules: dict[str, Any]
    seat: int
    hand: int
    public: Any

    @classmethod
    def of(cls, view: View) -> FarView:
        """The form of a player's view that travels."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        return cls(
            profile=view.profile.id,
            options=dict(view.profile.options()),
            house_rules=dict(view.profile.house_rules),
            seat=view.seat,
            hand=view.hand,
            public=_PUBLIC.dump_python(view.public, mode="json"),
        )

    def view(self) -> View:
        """The view again; `ValueError` for what is none."""
        profile = replace(
            profile_from_options(self.profile, self.options), house_rules=self.house_rules
        )
        return View(profile, self.seat, _PUBLIC.validate_python(self.public), self.hand)


def action_for(view: View, data: object) -> SeatAction:
    """The action in an answer; raises a `RebeloteError` or `ValueError` for anything else."""
    action = None if view.seat is None else action_from_json(view.seat, data)
    if action is None:
        raise ValueError("no action")
    return action


def answer_with(action: SeatAction) -> JsonObject:
    """The form of an action that travels back."""
    return action_to_json(action)
