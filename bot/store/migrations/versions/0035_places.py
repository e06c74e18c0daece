"""Where somebody is in a panel stays with it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("shown", sa.Column("place", sa.Text(), nullable=False, server_default=""))
    op.add_column("shown", sa.Column("place_acts", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("shown", sa.Column("touched_at", sa.Float(), nullable=False, server_default="0"))
    op.add_column("shown", sa.Column("message_at", sa.Float(), nullable=True))
    op.add_column("shown", sa.Column("asked", sa.Text(), nullable=False, server_default="[]"))
    op.create_index("ix_shown_message_at", "shown", ["message_at"])


def downgrade() -> None:
    op.drop_index("ix_shown_message_at", "shown")
    op.drop_column("shown", "asked")
    op.drop_column("shown", "message_at")
    op.drop_column("shown", "touched_at")
    op.drop_column("shown", "place_acts")
    op.drop_column("shown", "place")
