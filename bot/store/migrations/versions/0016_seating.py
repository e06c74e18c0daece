"""Tables whose seats are drawn"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("drawn", sa.Boolean(), nullable=False, server_default=sa.false()))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "drawn", server_default=None)


def downgrade() -> None:
    op.drop_column("tables", "drawn")
