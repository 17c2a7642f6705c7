"""The log of every table, its summary, its members, and the workers that live."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the four tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("driver", sa.String(64), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_due_driver", "tables", ["due", "driver"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("profile_hash", sa.String(64), nullable=False),
        sa.Column("command", sa.String(200), nullable=True),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("events", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="uq_entries_table_id_command"),
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(64),
            sa.ForeignKey("tables.id", name="fk_members_table_id"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them, and every table that was ever played."""
    for name in ("workers", "members", "entries", "tables"):
        op.drop_table(name)
