"""A real `rebelote serve` process, which a test may kill and start again on the same database."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.support.services import answers, free_port, stop, wait_until

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/rebelote/server/static/index.html"
ASK = b"GET /api/profiles HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@dataclass
class Server:
    """One server on one port. `start` after `kill` is the restart that players must not notice."""

    database: str
    port: int
    log: Path
    arguments: tuple[str, ...] = ("--no-delay",)
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def url(self) -> str:
        """Where the table's page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "rebelote", "serve"),
                    *("--host", "127.0.0.1", "--port", str(self.port)),
                    *("--database", self.database, *self.arguments),
                ],
                stdout=output,
                stderr=output,
            )
        try:
            wait_until(
                lambda: answers(self.port, ASK, b"HTTP/1.1 200"), self.process, "rebelote serve"
            )
        except (RuntimeError, TimeoutError) as error:
            error.add_note(self.log.read_text(encoding="utf-8", errors="replace")[-4000:])
            raise

    def kill(self) -> None:
        """What a power cut does: no chance to write anything down."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """The orderly end."""
        if self.process is not None:
            stop(self.process)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, bots answering at once, its tables in a new SQLite file."""
    if not CLIENT.is_file():
        pytest.fail("the web client is not built: run `make setup`", pytrace=False)
    running = Server(f"sqlite:///{tmp_path}/tables.db", free_port(), tmp_path / "server.log")
    running.start()
    yield running
    running.stop()
