"""A table of the toy game, what is stored of it damaged behind Herald's back, and what its people are told."""

from __future__ import annotations

import json
from typing import Any

from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, rows, running, waits
from tests.bot.toy import TOY, acts

POLICY = DeadlinePolicy(hours=30.0, pace=0, on_miss=OnMiss.AUTOPILOT)
OTHER = TOY.dumps(TOY.setup(seats=2, seed="other"))
"""A sound position of the same game, which nobody here played to."""


async def played(tables: Tables, **more: Any) -> tuple[int, int]:
    """A table at which a round is over, and who has done something since that can be taken back."""
    more.setdefault("policy", POLICY)
    table = await running(tables, 2, **more)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    await tables.play.act(table.id, BEN.id, acts("pick 3", "seal"))
    (seat,) = waits(await tables.views.look(table.id, ANA.id))
    user = (ANA, BEN)[seat].id
    await tables.play.act(table.id, user, acts("mark a"))
    return table.id, user


async def write(db: Database, table: Any, **values: Any) -> None:
    """Change what is stored behind Herald's back."""
    async with db.write() as connection:
        await connection.execute(table.update().values(**values))


async def state(db: Database) -> Any:
    (row,) = await rows(db, m.states)
    return row


async def said(db: Database) -> list[str]:
    """What the thread was told of damage."""
    found = [json.loads(row.payload).get("key", "") for row in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    return [key for key in found if key in ("note-restoring", "note-restored", "note-closed", "note-goes-on")]


async def mark(db: Database) -> str:
    (row,) = await rows(db, m.tables)
    return str(row.damage)
