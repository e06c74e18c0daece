"""Servers that anybody may read, and webhooks"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "webhooks",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("after_id", sa.BigInteger(), nullable=False),
        sa.Column("fails", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.Float(), nullable=False),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
    )
    op.create_index("ix_webhooks_user", "webhooks", ["user_id"])
    op.create_index("ix_webhooks_due", "webhooks", ["off", "not_before"])
    op.add_column("servers", sa.Column("open", sa.Boolean(), nullable=False, server_default=sa.false()))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("servers", "open", server_default=None)


def downgrade() -> None:
    op.drop_column("servers", "open")
    op.drop_table("webhooks")
