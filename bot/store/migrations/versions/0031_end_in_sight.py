"""Which end of the game a table was told of, and which missed deadline it was not told of yet"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("nearing", sa.String(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("untold", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "untold")
    op.drop_column("tables", "nearing")
