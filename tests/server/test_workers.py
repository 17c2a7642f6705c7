"""Workers that die are replaced, those that cannot start are not started for ever; one page shows
the figures of all."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rebelote.server.errors import StartError
from rebelote.server.settings import Settings
from rebelote.server.supervisor import MOST_FAILURES, Supervisor
from tests.support.server import Person, ServerProcess
from tests.support.workers import cannot_start, dies_often, starts_late

pytestmark = pytest.mark.integration


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    """Settings of one worker; the signals a supervisor takes over are given back."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield Settings(data=tmp_path, workers=1)
    for number, handler in before.items():
        signal.signal(number, handler)


def begun(settings: Settings) -> int:
    """How many workers were started."""
    return len((settings.data / "begun").read_text(encoding="utf-8").splitlines())


def test_workers_that_cannot_start_are_given_up(settings: Settings) -> None:
    with socket.socket() as listening, pytest.raises(StartError, match="exit status 3") as error:
        Supervisor(settings, listening, cannot_start).run()
    assert error.value.code == "workers-fail"
    assert begun(settings) == MOST_FAILURES


def test_a_worker_that_starts_in_the_end_is_waited_for(settings: Settings) -> None:
    with socket.socket() as listening:
        Supervisor(settings, listening, starts_late).run()
    assert begun(settings) == 3


def test_workers_that_served_are_replaced_without_end(settings: Settings) -> None:
    with socket.socket() as listening:
        Supervisor(settings, listening, dies_often).run()
    assert begun(settings) == 4


async def test_figures_of_all_workers_on_one_page(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    server = ServerProcess(
        ("--no-delay", "--database", postgres_url, "--bus", redis_url, "--workers", "2"),
        environment={"REBELOTE_METRICS": "true", "TMPDIR": str(tmp_path)},
        log=tmp_path / "log",
    ).start()
    try:
        deadline = time.monotonic() + 60
        while figure(server, "rebelote_workers") != 2:
            assert time.monotonic() < deadline, "the second worker is not counted"
            await asyncio.sleep(0.2)
        acted = 0
        for _ in range(4):  # whichever worker each connection reaches
            async with (
                Person(server.url) as person,
                person.at(await person.open_table("single-deal")) as seat,
            ):
                await seat.hear()
                for _ in range(3):
                    await seat.until_mine()
                    assert (await seat.act())["type"] == "done"
                    acted += 1
        for _ in range(6):
            assert figure(server, 'rebelote_action_seconds_count{outcome="done"}') == acted
        assert figure(server, 'rebelote_bot_seconds_count{bot="novice",outcome="done"}') > 0
    finally:
        server.stop()
    assert left_behind(tmp_path) == []


def left_behind(folder: Path) -> list[Path]:
    """Folders of figures that nobody removed."""
    return list(folder.glob("rebelote-figures-*"))


def figure(server: ServerProcess, name: str) -> float:
    """A figure, asked for over a connection of its own."""
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    found = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(found[0].split()[-1]) if found else 0.0
