"""Seats as keys: an organiser who plays and cheats, a second account, managers, leavers. Nobody gets a second hand."""

from __future__ import annotations

import json

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.clock import schedule
from bot.tables.members.handover import AGAIN, ASKED
from bot.tables.model import DeadlinePolicy, OnMiss, TableInfo, TableStatus, UserRef
from bot.tables.service import Tables
from bot.workers.timer import Timer
from tests.bot.helpers import (
    ANA,
    BEN,
    CAI,
    DOT,
    NO_DEADLINE,
    FakeClock,
    everything,
    hand_over,
    lobby,
    refused,
    rows,
    running,
)
from tests.bot.planned_posts import last, told
from tests.bot.toy import acts

EVE = UserRef(666, "Eve")
"""A second account of the organiser."""
POLICY = DeadlinePolicy(hours=10, reminders=(), pace=0)
DAY = 24


async def holder(tables: Tables, table: TableInfo, seat: int = 1) -> int | None:
    return (await tables.lookup.info(table.id)).seats[seat].user_id


async def missed(tables: Tables, timer: Timer, clock: FakeClock, policy: DeadlinePolicy = POLICY) -> TableInfo:
    """A table of three at which Ben has missed their first deadline."""
    table = await running(tables, 3, policy=policy)
    for user in (ANA, CAI):
        await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    clock.add(hours=11)
    await timer.run_due()
    return table


# -- with the holder's consent alone


