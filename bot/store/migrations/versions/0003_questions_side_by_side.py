"""Questions side by side, typed parameters, tables that sleep"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BATCH = 1000

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
tables = sa.table(
    "tables", sa.column("id", BIG), sa.column("game", sa.String()), sa.column("status", sa.String()),
    sa.column("seq", sa.Integer()), sa.column("bot_due", sa.Boolean()), sa.column("time_left", sa.Float()),
    sa.column("paused_at", sa.Float()), sa.column("started_at", sa.Float()),
    sa.column("board_seq", sa.Integer()), sa.column("phase_seq", sa.Integer()),
)  # fmt: skip
seats = sa.table("seats", sa.column("table_id", BIG), sa.column("looked_seq", sa.Integer()))
snapshots = sa.table("snapshots", sa.column("table_id", BIG), sa.column("seq", sa.Integer()))
events = sa.table(
    "events", sa.column("id", BIG), sa.column("table_id", BIG), sa.column("key", sa.String()),
    sa.column("params", sa.Text()), sa.column("milestone", sa.Boolean()), sa.column("tell", sa.Text()),
)  # fmt: skip

# How parameters were meant before they said so themselves, by the name they had. Frozen: games may rename what they
# like from here on.
SEAT, PLACE, PIECE, WORD, SHARE, SAID = "seat", "place", "piece", "word", "share", "said"
XIDIT = {
    "seat": SEAT, "seats": SEAT, "owner": SEAT, "winners": SEAT,
    "city": PLACE, "cities": PLACE, "from": PLACE, "region": PLACE,
    "unit": PIECE, "units": PIECE, "creature": PIECE,
    "shown": SHARE, "counts": SHARE, "reserves": SHARE,
}  # fmt: skip
ROSES = {
    "seat": SEAT, "seats": SEAT,
    "area": PLACE, "from": PLACE, "to": PLACE, "place": PLACE,
    "block": PIECE, "blocks": PIECE, "target": PIECE, "lancaster": PIECE, "york": PIECE, "card": PIECE, "cards": PIECE,
    "shown": SHARE, "counts": SHARE, "reserves": SHARE,
}  # fmt: skip
OWN = {"seat": SEAT, "actions": SAID}
GAMES = {"xidit": XIDIT, "roses": ROSES}
FIELDS = {SEAT: "seat", PLACE: "slug", PIECE: "slug", WORD: "slug", SAID: "action"}


def upgrade() -> None:
    _add("tables", sa.Column("asleep", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("tables", sa.Column("board_seq", sa.Integer(), nullable=False, server_default="0"))
    _add("tables", sa.Column("board_digest", sa.String(), nullable=False, server_default=""))
    _add("tables", sa.Column("person_round", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("paused_at", sa.Float(), nullable=True))
    last = sa.select(sa.func.coalesce(sa.func.max(snapshots.c.seq), 0)).where(snapshots.c.table_id == tables.c.id)
    op.execute(tables.update().values(board_seq=last.scalar_subquery()))
    # a running table is settled anew at the first start, by whoever looks after the computers' turns
    op.execute(tables.update().where(tables.c.status == "running").values(bot_due=True))
    op.execute(tables.update().where(tables.c.status == "paused").values(paused_at=tables.c.started_at))
    _drop("tables", "phase_seq", "turns", "time_left")

    _add("seats", sa.Column("asked", sa.Text(), nullable=False, server_default="[]"))
    _add("seats", sa.Column("looked_seq", sa.Integer(), nullable=False, server_default="0"))
    _add("seats", sa.Column("style", sa.String(), nullable=False, server_default=""))
    now = sa.select(tables.c.seq).where(tables.c.id == seats.c.table_id)
    op.execute(seats.update().values(looked_seq=now.scalar_subquery()))
    _drop("seats", "step", "since", "panel_step", "held")

    _add("events", sa.Column("tell", sa.Text(), nullable=False, server_default="log"))
    op.execute(events.update().where(events.c.milestone).values(tell="phase"))
    _convert(typed)
    _drop("events", "milestone")

    op.drop_table("reminders")
    op.drop_table("deadlines")
    op.create_table(
        "deadlines",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("act_at", sa.Float(), nullable=True),
        sa.Column("remind_at", sa.Float(), nullable=True),
        sa.Column("reminded_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_deadlines_act", "deadlines", ["act_at"])
    op.create_index("ix_deadlines_remind", "deadlines", ["remind_at"])


def downgrade() -> None:
    op.drop_table("deadlines")
    op.create_table(
        "deadlines",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.Column("act_at", sa.Float(), nullable=False),
        sa.Column("nudged", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "reminders",
        sa.Column("id", BIG, nullable=False),
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_deadlines_act", "deadlines", ["act_at"])
    op.create_index("ix_reminders_at", "reminders", ["at"])
    op.create_index("ix_reminders_table", "reminders", ["table_id"])

    _add("events", sa.Column("milestone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(events.update().where(events.c.tell == "phase").values(milestone=True))
    _convert(untyped)
    _drop("events", "tell")

    for name in ("step", "panel_step"):
        _add("seats", sa.Column(name, sa.String(), nullable=False, server_default=""))
    _add("seats", sa.Column("since", sa.Float(), nullable=False, server_default="0"))
    _add("seats", sa.Column("held", sa.Boolean(), nullable=False, server_default=sa.false()))
    _drop("seats", "asked", "looked_seq", "style")

    _add("tables", sa.Column("phase_seq", sa.Integer(), nullable=False, server_default="0"))
    _add("tables", sa.Column("turns", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("time_left", sa.Float(), nullable=True))
    op.execute(tables.update().values(phase_seq=tables.c.board_seq))
    _drop("tables", "asleep", "board_seq", "board_digest", "person_round", "paused_at")


def _add(table: str, column: sa.Column[Any]) -> None:
    """Add a column that may not be empty. Never by copying the table: on SQLite, where nothing can be checked later,
    dropping the old copy of a table would delete everything that refers to it."""
    op.add_column(table, column)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column(table, column.name, server_default=None)


def _drop(table: str, *names: str) -> None:
    for name in names:
        op.drop_column(table, name)


def _convert(how: Callable[[str, str, dict[str, Any]], dict[str, Any]]) -> None:
    """Write the parameters of every event anew, a batch at a time."""
    connection, last = op.get_bind(), 0
    page = (
        sa.select(events.c.id, tables.c.game, events.c.key, events.c.params)
        .select_from(events.join(tables, tables.c.id == events.c.table_id))
        .where(events.c.id > sa.bindparam("last"))
        .order_by(events.c.id)
        .limit(BATCH)
    )
    write = events.update().where(events.c.id == sa.bindparam("row")).values(params=sa.bindparam("text"))
    while rows := connection.execute(page, {"last": last}).all():
        last = rows[-1].id
        changed = []
        for row in rows:
            before = json.loads(row.params)
            after = how(row.game, row.key, before)
            if after != before:
                changed.append({"row": row.id, "text": json.dumps(after, ensure_ascii=False)})
        if changed:
            connection.execute(write, changed)


def typed(game: str, key: str, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters that say themselves what they are."""
    own = key in ("undone-actions", "undone-actions-own")
    kinds = OWN if own else GAMES.get(game, {})
    return {name: _typed(kinds.get(name, WORD), value) for name, value in params.items()}


