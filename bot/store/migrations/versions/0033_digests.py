"""A digest beside everything that holds a position"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

NEW = (
    ("states", "digest"),
    ("states", "base_digest"),
    ("snapshots", "digest"),
    ("actions", "digest"),
    ("archives", "digest"),
)


def upgrade() -> None:
    for table, column in NEW:
        op.add_column(table, sa.Column(column, sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    for table, column in NEW:
        op.drop_column(table, column)
