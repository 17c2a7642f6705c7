"""What the score keeper asks for: the score table of a profile, which a page keeps from then on."""

from __future__ import annotations

import asyncio
import gzip
import json
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Header, Response
from pydantic import BaseModel, ConfigDict, Field

from rebelote.rules.errors import RebeloteError
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.profile import Profile
from rebelote.rules.score_table import score_table
from rebelote.server.answers.tables import ScoreTable
from rebelote.server.documented import answers
from rebelote.server.requests import OptionValue, ShortText

router = APIRouter(prefix="/api")


class TableWanted(BaseModel):
    """A profile and the house rules it is played with."""

    model_config = ConfigDict(extra="forbid")

    profile: ShortText
    house_rules: Annotated[dict[ShortText, OptionValue], Field(max_length=64)] = {}


@router.post("/score-table", **answers(ScoreTable, "Every score sheet under these rules."))
async def table(wanted: TableWanted, accept_encoding: Annotated[str, Header()] = "") -> Response:
    """Every score sheet of the effective profile (`rebelote.rules.score_table`)."""
    profile = wanted_profile(wanted.profile, wanted.house_rules)
    body = await asyncio.to_thread(_written, profile)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accept_encoding:
        headers["content-encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)
    return Response(gzip.decompress(body), media_type="application/json", headers=headers)


def wanted_profile(name: str, house_rules: dict[str, OptionValue]) -> Profile:
    """A profile by its id, never by a path; raises a `RebeloteError` naming what was expected."""
    if name not in profile_ids():
        raise RebeloteError("unknown-profile", profile=name, known=list(profile_ids()))
    return load_profile(name, house_rules)


@lru_cache(maxsize=64)
def _written(profile: Profile) -> bytes:
    text = json.dumps(score_table(profile), separators=(",", ":"))
    return gzip.compress(text.encode(), mtime=0)
