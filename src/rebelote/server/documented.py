"""What the OpenAPI schema says of answers: what is in them, which errors, files of lines.

The models are in `rebelote.server.answers`. An answer is sent as it was made, whatever its model
says; the tests hold the two together.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field


class Refusal(BaseModel):
    """Why a request was refused: a code, what its sentence needs, and the sentence itself."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(description="Stable; its words are under `error-<code>` or `rule-<code>`.")
    params: dict[str, Any] = Field(description="What those words name.")
    message: str = Field(description="The sentence, in the language of `Accept-Language`.")


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


def answers(model: Any, description: str, status: int = 200) -> dict[str, Any]:
    """What a route's decorator is given so that the schema says what its success body holds.

    The model is documentation. To FastAPI the body is `Any`, so no answer is ever refused for not
    being as the model says.
    """
    told: Responses = {status: {"model": model, "description": description}}
    return {"status_code": status, "response_model": Any, "responses": told}


def lines(*models: type[BaseModel]) -> Responses:
    """The answer of a route that sends deal records; its ``response_class`` is `Response`.

    ``itemSchema`` is what OpenAPI 3.2 has for a line, and what FastAPI writes for such files. The
    models have to be part of some other answer too.
    """
    named = [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models]
    item: dict[str, Any] = named[0] if len(named) == 1 else {"anyOf": named}
    return {
        200: {
            "description": "Deal records, one JSON object a line.",
            "content": {"application/jsonl": {"schema": {"type": "string"}, "itemSchema": item}},
        }
    }
