"""Seats that are drafted"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("drafted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("wishes", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "wishes")
    op.drop_column("tables", "drafted")
