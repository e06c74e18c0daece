"""Tables of Fief with four people at them, and built positions on them."""

from __future__ import annotations

from typing import Any, cast

from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from engine.core import Action
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.bot.helpers import state_columns
from tests.engine.fief.board import AZURE, GULES, OR

FOUR = tuple(UserRef(301 + n, name) for n, name in enumerate(("Ana", "Ben", "Cai", "Dot")))
PATIENT = DeadlinePolicy(hours=0, pace=0)
STRICT = DeadlinePolicy(hours=10, pace=0, reminders=())


async def table_of(tables: Tables, policy: DeadlinePolicy = PATIENT) -> int:
    """A running table of four; Dot is its organiser."""
    info = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=FOUR[OR], game="fief", seats=4, policy=policy, name="Cheats"
    )
    for user in FOUR[:OR]:
        await tables.lobby.join(info.id, user)
    info = await tables.lobby.start(info.id, FOUR[OR].id)
    return info.id


async def lay(tables: Tables, table: int, state: FiefState) -> None:
    """Put a built position on a table; one standing order of each seat brings its questions in line."""
    save = RULES.dumps(state)
    async with tables.store.db.write() as connection:
        await connection.execute(m.states.update().where(m.states.c.table_id == table).values(state_columns(save)))
    for seat in range(4):
        await act(tables, table, seat, "order aim never")


async def seat_of(tables: Tables, table: int, user: UserRef) -> int:
    return next(s.seat for s in (await tables.lookup.info(table)).seats if s.user_id == user.id)


async def act(tables: Tables, table: int, seat: int, *texts: str) -> Any:
    user = (await tables.lookup.info(table)).seats[seat].user_id
    assert user is not None
    return await tables.play.act(table, user, [Action.parse(text) for text in texts], seat=seat)


async def now(tables: Tables, table: int) -> FiefState:
    return cast(FiefState, tables.store.state(await tables.store.read(table)))


async def offered(tables: Tables, table: int) -> tuple[str, str]:
    """Gules offers Azure 4 shillings for a card; the answer that accepts it and the token of the question."""
    await act(tables, table, GULES, "draft-give money 4", "draft-want card rebellion", "offer azure city")
    user = (await tables.lookup.info(table)).seats[AZURE].user_id
    look = await tables.views.look(table, user, seat=AZURE)
    asked = next(p for p in look.prompts if p.step == "deal")
    return next(str(a) for a in asked.actions if a.verb == "accept"), look.tokens[asked.id]
