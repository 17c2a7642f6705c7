"""`rebelote serve` starts, says where, ends when told, and says in a line why it cannot."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rebelote.i18n import Catalogue, languages
from rebelote.server.errors import CODES
from rebelote.server.identity import COOKIE
from rebelote.server.settings import Settings
from rebelote.table.errors import CODES as TABLE_CODES
from tests.support.server import Person, ServerProcess

pytestmark = pytest.mark.integration


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rebelote", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = serve("--port", str(port), "--data", str(tmp_path))
    assert run.returncode == 2
    assert run.stderr == (
        f"rebelote: cannot listen on 127.0.0.1 port {port}: address already in use\n"
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--port", "99999"], "--port: "),
        (["--workers", "0"], "--workers: "),
        (["--workers", "2"], "2 workers need a bus"),
        (["--bus", "redis://127.0.0.1:1"], "cannot reach the bus"),
        (["--bus", "smoke://signal"], "bus"),
        (["--database", "postgresql://127.0.0.1:1/x"], "cannot use the database"),
        (["--database", "oracle://x/y"], "expected sqlite:///FILE"),
        (["--database", "/proc/nothing/here.db"], "cannot use the database"),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    tmp_path: Path, arguments: list[str], expected: str
) -> None:
    run = serve("--port", "0", "--data", str(tmp_path), *arguments)
    assert run.returncode == 2, run.stdout + run.stderr
    assert run.stderr.count("\n") == 1, run.stderr
    assert expected in run.stderr


def test_the_environment_is_checked_too(tmp_path: Path) -> None:
    run = serve("--data", str(tmp_path), REBELOTE_PORT="many")
    assert run.returncode == 2
    assert "REBELOTE_PORT" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_clients_are_told_before_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    server = ServerProcess(("--data", str(tmp_path)), log=tmp_path / "log").start()
    async with Person(server.url) as person, person.at(await person.open_table()) as seat:
        await seat.hear()
        assert server.process is not None
        server.process.send_signal(how)
        said = await seat.hear_until(lambda message: message["type"] == "closing")
        assert said == {"type": "closing", "reason": "restart"}
        assert await seat.hear_until_closed() == 1012
    assert server.process.wait(20) in (0, 130, -how)
    assert "Traceback" not in (tmp_path / "log").read_text()
    server.process = None


def test_the_page_and_the_lists(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url) as browser:
        bots = browser.get("/api/bots").json()["bots"]
        assert bots[0]["id"] == "novice"
        profiles = {item["id"]: item for item in browser.get("/api/profiles").json()["profiles"]}
        assert {"classic", "contract", "single-deal", "decouverte"} <= set(profiles)
        assert profiles["classic"]["target"] == 1000
        assert profiles["single-deal"]["target"] is None
        assert profiles["decouverte"]["players"] == 2
        names = {option["name"] for option in profiles["decouverte"]["options"]}
        assert "uncover" in names
        assert "undertrump" not in names


def test_what_a_house_rule_makes_of_the_other_options(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url) as browser:
        plain = browser.get("/api/profiles/classic").json()
        assert plain["contradictions"] == []
        dealt = next(option for option in plain["options"] if option["name"] == "packets")
        assert dealt["choices"] == [[3, 2], [2, 3], [5]]
        assert dealt["value"] == [3, 2]
        fixed = browser.get("/api/profiles/classic?made_when=fixed&packets=5").json()
        assert fixed["contradictions"] == [
            {
                "options": ["made_when", "tie"],
                "reason": "fixed-decides-ties",
                "sets": {"tie": "fails"},
            }
        ]
        known, new = ({item["name"] for item in told["options"]} for told in (plain, fixed))
        assert {"contract_points", "contract_points_with_belote"} <= new - known
        assert (
            next(item for item in fixed["options"] if item["name"] == "made_when")["value"]
            == "majority"
        ), "the book's own value, whatever is chosen"
        wrong = browser.get("/api/profiles/classic?tie=perhaps")
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, "option-value")
        assert browser.get("/api/profiles/nothing").status_code == 400


def test_the_cookie_is_out_of_reach(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url) as browser:
        cookie = browser.get("/").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        assert "set-cookie" not in browser.get("/api/bots").headers
        assert "set-cookie" not in browser.get("/").headers
        assert "set-cookie" not in browser.post("/api/tables").headers


def test_what_only_reads_makes_nobody_another_guest(shared_server: ServerProcess) -> None:
    """A page reads several things at once; the last answer must not replace who opened a table."""
    with httpx.Client(base_url=shared_server.url) as visitor:
        for path in ("/api/bots", "/api/tables", "/api/nothing", "/icon.svg", "/healthz"):
            assert "set-cookie" not in visitor.get(path).headers, path
        opened = visitor.post("/api/tables", json={"profile": "classic"})
        assert opened.headers["set-cookie"].startswith(f"{COOKIE}=")
        tables = visitor.get("/api/tables").json()["tables"]
        assert [table["table"] for table in tables] == [opened.json()["table"]]


async def test_a_guest_sees_its_own_tables_only(shared_server: ServerProcess) -> None:
    async with Person(shared_server.url) as ana, Person(shared_server.url) as bea:
        table = await ana.open_table("classic")
        (listed,) = (await ana.http.get("/api/tables")).json()["tables"]
        assert listed["table"] == table
        assert listed["profile"] == "classic"
        assert set(listed) == {
            "table", "profile", "phase", "totals", "number", "your_turn", "updated",
        }  # fmt: skip
        assert (await bea.http.get("/api/tables")).json()["tables"] == []


def test_no_secret_is_kept(shared_server: ServerProcess) -> None:
    """Neither the database nor the log has what is in a cookie."""
    with httpx.Client(base_url=shared_server.url) as browser:
        browser.post("/api/tables", json={"profile": "single-deal", "name": "Zoé"})
        secret = browser.cookies["rebelote_guest"]
    assert shared_server.log is not None
    for path in shared_server.log.parent.iterdir():
        assert secret.encode() not in path.read_bytes()
    assert "Zo" not in shared_server.log.read_text()


def test_errors_have_words_in_the_language_asked_for(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url) as browser:
        said = {
            language: browser.get(
                "/api/tables/none/records", headers={"accept-language": language}
            ).json()["error"]["message"]
            for language in ("en", "es-AR,es;q=0.9", "fr", "pt-BR", "xx", "")
        }
    assert len(set(said.values())) == 4
    assert said["xx"] == said["en"] == said[""]


@pytest.mark.parametrize("code", sorted({**CODES, **TABLE_CODES}))
def test_every_code_has_words_in_every_language(code: str) -> None:
    for language in languages():
        catalogue = Catalogue(language)
        assert catalogue.has(f"error-{code}") or catalogue.has(f"rule-{code}"), language


def test_the_default_data_folder_is_the_users(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert Settings().database_target == str(tmp_path / "rebelote" / "tables.db")


async def test_house_rules_reach_the_table(shared_server: ServerProcess) -> None:
    async with Person(shared_server.url) as person:
        table = await person.open_table("classic", house_rules={"target": 500, "tie": "fails"})
        async with person.at(table) as seat:
            await seat.hear()
            assert seat.view["house_rules"] == {"target": 500, "tie": "fails"}
            assert seat.view["target"] == 500
            await seat.play_deal()
        records = (await person.http.get(f"/api/tables/{table}/records")).text.splitlines()
        assert json.loads(records[0])["house_rules"] == {"target": 500, "tie": "fails"}


def test_health_is_told_and_figures_are_not(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url) as browser:
        assert browser.get("/healthz").json() == {"status": "ok"}
        assert browser.get("/readyz").text == "ready\n"
        assert browser.get("/metrics").status_code == 404


async def test_figures_where_they_are_asked_for(tmp_path: Path) -> None:
    server = ServerProcess(
        ("--no-delay", "--data", str(tmp_path)),
        environment={"REBELOTE_METRICS": "true"},
        log=tmp_path / "log",
    ).start()
    try:
        async with Person(server.url) as person:
            await with_one_refusal(person)
            text = (await person.http.get("/metrics")).text
        assert "rebelote_tables 1.0" in text
        assert "rebelote_sockets 0.0" in text
        assert 'rebelote_action_seconds_count{outcome="done"} 1.0' in text
        assert 'rebelote_refused_total{code="not-a-card"} 1.0' in text
    finally:
        server.stop()


def test_an_address_that_opens_too_many_tables_is_slowed_down(tmp_path: Path) -> None:
    server = ServerProcess(
        ("--no-delay", "--data", str(tmp_path)), environment={"REBELOTE_CHANGES_PER_MINUTE": "5"}
    ).start()
    try:
        with httpx.Client(base_url=server.url, timeout=30) as browser:
            body = {"profile": "single-deal"}
            statuses = [browser.post("/api/tables", json=body).status_code for _ in range(8)]
            assert statuses[:5] == [201] * 5
            assert statuses[-1] == 429
            assert browser.get("/api/tables").status_code == 200
    finally:
        server.stop()


async def with_one_refusal(person: Person) -> None:
    """One message that makes no sense, and one action."""
    async with person.at(await person.open_table()) as seat:
        await seat.hear()
        await seat.until_mine()
        await seat.ask("act", action={"type": "play", "card": "2Z"})
        await seat.act()
