"""Several server processes on one listening socket: whoever dies is replaced, all end together.

A worker that cannot even begin to serve is tried again ever more slowly; where none of them can,
the server gives up, since what keeps them from starting is not cured by starting them for ever.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Final, TypeAlias

from rebelote.server.errors import StartError
from rebelote.server.logs import configure
from rebelote.server.metrics import forget_worker, shared_figures
from rebelote.server.processes import when_orphaned
from rebelote.server.settings import Settings

log = logging.getLogger("rebelote.server")

Serve: TypeAlias = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""Serves in this process until told to stop, and calls the last argument once it answers."""

LOOK_SECONDS: Final = 0.5
MOST_FAILURES: Final = 4
"""How often in a row a worker may end before it answered, while no other one answers."""
LONGEST_PAUSE: Final = 30.0
"""The longest before another try, in seconds; the first comes at once."""
GRACE_SECONDS: Final = 5.0
ORPHAN_SECONDS: Final = 2.0
"""How long a worker without a supervisor has for its goodbyes."""


@dataclass(slots=True)
class _Worker:
    """A worker's process, and how often in a row one in its place could not start."""

    process: SpawnProcess
    ready: Event
    failures: int = 0
    again_at: float | None = None
    """When the next one starts in its place; None while it lives."""

    @property
    def serves(self) -> bool:
        """Whether it answers."""
        return self.ready.is_set() and self.process.is_alive()


class Supervisor:
    """Keeps `Settings.workers` processes running."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve) -> None:
        self._settings = settings
        self._listening = listening
        self._serve = serve
        self._workers: list[_Worker] = []
        self._stop = threading.Event()

    def run(self) -> None:
        """Run until a signal says stop; raises `StartError` when workers cannot start."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop.set())
        with ExitStack() as stack:
            if self._settings.metrics:
                stack.enter_context(shared_figures())
            stack.callback(self._end_all)
            self._workers = [self._start(0) for _ in range(self._settings.workers)]
            while not self._stop.wait(LOOK_SECONDS):
                self._workers = [self._kept(worker) for worker in self._workers]

    def _kept(self, worker: _Worker) -> _Worker:
        """The worker, or a new one in the place of a dead one."""
        if worker.process.is_alive():
            return worker
        if worker.again_at is None:
            self._mourn(worker)
        if worker.again_at is not None and time.monotonic() < worker.again_at:
            return worker
        return self._start(worker.failures)

    def _mourn(self, worker: _Worker) -> None:
        """Note a death, and when to try again; raises `StartError` when that is no use."""
        status = worker.process.exitcode
        forget_worker(worker.process.pid)
        worker.failures = 0 if worker.ready.is_set() else worker.failures + 1
        log.warning("worker died", extra={"code": str(status), "failures": worker.failures})
        if worker.failures >= MOST_FAILURES and not any(one.serves for one in self._workers):
            raise StartError(
                "workers-fail",
                message=f"a worker ended {worker.failures} times in a row before it could serve"
                f" (exit status {status}) and no other one serves: the lines above say why",
            )
        pause = 2.0 ** (worker.failures - 1) - 1 if worker.failures else 0.0
        worker.again_at = time.monotonic() + min(pause, LONGEST_PAUSE)

    def _start(self, failures: int) -> _Worker:
        context = get_context("spawn")
        ready = context.Event()
        process = context.Process(
            target=_worker_main,
            args=(self._serve, self._settings, self._listening, ready, os.getpid()),
        )
        process.start()
        return _Worker(process, ready, failures)

    def _end_all(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join(GRACE_SECONDS + 5)
            worker.process.kill()  # one that hangs, on a database that is gone say, keeps the port


def _worker_main(
    serve: Serve, settings: Settings, listening: socket.socket, ready: Event, supervisor: int
) -> None:
    configure(settings.log_level, settings.log_json)
    when_orphaned(supervisor, _end_at_once)
    serve(settings, listening, ready.set)


def _end_at_once() -> None:
    """The supervisor was killed: free the port for the next one, saying goodbye if that works."""
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ORPHAN_SECONDS)
    os._exit(1)
