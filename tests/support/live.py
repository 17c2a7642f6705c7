"""The application behind a real HTTP server in a thread of this process, so that a test may set
what the command does not: how long to wait for a ping, say."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from rebelote.server.app import create_app
from rebelote.server.protocols import PatientHttp, PatientSocket
from rebelote.server.settings import Settings
from tests.support.server import UNLIMITED

ROOMY = {name.removeprefix("REBELOTE_").lower(): int(value) for name, value in UNLIMITED.items()}


@contextmanager
def serving(
    folder: Path, settings: dict[str, Any] | None = None, **config: Any
) -> Iterator[tuple[str, uvicorn.Server]]:
    """The address of a running server, and the server."""
    given = {"database": str(folder / "tables.db"), "no_delay": True, **ROOMY, **(settings or {})}
    app = create_app(Settings(**given))
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            port=0,
            log_config=None,
            access_log=False,
            **{"http": PatientHttp, "ws": PatientSocket, "ws_max_size": 16384, **config},
        )
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 120
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server is not ready"
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        thread.join(30)
