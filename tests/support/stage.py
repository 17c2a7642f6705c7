"""Deals played on the whole application while every byte to everybody is looked through.

Viewers are each seat, a spectator with a cookie, a stranger without one, and somebody who came by
the link for looking on. They follow the table
over sockets, and now and then ask every HTTP route for everything (`Sweep`). What each may know is
worked out from the log alone (`tests.support.secrecy`).

An HTTP answer may have cards of other deals in it: problems, records, analyses. A part that was
the same before this deal's pack was shuffled, or that a server without any table gives too, tells
nothing about this deal, and is left out of the search.
"""

from __future__ import annotations

import io
import json
import logging
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from rebelote.arena.simulate import simulate
from rebelote.rules.cards import FULL_PACK
from rebelote.rules.library import load_profile
from rebelote.server.identity import new_secret
from rebelote.server.logs import configure
from rebelote.table.hall import Hall
from rebelote.table.state import Table, replay
from rebelote.table.watching import watch_id
from tests.support.inside import Answer, Onlooker, request, running
from tests.support.secrecy import (
    CARD,
    cards_in,
    findings,
    may_know,
    numbers_in,
    read_in,
    secrets_in,
    version_in,
)
from tests.support.sweep import Operation, body_of, operations, paths

Json = dict[str, Any]
SMALLEST_PART = 120
"""Characters of a part of an answer that can be recognized as known from before."""


@contextmanager
def log_kept() -> Iterator[io.StringIO]:
    """Everything that is logged, as the server writes it when it is most talkative."""
    root, ours = logging.getLogger(), logging.getLogger("rebelote")
    before = root.handlers[:], root.level, ours.level
    configure("debug", as_json=True)
    kept = io.StringIO()
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(kept)
    try:
        yield kept
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])