async def test_an_organiser_takes_no_seat_from_somebody_who_is_there(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    """Neither for themselves nor for their second account, with the server's rights or without, and not by waiting."""
    table = await running(tables, 3, policy=DeadlinePolicy(hours=200, reminders=(), pace=0))
    before = await everything(db)
    await refused(tables.handovers.replace(table.id, ANA.id, 1, ANA, manager=True), "seat-known")
    await refused(tables.handovers.replace(table.id, ANA.id, 1, CAI), "seat-known")
    await refused(tables.handovers.replace(table.id, ANA.id, 1, None), "not-absent")
    await refused(tables.handovers.replace(table.id, EVE.id, 1, EVE), "only-organiser")
    await refused(tables.handovers.remove(table.id, ANA.id, BEN.id, manager=True), "remove-running")
    await refused(tables.lobby.join(table.id, EVE), "table-full")
    await refused(tables.handovers.answer(table.id, EVE.id, 1, True), "nothing-asked")
    assert await everything(db) == before
    for manager in (False, True):
        _, motion = await tables.handovers.replace(table.id, ANA.id, 1, EVE, manager=manager)
        assert motion is not None
        await tables.handovers.answer(table.id, EVE.id, 1, True)
        await refused(tables.handovers.answer(table.id, ANA.id, 1, True), "nothing-asked")
        clock.add(seconds=schedule.patience(table.policy) + 1)
        await timer.run_due()
        assert await holder(tables, table) == BEN.id
        assert (await tables.lookup.motions(table.id)) == []
    assert (await told(db))[-1] == "note-handover-lapsed"


async def test_a_seat_goes_where_its_holder_and_the_new_one_agree(tables: Tables, db: Database) -> None:
    table = await running(tables, 3)
    since = await last(db)
    await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    assert await told(db, since) == ["whisper-handover-asked 102", "whisper-handover-take 104", "note-handover-asked"]
    await tables.handovers.answer(table.id, DOT.id, 1, True)
    assert await holder(tables, table) == BEN.id
    info, motion = await tables.handovers.answer(table.id, BEN.id, 1, True)
    assert (info.seats[1].user_id, motion) == (DOT.id, None)
    await refused(tables.play.act(table.id, BEN.id, acts("pick 1")), "not-seated")
    await tables.play.act(table.id, DOT.id, acts("pick 1"))


@pytest.mark.parametrize("who", [BEN, DOT])
async def test_one_no_is_enough(tables: Tables, who: UserRef, timer: Timer) -> None:
    table = await running(tables, 3)
    await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    other = DOT if who is BEN else BEN
    await tables.handovers.answer(table.id, other.id, 1, True)
    await tables.handovers.answer(table.id, who.id, 1, False)
    await refused(tables.handovers.answer(table.id, other.id, 1, True), "nothing-asked")
    assert await holder(tables, table) == BEN.id


async def test_consent_to_one_is_none_to_another(tables: Tables) -> None:
    """The organiser names Dot, then Eve: the button under the question about Dot gives nothing to Eve."""
    table = await running(tables, 3)
    _, first = await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    _, second = await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    assert first is not None
    assert second is not None
    await tables.handovers.answer(table.id, EVE.id, 1, True, token=second.token)
    await refused(tables.handovers.answer(table.id, BEN.id, 1, True, token=first.token), "nothing-asked")
    assert await holder(tables, table) == BEN.id
    await refused(tables.handovers.answer(table.id, DOT.id, 1, True), "nothing-asked")


async def test_asking_again_takes_no_consent_back_and_tells_nobody(tables: Tables, db: Database) -> None:
    table = await running(tables, 3)
    _, first = await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    await tables.handovers.answer(table.id, DOT.id, 1, True)
    since = await last(db)
    _, again = await tables.handovers.replace(table.id, ANA.id, 1, DOT)
    assert first is not None
    assert again is not None
    assert (again.token, again.due_at) == (first.token, first.due_at)
    assert await told(db, since) == []
    info, _ = await tables.handovers.replace(
        table.id, BEN.id, 1, DOT
    )  # the holder asks for what they are asked: they agree
    assert info.seats[1].user_id == DOT.id


async def test_nobody_writes_to_strangers_without_end(tables: Tables, clock: FakeClock, db: Database) -> None:
    """Whoever is named gets a message, though they may never have heard of the table."""
    table = await running(tables, 3)
    for number in range(ASKED):
        await tables.handovers.replace(table.id, ANA.id, 1, UserRef(900 + number, "Somebody"))
    before = await everything(db)
    await refused(tables.handovers.replace(table.id, ANA.id, 1, EVE), "too-often")
    assert await everything(db) == before
    await tables.handovers.replace(table.id, BEN.id, 1, EVE)
    clock.add(seconds=AGAIN)
    await tables.handovers.replace(table.id, ANA.id, 2, EVE)


# -- after an absence


@pytest.mark.parametrize("on_miss", list(OnMiss))
async def test_an_absence_is_announced_and_waited_for(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database, on_miss: OnMiss
) -> None:
    """The holder and the thread are told, and nothing happens before the time that was stated; then it does."""
    table = await missed(tables, timer, clock, DeadlinePolicy(hours=10, on_miss=on_miss, reminders=(), pace=0))
    since = await last(db)
    _, motion = await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    assert motion is not None
    assert motion.due_at == clock.now() + DAY * 3600
    assert await told(db, since) == ["whisper-handover-absent 102", "whisper-handover-take 666", "note-handover-absent"]
    notes = [json.loads(r.payload) for r in await rows(db, m.outbox, m.outbox.c.id > since) if r.kind == "note"]
    assert notes[0]["params"]["until"] == motion.due_at
    await tables.handovers.answer(table.id, EVE.id, 1, True)
    clock.add(hours=DAY, seconds=-1)
    await timer.run_due()
    assert await holder(tables, table) == BEN.id
    clock.add(seconds=1)
    await timer.run_due()
    assert await holder(tables, table) == EVE.id
    await refused(tables.views.look(table.id, ANA.id, seat=1), "not-seated")


@pytest.mark.parametrize("on_miss", list(OnMiss))
async def test_whoever_comes_back_keeps_his_seat(
    tables: Tables, timer: Timer, clock: FakeClock, on_miss: OnMiss
) -> None:
    """By the button or by any move; also when they are absent once more when the time is over."""
    policy = DeadlinePolicy(hours=10, on_miss=on_miss, reminders=(), pace=0)
    table = await missed(tables, timer, clock, policy)
    await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    await tables.handovers.answer(table.id, EVE.id, 1, True)
    clock.add(hours=2)
    await tables.seats.back(table.id, BEN.id)
    await refused(tables.handovers.replace(table.id, ANA.id, 1, None), "not-absent")
    clock.add(hours=11)
    await timer.run_due()
    clock.add(hours=11)
    await timer.run_due()
    assert await holder(tables, table) == BEN.id


async def test_any_move_ends_an_absence(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await missed(tables, timer, clock, DeadlinePolicy(hours=10, on_miss=OnMiss.WAIT, reminders=(), pace=0))
    await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    await tables.handovers.answer(table.id, EVE.id, 1, True)
    await tables.play.act(table.id, BEN.id, acts("pick 2"))
    clock.add(hours=DAY)
    await timer.run_due()
    assert await holder(tables, table) == BEN.id


async def test_who_was_not_asked_gets_nothing_by_waiting(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    """Whoever is to have the seat must agree, and may not have taken another meanwhile."""
    table = await missed(tables, timer, clock)
    await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    clock.add(hours=DAY)
    await timer.run_due()
    assert await holder(tables, table) == BEN.id
    await tables.handovers.replace(table.id, ANA.id, 1, EVE)
    await tables.handovers.answer(table.id, EVE.id, 1, True)
    await tables.lobby.leave(table.id, CAI.id)
    assert (await tables.lobby.join(table.id, EVE)).seats_of(EVE.id)[0].seat == 2
    clock.add(hours=DAY)
    await timer.run_due()
    assert await holder(tables, table) == BEN.id


async def test_an_absent_seat_is_offered_after_the_time(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    table = await missed(tables, timer, clock)
    await tables.handovers.replace(table.id, ANA.id, 1, None)
    assert (await told(db))[-2:] == ["whisper-handover-absent 102", "note-handover-open"]
    await refused(tables.lobby.join(table.id, DOT), "table-full")
    clock.add(hours=DAY)
    await timer.run_due()
    seat = (await tables.lookup.info(table.id)).seats[1]
    assert (seat.offered, seat.autopilot, seat.user_id) == (True, True, None)
    await refused(tables.lobby.join(table.id, ANA), "already-seated")
    assert await holder(tables, await tables.lobby.join(table.id, DOT)) == DOT.id


# -- one seat is all one ever knows


async def test_who_has_left_may_have_his_own_seat_again_and_no_other(tables: Tables) -> None:
    table = await running(tables, 3)
    await tables.lobby.leave(table.id, BEN.id)
    await tables.lobby.leave(table.id, CAI.id)
    assert (await tables.lobby.join(table.id, CAI)).seats_of(CAI.id)[0].seat == 2
    await tables.lobby.join(table.id, DOT)
    await tables.lobby.leave(table.id, CAI.id)
    await refused(tables.lobby.join(table.id, BEN), "seat-known")


async def test_who_only_held_a_seat_has_seen_it(tables: Tables, db: Database) -> None:
    """Also without a single action, and also when the row of the holder is all there is."""
    table = await running(tables, 3)
    await hand_over(tables, table.id, 1, EVE)
    await hand_over(tables, table.id, 1, DOT)
    await refused(tables.handovers.replace(table.id, CAI.id, 2, EVE), "seat-known")
    await tables.lobby.leave(table.id, CAI.id)
    await refused(tables.lobby.join(table.id, EVE), "seat-known")
    assert [r for r in await rows(db, m.actions) if r.user_id == EVE.id] == []
    await tables.lobby.leave(table.id, ANA.id)
    await refused(tables.handovers.replace(table.id, ANA.id, 2, ANA), "seat-known")


async def test_who_acted_for_a_seat_has_seen_it(tables: Tables, db: Database) -> None:
    """A table of an earlier version, or a whole import: the log knows who held what."""
    table = await running(tables, 3)
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await hand_over(tables, table.id, 1, DOT)
    async with db.write() as connection:
        await connection.execute(m.holders.delete())
    await tables.lobby.leave(table.id, CAI.id)
    await refused(tables.lobby.join(table.id, BEN), "seat-known")


async def test_practice_is_marked_and_stays_what_it_was(tables: Tables) -> None:
    """Several seats from the start, and these alone: also there nobody takes a rival's."""
    table = await lobby(tables, 4, practice=True)
    assert table.practice
    await tables.lobby.leave(table.id, DOT.id)
    await tables.lobby.join(table.id, ANA)
    assert [s.user_id for s in (await tables.lobby.start(table.id, ANA.id)).seats] == [101, 102, 103, 101]
    await tables.lobby.leave(table.id, BEN.id)
    await refused(tables.lobby.join(table.id, ANA), "seat-known")
    info = await tables.lobby.leave(table.id, ANA.id)
    assert info.seats_of(ANA.id) == []
    for _ in range(2):
        info = await tables.lobby.join(table.id, ANA)
    assert [s.seat for s in info.seats_of(ANA.id)] == [0, 3]
    await tables.lobby.leave(table.id, ANA.id)
    await tables.lobby.join(table.id, DOT)
    assert await holder(tables, table, 0) == DOT.id
    info = await tables.lobby.join(table.id, ANA)
    assert [s.seat for s in info.seats_of(ANA.id)] == [3]
    await tables.lobby.leave(table.id, DOT.id)
    await refused(tables.lobby.join(table.id, ANA), "seat-known")


async def test_a_plain_table_seats_nobody_twice(tables: Tables) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    assert not table.practice
    await refused(tables.lobby.join(table.id, ANA), "already-seated")


async def test_a_computers_seat_is_given_to_nobody(tables: Tables) -> None:
    table = await running(tables, 3)
    await tables.seats.resign(table.id, CAI.id)
    await refused(tables.handovers.replace(table.id, ANA.id, 2, EVE), "seat-played")
    await refused(tables.lobby.join(table.id, EVE), "table-full")


async def test_a_new_holder_takes_nothing_back(tables: Tables) -> None:
    table = await running(tables, 3)
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await hand_over(tables, table.id, 1, DOT)
    await refused(tables.play.undo(table.id, DOT.id), "nothing-to-undo")
    await refused(tables.play.undo(table.id, BEN.id), "not-seated")
    await refused(tables.play.act(table.id, BEN.id, acts("pick 2", "seal"), seat=1), "not-seated")
    assert (await tables.views.look(table.id, DOT.id)).view.own == 1


# -- organisers and managers


async def test_managers_see_what_everybody_sees(tables: Tables) -> None:
    """Of an organiser who plays: their own seat. Of one who does not: nothing but the public part, by any door."""
    table = await running(tables, 3)
    await tables.play.act(table.id, BEN.id, acts("pick 2"))
    await refused(tables.views.look(table.id, EVE.id, seat=1), "not-seated")
    await refused(tables.views.look(table.id, ANA.id, seat=1), "not-seated")
    assert (await tables.views.look(table.id, EVE.id)).view == (await tables.views.look(table.id, None)).view
    assert await tables.views.log(table.id, EVE.id, since=-1) == await tables.views.log(table.id, None, since=-1)
    assert await tables.exports.export(table.id, EVE.id) == await tables.exports.export(table.id, None)
    assert b"pick 2" not in await tables.exports.export(table.id, ANA.id)
    for call in (tables.seats.pause, tables.seats.resume):
        await call(table.id, EVE.id, manager=True)
    await refused(tables.play.act(table.id, EVE.id, acts("pick 1"), seat=1), "not-seated")


async def test_a_manager_without_a_part_removes_with_notice(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    """The seat goes to a computer for good, so that nobody comes to a hand by removing its holder."""
    table = await running(tables, 3, policy=DeadlinePolicy(hours=100, reminders=(), pace=0))
    await refused(tables.handovers.remove(table.id, BEN.id, CAI.id, manager=True), "remove-running")
    await refused(tables.handovers.remove(table.id, EVE.id, CAI.id), "only-organiser")
    await refused(tables.handovers.remove(table.id, EVE.id, DOT.id, manager=True), "not-there")
    since = await last(db)
    _, motion = await tables.handovers.remove(table.id, EVE.id, BEN.id, manager=True)
    assert motion is not None
    assert await told(db, since) == ["note-removal", "whisper-removal 102"]
    await tables.handovers.remove(table.id, EVE.id, BEN.id, manager=True, allow=True)
    assert await tables.lookup.motions(table.id) == []
    await tables.handovers.remove(table.id, EVE.id, BEN.id, manager=True)
    clock.add(seconds=schedule.patience(table.policy) - 1)
    await timer.run_due()
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    clock.add(seconds=1)
    await timer.run_due()
    seat = (await tables.lookup.info(table.id)).seats[1]
    assert (seat.user_id, seat.computer, seat.offered) == (None, "heuristic", False)
    await refused(tables.lobby.join(table.id, EVE), "table-full")
    await refused(tables.handovers.replace(table.id, ANA.id, 1, EVE, manager=True), "seat-played")


@pytest.mark.parametrize("back", [True, False])
async def test_nobody_escapes_his_removal_by_leaving(
    tables: Tables, timer: Timer, clock: FakeClock, back: bool
) -> None:
    """Their own seat they might have again at any time; not this time, be they back when the notice is over or not."""
    table = await running(tables, 3, policy=POLICY)
    await tables.handovers.remove(table.id, EVE.id, BEN.id, manager=True)
    await tables.lobby.leave(table.id, BEN.id)
    if back:
        await tables.lobby.join(table.id, BEN)
    clock.add(seconds=schedule.patience(POLICY) + 1)
    await timer.run_due()
    assert await tables.lookup.motions(table.id) == []
    seat = (await tables.lookup.info(table.id)).seats[1]
    assert (seat.user_id, seat.offered) == (None, not back)
    await refused(tables.lobby.join(table.id, BEN), "table-closed")
    if not back:  # the seat is another's to take
        assert await holder(tables, await tables.lobby.join(table.id, DOT)) == DOT.id


async def test_a_troublemaker_is_removed_from_a_lobby_and_stays_away(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 3)
    await refused(tables.handovers.remove(table.id, BEN.id, CAI.id), "only-organiser")
    await refused(tables.handovers.remove(table.id, ANA.id, DOT.id), "not-there")
    await refused(tables.handovers.remove(table.id, ANA.id, ANA.id), "remove-yourself")
    await refused(tables.handovers.remove(table.id, ANA.id, BEN.id, allow=True), "nothing-asked")
    info, _ = await tables.handovers.remove(table.id, ANA.id, BEN.id)
    assert info.seats[1].user_id is None
    assert (await told(db))[-1] == "whisper-removed 102"
    await refused(tables.lobby.join(table.id, BEN), "table-closed")
    await tables.handovers.remove(table.id, ANA.id, BEN.id, allow=True)
    assert await holder(tables, await tables.lobby.join(table.id, BEN)) == BEN.id
    assert (await tables.lobby.start(table.id, ANA.id)).status is TableStatus.RUNNING


async def test_who_was_removed_before_the_start_takes_no_offered_seat(tables: Tables) -> None:
    """Until the organiser lets them, also while the game runs."""
    table = await lobby(tables, 3)
    await tables.handovers.remove(table.id, ANA.id, BEN.id)
    await tables.lobby.join(table.id, DOT)
    await tables.lobby.start(table.id, ANA.id)
    await tables.lobby.leave(table.id, DOT.id)
    await refused(tables.lobby.join(table.id, BEN), "table-closed")
    await refused(tables.handovers.remove(table.id, CAI.id, BEN.id, allow=True), "only-organiser")
    await tables.handovers.remove(table.id, ANA.id, BEN.id, allow=True)
    assert await holder(tables, await tables.lobby.join(table.id, BEN)) == BEN.id


# -- deadlines


async def test_a_turn_never_gets_less_than_it_was_promised(
    tables: Tables, clock: FakeClock, timer: Timer, db: Database
) -> None:
    """By no way round: at once, over no deadline at all, in a pause, by less grace. Everybody is told."""
    table = await running(tables, 3, policy=DeadlinePolicy(hours=48, grace=5, reminders=(), pace=0))
    promised = clock.now() + 48 * 3600
    short = DeadlinePolicy(hours=0.05, reminders=(), pace=0)
    none = DeadlinePolicy(hours=0, reminders=(), pace=0)
    since = await last(db)
    info = await tables.lobby.configure(table.id, ANA.id, policy=short)
    assert info.due_at == promised
    assert await told(db, since) == ["whisper-deadline 102", "whisper-deadline 103", "note-deadline"]
    assert (await tables.lobby.configure(table.id, ANA.id, policy=none)).due_at is None
    assert (await tables.lobby.configure(table.id, ANA.id, policy=short)).due_at == promised
    await tables.seats.pause(table.id, ANA.id)
    clock.add(hours=3)
    await tables.lobby.configure(table.id, ANA.id, policy=none)
    await tables.lobby.configure(table.id, ANA.id, policy=short)
    assert (await tables.seats.resume(table.id, ANA.id)).due_at == promised + 3 * 3600
    await tables.lobby.configure(table.id, ANA.id, policy=none)
    await tables.seats.pause(table.id, ANA.id)
    clock.add(hours=4)
    await tables.seats.resume(table.id, ANA.id)
    assert (await tables.lobby.configure(table.id, ANA.id, policy=short)).due_at == promised + 7 * 3600
    clock.add(hours=48 + 5, seconds=-1)
    await timer.run_due()
    assert not any(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
    clock.add(seconds=1)
    await timer.run_due()
    assert all(s.autopilot for s in (await tables.lookup.info(table.id)).seats)


async def test_the_next_turn_has_the_new_deadline(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=48, reminders=(), pace=0))
    await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=72, reminders=(), pace=0))
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    assert (await tables.lookup.info(table.id)).due_at == clock.now() + 72 * 3600


async def test_the_first_deadline_surprises_nobody(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=NO_DEADLINE)
    info = await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=0.05, reminders=(), pace=0))
    assert info.due_at == clock.now() + DAY * 3600


async def test_a_longer_deadline_counts_at_once(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    info = await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=72, reminders=(), pace=0))
    assert info.due_at == clock.now() + 72 * 3600


