"""A real PostgreSQL in a temporary folder on a free port; a fresh database for each test."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest

from tests.support.services import free_port, stop, unavailable, wait_until


def _programs() -> Path:
    """The folder of initdb and postgres; Debian keeps them off PATH, one folder a version."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3])
    )
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    if initdb is None:
        unavailable("PostgreSQL (initdb)")
    return Path(initdb).resolve().parent


def _unprivileged() -> pwd.struct_passwd | None:
    """The user to become: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    unavailable("a user to run PostgreSQL as (postgres)")


@dataclass(frozen=True)
class PostgresServer:
    """A running server that trusts every local connection."""

    programs: Path
    port: int

    def url(self, database: str) -> str:
        """The SQLAlchemy URL of a database, for the asynchronous driver."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new, empty database, dropped afterwards whoever is still connected."""
        name = f"test_{uuid4().hex}"
        self._run("createdb", name)
        try:
            yield self.url(name)
        finally:
            self._run("dropdb", "--force", name)

    def _run(self, program: str, *arguments: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        subprocess.run([self.programs / program, *where, *arguments], check=True)


@contextmanager
def start_postgres() -> Iterator[PostgresServer]:
    """Run a server for as long as the context lasts.

    Nothing is synced to disk: the tests kill Rebelote, never the database.
    """
    programs, user, port = _programs(), _unprivileged(), free_port()
    # Not pytest's own folder: the user we become may not enter it.
    folder = Path(tempfile.mkdtemp(prefix="rebelote-postgres-"))
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = folder / "data"
    process: subprocess.Popen[bytes] | None = None

    def start(command: list[str | Path], log: Path) -> subprocess.Popen[bytes]:
        owner = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid}
        extra = {} if user is None else {"extra_groups": []}
        with log.open("ab") as output:
            return subprocess.Popen(
                command, stdout=output, stderr=output, cwd=folder, **owner, **extra
            )

    try:
        log = folder / "log"
        initdb = start(
            [
                programs / "initdb",
                *("--pgdata", data, "--username", "postgres", "--auth", "trust"),
                *("--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"),
            ],
            log,
        )
        if initdb.wait(60) != 0:
            raise RuntimeError(f"initdb failed: {log.read_text()}")
        process = start(
            [
                programs / "postgres",
                *("-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", folder, "-F"),
                *("-c", "max_connections=200"),
            ],
            log,
        )
        ready = [programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        wait_until(lambda: subprocess.run(ready).returncode == 0, process, "PostgreSQL")
        yield PostgresServer(programs, port)
    finally:
        if process is not None:
            process.send_signal(2)  # SIGINT is PostgreSQL's fast shutdown: it waits for no client
            stop(process)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for the whole test process."""
    with start_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The URL of an empty database of the test's own."""
    with postgres_server.database() as url:
        yield url
