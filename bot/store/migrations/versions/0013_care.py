"""Bans, blocks and reports"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "bans",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id"),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("other_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=True),
        sa.Column("about_user", sa.BigInteger(), nullable=True),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed_by", sa.BigInteger(), nullable=True),
        sa.Column("closed_at", sa.Float(), nullable=True),
    )
    op.create_index("ix_reports_guild", "reports", ["guild_id", "closed_at"])
    op.add_column("servers", sa.Column("reports_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("servers", "reports_id")
    op.drop_table("reports")
    op.drop_table("blocks")
    op.drop_table("bans")