def _typed(kind: str, value: Any) -> Any:
    if isinstance(value, dict):
        return value
    if kind == SAID:
        texts = value.split("; ") if isinstance(value, str) else value
        return [_term(SAID, text) for text in texts if isinstance(text, str) and text]
    if isinstance(value, list):
        if kind == SHARE:
            return [_share(seat, amount) for seat, amount in enumerate(value)]
        return [_typed(kind, part) for part in value]
    if isinstance(value, bool) or value is None:
        return int(bool(value))
    if kind in (SEAT, PLACE) and isinstance(value, int):
        return _term(kind, value)
    if isinstance(value, str):
        return _term(kind if kind in (PLACE, PIECE) else WORD, value)
    return int(value)


def _term(kind: str, value: Any) -> dict[str, Any]:
    return {"is": kind, FIELDS[kind]: value}


def _share(seat: int, value: Any) -> dict[str, Any]:
    return {"is": SHARE, "seat": seat, "value": value if isinstance(value, int) else _term(PIECE, str(value))}


def untyped(game: str, key: str, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as they were before they said what they are."""
    return {name: _untyped(value) for name, value in params.items()}


def _untyped(value: Any) -> Any:
    if isinstance(value, list):
        if value and all(isinstance(part, dict) and part.get("is") == SAID for part in value):
            return "; ".join(part["action"] for part in value)
        return [_untyped(part) for part in value]
    if isinstance(value, dict):
        if value["is"] == SHARE:
            return _untyped(value["value"])
        return next((part for name, part in value.items() if name != "is"), "")
    return value
