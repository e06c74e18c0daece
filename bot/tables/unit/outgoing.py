"""What a change says to Discord: planned posts, and the rows of the outbox that they become."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.unit.posts import Closing, PostKind

EDITED = (PostKind.LOBBY, PostKind.STATUS, PostKind.PANEL)
_EDITED = [kind.value for kind in EDITED]
UPKEEP = ("edit", "close", "delete")
"""What is done to a message that stands, and says nothing new."""
QUIET: dict[str, Any] = {"quiet": True}
"""In the payload of a panel that only its user may notice."""


@dataclasses.dataclass(slots=True)
class Planned:
    """A post that goes into the outbox with the change that caused it."""

    kind: PostKind
    """What sort of message it is."""
    op: str
    """What is to be done: ``send``, ``edit``, ``close``, ``delete``, ``thread`` or ``members``, as ``OutboxRow.op``
    says."""
    lane: str
    """Posts of one lane go out in their order; see ``OutboxRow.lane``."""
    seat: int = -1
    """The seat it is for, -1 for none."""
    user_id: int | None = None
    """To whom it goes as a direct message; ``None``: to the table's thread or channel."""
    payload: dict[str, Any] = dataclasses.field(default_factory=dict)
    """What it is to say, as JSON can hold it; see ``bot.tables.unit.posts.Post``."""
    after: Planned | None = None
    """The post it waits for, ``None`` for none."""
    row_id: int | None = None
    """The number of its row, ``None`` until that is written; only posts that others wait for learn theirs."""
    channel_id: int | None = None
    """Where the message stands that it closes or deletes, else ``None``."""
    message_id: int | None = None
    """That message, else ``None``."""


async def write(connection: AsyncConnection, table_id: int, now: float, planned_posts: list[Planned]) -> bool:
    """Write the rows of planned posts; whether there are any."""
    posts = await _merged(connection, table_id, planned_posts)
    if not posts:
        return False
    awaited = {id(p.after) for p in posts if p.after is not None}
    together: list[Planned] = []
    for planned in posts:  # a row that others wait for must have its number first
        if id(planned) in awaited:
            await _insert(connection, table_id, now, together)
            result = await connection.execute(m.outbox.insert().returning(m.outbox.c.id), _row(planned, table_id, now))
            planned.row_id = result.scalar_one()
            together = []
        else:
            together.append(planned)
    await _insert(connection, table_id, now, together)
    return True


async def hurry(connection: AsyncConnection, user_id: int, now: float) -> None:
    """Let what waits for somebody be tried at once."""
    o = m.outbox.c
    waits = sa.and_(o.lane == f"u{user_id}", o.status.in_(("pending", "sending")), o.not_before > now)
    await connection.execute(m.outbox.update().where(waits).values(not_before=now))


async def _insert(connection: AsyncConnection, table_id: int, now: float, posts: list[Planned]) -> None:
    if posts:
        await connection.execute(m.outbox.insert(), [_row(p, table_id, now) for p in posts])


async def _merged(connection: AsyncConnection, table_id: int, posts: list[Planned]) -> list[Planned]:
    """The posts that need a row of their own. Live messages are drawn when they are delivered: an edit is needless
    while a post of it is pending, and a quiet panel leaves that one the say. Lines join those still to come, unless
    something follows them."""
    if not any(p.op == "edit" or p.kind is PostKind.LINES or "quiet" in p.payload for p in posts):
        return posts
    o = m.outbox.c
    said = sa.case((o.kind == PostKind.LINES.value, o.payload), else_="")
    rows = (
        await connection.execute(
            sa.select(o.id, o.kind, o.op, o.seat, o.user_id, o.status, said.label("said"))
            .where(o.table_id == table_id, o.status.in_(("pending", "sending")))
            .order_by(o.id)
        )
    ).all()
    coming = {
        (row.kind, row.seat, row.user_id)
        for row in rows
        if row.status == "pending" and row.kind in _EDITED and row.op in ("send", "edit")
    }
    sent = {(row.kind, row.seat, row.user_id) for row in rows if row.status == "pending" and row.op == "send"}
    coming |= {(p.kind.value, p.seat, p.user_id) for p in posts if p.op == "send"}
    told = [row for row in rows if row.user_id is None and (row.op == "send" or row.kind == "thread")]
    kept: list[Planned] = []
    joined: dict[int, dict[str, Any]] = {}
    for planned in posts:
        key = (planned.kind.value, planned.seat, planned.user_id)
        if planned.op == "send" and "quiet" in planned.payload:
            if key in sent:
                continue
        elif planned.op == "edit":
            threaded = planned.after is not None and planned.after.kind is PostKind.THREAD
            if key in coming and not threaded:
                continue
            coming.add(key)
        elif planned.kind is PostKind.LINES and told:
            last, follows = told[-1], any(p.user_id is None and p.op == "send" for p in kept)
            if not follows and (last.kind, last.status) == (PostKind.LINES.value, "pending"):
                before = joined.get(last.id) or json.loads(last.said)  # several lines of one change join it in turn
                joined[last.id] = await _append(connection, last.id, before, planned.payload)
                continue
        kept.append(planned)
    return kept


async def _append(
    connection: AsyncConnection, row_id: int, payload: dict[str, Any], more: dict[str, Any]
) -> dict[str, Any]:
    joined = {"events": payload["events"] + more["events"]}
    await connection.execute(
        m.outbox.update().where(m.outbox.c.id == row_id).values(payload=json.dumps(joined, ensure_ascii=False))
    )
    return joined


async def plan_upkeep(
    connection: AsyncConnection, table_id: int, now: float, planned: Planned, **columns: object
) -> None:
    """Plan what becomes of a message that stands: that it is drawn anew, closed or deleted. The outbox does, when a
    message arrives. Whatever says something may name somebody, and is a ``Change``'s to plan: ``ValueError``."""
    if planned.op not in UPKEEP:
        raise ValueError(f"{planned.op} of {planned.kind.value} says something")
    await connection.execute(m.outbox.insert().values(**_row(planned, table_id, now), **columns))


def _row(planned: Planned, table_id: int, now: float) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "lane": planned.lane,
        "kind": planned.kind.value,
        "op": planned.op,
        "status": "pending",
        "seat": planned.seat,
        "user_id": planned.user_id,
        "payload": json.dumps(planned.payload, ensure_ascii=False),
        "created_at": now,
        "after_id": planned.after.row_id if planned.after else None,
        "channel_id": planned.channel_id,
        "message_id": planned.message_id,
    }


def closing(
    seat: int, user_id: int, channel_id: int, message_id: int, why: Closing, *, delete: bool = False
) -> Planned:
    """The end of a live panel, or that it is deleted because another one stands for it."""
    return Planned(
        PostKind.PANEL,
        "delete" if delete else "close",
        f"u{user_id}",
        seat,
        user_id,
        {"closed": why},
        channel_id=channel_id,
        message_id=message_id,
    )
