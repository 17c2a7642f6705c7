"""A person at a table in a real browser: chooses, confirms, reads. No rule is known here."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SECONDS = 120.0
"""The longest a deal's next moment may take on a machine that is busy with other tests."""


def prefer(page: Page, **settings: str) -> None:
    """Settings of a person who has none yet: by default novices, and nothing takes its time."""
    text = json.dumps({"speed": "instant", "bot": "novice", **settings})
    page.add_init_script(
        "if (!localStorage.getItem('rebelote.settings'))"
        f" localStorage.setItem('rebelote.settings', {json.dumps(text)})"
    )


class BrowserTable:
    """What a player does on the table's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.played: list[str] = []
        self.says = True
        """Whether to say belote and rebelote when asked."""
        self.asked: list[str] = []
        """The cards with which there was something to say."""

    def open(self, url: str, profile: str, speed: str = "instant") -> None:
        """From the home page to a new table, as a person would."""
        prefer(self.page, speed=speed)
        self.page.goto(url)
        self.page.get_by_test_id(f"profile-{profile}").click()
        self.page.get_by_test_id("home-play").click()
        self.page.wait_for_url("**/t/*")

    @property
    def over(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.page.get_by_test_id("score-sheet").count() > 0

    def ready(self) -> bool:
        """Wait until something is ours to do or the deal is over; whether it is ours to do."""
        waits = '[data-testid="cut-random"], [data-testid="call-take"], [data-legal="true"]'
        self.page.locator(f'{waits}, [data-testid="score-sheet"]').first.wait_for(
            timeout=SECONDS * 1000
        )
        return not self.over

    def step(self, takes: bool = True, wait: float = SECONDS) -> str:
        """Do the next thing that is ours: "cut", "call", "play", or "over" when there is none."""
        deadline = time.monotonic() + wait
        while time.monotonic() < deadline:
            if self.over:
                return "over"
            done = self._cut() or self._call(takes) or self._play()
            if done:
                return done
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing to do and the deal is not over")

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Play until something is so, or the deal is over."""
        while not enough() and self.step() != "over":
            pass

    def play_deal(self) -> None:
        """Play until the score sheet lies on the table."""
        self.play_until(lambda: False)
        expect(self.page.get_by_test_id("score-sheet")).to_be_visible()

    def _cut(self) -> str:
        button = self.page.get_by_test_id("cut-random")
        return self._press("cut", button) if button.count() else ""

    def _call(self, takes: bool) -> str:
        take, passing = (self.page.get_by_test_id(name) for name in ("call-take", "call-pass"))
        button = take.first if takes else passing
        return self._press("call", button) if button.count() else ""

    def _play(self) -> str:
        legal = self.page.locator('[data-testid="hand-card"][data-legal="true"]')
        if not legal.count():
            return ""
        try:
            card = legal.first.get_attribute("data-card", timeout=1000) or ""
            self.page.locator(f'[data-testid="hand-card"][data-card="{card}"]').click(timeout=5000)
            answer = "say-belote-yes" if self.says else "say-belote-no"
            question = self.page.get_by_test_id(answer)
            asked = question.count() > 0
            (question if asked else self.page.get_by_test_id("confirm-play")).click(timeout=5000)
        except PlaywrightTimeout:
            return ""  # the table moved under the finger; look again
        expect(self.page.locator(f'[data-testid="hand-card"][data-card="{card}"]')).to_have_count(0)
        self.played.append(card)
        self.asked += [card] if asked else []
        return "play"

    def _press(self, what: str, button: Locator) -> str:
        try:
            button.click(timeout=5000)
            expect(button).to_have_count(0)
        except PlaywrightTimeout:
            return ""
        return what
