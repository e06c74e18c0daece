"""Lessons, and tables at which a computer player may be asked"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("lesson", "hints"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
        if op.get_bind().dialect.name != "sqlite":
            op.alter_column("tables", name, server_default=None)


def downgrade() -> None:
    for name in ("hints", "lesson"):
        op.drop_column("tables", name)
