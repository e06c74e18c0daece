"""Webhooks: addresses of people's own programs that hear of their turns, or of what everybody is told at a table."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.common.public_http import new_secret
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.unit.change import TableStore
from bot.tables.unit.posts import PostKind

LONGEST = 6 * 3600.0
"""Seconds for which a webhook that failed is left alone at most."""
MOST = 5
"""Webhooks of a person."""
SETTLED = 2.0
"""Seconds after which a post is looked at: of posts that are written at once the lower number may come later."""
AT_ONCE = 20
PUBLIC = (PostKind.PHASE.value, PostKind.LINES.value, PostKind.NOTE.value, PostKind.RESULT.value)
_KEPT = ("events", "outcome", "key", "params")
"""What of a post's payload is told: no button, no mention."""


@dataclasses.dataclass(frozen=True, slots=True)
class Hook:
    """A webhook: an address that is told something."""

    id: int
    """The webhook's number, as people type it."""
    user_id: int
    """Who has set it and hears by it."""
    table_id: int | None
    """The table it hears of; ``None``: its person's turns."""
    url: str
    """Where it is told, an address that was checked."""
    secret: str
    """Signs what is sent."""
    after_id: int
    """The number of the last post of the outbox that was looked at."""
    fails: int
    """How often it failed in a row."""
    off: bool
    """It was given up after too many failures."""


class Hooks:
    """Keeping webhooks, and finding what they are to be told."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def add(self, user_id: int, url: str, table_id: int | None) -> Hook:
        """Keep an address that was checked. For a table one must sit there or organise it (``hook-not-yours``)."""
        w = m.webhooks.c
        async with self.store.db.write() as connection:
            count = await connection.scalar(sa.select(sa.func.count()).where(w.user_id == user_id))
            if (count or 0) >= MOST:
                raise UserError("hook-many", most=MOST)
            if table_id is not None and not await _part(connection, table_id, user_id):
                raise UserError("hook-not-yours")
            last = await connection.scalar(sa.select(sa.func.max(m.outbox.c.id)))
            row = {
                "user_id": user_id, "table_id": table_id, "url": url, "secret": new_secret(),
                "after_id": last or 0, "fails": 0, "not_before": 0.0, "off": False,
                "created_at": self.store.clock.now(),
            }  # fmt: skip
            number = (await connection.execute(m.webhooks.insert().values(**row).returning(w.id))).scalar_one()
        return await self.get(user_id, int(number))

    async def of(self, user_id: int) -> list[Hook]:
        """Somebody's webhooks."""
        async with self.store.db.read() as connection:
            return await _hooks(connection, m.webhooks.c.user_id == user_id)

    async def get(self, user_id: int, number: int) -> Hook:
        """One of somebody's webhooks. Raises ``no-such-hook``."""
        found = [hook for hook in await self.of(user_id) if hook.id == number]
        if not found:
            raise UserError("no-such-hook", number=str(number))
        return found[0]

    async def remove(self, user_id: int, number: int) -> None:
        """Forget a webhook. Raises ``no-such-hook``."""
        await self.get(user_id, number)
        async with self.store.db.write() as connection:
            await connection.execute(m.webhooks.delete().where(m.webhooks.c.id == number))

    async def revived(self, hook: Hook) -> None:
        """A test has arrived: a webhook that was given up works again, for what comes from now on."""
        async with self.store.db.write() as connection:
            last = await connection.scalar(sa.select(sa.func.max(m.outbox.c.id)))
            values: dict[str, Any] = {"fails": 0, "not_before": 0.0}
            if hook.off:
                values |= {"off": False, "after_id": last or 0}
            await connection.execute(m.webhooks.update().where(m.webhooks.c.id == hook.id).values(**values))

    # -- for the worker

    async def due(self) -> list[Hook]:
        """The webhooks that may be told something now."""
        w = m.webhooks.c
        async with self.store.db.read() as connection:
            now = self.store.clock.now()
            rested = sa.or_(w.not_before <= now, w.not_before > now + LONGEST)  # later only by a clock set back since
            return await _hooks(connection, sa.and_(sa.not_(w.off), rested))

    async def next(self, hook: Hook) -> list[tuple[int, bytes]]:
        """What a webhook is to be told next, by the numbers of the posts it comes from, oldest first. A table whose
        person has no part in it any more tells nothing."""
        o, t = m.outbox.c, m.tables.c
        old = o.created_at <= self.store.clock.now() - SETTLED
        if hook.table_id is None:
            wanted = sa.and_(o.user_id == hook.user_id, o.kind == PostKind.PANEL.value, o.op == "send")
        else:
            wanted = sa.and_(
                o.table_id == hook.table_id, o.user_id.is_(None), o.kind.in_(PUBLIC), o.op == "send"
            )  # fmt: skip
        query = (
            sa.select(o.id, o.kind, o.seat, o.payload, o.created_at, t.id.label("number"), t.name, t.game, t.seed)
            .select_from(m.outbox.join(m.tables))
            .where(o.id > hook.after_id, old, wanted)
            .order_by(o.id)
            .limit(AT_ONCE)
        )
        async with self.store.db.read() as connection:
            if hook.table_id is not None and not await _part(connection, hook.table_id, hook.user_id):
                return []
            rows = (await connection.execute(query)).all()
        return [(row.id, _said(row)) for row in rows if "place" not in json.loads(row.payload)]

    async def settled(self) -> int:
        """The number of the last post that may be looked at."""
        o = m.outbox.c
        async with self.store.db.read() as connection:
            old = o.created_at <= self.store.clock.now() - SETTLED
            found = await connection.scalar(sa.select(o.id).where(old).order_by(o.id.desc()).limit(1))
            return int(found or 0)

    async def told(self, hook: Hook, after_id: int) -> None:
        """Everything up to a post has arrived."""
        await self._set(hook, after_id=after_id, fails=0, not_before=0.0)

    async def failed(self, hook: Hook, fails: int, not_before: float, *, off: bool) -> None:
        """Something has not arrived. ``off``: it is given up, and its person hears so where they are known at a
        table."""
        await self._set(hook, fails=fails, not_before=not_before, off=off)
        if not off:
            return
        s, t = m.seats.c, m.tables.c
        async with self.store.db.read() as connection:
            alive = t.status != TableStatus.CANCELLED.value
            table_id = hook.table_id or await connection.scalar(
                sa.select(sa.func.max(t.id)).select_from(m.tables.join(m.seats)).where(s.user_id == hook.user_id, alive)
            )
        if table_id is not None:
            async with self.store.change(int(table_id)) as change:
                change.whisper(hook.user_id, "whisper-hook-off", number=str(hook.id))

    async def _set(self, hook: Hook, **values: Any) -> None:
        async with self.store.db.write() as connection:
            await connection.execute(m.webhooks.update().where(m.webhooks.c.id == hook.id).values(**values))


