"""Replays in a real browser: step by step what `verify` goes through, shared, played again.

The long run: REBELOTE_REPLAYS=100 .venv/bin/python -m pytest tests/e2e/test_replay.py -k every_step
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rebelote.arena.simulate import simulate
from rebelote.rules.actions import Call, Cut, Play, Prepare
from rebelote.rules.cards import card_text, cards_of, parse_card, parse_suit, suit_text, texts
from rebelote.rules.deal import uncut
from rebelote.rules.game import apply, start_match
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.record import record_line
from rebelote.rules.state import State
from rebelote.rules.verify import Verifier
from tests.support.browser import LAPTOP, PHONE, PageOpener
from tests.support.fast_forward import play_on, table_of
from tests.support.screens import Inspector
from tests.support.server import ServerProcess

pytestmark = pytest.mark.e2e

Json = dict[str, Any]
DEALS = int(os.environ.get("REBELOTE_REPLAYS", "10"))
"""Simulated deals of each profile that are walked through step by step."""

SECONDS = 15_000
"""Milliseconds that a page may take to load where other tests keep the machine busy."""

# Goes through every deal of the page by its buttons and writes down what is to be seen.
WALK = """
async () => {
  // the page redraws itself in a microtask; painting every step would only take long
  const frame = async () => { for (let turn = 0; turn < 5; turn += 1) await Promise.resolve(); };
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const read = () => {
    const board = all('board')[0].dataset;
    const seats = [...Array(Number(board.players)).keys()].map(String);
    const of = (id, seat) => all(id).filter((item) => item.dataset.seat === seat);
    return {
      step: Number(board.step), turn: board.turn ?? null, taker: board.taker ?? null,
      trump: board.trump ?? null, points: board.points, calls: board.calls,
      hands: seats.map((seat) => of('replay-card', seat).map((item) => item.dataset.card).sort()),
      piles: seats.map((seat) =>
        of('replay-pile', seat).map((item) => `${item.dataset.card}/${item.dataset.below}`)),
      trick: all('replay-trick').map((item) => `${item.dataset.seat}${item.dataset.card}`),
      scores: all('sheet-score').map((item) => Number(item.textContent)),
      totals: board.totals, pending: Number(board.pending),
    };
  };
  const chooser = all('choose-deal')[0];
  const walked = [];
  for (let deal = 0; deal < chooser.options.length; deal += 1) {
    chooser.value = String(deal);
    chooser.dispatchEvent(new Event('change', { bubbles: true }));
    await frame();
    const steps = [read()];
    while (!all('step-on')[0].disabled) {
      all('step-on')[0].click();
      await frame();
      steps.push(read());
    }
    walked.push(steps);
  }
  return walked;
}
"""


def states(record: Json) -> Iterator[State]:
    """The states of a deal after each call and each play, the rules asked anew."""
    profile = load_profile(record["profile"], record.get("house_rules"))
    deck = tuple(parse_card(card) for card in record["deck"])
    state, _ = apply(
        start_match(profile), Prepare(record["dealer"], uncut(deck, record["cut"]), "")
    )
    assert state.public.turn is not None
    state, _ = apply(state, Cut(state.public.turn, record["cut"]))
    yield state
    for call in record["calls"]:
        suit = parse_suit(call["suit"]) if call["call"] == "take" else None
        state, _ = apply(state, Call(call["seat"], suit))
        yield state
    for play in record["plays"]:
        state, _ = apply(state, Play(play["seat"], parse_card(play["card"]), play.get("says")))
        yield state


def seen(state: State, step: int, record: Json) -> Json:
    """What the page has to show of a state."""
    public, hidden = state.public, state.hidden
    over = public.sheet is not None
    trick = [(laid.seat, laid.card) for laid in public.trick]
    if not trick and public.tricks:
        last = public.tricks[-1]
        seats = [(last.leader + place) % state.profile.players for place in range(len(last.cards))]
        trick = list(zip(seats, last.cards, strict=True))
    text = [["" if card is None else card_text(card) for card in piles] for piles in public.exposed]
    below = [["" if c is None else card_text(c) for c in piles] for piles in hidden.covered]
    return {
        "step": step,
        "turn": None if over else str(public.turn),
        "taker": None if public.taker is None else str(public.taker),
        "trump": None if public.trump is None else suit_text(public.trump),
        "points": f"{public.points[0]},{public.points[1]}",
        "calls": " ".join(
            f"{c.seat}{'-' if c.suit is None else suit_text(c.suit)}" for c in public.calls
        ),
        "hands": [sorted(texts(cards_of(hand))) for hand in hidden.hands] or [[], []],
        "piles": [
            [f"{card}/{under}" for card, under in zip(cards, unders, strict=True)]
            for cards, unders in zip(text, below, strict=True)
        ]
        or [[], [], [], []],
        "trick": [f"{seat}{card_text(card)}" for seat, card in trick],
        "scores": record["result"]["scores"] if over else [],
        "totals": ",".join(map(str, record["totals"] if over else record["before"]["totals"])),
        "pending": (record["result"] if over else record["before"])["pending"],
    }


def opened(page: Page, url: str, *records: Json) -> None:
    """The replay page with a file of these records."""
    page.goto(f"{url}/replay")
    text = "".join(record_line(record) + "\n" for record in records)
    page.get_by_test_id("record-file").set_input_files(
        {"name": "deals.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )


def played(profile: str, seed: int = 1) -> Json:
    """A deal in which somebody took."""
    found = simulate(load_profile(profile), ("novice",), 50, seed)
    return next(record for record in found if record["taker"] is not None)


@pytest.mark.parametrize("profile", profile_ids())
def test_every_step_is_what_verify_goes_through(
    shared_server: ServerProcess, laptop: Page, profile: str
) -> None:
    bots = ("novice", "random") * (load_profile(profile).players // 2)
    records = list(simulate(load_profile(profile), bots, DEALS, seed=8))
    verifier = Verifier()
    assert all(verifier.check(record) == [] for record in records)
    opened(laptop, shared_server.url, *records)
    expect(laptop.get_by_test_id("board")).to_be_visible(timeout=4 * SECONDS)
    expect(laptop.get_by_test_id("faults")).to_have_count(0)
    walked = laptop.evaluate(WALK)
    assert len(walked) == DEALS
    for record, steps in zip(records, walked, strict=True):
        expected = [seen(state, step, record) for step, state in enumerate(states(record))]
        assert steps == expected


def test_keys_go_by_card_and_by_trick(shared_server: ServerProcess, laptop: Page) -> None:
    record = played("classic")
    opened(laptop, shared_server.url, record)
    board = laptop.get_by_test_id("board")
    calls = len(record["calls"])
    steps = {
        "ArrowRight": 1,
        "ArrowLeft": 0,
        "ArrowDown": calls,
        "PageDown": calls + 4,
        "ArrowUp": calls,
        "End": calls + 32,
        "Home": 0,
    }
    expect(board).to_be_visible()
    for key, step in steps.items():
        laptop.keyboard.press(key)
        expect(board).to_have_attribute("data-step", str(step))
    laptop.get_by_test_id("words").get_by_role("button").nth(calls + 2).click()
    expect(board).to_have_attribute("data-step", str(calls + 2))


def test_one_seat_sees_its_own_cards_only(shared_server: ServerProcess, laptop: Page) -> None:
    record = played("classic")
    opened(laptop, shared_server.url, record)
    laptop.get_by_test_id("from-seat").select_option("2")
    laptop.get_by_label("Only the cards this seat saw").check()
    for _ in range(len(record["calls"])):
        laptop.get_by_test_id("step-on").click()
    cards = laptop.get_by_test_id("replay-card")
    expect(cards).to_have_count(8)
    shown = [cards.nth(index).get_attribute("data-card") for index in range(8)]
    assert sorted(map(str, shown)) == sorted(record["hands"][2])


def test_what_is_wrong_is_said_where(shared_server: ServerProcess, laptop: Page) -> None:
    record = played("classic")
    tampered = json.loads(record_line(record))
    tampered["plays"][9]["card"] = tampered["plays"][0]["card"]
    opened(laptop, shared_server.url, tampered)
    fault = laptop.get_by_test_id("fault")
    expect(fault).to_have_attribute("data-where", "play 10")
    expect(fault).to_contain_text("Line 1, card 10")
    # what can be replayed is shown, up to the card that does not fit
    laptop.keyboard.press("End")
    last = len(record["calls"]) + 9
    expect(laptop.get_by_test_id("board")).to_have_attribute("data-step", str(last))
    expect(laptop.get_by_test_id("share-deal")).to_have_count(0)


def test_a_text_that_is_no_record(shared_server: ServerProcess, laptop: Page) -> None:
    laptop.goto(f"{shared_server.url}/replay")
    for text in ("this is no record", "[1, 2]", '{"format": "other"}'):
        laptop.get_by_test_id("record-text").fill(text)
        laptop.get_by_test_id("record-show").click()
        fault = laptop.get_by_test_id("fault")
        expect(fault).to_have_attribute("data-line", "1")
        expect(laptop.get_by_test_id("board")).to_have_count(0)
        laptop.get_by_test_id("other-file").click()


def test_a_file_dropped_on_the_page(shared_server: ServerProcess, laptop: Page) -> None:
    laptop.goto(f"{shared_server.url}/replay")
    expect(laptop.get_by_test_id("record-file")).to_be_attached()
    transfer = laptop.evaluate_handle(
        "(text) => { const data = new DataTransfer();"
        " data.items.add(new File([text], 'd.jsonl')); return data; }",
        record_line(played("decouverte")),
    )
    laptop.dispatch_event("main", "drop", {"dataTransfer": transfer})
    expect(laptop.get_by_test_id("replay-pile")).to_have_count(16)


def test_a_link_shows_the_same_step_to_somebody_else(
    shared_server: ServerProcess, new_page: PageOpener
) -> None:
    page, record = new_page(LAPTOP), played("contract")
    opened(page, shared_server.url, record)
    for _ in range(7):
        page.get_by_test_id("step-on").click()
    page.get_by_test_id("share-deal").click()
    link = page.get_by_test_id("replay-link").input_value()
    friend = new_page(PHONE, locale="fr")
    friend.goto(link)
    board = friend.get_by_test_id("board")
    expect(board).to_have_attribute("data-step", "7", timeout=SECONDS)
    friend.get_by_test_id("step-on").click()
    friend.reload()
    expect(board).to_have_attribute("data-step", "8", timeout=SECONDS)


def test_an_unknown_link_says_so(shared_server: ServerProcess, browser: Browser) -> None:
    page = browser.new_context(locale="en").new_page()  # its console reports the 404, rightly
    page.goto(f"{shared_server.url}/replay/nothing-here")
    expect(page.get_by_test_id("replay-problem")).to_have_text("There is nothing under this link.")
    page.goto(f"{shared_server.url}/again/nothing-here")
    expect(page.get_by_test_id("again-problem")).to_have_text("There is nothing under this link.")
    page.context.close()


def test_saving_gives_back_what_was_opened(
    shared_server: ServerProcess, new_page: PageOpener
) -> None:
    page, record = new_page(LAPTOP, accept_downloads=True), played("single-deal")
    opened(page, shared_server.url, record)
    with page.expect_download() as download:
        page.get_by_test_id("export-deal").click()
    path = Path(download.value.path())
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(record_line(record))


def test_a_deal_is_played_again_from_a_trick(shared_server: ServerProcess, laptop: Page) -> None:
    record = played("classic")
    opened(laptop, shared_server.url, record)
    for _ in range(3):
        laptop.get_by_test_id("trick-on").click()
    laptop.get_by_test_id("play-from-trick").click()
    laptop.wait_for_url("**/t/*")
    expect(laptop.get_by_test_id("trump")).to_have_attribute("data-suit", record["trump"])


def test_friends_compare_the_same_cards(shared_server: ServerProcess, new_page: PageOpener) -> None:
    page, record = new_page(LAPTOP), {**played("single-deal"), "names": ["Eva", None, None, None]}
    opened(page, shared_server.url, record)
    page.get_by_text("Novice", exact=True).click()
    page.get_by_test_id("give-deal").click()
    link = page.get_by_test_id("deal-link").input_value()
    friend = new_page(PHONE)
    friend.goto(link)
    expect(friend.get_by_test_id("given")).to_contain_text("Eva")
    expect(friend.get_by_test_id("comparison")).to_have_count(0)
    friend.get_by_test_id("your-name").fill("Luis")
    friend.get_by_test_id("play-given").click()
    friend.wait_for_url("**/t/*")
    assert play_on(friend, table_of(friend)) == "sheet"
    friend.goto(link)
    rows = friend.get_by_test_id("result")
    expect(rows).to_have_count(2)
    assert sorted(row.get_attribute("data-you") or "" for row in rows.all()) == ["false", "true"]
    inspector = Inspector(friend, "en")
    inspector.look("comparison")
    assert inspector.found == []
    page.goto(link)
    expect(page.get_by_test_id("comparison")).to_contain_text("Luis")
