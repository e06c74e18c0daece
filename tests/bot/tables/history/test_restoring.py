"""What is damaged is put back from the log where two of position, digest and log agree; else the table is closed."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Iterator
from typing import Any

import msgspec
import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.history import replay_process
from bot.tables.model import Damage, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.stored_positions import digest_of
from bot.workers.autopilot import Autopilot
from bot.workers.restorer import Restorer
from bot.workers.timer import Timer
from tests.bot.helpers import ANA, BEN, FakeClock, refused, rows
from tests.bot.tables.damaged import OTHER, POLICY, mark, played, said, state, write
from tests.bot.tables.toy_rounds import play_out
from tests.bot.toy import Toy, ToyState, acts

DAMAGE = {
    "another position": {"data": OTHER},
    "no position": {"data": b"{"},
    "the digest": {"digest": digest_of(b"")},
    "the base": {"base": OTHER},
    "the number of the base": {"base_seq": 1},
    "the digest of the base": {"base_digest": digest_of(b"")},
    "position and base": {"data": OTHER, "base": OTHER},
}


@pytest.mark.slow(but=[f"sqlite-{damage}" for damage in ("another position", "the base", "position and base")])
@pytest.mark.parametrize("damage", DAMAGE)
async def test_two_of_three_agree(tables: Tables, db: Database, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, **DAMAGE[damage])
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert await mark(db) == Damage.RESTORING
    await refused(tables.views.look(number, ANA.id), "damage-restoring")
    assert await said(db) == ["note-restoring"], "once, however often somebody looks"
    with caplog.at_level(logging.WARNING):
        assert await tables.restoring.restore(number)
    assert f"table {number} was restored from its log" in caplog.text
    assert await state(db) == before
    assert await mark(db) == Damage.NONE
    assert await said(db) == ["note-restoring", "note-restored"]
    await tables.play.undo(number, user)
    await tables.play.act(number, user, acts("mark b"))
    await play_out(tables, number)
    assert (await tables.proof.verify(number)).ok


async def test_position_and_digest_gone_close_the_table(
    tables: Tables, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """One of three is not enough, even where the log can be played: it might be the log that is damaged."""
    number, user = await played(tables)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    assert not await tables.restoring.restore(number)
    assert await mark(db) == Damage.CLOSED
    assert await said(db) == ["note-restoring", "note-closed"]
    assert "is closed" in caplog.text
    assert digest_of(OTHER) in caplog.text, "the operator needs the evidence"
    await refused(tables.views.look(number, user), "damage-closed")
    await refused(tables.play.act(number, user, acts("mark b")), "damage-closed")
    await refused(tables.seats.retry(number, ANA.id), "damage-closed")
    assert await tables.restoring.due() == [], "nobody tries it for ever"


async def test_position_and_log_gone_close_the_table(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    await write(db, m.states, data=OTHER)
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.seq == 1).values(text="pick 2"))
    await refused(tables.views.look(number, user), "damage-restoring")
    assert not await tables.restoring.restore(number)
    assert await mark(db) == Damage.CLOSED


async def test_a_closed_table_goes_back_to_a_sound_moment(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    (point, *_) = await tables.votes.moments(number)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    await tables.votes.rewind(number, ANA.id, point.token)
    await refused(tables.votes.vote(number, BEN.id, MotionKind.REWIND, True), "damage-restoring")
    await tables.restoring.restore(number)
    await tables.votes.vote(number, BEN.id, MotionKind.REWIND, True)
    assert await mark(db) == Damage.NONE
    await tables.views.look(number, user)
    await play_out(tables, number)
    assert (await tables.proof.verify(number)).ok


async def test_a_closed_table_can_be_cancelled(tables: Tables, db: Database) -> None:
    number, user = await played(tables, practice=True)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    await tables.restoring.restore(number)
    await tables.votes.cancel(number, ANA.id)
    await tables.votes.vote(number, BEN.id, MotionKind.CANCEL, True)
    assert (await tables.lookup.info(number)).status is TableStatus.CANCELLED
    assert await mark(db) == Damage.NONE


async def test_borders_come_back_from_the_same_replay(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    before = await rows(db, m.snapshots)
    await write(db, m.snapshots, data=OTHER)
    tables.store.borders.clear()  # the next process
    await tables.play.act(number, user, acts("finish"))
    assert await mark(db) == Damage.RESTORING, "the last board could not be compared with"
    assert await tables.restoring.restore(number)
    after = await rows(db, m.snapshots)
    assert after[: len(before)] == before
    assert all(row.digest == digest_of(row.data) for row in after)


async def test_what_the_log_does_not_lead_to_is_given_up_where_the_position_is_known(
    tables: Tables, db: Database
) -> None:
    """Undo begins anew there; the game goes on."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, base=OTHER)
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.seq == 1).values(text="pick 2"))
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    now = await state(db)
    assert (now.data, now.base) == (before.data, before.data)
    await refused(tables.play.undo(number, user), "nothing-to-undo")
    await tables.play.act(number, user, acts("mark b"))
    await tables.play.undo(number, user)


