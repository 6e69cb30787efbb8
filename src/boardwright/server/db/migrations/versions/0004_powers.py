"""Powers of owners: sightings of holders, the absence rule of tables, uses of sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the absence rule, sightings and uses; tables that were made without a rule get that of a day."""
    op.add_column(
        "tables", sa.Column("absence", sa.Integer(), nullable=False, server_default=sa.text("1440"))
    )
    op.add_column("seats", sa.Column("seen", sa.DateTime(), nullable=True))
    op.add_column("devices", sa.Column("seen", sa.DateTime(), nullable=True))
    op.add_column("devices", sa.Column("agent", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("is_plain", sa.Boolean(), nullable=False, server_default=sa.true()))
