"""Any request at all over HTTP: never a 500, and an answer that is as the OpenAPI schema says.

Schemathesis makes requests from the schema of the application itself, so a new route is tried as
soon as it is there. Names, ids and records that exist are mixed in: without them hardly a request
would come further than "there is no such table". Longer:

    REBELOTE_FUZZ_EXAMPLES=300 .venv/bin/python -m pytest tests/fuzz/test_http.py -q
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from rebelote.i18n import Catalogue
from rebelote.rules.library import profile_ids
from rebelote.server.app import create_app
from rebelote.server.identity import COOKIE, SESSION_COOKIE
from rebelote.server.settings import Settings
from rebelote.table.watching import watch_id
from tests.support.server import Json, ServerProcess
from tests.support.stage import old_record

pytestmark = pytest.mark.integration

EXAMPLES = int(os.environ.get("REBELOTE_FUZZ_EXAMPLES", "4"))
ENGLISH = Catalogue("en")
PASSPHRASE = "correct horse battery"
LINES = "application/jsonl"
FOR_ACCOUNTS = ("/api/account/passphrase", "/api/account/delete")

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schemathesis.serializer(LINES)
def lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """Records as they are sent, and whatever else there is as JSON."""
    return value if isinstance(value, bytes) else json.dumps(value).encode()


@dataclass
class Known:
    """A running server, and what a guest has left there."""

    url: str
    there: dict[str, list[Any]]
    """By the name of a parameter or a field: values that mean something."""
    cookies: dict[str, str]
    session: dict[str, str]

    def mix_in(self, case: Case) -> None:
        """Put something that exists into half of a request that the schema allows."""
        rng = random.Random(f"{case.path_parameters}{case.query}{case.body!r}")
        case.path_parameters = self._mixed(case.path_parameters, rng)
        case.body = self._mixed(case.body, rng)
        if case.media_type == LINES and rng.random() < 0.5:
            case.body = json.dumps(rng.choice(self.there["record"])).encode()

    def _mixed(self, given: Any, rng: random.Random) -> Any:
        if not isinstance(given, dict):
            return given
        return {
            name: rng.choice(self.there[name]) if name in self.there and rng.random() < 0.5 else it
            for name, it in given.items()
        }


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own; its log must not tell of trouble."""
    folder = tmp_path_factory.mktemp("http")
    log = folder / "server.log"
    server = ServerProcess(
        ("--no-delay", "--data", str(folder)),
        environment={"REBELOTE_SIGN_INS_PER_MINUTE": "100000"},
        log=log,
    )
    server.start()
    yield server
    server.stop()
    for trouble in ("Traceback", "request failed"):
        assert trouble not in log.read_text()


@pytest.fixture(scope="module")
def session(api: ServerProcess) -> str:
    """The secret of a browser that is signed in."""
    body = {"name": "Ana", "passphrase": PASSPHRASE}
    answer = httpx.post(f"{api.url}/api/account", json=body, timeout=60).raise_for_status()
    return answer.cookies[SESSION_COOKIE]


@pytest.fixture
def known(api: ServerProcess, session: str) -> Known:
    """A guest with a room that has not begun, a deal and a replay to share."""
    record = old_record("single-deal")
    with httpx.Client(base_url=api.url, timeout=60) as http:

        def made(path: str, **given: Any) -> Json:
            found: Json = http.post(path, **given).raise_for_status().json()
            return found

        room = made("/api/rooms", json={"profile": "classic", "name": "Host"})
        deal = made("/api/deals", json={"record": record})
        replay = made("/api/replays", content=json.dumps(record), headers={"content-type": LINES})
        cookies = {COOKIE: http.cookies[COOKIE]}
    there = {
        "table_id": [room["table"]],
        "code": [room["code"]],
        "watch": [watch_id(room["table"])],
        "share_id": [deal["deal"], replay["replay"]],
        "name": [*profile_ids(), "Ana"],
        "profile": list(profile_ids()),
        "record": [record, old_record("decouverte")],
        "bots": ["novice"],
        "level": ["novice"],
        "house_rules": [{}],
        "passphrase": [PASSPHRASE],
    }
    return Known(api.url, there, cookies, {**cookies, SESSION_COOKIE: session})


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="REBELOTE_FUZZ_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)
def test_every_route_answers_as_documented(known: Known, case: Case) -> None:
    if case.meta is None or case.meta.generation.mode is GenerationMode.POSITIVE:
        known.mix_in(case)
    cookies = known.session if case.path in FOR_ACCOUNTS else known.cookies
    # the schema knows the form of a request, not which tables there are or how rules go together
    not_promised = [positive_data_acceptance]
    if case.media_type == LINES:  # any bytes may be sent; what is wrong with them is the answer
        not_promised.append(negative_data_rejection)
    answer = case.call_and_validate(
        base_url=known.url,
        cookies=cookies,
        timeout=60,
        excluded_checks=not_promised,
    )
    if answer.status_code >= 400:
        code = answer.json()["error"]["code"]
        assert ENGLISH.has(f"error-{code}") or ENGLISH.has(f"rule-{code}"), code


def test_every_route_documents_its_errors() -> None:
    for path, methods in schema.raw_schema["paths"].items():
        for method, told in methods.items():
            refused = told["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/ErrorBody"}, (method, path)
            assert "422" not in told["responses"], (method, path)
