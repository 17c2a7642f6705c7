"""How a server is set up: command line first, then REBELOTE_* in the environment, then these."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def data_folder() -> Path:
    """Where this user's programs keep their data, in a folder of our own."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "rebelote"


class Settings(BaseSettings):
    """Everything that can be set; each field is also an environment variable REBELOTE_<FIELD>."""

    model_config = SettingsConfigDict(env_prefix="REBELOTE_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = ""
    """A database URL or the path of an SQLite file; empty: tables.db in the data folder."""
    data: Path = Field(default_factory=data_folder)
    """The folder for what the server keeps, if `database` does not say otherwise."""
    bus: str = ""
    """redis://HOST:PORT of the Valkey or Redis that several processes share; empty: one process."""
    workers: int = Field(default=1, ge=1, le=64)
    no_delay: bool = False
    """Bots answer at once, without a humane pause."""
    shortest_pause: float = Field(default=0.4, ge=0.0, le=60.0)
    longest_pause: float = Field(default=1.2, ge=0.0, le=60.0)
    bot_processes: int = Field(default=1, ge=1, le=256)
    """Processes in which a worker's heavy bots think."""
    bot_seconds: float = Field(default=10.0, gt=0.0)
    """The longest a bot may think before a simpler one moves for it."""
    allowed_origins: tuple[str, ...] = ()
    """Origins, beside the server's own, whose pages may use it (https://example.org)."""
    secure_cookie: bool = False
    """Send the guest's cookie over TLS only; it is so by itself where the request came by https."""
    largest_body: int = Field(default=64 * 1024, ge=1024)
    largest_message: int = Field(default=16 * 1024, ge=1024)
    changes_per_minute: int = Field(default=120, ge=1)
    """Changes over HTTP (tables opened, and so on) that one address may ask for, and its burst."""
    reads_per_minute: int = Field(default=1200, ge=1)
    """What one address may look up over HTTP below /api, and its burst."""
    sockets_per_address: int = Field(default=200, ge=1)
    """Connections to tables that one address may have open at a worker."""
    messages_per_second: float = Field(default=20.0, gt=0.0)
    """Messages a connection may send, on average; three seconds' worth at once."""
    trusted_proxies: str = ""
    """Addresses of proxies (10.0.0.1, 10.1.0.0/16, or *) whose X-Forwarded-For and -Proto count."""
    metrics: bool = False
    """Answer /metrics with this worker's figures; keep that address from the public."""
    log_level: str = Field(default="info", pattern="^(debug|info|warning|error)$")
    log_json: bool = False

    @property
    def database_target(self) -> str:
        """The database's URL or path, the default filled in."""
        return self.database or str(self.data / "tables.db")
