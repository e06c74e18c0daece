"""Tables whose rules have failed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stopped", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("fault", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("fault", "stopped"):
        op.drop_column("tables", name)
