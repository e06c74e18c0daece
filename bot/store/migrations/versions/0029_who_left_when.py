"""In which turn somebody left a seat, and how much a rated game counted"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("gone", sa.Integer(), nullable=True))
    op.add_column("placings", sa.Column("weight", sa.Float(), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("placings", "weight")
    op.drop_column("holders", "gone")
