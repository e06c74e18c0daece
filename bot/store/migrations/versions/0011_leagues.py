"""Leagues of several rounds"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "leagues",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("organiser_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat_count", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("policy", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
    )
    op.create_index("ix_leagues_guild", "leagues", ["guild_id", "status"])
    op.create_index("ix_leagues_status", "leagues", ["status"])
    league = sa.ForeignKey("leagues.id", ondelete="CASCADE")
    op.create_table(
        "league_members",
        sa.Column("league_id", row_id, league, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("league_id", "user_id"),
    )
    op.create_table(
        "league_tables",
        sa.Column("league_id", row_id, sa.ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("league_id", "table_id"),
    )


def downgrade() -> None:
    op.drop_table("league_tables")
    op.drop_table("league_members")
    op.drop_table("leagues")
