"""Answers over HTTP held against what the OpenAPI schema says of them.

`tests.support.inside.request` and `tests.support.server.Person` hold every answer they get, so each
test that asks the server for something also tests that the schema tells the truth about it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import httpx
from jsonschema_rs import Draft202012Validator, ValidationError, ValidationErrorKind

from rebelote.server.app import create_app
from rebelote.server.settings import Settings

Json = dict[str, Any]
LINES = "application/jsonl"
MODELS = "/components/schemas/"


class Operation(NamedTuple):
    """A route and a method of the schema."""

    method: str
    path: str
    """With the names of its parameters, as the schema has it."""
    responses: Json


class Part(NamedTuple):
    """A value that was sent, and its schema: a whole body, or a line of it."""

    schema: Json
    value: Any


@cache
def document() -> Json:
    """The OpenAPI schema of the application."""
    return create_app(Settings()).openapi()


@cache
def operations() -> tuple[Operation, ...]:
    """Everything the schema describes; paths without parameters first, as they take precedence."""
    found = [
        Operation(method.upper(), path, told["responses"])
        for path, methods in document()["paths"].items()
        for method, told in methods.items()
    ]
    return tuple(sorted(found, key=lambda operation: operation.path.count("{")))


def find(method: str, path: str) -> Operation | None:
    """The operation that answers a request; ``path`` is without a query."""
    found = (o for o in operations() if o.method == method and _pattern(o.path).fullmatch(path))
    return next(found, None)


def hold(method: str, path: str, status: int, kind: str, body: bytes) -> None:
    """Fail unless the schema allows such an answer; what lies outside ``/api`` it does not tell.

    ``kind`` is the answer's content type, ``body`` what came before it was packed.
    """
    for schema, value in parts(method, path, status, kind, body):
        problems = misfits(schema, value)
        asked = f"{method} {path}: {status} is not as the schema says:\n"
        assert not problems, asked + "\n".join(problems)


async def hold_response(response: httpx.Response) -> None:
    """The same for what an asynchronous client of httpx got: its hook."""
    await response.aread()
    hold(*told_by(response))


def told_by(response: httpx.Response) -> tuple[str, str, int, str, bytes]:
    """What `hold` and `parts` ask of an answer."""
    request, kind = response.request, response.headers.get("content-type", "")
    return request.method, request.url.path, response.status_code, kind, response.content


def parts(method: str, path: str, status: int, kind: str, body: bytes) -> list[Part]:
    """What was sent, with the schemas for it; fails for a status or type that is not documented."""
    if not path.startswith("/api/") or path == "/api/openapi.json":
        return []
    asked = f"{method} {path}: {status}"
    operation = find(method, path)
    if operation is None:
        assert status >= 400, f"{asked}: the schema does not have it"
        return [Part(model("ErrorBody"), json.loads(body))]
    told = operation.responses.get(str(status)) or operation.responses.get(f"{status // 100}XX")
    assert told is not None, f"{asked}: the schema has only {sorted(operation.responses)}"
    given = kind.partition(";")[0]
    content = told["content"].get(given)
    assert content is not None, f"{asked}: {given} instead of {sorted(told['content'])}"
    if given == LINES:
        return [Part(content["itemSchema"], json.loads(line)) for line in body.splitlines()]
    return [Part(content["schema"], json.loads(body))]


def model(name: str) -> Json:
    """The schema that is a model of that name."""
    return {"$ref": f"#{MODELS}{name}"}


def misfits(schema: Json, value: object) -> list[str]:
    """Where a value is not as a schema says."""
    return [_told(error) for error in _validator(json.dumps(schema)).iter_errors(value)]


def used_by(schema: Json, value: object) -> set[str]:
    """The places in the schema's models that say something of a value, as JSON pointers."""
    found = _validator(json.dumps(schema)).evaluate(value).list()
    return {unit["schemaLocation"] for unit in found["details"] if unit["valid"]}


@cache
def success_models() -> tuple[tuple[str, Json], ...]:
    """Every model that a success has in it, by name."""
    found: dict[str, Json] = {}
    waiting = [
        told["content"]
        for operation in operations()
        for status, told in operation.responses.items()
        if status.startswith("2")
    ]
    while waiting:
        for name in re.findall(rf'"#{MODELS}(\w+)"', json.dumps(waiting.pop())):
            if name not in found:
                found[name] = document()["components"]["schemas"][name]
                waiting.append(found[name])
    return tuple(found.items())


def success_fields() -> Iterator[str]:
    """Every field of these models, as a JSON pointer."""
    for name, schema in success_models():
        yield from (f"{MODELS}{name}/properties/{field}" for field in schema.get("properties", ()))


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)))


@cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator({**json.loads(schema), "components": document()["components"]})


def _told(error: ValidationError) -> str:
    """Where and what; where several kinds of value are allowed, of the one that came nearest."""
    kind = error.kind
    if isinstance(kind, ValidationErrorKind.AnyOf | ValidationErrorKind.OneOfNotValid):
        inner = [problem for problems in kind.context for problem in problems]
        if inner:
            return _told(max(inner, key=lambda problem: len(problem.instance_path)))
    where = "/".join(str(step) for step in error.instance_path)
    return f"  {where or 'the body'}: {error.message[-300:]}"
