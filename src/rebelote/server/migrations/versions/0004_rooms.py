"""Tables that are found by a short code, or listed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two columns and what finds them quickly."""
    for column in (
        sa.Column("code", sa.String(16), nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_code", "tables", ["code"])
    op.create_index("ix_tables_listed_updated", "tables", ["listed", "updated"])


def downgrade() -> None:
    """Forget the codes; the tables stay."""
    op.drop_index("ix_tables_listed_updated", "tables")
    op.drop_index("ix_tables_code", "tables")
    # not in a batch: that would rebuild the table, and its members point to it
    op.drop_column("tables", "listed")
    op.drop_column("tables", "code")
