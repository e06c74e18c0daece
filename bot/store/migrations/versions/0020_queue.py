"""Who waits for a game, who is asked to a table, and how long games took"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "queue",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "seats", "hours", "user_id"),
    )
    op.create_index("ix_queue_user", "queue", ["user_id"])
    op.create_index("ix_queue_until", "queue", ["until"])
    op.create_table(
        "invitations",
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("ix_invitations_user", "invitations", ["user_id"])
    op.add_column("tables", sa.Column("invited", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_played", "tables", ["game", "seat_count", "status", "finished_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_played", "tables")
    op.drop_column("tables", "invited")
    op.drop_table("invitations")
    op.drop_table("queue")
