"""Ways to lose a table, or to leave it or its neighbours hanging, by damage of what is stored."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.history import replay_process, rule_repair
from bot.tables.history.archive import AFTER
from bot.tables.model import Damage
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Message, Post, PostKind
from bot.tables.unit.stored_positions import digest_of
from bot.workers.outbox.outbox import Outbox
from bot.workers.restorer import Restorer
from bot.workers.timer import Timer
from tests.bot.fakes import FakePresenter
from tests.bot.helpers import ANA, BEN, SOMEONE, FakeClock, refused, rows, running
from tests.bot.tables.damaged import OTHER, mark, played, said, state, write
from tests.bot.tables.toy_rounds import play_out
from tests.bot.toy import TOY, Toy, ToyState, acts

pytestmark = pytest.mark.slow


async def until_still(tables: Tables, most: int = 5) -> int:
    """How often ``sign_old`` finds something, as ``migrate`` calls it; ``most`` for ever."""
    after: int | None = 0
    for number in range(most):
        after = await tables.restoring.sign_old(after or 0)
        if after is None:
            return number
    return most


async def test_migrate_ends_where_a_position_cannot_be_read(tables: Tables, db: Database) -> None:
    """A position without a digest that is no save is looked at once: ``migrate`` ends, the worker comes to rest."""
    await played(tables)
    await write(db, m.states, data=b"{", digest="")
    assert await until_still(tables) < 5


OF_ONE = {"a game that is not offered": (m.tables, "id", {"game": "gone"}),
          "draws that cannot be read": (m.actions, "table_id", {"draws": "{"})}  # fmt: skip


@pytest.mark.parametrize("trouble", OF_ONE)
async def test_no_table_keeps_another_from_its_digest(tables: Tables, db: Database, trouble: str) -> None:
    """It stays as it is; those behind it get their digests, and it ends."""
    first, _ = await played(tables)
    second, _ = await played(tables)
    await write(db, m.states, digest="", base_digest="")
    part, key, values = OF_ONE[trouble]
    async with db.write() as connection:
        await connection.execute(part.update().where(part.c[key] == first).values(values))
    assert await until_still(tables) < 5
    (held,) = await rows(db, m.states, m.states.c.table_id == second)
    assert held.digest == digest_of(held.data)


async def test_a_game_that_is_not_offered_for_a_while_does_not_close_the_table(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    """What cannot be restored because its game is not offered now is restored when it is again."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    assert not await Tables(db, clock, games={}).restoring.restore(number)
    assert await mark(db) == Damage.RESTORING
    assert await tables.restoring.restore(number)
    assert await state(db) == before


async def test_a_replay_that_is_killed_does_not_close_the_table(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops Herald ends its processes, too (Ctrl-C, systemd): what was not played to its end says nothing."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    begun = asyncio.create_subprocess_exec

    async def ended(*args: Any, **more: Any) -> asyncio.subprocess.Process:
        process = await begun(*args, **more)
        process.terminate()
        return process

    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "create_subprocess_exec", ended)
        with contextlib.suppress(replay_process.Ended):  # the worker tries again
            assert not await tables.restoring.restore(number)
    assert await mark(db) == Damage.RESTORING
    assert await tables.restoring.restore(number)
    assert await state(db) == before


@pytest.mark.parametrize("column", ["draws", "options"])
async def test_what_cannot_be_decoded_closes_the_table(tables: Tables, db: Database, column: str) -> None:
    """A log whose draws, or a table whose options are no JSON is not restored for ever: posts of its people, those of
    other tables among them, wait meanwhile."""
    number, user = await played(tables)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    await write(db, m.actions if column == "draws" else m.tables, **{column: "{"})
    await Restorer(tables.restoring).restore_due()
    assert await mark(db) == Damage.CLOSED


async def test_a_base_is_given_up_where_the_log_cannot_be_decoded(tables: Tables, db: Database) -> None:
    """The position is known; the game goes on."""
    number, user = await played(tables)
    await write(db, m.states, base=OTHER)
    await refused(tables.play.undo(number, user), "damage-restoring")
    await write(db, m.actions, draws="{")
    await Restorer(tables.restoring).restore_due()
    assert await mark(db) == Damage.NONE


