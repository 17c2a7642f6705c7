"""Pictures of every screen, on a phone and on a laptop, in screenshots/ (git ignores it).

    make screenshots                         # all, in English
    make screenshots ARGS="--language fr"

For looking at after a change: home, each table in the middle of a deal, each score sheet, each
rules page. A real server, a real Chromium; the deals are played by clicking.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser import FLAGS, LAPTOP, PHONE, settle  # noqa: E402
from tests.support.browser_table import BrowserTable  # noqa: E402
from tests.support.server import ServerProcess  # noqa: E402
from tests.support.services import find_tool  # noqa: E402

PROFILES = ("classic", "contract", "single-deal", "decouverte")
DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "laptop": LAPTOP}
TRIES = 8


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--language", default="en", choices=("en", "es", "fr", "pt"))
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--into", type=Path, default=ROOT / "screenshots")
    chosen = parser.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(("--no-delay", "--data", data), log=Path(data) / "server.log")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=find_tool("chromium", "chromium-browser", "google-chrome"),
            chromium_sandbox=os.geteuid() != 0,
            args=list(FLAGS),
        )
        try:
            for name, device in DEVICES.items():
                options = {**device, "locale": chosen.language, "color_scheme": chosen.theme}
                Camera(browser, options, server.url, chosen.into, name).take_all()
        finally:
            browser.close()
            server.stop()


class Camera:
    """Takes the pictures of one device."""

    def __init__(
        self, browser: Browser, options: dict[str, Any], url: str, into: Path, device: str
    ) -> None:
        self._browser, self._options, self._url = browser, options, url
        self._into, self._device = into, device

    def take_all(self) -> None:
        """Every screen."""
        page = self._page()
        page.goto(self._url)
        page.locator('[data-testid="home-play"]:enabled').wait_for()
        self._save(page, "home", whole=True)
        for profile in PROFILES:
            page.goto(f"{self._url}/rules/{profile}")
            page.locator("#section-questions").wait_for()
            self._save(page, f"{profile}-rules", whole=True)
        for profile in PROFILES:
            self._deal(profile)

    def _deal(self, profile: str) -> None:
        """The table in the middle of a trick that two have played to, then the sheet."""
        for _ in range(TRIES):  # everybody may pass, or the moment not come
            page = self._page()
            table = BrowserTable(page)
            table.open(self._url, profile)
            table.play_until(lambda table=table: in_the_middle(table))  # type: ignore[misc]
            if table.over:
                page.context.close()
                continue
            self._save(page, f"{profile}-table")
            table.play_deal()
            self._save(page, f"{profile}-sheet")
            page.context.close()
            return
        raise SystemExit(f"no deal of {profile} came to its middle in {TRIES} tries")

    def _page(self) -> Page:
        context = self._browser.new_context(**self._options)
        context.set_default_timeout(30_000)
        return context.new_page()

    def _save(self, page: Page, name: str, whole: bool = False) -> None:
        if whole:
            page.locator("img").first.wait_for(state="attached")
        settle(page)
        path = self._into / f"{name}-{self._device}.png"
        page.screenshot(path=path, full_page=whole)
        print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path, flush=True)


def in_the_middle(table: BrowserTable) -> bool:
    """Whether it is our turn, some tricks are won and cards lie in the middle."""
    page = table.page
    mine = page.locator('[data-testid="hand-card"][data-legal="true"]').count()
    return len(table.played) >= 2 and mine > 0 and page.get_by_test_id("trick-card").count() >= 1


if __name__ == "__main__":
    main()
