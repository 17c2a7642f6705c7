"""How many tables a server holds: bots at three seats, a scripted person at the fourth.

Starts a real `rebelote serve` on this machine, seats people who think for a second or three, and
measures from an action being sent to its durable answer. Prints one line a step:
tables, actions, and the 50th and 99th percentile in milliseconds.

    .venv/bin/python bench/server_load.py --tables 50 100 200 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

COOKIE = "rebelote_guest"
THINKS = (1.0, 3.0)
AIM_MS = 250.0


@dataclass
class Player:
    """One scripted person and its table."""

    base: str
    bot: str
    took: list[float] = field(default_factory=list)
    refused: int = 0
    dice: random.Random = field(default_factory=random.Random)

    async def play(self, everybody: asyncio.Barrier, seconds: float) -> None:
        """Open a table, wait for the others, and play on it until the time is over."""
        # there is no TLS here, and loading its certificates would cost more than all the rest
        async with httpx.AsyncClient(base_url=self.base, timeout=120.0, verify=False) as http:
            body = {"profile": "classic", "bots": self.bot}
            table = (await http.post("/api/tables", json=body)).json()["table"]
            cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(
            address, additional_headers=cookie, compression=None, open_timeout=120.0
        ) as socket:
            await everybody.wait()
            await self._follow(socket, time.monotonic() + seconds)

    async def _follow(self, socket: ClientConnection, until: float) -> None:
        number, sent, acted = 0, 0.0, 0
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return
            if message["type"] == "done":
                self.took.append(time.monotonic() - sent)
            elif message["type"] == "refused":
                self.refused += 1
            view = message.get("view")
            if view is None or message["version"] <= acted:
                continue
            action = choice(view)
            if action is None:
                continue
            await asyncio.sleep(self.dice.uniform(*THINKS))
            number, acted = number + 1, message["version"]
            sent = time.monotonic()
            await socket.send(json.dumps({"id": f"c{number}", "version": acted, **action}))


def choice(view: dict[str, object]) -> dict[str, object] | None:
    """Something legal to do now; None when it is another's turn."""
    if view["phase"] in ("scored", "ended"):
        return {"type": "next"}
    if view["turn"] != view["seat"]:
        return None
    legal: dict[str, list[str]] = view["legal"]  # type: ignore[assignment]
    if legal["cut"]:
        return {"type": "act", "action": {"type": "cut", "at": None}}
    if legal["calls"]:
        call: dict[str, str] = legal["calls"][-1]  # type: ignore[assignment]
        return {"type": "act", "action": {"type": "call", **call}}
    return {"type": "act", "action": {"type": "play", "card": legal["cards"][0]}}


async def step(base: str, tables: int, seconds: float, bot: str) -> bool:
    """Measure one number of tables; whether the aim was met."""
    players = [Player(base, bot) for _ in range(tables)]
    everybody = asyncio.Barrier(tables)
    await asyncio.gather(*(player.play(everybody, seconds) for player in players))
    took = sorted(1000 * second for player in players for second in player.took)
    refused = sum(player.refused for player in players)
    if len(took) < 2:
        print(f"{tables} tables: too slow to measure")
        return False
    ninety_nine = statistics.quantiles(took, n=100)[98]
    print(
        f"{tables} tables: {len(took)} actions, {refused} refused,"
        f" median {statistics.median(took):.1f} ms, 99th percentile {ninety_nine:.1f} ms"
    )
    return ninety_nine < AIM_MS


def main() -> None:
    """Run the steps against a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("serve", nargs="*", help="more arguments for `rebelote serve`, after --")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rebelote-load-") as folder:
        command = [sys.executable, "-m", "rebelote", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            [*command, *given.serve],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "REBELOTE_CHANGES_PER_MINUTE": "100000"},
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?(?=/ )", server.stdout.readline())
            if found is None:
                sys.exit("the server did not start")
            for tables in given.tables:
                if not asyncio.run(step(found[0], tables, given.seconds, given.bot)):
                    break
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
