"""Every position in the database has a digest beside it: damage is noticed when it is read, wherever it lies."""

from __future__ import annotations

import random

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.history.archive import AFTER
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from bot.tables.unit.log import log_lines
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.replay import Divergence, replay
from engine import GAMES
from tests.bot.helpers import ANA, BEN, FakeClock, refused, rows, running
from tests.bot.tables.damaged import played
from tests.bot.tables.toy_rounds import play_out
from tests.bot.toy import TOY, acts


def flipped(data: bytes, at: int, bit: int = 0) -> bytes:
    """The same bytes with one bit turned over."""
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]


async def test_what_is_written_has_its_digest(tables: Tables, db: Database) -> None:
    """After a start, an act, an undo, a correction and going back: positions, borders, and lines that hold one."""
    number, user = await played(tables)
    await tables.play.undo(number, user)
    (point, *_) = await tables.votes.moments(number)
    await tables.votes.rewind(number, ANA.id, point.token)
    await tables.votes.vote(number, BEN.id, MotionKind.REWIND, True)
    for row in await rows(db, m.states):
        assert row.digest == stored_positions.digest_of(row.data)
        assert row.base_digest == stored_positions.digest_of(row.base, row.base_seq)
    borders = await rows(db, m.snapshots)
    assert len(borders) > 1
    assert all(row.digest == stored_positions.digest_of(row.data) for row in borders)
    assert {row.digest for row in await rows(db, m.actions)} == {""}, "the log of this table holds no position"


@pytest.mark.parametrize("game", GAMES)
def test_a_flip_anywhere_is_noticed(game: str) -> None:
    """Also one after which the bytes are a sound save of the game."""
    rules = GAMES[game]
    data = rules.dumps(rules.setup(seats=min(rules.seats), seed="flips"))
    digest, luck = stored_positions.digest_of(data), random.Random(game)
    assert rules.dumps(stored_positions.read(rules, data, digest)) == data
    for _ in range(200):
        with pytest.raises(stored_positions.DamagedPosition):
            stored_positions.read(rules, flipped(data, luck.randrange(len(data)), luck.randrange(8)), digest)


async def test_a_damaged_position_is_told_and_nothing_is_played_from_it(tables: Tables, db: Database) -> None:
    """Another position of the same game would be believed without its digest."""
    number, user = await played(tables)
    other = TOY.dumps(TOY.setup(seats=2, seed="other"))
    async with db.write() as connection:
        await connection.execute(m.states.update().values(data=other))
    await refused(tables.views.look(number, ANA.id), "damage-restoring")
    await refused(tables.play.act(number, user, acts("mark b")), "damage-restoring")
    assert (await tables.lookup.info(number)).stopped


async def test_undo_from_a_damaged_position_is_refused(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    async with db.write() as connection:
        await connection.execute(m.states.update().values(base=TOY.dumps(TOY.setup(seats=2, seed="other"))))
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert (await tables.lookup.info(number)).stopped


async def test_a_damaged_border_costs_marks_and_no_move(tables: Tables, db: Database) -> None:
    """What was changed on the board is not marked then, and the move stands."""
    number, user = await played(tables)
    async with db.write() as connection:
        await connection.execute(m.snapshots.update().values(data=TOY.dumps(TOY.setup(seats=2, seed="other"))))
    tables.store.borders.clear()  # the next process
    await tables.play.act(number, user, acts("finish"))
    assert await tables.restoring.restore(number)
    tables.store.borders.clear()
    assert (await tables.views.look(number, ANA.id)).before is not None


async def test_a_damaged_line_is_named(tables: Tables, db: Database) -> None:
    """A fork has its first position in its log."""
    number, _ = await played(tables)
    text = TOY.dumps(TOY.setup(seats=2, seed="toy")).decode()
    fork = {"kind": "fork", "text": text, "digest": stored_positions.digest_of_line("fork", text)}
    first = m.actions.update().where(m.actions.c.seq == 0)
    for values, hurt in ((fork, False), ({"text": text.replace('"round":1', '"round":2')}, True)):
        async with db.write() as connection:
            await connection.execute(first.values(values))
            lines = await log_lines(connection, number)
        assert [line.seq for line in lines if line.damaged] == [0] * hurt
    with pytest.raises(Divergence, match="line 0 is damaged"):
        replay(TOY, seats=2, seed="", options=TOY.Options(), lines=lines)


async def test_a_damaged_archive_is_not_unpacked(tables: Tables, db: Database, clock: FakeClock) -> None:
    over = await running(tables, 2)
    await play_out(tables, over.id)
    async with db.write() as connection:
        await connection.execute(m.outbox.update().values(status="sent", done_at=0.0))
    clock.add(seconds=AFTER + 1)
    assert await tables.archive.pack(over.id)
    (packed,) = await rows(db, m.archives)
    async with db.write() as connection:
        await connection.execute(m.archives.update().values(data=flipped(packed.data, len(packed.data) // 2)))
    with pytest.raises(UserError, match="save-broken"):
        await tables.archive.thaw(over.id)
    assert len(await rows(db, m.archives)) == 1
    async with db.write() as connection:
        await connection.execute(m.archives.update().values(data=packed.data))
    assert await tables.archive.thaw(over.id)


async def test_what_was_written_before_there_were_digests_is_read(tables: Tables, db: Database) -> None:
    """And gets one with the next act."""
    number, user = await played(tables)
    async with db.write() as connection:
        await connection.execute(m.states.update().values(digest="", base_digest=""))
        await connection.execute(m.snapshots.update().values(digest=""))
    await tables.play.act(number, user, acts("finish"))
    (row,) = await rows(db, m.states)
    assert row.digest == stored_positions.digest_of(row.data)
