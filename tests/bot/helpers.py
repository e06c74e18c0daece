"""What several tests of the application share."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, SeatView, TableInfo, UserRef
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from tests.support.clock import FakeClock as FakeClock

ANA, BEN, CAI, DOT = (UserRef(n, name) for n, name in ((101, "Ana"), (102, "Ben"), (103, "Cai"), (104, "Dot")))
PEOPLE = (ANA, BEN, CAI, DOT)
NO_DEADLINE = DeadlinePolicy(hours=0, pace=0)
NO_REST = DeadlinePolicy(pace=0)
SOMEONE = {"en": "someone who left", "es": "alguien que se fue"}
"""How those are called who had their data deleted."""


async def lobby(tables: Tables, seats: int = 2, **more: Any) -> TableInfo:
    """A table of the toy game with all its people."""
    more.setdefault("policy", NO_DEADLINE)
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=seats, **more)
    for user in PEOPLE[1:seats]:
        table = await tables.lobby.join(table.id, user)
    return table


async def running(tables: Tables, seats: int = 2, **more: Any) -> TableInfo:
    """A running table of the toy game."""
    return await tables.lobby.start((await lobby(tables, seats, **more)).id, ANA.id)


async def hand_over(tables: Tables, table_id: int, seat: int, user: UserRef) -> TableInfo:
    """The holder of a seat gives it to somebody, who takes it."""
    holder = (await tables.lookup.info(table_id)).seats[seat].user_id
    assert holder is not None
    await tables.handovers.replace(table_id, holder, seat, user)
    return (await tables.handovers.answer(table_id, user.id, seat, True))[0]


def waits(look: SeatView) -> list[int]:
    """The seats a table publicly waits for."""
    return [w.seat for w in look.waiting]


async def rows(db: Database, table: sa.Table, *conditions: Any) -> list[Any]:
    """Rows of a table in the order of its primary key."""
    async with db.read() as connection:
        return list(await connection.execute(sa.select(table).where(*conditions).order_by(*table.primary_key)))


def state_columns(data: bytes) -> dict[str, Any]:
    """The columns of ``states`` for a position that a test puts in the place of a stored one."""
    digest = stored_positions.digest_of(data)
    return {"data": data, "digest": digest, "base": data, "base_digest": ""}


async def refused(what: Awaitable[Any], key: str) -> UserError:
    """The refusal that a user gets, which must be the one of this key."""
    with pytest.raises(UserError) as told:
        await what
    assert told.value.key == key
    return told.value


async def everything(db: Database) -> dict[str, list[Any]]:
    """All rows, by table."""
    return {name: await rows(db, table) for name, table in m.METADATA.tables.items()}
