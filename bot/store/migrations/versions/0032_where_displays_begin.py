"""From where on a display told what had happened"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("displays", sa.Column("since", sa.Integer(), nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("displays", "since")