async def test_a_line_comes_back_from_its_border(tables: Tables, db: Database) -> None:
    """After a correction, or where today's rules do not lead, position, border and line hold the same."""
    number, user = await played(tables)
    async with tables.store.change(number) as change:
        await tables.repairs._keep(change)
    (line,) = await rows(db, m.actions, m.actions.c.kind == "kept")
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.id == line.id).values(text=line.text[:-8]))
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    assert await state(db) == before
    assert await rows(db, m.actions, m.actions.c.kind == "kept") == [line]


async def test_clocks_stand_and_nobody_plays_meanwhile(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer, autopilot: Autopilot
) -> None:
    number, user = await played(tables)
    due = (await tables.lookup.info(number)).due_at
    assert due is not None
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    before = await rows(db, m.actions)
    clock.add(seconds=40 * 3600)
    await timer.run_due()
    await autopilot.run_due()
    assert await rows(db, m.actions) == before
    assert (await tables.lookup.info(number)).due_at is None
    assert await tables.restoring.restore(number)
    assert (await tables.lookup.info(number)).due_at == due + 40 * 3600


async def test_computers_play_on_afterwards(tables: Tables, db: Database, autopilot: Autopilot) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=POLICY)
    await tables.lobby.add_computer(table.id, ANA.id, "random")
    await tables.lobby.start(table.id, ANA.id)
    await write(db, m.states, data=OTHER)
    await autopilot.run_due()
    assert await tables.restoring.due() == [table.id]
    assert (await tables.lookup.info(table.id)).seq == 0
    assert await tables.restoring.restore(table.id)
    await autopilot.run_due()
    assert (await tables.lookup.info(table.id)).seq > 0


async def test_a_panel_that_was_given_up_comes_anew(tables: Tables, db: Database) -> None:
    """Whoever is asked and has no live panel gets one, whatever else is drawn anew of theirs at that moment."""
    number, user = await played(tables)
    async with db.write() as connection:
        await connection.execute(m.outbox.update().values(status="skipped"))
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    found = await rows(db, m.outbox, m.outbox.c.kind == "panel", m.outbox.c.status == "pending")
    asked = [json.loads(row.payload) for row in found if row.user_id == user]
    assert ["new" in payload for payload in asked] == [True]


async def test_the_timer_finds_it_too(tables: Tables, db: Database, clock: FakeClock, timer: Timer) -> None:
    number, _ = await played(tables)
    await write(db, m.states, data=OTHER)
    clock.add(seconds=40 * 3600)
    await timer.run_due()
    assert await tables.restoring.due() == [number]


async def test_a_worker_is_called_and_takes_up_what_was_left(tables: Tables, db: Database, clock: FakeClock) -> None:
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")  # nobody works yet, as after a kill
    restorer = Restorer(tables.restoring)
    await restorer.restore_due()
    assert await state(db) == before
    called = asyncio.Event()
    tables.store.restore = called.set
    await write(db, m.states, base=OTHER)
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert called.is_set()


