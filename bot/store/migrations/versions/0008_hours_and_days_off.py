"""When people are there, and when their inbox is sent"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _add(sa.Column("wake", sa.Integer(), nullable=False, server_default="0"))
    _add(sa.Column("sleep", sa.Integer(), nullable=False, server_default="0"))
    _add(sa.Column("days_off", sa.Float(), nullable=False, server_default="14"))
    _add(sa.Column("digest", sa.Integer(), nullable=False, server_default="-1"))
    for name in ("away_from", "away_until", "days_at", "digest_at"):
        op.add_column("users", sa.Column(name, sa.Float(), nullable=True))
    op.create_index("ix_users_digest", "users", ["digest_at"])


def _add(column: sa.Column[Any]) -> None:
    op.add_column("users", column)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("users", column.name, server_default=None)


def downgrade() -> None:
    op.drop_index("ix_users_digest", table_name="users")
    for name in ("digest_at", "digest", "days_at", "days_off", "away_until", "away_from", "sleep", "wake"):
        op.drop_column("users", name)
