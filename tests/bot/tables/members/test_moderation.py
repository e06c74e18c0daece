"""Bans, blocks and reports: who is kept away, what they learn of it, and what stays as it was."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.members.moderation import REPORTS
from bot.tables.model import DeadlinePolicy, TableStatus, UserRef
from bot.tables.service import Tables
from bot.workers.housekeeper import Housekeeper
from tests.bot.helpers import ANA, BEN, CAI, DOT, NO_DEADLINE, FakeClock, lobby, refused, rows, running
from tests.bot.toy import TOY, acts

MANAGER = UserRef(900, "Meg")
POLICY = DeadlinePolicy(hours=24)


async def whispers(db: Database, user: UserRef) -> list[str]:
    found = await rows(db, m.outbox, m.outbox.c.user_id == user.id)
    return [row.payload for row in found if row.kind == "whisper"]


async def test_who_is_banned_leaves_what_has_not_started(tables: Tables, db: Database) -> None:
    """They lose their seats in lobbies, their own lobby is closed, their running game goes on with the manager as
    organiser; another server does not care."""
    gathers = await lobby(tables, 3)
    own = await tables.lobby.create(guild_id=1, channel_id=10, organiser=BEN, game="toy", seats=2, policy=NO_DEADLINE)
    runs = await tables.lobby.create(guild_id=1, channel_id=10, organiser=BEN, game="toy", seats=2, policy=NO_DEADLINE)
    await tables.lobby.join(runs.id, CAI)
    await tables.lobby.start(runs.id, BEN.id)
    elsewhere = await tables.lobby.create(guild_id=2, channel_id=20, organiser=BEN, game="toy", seats=2)
    assert await tables.moderation.ban(1, MANAGER.id, BEN.id, "rude") == [runs.id]
    assert [s.user_id for s in (await tables.lookup.info(gathers.id)).seats] == [ANA.id, None, CAI.id]
    assert (await tables.lookup.info(own.id)).status is TableStatus.CANCELLED
    info = await tables.lookup.info(runs.id)
    assert (info.status, info.organiser_id, info.seats[0].user_id) == (TableStatus.RUNNING, MANAGER.id, BEN.id)
    assert (await tables.lookup.info(elsewhere.id)).seats[0].user_id == BEN.id
    assert len([text for text in await whispers(db, BEN) if "whisper-banned" in text]) == 1
    await refused(tables.lobby.join(gathers.id, BEN), "banned-here")
    await refused(tables.lobby.create(guild_id=1, channel_id=10, organiser=BEN, game="toy", seats=2), "banned-here")
    await refused(tables.seats.pause(runs.id, BEN.id), "only-organiser")
    league: dict[str, Any] = {"game": "toy", "seats": 2, "rounds": 1, "name": "L", "guild_id": 1, "channel_id": 10}
    await refused(tables.leagues.create(organiser=BEN, **league), "banned-here")
    opened = await tables.leagues.create(organiser=ANA, **league)
    await refused(tables.leagues.join(opened.id, 1, BEN), "banned-here")
    await tables.leagues.join(opened.id, 1, CAI)
    await tables.moderation.ban(1, MANAGER.id, CAI.id)
    assert [row.here for row in (await tables.leagues.get(opened.id, 1)).standings] == [False]
    await tables.moderation.unban(1, CAI.id)
    await tables.play.act(runs.id, BEN.id, acts("pick 1"))  # their seat is theirs until a manager removes them
    assert [(b.user_id, b.reason) for b in await tables.moderation.bans(1)] == [(BEN.id, "rude")]
    await tables.moderation.unban(1, BEN.id)
    await refused(tables.moderation.unban(1, BEN.id), "not-banned")
    assert (await tables.lobby.join(gathers.id, BEN)).seats[1].user_id == BEN.id


async def test_a_ban_of_nobody_who_sits_and_of_oneself(tables: Tables, db: Database) -> None:
    await refused(tables.moderation.ban(1, MANAGER.id, MANAGER.id), "ban-yourself")
    assert await tables.moderation.ban(1, MANAGER.id, DOT.id) == []
    await tables.moderation.ban(1, ANA.id, DOT.id, "again")  # twice is once
    assert [(b.by_user, b.reason) for b in await tables.moderation.bans(1)] == [(ANA.id, "again")]
    assert await tables.moderation.bans(2) == []


@pytest.mark.parametrize("blocker", [ANA, BEN], ids=["who sits there", "who comes"])
async def test_a_block_keeps_both_apart_and_tells_nobody(tables: Tables, db: Database, blocker: UserRef) -> None:
    """Whoever it was: the sentence is the one for who was removed, and no message of any kind is sent."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, policy=NO_DEADLINE)
    other = BEN if blocker is ANA else ANA
    before = await rows(db, m.outbox)
    await tables.moderation.block(blocker.id, other.id)
    await tables.moderation.block(blocker.id, other.id)
    kept = await refused(tables.lobby.join(table.id, BEN), "table-closed")
    await tables.lobby.join(table.id, CAI)
    await tables.handovers.remove(table.id, ANA.id, CAI.id)
    removed = await refused(tables.lobby.join(table.id, CAI), "table-closed")
    assert kept.params == removed.params
    assert len([r for r in await rows(db, m.outbox) if r.user_id in (ANA.id, BEN.id)]) == len(
        [r for r in before if r.user_id in (ANA.id, BEN.id)]
    )
    assert await tables.moderation.blocked(other.id) == []
    await tables.moderation.unblock(blocker.id, other.id)
    await refused(tables.moderation.unblock(blocker.id, other.id), "not-blocked")
    assert (await tables.lobby.join(table.id, BEN)).seats[1].user_id == BEN.id


