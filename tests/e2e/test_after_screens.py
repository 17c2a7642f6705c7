"""Screens after the deal, in four languages: axe finds nothing, nothing is cut off or missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import LAPTOP, PageOpener
from tests.support.fast_forward import open_table, play_on
from tests.support.screens import LANGUAGES, Inspector
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

GOLDEN = Path(__file__).parents[1] / "golden"


def record(profile: str) -> Any:
    """A deal in which somebody took."""
    lines = (GOLDEN / f"{profile}.jsonl").read_text(encoding="utf-8").splitlines()
    return next(found for found in map(json.loads, lines) if found["taker"] is not None)


def keeper(page: Page, url: str) -> Iterator[str]:
    page.goto(f"{url}/keeper")
    expect(page.get_by_test_id("begin-match")).to_be_visible()
    yield "keeper, new match"
    page.get_by_test_id("begin-match").click()
    form = page.get_by_test_id("entry")
    form.get_by_role("radio", name="A", exact=True).check()
    form.get_by_test_id("points-0").fill("81")
    expect(form.get_by_test_id("sheet")).to_be_visible()
    form.get_by_test_id("write-deal").click()
    page.get_by_test_id("show-sheet").click()
    yield "keeper"


def replay(page: Page, url: str) -> Iterator[str]:
    page.goto(f"{url}/replay")
    expect(page.get_by_test_id("record-text")).to_be_visible()
    yield "replay, empty"
    for profile in ("classic", "decouverte"):
        page.goto(f"{url}/replay")
        page.get_by_test_id("record-text").fill(json.dumps(record(profile)))
        page.get_by_test_id("record-show").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        yield f"replay of {profile}"


def problems(page: Page, url: str) -> Iterator[str]:
    page.goto(f"{url}/problems")
    page.get_by_test_id("problem-card").first.click(force=True)
    expect(page.get_by_test_id("problem-answer")).to_be_visible()
    yield "problems"


def statistics(page: Page, url: str) -> Iterator[str]:
    page.goto(f"{url}/stats")
    expect(page.get_by_test_id("stats-none")).to_be_visible()
    play_on(page, open_table(page, url, "classic"))
    page.reload()
    expect(page.get_by_test_id("stats-group")).to_be_visible()
    yield "statistics"


SCREENS = (keeper, replay, problems, statistics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_after_the_deal(
    new_page: PageOpener, shared_server: ServerProcess, language: str
) -> None:
    page = new_page(LAPTOP, locale=language, reduced_motion="reduce")
    inspector = Inspector(page, language)
    for screen in SCREENS:
        for where in screen(page, shared_server.url):
            inspector.look(where)
    assert inspector.found == []
