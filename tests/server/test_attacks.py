"""What somebody might try who does not come to play. Each has an end, and troubles nobody else."""

from __future__ import annotations

import ast
import base64
import gzip
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import rebelote.server
from rebelote.server import protocols
from rebelote.server.limits import client_of
from tests.support.live import serving
from tests.support.peers import Peer
from tests.support.server import ServerProcess

pytestmark = pytest.mark.integration


def open_table(url: str, **more: object) -> str:
    """A table against bots; its id."""
    answer = httpx.post(f"{url}/api/tables", json={"profile": "single-deal", **more}, timeout=60)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


class RawSocket:
    """A WebSocket that does as it pleases."""

    def __init__(self, url: str, table: str, extra: str = "") -> None:
        where = urlsplit(url)
        assert where.port is not None
        self.line = socket.create_connection(("127.0.0.1", where.port), timeout=20)
        # a small window: what is not read piles up at the other end soon
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{extra}\r\n".encode()
        )
        self.head = b""
        while b"\r\n\r\n" not in self.head:
            byte = self.line.recv(1)
            assert byte, f"the connection ended in the middle of an answer: {self.head!r}"
            self.head += byte
        self.open = self.head.startswith(b"HTTP/1.1 101 ")

    def frame(self, opcode: int, data: bytes, flags: int = 0x80) -> bytes:
        """A frame as a client sends it, masked with zeros."""
        size = len(data)
        length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
        return bytes([flags | opcode]) + length + b"\0\0\0\0" + data

    def send(self, data: bytes, seconds: float) -> int:
        """Send as much as the server takes in that time; how many bytes it took."""
        self.line.settimeout(0.2)
        sent, deadline = 0, time.monotonic() + seconds
        while sent < len(data) and time.monotonic() < deadline:
            try:
                sent += self.line.send(data[sent : sent + 65536])
            except TimeoutError:
                continue
            except OSError:
                break
        return sent

    def is_closed(self, seconds: float) -> bool:
        """Whether the server ends the connection, nothing being read until then."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                self.line.send(self.frame(10, b""))  # a pong nobody asked for
            except TimeoutError:
                pass
            except OSError:
                return True
            time.sleep(0.1)
        return False


def is_over(line: socket.socket) -> bool:
    """Wait for the other end; whether it ended the connection without a word."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that gives up early on whoever does not answer."""
    with (
        pytest.MonkeyPatch.context() as patch,
        serving(
            tmp_path_factory.mktemp("impatient"),
            {"messages_per_second": 1e6},
            ws_ping_interval=1.0,
            ws_ping_timeout=2.0,
        ) as (url, _),
    ):
        patch.setattr(protocols, "REQUEST_SECONDS", 1.0)
        patch.setattr(protocols, "CLOSING_SECONDS", 0.2)
        yield url


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# --- connections ------------------------------------------------------------------------------


def test_who_never_reads_is_dropped_and_holds_up_nobody(impatient: str) -> None:
    table = open_table(impatient)
    deaf = RawSocket(impatient, table)
    assert deaf.open
    sync = deaf.frame(1, b'{"type": "sync"}')
    deaf.send(sync * 3000, seconds=3)
    other = Peer(impatient, table)
    start = time.monotonic()
    other.answers()
    assert time.monotonic() - start < 10
    assert deaf.is_closed(seconds=20), "the connection is kept for ever"
    other.close()


def test_who_never_reads_fills_no_memory(shared_server: ServerProcess) -> None:
    """Pings must be answered, so they are only taken as fast as their answers are."""
    deaf = RawSocket(shared_server.url, open_table(shared_server.url))
    assert shared_server.process is not None
    before = memory_of(shared_server.process.pid)
    sent = deaf.send(deaf.frame(9, b"x" * 125) * 400_000, seconds=6)
    assert sent < 40_000_000, "everything was taken although nothing is read"
    assert memory_of(shared_server.process.pid) - before < 24_000_000
    deaf.line.close()


def test_who_asks_for_nothing_is_dropped(impatient: str) -> None:
    where = urlsplit(impatient)
    for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "):
        with socket.create_connection(("127.0.0.1", where.port or 0), timeout=20) as line:
            line.sendall(said)
            assert is_over(line)


def test_one_client_has_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, {"sockets_per_address": 3}) as (url, _):
        table = open_table(url)
        peers = [Peer(url, table) for _ in range(3)]
        refused = RawSocket(url, table)
        assert refused.head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(refused.line.recv(4096))["error"]["code"] == "too-fast"
        for peer in peers:
            peer.answers()
        peers[0].close()
        deadline = time.monotonic() + 20
        while not RawSocket(url, table).open:
            assert time.monotonic() < deadline, "a closed connection still counts"
            time.sleep(0.1)


def test_messages_are_not_unpacked(shared_server: ServerProcess) -> None:
    """A few packed bytes could be megabytes: packing is not offered, and packed frames end it."""
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
    bomb = RawSocket(shared_server.url, open_table(shared_server.url), offer)
    assert bomb.open
    assert b"permessage-deflate" not in bomb.head.lower()
    bomb.line.sendall(bomb.frame(1, gzip.compress(b" " * 9_000_000), flags=0xC0))
    assert bomb.is_closed(seconds=10)


# --- requests ---------------------------------------------------------------------------------


