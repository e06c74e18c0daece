"""Pauses: asked for by anybody at the table, decided by more than half, over by themselves."""

from __future__ import annotations

import datetime as dt
import json

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.clock import schedule
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus
from bot.tables.play import idle, pauses, table_clock
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.workers.timer import Timer
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, rows, running
from tests.bot.planned_posts import last, told
from tests.bot.toy import acts

PAUSE, RESUME = MotionKind.PAUSE, MotionKind.RESUME
DAY = DeadlinePolicy(hours=24, pace=0)


async def status(tables: Tables, table: TableInfo) -> TableStatus:
    return (await tables.lookup.info(table.id)).status


async def test_more_than_half_pause_and_go_on(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, 3, policy=DAY)
    clock.add(hours=6)
    since = await last(db)
    voted = await tables.votes.pause(table.id, BEN.id)
    assert voted.motion is not None
    assert await told(db, since) == ["whisper-pause 101", "whisper-pause 103", "note-pause"]
    assert await status(tables, table) is TableStatus.RUNNING
    await tables.votes.vote(table.id, CAI.id, PAUSE, True, token=voted.motion.token)
    assert await status(tables, table) is TableStatus.PAUSED
    with pytest.raises(UserError, match="table-paused"):
        await tables.play.act(table.id, ANA.id, acts("pick 1"))
    clock.add(hours=100)
    await Timer(tables.store, tables.play).run_due()
    assert await status(tables, table) is TableStatus.PAUSED  # no deadline runs
    await tables.votes.resume(table.id, CAI.id)
    await tables.votes.vote(table.id, ANA.id, RESUME, True)
    info = await tables.lookup.info(table.id)
    assert info.status is TableStatus.RUNNING
    assert info.due_at == clock.now() + 18 * 3600  # what was left
    assert await rows(db, m.motions) == []


async def test_half_is_not_enough(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, 4, policy=DAY)
    await tables.votes.pause(table.id, BEN.id)
    await tables.votes.vote(table.id, CAI.id, PAUSE, True)
    await tables.votes.vote(table.id, DOT.id, PAUSE, False)
    assert await status(tables, table) is TableStatus.RUNNING
    [motion] = await rows(db, m.motions)
    clock.time = motion.due_at
    since = await last(db)
    await Timer(tables.store, tables.play).run_due()
    assert "note-pause-failed" in await told(db, since)
    assert await rows(db, m.motions, m.motions.c.kind == "pause") == []


@pytest.mark.parametrize("by_vote", [True, False])
async def test_a_pause_ends_by_itself(tables: Tables, db: Database, clock: FakeClock, by_vote: bool) -> None:
    """All are away for weeks: the table is not lost."""
    table = await running(tables, 2, policy=DAY)
    if by_vote:
        await tables.votes.pause(table.id, BEN.id)
        await tables.votes.vote(table.id, ANA.id, PAUSE, True)
    else:
        await tables.seats.pause(table.id, ANA.id)
    timer = Timer(tables.store, tables.play)
    clock.add(seconds=pauses.LONGEST - 1)
    assert await timer.run_due() == pytest.approx(clock.now() + 1)
    assert await status(tables, table) is TableStatus.PAUSED
    clock.add(seconds=1)
    since = await last(db)
    await timer.run_due()
    assert await status(tables, table) is TableStatus.RUNNING
    assert "note-pause-over" in await told(db, since)
    assert (await tables.lookup.info(table.id)).due_at == clock.now() + 24 * 3600


MONDAYS = DeadlinePolicy(hours=24, at="20:00", weekdays=(0,), pace=0)
DAILY = DeadlinePolicy(hours=24, at="20:00", pace=0)


@pytest.mark.parametrize(
    ("asleep", "policy", "asked", "paused", "resumed", "due"),  # 2026-05-04 is a Monday
    [
        (False, DAILY, "05-04 21:00", "05-05 10:00", "05-06 01:00", "05-06 20:00"),
        (True, MONDAYS, "05-05 09:00", "05-11 09:00", "05-12 00:00", "05-18 20:00"),
    ],
)
async def test_a_pause_and_a_sleep_keep_to_fixed_times(
    tables: Tables, clock: FakeClock, asleep: bool, policy: DeadlinePolicy, asked: str, paused: str, resumed: str,
    due: str,
) -> None:  # fmt: skip
    clock.time = moment(asked)
    table = await running(tables, 2, policy=policy)
    late = schedule.spread(table.id)
    clock.time = moment(paused)
    if asleep:
        async with tables.store.change(table.id) as change:
            idle.fall_asleep(change, "note-asleep-covered")
            await table_clock.index(change)
    else:
        await tables.seats.pause(table.id, ANA.id)
    clock.time = moment(resumed)
    await (tables.seats.wake(table.id, ANA.id) if asleep else tables.seats.resume(table.id, ANA.id))
    looks = [await tables.views.look(table.id, user.id) for user in (ANA, BEN)]
    assert {at for look in looks for at in look.due.values()} == {moment(due) + late}


