"""A language that was chosen is told from one that was seen"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

users = sa.table("users", sa.column("locale", sa.String()), sa.column("seen", sa.String()))


def upgrade() -> None:
    """Nobody can tell any more which was which: all count as seen, so that interactions follow Discord as before."""
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.String(), nullable=False, server_default=""))
    op.execute(users.update().values(seen=users.c.locale, locale=""))
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.alter_column("seen", server_default=None)


def downgrade() -> None:
    op.execute(users.update().where(users.c.locale == "").values(locale=users.c.seen))
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_column("seen")
