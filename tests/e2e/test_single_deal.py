"""One whole deal in a real browser, by choosing and confirming; reloads and a killed server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser import LAPTOP, PHONE, PageOpener, accessibility_faults, settle
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("device", "locale"), [(PHONE, "es"), (LAPTOP, "fr")], ids=["phone-es", "laptop-fr"]
)
def test_a_deal_from_home_to_the_sheet(
    new_page: PageOpener, shared_server: ServerProcess, device: dict[str, object], locale: str
) -> None:
    page = new_page(device, locale=locale)
    table = BrowserTable(page)
    table.open(shared_server.url, "single-deal")
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert accessibility_faults(page) == []
    table.play_until(lambda: len(table.played) == 3)
    if not table.over:  # everybody may have passed
        assert accessibility_faults(page) == []
        hand = cards_in_hand(table)
        page.reload()
        expect(page.get_by_test_id("hand-card").first).to_be_visible()
        assert cards_in_hand(table) == hand
    table.play_deal()
    sheet = page.get_by_test_id("score-sheet")
    outcome = sheet.get_attribute("data-outcome")
    assert outcome in ("made", "failed", "void")
    scores = [int(text) for text in page.get_by_test_id("deal-score").all_inner_texts()]
    assert sum(scores) in ((0,) if outcome == "void" else (162, 182, 252, 272))
    assert page.get_by_test_id("score-line").count() >= (0 if outcome == "void" else 2)
    assert accessibility_faults(page) == []
    assert len(table.played) == len(set(table.played))
    address = page.url
    page.reload()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    page.get_by_test_id("next-deal").click()
    expect(page.get_by_test_id("score-sheet")).to_have_count(0)
    assert re.search(r"/t/[\w-]+$", page.url)
    assert page.url == address or table.over is False


def test_a_card_is_itself_before_its_face_is_there(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(LAPTOP, locale="fr")
    held: list[Route] = []
    page.route(re.compile(r"/assets/[\w-]+\.svg$"), lambda route: held.append(route))
    table = BrowserTable(page)
    table.open(shared_server.url, "single-deal")
    if table.ready() and page.get_by_test_id("cut-random").count():
        table.step()  # the cut is ours in one deal of four, and no card is dealt before it
    card = page.get_by_test_id("hand-card").first
    expect(card).to_be_visible()
    assert held
    assert accessibility_faults(page) == []
    for route in held:
        route.continue_()


def cards_in_hand(table: BrowserTable) -> set[str | None]:
    """What the hand shows once it stands still."""
    settle(table.page)
    cards = table.page.get_by_test_id("hand-card")
    return set(cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)"))


def test_the_server_dies_in_the_middle_and_comes_back(
    new_page: PageOpener, server: ServerProcess
) -> None:
    page = new_page(PHONE, locale="pt")
    table = BrowserTable(page)
    for _ in range(5):
        table.open(server.url, "single-deal")
        table.play_until(lambda: len(table.played) >= 3)
        if not table.over:
            break
        table.played.clear()
    hand = cards_in_hand(table)
    server.kill()
    expect(page.get_by_test_id("link-state")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("link-state")).to_have_count(0, timeout=30_000)
    assert cards_in_hand(table) == hand
    table.play_deal()
    assert len(table.played) == 8


def test_an_illegal_card_says_why(new_page: PageOpener, shared_server: ServerProcess) -> None:
    page = new_page(PHONE, locale="en")
    table = BrowserTable(page)
    refused = page.locator('ul:has([data-legal="true"]) [data-legal="false"]')
    for _ in range(20):
        table.open(shared_server.url, "single-deal")
        table.play_until(lambda: table.ready() and refused.count() > 0)
        if not table.over:
            break
    before = cards_in_hand(table)
    refused.first.click()
    expect(page.get_by_test_id("refusal")).to_be_visible()
    assert len(page.get_by_test_id("refusal").inner_text()) > 10
    expect(page.get_by_test_id("confirm-play")).to_have_count(0)
    assert cards_in_hand(table) == before


def test_a_stranger_with_the_link_sees_no_hand(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    mine = BrowserTable(new_page(LAPTOP))
    mine.open(shared_server.url, "single-deal")
    mine.play_until(lambda: len(mine.played) == 1)
    other = new_page(LAPTOP)
    other.goto(mine.page.url)
    expect(other.get_by_test_id("seat").first).to_be_visible()
    expect(other.get_by_test_id("hand-card")).to_have_count(0)
    expect(other.get_by_test_id("confirm-play")).to_have_count(0)


def test_two_tabs_of_one_player_show_the_same(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(LAPTOP)
    table = BrowserTable(page)
    table.open(shared_server.url, "single-deal")
    table.play_until(lambda: len(table.played) == 1)
    second = page.context.new_page()
    second.goto(page.url)
    other = BrowserTable(second)
    for turn in range(4):
        (table, other)[turn % 2].step()
    played = {*table.played, *other.played}
    for tab in (table, other):  # either may hear of the other's card a moment later
        for card in played:
            gone = tab.page.locator(f'[data-testid="hand-card"][data-card="{card}"]')
            expect(gone).to_have_count(0)
    assert cards_in_hand(table) == cards_in_hand(other)
