"""A real Redis or Valkey on a free port, keeping nothing on disk."""

from __future__ import annotations

import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from tests.support.services import answers, find_tool, free_port, stop, wait_until


@dataclass
class RedisServer:
    """A server on a port; `kill` ends it as kill -9 does, `start` starts it again, empty."""

    folder: str
    port: int
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen(
            [
                find_tool("valkey-server", "redis-server"),
                *("--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder),
                *("--save", "", "--appendonly", "no", "--loglevel", "warning"),
            ],
            stdout=subprocess.DEVNULL,
        )
        wait_until(lambda: answers(self.port, b"PING\r\n", b"+PONG"), self.process, "Redis")

    def kill(self) -> None:
        """End it as a crash would."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()

    def stop(self) -> None:
        """End it in order."""
        process, self.process = self.process, None
        if process is not None:
            stop(process)


@contextmanager
def run_redis(port: int = 0) -> Iterator[RedisServer]:
    """Run a server (on a given port) for as long as the context lasts."""
    with tempfile.TemporaryDirectory(prefix="rebelote-redis-") as folder:
        server = RedisServer(folder, port or free_port())
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def start_redis(port: int = 0) -> Iterator[int]:
    """The port of a server that runs for as long as the context lasts."""
    with run_redis(port) as server:
        yield server.port


@pytest.fixture(scope="session")
def redis_port() -> Iterator[int]:
    """One server for the whole test process."""
    with start_redis() as port:
        yield port


@pytest.fixture
def redis_url(redis_port: int) -> str:
    """The URL of the server, emptied for this test."""
    with socket.create_connection(("127.0.0.1", redis_port), timeout=5.0) as connection:
        connection.sendall(b"FLUSHALL\r\n")
        assert connection.recv(16).startswith(b"+OK")
    return f"redis://127.0.0.1:{redis_port}/0"
