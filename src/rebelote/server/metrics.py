"""Figures in the form that Prometheus reads: of one process, or of all workers added up.

Several workers write into files of a folder that they share, and whichever of them is asked adds
them up. Counts of a worker that died stay; what it had open or waiting goes with it.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The library's name for the folder; a process reads it when it loads the library."""
REFRESH_SECONDS: Final = 1.0


class Metrics:
    """Counts what happens in this process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._watched: list[tuple[Gauge, Callable[[], float]]] = []
        self._actions = Histogram(
            "rebelote_action_seconds",
            "From a command's arrival to its durable answer.",
            ["outcome"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._bots = Histogram(
            "rebelote_bot_seconds",
            "From a bot being asked to its answer, waiting for a free process included.",
            ["bot", "outcome"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._refused = Counter(
            "rebelote_refused", "Messages refused, by code.", ["code"], registry=self._registry
        )
        self._sockets = self._gauge("sockets", "Connections to tables.")
        self.watch("workers", "Server processes.", lambda: 1)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Report a figure that is looked up when it is asked for."""
        self._watched.append((self._gauge(name, what), value))

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Count a connection for as long as it lasts."""
        with self._sockets.track_inprogress():
            yield

    @contextmanager
    def action(self) -> Iterator[None]:
        """Time a command; an exception counts as refused."""
        start, outcome = perf_counter(), "refused"
        try:
            yield
            outcome = "done"
        finally:
            self._actions.labels(outcome).observe(perf_counter() - start)

    @contextmanager
    def thinking(self, bot: str) -> Iterator[None]:
        """Time a bot's choice; an exception counts as failed."""
        start, outcome = perf_counter(), "failed"
        try:
            yield
            outcome = "done"
        finally:
            self._bots.labels(bot, outcome).observe(perf_counter() - start)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refused.labels(code).inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them, of every worker where there are several."""
        self._refresh()
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)

    async def keep_fresh(self) -> None:
        """Let the other workers, when they are asked, know what is looked up here."""
        while True:
            self._refresh()
            await asyncio.sleep(REFRESH_SECONDS)

    def _refresh(self) -> None:
        for gauge, value in self._watched:
            gauge.set(value())

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"rebelote_{name}", what, registry=self._registry, multiprocess_mode="livesum")


@contextmanager
def shared_figures() -> Iterator[None]:
    """A folder for the figures of the processes that are started meanwhile."""
    before = os.environ.get(FOLDER)
    with tempfile.TemporaryDirectory(prefix="rebelote-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[FOLDER]
            else:
                os.environ[FOLDER] = before


def forget_worker(pid: int | None) -> None:
    """A worker is gone, and with it what it had open; what it counted stays."""
    if pid is not None and FOLDER in os.environ:
        mark_process_dead(pid, os.environ[FOLDER])  # type: ignore[no-untyped-call]
