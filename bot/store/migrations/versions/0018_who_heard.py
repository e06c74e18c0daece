"""Who heard what was said in private, and who wants it published, as rows that name their person"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOVED = (("talks", "consents", "talk_consents", "talk_id"), ("talk_lines", "heard", "talk_heard", "line_id"))
"""Table and column that held a JSON list of users, and the table whose rows do now."""


def upgrade() -> None:
    connection = op.get_bind()
    for table, column, made, key in MOVED:
        op.create_table(
            made,
            sa.Column(key, BIG, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), nullable=False),
            sa.Column("user_id", sa.BigInteger(), nullable=False),
            sa.PrimaryKeyConstraint(key, "user_id"),
        )
        old = sa.table(table, sa.column("id", BIG), sa.column(column, sa.Text()))
        new = sa.table(made, sa.column(key, BIG), sa.column("user_id", sa.BigInteger()))
        rows = [
            {key: row[0], "user_id": user}
            for row in connection.execute(sa.select(old.c.id, old.c[column])).all()
            for user in json.loads(row[1])
        ]
        if rows:
            connection.execute(new.insert(), rows)
        op.drop_column(table, column)
    op.create_index("ix_talk_heard_user", "talk_heard", ["user_id"])
    op.create_index("ix_talk_lines_user", "talk_lines", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_talk_lines_user", "talk_lines")
    for table, column, made, _ in MOVED:
        op.drop_table(made)
        op.add_column(table, sa.Column(column, sa.Text(), nullable=False, server_default="[]"))
