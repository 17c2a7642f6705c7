"""Running the server: one process, or several that share a listening socket."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import uvicorn

from rebelote.server.app import StartError, build_bus, create_app
from rebelote.server.database import create_engine, database_url, migrate
from rebelote.server.logs import configure
from rebelote.server.processes import when_orphaned
from rebelote.server.settings import Settings

log = logging.getLogger("rebelote.server")

BACKLOG: Final = 2048
GRACE_SECONDS: Final = 5
RESTART_SECONDS: Final = 0.5
ORPHAN_SECONDS: Final = 2.0
"""How long a worker without a supervisor has for its goodbyes."""


class TableServer(uvicorn.Server):
    """A server that tells its clients before it goes, so that they come back by themselves."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, let it reach the clients, then close."""
        app: Any = self.config.app
        hall = getattr(app.state, "hall", None)
        if hall is not None:
            hall.tell_everybody({"type": "closing", "reason": "restart"})
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Run until Ctrl-C or SIGTERM. ``say`` gets the address once it answers.

    Raises `StartError` or `DatabaseError` when the server cannot start.
    """
    configure(settings.log_level, settings.log_json)
    if settings.workers > 1 and not settings.bus:
        raise StartError(
            "bus-needed",
            message=f"{settings.workers} workers need a bus to share:"
            " add --bus redis://HOST:PORT (Valkey or Redis), or use --workers 1",
        )
    listening = bind(settings.host, settings.port)
    with listening:
        asyncio.run(check_services(settings))
        say(f"Rebelote is at {address(listening)} (Ctrl-C stops it)")
        if settings.workers == 1:
            run_worker(settings, listening)
        else:
            Supervisor(settings, listening).run()


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; raises `StartError` when the address cannot be had."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(BACKLOG)
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise StartError(
            "address-taken", message=f"cannot listen on {host} port {port}: {reason}"
        ) from None
    listening.set_inheritable(True)
    return listening


def address(listening: socket.socket) -> str:
    """The URL at which a browser on this machine reaches the socket."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}/"


async def check_services(settings: Settings) -> None:
    """Bring the database up to date and look whether the bus answers."""
    engine = create_engine(database_url(settings.database_target))
    try:
        await migrate(engine)
    finally:
        await engine.dispose()
    bus = build_bus(settings)
    try:
        await bus.ping()
    except OSError as problem:
        raise StartError("bus-unreachable", message=f"cannot reach the bus: {problem}") from None
    finally:
        await bus.close()


def run_worker(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process."""
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    TableServer(config).run(sockets=[listening])


class Supervisor:
    """Keeps several workers running: one that dies is replaced, and all end together."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: list[SpawnProcess] = []
        self._stop = threading.Event()

    def run(self) -> None:
        """Run until a signal says stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop.set())
        self._workers = [self._start() for _ in range(self._settings.workers)]
        while not self._stop.wait(RESTART_SECONDS):
            for place, worker in enumerate(self._workers):
                if not worker.is_alive():
                    log.warning("worker died", extra={"code": str(worker.exitcode)})
                    self._workers[place] = self._start()
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(GRACE_SECONDS + 5)
            worker.kill()  # whoever hangs, on a database that is gone say, would keep the port

    def _start(self) -> SpawnProcess:
        worker = get_context("spawn").Process(
            target=_worker_main, args=(self._settings, self._listening, os.getpid())
        )
        worker.start()
        return worker


def _worker_main(settings: Settings, listening: socket.socket, supervisor: int) -> None:
    configure(settings.log_level, settings.log_json)
    when_orphaned(supervisor, _end_at_once)
    run_worker(settings, listening)


def _end_at_once() -> None:
    """The supervisor was killed: free the port for the next one, saying goodbye if that works."""
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ORPHAN_SECONDS)
    os._exit(1)
