"""Every screen in four languages, light and dark, on a phone and on a laptop.

axe finds nothing, no key stands where words should, and no word is cut off.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import LAPTOP, PageOpener, accessibility_faults, settle
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

LOCALES = Path(__file__).parents[2] / "src/rebelote/i18n/locales"
LANGUAGES = ("en", "es", "fr", "pt")
SIZES = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})
PROFILES = ("classic", "contract", "single-deal", "decouverte")
TRIES = 6

CUT_OFF = """() => {
  const hidden = (one) => one.closest('.visually-hidden, details:not([open]) > :not(summary)');
  const inked = 'button, label, summary, legend, th, td, dt, dd, h1, h2, h3, p, li, a, small';
  const cut = [...document.querySelectorAll(inked)].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || !one.innerText?.trim() || hidden(one)) return false;
    if (getComputedStyle(one).display === 'inline') return false;
    return one.scrollWidth > one.clientWidth + 1
      && !['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  });
  return cut.map((one) => `${one.tagName} ${one.className}: ${one.innerText.slice(0, 60)}`);
}"""
WORDS = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? '')),
].join('\\n')"""


def key_pattern() -> re.Pattern[str]:
    """What a catalogue's key looks like: one of the prefixes the catalogue has, and more."""
    text = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z0-9]+)-[a-z0-9-]+ =", text, re.MULTILINE)
    return re.compile(rf"(?<![\w/-])(?:{'|'.join(sorted(set(keys)))})-[a-z0-9-]+|\{{ ?\$")


def faults(page: Page, where: str, axe: bool = True) -> list[str]:
    """All that is wrong with a screen, in both sizes and, with axe, in both themes."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(page)
        here = f"{where} at {size['width']}"
        found += [f"{here}: cut off: {line}" for line in page.evaluate(CUT_OFF)]
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found.append(f"{here}: wider than the screen")
        found += [f"{here}: a key: {key}" for key in key_pattern().findall(page.evaluate(WORDS))]
    for theme in ("light", "dark") if axe else ():
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settle(page)
        found += [f"{where}, {theme}: {fault}" for fault in accessibility_faults(page)]
    return found


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
