"""Tables of Warrior Knights with four people at them, and built positions on them."""

from __future__ import annotations

from typing import Any, cast

from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from engine.core import Action
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState
from tests.bot.helpers import state_columns
from tests.engine.knights.board import YELLOW

FOUR = tuple(UserRef(301 + n, name) for n, name in enumerate(("Ana", "Ben", "Cai", "Dot")))
PATIENT = DeadlinePolicy(hours=0, pace=0)


async def table_of(tables: Tables) -> int:
    """A running table of four; Dot is its organiser."""
    info = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=FOUR[YELLOW], game="knights", seats=4, policy=PATIENT, name="Cheats"
    )
    for user in FOUR[:YELLOW]:
        await tables.lobby.join(info.id, user)
    info = await tables.lobby.start(info.id, FOUR[YELLOW].id)
    return info.id


async def lay(tables: Tables, table: int, state: KnState) -> None:
    """Put a built position on a table; one standing order of each seat brings its questions in line."""
    save = RULES.dumps(state)
    async with tables.store.db.write() as connection:
        await connection.execute(m.states.update().where(m.states.c.table_id == table).values(state_columns(save)))
    for seat in range(4):
        await act(tables, table, seat, "order levy ask")


async def user_at(tables: Tables, table: int, seat: int) -> int:
    """Who sits there."""
    user = (await tables.lookup.info(table)).seats[seat].user_id
    assert user is not None
    return user


async def act(tables: Tables, table: int, seat: int, *texts: str) -> Any:
    """Actions of a seat in one message."""
    user = await user_at(tables, table, seat)
    return await tables.play.act(table, user, [Action.parse(text) for text in texts], seat=seat)


async def now(tables: Tables, table: int) -> KnState:
    """The position as it is stored."""
    return cast(KnState, tables.store.state(await tables.store.read(table)))
