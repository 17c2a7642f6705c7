"""Every HTTP route there is, asked by everybody: found in the application, filled by itself.

Paths get every id there is for each of their parameters; bodies are drawn from the OpenAPI schema,
texts being ids, codes, names and whatever else the server might take.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from fastapi import FastAPI

Json = dict[str, Any]


class Operation(NamedTuple):
    """A route and method; ``body`` is its schema in OpenAPI, ``kind`` its media type."""

    method: str
    path: str
    body: Json
    kind: str


def operations(app: FastAPI) -> list[Operation]:
    """All routes: those of the schema, and those that are not in it."""
    found = []
    for path, methods in app.openapi()["paths"].items():
        for method, described in methods.items():
            content = described.get("requestBody", {}).get("content", {})
            kind = next(iter(content), "")
            schema = content.get(kind, {}).get("schema", {})
            found.append(Operation(method.upper(), path, schema, kind))
    known = {(operation.method, operation.path) for operation in found}
    for method, path in _plain_routes(app.router):
        if (method, path) not in known:
            found.append(Operation(method, path, {}, ""))
    return found


def _plain_routes(router: Any, prefix: str = "") -> Iterator[tuple[str, str]]:
    for route in router.routes:
        if hasattr(route, "original_router"):
            yield from _plain_routes(route.original_router, prefix + route.include_context.prefix)
        elif hasattr(route, "methods") and route.methods is not None:
            for method in route.methods - {"HEAD", "OPTIONS"}:
                yield method, prefix + re.sub(r":\w+\}", "}", route.path)


def paths(operation: Operation, ids: Sequence[str]) -> list[str]:
    """The path with every combination of ids in its places."""
    names = re.findall(r"\{\w+\}", operation.path)
    found = []
    for chosen in product(ids, repeat=len(names)):
        path = operation.path
        for name, value in zip(names, chosen, strict=True):
            path = path.replace(name, value)
        found.append(path)
    return found


def body_of(app: FastAPI, operation: Operation, record: Json, rng: random.Random) -> bytes:
    """A body that the operation may take."""
    if "jsonl" in operation.kind:
        return json.dumps(record).encode()
    schemas = app.openapi().get("components", {}).get("schemas", {})
    drawn = sample(operation.body, schemas, record, rng)
    return json.dumps(drawn).encode()


TEXTS = ("classic", "decouverte", "novice", "club", "Ana", "", "0123456789abcdef", "en")


def sample(schema: Json, schemas: Json, record: Json, rng: random.Random, name: str = "") -> Any:
    """A value of a schema."""
    if "$ref" in schema:
        return sample(schemas[schema["$ref"].rsplit("/", 1)[-1]], schemas, record, rng, name)
    if "anyOf" in schema:
        return sample(rng.choice(schema["anyOf"]), schemas, record, rng, name)
    if "const" in schema or "enum" in schema:
        return schema["const"] if "const" in schema else rng.choice(schema["enum"])
    if name == "record":
        return record
    if name == "profile":
        return rng.choice(TEXTS[:2])
    kind = schema.get("type")
    if kind == "object":
        required, properties = schema.get("required", ()), schema.get("properties", {})
        return {
            field: sample(inner, schemas, record, rng, field)
            for field, inner in properties.items()
            if field in required or rng.random() < 0.5
        }
    return _plain(schema, kind, schemas, record, rng)


def _plain(schema: Json, kind: str | None, schemas: Json, record: Json, rng: random.Random) -> Any:
    if kind == "array":
        return [sample(schema.get("items", {}), schemas, record, rng) for _ in range(2)]
    if kind == "string":
        return rng.choice(TEXTS)
    if kind in ("integer", "number"):
        low = int(schema.get("minimum", 0))
        return rng.randint(low, int(schema.get("maximum", low + 5)))
    return rng.random() < 0.5 if kind == "boolean" else None