async def test_a_block_holds_for_the_organiser_who_does_not_play(tables: Tables) -> None:
    """They have no seat, see what everybody sees, and are kept from whom they keep away from."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE, plays=False
    )
    assert [seat.user_id for seat in table.seats] == [None, None]
    await tables.moderation.block(BEN.id, ANA.id)
    await refused(tables.lobby.join(table.id, BEN), "table-closed")
    await tables.lobby.join(table.id, CAI)
    await tables.lobby.join(table.id, DOT)
    await refused(tables.lobby.start(table.id, CAI.id), "only-organiser")
    await tables.lobby.start(table.id, ANA.id)
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1")), "not-seated")
    await tables.play.act(table.id, CAI.id, acts("pick 2"))
    assert (await tables.seats.pause(table.id, ANA.id)).status is TableStatus.PAUSED


async def test_nobody_gets_a_seat_past_a_block_or_a_ban(tables: Tables) -> None:
    """Offered seats and substitutes too: by proposal, and by consent that is given later."""
    table = await running(tables, 3, policy=POLICY)
    await tables.moderation.block(CAI.id, DOT.id)
    await refused(tables.handovers.replace(table.id, BEN.id, 1, DOT), "seat-not-for")
    await tables.lobby.leave(table.id, BEN.id)
    await refused(tables.lobby.join(table.id, DOT), "table-closed")
    await tables.moderation.unblock(CAI.id, DOT.id)
    await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    await tables.moderation.block(DOT.id, CAI.id)
    await refused(tables.handovers.answer(table.id, DOT.id, 1, True), "table-closed")
    await tables.moderation.unblock(DOT.id, CAI.id)
    await tables.moderation.ban(1, MANAGER.id, DOT.id)
    await refused(tables.handovers.answer(table.id, DOT.id, 1, True), "banned-here")
    assert (await tables.lookup.info(table.id)).seats[1].user_id is None
    assert (await tables.lobby.join(table.id, BEN)).seats[1].user_id == BEN.id


async def test_who_sits_together_already_goes_on(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await tables.moderation.block(ANA.id, BEN.id)
    await tables.lobby.start(table.id, ANA.id)
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await refused(tables.moderation.block(ANA.id, ANA.id), "block-yourself")


async def test_a_report_keeps_what_could_be_read(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Undo, renaming and months change nothing of it; nothing that a seat hides is in it."""
    table = await running(tables, 2, name="Trap")
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
    winner = ANA if await _may_mark(tables, table.id, ANA) else BEN
    await tables.play.act(table.id, winner.id, acts("mark a"))
    number = await tables.moderation.report(table.id, BEN.id, " He marks! ", ANA.id)
    position = (await rows(db, m.states))[0].data
    await tables.play.undo(table.id, winner.id)
    await tables.lobby.configure(table.id, ANA.id, name="Peace")
    clock.add(hours=24 * 60)
    report, info = await tables.moderation.read_report(1, number)
    assert (report.said, report.by_user, report.about_user) == ("He marks!", BEN.id, ANA.id)
    assert [event.key for _, event in report.lines][-1] == "toy-marked"
    assert "toy-picked" not in [event.key for _, event in report.lines]
    seed, plain = (await rows(db, m.tables))[0].seed, hashlib.sha256(position).hexdigest()
    assert report.digest == hashlib.sha256(f"report/{seed}/{number}/{plain}".encode()).hexdigest()
    again = await tables.moderation.report(table.id, BEN.id, "Again", ANA.id)
    assert (await tables.moderation.read_report(1, again))[0].digest != report.digest
    await tables.moderation.close_report(1, MANAGER.id, again)
    assert report.seats == ["Ana", "Ben"]
    assert info.name == "Peace"
    await refused(tables.moderation.read_report(2, number), "no-such-report")
    await refused(tables.moderation.close_report(2, MANAGER.id, number), "no-such-report")
    await tables.moderation.close_report(1, MANAGER.id, number)
    await refused(tables.moderation.close_report(1, MANAGER.id, number), "no-such-report")
    assert await tables.moderation.reports(1) == []
    assert [r.id for r in await tables.moderation.reports(1, closed=True)] == [again, number]
    assert sum("whisper-report" in text for text in await whispers(db, BEN)) == 2
    assert not any("report" in text for text in await whispers(db, ANA))
    keeper = Housekeeper(tables.store)
    await keeper.clean()
    assert len(await tables.moderation.reports(1, closed=True)) == 2
    clock.add(hours=91 * 24)
    await keeper.clean()
    assert await tables.moderation.reports(1, closed=True) == []


