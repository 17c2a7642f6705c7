"""What the OpenAPI schema says of answers that no return type shows: errors, and files of lines."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict


class Refusal(BaseModel):
    """Why a request was refused: a code, what its sentence needs, and the sentence itself."""

    model_config = ConfigDict(extra="forbid")

    code: str
    params: dict[str, Any]
    message: str


class ErrorBody(BaseModel):
    """The body of every answer that tells of an error."""

    model_config = ConfigDict(extra="forbid")

    error: Refusal


Responses = dict[int | str, dict[str, Any]]

ERRORS: Final[Responses] = {
    "4XX": {"model": ErrorBody, "description": "Refused: the code says why."},
    503: {"model": ErrorBody, "description": "Not now: the code says what is missing."},
}
"""What any route may answer. The codes are in `rebelote.server.errors`, `rebelote.table.errors`
and `rebelote.rules.errors`."""

LINES: Final[Responses] = {
    200: {
        "description": "Deal records, one JSON object a line.",
        "content": {"application/jsonl": {"schema": {"type": "string"}}},
    }
}
"""The answer of a route that sends deal records; its ``response_class`` is `Response`."""
