"""The built client: caching, compression, one page for every route of its own."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from rebelote.server.guard import HEADERS, Guard
from rebelote.server.static import ASK_AGAIN, FOREVER, Client

PAGE = "<!doctype html><title>Rebelote</title>" + "<p>table</p>" * 100
SCRIPT = "console.log('belote');" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets/app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets/small.css").write_text("a{}")
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / ".secret").write_text("no")
    return tmp_path


def client(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/{path:path}", Client(folder).answer)])
    guarded = Guard(app, origins=(), largest_body=1024)
    transport = httpx.ASGITransport(app=guarded)
    return httpx.AsyncClient(transport=transport, base_url="http://test")


async def test_hashed_files_are_kept_for_ever_and_compressed(built: Path) -> None:
    async with client(built) as browser:
        response = await browser.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert response.text == SCRIPT
    assert response.headers["cache-control"] == FOREVER
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["vary"] == "accept-encoding"


async def test_a_compressed_file_beside_it_is_used(built: Path) -> None:
    (built / "assets/app-1a2b.js.br").write_bytes(b"as brotli would have it")
    (built / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(b"beside"))
    async with client(built) as browser:
        for accepted, expected in (("br, gzip", "br"), ("gzip, br;q=0", "gzip"), ("", None)):
            request = browser.build_request(
                "GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
            )
            response = await browser.send(request, stream=True)
            assert response.headers.get("content-encoding") == expected
            await response.aclose()


@pytest.mark.parametrize("path", ["/", "/t/AbC_-1", "/rules/classic", "/rules/decouverte"])
async def test_routes_of_the_client_get_its_page(built: Path, path: str) -> None:
    async with client(built) as browser:
        response = await browser.get(path)
    assert response.text == PAGE
    assert response.headers["cache-control"] == ASK_AGAIN


async def test_an_unchanged_page_is_not_sent_again(built: Path) -> None:
    async with client(built) as browser:
        first = await browser.get("/")
        again = await browser.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        (built / "index.html").write_text(PAGE + "new")
        changed = await browser.get("/", headers={"if-none-match": first.headers["etag"]})
        assert changed.text == PAGE + "new"


async def test_the_service_worker_is_asked_for_each_time(built: Path) -> None:
    async with client(built) as browser:
        assert (await browser.get("/sw.js")).headers["cache-control"] == ASK_AGAIN
        manifest = await browser.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"


async def test_every_answer_ties_the_page_down(built: Path) -> None:
    async with client(built) as browser:
        for path in ("/", "/assets/app-1a2b.js"):
            response = await browser.get(path)
            for name, value in HEADERS.items():
                assert response.headers[name] == value
    policy = HEADERS["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert "unsafe-inline" not in scripts


async def test_a_client_that_is_not_built_says_what_to_do(tmp_path: Path) -> None:
    async with client(tmp_path) as browser:
        response = await browser.get("/")
    assert response.status_code == 503
    assert "make setup" in response.text


@pytest.mark.parametrize("path", ["/.secret", "/assets/.x", "/a//b.js", "/a\\..\\b.js", "/x.js"])
async def test_nothing_else_is_a_file(built: Path, path: str) -> None:
    from rebelote.server.errors import ServerError

    async with client(built) as browser:
        with pytest.raises(ServerError):
            await browser.get(path)
