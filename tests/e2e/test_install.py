"""The page as an app: manifest, icons, a shell that opens without a network; nothing jumps."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import expect

from tests.support.browser import LAPTOP, PHONE, PageOpener
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

SHIFTS = """() => { window.shifted = [];
  new PerformanceObserver((list) => list.getEntries().filter((entry) => !entry.hadRecentInput)
    .forEach((entry) => window.shifted.push(entry.value)))
    .observe({ type: 'layout-shift', buffered: true }); }"""
GOOD_SHIFT = 0.1
"""What the web vitals call good; a jump of the hand alone would be several times that."""


def test_the_page_can_be_installed_and_opens_without_a_network(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(PHONE, locale="fr")
    page.goto(shared_server.url)
    expect(page.get_by_test_id("home-play")).to_be_enabled()
    manifest = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(shared_server.url + icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Rebelote")
    expect(page.get_by_role("alert").first).to_contain_text("Pas de connexion")
    page.context.set_offline(False)
    page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_test_id("home-play")).to_be_enabled()


def test_nothing_jumps_on_the_way_to_the_first_trick(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    page = new_page(LAPTOP, locale="en", reduced_motion="reduce")
    page.add_init_script(f"({SHIFTS})()")
    table = BrowserTable(page)
    table.open(shared_server.url, "single-deal")
    table.play_until(lambda: table.ready() and len(table.played) == 2)
    assert sum(page.evaluate("window.shifted")) < GOOD_SHIFT
