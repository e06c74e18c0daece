"""Turns that become shorter while a game runs"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shortened", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("unwarned", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "unwarned")
    op.drop_column("tables", "shortened")
