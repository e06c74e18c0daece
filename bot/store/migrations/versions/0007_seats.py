"""Who has held which seat, what people of a table are asked beside the game, how they ended it"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
tables = sa.table(
    "tables", sa.column("id", BIG), sa.column("started_at", sa.Float()), sa.column("practice", sa.Boolean())
)
seats = sa.table(
    "seats", sa.column("table_id", BIG), sa.column("seat", sa.Integer()), sa.column("user_id", sa.BigInteger())
)
actions = sa.table(
    "actions", sa.column("table_id", BIG), sa.column("seat", sa.Integer()), sa.column("user_id", sa.BigInteger())
)
holders = sa.table(
    "holders", sa.column("table_id", BIG), sa.column("seat", sa.Integer()), sa.column("user_id", sa.BigInteger())
)


def upgrade() -> None:
    _add("tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("tables", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("tables", sa.Column("ended", sa.String(), nullable=False, server_default=""))
    _add("tables", sa.Column("places", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("absent_since", sa.Float(), nullable=True))

    op.create_table(
        "holders",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id"),
    )
    op.create_table(
        "motions",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("to_user", sa.BigInteger(), nullable=True),
        sa.Column("to_name", sa.String(), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat"),
    )
    op.create_index("ix_motions_due", "motions", ["due_at"])

    started = sa.select(tables.c.id).where(tables.c.started_at.is_not(None))
    known = sa.union(  # who sits there, and who ever acted for a seat
        *(
            sa.select(part.c.table_id, part.c.seat, part.c.user_id).where(
                part.c.user_id.is_not(None), part.c.seat >= 0, part.c.table_id.in_(started)
            )
            for part in (seats, actions)
        )
    )
    op.execute(holders.insert().from_select(["table_id", "seat", "user_id"], known))
    several = (
        sa.select(seats.c.table_id)
        .where(seats.c.user_id.is_not(None))
        .group_by(seats.c.table_id, seats.c.user_id)
        .having(sa.func.count() > 1)
    )
    op.execute(tables.update().where(tables.c.id.in_(several)).values(practice=True))


def _add(table: str, column: sa.Column[Any]) -> None:
    """Add a column that may not be empty. Never by copying the table: on SQLite, where nothing can be checked later,
    dropping the old copy of a table would delete everything that refers to it."""
    op.add_column(table, column)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column(table, column.name, server_default=None)


def downgrade() -> None:
    op.drop_index("ix_motions_due", table_name="motions")
    op.drop_table("motions")
    op.drop_table("holders")
    op.drop_column("seats", "absent_since")
    for name in ("places", "ended", "private", "practice"):
        op.drop_column("tables", name)