async def test_a_look_at_all_games_goes_on_behind_a_broken_one(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table that cannot be read keeps ``look_through`` from no other."""
    monkeypatch.setattr(rule_repair, "BETWEEN", 0.0)
    first, _ = await played(tables)
    second, _ = await played(tables)
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.table_id == first).values(draws="{"))
        await connection.execute(m.states.update().where(m.states.c.table_id == second).values(data=OTHER))
    await tables.repairs.look_through()
    assert second in await tables.restoring.due()


async def test_a_mark_that_is_nonsense_is_looked_at(tables: Tables, db: Database) -> None:
    """A damaged mark is no word of nobody's: the table is restored, and people read a sentence meanwhile."""
    number, user = await played(tables)
    await write(db, m.tables, damage="restorinG")
    await refused(tables.views.look(number, user), "damage-restoring")
    await Restorer(tables.restoring).restore_due()
    assert await mark(db) == Damage.NONE
    await tables.views.look(number, user)


async def test_a_closed_table_that_is_sound_again_opens(tables: Tables, db: Database) -> None:
    """The operator has put in the position from a back-up: ``repair --apply`` opens the table."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    assert not await tables.restoring.restore(number)
    await write(db, m.states, data=before.data, digest=before.digest)
    if not await tables.restoring.check(number):  # as ``bot.cli.dbwork.repair``
        await tables.restoring.restore(number)
    await tables.repairs.apply(number)
    assert await mark(db) == Damage.NONE
    await tables.views.look(number, user)


async def test_a_digest_of_an_archive_is_no_more_than_its_data(tables: Tables, db: Database, clock: FakeClock) -> None:
    """A bit of the digest alone has turned: the data decompress, and what is in them fits its own digests."""
    table = await running(tables, 2)
    await play_out(tables, table.id)
    before = await state(db)
    clock.add(seconds=AFTER + 1)
    assert await tables.archive.pack(table.id)
    await write(db, m.archives, digest=digest_of(b""))
    assert await tables.archive.thaw(table.id)
    assert await state(db) == before


@pytest.mark.slow(but=["sqlite-rewind-True", "sqlite-cancel-False"])
@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("what", ["pause", "rewind", "cancel"])
async def test_time_does_not_race_at_a_damaged_table(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer, what: str, closed: bool
) -> None:
    """What is due at a damaged table does not call the timer again and again without a moment between."""
    number, user = await played(tables)
    if what == "pause":
        await tables.seats.pause(number, ANA.id)
    elif what == "cancel":
        await tables.votes.cancel(number, ANA.id)
    else:
        (point, *_) = await tables.votes.moments(number)
        await tables.votes.rewind(number, ANA.id, point.token)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    if closed:
        await tables.restoring.restore(number)
    clock.add(seconds=31 * 86400)
    due = await timer.run_due()
    assert due is None or due > clock.now()


async def test_a_vote_that_rests_delays_nobody_elses_deadline(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer
) -> None:
    """What stays due at a closed table is tried again later; a deadline elsewhere is kept to the second meanwhile."""
    number, user = await played(tables)
    await tables.seats.pause(number, ANA.id)
    await write(db, m.states, data=OTHER, digest=digest_of(b"lost"))
    await refused(tables.views.look(number, user), "damage-restoring")
    await tables.restoring.restore(number)
    clock.add(seconds=31 * 86400)
    await played(tables)
    await write(db, m.deadlines, act_at=clock.now() + 10, remind_at=None)
    assert await timer.run_due() == clock.now() + 10


async def test_an_unmendable_line_is_not_said_to_be_restored(tables: Tables, db: Database) -> None:
    """A line without its border stays damaged: nobody is told twice that it was restored."""
    number, _ = await played(tables)
    async with tables.store.change(number) as change:
        await tables.repairs._keep(change)
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.kind == "kept").values(text="AAAA"))
        await connection.execute(m.snapshots.delete())
    told = []
    for _ in range(2):
        if not await tables.restoring.check(number):
            await tables.restoring.restore(number)
        told.append(await said(db))
    assert await mark(db) == Damage.NONE
    assert told[0] == told[1]


async def test_a_mark_of_an_archived_table_does_not_stay(tables: Tables, db: Database, clock: FakeClock) -> None:
    """A table whose position lies in the archive is due to nobody."""
    table = await running(tables, 2)
    await play_out(tables, table.id)
    await write(db, m.states, data=OTHER, digest=digest_of(b"x"))
    await refused(tables.views.look(table.id, ANA.id), "damage-restoring")
    clock.add(seconds=AFTER + 1)
    await tables.archive.pack(table.id)
    await Restorer(tables.restoring).restore_due()
    assert await tables.restoring.due() == []


async def test_undo_after_base_seq_was_changed(tables: Tables, db: Database) -> None:
    """The number of the base is as much a part of it as its bytes: it is put back from the log."""
    number, user = await played(tables)
    await tables.play.act(number, user, acts("mark b"))
    held = await state(db)
    await write(db, m.states, base_seq=held.base_seq + 1)
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    assert await state(db) == held
    await tables.play.undo(number, user)


IMPOSSIBLE = TOY.setup(seats=2, seed="other")
IMPOSSIBLE.points[0] = -77


def impossible(_rules: Toy, state: ToyState, _public: bool) -> Iterator[str]:
    """What ``Rules.invariants`` says of ``IMPOSSIBLE``."""
    yield from ["bad points"] * (min(state.points) < 0)


async def test_an_old_base_that_cannot_come_about_gets_no_digest(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gives digests to what has none asks of the base, too, whether it can come about; the log leads to it."""
    monkeypatch.setattr(Toy, "_faults", impossible)
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, base=TOY.dumps(IMPOSSIBLE), base_digest="")
    await tables.restoring.sign_old()
    await Restorer(tables.restoring).restore_due()
    assert await state(db) == before
    await tables.play.undo(number, user)


