"""What guests give to others by link, and the tables at which shared deals are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "shares",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("ix_shares_guest_digest", "shares", ["guest", "digest"])
    op.create_table(
        "share_tables",
        sa.Column(
            "share_id",
            sa.String(64),
            sa.ForeignKey("shares.id", name="fk_share_tables_share_id"),
            primary_key=True,
        ),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
    )


def downgrade() -> None:
    """Drop them; the tables that were played stay."""
    for name in ("share_tables", "shares"):
        op.drop_table(name)
