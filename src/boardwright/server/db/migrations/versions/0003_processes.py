"""Several processes on one database: every change of a table is counted; who has the screen is stored."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add change counts; create the tables of screens and of answers by workers."""
    op.add_column("tables", sa.Column("changes", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "screens",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
