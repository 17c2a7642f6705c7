"""How a server is set up: every setting, its limits and its default. See `configuration`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict


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
    bot_queue: bool = False
    """Heavy bots think in `rebelote think` processes that share the bus; here if there are none."""
    bot_seconds: float = Field(default=10.0, gt=0.0)
    """The longest a bot may think before a simpler one moves for it."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Origins, beside the server's own, whose pages may use it (https://example.org)."""
    secure_cookie: bool = False
    """Send the guest's cookie over TLS only; it is so by itself where the request came by https."""
    largest_body: int = Field(default=64 * 1024, ge=1024)
    largest_replay: int = Field(default=512 * 1024, ge=1024)
    """Bytes of the deal records that one link shares; a long match has about 100,000."""
    largest_message: int = Field(default=16 * 1024, ge=1024)
    changes_per_minute: int = Field(default=120, ge=1)
    """Changes over HTTP (tables opened, and so on) that one address may ask for, and its burst."""
    reads_per_minute: int = Field(default=1200, ge=1)
    """What one address may look up over HTTP below /api, and its burst."""
    sign_ins_per_minute: int = Field(default=10, ge=1)
    """Tries to sign in, or up, that one address has, and its burst."""
    sockets_per_address: int = Field(default=200, ge=1)
    """Connections to tables that one address may have open at a worker."""
    messages_per_second: float = Field(default=20.0, gt=0.0)
    """Messages a connection may send, on average; three seconds' worth at once."""
    trusted_proxies: str = ""
    """Addresses of proxies (10.0.0.1, 10.1.0.0/16, or *) whose X-Forwarded-For and -Proto count."""
    metrics: bool = False
    """Answer /metrics with the figures of all workers; keep that address from the public."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False

    @property
    def database_target(self) -> str:
        """The database's URL or path, the default filled in."""
        return self.database or str(self.data / "tables.db")

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _split_origins(cls, given: object) -> object:
        """In the environment: separated by commas, or a JSON list."""
        if not isinstance(given, str):
            return given
        if given.lstrip().startswith("["):
            try:
                return json.loads(given)
            except ValueError:
                raise ValueError("expected a JSON list, or origins with commas between") from None
        return tuple(part.strip() for part in given.split(",") if part.strip())

    @field_validator("allowed_origins")
    @classmethod
    def _check_origins(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        for origin in given:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or f"{parts.scheme}://{parts.netloc}" != origin
            ):
                raise ValueError(f"expected origins such as https://example.org, not {origin[:80]}")
        return given

    @model_validator(mode="after")
    def _check_together(self) -> Self:
        if self.bot_queue and not self.bus:
            raise ValueError("expected a bus (redis://HOST:PORT) where bot_queue is true")
        if self.longest_pause < self.shortest_pause:
            raise ValueError("expected shortest_pause to be at most longest_pause")
        return self
