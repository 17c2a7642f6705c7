"""A real PostgreSQL in a temporary folder on a free port; a fresh database for each test."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
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


@dataclass
class PostgresServer:
    """A server in a folder of its own that trusts every local connection.

    `kill` ends it as kill -9 does, `start` starts it again on the same data. Unless ``durable``,
    nothing is synced to disk: what was written outlives the server's death, not the machine's.
    """

    programs: Path
    folder: Path
    port: int
    user: pwd.struct_passwd | None
    durable: bool = False
    process: subprocess.Popen[bytes] | None = None

    def url(self, database: str) -> str:
        """The SQLAlchemy URL of a database, for the asynchronous driver."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new, empty database, dropped afterwards whoever is still connected."""
        name = f"test_{uuid4().hex}"
        self._ask("createdb", name)
        try:
            yield self.url(name)
        finally:
            self._ask("dropdb", "--force", name)

    def create(self) -> None:
        """Make the folder's empty data directory."""
        initdb = self._spawn(
            self.programs / "initdb",
            *("--pgdata", self.folder / "data", "--username", "postgres", "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"),
        )
        if initdb.wait(60) != 0:
            raise RuntimeError(f"initdb failed: {(self.folder / 'log').read_text()}")

    def start(self, seconds: float = 120.0) -> None:
        """Start it and wait until it answers; after a `kill` its last processes may still end."""
        deadline = time.monotonic() + seconds
        while True:
            process = self._spawn(
                self.programs / "postgres",
                *("-D", self.folder / "data", "-h", "127.0.0.1", "-p", str(self.port)),
                *("-k", self.folder, "-c", "max_connections=200"),
                *(() if self.durable else ("-F",)),
            )
            try:
                wait_until(self._is_ready, process, "PostgreSQL", seconds)
            except RuntimeError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)
            else:
                self.process = process
                return

    def stop(self) -> None:
        """End it in order, without waiting for any client (its "fast" shutdown)."""
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(signal.SIGINT)
            stop(process)

    def kill(self) -> None:
        """End it as a crash would."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()

    def _is_ready(self) -> bool:
        ready = [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready).returncode == 0

    def _ask(self, program: str, *arguments: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        subprocess.run([self.programs / program, *where, *arguments], check=True)

    def _spawn(self, *command: str | Path) -> subprocess.Popen[bytes]:
        user = self.user
        owner = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid}
        extra = {} if user is None else {"extra_groups": []}
        with (self.folder / "log").open("ab") as output:
            return subprocess.Popen(
                command, stdout=output, stderr=output, cwd=self.folder, **owner, **extra
            )


@contextmanager
def start_postgres(*, durable: bool = False) -> Iterator[PostgresServer]:
    """Run a server for as long as the context lasts; ``durable`` as in a real installation."""
    programs, user = _programs(), _unprivileged()
    # Not pytest's own folder: the user we become may not enter it.
    folder = Path(tempfile.mkdtemp(prefix="rebelote-postgres-"))
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    server = PostgresServer(programs, folder, free_port(), user, durable)
    try:
        server.create()
        server.start()
        yield server
    finally:
        server.stop()
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
