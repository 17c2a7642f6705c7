"""The bodies of requests, as pydantic checks them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

ShortText = Annotated[StrictStr, Field(max_length=64)]
OptionValue = StrictBool | StrictInt | ShortText | Annotated[list[StrictInt], Field(max_length=8)]


class OpenTable(BaseModel):
    """A table for one person, bots at every other seat."""

    model_config = ConfigDict(extra="forbid")

    profile: ShortText
    house_rules: Annotated[dict[ShortText, OptionValue], Field(max_length=64)] = {}
    bots: ShortText | Annotated[list[ShortText], Field(max_length=3)] = "novice"
    """One bot for all seats, or one for each seat from the person's right on."""
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class OpenRoom(BaseModel):
    """A table for several people, found by its link or its code."""

    model_config = ConfigDict(extra="forbid")

    profile: ShortText
    house_rules: Annotated[dict[ShortText, OptionValue], Field(max_length=64)] = {}
    name: Annotated[StrictStr, Field(max_length=200)] = ""
    level: ShortText = "novice"
    """The bot that plays for whoever is away."""
    listed: StrictBool = False
    """Whether strangers may find the table in the list."""
    open_hands: StrictBool = False
    """Whether spectators see all hands once a deal is over."""
    away_seconds: Annotated[float, Field(ge=5, le=3600)] = 60.0
    move_seconds: Annotated[float, Field(ge=5, le=3600)] | None = None
    """What a move may take; none: there is no clock."""
    bank_seconds: Annotated[float, Field(ge=0, le=7200)] = 60.0
    """Extra time of a seat for a whole match."""
