"""Notes of one's own, and games that branch off from others"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "notes",
        sa.Column("table_id", number, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("ix_notes_user", "notes", ["user_id"])
    op.add_column("tables", sa.Column("forked_from", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "forked_from")
    op.drop_table("notes")
