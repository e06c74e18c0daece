"""Results of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "results",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat_count", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("unrated", sa.String(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.UniqueConstraint("table_id", name="uq_results_table"),
    )
    op.create_index("ix_results_game", "results", ["game", "guild_id"])
    op.create_table(
        "placings",
        sa.Column("result_id", row_id, sa.ForeignKey("results.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("result_id", "seat"),
    )
    op.create_index("ix_placings_user", "placings", ["user_id", "result_id"])
    op.add_column("users", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("users", "listed", server_default=None)


def downgrade() -> None:
    op.drop_column("users", "listed")
    op.drop_table("placings")
    op.drop_table("results")
