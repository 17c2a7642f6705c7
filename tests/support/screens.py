"""Looks at screens for what is wrong: words cut off or missing, too wide, faults that axe finds."""

from __future__ import annotations

import os
import re
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser import accessibility_faults, settle

LOCALES = Path(__file__).parents[2] / "src/rebelote/i18n/locales"
LANGUAGES = ("en", "es", "fr", "pt")
SIZES = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})
LOOKS = tuple(product(SIZES, ("light", "dark")))
Look = tuple[dict[str, int], str]
EVERYTHING = os.environ.get("REBELOTE_AXE") == "all"

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


class Inspector:
    """Looks at the screens of one language and writes down what is wrong with them."""

    def __init__(self, page: Page, language: str) -> None:
        self._page = page
        self._looks = LANGUAGES.index(language)
        self.found: list[str] = []

    def look(self, where: str, axe: bool = True) -> None:
        """At the screen as it is: words in both sizes, axe in the look that is next."""
        due = self._due() if axe else ()
        # the size that axe is about to see comes last: each change lays out and paints anew
        for size in sorted(SIZES, key=lambda size: bool(due) and size == due[0][0]):
            self._page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(self._page)
            self._read(f"{where} at {size['width']}", size["width"])
        for size, theme in due:
            self._page.set_viewport_size(size)  # type: ignore[arg-type]
            self._page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            expect(self._page.locator("html")).to_have_attribute("data-theme", theme)
            settle(self._page)
            here = f"{where} at {size['width']}, {theme}"
            self.found += [f"{here}: {fault}" for fault in accessibility_faults(self._page)]

    def look_enlarged(self, where: str) -> None:
        """With text of twice the size on a phone: nothing cut off, nothing beside the screen."""
        size = SIZES[-1]
        self._page.set_viewport_size(size)  # type: ignore[arg-type]
        was = self._page.evaluate(
            "() => { const root = document.documentElement.dataset; const was = root.text;"
            " root.text = '200'; return was; }"
        )
        settle(self._page)
        self._read(f"{where} with large text", size["width"])
        self._page.evaluate("(was) => document.documentElement.dataset.text = was", was)

    def look_into(self, where: str, opener: str) -> None:
        """At what a button opens over the screen, and close it again."""
        self._page.set_viewport_size(SIZES[0])  # type: ignore[arg-type]
        self._page.get_by_test_id(opener).click()
        expect(self._page.locator("dialog[open] h2")).to_be_visible()
        self.look(where)
        self._page.keyboard.press("Escape")
        expect(self._page.locator("dialog[open]")).to_have_count(0)

    def _due(self) -> tuple[Look, ...]:
        self._looks += 1
        return LOOKS if EVERYTHING else (LOOKS[self._looks % len(LOOKS)],)

    def _read(self, here: str, width: int) -> None:
        self.found += [f"{here}: cut off: {line}" for line in self._page.evaluate(CUT_OFF)]
        if self._page.evaluate("document.documentElement.scrollWidth") > width:
            self.found.append(f"{here}: wider than the screen")
        keys = key_pattern().findall(self._page.evaluate(WORDS))
        self.found += [f"{here}: a key: {key}" for key in keys]
