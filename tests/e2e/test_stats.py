"""A player's figures in a real browser, and the ways from a finished deal to its replay."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import accessibility_faults
from tests.support.fast_forward import open_table, play_on
from tests.support.screens import Inspector
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

Json = dict[str, Any]
PATIENCE = 180_000
"""Milliseconds: the first answer of a fresh checkout compiles the kernel."""


def played_table(page: Page, url: str, profile: str) -> tuple[str, Json]:
    """A table of the page's own guest whose first deal is over, and the deal's record."""
    page.goto(f"{url}/stats")
    expect(page.get_by_test_id("stats-none")).to_be_visible()
    table = open_table(page, url, profile)
    assert play_on(page, table) == "sheet"
    lines = page.request.get(f"{url}/api/tables/{table}/records").text().splitlines()
    return table, json.loads(lines[0])


def test_figures_lead_to_the_replay(shared_server: ServerProcess, phone: Page) -> None:
    page, url = phone, shared_server.url
    table, record = played_table(page, url, "classic")
    page.goto(f"{url}/stats")
    group = page.get_by_test_id("stats-group")
    expect(group).to_have_attribute("data-level", "novice")
    expect(group.get_by_test_id("stats-deals")).to_have_text("1")
    page.get_by_test_id("stats-recent").click()
    page.wait_for_url(f"**/replay/t/{table}**")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.keyboard.press("End")
    written = page.get_by_test_id("sheet-score")
    expect(written).to_have_text([str(score) for score in record["result"]["scores"]])
    # the bots have the names they had at the table
    expect(page.get_by_test_id("board")).to_contain_text("Nora")
    assert accessibility_faults(page) == []


def test_the_score_sheet_leads_to_the_replay(shared_server: ServerProcess, laptop: Page) -> None:
    table, record = played_table(laptop, shared_server.url, "single-deal")
    laptop.goto(f"{shared_server.url}/t/{table}")
    laptop.get_by_test_id("replay").click()
    expect(laptop.get_by_test_id("board")).to_be_visible()
    expect(laptop.get_by_test_id("spoken")).to_be_visible()
    expect(laptop.locator(f'[data-card="{record["turned"]}"], .indicator').first).to_be_visible()


def test_home_leads_everywhere(shared_server: ServerProcess, laptop: Page) -> None:
    for name in ("keeper", "replay", "stats"):
        laptop.goto(shared_server.url)
        laptop.get_by_test_id(f"more-{name}").click()
        laptop.wait_for_url(f"**/{name}")
        expect(laptop.get_by_role("heading", level=1)).to_be_visible()


def test_deals_are_studied_and_rated(shared_server: ServerProcess, laptop: Page) -> None:
    played_table(laptop, shared_server.url, "decouverte")
    laptop.goto(f"{shared_server.url}/stats")
    group = laptop.get_by_test_id("stats-group")
    expect(group.get_by_test_id("stats-lost")).to_have_text("–")
    laptop.get_by_test_id("study-begin").click()
    rating = laptop.get_by_test_id("rating")
    expect(rating).to_have_attribute("data-boards", "1", timeout=PATIENCE)
    expect(rating.get_by_test_id("rating-bot")).to_have_count(3)
    expect(group.get_by_test_id("stats-lost")).not_to_have_text("–")
    expect(laptop.get_by_test_id("study")).to_have_attribute("data-status", "idle")
    expect(laptop.get_by_test_id("study-begin")).to_have_count(0)
    inspector = Inspector(laptop, "en")
    inspector.look("rating")
    assert inspector.found == []