def test_no_route_takes_a_huge_body(shared_server: ServerProcess) -> None:
    with httpx.Client(base_url=shared_server.url, timeout=60) as browser:
        routes = browser.get("/api/openapi.json").json()["paths"]
        taking = [(m, p) for p, ms in routes.items() for m in ms if m not in ("get", "delete")]
        assert len(taking) > 8
        for method, path in taking:
            size = 600_000 if path == "/api/replays" else 100_000  # records may be longer
            body = b'{"record": "' + b"x" * size + b'"}'
            where = path.replace("{", "").replace("}", "")
            for content in (body, iter([body])):  # with its length, and without
                answer = browser.request(method, where, content=content)
                assert answer.status_code == 413, (method, path, answer.text)
                assert answer.json()["error"]["code"] == "body-too-large"


def test_bodies_are_not_unpacked(shared_server: ServerProcess) -> None:
    packed = gzip.compress(b'{"profile": "single-deal", "name": "' + b" " * 20_000_000 + b'"}')
    headers = {"content-encoding": "gzip", "content-type": "application/json"}
    answer = httpx.post(f"{shared_server.url}/api/tables", content=packed, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid-json")


def test_a_body_that_never_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rebelote.server import guard

    monkeypatch.setattr(guard, "BODY_SECONDS", 0.5)
    with serving(tmp_path) as (url, _):
        where = urlsplit(url)
        with socket.create_connection(("127.0.0.1", where.port or 0), timeout=20) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
            answer = line.recv(4096)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in answer


def test_reads_have_a_limit_and_the_page_does_not(tmp_path: Path) -> None:
    with serving(tmp_path, {"reads_per_minute": 5}) as (url, _), httpx.Client() as browser:
        statuses = [browser.get(f"{url}/api/tables").status_code for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3
        assert browser.get(f"{url}/healthz").status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "https://evil.example"])
def test_origins_that_are_not_ours(shared_server: ServerProcess, origin: str) -> None:
    headers = {"origin": origin}
    answer = httpx.post(f"{shared_server.url}/api/tables", json={}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    refused = RawSocket(shared_server.url, "x", f"Origin: {origin}\r\n")
    assert refused.head.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/assets/../../app.py",
        "/%2e%2e/app.py",
        "/assets/%2e%2e%2f%2e%2e%2fapp.py",
        "/..%5capp.py",
        "//etc/passwd",
        "/etc/passwd",
        "/.env",
        "/assets/.%00/app.py",
        "/%00",
        "/static/../app.py",
        "http://elsewhere/../app.py",
    ],
)
def test_no_path_leads_out_of_the_client(shared_server: ServerProcess, path: str) -> None:
    where = urlsplit(shared_server.url)
    with socket.create_connection(("127.0.0.1", where.port or 0), timeout=20) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert b"from __future__" not in answer
    assert b"root:" not in answer
    assert answer.split(b" ")[1] in (b"200", b"400", b"404", b"503")  # 200: the client's page


# --- who is asking ----------------------------------------------------------------------------


FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}


def test_forwarded_headers_count_for_nothing_by_default(shared_server: ServerProcess) -> None:
    answer = httpx.get(shared_server.url, headers=FORWARDED)
    assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize(("trusted", "believed"), [("10.0.0.1", False), ("127.0.0.1", True)])
def test_forwarded_headers_count_only_from_a_named_proxy(
    tmp_path: Path, trusted: str, believed: bool
) -> None:
    settings = {"REBELOTE_CHANGES_PER_MINUTE": "2", "REBELOTE_TRUSTED_PROXIES": trusted}
    server = ServerProcess(("--no-delay", "--data", str(tmp_path)), environment=settings).start()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as browser:
            cookie = browser.get("/", headers=FORWARDED).headers["set-cookie"]
            assert ("Secure" in cookie) is believed
            statuses = [
                browser.post(
                    "/api/tables", headers={**FORWARDED, "x-forwarded-for": f"203.0.113.{n}"}
                ).status_code
                for n in range(4)
            ]
            # an address that is made up must not count as another client
            assert (429 in statuses) is not believed
    finally:
        server.stop()


def test_a_home_is_one_client() -> None:
    """Of IPv6 everybody has more addresses than can be counted: those of a /64 are one."""
    ends = ("2::1", "2::2", "2:ffff:ffff:ffff:ffff", "3::1")
    clients = [client_of({"client": (f"2001:db8:1:{end}", 5000)}) for end in ends]
    assert len(set(clients[:3])) == 1
    assert clients[3] != clients[0]


def test_ids_cannot_be_guessed(shared_server: ServerProcess) -> None:
    tables = [open_table(shared_server.url) for _ in range(20)]
    assert len(set(tables)) == 20
    assert all(len(base64.urlsafe_b64decode(f"{table}==")) == 16 for table in tables)
    with httpx.Client() as browser:
        cookies = {httpx.get(shared_server.url).cookies["rebelote_guest"] for _ in range(5)}
        nearly = ("B" if tables[0][0] == "A" else "A") + tables[0][1:]
        assert browser.get(f"{shared_server.url}/api/tables/{nearly}/records").status_code == 404
    assert all(len(base64.urlsafe_b64decode(f"{cookie}=")) == 32 for cookie in cookies)


SECRET_WORDS = ("secret", "token", "passphrase", "password", "cookie", "signature")


def test_no_secret_is_compared_letter_by_letter() -> None:
    """What a browser sends is hashed and looked up; two secrets meet in constant time only."""
    folder = Path(rebelote.server.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Compare):
                continue
            if not any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
                continue
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Constant) for side in sides):
                continue
            names = " ".join(ast.unparse(side).lower() for side in sides)
            assert not any(word in names for word in SECRET_WORDS), f"{path.name}:{node.lineno}"
