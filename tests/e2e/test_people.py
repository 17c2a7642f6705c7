"""People at one table in browsers of their own: words, consent, absence, spectators, accounts."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.test_rooms import Together, play, sit
from tests.support.browser import LAPTOP, PHONE, PageOpener, accessibility_faults, settle
from tests.support.browser_table import prefer
from tests.support.fast_forward import start_playing, table_of
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

PASSPHRASE = "seven of spades"


def person(new_page: PageOpener, device: dict[str, Any], locale: str, profile: str) -> Page:
    """Somebody who waits for no animation."""
    page = new_page(device, locale=locale, reduced_motion="reduce")
    prefer(page, profile=profile)
    return page


def open_table(page: Page, url: str, *options: str) -> None:
    """A table of the profile in the settings; ``options`` are labels to click on."""
    page.goto(f"{url}/friends")
    page.get_by_test_id("room-name").fill("Ana", timeout=90_000)  # bots are loaded first
    for option in options:
        page.get_by_text(option, exact=True).first.click()
    page.get_by_test_id("room-create").click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()


def start(host: Page, people: int = 1) -> None:
    """Once the host sees everybody who has sat down; bots take the other seats."""
    chairs = host.get_by_test_id("chair")
    seated = host.locator('[data-testid="chair"][data-kind="person"]')
    expect(seated).to_have_count(people)
    if chairs.count() > people:
        host.get_by_test_id("fill").click()
    host.get_by_test_id("start").click()


def asked_first(tables: tuple[Together, Together]) -> tuple[Together, Together]:
    """The two people, whoever is to move first."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        asked = [t for t in tables if t.page.locator('[data-mine="true"]').count()]
        if len(asked) == 1:
            return tables if asked == [tables[0]] else (tables[1], tables[0])
        tables[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked to move")


def say(page: Page, code: str) -> None:
    page.get_by_test_id("open-talk").click()
    page.get_by_test_id(f"say-{code}").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def faults(page: Page) -> list[str]:
    """What axe finds in both themes."""
    found = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settle(page)
        found += [f"{theme}: {fault}" for fault in accessibility_faults(page)]
    return found


def log_of(page: Page) -> Any:
    """The play in words, which keeps what was said."""
    return page.locator(".panel .log")


def test_words_consent_and_the_end_of_a_match(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana = person(new_page, LAPTOP, "en", "classic")
    beto = person(new_page, PHONE, "es", "classic")
    zoe = person(new_page, LAPTOP, "fr", "classic")
    open_table(ana, shared_server.url)
    beto.goto(ana.url)
    sit(beto, 2, "Beto")
    say(beto, "hello")
    expect(ana.get_by_test_id("heard")).to_contain_text("Hello!")
    start(ana, people=2)
    zoe.goto(ana.url)
    expect(zoe.get_by_test_id("watching")).to_be_visible()
    say(beto, "well-played")
    expect(log_of(ana)).to_contain_text("Beto: Well played!")
    expect(log_of(zoe)).to_contain_text("Beto : Bien joué !")
    zoe.get_by_test_id("open-talk").click()
    expect(zoe.get_by_test_id("say-heart")).to_be_disabled()
    expect(zoe.get_by_test_id("say-hello")).to_have_count(0)
    zoe.get_by_role("checkbox", name="Beto").uncheck()  # whom one does not hear, one does not read
    zoe.keyboard.press("Escape")

    ana.get_by_test_id("surrender").click()
    ana.get_by_test_id("surrender-yes").click()
    asked = beto.locator('[data-testid="proposal"][data-what="surrender"]')
    expect(asked).to_contain_text("Ana: ¿abandonamos la partida?")
    expect(zoe.get_by_test_id("proposal")).to_have_count(0)
    assert faults(beto) == []
    say(beto, "sorry")
    beto.get_by_test_id("decline").click()
    expect(ana.get_by_test_id("proposal")).to_have_count(0)
    expect(log_of(ana)).to_contain_text("Beto: Sorry")
    expect(log_of(zoe)).not_to_contain_text("Désolé")

    beto.get_by_test_id("menu").click()
    beto.get_by_test_id("menu-surrender").click()
    beto.get_by_test_id("surrender-yes").click()
    ana.get_by_test_id("agree").focus()
    ana.keyboard.press("Enter")
    for page in (ana, beto, zoe):
        expect(page.get_by_test_id("given-up")).to_have_attribute("data-side", "0")
    say(zoe, "thumb")
    expect(log_of(ana)).to_contain_text("A spectator: thumbs up")
    assert faults(ana) == []

    ana.keyboard.press("n")
    expect(beto.get_by_test_id("rematch")).to_contain_text("Ana")
    expect(ana.get_by_test_id("next-deal")).to_have_count(0)
    beto.get_by_test_id("next-deal").click()
    expect(ana.get_by_test_id("given-up")).to_have_count(0)
    expect(ana.locator('[data-testid="seat"][data-seat="2"]')).to_contain_text("Beto")


def test_leaving_being_away_and_taking_the_seat_back(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana = person(new_page, LAPTOP, "en", "classic")
    beto = person(new_page, PHONE, "en", "classic")
    open_table(ana, shared_server.url)
    beto.goto(ana.url)
    sit(beto, 1, "Beto")
    second = beto.context.new_page()  # a second tab of the same person
    second.goto(ana.url)
    start(ana, people=2)
    expect(second.locator('[data-testid="seat"][data-seat="1"]')).to_contain_text("You")
    beto.close()
    expect(ana.get_by_test_id("away")).to_have_count(0)
    second.goto("about:blank")
    expect(ana.get_by_test_id("away")).to_be_visible()
    expect(ana.locator('[data-testid="seat"][data-seat="1"]').get_by_role("timer")).to_be_visible()
    assert faults(ana) == []
    second.goto(ana.url)
    expect(ana.get_by_test_id("away")).to_have_count(0)
    second.get_by_test_id("menu").click()
    second.get_by_test_id("menu-room-leave").click()
    expect(ana.get_by_test_id("lent")).to_be_visible()
    second.get_by_test_id("continue").first.click()
    expect(ana.get_by_test_id("lent")).to_have_count(0)


def test_four_people_through_reloads_and_a_dropped_network(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    names = ("Ana", "Beto", "Carla", "Duarte")
    languages = ("en", "es", "fr", "pt")
    pages = [
        person(new_page, PHONE if seat % 2 else LAPTOP, language, "single-deal")
        for seat, language in enumerate(languages)
    ]
    line = Line(pages[3])
    open_table(pages[0], shared_server.url)
    for seat in (1, 2, 3):
        pages[seat].goto(pages[0].url)
        sit(pages[seat], seat, names[seat])
    start(pages[0], people=4)
    tables = tuple(Together(page) for page in pages)
    play(tables, lambda: len(tables[1].played) >= 2)
    line.drop()
    pages[1].reload()
    duarte = pages[0].locator('[data-testid="seat"][data-seat="3"]')
    expect(duarte.get_by_test_id("away")).to_be_visible()
    expect(pages[3].get_by_test_id("link-state")).to_be_visible()
    play(tables[:3], lambda: pages[0].locator('[data-testid="turn"][data-seat="3"]').count() > 0)
    line.mend()
    expect(duarte.get_by_test_id("away")).to_have_count(0, timeout=20_000)
    # whoever was away plays on from here; the rest is no different from what came before
    before = [len(table.played) for table in tables]
    play(tables, lambda: all(len(t.played) > n for t, n in zip(tables, before, strict=True)))
    for page in pages:
        start_playing(page, table_of(pages[0]))
    for page in pages:
        expect(page.get_by_test_id("score-sheet")).to_be_visible(timeout=60_000)
    outcomes = {page.get_by_test_id("score-sheet").get_attribute("data-outcome") for page in pages}
    assert len(outcomes) == 1
    played = [card for table in tables for card in table.played]
    assert len(played) == len(set(played))
    pages[2].get_by_test_id("open-hands").click()
    expect(pages[2].get_by_test_id("all-hands")).to_have_count(4)


class Line:
    """A person's connection to the server, which may be cut."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.down = False
        page.route_web_socket("**/socket", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close(code=1001)
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def drop(self) -> None:
        self.down = True
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()

    def mend(self) -> None:
        self.down = False


def test_two_players_from_the_list_with_a_clock(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    ana = person(new_page, LAPTOP, "en", "decouverte")
    beto = person(new_page, PHONE, "en", "decouverte")
    open_table(
        ana,
        shared_server.url,
        "60 s",
        "Listed on this server: strangers may join",
        "Spectators see all hands after each deal",
    )
    beto.goto(f"{shared_server.url}/friends")
    beto.get_by_test_id("listed-room").first.click()
    expect(beto.get_by_text("Spectators see all hands after each deal.")).to_be_visible()
    sit(beto, 1, "Beto")
    assert faults(beto) == []
    start(ana, people=2)
    tables = (Together(ana), Together(beto))
    play(tables, lambda: all(table.played for table in tables))
    expect(
        ana.locator('[data-testid="seat"][data-turn="true"]').get_by_role("timer")
    ).to_be_visible()
    ana.get_by_test_id("ask-pause").click()
    beto.get_by_test_id("agree").click()
    expect(ana.get_by_test_id("paused")).to_be_visible()
    assert faults(beto) == []
    beto.get_by_test_id("menu").click()
    beto.get_by_test_id("menu-ask-resume").click()
    ana.get_by_test_id("agree").click()
    for page in (ana, beto):
        expect(page.get_by_test_id("paused")).to_have_count(0)

    first, second = asked_first(tables)
    card = len(first.played)
    while len(first.played) == card:
        first.move_if_asked()
    first.page.locator("main").focus()
    first.page.keyboard.press("u")
    second.page.get_by_test_id("agree").click()
    taken_back = first.page.locator(f'[data-testid="hand-card"][data-card="{first.played.pop()}"]')
    expect(taken_back).to_be_visible()


def test_an_account_goes_along_and_goes_away(
    new_page: PageOpener, shared_server: ServerProcess
) -> None:
    laptop = person(new_page, LAPTOP, "en", "single-deal")
    phone = person(new_page, PHONE, "pt", "single-deal")
    laptop.goto(shared_server.url)
    laptop.get_by_test_id("home-play").click()
    laptop.wait_for_url("**/t/*")
    table = laptop.url
    laptop.goto(f"{shared_server.url}/account")
    assert faults(laptop) == []
    enter(laptop, "New account", "Eva", PASSPHRASE)
    expect(laptop.get_by_test_id("account-sign-out")).to_be_visible()
    phone.goto(f"{shared_server.url}/account")
    enter(phone, "Entrar", "Eva", "not the one")
    expect(phone.get_by_test_id("account-problem")).to_be_visible()
    enter(phone, "Entrar", "eva", PASSPHRASE)
    expect(phone.get_by_test_id("account-sign-out")).to_be_visible()
    phone.goto(table)
    expect(phone.locator('[data-testid="seat"][data-seat="0"]')).to_contain_text("Você")
    phone.goto(f"{shared_server.url}/account")
    phone.get_by_test_id("farewell").click()
    phone.get_by_test_id("farewell-passphrase").fill(PASSPHRASE)
    assert faults(phone) == []
    phone.get_by_test_id("farewell-yes").click()
    expect(phone.get_by_test_id("account-done")).to_be_visible()
    expect(phone.get_by_test_id("account-page")).to_have_attribute("data-signed-in", "false")
    laptop.reload()
    expect(laptop.get_by_test_id("account-page")).to_have_attribute("data-signed-in", "false")
    laptop.goto(shared_server.url)
    expect(laptop.get_by_test_id("home-play")).to_be_enabled()
    expect(laptop.get_by_test_id("continue")).to_have_count(0)


def enter(page: Page, way: str, name: str, passphrase: str) -> None:
    page.get_by_test_id("account-enter").get_by_text(way, exact=True).first.click()
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-passphrase").fill(passphrase)
    page.get_by_test_id("account-go").click()