@dataclass
class Stage:
    """A table, those who look at it, and what they were told that they may not know."""

    app: FastAPI
    control: FastAPI
    """Another server, on which nothing was ever played."""
    table: str
    viewers: list[Onlooker]
    rng: random.Random
    log: io.StringIO
    thorough: bool = False
    """Whether to have deals analysed too."""
    found: list[str] = field(default_factory=list)
    messages: int = 0
    answers: int = 0
    salts: set[str] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    ids: list[str] = field(default_factory=list)
    code: str = "AAAAAAA"
    _states: dict[int, Table] = field(default_factory=dict)
    _newest: Table | None = None
    _read: dict[int, int] = field(default_factory=dict)
    _logged: int = 0

    @property
    def people(self) -> list[Onlooker]:
        """The viewers at the seats."""
        return [viewer for viewer in self.viewers if viewer.view["seat"] is not None]

    # --- playing -----------------------------------------------------------------------------

    async def play_deal(self, sweeps: int) -> None:
        """One deal to its end or the first leak; meanwhile, everybody asks for everything."""
        if sweeps:
            await self.sweep(before=True)
        lead = self.people[0]
        # the next deal needs anybody's wish, a new match everybody's
        wishes = {"scored": self.people[:1], "ended": self.people}.get(lead.view["phase"], [])
        for person in wishes:
            assert (await person.ask("next", version=person.version))["type"] == "done"
            await self.together()
        assert lead.view["phase"] not in ("scored", "ended")
        at = set(self.rng.sample(range(1, 30), sweeps))
        moves = 0
        while lead.view["phase"] not in ("scored", "ended") and not self.found:
            await self.move()
            moves += 1
            if moves in at:
                await self.trouble()
                await self.sweep(before=False)
        await self.look()

    async def move(self) -> None:
        """The next move of a person, known to everybody afterwards."""
        lead = self.people[0]
        await lead.until(lambda: self.due() is not None or lead.view["phase"] == "scored")
        mover = self.due()
        if mover is not None:
            action = self.choice(mover)
            answer = await mover.ask("act", version=mover.version, action=action)
            assert answer["type"] == "done", answer
        await self.together()

    def due(self) -> Onlooker | None:
        """The person who is to move."""
        return next((p for p in self.people if p.view["turn"] == p.view["seat"]), None)

    def choice(self, mover: Onlooker) -> Json:
        """Something legal, any of it."""
        legal = mover.view["legal"]
        if legal["cut"]:
            return {"type": "cut", "at": None}
        if legal["calls"]:
            return {"type": "call", **self.rng.choice(legal["calls"])}
        card = self.rng.choice(legal["cards"])
        says = legal["says"].get(card)
        return {"type": "play", "card": card, **({"says": self.rng.choice(says)} if says else {})}

    async def together(self) -> None:
        """Wait until everybody knows of the newest version."""
        hall: Hall = self.app.state.hall
        version = (await hall.get(self.table)).table.version
        for viewer in self.viewers:
            if viewer.closed:  # it made an account, say, and is somebody else since
                await viewer.open()
            await viewer.until(lambda v=viewer: v.closed or v.version >= version)  # type: ignore[misc]

    async def trouble(self) -> None:
        """Everybody asks for what it may not have, and for everything anew."""
        for viewer in self.viewers:
            for card in self.rng.sample(["7H", "AS", "JD", "9C", "TH"], 2):
                action = {"type": "play", "card": card}
                if viewer is not self.due():
                    await viewer.ask("act", version=viewer.version, action=action)
            await viewer.ask("undo", version=viewer.version)
            await viewer.ask("act", version=viewer.version, action={"type": "cut", "at": 99})
            await viewer.ask("nonsense")
            viewer._inbox.put_nowait({"type": "websocket.receive", "text": '{"type": "sync"}'})

    # --- asking over HTTP --------------------------------------------------------------------

    async def sweep(self, *, before: bool) -> None:
        """Everybody asks every route; before a deal only to know what was known before it."""
        await self.look()
        everything = operations(self.app)
        for viewer in self.viewers:
            for operation in everything:
                if operation.method == "GET":
                    for path in paths(operation, self.ids):
                        await self._get(viewer, path, before=before)
                elif not before and self._harmless(viewer, operation):
                    await self._send(viewer, operation)
        self._look_at_log()

    def _harmless(self, viewer: Onlooker, operation: Operation) -> bool:
        """Whether the game goes on whatever the answer: nobody at a seat gives its identity up."""
        seated = viewer.view["seat"] is not None
        return not (seated and re.search("account|session", operation.path))

    async def _get(self, viewer: Onlooker, path: str, *, before: bool) -> None:
        answer = await request(self.app, "GET", path, viewer.secret)
        self.answers += 1
        if before:
            self.known |= set(parts(answer))
        else:
            self._examine(viewer, f"GET {path}", answer, known=self.known)

    async def _send(self, viewer: Onlooker, operation: Operation) -> None:
        record = old_record(self.viewers[0].view["profile"])
        if "analyses" in operation.path and not self.thorough:
            record = {**record, "plays": []}  # refused; a sound one is minutes of work
        body = body_of(self.app, operation, record, self.rng) if operation.kind else b""
        for path in paths(operation, self.ids[:2]):
            given = (operation.method, path, viewer.secret or new_secret(), body, operation.kind)
            answer = await request(self.app, *given)
            self.answers += 1
            if suspicious(answer.text):
                twin = await request(self.control, *given)
                known = self.known | set(parts(twin))
                self._examine(viewer, f"{operation.method} {path}", answer, known)

    def _examine(self, viewer: Onlooker, what: str, answer: Answer, known: set[str]) -> None:
        table = self._newest
        assert table is not None
        text = "\n".join(unknown_parts(answer, known))
        seat = table.seat_of(viewer.guest)
        told = read_in(text, ~may_know(table.game, seat) & FULL_PACK)
        problems = [f"reads {cards_in(told)}"] if told else []
        problems += [*numbers_in(text, table.game, seat), *secrets_in(answer.text, table)]
        problems += self._identities(answer.text, viewer)
        self.found += [f"seat {seat}: {what}: {problem}" for problem in problems]

    def _identities(self, text: str, viewer: Onlooker) -> Iterator[str]:
        for other in self.viewers:
            if other is not viewer and other.secret and other.secret in text:
                yield "another's cookie"

    def _addresses(self, text: str, viewer: Onlooker) -> Iterator[str]:
        if viewer.watch and any(own in text for own in (self.table, self.code)):
            yield "the link for looking on leads to the table's own address"

    # --- looking -----------------------------------------------------------------------------

    async def look(self) -> None:
        """Look through what came over the sockets since the last time."""
        hall: Hall = self.app.state.hall
        after = 0 if self._newest is None else self._newest.version
        for entry in await hall.services.store.read(self.table, after):
            self._newest = replay([entry], self._newest)
            assert self._newest is not None
            self._states[self._newest.version] = self._newest
            if self._newest.game.hidden.salt:
                self.salts.add(self._newest.game.hidden.salt)
        for number, viewer in enumerate(self.viewers):
            version = self._read.get(number, 1)
            for text in viewer.texts:
                self.found += findings(text, self._states, version, viewer.guest)
                version = max(version, version_in(text))
                self.found += self._addresses(text, viewer)
            self.messages += len(viewer.texts)
            viewer.texts.clear()
            self._read[number] = version
        newest = max(self._states)
        self._states = {v: t for v, t in self._states.items() if v > newest - 3}
        self._look_at_log()

    def _look_at_log(self) -> None:
        """The log is read by people of all kinds: no card, no secret, no address of a table."""
        text = self.log.getvalue()[self._logged :]
        self._logged += len(text)
        assert self._newest is not None
        told = set(CARD.findall(text))
        if told:
            self.found.append(f"the log has {sorted(told)}")
        self.found += [f"the log has {p}" for p in numbers_in(text, self._newest.game, None)]
        self.found += [f"the log has {p}" for p in secrets_in(text, self._newest)]
        secrets = [self.table, *(viewer.secret or "-" * 9 for viewer in self.viewers)]
        if any(secret in text for secret in secrets):
            self.found.append("the log has a cookie or a table's address")


