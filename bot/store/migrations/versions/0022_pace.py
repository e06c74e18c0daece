"""How people keep their deadlines: their answers, the clocks of their seats, how often they are reminded"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.Column("took", sa.Float(), nullable=False),
        sa.Column("missed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "turn"),
    )
    op.create_index("ix_answers_user", "answers", ["user_id", "at"])
    op.add_column("seats", sa.Column("bank", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("bank_at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("misses", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("late", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("cadence", sa.String(), nullable=False, server_default="half"))


def downgrade() -> None:
    op.drop_column("users", "cadence")
    for name in ("late", "misses", "bank_at", "bank"):
        op.drop_column("seats", name)
    op.drop_index("ix_answers_user", "answers")
    op.drop_table("answers")
