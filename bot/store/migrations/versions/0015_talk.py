"""Talk in private, what a table lets be said, and seats whose people are known when the game is over"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _add("tables", sa.Column("press", sa.String(), nullable=False, server_default="rulebook"))
    _add("tables", sa.Column("anonymous", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("seats", sa.Column("known_as", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "talks",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seats", sa.String(), nullable=False),
        sa.Column("consents", sa.Text(), nullable=False),
        sa.Column("published_at", sa.Float(), nullable=True),
        sa.UniqueConstraint("table_id", "seats", name="uq_talks_seats"),
    )
    op.create_table(
        "talk_lines",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("talk_id", BIG, sa.ForeignKey("talks.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("heard", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_talk_lines_talk", "talk_lines", ["talk_id", "id"])


def downgrade() -> None:
    op.drop_table("talk_lines")
    op.drop_table("talks")
    op.drop_column("seats", "known_as")
    op.drop_column("tables", "anonymous")
    op.drop_column("tables", "press")


def _add(table: str, column: sa.Column[object]) -> None:
    op.add_column(table, column)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column(table, column.name, server_default=None)