@asynccontextmanager
async def staged(
    folder: Path, profile: str, seed: int, *, alone: bool = False
) -> AsyncIterator[Stage]:
    """A table of a profile with people at all seats, or with one among bots, ready to play."""
    async with AsyncExitStack() as stack:
        log = stack.enter_context(log_kept())
        (folder / "control").mkdir(exist_ok=True)
        app = await stack.enter_async_context(running(folder))
        control = await stack.enter_async_context(running(folder / "control"))
        host = new_secret()
        kind = "tables" if alone else "rooms"
        body = json.dumps({"profile": profile, "name": "Ana"}).encode()
        opened = await request(app, "POST", f"/api/{kind}", host, body, "application/json")
        assert opened.status == 201, opened.text
        answer = json.loads(opened.body)
        table = answer["table"]
        seats = 1 if alone else load_profile(profile).players
        viewers = [
            Onlooker(app, table, host),
            *(Onlooker(app, table) for _ in range(seats)),
            Onlooker(app, table, None),
        ]
        if not alone:
            viewers.append(Onlooker(app, table, watch=watch_id(table)))
        for viewer in viewers:
            await viewer.open()
            stack.push_async_callback(viewer.close)
        code = answer.get("code", "AAAAAAA")
        ids = [table, code, watch_id(table), "classic"]
        stage = Stage(app, control, table, viewers, random.Random(seed), log, ids=ids, code=code)
        if not alone:
            for seat, viewer in enumerate(viewers[1:seats], 1):
                assert (await viewer.ask("sit", seat=seat, name=f"P{seat}"))["type"] == "done"
            assert (await viewers[0].ask("start"))["type"] == "done"
        await stage.together()
        yield stage


@cache
def old_record(profile: str) -> Json:
    """The record of a deal that was played elsewhere."""
    game = load_profile(profile)
    return next(iter(simulate(game, ["novice"] * game.players, deals=1, seed=7)))


def parts(answer: Answer) -> Iterator[str]:
    """What an answer is made of: itself, its lines, and every larger object in it."""
    text = answer.body.decode("utf-8", "replace")
    yield text
    for line in text.splitlines():
        if len(line) >= SMALLEST_PART:
            yield line
            try:
                yield from _objects(json.loads(line))
            except ValueError:
                continue


def _objects(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        text = json.dumps(value, sort_keys=True)
        if len(text) >= SMALLEST_PART:
            yield text
        for inner in value.values():
            yield from _objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _objects(inner)


def unknown_parts(answer: Answer, known: set[str]) -> Iterator[str]:
    """The headers, and what of the body is not known from before."""
    yield "".join(f"{name}: {value}\n" for name, value in answer.headers)
    text = answer.body.decode("utf-8", "replace")
    if text in known:
        return
    for line in text.splitlines():
        if line in known:
            continue
        try:
            yield json.dumps(_without(json.loads(line), known))
        except ValueError:
            yield line


def _without(value: Any, known: set[str]) -> Any:
    if isinstance(value, dict):
        if json.dumps(value, sort_keys=True) in known:
            return None
        return {name: _without(inner, known) for name, inner in value.items()}
    return [_without(inner, known) for inner in value] if isinstance(value, list) else value


def suspicious(text: str) -> bool:
    """Whether there is anything that could be a card, a hand or a secret."""
    return bool(CARD.search(text) or re.search(r"\d{5,12}|[0-9a-f]{32}", text))
