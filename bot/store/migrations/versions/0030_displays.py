"""What was displayed to a seat, and what it had when it last looked"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "displays",
        sa.Column("id", row_id, nullable=False),
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_displays_seat", "displays", ["table_id", "seat", "seq"])
    op.add_column("seats", sa.Column("looked_figures", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "looked_figures")
    op.drop_table("displays")
