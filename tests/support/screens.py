"""What is wrong with a screen: words cut off or missing, wider than it may be, axe's faults."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser import accessibility_faults, settle

LOCALES = Path(__file__).parents[2] / "src/rebelote/i18n/locales"
LANGUAGES = ("en", "es", "fr", "pt")
SIZES = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})

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


@cache
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
            found += [f"{here}, {theme}: {fault}" for fault in accessibility_faults(page)]
    return found
