"""The score keeper in a real browser: deals entered by hand, the sheet as the rulebook has it."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import LAPTOP, PHONE, PageOpener
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

ALL_FIRST, ALL_SECOND = (252, 0), (0, 252)


class Entered(NamedTuple):
    """A deal as it is typed, and what the rulebook makes of it."""

    points: tuple[int, int]
    """Card points of the first side (which takes) and of the second."""
    outcome: str
    scores: tuple[int, int]
    belote: str = "Nobody"
    pot: int = 0


# The worked examples of the rulebook that are about counting, by their numbers there, and each
# row of its table "Counting a deal". A + C take, or A where two play.
EXAMPLES: dict[str, list[Entered]] = {
    "classic": [
        Entered((100, 62), "made", (100, 62)),  # 2
        Entered((62, 100), "failed", (0, 162)),  # 2
        Entered((62, 100), "failed", (20, 162), "A + C: 20"),
        Entered((62, 100), "failed", (0, 182), "B + D: 20"),
        Entered((81, 81), "tied", (0, 81), pot=81),
        Entered((71, 91), "tied", (0, 91), "A + C: 20", pot=81 + 91),
        Entered((100, 62), "made", (100 + 172, 62)),
    ],
    "contract": [
        Entered((82, 80), "made", (82, 80)),
        Entered((81, 81), "failed", (0, 162)),
        Entered((91, 71), "failed", (0, 182), "B + D: 20"),  # 5
        Entered((92, 70), "made", (92, 90), "B + D: 20"),  # 5
        Entered((91, 71), "failed", (0, 172), "B + D: 10"),  # 5, only "Belote" said
        Entered((92, 70), "made", (92, 80), "B + D: 10"),  # 5
        Entered((81, 81), "failed", (10, 162), "A + C: 10"),
        Entered(ALL_FIRST, "made", (252, 20), "B + D: 20"),
    ],
    "single-deal": [
        Entered((71, 91), "made", (91, 91), "A + C: 20"),  # 6
        Entered((91, 71), "made", (91, 91), "B + D: 20"),  # 6
        Entered((81, 81), "made", (81, 81)),
        Entered((60, 102), "failed", (0, 182), "A + C: 20"),
        Entered(ALL_SECOND, "failed", (0, 272), "A + C: 20"),
    ],
    "decouverte": [
        Entered((82, 80), "made", (82, 80)),
        Entered((81, 81), "failed", (0, 162)),  # nothing is put aside
        Entered((61, 101), "failed", (0, 162)),
        Entered(ALL_FIRST, "made", (252, 0)),
        Entered(ALL_SECOND, "failed", (0, 252)),
    ],
}


def begin(page: Page, url: str, profile: str) -> None:
    page.goto(f"{url}/keeper")
    page.get_by_test_id("keeper-profile").select_option(profile)
    page.get_by_test_id("begin-match").click()


def choose(form: Locator, legend: str, label: str) -> None:
    group = form.get_by_role("group", name=legend)
    group.get_by_role("radio", name=label, exact=True).check()


def enter(page: Page, deal: Entered, first: str, second: str) -> None:
    """Type a deal and look at its sheet before it is written."""
    form = page.get_by_test_id("entry")
    dealer = form.get_by_test_id("dealer")
    if dealer.input_value() == "":
        dealer.select_option("0")
    choose(form, "Who took?", "A")
    if 252 in deal.points:
        choose(form, "All tricks", first if deal.points == ALL_FIRST else second)
    else:
        form.get_by_test_id("points-0").fill(str(deal.points[0]))
        expect(form.get_by_test_id("points-1")).to_have_value(str(deal.points[1]))
    if deal.belote != "Nobody":
        choose(form, "Belote", deal.belote)
    expect(form.get_by_test_id("sheet")).to_have_attribute("data-outcome", deal.outcome)
    expect(form.get_by_test_id("sheet-score")).to_have_text([str(score) for score in deal.scores])
    assert form.get_by_test_id("sheet-line").count() >= 4
    form.get_by_test_id("write-deal").click()


@pytest.mark.parametrize(
    ("profile", "device"),
    list(zip(EXAMPLES, (PHONE, LAPTOP, LAPTOP, PHONE), strict=True)),
    ids=list(EXAMPLES),
)
def test_every_worked_example_of_the_rulebook(
    shared_server: ServerProcess, new_page: PageOpener, profile: str, device: dict[str, object]
) -> None:
    page = new_page(device, locale="en")
    begin(page, shared_server.url, profile)
    first, second = ("A", "B") if profile == "decouverte" else ("A + C", "B + D")
    expect(page.get_by_test_id("entry")).to_be_visible()
    belote = page.get_by_role("group", name="Belote")
    expect(belote).to_have_count(0 if profile == "decouverte" else 1)
    totals = [0, 0]
    for number, deal in enumerate(EXAMPLES[profile], start=1):
        enter(page, deal, first, second)
        totals = [total + score for total, score in zip(totals, deal.scores, strict=True)]
        expect(page.get_by_test_id("keeper-total")).to_have_text([str(total) for total in totals])
        if deal.pot:
            expect(page.get_by_test_id("keeper-pot")).to_contain_text(str(deal.pot))
        else:
            expect(page.get_by_test_id("keeper-pot")).to_have_count(0)
        if profile == "single-deal":  # each deal is a match of its own
            over = "draw" if totals[0] == totals[1] else first if totals[0] > totals[1] else second
            expect(page.get_by_test_id("keeper-winner")).to_contain_text(over)
            page.get_by_test_id("same-again").click()
            totals = [0, 0]
        else:
            expect(page.get_by_test_id("deal-row")).to_have_count(number)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]  # type: ignore[index]


def test_undo_change_and_delete_recount_everything(
    shared_server: ServerProcess, laptop: Page
) -> None:
    page = laptop
    begin(page, shared_server.url, "classic")
    totals = page.get_by_test_id("keeper-total")
    for deal in EXAMPLES["classic"][4:]:
        enter(page, deal, "A + C", "B + D")
    expect(totals).to_have_text(["272", "234"])
    # the first litige becomes a made deal, so only the second pays out with the last deal
    page.get_by_test_id("edit-deal").first.click()
    page.get_by_test_id("points-0").fill("90")
    page.get_by_test_id("write-deal").click()
    expect(totals).to_have_text([str(90 + 100 + 91), str(72 + 91 + 62)])
    page.get_by_test_id("keeper-undo").click()
    expect(totals).to_have_text(["272", "234"])
    page.get_by_test_id("edit-deal").last.click()
    page.get_by_test_id("delete-deal").click()
    expect(page.get_by_test_id("keeper-pot")).to_contain_text("172")
    expect(page.get_by_test_id("deal-row")).to_have_count(2)


def test_void_deals_dealers_and_the_end_of_a_match(
    shared_server: ServerProcess, laptop: Page
) -> None:
    page = laptop
    begin(page, shared_server.url, "classic")
    dealer = page.get_by_test_id("dealer")
    expect(dealer).to_have_value("0")
    choose(page.get_by_test_id("entry"), "Who took?", "Everybody passed")
    page.get_by_test_id("write-deal").click()
    expect(page.get_by_test_id("deal-row")).to_have_attribute("data-outcome", "void")
    expect(dealer).to_have_value("1")
    for _ in range(4):
        enter(page, Entered(ALL_FIRST, "made", (252, 0)), "A + C", "B + D")
    expect(page.get_by_test_id("keeper-winner")).to_contain_text("A + C")
    expect(page.get_by_test_id("entry")).to_have_count(0)


def test_what_is_missing_or_wrong_is_said(shared_server: ServerProcess, laptop: Page) -> None:
    page = laptop
    begin(page, shared_server.url, "contract")
    problem = page.get_by_test_id("entry-problem")
    page.get_by_test_id("write-deal").click()
    expect(problem).to_have_text("Who took? Choose a player, or “Everybody passed”.")
    choose(page.get_by_test_id("entry"), "Who took?", "B")
    expect(problem).to_contain_text("Enter the points")
    page.get_by_test_id("points-0").fill("170")
    expect(problem).to_contain_text("0 to 162")
    expect(page.get_by_test_id("deal-row")).to_have_count(0)


def test_house_rules_change_the_sheet(shared_server: ServerProcess, laptop: Page) -> None:
    page = laptop
    page.goto(f"{shared_server.url}/keeper")
    page.get_by_test_id("keeper-profile").select_option("decouverte")
    page.get_by_test_id("house-rules").locator("summary").click()
    page.locator("#option-melds").select_option("counted")
    page.get_by_test_id("begin-match").click()
    form = page.get_by_test_id("entry")
    choose(form, "Who took?", "A")
    form.get_by_test_id("points-0").fill("60")
    form.get_by_test_id("melds").select_option("50:0")
    expect(form.get_by_test_id("sheet")).to_have_attribute("data-outcome", "made")
    expect(form.get_by_test_id("sheet-score")).to_have_text(["110", "102"])


def test_export_and_import(shared_server: ServerProcess, new_page: PageOpener) -> None:
    page = new_page(LAPTOP, locale="en", accept_downloads=True)
    begin(page, shared_server.url, "classic")
    for deal in EXAMPLES["classic"]:
        enter(page, deal, "A + C", "B + D")
    with page.expect_download() as download:
        page.get_by_test_id("export-match").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved["results"][-1]["totals"] == [392, 802]
    elsewhere = new_page(LAPTOP, locale="es")
    elsewhere.goto(f"{shared_server.url}/keeper")
    chooser = elsewhere.get_by_test_id("import-match")
    broken = json.dumps({**saved, "deals": [{**saved["deals"][0], "taker": 9}]}).encode()
    chooser.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": broken})
    expect(elsewhere.get_by_test_id("import-problem")).to_contain_text("deals[0].taker")
    text = json.dumps(saved).encode()
    chooser.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": text})
    expect(elsewhere.get_by_test_id("keeper-total")).to_have_text(["392", "802"])


# To be evaluated: `wait_for_function` takes a promise itself for a yes.
WORKER_IS_THERE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
}"""


def test_a_score_is_kept_without_a_network(shared_server: ServerProcess, laptop: Page) -> None:
    page = laptop
    begin(page, shared_server.url, "classic")
    enter(page, EXAMPLES["classic"][0], "A + C", "B + D")
    page.evaluate(WORKER_IS_THERE)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("keeper-total")).to_have_text(["100", "62"])
    enter(page, EXAMPLES["classic"][1], "A + C", "B + D")
    expect(page.get_by_test_id("keeper-total")).to_have_text(["100", "224"])
    # another game than the one played before, its table never asked for by the player
    page.get_by_test_id("leave-match").click()
    page.get_by_test_id("keeper-profile").select_option("contract")
    page.get_by_test_id("begin-match").click()
    enter(page, EXAMPLES["contract"][0], "A + C", "B + D")
    expect(page.get_by_test_id("keeper-total")).to_have_text(["82", "80"])
    page.context.set_offline(False)
