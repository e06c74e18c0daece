"""Processes die in the middle of delivery; what they had sent is found, and nothing is sent twice."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import re
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.tables.unit.posts import PostKind
from bot.workers.outbox.outbox import Outbox
from tests.bot.delivery import HOME, edits, kinds, round_of, thread_of
from tests.bot.fakes import FakeDiscord, FakePresenter, Kill, MortalDatabase, Points, inherited
from tests.bot.helpers import ANA, BEN, PEOPLE, FakeClock, lobby, rows, running
from tests.bot.toy import TOY, acts
from tests.support.databases import ready


async def _story(tables: Tables, outbox: Outbox) -> None:
    """A start and some notes; what an earlier life did already is not done again."""
    table = (await tables.lookup.find())[0]
    await outbox.drain()
    if table.status is TableStatus.LOBBY:
        await tables.lobby.start(table.id, ANA.id)
    await outbox.drain()
    if not await rows(tables.store.db, m.outbox, m.outbox.c.kind == "note"):
        async with tables.store.change(table.id) as change:
            for _ in range(2):  # two notes of the same words are two notes
                change.note("note-resumed", name="Ana")
            change.whisper(ANA.id, "whisper-hold")
            change.edit(PostKind.STATUS)
            change.panel(change.loaded.seats[0])
    await outbox.drain()
    view = (await tables.views.look(table.id, None)).view
    for seat, user in enumerate((ANA, BEN)):
        if view.winner < 0 and not view.sealed[seat]:  # what both picked is told in words, and somebody must mark
            await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    await outbox.drain()
    if (await tables.lookup.info(table.id)).seats[1].user_id == BEN.id:
        if not await tables.lookup.motions(table.id):
            await tables.handovers.replace(table.id, BEN.id, 1, PEOPLE[3])
        await tables.handovers.answer(table.id, PEOPLE[3].id, 1, True)
    await outbox.drain()


async def _live(path: Path, discord: FakeDiscord, presenter: FakePresenter, points: Points) -> bool:
    """One life of the process: until it has told everything (``True``) or dies."""
    database = MortalDatabase(f"sqlite+aiosqlite:///{path}")
    tables = Tables(database, FakeClock(), games={"toy": TOY})
    outbox = Outbox(tables.store, presenter, discord)
    database.points = discord.points = presenter.points = points
    try:
        await _story(tables, outbox)
        return True
    except Kill:
        return False
    finally:
        database.points = discord.points = presenter.points = Points()
        for task in list(outbox._lanes.values()):
            task.cancel()
        await asyncio.gather(*outbox._lanes.values(), return_exceptions=True)
        await database.close()


@pytest.mark.slow
async def test_killed_at_every_instant_nothing_is_lost_or_doubled(tmp_path: Path, rng: random.Random) -> None:
    """The process dies at the n-th commit, post or composition, and starts again: for every n in the soak
    (``HERALD_KILLS=all``), else for every twelfth, beginning anywhere."""
    first = Database(f"sqlite+aiosqlite:///{tmp_path / 'first.db'}")
    await ready(first)
    await lobby(Tables(first, FakeClock(), games={"toy": TOY}))
    await first.close()

    lives = itertools.count()

    def fresh(left: Path = tmp_path / "first.db") -> Path:
        return inherited(left, tmp_path / f"herald-{next(lives)}.db")

    discord, counted = FakeDiscord(), Points()
    assert await _live(fresh(), discord, FakePresenter(), counted)
    expected = _without_markers(discord)
    assert counted.passed > 200
    deaths, step = 0, 1 if os.environ.get("HERALD_KILLS") == "all" else 12
    for fatal in range(1 + rng.randrange(step), counted.passed + 1, step):
        discord, path = FakeDiscord(), fresh()
        if not await _live(path, discord, FakePresenter(), Points(fatal)):
            deaths += 1
            assert await _live(fresh(path), discord, FakePresenter(), Points())
        assert _without_markers(discord) == expected, fatal
        assert _closed(discord) == {1010: [False], 1020: [True], 1040: [False]}, fatal
        assert len(discord.threads) == 1
    assert deaths > 20


def _closed(discord: FakeDiscord) -> dict[int, list[bool]]:
    """Of every panel in direct messages whether it ended closed."""
    return {
        channel: [bool(s.edits) and s.edits[-1].startswith("closed") for s in sent if s.content.startswith("panel")]
        for channel, sent in discord.channels.items()
        if channel in (1010, 1020, 1040)
    }


def _without_markers(discord: FakeDiscord) -> dict[int, list[str]]:
    return {channel: [re.sub(r"\b[0-9a-f]{24}\b", "", c) for c in said] for channel, said in discord.said().items()}


async def test_a_card_that_was_sent_without_its_picture_and_not_noted_is_drawn_anew(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    presenter.late = True
    await lobby(tables)
    await Outbox(tables.store, presenter, discord).drain()
    async with db.write() as connection:  # as if killed before the answer was read
        await connection.execute(m.outbox.update().values(status="sending", message_id=None))
        await connection.execute(m.panels.delete())
    presenter.late = False
    assert await Outbox(tables.store, presenter, discord).drain() is None
    assert len(discord.channels[HOME]) == len(edits(discord, HOME, 0)) == 1


async def _unnoted(db: Database, kind: str, seat: int = -1) -> int:
    """As if the process had died after the last message of a kind was sent and before its answer was read."""
    o = m.outbox.c
    async with db.write() as connection:
        last = sa.select(sa.func.max(o.id)).where(o.kind == kind, o.op == "send", o.seat == seat).scalar_subquery()
        values = {"status": "sending", "message_id": None, "done_at": None}
        lost = m.outbox.update().where(o.id == last).values(**values).returning(o.id)
        await connection.execute(m.panels.delete().where(m.panels.c.kind == kind, m.panels.c.seat == seat))
        return int((await connection.execute(lost)).scalar_one())


@pytest.mark.parametrize("kind", ["status", "panel"])
async def test_what_was_sent_before_a_kill_is_known_although_it_is_overtaken(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord, kind: str
) -> None:
    """A newer one is planned before the next life looks: the older is found, noted and taken away."""
    table = await running(tables, options={"rounds": 4})
    await Outbox(tables.store, presenter, discord).drain()
    thread = await thread_of(tables, table.id)
    lost = await _unnoted(db, kind, -1 if kind == "status" else 0)
    await round_of(tables, table.id)
    async with tables.store.change(table.id) as change:
        change.panel(change.loaded.seats[0])
    await Outbox(tables.store, presenter, discord).drain()
    row = (await rows(db, m.outbox, m.outbox.c.id == lost))[0]
    assert (row.status, row.message_id is not None) == ("sent", True)
    assert kinds(discord, thread).count("status") == 1
    assert kinds(discord, ANA.id * 10) == ["panel"]
    assert await _unknown(db, discord) == []


async def test_what_was_sent_before_a_kill_is_closed_when_the_game_is_over(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    table = await running(tables, options={"rounds": 1})
    await Outbox(tables.store, presenter, discord).drain()
    await _unnoted(db, "panel", 0)
    await round_of(tables, table.id)
    await Outbox(tables.store, presenter, discord).drain()
    assert _closed(discord)[ANA.id * 10] == [True]
    assert await _unknown(db, discord) == []


@pytest.mark.parametrize("why", ["replaced", "no messages", "closed"])
async def test_a_panel_sent_before_a_kill_is_known_whatever_became_of_its_user(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord, why: str
) -> None:
    """Else it would stand there for ever, with buttons of a seat that is not theirs."""
    await running(tables)
    await Outbox(tables.store, presenter, discord).drain()
    await _unnoted(db, "panel", 1)
    if why == "replaced":
        async with db.write() as connection:
            new = m.seats.update().where(m.seats.c.seat == 1).values(user_id=PEOPLE[3].id, name="Dot")
            await connection.execute(new)
    elif why == "no messages":
        await tables.preferences.set_user(BEN.id, dms=False)
    else:
        async with db.write() as connection:
            await connection.execute(m.users.update().values(dm="closed"))
    await Outbox(tables.store, presenter, discord).drain()
    assert await _unknown(db, discord) == []
    assert kinds(discord, BEN.id * 10) == ["panel"]
    if why == "replaced":
        assert _closed(discord)[BEN.id * 10] == [True]


async def test_what_was_sent_before_a_kill_is_looked_for_where_it_was_sent(
    tables: Tables, db: Database, presenter: FakePresenter, discord: FakeDiscord
) -> None:
    """Although the table has moved meanwhile."""
    table = await running(tables)
    await Outbox(tables.store, presenter, discord).drain()
    old = await thread_of(tables, table.id)
    await _unnoted(db, "phase")
    await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=20)
    await Outbox(tables.store, presenter, discord).drain()
    assert kinds(discord, old)[:2] == ["opening", "phase"]
    assert kinds(discord, 20) == ["lobby"]
    assert kinds(discord, await thread_of(tables, table.id)) == ["note", "phase", "status"]
    assert await _unknown(db, discord) == []


async def _unknown(db: Database, discord: FakeDiscord) -> list[str]:
    """Messages that stand somewhere and that no row of the outbox knows."""
    known = {r.message_id for r in await rows(db, m.outbox)}
    return [s.content for sent in discord.channels.values() for s in sent if s.id not in known]