async def _hooks(connection: AsyncConnection, condition: sa.ColumnElement[bool]) -> list[Hook]:
    columns = [m.webhooks.c[field.name] for field in dataclasses.fields(Hook)]
    rows = await connection.execute(sa.select(*columns).where(condition).order_by(m.webhooks.c.id))
    return [Hook(*row) for row in rows]


async def _part(connection: AsyncConnection, table_id: int, user_id: int) -> bool:
    """Whether somebody sits at a table or organises it."""
    t, s = m.tables.c, m.seats.c
    sits = sa.exists().where(s.table_id == t.id, s.user_id == user_id)
    found = sa.select(t.id).where(t.id == table_id, sa.or_(t.organiser_id == user_id, sits))
    return await connection.scalar(found) is not None


def _said(row: Any) -> bytes:
    """A post as a program hears it. Its name is made with the table's seed, which nobody knows while the game runs: a
    number would say how many posts went to others meanwhile."""
    name = hashlib.sha256(f"webhook/{row.seed}/{row.id}".encode()).hexdigest()[:16]
    said: dict[str, Any] = {
        "id": name, "event": "turn" if row.kind == PostKind.PANEL.value else row.kind, "at": row.created_at,
        "table": {"id": row.number, "name": row.name, "game": row.game},
    }  # fmt: skip
    if row.kind == PostKind.PANEL.value:
        said["seat"] = row.seat
    else:
        said |= {name: value for name, value in json.loads(row.payload).items() if name in _KEPT}
    return json.dumps(said, ensure_ascii=False, sort_keys=True).encode()
