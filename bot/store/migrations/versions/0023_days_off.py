"""Days off that are over: what was off stays off for turns and clocks that ran meanwhile"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("away_before", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("users", "away_before")
