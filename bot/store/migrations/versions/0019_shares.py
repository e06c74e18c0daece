"""Open posts are shared out, the urgent ones found first, the settled ones not looked at"""

from __future__ import annotations

import zlib

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

OPEN = "status IN ('pending', 'sending')"
INDEXES = (
    ("ix_outbox_open", ["lane", "id"]),
    ("ix_outbox_urgent", ["urgency", "id"]),
    ("ix_outbox_later", ["not_before"]),
)
USUAL = "kind NOT IN ('lobby', 'thread', 'opening', 'phase', 'result', 'panel')"
STORAGE = (
    "fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_cost_delay = 0,"
    " autovacuum_analyze_scale_factor = 0.05"
)
"""Every post is written some four times within seconds: room beside it for that, and what is left goes soon."""


def upgrade() -> None:
    connection = op.get_bind()
    for name, default in (("share", "0"), ("urgency", "1")):
        op.add_column("outbox", sa.Column(name, sa.SmallInteger(), nullable=False, server_default=default))
    lane, share = sa.column("lane", sa.String()), sa.column("share", sa.SmallInteger())
    outbox = sa.table("outbox", lane, share)
    lanes = list(connection.execute(sa.select(lane).select_from(outbox).where(sa.text(OPEN)).distinct()).scalars())
    for name in lanes:
        number = zlib.crc32(name.encode()) % 32
        connection.execute(outbox.update().where(lane == name, sa.text(OPEN)).values(share=number))
    op.execute(
        f"UPDATE outbox SET urgency = CASE WHEN op IN ('close', 'delete') THEN 2 WHEN {USUAL} THEN 1 ELSE 0 END"
        f" WHERE {OPEN}"
    )
    op.drop_index("ix_outbox_lane", "outbox")
    for name, columns in INDEXES:
        op.create_index(name, "outbox", columns, postgresql_where=sa.text(OPEN), sqlite_where=sa.text(OPEN))
    if connection.dialect.name == "postgresql":
        op.execute(f"ALTER TABLE outbox SET ({STORAGE})")


def downgrade() -> None:
    for name, _ in INDEXES:
        op.drop_index(name, "outbox")
    op.create_index("ix_outbox_lane", "outbox", ["status", "lane", "id"])
    for name in ("urgency", "share"):
        op.drop_column("outbox", name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"ALTER TABLE outbox RESET ({', '.join(part.split(' = ')[0].strip() for part in STORAGE.split(','))})"
        )
