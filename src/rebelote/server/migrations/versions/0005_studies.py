"""What was found out about the guests' finished deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "studies",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("deal", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("board", sa.String(64), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("guest", "deal", name="uq_studies_guest_deal"),
    )
    op.create_index("ix_studies_profile_number", "studies", ["profile", "number"])


def downgrade() -> None:
    """Drop it; the deals stay."""
    op.drop_table("studies")
