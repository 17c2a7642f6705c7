"""Whole games through the interface: a match, belote said or kept silent, the table for two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import lucky
from tests.support.browser import LAPTOP, PHONE, PageOpener, settle
from tests.support.browser_table import BrowserTable
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

TARGET = 162
MOST_DEALS = 40
PATIENCE = 60_000


def numbers(page: Page, testid: str) -> list[int]:
    """The numbers in these places, in the order on the screen."""
    return [int(text) for text in page.get_by_test_id(testid).all_inner_texts()]


def test_a_whole_classic_match(new_page: PageOpener, shared_server: ServerProcess) -> None:
    page = new_page(LAPTOP, locale="en", reduced_motion="reduce")
    table = BrowserTable(page)
    page.add_init_script(
        "localStorage.setItem('rebelote.settings', JSON.stringify("
        "{profile: 'classic', bot: 'novice', speed: 'instant'}))"
    )
    page.goto(shared_server.url)
    page.get_by_test_id("house-rules").locator("summary").click()
    page.locator("#option-target").fill(str(TARGET))
    page.locator("#option-target").blur()
    page.get_by_test_id("home-play").click()
    page.wait_for_url("**/t/*")
    before: dict[str, int] = {"0": 0, "1": 0}
    for _ in range(MOST_DEALS):
        table.play_deal()
        score = {side: deal_score(page, side) for side in before}
        total = {side: total_of(page, side) for side in before}
        assert all(total[side] >= before[side] + score[side] for side in before)
        before = total
        if page.locator('main[data-phase="ended"]').count():
            break
        assert max(total.values()) < TARGET
        page.get_by_test_id("next-deal").click()
        expect(page.get_by_test_id("score-sheet")).to_have_count(0, timeout=PATIENCE)
    assert max(before.values()) >= TARGET


def deal_score(page: Page, side: str) -> int:
    """What a side writes for the deal whose sheet lies on the table."""
    return int(page.locator(f'[data-testid="deal-score"][data-side="{side}"]').inner_text())


def total_of(page: Page, side: str) -> int:
    """A side's running total."""
    return int(page.locator(f'[data-testid="total"][data-side="{side}"]').first.inner_text())


@pytest.fixture(scope="module")
def lucky_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose packs give seat 0 the belote when it takes."""
    folder = tmp_path_factory.mktemp("lucky")
    running = ServerProcess(
        ("--no-delay", "--data", str(folder)),
        log=folder / "server.log",
        program=(str(Path(lucky.__file__)),),
    )
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("says", [True, False], ids=["said", "silent"])
def test_belote_by_contract(new_page: PageOpener, lucky_server: ServerProcess, says: bool) -> None:
    page = new_page(PHONE if says else LAPTOP, locale="en", reduced_motion="reduce")
    table = BrowserTable(page)
    table.says = says
    table.open(lucky_server.url, "contract")
    table.play_until(lambda: bool(table.asked))
    assert table.asked, "the question was never put"
    announced = page.locator('[data-testid="chip"] .belote')
    expect(announced).to_have_count(1 if says else 0)
    table.play_deal()
    assert len(table.asked) == (2 if says else 1)
    assert {card[1] for card in table.asked} == {table.asked[0][1]}
    assert {card[0] for card in table.asked} <= {"Q", "K"}
    lines = page.locator('[data-testid="score-line"][data-rule*="belote"]')
    expect(lines).to_have_count(2 if says else 0)  # counted against the contract, then written
    expect(page.get_by_test_id("score-sheet")).to_contain_text("92" if says else "82")


def test_cutting_taking_back_and_ways_to_play_a_card(
    new_page: PageOpener, lucky_server: ServerProcess
) -> None:
    page = new_page(LAPTOP, locale="en", reduced_motion="reduce")
    table = BrowserTable(page)
    table.says = False
    table.open(lucky_server.url, "contract")
    page.get_by_test_id("cut-range").fill("16")
    page.get_by_test_id("cut-here").click()
    expect(page.get_by_test_id("cut-here")).to_have_count(0)
    table.play_until(lambda: table.ready() and page.get_by_test_id("call-take").count() > 0)
    hand = cards_of(page)
    table.step()
    page.keyboard.press("u")
    expect(page.get_by_test_id("call-take").first).to_be_visible(timeout=PATIENCE)
    assert cards_of(page) == hand
    change_settings(page, "drag", "last")
    table.step()
    expect(page.locator('[data-testid="chip"] .practice')).to_be_visible()
    table.play_until(lambda: table.ready() and bool(table.played))
    page.keyboard.press("l")
    expect(page.get_by_test_id("last-trick").locator("li")).to_have_count(4)
    page.keyboard.press("Escape")
    by_hand = [play_by(page, table, drag) for drag in (double_tap, pull)]
    table.play_deal()
    assert len(set(table.played) | set(by_hand)) == 8 - 1, "the last card plays itself"
    expect(page.get_by_test_id("score-sheet")).to_contain_text("practice")
    change_settings(page, "chance")
    page.get_by_test_id("next-deal").click()
    expect(page.get_by_test_id("score-sheet")).to_have_count(0, timeout=PATIENCE)
    assert table.ready()
    assert table.step() == "call", "the cut was left to chance"


def cards_of(page: Page) -> list[str | None]:
    """The cards in the hand, from the left."""
    cards = page.get_by_test_id("hand-card")
    return cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")  # type: ignore[no-any-return]


def change_settings(page: Page, *what: str) -> None:
    """Through the settings' sheet: drag a card, the last card plays itself, the cut to chance."""
    page.get_by_test_id("open-settings").click()
    for name in what:
        if name == "drag":
            page.get_by_role("radio", name="drag").check()
        else:
            words = {"last": "The last card plays itself", "chance": "Always leave the cut"}
            page.get_by_role("checkbox", name=words[name]).check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def play_by(page: Page, table: BrowserTable, how: Callable[[Page, Locator], None]) -> str:
    """A card that asks nothing, played in a certain way; which it was."""
    assert table.ready()
    card = page.evaluate(
        "() => [...document.querySelectorAll('[data-legal=\"true\"]')]"
        ".map((one) => one.dataset.card).find((card) => !'QK'.includes(card[0])) ?? null"
    )
    if card is None:
        assert table.step() == "play"
        return table.played[-1]
    how(page, page.locator(f'[data-testid="hand-card"][data-card="{card}"]'))
    expect(page.locator(f'[data-testid="hand-card"][data-card="{card}"]')).to_have_count(0)
    return str(card)


