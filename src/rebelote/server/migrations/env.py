"""Alembic's way in: the connection is handed over by `rebelote.server.database`."""

from __future__ import annotations

from alembic import context

from rebelote.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
