"""A real Redis or Valkey on a free port, keeping nothing on disk."""

from __future__ import annotations

import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.support.services import answers, find_tool, free_port, stop, wait_until


@contextmanager
def start_redis(port: int = 0) -> Iterator[int]:
    """Run a server (on a given port) for as long as the context lasts; gives its port."""
    program, port = find_tool("valkey-server", "redis-server"), port or free_port()
    with tempfile.TemporaryDirectory(prefix="rebelote-redis-") as folder:
        process = subprocess.Popen(
            [
                program,
                *("--port", str(port), "--bind", "127.0.0.1", "--dir", folder),
                *("--save", "", "--appendonly", "no", "--loglevel", "warning"),
            ],
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: answers(port, b"PING\r\n", b"+PONG"), process, "Redis")
            yield port
        finally:
            stop(process)


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
