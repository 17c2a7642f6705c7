"""The content policy in a real browser, and names that try to be HTML."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import LAPTOP, PageOpener
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

LISTEN = """
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""
INJECT = """() => {
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  document.head.append(script);
  const image = document.createElement('img');
  image.setAttribute('onerror', 'window.ran = true');
  image.src = 'data:image/png,none';
  document.body.append(image);
}"""
NAME = "<b>x</b><script>"


def violations(page: Page) -> list[str]:
    """What the browser refused since the page was opened."""
    found: list[str] = page.evaluate("window.violations")
    return found


def test_home_and_table_need_nothing_that_the_policy_forbids(
    laptop: Page, shared_server: ServerProcess
) -> None:
    laptop.add_init_script(LISTEN)
    laptop.goto(shared_server.url)
    expect(laptop.get_by_test_id("home-play")).to_be_visible()
    assert violations(laptop) == []
    table = BrowserTable(laptop)
    table.open(shared_server.url, "single-deal")
    assert table.ready()
    assert violations(laptop) == []


def test_no_script_in_the_page_runs(browser: Browser, shared_server: ServerProcess) -> None:
    """In a context of its own: here the browser is meant to complain."""
    with closing(browser.new_context(**LAPTOP)) as context:
        page = context.new_page()
        page.add_init_script(LISTEN)
        page.goto(shared_server.url)
        expect(page.get_by_test_id("home-play")).to_be_visible()
        page.evaluate(INJECT)
        page.wait_for_function("window.violations.length >= 2")
        assert page.evaluate("window.ran") is None
        assert all(line.startswith("script-src") for line in violations(page)), violations(page)


def test_a_name_is_text(new_page: PageOpener, shared_server: ServerProcess) -> None:
    host, guest = new_page(LAPTOP, locale="en"), new_page(LAPTOP, locale="en")
    for page in (host, guest):
        page.add_init_script(LISTEN)
    host.goto(shared_server.url)
    host.get_by_test_id("home-friends").click()
    host.get_by_test_id("room-name").fill(NAME)
    host.get_by_test_id("room-create").click()
    guest.goto(host.get_by_test_id("room-link").input_value())
    for page in (host, guest):
        sitter = page.locator('[data-testid="chair"][data-seat="0"]').get_by_test_id("sitter")
        expect(sitter).to_contain_text(NAME)
        assert sitter.locator("b, script").count() == 0
    host.get_by_test_id("fill").click()
    host.get_by_test_id("start").click()
    expect(guest.get_by_test_id("watching")).to_be_visible()
    seat = guest.locator('[data-testid="seat"][data-seat="0"]')
    expect(seat).to_contain_text(NAME)
    assert seat.locator("b, script").count() == 0
    assert violations(host) == violations(guest) == []
