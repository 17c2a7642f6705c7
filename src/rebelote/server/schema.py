"""The database's tables, the same on SQLite and PostgreSQL. `migrations` builds them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Boolean, nullable=False),
    Column("driver", String(64), nullable=False),
    Column("summary", Text, nullable=False),
    Column("code", String(16), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("watch", String(64), nullable=False, server_default=""),
    Index(None, "due", "driver"),
    Index(None, "code"),
    Index(None, "watch"),
    Index(None, "listed", "updated"),
)
"""One row a table: its newest version and what lists show of it; a projection of the log."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("profile", String(64), nullable=False),
    Column("profile_hash", String(64), nullable=False),
    Column("command", String(200), nullable=True),
    Column("digest", String(64), nullable=True),
    Column("events", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
)
"""The log. Nothing is ever changed in it; (table, version) exists once."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("present", Boolean, nullable=False, server_default=true()),
)
"""Who sits where, for a guest's list of tables; not present: has given the seat up again."""

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("seen", Double, nullable=False),
)
"""Which workers live."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("result", Text, nullable=True),
)
"""Analyses of finished deals by what they are of; a cache, nothing is lost with it."""

STUDIES = Table(
    "studies",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(64), nullable=False),
    Column("deal", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("profile", String(64), nullable=False),
    Column("board", String(64), nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("guest", "deal"),
    Index(None, "profile", "number"),
)
"""What was found out about a guest's finished deals: points lost, and results on the same cards.
A projection of the log: it can be worked out again."""

SHARES = Table(
    "shares",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Index(None, "guest", "digest"),
)
"""What a guest gave to others by link: replays (deal records) and deals to play again."""

SHARE_TABLES = Table(
    "share_tables",
    METADATA,
    Column("share_id", String(64), ForeignKey("shares.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("result", Text, nullable=True),
)
"""Who plays a shared deal at which table: one table a guest. The result once the deal is over."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(512), nullable=False),
    Column("secret", String(256), nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("key"),
)
"""Guests with a name and a passphrase. ``id`` is the guest's id at tables, ``key`` the name as it
is compared, ``secret`` the Argon2id hash of the passphrase."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("account_id", String(64), ForeignKey("accounts.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "account_id"),
)
"""Browsers that are signed in, by the SHA-256 of their secret."""

ALIASES = Table(
    "aliases",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("account_id", String(64), ForeignKey("accounts.id"), nullable=False),
    Index(None, "account_id"),
)
"""Guests whose past an account has taken over."""
