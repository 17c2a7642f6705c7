"""What every helper that starts a real service needs."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from typing import NoReturn

import pytest

LOWEST_PORT = 12000
LOWEST_PORT_OF_CLIENTS = 32768
"""From here on the system gives ports to outgoing connections."""


def free_port() -> int:
    """A TCP port of the loopback interface that nobody listens on just now.

    Not one that a client may get: while a server that was killed is away, a connection to it
    could be given that very port for its own end, and keep the server from coming back.
    """
    chance = random.SystemRandom()  # several test processes choose at the same time
    for _ in range(200):
        port = chance.randrange(LOWEST_PORT, LOWEST_PORT_OF_CLIENTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise RuntimeError(f"no port free from {LOWEST_PORT} to {LOWEST_PORT_OF_CLIENTS}")


def unavailable(what: str) -> NoReturn:
    """Skip the test, or fail it where the services are promised (`make test`, CI)."""
    message = f"{what} is not installed; scripts/ensure_test_tools.sh installs it"
    if os.environ.get("REBELOTE_REQUIRE_SERVICES"):
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def find_tool(*names: str) -> str:
    """The path of the first of these programs that is installed."""
    for name in names:
        path = shutil.which(name)
        if path is not None:
            return path
    unavailable(" or ".join(names))


def wait_until(
    ready: Callable[[], bool], process: subprocess.Popen[bytes], what: str, seconds: float = 30.0
) -> None:
    """Poll until `ready`; raise when the process ends first or the time is over."""
    deadline = time.monotonic() + seconds
    while not ready():
        if process.poll() is not None:
            raise RuntimeError(f"{what} ended with status {process.returncode} while starting")
        if time.monotonic() > deadline:
            process.kill()
            raise TimeoutError(f"{what} was not ready after {seconds:.0f} s")
        time.sleep(0.02)


def answers(port: int, say: bytes = b"", expect: bytes = b"") -> bool:
    """Whether the port accepts a connection and, if asked to, answers as expected."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1.0) as connection:
            if say:
                connection.sendall(say)
            return not expect or connection.recv(64).startswith(expect)
    except OSError:
        return False


def stop(process: subprocess.Popen[bytes], seconds: float = 10.0) -> None:
    """Ask the process to end, and make it if it does not."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