async def test_what_changes_meanwhile_is_looked_at_again(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else restores it at the same time, or puts in a back-up."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    apart = replay_process.play_apart

    async def meanwhile(*args: Any, **more: Any) -> replay_process.Played:
        await write(db, m.states, data=before.data)
        return await apart(*args, **more)

    monkeypatch.setattr(replay_process, "play_apart", meanwhile)
    assert not await tables.restoring.restore(number)
    assert await mark(db) == Damage.RESTORING
    assert await tables.restoring.restore(number)
    assert await state(db) == before


async def test_too_heavy_a_log_closes_the_table(tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    number, user = await played(tables)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")

    def heavy(*args: Any, **more: Any) -> Awaitable[replay_process.Played]:
        raise replay_process.TooHeavy

    monkeypatch.setattr(replay_process, "play_apart", heavy)
    assert not await tables.restoring.restore(number)
    assert await mark(db) == Damage.CLOSED


async def test_a_paused_or_finished_game_is_restored_too(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    before = await state(db)
    await tables.seats.pause(number, ANA.id)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    assert (await tables.lookup.info(number)).status is TableStatus.PAUSED
    await tables.seats.resume(number, ANA.id)
    assert (await state(db)).data == before.data
    await play_out(tables, number)
    over = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    assert await state(db) == over


# -- what was written before there were digests


async def test_old_positions_get_their_digests(tables: Tables, db: Database) -> None:
    number, user = await played(tables)
    before, borders = await state(db), await rows(db, m.snapshots)
    await write(db, m.states, digest="", base_digest="")
    await write(db, m.snapshots, digest="")
    assert await tables.restoring.sign_old() == number
    assert await tables.restoring.sign_old() is None
    assert (await state(db), await rows(db, m.snapshots)) == (before, borders)
    await tables.play.act(number, user, acts("mark b"))


async def test_an_old_position_that_cannot_come_about_is_no_longer_played(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, user = await played(tables)

    def faults(_rules: Toy, state: ToyState, _public: bool) -> Iterator[str]:
        yield from ["bad points"] * (max(state.points) > 0)

    monkeypatch.setattr(Toy, "_faults", faults)
    await write(db, m.states, digest="")
    assert await tables.restoring.sign_old() == number
    assert await mark(db) == Damage.RESTORING
    await refused(tables.views.look(number, user), "damage-restoring")
    assert await tables.restoring.restore(number), "the log leads to it: it is the check that is wrong"
    await tables.views.look(number, user)


class Reshaped(Toy):
    """The toy game whose saves have another shape by now."""

    schema_version = 2

    def _migrate(self, data: bytes) -> ToyState | None:
        return msgspec.structs.replace(msgspec.json.decode(data, type=ToyState), schema_version=2)


@pytest.mark.slow
async def test_positions_of_an_earlier_schema_are_written_anew(tables: Tables, db: Database, clock: FakeClock) -> None:
    """So that the log leads to the very bytes, should they be damaged one day."""
    number, user = await played(tables)
    later = Tables(db, clock, games={"toy": Reshaped()})
    assert await later.restoring.sign_old() == number
    assert await later.restoring.sign_old() is None
    before = await state(db)
    assert b'"schema_version":2' in before.data
    assert (before.digest, before.base_digest) == (digest_of(before.data), digest_of(before.base, before.base_seq))
    await write(db, m.states, data=OTHER)
    await refused(later.views.look(number, user), "damage-restoring")
    assert await later.restoring.restore(number)
    assert await state(db) == before


async def test_a_position_of_a_later_version_is_not_damaged(tables: Tables, db: Database) -> None:
    """It is what was written, and is read again once that version is back; nobody closes the table meanwhile."""
    number, user = await played(tables)
    before = await state(db)
    later = before.data.replace(b'"schema_version":1', b'"schema_version":9')
    await write(db, m.states, data=later, digest=digest_of(later))
    assert await tables.restoring.check(number)
    await refused(tables.views.look(number, user), "save-broken")
    assert await mark(db) == Damage.NONE
    await write(db, m.states, data=before.data, digest=before.digest)
    await tables.views.look(number, user)
