"""The models of the OpenAPI schema: complete, true of what the rules tell, and strict."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rebelote.analysis.problems import FIRST_DAY, daily
from rebelote.rules.library import load_profile
from tests.support.answers import (
    LINES,
    MODELS,
    document,
    hold,
    misfits,
    model,
    operations,
    success_models,
)
from tests.support.stage import old_record
from tests.support.told import RULES, problems_told, told_of

Json = dict[str, Any]
FROM_OUTSIDE = {"Fault": {"params"}, "SharedDeal": {"house_rules"}}
"""Fields with something in them that others wrote: it may be anything."""


@pytest.mark.parametrize(("profile", "house_rules"), RULES)
def test_what_is_told_of_a_game_is_as_the_models_say(profile: str, house_rules: Json) -> None:
    for schema, value in told_of(load_profile(profile, house_rules), deals=20):
        assert misfits(schema, value) == [], schema


def test_the_problems_are_as_the_models_say() -> None:
    for schema, value in problems_told():
        assert misfits(schema, value) == []


def test_every_success_is_described_to_its_last_field() -> None:
    for method, path, responses in operations():
        for status, told in responses.items():
            for schema in told["content"].values():
                text = json.dumps(schema)
                assert f"#{MODELS}" in text, (method, path, status, "may be anything")
    for name, schema in success_models():
        assert schema.get("description"), f"{name} has no description"
        if "properties" in schema and not name.startswith("Given"):
            assert schema["additionalProperties"] is False, name
            vague = {field for field, said in schema["properties"].items() if is_vague(said)}
            assert vague == FROM_OUTSIDE.get(name, set()), name


def is_vague(said: Json) -> bool:
    """Whether a field may hold anything, or objects that are not described."""
    if {"$ref", "anyOf", "oneOf", "enum", "const"} & set(said):
        return any(is_vague(kind) for kind in said.get("anyOf", ()))
    if said.get("type") == "array":
        return not ("prefixItems" in said or ("items" in said and not is_vague(said["items"])))
    if said.get("type") == "object":
        inner = [said.get("additionalProperties"), *said.get("patternProperties", {}).values()]
        return not any(isinstance(kind, dict) and not is_vague(kind) for kind in inner)
    return "type" not in said


def test_every_reference_leads_somewhere() -> None:
    known = {name for name, _ in success_models()}
    assert {"DealRecord", "GivenRecord", "View", "Analysis", "Figures"} <= known
    assert known <= set(document()["components"]["schemas"])


# --- what is wrong is found ----------------------------------------------------------------------


def test_an_answer_that_the_schema_does_not_allow_is_found() -> None:
    room = {"table": "t", "code": "ABCDEFG"}
    wrong: tuple[tuple[str, int, str, object], ...] = (
        ("/api/rooms", 201, "application/json", {"table": "t"}),
        ("/api/rooms", 201, "application/json", {**room, "seat": 0}),
        ("/api/rooms", 201, "application/json", {**room, "table": 5}),
        ("/api/rooms", 200, "application/json", room),
        ("/api/rooms", 201, "text/plain", room),
        ("/api/rooms", 404, "application/json", {"detail": "Not Found"}),
        ("/api/nothing", 200, "application/json", {}),
    )
    hold("POST", "/api/rooms", 201, "application/json", json.dumps(room).encode())
    for path, status, kind, body in wrong:
        with pytest.raises(AssertionError, match=path):
            hold("POST", path, status, kind, json.dumps(body).encode())


def test_a_line_of_a_file_is_looked_at_too() -> None:
    record = {**old_record("classic"), "names": ["Ana", None, None, None], "bots": [None] * 4}
    good = json.dumps(record).encode()
    path = "/api/tables/t/records"
    hold("GET", path, 200, LINES, good + b"\n" + good)
    bad = json.dumps({**record, "result": {**record["result"], "scores": [1]}}).encode()
    with pytest.raises(AssertionError, match="result/scores"):
        hold("GET", path, 200, LINES, good + b"\n" + bad)


@pytest.mark.parametrize("field", ["trump", "legal", "tricks"])
def test_a_view_without_a_field_is_found(field: str) -> None:
    problems = json.loads(json.dumps(daily(FIRST_DAY)))
    del problems[1]["view"][field]
    (problem,) = misfits(model("Problems"), {"day": "2026-01-01", "problems": problems})
    assert "problems/1/view" in problem
    assert field in problem
