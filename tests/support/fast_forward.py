"""A table brought to where a test begins, over the wire: clicking there is other tests' subject."""

from __future__ import annotations

from playwright.sync_api import Page

MOST_TABLES = 20

# Opens a socket as the page's own guest and plays whatever is legal; a tab may look on.
PLAY = """
([table, until, enough]) => new Promise((done, failed) => {
  const url = location.origin.replace('http', 'ws') + `/api/tables/${table}/socket`;
  const socket = new WebSocket(url);
  const laid = new Set();
  let sent = -1, id = 0;
  const end = (where) => { socket.close(); done(where); };
  socket.onclose = ({ code }) => failed(new Error(`the connection was closed: ${code}`));
  socket.onmessage = ({ data }) => {
    const { view, version, type, code } = JSON.parse(data);
    // somebody came or went while an answer was on its way, and it was given twice
    if (type === 'refused' && code !== 'stale-version') failed(new Error(data));
    if (!view || version === sent) return;
    if (view.seat === null) { failed(new Error('a spectator of this table')); return; }
    if (view.sheet) { end('sheet'); return; }
    if (view.turn !== view.seat) return;
    const { cut, calls = [], cards = [], says } = view.legal;
    const taking = calls.find((call) => call.call === 'take');
    if (until === 'call' && taking) { end('call'); return; }
    if (until === 'card' && cards.length && laid.size >= enough) { end('card'); return; }
    const said = says?.[cards[0]]?.[0];
    if (!cut && !calls.length) laid.add(cards[0]);
    sent = version;
    const action = cut ? { type: 'cut', at: null }
      : calls.length ? { type: 'call', ...(taking ?? calls[0]) }
      : { type: 'play', card: cards[0], ...(said ? { says: said } : {}) };
    socket.send(JSON.stringify({ type: 'act', id: `w${Date.now()}-${id += 1}`, version, action }));
  };
})
"""


def play_on(page: Page, table: str, until: str = "sheet", cards: int = 0) -> str:
    """Play for the page's guest until the "sheet", or until it may "call" or lay its next "card".

    Returns where it stopped: a deal may be over before the guest may call. Takes when it can.
    """
    where: str = page.evaluate(PLAY, [table, until, cards])
    return where


def start_playing(page: Page, table: str) -> None:
    """Let the page's guest play on until the sheet, and return at once."""
    page.evaluate(f"(given) => {{ ({PLAY})(given).catch(console.error); }}", [table, "sheet", 0])


def open_table(page: Page, url: str, profile: str) -> str:
    """A new table of the page's guest against novices; the page is anywhere on the server."""
    opened = page.request.post(f"{url}/api/tables", data={"profile": profile, "bots": "novice"})
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]
    return table


def table_with_a_call(page: Page, url: str, profile: str) -> str:
    """A table at which nobody has taken yet and the page's guest may."""
    for _ in range(MOST_TABLES):
        table = open_table(page, url, profile)
        if play_on(page, table, "call") == "call":
            return table
    raise AssertionError(f"others took at all of {MOST_TABLES} tables")


def table_of(page: Page) -> str:
    """The table that the page shows."""
    return page.url.split("/t/")[1].split("?")[0]