async def test_whoever_sets_something_before_he_sits_down_is_written_to_in_his_language(tables: Tables) -> None:
    """Their settings are older than their first seat; the language they were first seen with is kept all the same."""
    await tables.preferences.set_user(CAI.id, zone="Europe/Madrid")
    table = await lobby(tables)
    await tables.lobby.leave(table.id, BEN.id)
    for locale in ("es", "en"):
        await tables.lobby.join(table.id, UserRef(CAI.id, CAI.name, locale))
        assert (await tables.preferences.user(CAI.id)).language == "es"
        await tables.lobby.leave(table.id, CAI.id)


# -- names


async def test_a_seat_follows_its_persons_new_name(tables: Tables, db: Database) -> None:
    """At the tables of that server that are not over; nothing is written where nothing is new."""
    table, other = await running(tables, 3, policy=POLICY), await running(tables, 2, policy=POLICY)
    over = await running(tables, 2, policy=POLICY)
    await tables.votes.concede(over.id, BEN.id)
    elsewhere = await tables.lobby.create(guild_id=2, channel_id=20, organiser=BEN, game="toy", seats=2)
    async with db.write() as connection:
        await connection.execute(m.outbox.update().values(status="sent"))
    before = await everything(db)
    await tables.seats.met(1, BEN.id, BEN.name)
    await tables.seats.met(1, EVE.id, "Ana")
    assert await everything(db) == before
    for name, shown in (("ana", "ana #2"), (ANA.name, "Ana #2"), ("\u200b", "#2"), ("Bea", "Bea"), ("Bea", "Bea")):
        await tables.seats.met(1, BEN.id, name)
        assert (
            (await tables.lookup.info(table.id)).seats[1].name
            == (await tables.lookup.info(other.id)).seats[1].name
            == shown
        )
    assert [s.name for s in (await tables.lookup.info(table.id)).seats] == [ANA.name, "Bea", CAI.name]
    assert (
        (await tables.lookup.info(over.id)).seats[1].name
        == (await tables.lookup.info(elsewhere.id)).seats[0].name
        == BEN.name
    )
    renamed = (m.outbox.c.id > max(row.id for row in before["outbox"]), m.outbox.c.op == "edit")
    assert {(row.table_id, row.kind) for row in await rows(db, m.outbox, *renamed)} == {
        (number, kind) for number in (table.id, other.id) for kind in ("status", "lobby")
    }


async def test_a_new_name_tells_nothing_at_an_anonymous_table(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 3)
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.lobby.start(table.id, ANA.id)
    before = await everything(db)
    await tables.seats.met(1, BEN.id, "Bea")
    assert await everything(db) == before
    assert [s.name for s in (await tables.lookup.info(table.id)).seats] == ["#1", "#2", "#3"]
