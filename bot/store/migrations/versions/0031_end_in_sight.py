"""Which end of the game a table was told of"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("nearing", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "nearing")
