"""Every screen in four languages, light and dark, on a phone and on a laptop.

axe finds nothing, no key stands where words should, and no word is cut off, with text of twice
the size too. Each screen is judged by axe in one size and theme a language, another one in each;
with `REBELOTE_AXE=all` in all of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser import LAPTOP, PageOpener
from tests.support.browser_table import prefer
from tests.support.fast_forward import play_on, table_with_a_call
from tests.support.screens import LANGUAGES, SIZES, Inspector
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

PROFILES = ("classic", "contract", "single-deal", "decouverte")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_rules(new_page: PageOpener, shared_server: ServerProcess, language: str) -> None:
    page = new_page(LAPTOP, locale=language, reduced_motion="reduce")
    inspector = Inspector(page, language)
    page.goto(shared_server.url)
    expect(page.get_by_test_id("home-play")).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", language)
    inspector.look("home")
    page.get_by_test_id("house-rules").locator("summary").click()
    page.locator("#option-made_when").select_option("half")
    expect(page.locator('[data-testid="house-contradictions"] button')).to_be_visible()
    inspector.look("house rules that contradict each other")
    inspector.look_enlarged("house rules")
    inspector.look_into("settings", "open-settings")
    for profile in PROFILES:
        page.goto(f"{shared_server.url}/rules/{profile}")
        expect(page.locator("#section-questions")).to_be_visible()
        inspector.look(f"rules of {profile}")
    inspector.look_enlarged("rules")
    assert inspector.found == []


@pytest.mark.parametrize(
    ("language", "profile"), list(zip(LANGUAGES, PROFILES, strict=True)), ids=LANGUAGES
)
def test_table_and_score_sheet(
    new_page: PageOpener, shared_server: ServerProcess, language: str, profile: str
) -> None:
    page = new_page(LAPTOP, locale=language, reduced_motion="reduce")
    prefer(page)
    inspector = Inspector(page, language)
    page.goto(shared_server.url)
    table = table_with_a_call(page, shared_server.url, profile)
    page.goto(f"{shared_server.url}/t/{table}")
    expect(page.get_by_test_id("call-take").first).to_be_visible()
    inspector.look("auction")
    inspector.look_enlarged("auction")
    assert play_on(page, table, "card", 2) == "card"
    expect(page.get_by_test_id("call-take")).to_have_count(0)
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    inspector.look("table")
    inspector.look_enlarged("table")
    for opener in ("open-last", "open-history", "open-help", "open-rules"):
        inspector.look_into(opener, opener)
    page.set_viewport_size(SIZES[-1])  # type: ignore[arg-type]
    page.get_by_test_id("menu").click()
    inspector.look("menu")
    page.keyboard.press("Escape")
    assert play_on(page, table) == "sheet"
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    inspector.look("score sheet")
    inspector.look_enlarged("score sheet")
    assert inspector.found == []
