"""The built web client: files with the right caching, compressed, and one page for every route."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from rebelote.server.errors import ServerError

FOLDER: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_GZIP: Final = 512

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rebelote</title>
<h1>The web client is not built</h1>
<p>Run <code>make setup</code> in the project's folder, then reload this page.
The server itself is running.</p></html>
"""

# What mimetypes takes from the machine differs; the client's own kinds are fixed here.
_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is sent, in each encoding there is."""

    stamp: int
    type: str
    tag: str
    bodies: dict[str, bytes]


class Client:
    """The files of the built client in a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, _File] = {}

    async def answer(self, request: Request) -> Response:
        """A file of the client, or its page for any of the client's own routes."""
        path = request.url.path.lstrip("/")
        file = self._find(path)
        if file is not None and path != "index.html":
            cache = FOREVER if path.startswith("assets/") else ASK_AGAIN
            return _send(file, request.headers, cache)
        is_file = path != "index.html" and "." in path.rsplit("/", 1)[-1]
        if is_file or path.startswith("assets/"):
            raise ServerError("not-found")
        page = self._find("index.html")
        if page is None:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        return _send(page, request.headers, ASK_AGAIN)

    def _find(self, path: str) -> _File | None:
        if not _is_plain(path):
            return None
        where = self._folder / path
        try:
            stamp = where.stat().st_mtime_ns
            known = self._files.get(path)
            if known is not None and known.stamp == stamp:
                return known
            content = where.read_bytes()
        except OSError:  # not there, or a folder
            return None
        file = _prepare(where, stamp, content)
        self._files[path] = file
        return file


class ClientRoute(Route):
    """Every address that is not the API's: there a wrong method is one, not a missing page."""

    def __init__(self, client: Client) -> None:
        super().__init__("/{path:path}", client.answer, methods=["GET"], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """As any route, outside the API."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def _is_plain(path: str) -> bool:
    """Whether a path names a file below the folder and nothing else."""
    parts = path.split("/")
    hidden = any(part.startswith(".") for part in parts)
    return bool(path) and not hidden and "\\" not in path and "\0" not in path and "" not in parts


def _prepare(where: Path, stamp: int, content: bytes) -> _File:
    guessed = mimetypes.guess_type(where.name)[0] or "application/octet-stream"
    kind = _TYPES.get(where.suffix, guessed)
    bodies = {"identity": content}
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        beside = where.with_name(where.name + ending)
        if beside.is_file():
            bodies[name] = beside.read_bytes()
    if "gzip" not in bodies and len(content) >= SMALLEST_GZIP and not kind.startswith("image/png"):
        bodies["gzip"] = gzip.compress(content, mtime=0)
    tag = hashlib.sha256(content).hexdigest()[:32]
    return _File(stamp, kind, f'"{tag}"', bodies)


def _send(file: _File, wanted: Headers, cache: str) -> Response:
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in wanted.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = {
        word.split(";")[0].strip()
        for word in wanted.get("accept-encoding", "").split(",")
        if not word.replace(" ", "").endswith(";q=0")
    }
    encoding = next((name for name in ("br", "gzip") if name in accepted & set(file.bodies)), None)
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding or "identity"], media_type=file.type, headers=headers)
