"""Checksums of tables and of their entries; existing rows get theirs when the table is next written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, empty."""
    op.add_column("entries", sa.Column("checksum", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("checksum", sa.String(length=80), nullable=True))
