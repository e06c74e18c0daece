"""What Herald may not do at a table's place, as the organiser was told"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lacks", sa.String(), nullable=False, server_default=""))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "lacks", server_default=None)


def downgrade() -> None:
    op.drop_column("tables", "lacks")
