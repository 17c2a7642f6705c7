"""Studying in a real browser: a deal analysed, a hint at the table, the problems of a day."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import LAPTOP, PHONE, PageOpener
from tests.support.browser_table import BrowserTable
from tests.support.screens import Inspector
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

DEALS = Path(__file__).parents[1] / "analysis" / "data" / "two_answers.jsonl"
PATIENCE = 180_000
"""Milliseconds: the first answer of a fresh checkout compiles the kernel."""


def test_a_deal_is_analysed_beside_its_replay(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(LAPTOP, locale="en")
    page.goto(f"{shared_server.url}/replay")
    page.set_input_files("input[type=file]", DEALS)
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("analysis-graph")).to_be_visible(timeout=PATIENCE)
    mistakes = page.get_by_test_id("analysis-mistakes").locator("li")
    expect(mistakes.first).to_contain_text("the nine of spades")
    mistakes.first.get_by_role("button").click()
    play = page.get_by_test_id("analysis-play")
    expect(play).to_have_attribute("data-verdict", "lucky")
    expect(play).to_contain_text("With all cards known: cost 0.")
    expect(play).to_contain_text("On average: cost")
    expect(page.get_by_test_id("spoken")).to_contain_text("the nine of spades")

    page.get_by_text("The graph as a table").click()
    rows = page.get_by_test_id("analysis-table").locator("tbody tr")
    expect(rows).to_have_count(32)
    rows.nth(8).get_by_role("button").click()
    expect(play).to_have_attribute("data-verdict", "unlucky")
    expect(play).to_contain_text("cost 18")
    inspector = Inspector(page, "en")
    inspector.look("analysis")
    assert inspector.found == []


def test_a_problem_is_answered_and_explained(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(PHONE, locale="en")
    page.goto(f"{shared_server.url}/problems")
    expect(page.get_by_test_id("problem")).to_be_visible()
    expect(page.get_by_test_id("problems-solved")).to_have_text("0 solved")
    day = page.evaluate("async () => await (await fetch('/api/problems')).json()")
    best, played = day["problems"][0]["best"][0], day["problems"][0]["played"]

    card(page, best).click()
    answer = page.get_by_test_id("problem-answer")
    expect(answer).to_contain_text("That is the card.")
    expect(answer.locator("tbody tr").first).to_be_visible()
    expect(page.get_by_test_id("problems-solved")).to_have_text("1 solved")
    card(page, played).click(force=True)  # the first answer counts
    expect(answer).to_contain_text("That is the card.")

    page.get_by_test_id("problem-next").click()
    card(page, day["problems"][1]["played"]).click()
    expect(answer).to_contain_text("Not the best")
    expect(page.get_by_test_id("problems-solved")).to_have_text("1 solved")

    page.reload()  # what was solved is kept in the browser; the next open problem is shown
    expect(page.get_by_test_id("problems-solved")).to_have_text("1 solved")
    expect(page.get_by_test_id("problem")).to_have_attribute("data-id", day["problems"][2]["id"])


def test_a_hint_is_said_above_the_hand_and_makes_practice(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(LAPTOP, locale="en")
    table = BrowserTable(page)
    table.open(shared_server.url, "classic")
    choosing = page.locator("[data-testid=call-pass], [data-testid=hand-card][data-legal=true]")
    cut = page.get_by_test_id("cut-random")
    choosing.or_(cut).first.wait_for(timeout=PATIENCE)
    if cut.count():
        cut.click()
        choosing.first.wait_for(timeout=PATIENCE)
    page.get_by_test_id("hint").click()
    line = page.get_by_test_id("refusal")
    expect(line).to_contain_text(re.compile("worth about|^Play "), timeout=PATIENCE)
    expect(page.get_by_test_id("practice")).to_be_visible()


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-testid="problem-card"][data-card="{name}"]')
