"""Two browsers at one table: opened by one, joined by link, played together, reloaded."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import LAPTOP, PHONE, PageOpener, accessibility_faults
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

TOGETHER = 4
"""Cards each of the two lays before one of them reloads."""
SECONDS = 180.0


class Together(BrowserTable):
    """A person who does not wait for the turn: the other one may have it."""

    def move_if_asked(self) -> str:
        """Do what is ours at this moment, if anything is."""
        return self._cut() or self._call(True) or self._play()


def test_two_people_and_bots_play_one_deal(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana, beto = new_page(LAPTOP, locale="en"), new_page(PHONE, locale="en")
    open_room(ana, shared_server.url)
    expect(ana.get_by_test_id("start")).to_be_disabled()
    beto.goto(ana.get_by_test_id("room-link").input_value())
    sit(beto, 1, "Beto")
    sit(beto, 2, "Beto")
    expect(chair(ana, 1)).to_have_attribute("data-kind", "empty")
    expect(chair(ana, 2).get_by_test_id("sitter")).to_have_text("Beto")
    assert accessibility_faults(beto) == []
    ana.get_by_test_id("fill").click()
    expect(beto.locator('[data-testid="chair"][data-kind="bot"]')).to_have_count(2)
    assert accessibility_faults(ana) == []
    ana.get_by_test_id("start").click()

    tables = (Together(ana), Together(beto))
    play(tables, lambda: all(len(table.played) >= TOGETHER for table in tables))
    if not tables[0].over:
        assert accessibility_faults(ana) == []
        beto.reload()
        expect(beto.locator('[data-testid="seat"][data-seat="0"]')).to_contain_text("Ana")
    play(tables, lambda: False)
    sheets = [page.get_by_test_id("score-sheet") for page in (ana, beto)]
    for sheet in sheets:
        expect(sheet).to_be_visible()
    outcomes = [sheet.get_attribute("data-outcome") for sheet in sheets]
    assert outcomes[0] == outcomes[1]
    # both are of one side, so both read the same columns in the same order
    scores = [page.get_by_test_id("deal-score").all_inner_texts() for page in (ana, beto)]
    assert scores[0] == scores[1]
    assert not set(tables[0].played) & set(tables[1].played)


def test_a_code_leads_to_the_table_and_a_wrong_one_is_explained(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    host, guest = new_page(LAPTOP, locale="en"), new_page(LAPTOP, locale="en")
    open_room(host, shared_server.url)
    code = host.get_by_test_id("room-code").inner_text()
    guest.goto(shared_server.url)
    guest.get_by_test_id("home-join").click()
    expect(guest.get_by_test_id("room-code-input")).to_be_focused()
    guest.get_by_test_id("room-code-input").fill(code.lower())
    guest.get_by_test_id("room-join").click()
    chair(guest, 1).get_by_test_id("sit").click()
    expect(guest.get_by_role("alert")).to_be_visible()  # no name yet
    sit(guest, 1, "Carla")
    chair(host, 1).get_by_test_id("remove").click()
    expect(chair(guest, 1)).to_have_attribute("data-kind", "empty")
    expect(guest.get_by_test_id("save-name")).to_have_count(0)
    host.get_by_test_id("fill").click()
    host.get_by_test_id("start").click()
    expect(guest.get_by_test_id("watching")).to_be_visible()
    expect(guest.get_by_test_id("hand-card")).to_have_count(0)


def open_room(page: Page, url: str) -> None:
    """From the home page to the waiting room of a single deal with novices."""
    page.add_init_script(
        "localStorage.setItem('rebelote.settings', JSON.stringify("
        "{speed: 'instant', bot: 'novice', profile: 'single-deal'}))"
    )
    page.goto(url)
    page.get_by_test_id("home-friends").click()
    page.get_by_test_id("room-name").fill("Ana")
    page.get_by_test_id("room-create").click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()


def chair(page: Page, seat: int) -> Locator:
    return page.locator(f'[data-testid="chair"][data-seat="{seat}"]')


def sit(page: Page, seat: int, name: str) -> None:
    page.get_by_test_id("room-name").fill(name)
    chair(page, seat).get_by_test_id("sit").click()
    expect(chair(page, seat).get_by_test_id("give-up")).to_be_visible()


def play(tables: tuple[Together, ...], enough: Callable[[], bool]) -> None:
    """Everybody does what is theirs to do, until something is so or the deal is over for all."""
    deadline = time.monotonic() + SECONDS
    while not enough() and not all(table.over for table in tables):
        assert time.monotonic() < deadline, "the deal does not go on"
        for table in tables:
            if not table.over:
                table.move_if_asked()
        tables[0].page.wait_for_timeout(50)