async def _may_mark(tables: Tables, table_id: int, user: UserRef) -> bool:
    state = TOY.loads((await rows(tables.store.db, m.states))[0].data)
    seat = next(s.seat for s in (await tables.lookup.info(table_id)).seats if s.user_id == user.id)
    return state.winner == seat


async def test_reports_are_few_and_say_something(tables: Tables, db: Database, clock: FakeClock) -> None:
    """They may come of a table in its lobby; the channel of the server hears number and table, not what was said."""
    table = await lobby(tables, 2)
    await tables.preferences.set_server(1, reports_id=77)
    await refused(tables.moderation.report(table.id, ANA.id, "  "), "report-empty")
    await refused(tables.moderation.report(table.id, ANA.id, "me", ANA.id), "report-yourself")
    for _ in range(REPORTS):
        await tables.moderation.report(table.id, ANA.id, "psst")
    await refused(tables.moderation.report(table.id, ANA.id, "psst"), "too-often")
    clock.add(hours=1)
    await tables.moderation.report(table.id, ANA.id, "psst")
    notes = [r.payload for r in await rows(db, m.outbox) if "note-report" in r.payload]
    assert len(notes) == REPORTS + 1
    assert all('"place": 77' in text and "psst" not in text for text in notes)
    lesson, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    clock.add(hours=1)
    await refused(tables.moderation.report(lesson.id, ANA.id, "boring"), "report-lesson")
