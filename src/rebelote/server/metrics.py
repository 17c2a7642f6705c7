"""Figures of one worker in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counts what happens; each worker has its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._actions = Histogram(
            "rebelote_action_seconds",
            "From a command's arrival to its durable answer.",
            ["outcome"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._sockets = Gauge("rebelote_sockets", "Connections to tables.", registry=self._registry)
        self._refused = Counter(
            "rebelote_refused", "Messages refused, by code.", ["code"], registry=self._registry
        )

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Report a figure that is looked up when it is asked for."""
        gauge = Gauge(f"rebelote_{name}", what, registry=self._registry)
        gauge.set_function(value)

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

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refused.labels(code).inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)
