"""Seats count who has sat down there since the game began"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("arrivals", sa.Integer(), nullable=False, server_default="0"))
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "arrivals")))
    holders = sa.table("holders", sa.column("table_id"), sa.column("seat"))
    same = sa.and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    held = sa.select(sa.func.count()).select_from(holders).where(same).scalar_subquery()
    # A button from before names whoever sat there when the game began.
    op.execute(seats.update().where(held > 1).values(arrivals=held - 1))


def downgrade() -> None:
    op.drop_column("seats", "arrivals")
