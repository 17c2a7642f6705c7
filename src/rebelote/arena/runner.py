"""Where the pairs of a contest are played: in this process, in others, or on a Dask cluster.

Pairs are independent and each has a chance of its own, so the results are the same wherever and in
whatever order they are played; only the thinking times differ.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import connection, get_context, parent_process, resource_tracker
from typing import Any

from rebelote.arena.duplicate import Contest, Outcome, play_pair
from rebelote.bots import make_bot
from rebelote.bots.roster import parse
from rebelote.rules.errors import RebeloteError

_AHEAD = 2
"""Pairs handed out to each worker before the first comes back."""


def check(contest: Contest) -> None:
    """Raise `RebeloteError` where a bot does not exist, cannot be built or does not play this."""
    for bot in filter(None, (*contest.bots, contest.calls)):
        spec, _ = parse(bot)
        if not spec.plays(contest.profile):
            raise RebeloteError(
                "bot-profile",
                bot=spec.id,
                profile=contest.profile.id,
                message=f"bot {spec.id} does not play {contest.profile.id}",
            )
        make_bot(bot, 0)


def here(contest: Contest, numbers: Iterable[int]) -> Iterator[Outcome]:
    """One pair after the other in this process."""
    for number in numbers:
        yield play_pair(contest, number)


def on_processes(contest: Contest, numbers: Iterable[int], workers: int) -> Iterator[Outcome]:
    """In worker processes of this machine, in the order they are done.

    When the caller stops (an interrupt, an error) nothing new is begun, and the workers end with
    the pair they are at.
    """
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_settle_in)
    try:
        running: set[Future[Outcome]] = set()
        for number in numbers:
            with _deaf_to_interrupts():
                running.add(pool.submit(play_pair, contest, number))
            if len(running) >= _AHEAD * workers:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Workers that are begun in here never hear an interrupt, not even while they load.

    One that comes meanwhile reaches this process at the end.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # if it were started in here, it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle_in() -> None:
    """Leave interrupts to the parent, and end when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def on_cluster(contest: Contest, numbers: Iterable[int], url: str) -> Iterator[Outcome]:
    """On a Dask cluster whose scheduler is at ``url`` (``tcp://host:8786``)."""
    client, as_completed = _client(url)
    try:
        futures = client.map(partial(play_pair, contest), list(numbers), pure=False)
        # futures that the caller no longer waits for are given back when the client closes
        for _, outcome in as_completed(futures, loop=client.loop, with_results=True):
            yield outcome
    finally:
        client.close()


def _client(url: str) -> tuple[Any, Any]:
    try:
        from distributed import Client, as_completed

        connect: Any = Client
    except ImportError:
        raise RebeloteError(
            "cluster-missing",
            message="--cluster needs Dask, which is not installed: pip install 'rebelote[arena]'",
        ) from None
    try:
        return connect(url, timeout="10s", set_as_default=False), as_completed
    except (OSError, ValueError, TimeoutError) as problem:
        raise RebeloteError(
            "cluster-unreachable",
            url=url,
            message=f"no Dask scheduler at {url!r} ({type(problem).__name__}): expected an address"
            " such as tcp://host:8786",
        ) from None