async def test_an_impossible_base_without_a_digest_is_put_back(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo has found it; it is not said to be restored as it is."""
    monkeypatch.setattr(Toy, "_faults", impossible)
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, base=TOY.dumps(IMPOSSIBLE), base_digest="")
    await refused(tables.play.undo(number, user), "damage-restoring")
    assert await tables.restoring.restore(number)
    assert await state(db) == before


@pytest.mark.slow(but=["sqlite-True"])
@pytest.mark.parametrize("signed", [True, False])
async def test_an_impossible_border_without_a_digest_is_put_back(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch, signed: bool
) -> None:
    """Else every act that ends a phase finds it anew."""
    monkeypatch.setattr(Toy, "_faults", impossible)
    number, user = await played(tables)
    before = await rows(db, m.snapshots)
    await write(db, m.snapshots, data=TOY.dumps(IMPOSSIBLE), digest="")
    tables.store.borders.clear()
    if signed:
        await write(db, m.states, digest="")
        await tables.restoring.sign_old()
    else:
        await tables.play.act(number, user, acts("finish"))
        assert await mark(db) == Damage.RESTORING
    await Restorer(tables.restoring).restore_due()
    assert (await rows(db, m.snapshots))[: len(before)] == before


async def test_two_processes_restore_at_once(tables: Tables, db: Database, clock: FakeClock) -> None:
    """One of them writes; people are told once."""
    number, user = await played(tables)
    before = await state(db)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    other = Tables(db, clock, games={"toy": TOY})
    assert all(await asyncio.gather(tables.restoring.restore(number), other.restoring.restore(number)))
    assert await state(db) == before
    assert await said(db) == ["note-restoring", "note-restored"]


async def test_a_pause_while_restoring_keeps_the_time(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Whoever pauses a table that is being restored loses no time and gains none."""
    number, user = await played(tables)
    due = (await tables.lookup.info(number)).due_at
    assert due is not None
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    clock.add(seconds=1000)
    await tables.seats.pause(number, ANA.id)
    clock.add(seconds=1000)
    await refused(tables.seats.resume(number, ANA.id), "damage-restoring")
    assert await tables.restoring.restore(number)
    clock.add(seconds=1000)
    await tables.seats.resume(number, ANA.id)
    assert (await tables.lookup.info(number)).due_at == due + 3000


async def test_people_may_leave_and_be_forgotten_meanwhile(tables: Tables, db: Database) -> None:
    """Who gives a seat up, or has their data deleted, does not need the position; it is restored afterwards."""
    number, user = await played(tables)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(number, user), "damage-restoring")
    await tables.seats.resign(number, BEN.id)
    await tables.personal_data.forget(BEN.id, SOMEONE)
    assert await tables.restoring.restore(number)