def double_tap(page: Page, card: Locator) -> None:
    """A second tap on the chosen card plays it."""
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()


def pull(page: Page, card: Locator) -> None:
    """Dragged towards the middle and let go."""
    settle(page)  # cards move together when one of them has gone
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 15, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 60, steps=3)
    page.mouse.move(x + 40, y - 220, steps=3)
    page.mouse.up()


def test_decouverte_by_keyboard_alone(new_page: PageOpener, shared_server: ServerProcess) -> None:
    page = new_page(LAPTOP, locale="en", reduced_motion="reduce")
    page.add_init_script(
        "localStorage.setItem('rebelote.settings', JSON.stringify("
        "{profile: 'decouverte', bot: 'novice', speed: 'instant'}))"
    )
    page.goto(shared_server.url)
    expect(page.get_by_test_id("home-play")).to_be_enabled()
    tab_to(page, "home-play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.get_by_test_id("seat").first.wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    played = play_by_keys(page)
    sheet = page.get_by_test_id("score-sheet")
    assert played == (0 if sheet.get_attribute("data-outcome") == "void" else 16)
    tab_to(page, "next-deal")
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0, timeout=PATIENCE)


def test_decouverte_on_a_phone(new_page: PageOpener, shared_server: ServerProcess) -> None:
    page = new_page(PHONE, locale="fr", reduced_motion="reduce")
    table = BrowserTable(page)
    table.open(shared_server.url, "decouverte")
    table.play_until(lambda: len(table.played) == 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    table.play_deal()
    void = page.get_by_test_id("score-sheet").get_attribute("data-outcome") == "void"
    assert len(table.played) == (0 if void else 16)


def tab_to(page: Page, testid: str, most: int = 60) -> None:
    """Press Tab until the focus is there, and see that it shows."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.testid ?? ''") == testid:
            style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert style != "none"
            return
    raise AssertionError(f"{testid} cannot be reached with Tab")


def play_by_keys(page: Page) -> int:
    """A deal with the keys of the help overlay only; how many cards were played."""
    played = 0
    mine = page.locator('[data-testid="hand-card"][data-legal="true"]')
    waits = page.locator(
        '[data-testid="score-sheet"], [data-testid="cut-random"], [data-testid="call-take"],'
        ' [data-testid="hand-card"][data-legal="true"]'
    )
    while True:
        waits.first.wait_for(timeout=PATIENCE)
        if page.get_by_test_id("score-sheet").count():
            return played
        if page.get_by_test_id("cut-random").count():
            tab_to(page, "cut-random")
            page.keyboard.press("Enter")
            expect(page.get_by_test_id("cut-random")).to_have_count(0, timeout=PATIENCE)
        elif page.get_by_test_id("call-take").count():
            page.keyboard.press("t")
            expect(page.get_by_test_id("call-take")).to_have_count(0, timeout=PATIENCE)
        else:
            card = mine.first.get_attribute("data-card")
            place = page.evaluate(
                "(card) => [...document.querySelectorAll('[data-testid=\"hand-card\"]')]"
                ".filter((one) => !one.closest('[inert]'))"
                ".findIndex((one) => one.dataset.card === card)",
                card,
            )
            page.keyboard.press(str(place + 1))
            page.keyboard.press("Enter")
            gone = page.locator(f'[data-testid="hand-card"][data-card="{card}"]')
            expect(gone).to_have_count(0, timeout=PATIENCE)
            played += 1
