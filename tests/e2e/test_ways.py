"""Ways to a table and away from it: the link for watching, a closed table, a sign-in that ends."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_people import PASSPHRASE, enter, open_table, person, start
from tests.e2e.test_rooms import chair
from tests.support.browser import LAPTOP, PHONE, PageOpener, accessibility_faults
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e


def test_the_link_for_watching_leads_to_no_seat(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana = person(new_page, LAPTOP, "en", "single-deal")
    eva = person(new_page, PHONE, "fr", "single-deal")
    open_table(ana, shared_server.url)
    code = ana.get_by_test_id("room-code").inner_text()
    link = ana.get_by_test_id("watch-link").input_value()
    assert ana.get_by_test_id("room-link").input_value() == ana.url
    eva.goto(link)
    expect(eva.get_by_test_id("watching")).to_be_visible()
    expect(chair(eva, 0)).to_contain_text("Ana")
    for absent in ("sit", "room-name", "room-link", "room-code", "start"):
        expect(eva.get_by_test_id(absent)).to_have_count(0)
    expect(eva.get_by_test_id("watch-link")).to_have_value(link)
    assert accessibility_faults(eva) == []
    start(ana)
    expect(eva.get_by_test_id("watching")).to_contain_text("Vous regardez")
    expect(eva.get_by_test_id("hand-card")).to_have_count(0)
    eva.get_by_test_id("menu").click()
    eva.get_by_test_id("menu-open-links").click()
    expect(eva.get_by_test_id("watch-link")).to_have_value(link)
    assert ana.url.rsplit("/", 1)[-1] not in eva.content()
    assert code not in eva.content()
    ana.get_by_test_id("open-links").click()
    expect(ana.get_by_test_id("room-code")).to_have_text(code)
    own = ana.url
    ana.goto(link)  # whoever sits there is taken to the seat
    ana.wait_for_url(own)
    expect(
        ana.get_by_test_id("hand-card").or_(ana.get_by_test_id("cut-random")).first
    ).to_be_visible()


def test_a_table_is_closed_while_people_are_at_it(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana = person(new_page, PHONE, "es", "classic")
    open_table(ana, shared_server.url)
    start(ana)
    expect(ana.get_by_test_id("turn")).to_be_visible()
    close_table(ana, shared_server)
    told = ana.get_by_test_id("table-closed")
    expect(told).to_contain_text("mudanza")
    expect(ana.get_by_test_id("turn")).to_have_text("La mesa está cerrada.")
    for button in ("cut-random", "call-take", "call-pass", "confirm-play", "open-talk"):
        expect(ana.get_by_test_id(button)).to_have_count(0)
    assert accessibility_faults(ana) == []
    ana.reload()
    expect(told).to_contain_text("mudanza")
    told.get_by_role("link").click()
    expect(ana.get_by_test_id("home-play")).to_be_visible()
    expect(ana.get_by_test_id("continue")).to_have_count(0)
    open_table(ana, shared_server.url)  # and one that nobody has played at yet
    close_table(ana, shared_server)
    expect(ana.get_by_test_id("waiting-room")).to_have_count(0)
    expect(told).to_contain_text("mudanza")
    ana.get_by_role("main").get_by_role("link").click()
    expect(ana.get_by_test_id("home-play")).to_be_visible()


def test_a_new_passphrase_ends_what_is_open_elsewhere(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    laptop = person(new_page, LAPTOP, "en", "single-deal")
    phone = person(new_page, PHONE, "pt", "single-deal")
    for page, way in ((laptop, "New account"), (phone, "Entrar")):
        page.goto(f"{shared_server.url}/account")
        enter(page, way, "Quim", PASSPHRASE)
        expect(page.get_by_test_id("account-sign-out")).to_be_visible()
    open_table(laptop, shared_server.url)
    phone.goto(laptop.url)
    expect(chair(phone, 0).get_by_test_id("give-up")).to_be_visible()
    change_passphrase(laptop.context.new_page(), shared_server.url)
    state = phone.get_by_test_id("link-state")
    expect(state).to_contain_text("Sua sessão terminou")
    assert accessibility_faults(phone) == []
    expect(chair(laptop, 0).get_by_test_id("give-up")).to_be_visible()
    state.get_by_role("link").first.click()
    expect(phone.get_by_test_id("account-page")).to_have_attribute("data-signed-in", "false")


def close_table(page: Page, server: ServerProcess) -> None:
    """As whoever runs the server would."""
    table, data = page.url.rsplit("/", 1)[-1], server.arguments[-1]
    close = ("tables", "close", table, "--data", data, "--reason", "mudanza")
    subprocess.run([sys.executable, "-m", "rebelote", *close], check=True, capture_output=True)


def change_passphrase(page: Page, url: str) -> None:
    page.goto(f"{url}/account")
    page.get_by_test_id("passphrase-old").fill(PASSPHRASE)
    page.get_by_test_id("passphrase-new").fill("ten of hearts")
    page.get_by_test_id("passphrase-change").click()
    expect(page.get_by_test_id("account-done")).to_be_visible()
