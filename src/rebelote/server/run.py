"""Running the server: one process, or several that share a listening socket."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from rebelote.server.app import build_bus, create_app
from rebelote.server.configuration import unknown_variables
from rebelote.server.database import create_engine, database_url, migrate
from rebelote.server.errors import StartError
from rebelote.server.logs import configure
from rebelote.server.protocols import PatientHttp, PatientSocket
from rebelote.server.settings import Settings
from rebelote.server.supervisor import Supervisor

log = logging.getLogger("rebelote.server")

BACKLOG: Final = 2048
GRACE_SECONDS: Final = 5


class TableServer(uvicorn.Server):
    """A server that tells its clients before it goes, so that they come back by themselves."""

    def __init__(self, config: uvicorn.Config, answers: Callable[[], None]) -> None:
        super().__init__(config)
        self._answers = answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        calm_collector()
        if self.started:
            self._answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, let it reach the clients, then close."""
        app: Any = self.config.app
        hall = getattr(app.state, "hall", None)
        if hall is not None:
            hall.tell_everybody({"type": "closing", "reason": "restart"})
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def calm_collector() -> None:
    """Search for garbage among what is new, hardly ever among everything.

    A search through all tables holds everybody up: a quarter of a second with 500 of them, every
    ten seconds. Nearly all that a table drops is freed without any search.
    """
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000)


def serve(settings: Settings, say: Callable[[str], None]) -> None:
    """Run until Ctrl-C or SIGTERM. ``say`` gets the address once it answers.

    Raises `StartError` or `DatabaseError` when the server cannot start.
    """
    configure(settings.log_level, settings.log_json)
    for warning in unknown_variables():
        log.warning(warning)
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
            run_worker(settings, listening, lambda: None)
        else:
            Supervisor(settings, listening, run_worker).run()


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


def run_worker(settings: Settings, listening: socket.socket, answers: Callable[[], None]) -> None:
    """Serve in this process; raises `StartError` if it cannot even begin."""
    config = uvicorn.Config(
        create_app(settings),
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = TableServer(config, answers)
    server.run(sockets=[listening])
    if not server.started:
        raise StartError("not-started", message="the server could not start; the log says why")
