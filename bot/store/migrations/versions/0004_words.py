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
tables = sa.table("tables", sa.column("id", BIG), sa.column("imported", sa.Boolean()))
outbox = sa.table("outbox", sa.column("table_id", BIG), sa.column("kind", sa.String()), sa.column("payload", sa.Text()))


def upgrade() -> None:
    """A table that was imported has told its thread so."""
    _add("tables", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
    told = outbox.c.payload.startswith('{"key": "note-imported"', autoescape=True)
    found = sa.select(outbox.c.table_id).where(outbox.c.kind == "note", told)
    op.execute(tables.update().where(tables.c.id.in_(found)).values(imported=True))
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
