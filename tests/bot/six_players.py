"""Six people at the fair: a game with offers, a vote, a window and a market, as a table of the host."""

from __future__ import annotations

from typing import Any

from bot.presenter.panels.panel import display
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, SeatView, TableInfo, UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Display
from bot.workers.outbox.outbox import Outbox
from herald_fair.state import GOODS, SIGNS
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import rows
from tests.bot.toy import acts

SIX = tuple(UserRef(201 + n, name) for n, name in enumerate(("Ana", "Ben", "Cai", "Dot", "Eve", "Fay")))
HOURS = 30.0
POLICY = DeadlinePolicy(hours=HOURS, pace=0, reminders=())
NOBODY = DeadlinePolicy(hours=0, pace=0)


async def fair(
    tables: Tables, *, policy: DeadlinePolicy = POLICY, signs: bool = True, seats: int = 6, **more: Any
) -> TableInfo:
    """A running fair of six people; with ``signs`` all have hung theirs, and the vote on the toll is open."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=SIX[0], game="fair", seats=seats, policy=policy, **more
    )
    for user in SIX[1:seats]:
        await tables.lobby.join(table.id, user)
    table = await tables.lobby.start(table.id, SIX[0].id)
    for number in range(seats if signs else 0):
        await act(tables, table.id, number, f"sign {SIGNS[number]}")
    return await tables.lookup.info(table.id)


async def act(tables: Tables, table_id: int, seat: int, *texts: str) -> SeatView:
    return (await tables.play.act(table_id, SIX[seat].id, acts(*texts))).look


async def look(tables: Tables, table_id: int, seat: int) -> SeatView:
    return await tables.views.look(table_id, SIX[seat].id)


def known(look: SeatView) -> Display:
    """What a panel of this position tells."""
    told = display(look, tells=bool(look.news))
    assert told is not None
    return told


async def vote(tables: Tables, table_id: int, *seats: int) -> None:
    for seat in seats:
        await act(tables, table_id, seat, "vote nay")


async def to_carts(tables: Tables, table_id: int) -> None:
    """Vote and auction, until the first seat may send its cart."""
    await vote(tables, table_id, *range(6))
    for seat in range(6):
        await act(tables, table_id, seat, "bid 0", "seal")


async def deliver(tables: Tables, discord: FakeDiscord, presenter: FakePresenter | None = None) -> None:
    await Outbox(tables.store, presenter or FakePresenter(), discord).drain()


async def planned(db: Database, since: int = 0) -> list[tuple[str, str, int, int | None]]:
    """Kind, operation, seat and user of what went to the outbox."""
    return [(r.kind, r.op, r.seat, r.user_id) for r in await rows(db, m.outbox, m.outbox.c.id > since)]


async def last(db: Database) -> int:
    return max((r.id for r in await rows(db, m.outbox)), default=0)


async def whispered(tables: Tables, table_id: int) -> int:
    """Seat 1 whispers an offer to seat 2; its number."""
    await act(tables, table_id, 1, f"whisper seat-2 20 {GOODS[0]}")
    asked = (await look(tables, table_id, 2)).prompts
    return int(next(p for p in asked if p.step == "offer").id.removeprefix("offer-"))
