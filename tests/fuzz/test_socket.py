"""Anything at all sent to a table's socket: a coded answer, nothing changed, nobody else troubled.

A state machine opens rooms on a real server and mixes legal play with malformed, oversized,
out-of-turn, duplicated, replayed and reordered messages of players and onlookers. Message types
and their fields are those of the server, so a new type is tried as soon as it is there. Longer:

    REBELOTE_FUZZ_EXAMPLES=300 .venv/bin/python -m pytest tests/fuzz/test_socket.py -q
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rebelote.i18n import Catalogue
from rebelote.server.identity import COOKIE
from rebelote.server.messages import _FIELDS as FIELDS
from tests.support.peers import Json, LogEntry, Peer, read_log
from tests.support.server import ServerProcess

pytestmark = pytest.mark.integration

EXAMPLES = int(os.environ.get("REBELOTE_FUZZ_EXAMPLES", "5"))
STEPS = int(os.environ.get("REBELOTE_FUZZ_STEPS", "25"))
PATIENCE = 120.0
"""Seconds that a deal may take to its end."""
FAR = 1000
"""More versions than a table comes to here; people who come and go make some at any moment."""
LARGEST_MESSAGE = 16 * 1024
ENGLISH = Catalogue("en")

WORDS = (
    *("", "novice", "champion", "pause", "resume", "undo", "surrender", "rematch", "pass", "take"),
    *("H", "7H", "QS", "1H", "\ud800", "\x00", "\u202eevil", "a" * 300, "__proto__", "null", "-1"),
)
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=20)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
seeds = st.integers(0, 2**32)


def known(code: str) -> bool:
    """Whether a player can be told what a code means."""
    return ENGLISH.has(f"error-{code}") or ENGLISH.has(f"rule-{code}")


class Table(RuleBasedStateMachine):
    """A room, its people, and two who only look on."""

    server: ClassVar[ServerProcess]
    database: ClassVar[Path]

    @initialize(profile=st.sampled_from(["decouverte", "classic"]), begun=st.booleans())
    def open_room(self, profile: str, begun: bool) -> None:
        self.players = 2 if profile == "decouverte" else 4
        with httpx.Client(base_url=self.server.url, timeout=60) as http:
            body = {"profile": profile, "name": "Host", "away_seconds": 3600}
            answer = http.post("/api/rooms", json=body)
            assert answer.status_code == 201, answer.text
            self.table = answer.json()["table"]
            host = Peer(self.server.url, self.table, http.cookies[COOKIE])
        self.peers = [host, *(Peer(self.server.url, self.table) for _ in range(self.players + 1))]
        self.sent: list[tuple[Peer, Json]] = []
        if begun:
            for seat in range(1, self.players):
                self.done(self.peers[seat], "sit", seat=seat, name=f"P{seat}")
            self.done(host, "start")

    def teardown(self) -> None:
        if hasattr(self, "peers"):
            try:
                self.play_on()
            finally:
                for peer in self.peers:
                    peer.close()

    # --- what is done ------------------------------------------------------------------------

    @rule()
    @precondition(lambda self: self.begun())
    def play_by_the_rules(self) -> None:
        self.move()

    @rule(number=seeds, kind=st.sampled_from(sorted(FIELDS)), seed=seeds, data=st.data())
    def say_anything_well_formed(
        self, number: int, kind: str, seed: int, data: st.DataObject
    ) -> None:
        """Any command of anybody; whether it is allowed is for the server to say."""
        peer = self.peer(number)
        self.say(peer, self.command(kind, peer, random.Random(seed), data))

    @rule(number=seeds, kind=st.sampled_from(sorted(FIELDS)), seed=seeds, data=st.data())
    def say_something_wrong(self, number: int, kind: str, seed: int, data: st.DataObject) -> None:
        """A command of which one field is missing, of another type, or unknown."""
        peer = self.peer(number)
        message = self.command(kind, peer, random.Random(seed), data)
        field = data.draw(st.sampled_from([*sorted(message), "extra"]))
        if data.draw(st.booleans()):
            message.pop(field, None)
        else:
            message[field] = data.draw(values)
        self.say(peer, message)

    @rule(number=seeds, value=values)
    def say_any_json(self, number: int, value: Any) -> None:
        self.say_text(self.peer(number), json.dumps(value))

    @rule(number=seeds, text=st.text(max_size=60) | st.sampled_from(["", "{", "[" * 9000, "NaN"]))
    def say_any_text(self, number: int, text: str) -> None:
        self.say_text(self.peer(number), text.encode("utf-8", "replace").decode())

    @rule(number=seeds, data=st.binary(max_size=60))
    def say_bytes(self, number: int, data: bytes) -> None:
        self.unchanged_by(self.peer(number), data)

    @rule(number=seeds, more=st.integers(1, 40_000))
    def say_too_much(self, number: int, more: int) -> None:
        """It costs the connection, and only that one."""
        peer, before = self.peer(number), self.commands()
        peer.socket.send('{"type": "ping", "x": "' + "x" * (LARGEST_MESSAGE + more) + '"}')
        assert peer.closed_with() == 1009
        peer.open()
        assert self.commands() == before

    @rule(number=seeds)
    @precondition(lambda self: self.sent)
    def say_it_again(self, number: int) -> None:
        """What was done is answered as before, and not done again."""
        peer, message = self.sent[number % len(self.sent)]
        before = self.commands()
        (first,) = self.answers(peer, json.dumps(message))
        (again,) = self.answers(peer, json.dumps(message))
        assert first == again
        assert first["type"] == "done"
        assert self.commands() == before

    @rule(number=seeds, data=st.data())
    @precondition(lambda self: self.sent)
    def say_another_thing_under_the_same_id(self, number: int, data: st.DataObject) -> None:
        peer, message = self.sent[number % len(self.sent)]
        kind = "leave" if message["type"] == "start" else "start"
        answer = self.unchanged_by(peer, json.dumps({"type": kind, "id": message["id"]}))
        assert answer["code"] in ("command-id-reused", "already-started", "not-host")

    @rule(number=seeds, who=seeds)
    @precondition(lambda self: self.sent)
    def say_what_another_said(self, number: int, who: int) -> None:
        """Overheard and replayed by somebody else: never done in the other's name."""
        speaker, message = self.sent[number % len(self.sent)]
        peer = self.peer(who)
        if peer is not speaker and message["type"] == "act":
            assert self.unchanged_by(peer, json.dumps(message))["type"] == "refused"

    @rule(distance=st.integers(-3, 50).filter(bool))
    @precondition(lambda self: self.begun() and self.turn() is not None)
    def move_at_a_wrong_version(self, distance: int) -> None:
        peer = self.turn()
        assert peer is not None
        # somebody who came or went meanwhile makes a version, and leaves the choices standing
        version = peer.version + FAR + distance if distance > 0 else distance + 3
        message = self.choice(peer, version=version)
        assert self.unchanged_by(peer, json.dumps(message))["code"] == "stale-version"

    @rule(number=seeds)
    @precondition(lambda self: self.begun() and self.turn() is not None)
    def move_for_another(self, number: int) -> None:
        """The very move that is due, by somebody whose turn it is not."""
        mover, peer = self.turn(), self.peer(number)
        assert mover is not None
        if peer is not mover:
            message = self.choice(mover, id=peer.new_id())
            answer = self.unchanged_by(peer, json.dumps(message))
            assert answer["code"] in ("not-your-turn", "not-seated", "not-in-hand", "stale-version")

    @rule()
    @precondition(lambda self: self.begun() and self.turn() is not None)
    def move_in_the_wrong_order(self) -> None:
        """The answer to what has not happened yet, before what makes it happen."""
        peer = self.turn()
        assert peer is not None
        due = self.choice(peer)
        later = {**due, "id": peer.new_id(), "version": due["version"] + FAR}
        assert self.unchanged_by(peer, json.dumps(later))["code"] == "stale-version"
        self.say(peer, due)

    @rule(number=seeds)
    def go_and_come_back(self, number: int) -> None:
        peer = self.peer(number)
        peer.close()
        peer.open()

    # --- what is always so -------------------------------------------------------------------

    @invariant()
    def everybody_is_still_connected(self) -> None:
        for peer in getattr(self, "peers", ()):
            peer.answers()

    def say(self, peer: Peer, message: Json) -> None:
        """Send a command: either it is done, once, or nothing is."""
        before = self.commands()
        answers = self.answers(peer, json.dumps(message))
        after = self.commands()
        assert len(answers) == 1, answers
        if answers[0]["type"] != "done":
            assert after == before, answers
            return
        assert after[: len(before)] == before
        mine = [entry.command for entry in after[len(before) :]]
        assert mine in ([], [f"{peer.guest}:{message['id']}"])
        if mine:
            self.sent.append((peer, message))

    def say_text(self, peer: Peer, text: str) -> None:
        """Send what is no command."""
        if len(text.encode()) <= LARGEST_MESSAGE:
            self.unchanged_by(peer, text)

    def unchanged_by(self, peer: Peer, data: str | bytes) -> Json:
        """Send something that must change nothing; the one answer there is to it."""
        before = self.commands()
        answers = self.answers(peer, data)
        assert len(answers) == 1, answers
        assert self.commands() == before, answers
        return answers[0]

    def answers(self, peer: Peer, data: str | bytes) -> list[Json]:
        note(f"{self.peers.index(peer)} says {data!r:.300}")
        peer.socket.send(data)
        found = peer.answers()
        for answer in found:
            if answer["type"] == "refused":
                assert answer["code"] != "internal", answer
                assert known(answer["code"]), answer
        return found

    def commands(self) -> list[LogEntry]:
        """What people did, as it is on disk."""
        return [entry for entry in self.log() if entry.command is not None]

    def log(self) -> list[LogEntry]:
        entries = read_log(self.database, self.table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        return entries

    # --- by the rules ------------------------------------------------------------------------

    def begun(self) -> bool:
        return bool(self.peers[0].view["table"]["begun"])

    def peer(self, number: int) -> Peer:
        return self.peers[number % len(self.peers)]

    def turn(self) -> Peer | None:
        """The person whose move it is, if it is a person's."""
        for peer in self.peers:
            peer.answers()
            seat, chairs = peer.view["seat"], peer.view["table"]["seats"]
            if seat is not None and seat == peer.view["turn"] and not chairs[seat]["bot"]:
                return peer
        return None

    def choice(self, peer: Peer, **more: Any) -> Json:
        """Something legal to do for whoever is to move."""
        legal = peer.view["legal"]
        if legal["cut"]:
            action: Json = {"type": "cut", "at": None}
        elif legal["calls"]:
            action = {"type": "call", **legal["calls"][0 if peer.view["round"] == 1 else -1]}
        else:
            card = legal["cards"][0]
            says = legal["says"].get(card)
            action = {"type": "play", "card": card, **({"says": says[0]} if says else {})}
        given = {"type": "act", "id": peer.new_id(), "version": peer.version, "action": action}
        return {**given, **more}

    def command(self, kind: str, peer: Peer, rng: random.Random, data: st.DataObject) -> Json:
        """A message that has the fields of its type, filled with what might make sense."""
        pool: dict[str, Any] = {
            "type": kind,
            "id": peer.new_id(),
            "version": peer.version,
            "seat": rng.randrange(5),
            "name": rng.choice(["Ana", "", "\u202eBea\x00", "x" * 60]),
            "bot": rng.choice(["novice", "champion"]),
            "what": rng.choice(WORDS),
            "agrees": rng.random() < 0.5,
            "action": self.choice(peer)["action"]
            if peer.view["turn"] is not None and peer.view["turn"] == peer.view["seat"]
            else {"type": "play", "card": rng.choice(["7H", "AS"])},
        }
        return {
            field: pool[field] if field in pool else data.draw(scalars)
            for field in sorted(FIELDS[kind])
        }

    def move(self) -> bool:
        """Let whoever is to move do something legal; whether there was anybody."""
        peer = self.turn()
        if peer is None:
            return False
        (answer,) = self.answers(peer, json.dumps(self.choice(peer)))
        assert answer["type"] == "done", answer
        return True

    def done(self, peer: Peer, kind: str, **more: Any) -> None:
        peer.answers()
        message = {"type": kind, "id": peer.new_id(), **more}
        (answer,) = self.answers(peer, json.dumps(message))
        assert answer["type"] == "done", answer

    def play_on(self) -> None:
        """Whatever was said before, the deal can be played to its end."""
        if not self.begun():
            self.seat_everybody()
        deadline = time.monotonic() + PATIENCE
        while not {peer.view["phase"] for peer in self.peers} <= {"ready", "scored", "ended"}:
            assert time.monotonic() < deadline, f"the deal does not end: {self.peers[0].view}"
            if not self.move():
                time.sleep(0.05)  # a bot thinks
            for peer in self.peers:
                peer.answers()

    def seat_everybody(self) -> None:
        """Begin with whoever sits, a bot at every empty seat."""
        host = self.peers[0]
        chairs = host.view["table"]["seats"]
        if all(chair["kind"] != "person" for chair in chairs):
            self.done(host, "sit", seat=0, name="Host")
            chairs = host.view["table"]["seats"]
        if any(chair["kind"] == "empty" for chair in chairs):
            self.done(host, "fill", bot="novice")
        self.done(host, "start")


@pytest.fixture(scope="module")
def roomy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets one address send as much as it likes."""
    folder = tmp_path_factory.mktemp("fuzz")
    server = ServerProcess(
        ("--no-delay", "--data", str(folder)),
        environment={"REBELOTE_MESSAGES_PER_SECOND": "1000000"},
        log=folder / "server.log",
    )
    server.start()
    Table.server, Table.database = server, folder / "tables.db"
    yield server
    server.stop()


def test_nothing_said_to_a_table_does_harm(roomy_server: ServerProcess) -> None:
    run_state_machine_as_test(
        Table,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize="REBELOTE_FUZZ_EXAMPLES" not in os.environ,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate,),  # who comes and goes is not replayed alike,
        ),
    )
    assert roomy_server.log is not None
    text = roomy_server.log.read_text()
    for trouble in ("Traceback", "message failed", "request failed"):
        assert trouble not in text
