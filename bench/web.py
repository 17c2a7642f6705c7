"""What a player waits for: the size of the first load, and the time to the first playable card.

    .venv/bin/python bench/web.py [--runs 5]

Sizes are what Chromium got over the wire from `rebelote serve` on the way from an empty cache to
a table, card faces left out. The time runs from the click on Play on the home page, in a new
context, until a card may be played; "cold" adds the home page's own load. Bots do not pause, and
the animation speed is "fast" with reduced motion: only machine and code are measured.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

try:
    from playwright.sync_api import Browser, Page, sync_playwright
except ModuleNotFoundError:
    sys.exit("bench/web.py needs Playwright: make test installs it")

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser import FLAGS, LAPTOP  # noqa: E402
from tests.support.server import ServerProcess  # noqa: E402

LIMIT = 150_000
WAIT_MS = 60_000
PLAYABLE = '[data-testid="hand-card"][data-legal="true"]'
SETTINGS = "{profile: 'single-deal', bot: 'novice', speed: 'fast', cutToChance: true}"
"""A deal where the bot may speak first; we take as soon as we may."""


class Transfer:
    """Counts the encoded bytes of every response but card faces and the API."""

    def __init__(self, page: Page) -> None:
        self._urls: dict[str, str] = {}
        self.files: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["response"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "")
        name = url.rsplit("/", 1)[-1] or "index.html"
        if "/api/" not in url and not (name.endswith(".svg") and "/assets/" in url):
            self.files[name] = self.files.get(name, 0) + int(event["encodedDataLength"])


def visit(browser: Browser, url: str) -> tuple[float, float, dict[str, int]]:
    """(seconds of the home page, seconds from the click to a playable card, bytes a file)."""
    options: dict[str, Any] = {**LAPTOP, "locale": "en", "reduced_motion": "reduce"}
    context = browser.new_context(**options, service_workers="block")
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(
        f"localStorage.setItem('rebelote.settings', JSON.stringify({SETTINGS}))"
    )
    page = context.new_page()
    transfer = Transfer(page)
    began = time.perf_counter()
    page.goto(url)
    page.locator('[data-testid="home-play"]:enabled').wait_for()
    home = time.perf_counter() - began
    began = time.perf_counter()
    page.get_by_test_id("home-play").click()
    ready = page.locator(f'{PLAYABLE}, [data-testid="call-take"], [data-testid="score-sheet"]')
    while True:
        ready.first.wait_for()
        if page.locator(PLAYABLE).count():
            break
        take = page.get_by_test_id("call-take")
        if not take.count():
            raise RuntimeError("the deal ended before a card could be played")
        take.first.click()
        take.first.wait_for(state="detached")
    first_card = time.perf_counter() - began
    context.close()
    return home, first_card, transfer.files


def main() -> None:
    """Print sizes and times; fails when the first load is above its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(("--no-delay", "--data", data), log=Path(data) / "server.log")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=program(), chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        try:
            visits = [visit(browser, server.url) for _ in range(runs)]
        finally:
            browser.close()
            server.stop()
    report(visits)


def program() -> str:
    """Where Chromium is."""
    import shutil

    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    return found or sys.exit("bench/web.py needs Chromium: make test installs it")


def report(visits: list[tuple[float, float, dict[str, int]]]) -> None:
    """The figures, the largest files first."""
    files = visits[0][2]
    for name, size in sorted(files.items(), key=lambda item: -item[1]):
        print(f"{size:>9,} B  {name}")
    total = sum(files.values())
    print(f"{total:>9,} B  first load, home and table, without card faces (limit {LIMIT:,} B)")
    for title, seconds in (
        ("home page from an empty cache", [home for home, _, _ in visits]),
        ("click on Play to first playable card", [card for _, card, _ in visits]),
    ):
        middle, longest = statistics.median(seconds), max(seconds)
        print(f"{title}: median {middle:.2f} s, longest {longest:.2f} s of {len(visits)}")
    if total >= LIMIT:
        sys.exit(f"the first load is {total - LIMIT + 1:,} B above its limit")


if __name__ == "__main__":
    main()
