"""What is damaged is marked, and the mark outlives a restart"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("damage", sa.String(), nullable=False, server_default=""))
    op.execute("UPDATE states SET base_digest = '' WHERE base_digest <> ''")  # it is of the number of the base, too
    op.create_index("ix_tables_damage", "tables", ["damage"])


def downgrade() -> None:
    op.drop_index("ix_tables_damage", "tables")
    op.drop_column("tables", "damage")