def moment(text: str) -> float:
    return dt.datetime.fromisoformat(f"2026-{text}").replace(tzinfo=dt.UTC).timestamp()


async def test_who_is_alone_with_computers_pauses_at_once(tables: Tables) -> None:
    table = await running(tables, 2, practice=True)
    await tables.seats.resign(table.id, BEN.id)
    await tables.votes.pause(table.id, ANA.id)
    assert await status(tables, table) is TableStatus.PAUSED
    await tables.votes.resume(table.id, ANA.id)
    assert await status(tables, table) is TableStatus.RUNNING


async def test_nobody_learns_who_voted(tables: Tables, db: Database) -> None:
    """Of another's vote nothing is posted, and whoever votes late is answered alike."""
    said = []
    for yes in (True, False):
        table = await running(tables, 4, policy=DAY)
        await tables.votes.pause(table.id, BEN.id)
        since = await last(db)
        voted = await tables.votes.vote(table.id, CAI.id, PAUSE, yes)
        assert voted.motion is not None
        said.append((await told(db, since), voted.motion.due_at))
    assert said[0] == said[1]


async def test_who_may_not(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, 3, policy=DAY)

    async def refused(key: str, call: object) -> None:
        before = await rows(db, m.motions)
        with pytest.raises(UserError, match=key):
            await call  # type: ignore[misc]
        assert await rows(db, m.motions) == before

    await refused("not-seated", tables.votes.pause(table.id, DOT.id))
    await refused("not-paused", tables.votes.resume(table.id, BEN.id))
    await refused("nothing-asked", tables.votes.vote(table.id, BEN.id, PAUSE, True))
    await tables.votes.pause(table.id, BEN.id)
    await refused("nothing-asked", tables.votes.vote(table.id, CAI.id, PAUSE, True, token="another"))
    await tables.seats.pause(table.id, ANA.id)
    await refused("table-paused", tables.votes.pause(table.id, BEN.id))
    await refused("nothing-asked", tables.votes.vote(table.id, CAI.id, RESUME, True))  # nobody has asked
    await refused("not-seated", tables.votes.resume(table.id, DOT.id))
    await tables.seats.resume(table.id, ANA.id)
    for _ in range(4):
        await tables.votes.pause(table.id, BEN.id)
        clock.add(hours=0.01)
        async with db.write() as connection:
            await connection.execute(m.motions.delete())
    await refused("too-often", tables.votes.pause(table.id, BEN.id))


async def _shown(tables: Tables, table_id: int) -> dict[str, object]:
    """What Ben, a spectator and those who read reports are shown of a table: all that its end lays open."""
    for seat in (0, 2):
        with pytest.raises(UserError, match="replay-hidden"):
            await tables.history.record(table_id, BEN.id, seat)
    with pytest.raises(UserError, match="not-finished"):
        await tables.history.borders(table_id, BEN.id)
    with pytest.raises(UserError, match="not-finished"):
        await tables.proof.verify(table_id)
    found: dict[str, object] = {"seed": (await tables.lookup.info(table_id)).seed}
    for user in (BEN.id, None):
        paper = json.loads(await tables.exports.export(table_id, user))
        found[f"export {user}"] = [paper[part] for part in ("whole", "seed", "actions", "events", "places")]
        found[f"log {user}"] = await tables.views.log(table_id, user, since=0)
    for seat in (None, 1):
        record = await tables.history.record(table_id, BEN.id, seat)
        found[f"replay {seat}"] = (record.everything, record.hears)
    report = (await tables.moderation.reports(1))[0]
    found["report"] = (await tables.moderation.read_report(1, report.id))[0]
    return found


async def test_a_paused_table_hides_what_a_running_one_hides(tables: Tables) -> None:
    """The replay, the log, the export, the seed and the file of a report: a pause is no end."""
    table = await running(tables, 3, policy=DAY)
    for user, text in ((ANA, "pick 3"), (BEN, "pick 2"), (CAI, "pick 1")):
        await tables.play.act(table.id, user.id, acts(text))
    await tables.play.act(table.id, ANA.id, acts("seal"))
    await tables.moderation.report(table.id, CAI.id, "hm", ANA.id)
    runs = await _shown(tables, table.id)
    await tables.seats.pause(table.id, ANA.id)
    assert await status(tables, table) is TableStatus.PAUSED
    assert await _shown(tables, table.id) == runs
    assert runs["seed"] == ""