async def test_a_finished_game_does_not_go_on(tables: Tables, db: Database) -> None:
    """Nobody is told that a game goes on, or may be ended, that is over."""
    table = await running(tables, 2)
    await play_out(tables, table.id)
    await write(db, m.states, data=OTHER)
    await refused(tables.views.look(table.id, ANA.id), "damage-restoring")
    assert await tables.restoring.restore(table.id)
    assert "note-restored" not in await said(db)


async def test_a_rewind_does_not_rest_on_a_changed_line(tables: Tables, db: Database) -> None:
    """A line of the log that was changed is one of one: nobody goes back to where it leads alone."""
    number, user = await played(tables)
    await tables.play.act(number, user, acts("finish"))
    await tables.play.act(number, ANA.id, acts("pick 2", "seal"))
    await tables.play.act(number, BEN.id, acts("pick 3", "seal"))
    async with db.write() as connection:
        await connection.execute(
            m.actions.update().where(m.actions.c.text == "pick 2", m.actions.c.seq > 5).values(text="pick 3")
        )
    (point, *_) = await tables.votes.moments(number)
    await tables.votes.rewind(number, ANA.id, point.token)
    await tables.votes.vote(number, BEN.id, MotionKind.REWIND, True)
    now = TOY.loads((await state(db)).data)
    assert 3 not in now.picks[:1], now.picks


async def test_a_table_that_is_being_restored_holds_up_no_post_of_another(
    tables: Tables, db: Database, clock: FakeClock, outbox: Outbox, presenter: FakePresenter,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Whoever plays at two tables hears of the one while the other is restored, which may take minutes."""
    number, user = await played(tables)
    await outbox.drain()
    await write(db, m.states, data=OTHER)
    async with tables.store.change(number) as change:
        change.panel(change.loaded.seats[0])
    await refused(tables.views.look(number, user), "damage-restoring")
    compose = presenter.compose

    async def composed(post: Post) -> Message | None:
        if post.table_id == number and post.kind is PostKind.PANEL:  # as the presenter does, which looks
            raise tables.store.damaged(await tables.store.read(number))
        return await compose(post)

    monkeypatch.setattr(presenter, "compose", composed)
    other, _ = await played(tables)
    async with tables.store.change(other) as change:
        change.whisper(ANA.id, "whisper-rewound")
    for _ in range(6):
        await outbox.drain()
        clock.add(seconds=20)
    waiting = await rows(db, m.outbox, m.outbox.c.status.in_(("pending", "sending")), m.outbox.c.table_id == other)
    assert waiting == []


async def test_a_panel_that_finds_damage_comes_when_it_is_restored(
    tables: Tables, db: Database, clock: FakeClock, outbox: Outbox, presenter: FakePresenter,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Whoever is asked something gets their panel, however long it took to restore the table."""
    number, user = await played(tables)
    await outbox.drain()
    await write(db, m.states, data=OTHER)
    async with tables.store.change(number) as change:
        seat = next(seat.seat for seat in change.loaded.seats if seat.user_id == user)
        await change.close_panels("over", seat)
        change.panel(change.loaded.seats[seat])
    compose = presenter.compose

    async def composed(post: Post) -> Message | None:
        if post.kind is PostKind.PANEL and "closed" not in post.payload:  # as the presenter does
            await tables.views.look(number, user)
        return await compose(post)

    monkeypatch.setattr(presenter, "compose", composed)
    await outbox.drain()
    assert await mark(db) == Damage.RESTORING
    assert await tables.restoring.restore(number)
    clock.add(seconds=20)
    await outbox.drain()
    assert await rows(db, m.panels, m.panels.c.kind == PostKind.PANEL.value, m.panels.c.seat == seat)


async def test_undo_does_not_rest_on_a_changed_line(tables: Tables, db: Database) -> None:
    """A line between the base and the position that says something else leads elsewhere: nothing is taken back."""
    number, user = await played(tables)
    await tables.play.act(number, user, acts("mark b"))
    before = await state(db)
    async with db.write() as connection:
        await connection.execute(m.actions.update().where(m.actions.c.text == "mark b").values(text="mark a"))
    await refused(tables.play.undo(number, user), "cannot-undo")
    assert await state(db) == before
