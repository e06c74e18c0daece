"""Words for the luck of a game, imported tables, what seats have heard and done"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
tables = sa.table(
    "tables", sa.column("id", BIG), sa.column("imported", sa.Boolean()), sa.column("created_at", sa.Float())
)
outbox = sa.table("outbox", sa.column("table_id", BIG), sa.column("created_at", sa.Float()))


def upgrade() -> None:
    """The first post of a table is as old as the table; one that was imported is older than all of its posts."""
    _add("tables", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
    first = sa.select(sa.func.min(outbox.c.created_at)).where(outbox.c.table_id == tables.c.id).scalar_subquery()
    op.execute(tables.update().where(first > tables.c.created_at).values(imported=True))
    for name in ("word", "trail", "heard"):
        _add("seats", sa.Column(name, sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("heard", "trail", "word"):
        op.drop_column("seats", name)
    op.drop_column("tables", "imported")


def _add(table: str, column: sa.Column[Any]) -> None:
    """Add a column that may not be empty; never by copying the table (see 0003)."""
    op.add_column(table, column)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column(table, column.name, server_default=None)
