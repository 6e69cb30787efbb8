"""Run by Alembic with the connection that `migrate.upgrade` hands over."""

from alembic import context

from boardwright.server.db.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
