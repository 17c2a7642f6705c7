"""Every screen in four languages, light and dark, on a phone and on a laptop.

axe finds nothing, no key stands where words should, and no word is cut off.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import LAPTOP, PageOpener
from tests.support.browser_table import BrowserTable
from tests.support.screens import LANGUAGES, faults
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

PROFILES = ("classic", "contract", "single-deal", "decouverte")
TRIES = 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_rules(new_page: PageOpener, shared_server: ServerProcess, language: str) -> None:
    page = new_page(LAPTOP, locale=language, reduced_motion="reduce")
    page.goto(shared_server.url)
    expect(page.get_by_test_id("home-play")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_test_id("house-rules").locator("summary").click()
    found = faults(page, "home")
    for profile in PROFILES:
        page.goto(f"{shared_server.url}/rules/{profile}")
        expect(page.locator("#section-questions")).to_be_visible()
        found += faults(
            page, f"rules of {profile}", axe=profile == PROFILES[LANGUAGES.index(language)]
        )
    assert found == []


@pytest.mark.parametrize(
    ("language", "profile"), list(zip(LANGUAGES, PROFILES, strict=True)), ids=LANGUAGES
)
def test_table_and_score_sheet(
    new_page: PageOpener, shared_server: ServerProcess, language: str, profile: str
) -> None:
    page = new_page(LAPTOP, locale=language, reduced_motion="reduce")
    table = BrowserTable(page)
    found = []
    for _ in range(TRIES):
        table.open(shared_server.url, profile)
        table.play_until(lambda: page.get_by_test_id("call-take").count() > 0)
        found += [] if table.over else faults(page, "auction", axe=False)
        table.played.clear()
        table.play_until(lambda: len(table.played) == 2 and ready(page))
        if not table.over:
            break
    found += faults(page, "table")
    table.play_deal()
    found += faults(page, "score sheet")
    assert found == []


def ready(page: Page) -> bool:
    """Whether it is our turn to play a card."""
    return page.locator('[data-testid="hand-card"][data-legal="true"]').count() > 0
