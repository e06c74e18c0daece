"""The bot whose tables these are"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("instance", sa.Column("application_id", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("instance", "application_id")
