"""A real Chromium, driven by Playwright: pages the size of a laptop and of a phone.

A page complains by itself: a script error, an error in the console or a request to another
host fails the test that used it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.support.services import find_tool

FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
LAPTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

PageOpener = Callable[..., Page]

# How long something may take to show on a machine that is busy with other tests.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium itself, started once; sandboxed unless we are root, for whom it refuses to start."""
    program = find_tool("chromium", "chromium-browser", "google-chrome")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=program, chromium_sandbox=os.geteuid() != 0, args=list(FLAGS)
        )
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[PageOpener]:
    """Opens a page in a context (cookies, language) of its own: `new_page(PHONE, locale="es")`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(device: dict[str, Any] | None = None, **options: Any) -> Page:
        context = browser.new_context(**{**(device or LAPTOP), **options})
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        _watch(page, complaints)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, "the page complained:\n" + "\n".join(complaints)


@pytest.fixture
def laptop(new_page: PageOpener) -> Page:
    """A page of 1440x900."""
    return new_page(LAPTOP)


@pytest.fixture
def phone(new_page: PageOpener) -> Page:
    """A page of 390x844 that is touched, not clicked."""
    return new_page(PHONE)


def _watch(page: Page, complaints: list[str]) -> None:
    """Write down what no page of ours may do.

    A socket or request that fails because its server was killed on purpose is no complaint.
    """

    def on_console(message: Any) -> None:
        gone = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "WebSocket connection")
        lost = any(reason in message.text for reason in gone)
        # a browser calls it an error when a passphrase is refused
        refused = "/api/account/" in message.location.get("url", "")
        if message.type == "error" and not lost and not refused:
            complaints.append(f"console: {message.text} {message.location}")

    def on_request(request: Any) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname != "127.0.0.1":
            complaints.append(f"request to another host: {request.url}")

    page.on("console", on_console)
    page.on("pageerror", lambda error: complaints.append(f"script error: {error}"))
    page.on("request", on_request)


def accessibility_faults(page: Page) -> list[str]:
    """What axe finds wrong with the screen once it is there, one line a fault and element."""
    for landmark in ("main", "h1"):
        expect(page.locator(landmark).first).to_be_attached()
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("() => window.axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: {' '.join(map(str, node['target']))}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]


STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moves = (one) => one.playState === 'running'
    && one.effect?.getComputedTiming().iterations !== Infinity;
  const waits = () => [...document.images].some((image) => !image.complete)
    || document.getAnimations().some(moves);
  const end = performance.now() + 10000;
  do await frame(); while (waits() && performance.now() < end);
}"""


def settle(page: Page) -> None:
    """Wait until every picture is loaded and nothing moves or changes its colour."""
    page.evaluate(STILL)
