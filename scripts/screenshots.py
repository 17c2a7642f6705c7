"""Pictures of every screen, on a phone and on a laptop, in screenshots/ (git ignores it).

    make screenshots                                  # all, in English, light and dark
    make screenshots ARGS="--language fr --theme dark"
    make screenshots ARGS="--language all --only home,rules"

For looking at after a change: home, house rules, settings, each rules page, each table while
trump is chosen and in the middle of a deal, each score sheet. A real server, a real Chromium;
each deal is played once, by clicking, and every moment taken in both sizes and themes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser import FLAGS, settle  # noqa: E402
from tests.support.browser_table import BrowserTable  # noqa: E402
from tests.support.server import ServerProcess  # noqa: E402
from tests.support.services import find_tool  # noqa: E402

PROFILES = ("classic", "contract", "single-deal", "decouverte")
LANGUAGES = ("en", "es", "fr", "pt")
THEMES = ("light", "dark")
SCREENS = ("home", "rules", "table")
SIZES = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1440, "height": 900}}
TRIES = 8
LYING = '[data-testid="trick-card"]:not([inert])'


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--language", default="en", choices=(*LANGUAGES, "all"))
    parser.add_argument("--theme", default="both", choices=(*THEMES, "both"))
    parser.add_argument("--only", default=",".join(SCREENS), help="some of " + ",".join(SCREENS))
    parser.add_argument("--games", default=",".join(PROFILES), help="some of " + ",".join(PROFILES))
    parser.add_argument("--into", type=Path, default=ROOT / "screenshots")
    chosen = parser.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    languages = LANGUAGES if chosen.language == "all" else (chosen.language,)
    themes = THEMES if chosen.theme == "both" else (chosen.theme,)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(("--no-delay", "--data", data), log=Path(data) / "server.log")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=find_tool("chromium", "chromium-browser", "google-chrome"),
            chromium_sandbox=os.geteuid() != 0,
            args=list(FLAGS),
        )
        try:
            for language in languages:
                camera = Camera(browser, server.url, chosen.into, language, themes)
                camera.take(chosen.only.split(","), chosen.games.split(","))
        finally:
            browser.close()
            server.stop()


class Camera:
    """Takes the pictures of one language, every moment in each size and theme."""

    def __init__(
        self, browser: Browser, url: str, into: Path, language: str, themes: tuple[str, ...]
    ) -> None:
        self._browser, self._url, self._into = browser, url, into
        self._language, self._themes = language, themes

    def take(self, screens: list[str], games: list[str]) -> None:
        """The screens asked for."""
        if "home" in screens:
            self._home()
        if "rules" in screens:
            self._rules(games)
        if "table" in screens:
            for profile in games:
                self._deal(profile)

    def _home(self) -> None:
        page = self._page()
        page.goto(self._url)
        page.locator('[data-testid="home-play"]:enabled').wait_for()
        self._save(page, "home", whole=True)
        page.get_by_test_id("house-rules").locator("summary").click()
        page.locator("#option-made_when").select_option("half")
        page.locator('[data-testid="house-contradictions"] button').wait_for()
        self._save(page, "house-rules", whole=True)
        page.get_by_test_id("open-settings").click()
        self._save(page, "settings")
        page.context.close()

    def _rules(self, games: list[str]) -> None:
        page = self._page()
        for profile in games:
            page.goto(f"{self._url}/rules/{profile}")
            page.locator("#section-questions").wait_for()
            self._save(page, f"{profile}-rules", whole=True)
        page.context.close()

    def _deal(self, profile: str) -> None:
        """The table while trump is chosen, in the middle of a trick, then the sheet."""
        for _ in range(TRIES):  # the moment may not come
            page = self._page()
            table = BrowserTable(page)
            table.open(self._url, profile)
            table.play_until(lambda table=table: table.ready() and in_auction(table))  # type: ignore[misc]
            self._save(page, f"{profile}-auction")
            table.play_until(lambda table=table: table.ready() and in_the_middle(table))  # type: ignore[misc]
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
        options: dict[str, Any] = {"locale": self._language, "viewport": SIZES["laptop"]}
        context = self._browser.new_context(**options, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        return context.new_page()

    def _save(self, page: Page, name: str, whole: bool = False) -> None:
        for (device, size), theme in product(SIZES.items(), self._themes):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            if whole:
                page.locator("img").first.wait_for(state="attached")
            settle(page)
            path = self._into / f"{name}-{device}-{theme}-{self._language}.png"
            page.screenshot(path=path, full_page=whole)
            near = path.is_relative_to(Path.cwd())
            print(path.relative_to(Path.cwd()) if near else path, flush=True)


def in_auction(table: BrowserTable) -> bool:
    """Whether trump is ours to choose."""
    return table.page.get_by_test_id("call-take").count() > 0


def in_the_middle(table: BrowserTable) -> bool:
    """Whether some tricks are won and cards lie in the middle."""
    return len(table.played) >= 2 and table.page.locator(LYING).count() >= 1


if __name__ == "__main__":
    main()
