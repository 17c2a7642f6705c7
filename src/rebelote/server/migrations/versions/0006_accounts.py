"""Accounts, their sessions, and whose past they took over; who left a table again is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables and the column."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(512), nullable=False),
        sa.Column("secret", sa.String(256), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        _account("sessions"),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "aliases",
        sa.Column("guest", sa.String(64), primary_key=True),
        _account("aliases"),
    )
    op.create_index("ix_aliases_account_id", "aliases", ["account_id"])
    present = sa.Column("present", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("members", present)


def downgrade() -> None:
    """Drop them: accounts are lost, their tables stay. Who has left counts as a member no more."""
    op.execute(sa.text("DELETE FROM members WHERE NOT present"))
    op.drop_column("members", "present")
    for name in ("aliases", "sessions", "accounts"):
        op.drop_table(name)


def _account(table: str) -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", name=f"fk_{table}_account_id")
    return sa.Column("account_id", sa.String(64), owner, nullable=False)
