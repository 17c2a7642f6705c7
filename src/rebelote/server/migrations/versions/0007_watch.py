"""Tables that are found by a link for looking on."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("code"), sa.column("watch"))


def upgrade() -> None:
    """Add the column and what finds it quickly; tables that are there get their link too."""
    column = sa.Column("watch", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", column)
    op.create_index("ix_tables_watch", "tables", ["watch"])
    connection = op.get_bind()
    for table in connection.execute(sa.select(TABLES.c.id).where(TABLES.c.code != "")).all():
        found = sa.update(TABLES).where(TABLES.c.id == table.id)
        connection.execute(found.values(watch=watch_id(table.id)))


def watch_id(table: str) -> str:
    """What `rebelote.table.watching.watch_id` gave when this was written."""
    digest = hashlib.sha256(f"rebelote watching {table}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def downgrade() -> None:
    """Forget the links; they follow from the tables' ids."""
    op.drop_index("ix_tables_watch", "tables")
    op.drop_column("tables", "watch")
