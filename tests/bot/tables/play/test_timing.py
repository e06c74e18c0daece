"""Deadlines at running tables: reminders, saved orders, turns that become shorter, pauses."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.clock.schedule import shorter, spread
from bot.tables.model import DeadlinePolicy, OnMiss, TableInfo, TableStatus, UserRef
from bot.tables.play import pauses
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from tests.bot.helpers import ANA, BEN, CAI, PEOPLE, FakeClock, lobby, rows, running, waits
from tests.bot.planned_posts import called, told
from tests.bot.toy import acts

POLICY = DeadlinePolicy(hours=10, reminders=(0.5, 0.1))


async def test_reminders_and_nudge(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, 3, policy=POLICY)
    start = clock.now()
    assert table.due_at == start + 36_000
    await tables.preferences.set_user(BEN.id, reminders=False)
    assert await timer.run_due() == start + 18_000
    assert await told(db) == []
    clock.add(hours=5)
    assert await timer.run_due() == start + 32_400
    assert await told(db) == ["whisper-reminder 101", "whisper-reminder 103"]
    for user in (ANA, CAI):
        await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    assert (await tables.lookup.info(table.id)).due_at == start + 36_000
    clock.add(hours=4)
    await timer.run_due()
    assert await told(db) == ["whisper-reminder 101", "whisper-reminder 103", "note-nudge"]
    assert await called(db) == {"note-nudge": []}  # who wants no reminders is named, but not called


async def test_a_shared_time_of_day_is_spread_and_told_as_it_is(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock
) -> None:
    """All seats of a table have one deadline, its neighbour has another, and so with reminders; what is shown is what
    is enforced."""
    policy = DeadlinePolicy(hours=24, at="20:00", reminders=(0.5,))
    first, second = await running(tables, policy=policy), await running(tables, policy=policy)
    assert first.due_at is not None
    assert second.due_at is not None
    sharp = first.due_at - spread(first.id)
    assert sharp % 86_400 == 20 * 3600
    assert second.due_at - spread(second.id) == sharp
    assert first.due_at != second.due_at
    for table in (first, second):
        shown = {due for user in (ANA, BEN) for due in (await tables.views.look(table.id, user.id)).due.values()}
        assert shown == {table.due_at}
    reminded = await rows(db, m.deadlines)
    assert len({r.remind_at for r in reminded}) == 2
    for table in sorted((first, second), key=lambda table: table.due_at or 0.0):
        assert table.due_at is not None
        clock.time = table.due_at - 0.5
        await timer.run_due()
        assert not any(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
        clock.time = table.due_at
        await timer.run_due()
        assert all(s.autopilot for s in (await tables.lookup.info(table.id)).seats)


async def test_moving_to_and_fro_holds_no_table(tables: Tables, clock: FakeClock) -> None:
    """What can be taken back gives no new time; what stands does."""
    table = await running(tables, policy=POLICY)
    for user, pick in ((ANA, "pick 3"), (BEN, "pick 1")):
        await tables.play.act(table.id, user.id, acts(pick, "seal"))
    look = await tables.views.look(table.id, None)
    winner = PEOPLE[waits(look)[0]]
    due = look.table.due_at
    assert due == clock.now() + 36_000
    for _ in range(3):
        clock.add(hours=1)
        await tables.play.act(table.id, winner.id, acts("mark a"))
        assert (await tables.lookup.info(table.id)).due_at == due
        await tables.play.undo(table.id, winner.id)
        assert (await tables.lookup.info(table.id)).due_at == due
    await tables.play.act(table.id, winner.id, acts("mark b", "finish"))
    assert (await tables.lookup.info(table.id)).due_at == clock.now() + 36_000


async def _asked_anew(tables: Tables, table: TableInfo) -> tuple[UserRef, float]:
    """Both seal, and whoever must mark next with the seconds they have for it."""
    for user, pick in ((ANA, "pick 3"), (BEN, "pick 1")):
        await tables.play.act(table.id, user.id, acts(pick, "seal"))
    look = await tables.views.look(table.id, None)
    assert look.table.due_at is not None
    return PEOPLE[waits(look)[0]], look.table.due_at - tables.store.clock.now()


SOON = DeadlinePolicy(hours=1 / 12, reminders=())


async def test_shorter_turns_leave_a_day_for_what_each_seat_is_asked_first(tables: Tables, clock: FakeClock) -> None:
    """Whoever changes them, however short; what was promised stays, and the second question has the new time."""
    table = await running(tables, policy=DeadlinePolicy(hours=48, reminders=()), options={"rounds": 3})
    promised = (await tables.views.look(table.id, BEN.id)).due
    await tables.lobby.configure(table.id, ANA.id, policy=SOON)
    assert (await tables.views.look(table.id, BEN.id)).due == promised
    first, seconds = await _asked_anew(tables, table)
    assert seconds == 86_400
    await tables.play.act(table.id, first.id, acts("mark a", "finish"))
    other = BEN if first is ANA else ANA
    for user, left in ((first, 300), (other, 86_400)):
        (due,) = (await tables.views.look(table.id, user.id)).due.values()
        assert due - clock.now() == left
    assert (await _asked_anew(tables, table))[1] == 300


async def test_longer_turns_and_the_same_ones_give_nobody_a_day(tables: Tables) -> None:
    """Nor do settings that are no matter of time, and deadlines before the start."""
    table = await lobby(tables, policy=DeadlinePolicy(hours=48, reminders=()))
    await tables.lobby.configure(table.id, ANA.id, policy=msgspec.structs.replace(POLICY, hours=0.5))
    await tables.lobby.start(table.id, ANA.id)
    for policy in (
        DeadlinePolicy(hours=1, reminders=()),
        DeadlinePolicy(hours=1, reminders=(0.5,), on_miss=OnMiss.HOLD),
    ):
        await tables.lobby.configure(table.id, ANA.id, policy=policy)
    assert (await _asked_anew(tables, table))[1] == 3600


@pytest.mark.parametrize("opened", [True, False], ids=["opened so", "made so"])
async def test_own_hours_hold_where_turns_became_short_while_the_game_ran(
    tables: Tables, clock: FakeClock, opened: bool
) -> None:
    """At a table that was opened with short turns people play by appointment."""
    clock.time = 1_700_000_000.0 // 86_400 * 86_400 + 20 * 3600
    for user in (ANA, BEN):
        await tables.preferences.set_user(user.id, wake=8, sleep=22)
    two = DeadlinePolicy(hours=2, reminders=())
    table = await running(tables, policy=two if opened else DeadlinePolicy(hours=48), options={"rounds": 3})
    await tables.lobby.configure(table.id, ANA.id, policy=msgspec.structs.replace(two, hours=1.5))
    for _ in range(2):  # the first has its day
        marks, _ = await _asked_anew(tables, table)
        await tables.play.act(table.id, marks.id, acts("mark a", "finish"))
    clock.add(hours=3)
    _, seconds = await _asked_anew(tables, table)
    morning = 10 * 3600 + spread(table.id)
    assert seconds == (1.5 * 3600 if opened else morning)


@pytest.mark.parametrize(
    ("policy", "before", "so"),
    [
        ({"hours": 24}, {"hours": 48}, True),
        ({"hours": 24}, {"hours": 0}, True),
        ({"hours": 0}, {"hours": 24}, False),
        ({"hours": 48}, {"hours": 24}, False),
        ({"window_hours": 1}, {}, True),
        ({"window_hours": 16}, {}, False),
        ({}, {"window_hours": 47}, True),
        ({"offer_hours": 3}, {}, True),
        ({"grace": 0}, {"grace": 2}, True),
        ({"bank": 24, "increment": 2}, {}, True),
        ({}, {"bank": 24, "increment": 2}, False),
        ({"at": "20:00"}, {}, True),
        ({"at": "20:00"}, {"at": "19:00"}, True),
        ({"at": "20:00"}, {"at": "20:00"}, False),
        ({}, {"weekdays": (5, 6)}, True),
        ({"zone": "Europe/Madrid"}, {}, False),
        ({"strikes": 1, "pace": 9, "reminders": ()}, {}, False),
    ],
)
def test_what_counts_as_shorter(policy: dict[str, Any], before: dict[str, Any], so: bool) -> None:
    assert shorter(DeadlinePolicy(**policy), DeadlinePolicy(**before)) == so


async def test_several_missed_ticks_are_one(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    await running(tables, 2, policy=DeadlinePolicy(hours=10, reminders=(0.9, 0.8, 0.7)))
    clock.add(hours=5)
    fresh = Timer(tables.store, tables.play)
    await fresh.run_due()
    assert await told(db) == ["whisper-reminder 101", "whisper-reminder 102"]
    await fresh.run_due()
    assert len(await told(db)) == 2


async def test_saved_orders_run_and_are_no_miss(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    await tables.play.act(table.id, BEN.id, acts("pick 2"))
    clock.add(hours=10)
    await timer.run_due()
    info = await tables.lookup.info(table.id)
    assert not any(s.autopilot for s in info.seats)
    assert (await tables.views.look(table.id, None)).view.winner >= 0
    assert info.due_at == clock.now() + 36_000


async def test_wait_nudges_once(
    tables: Tables, db: Database, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=10, on_miss=OnMiss.WAIT, reminders=()))
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=10)
    assert await timer.run_due() is None
    assert (await told(db)) == ["note-overdue"]
    assert await called(db) == {"note-overdue": [BEN.id]}
    clock.add(hours=100)
    await timer.run_due()
    await autopilot.run_due()
    assert (await told(db)) == ["note-overdue"]
    assert waits(await tables.views.look(table.id, None)) == [1]


async def test_grace_and_first_bonus(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=10, grace=2, first_bonus=3, reminders=()))
    assert table.due_at == clock.now() + 13 * 3600
    clock.add(hours=14)
    assert await timer.run_due() == table.due_at + 2 * 3600
    assert not (await tables.lookup.info(table.id)).seats[0].autopilot
    clock.add(hours=1)
    await timer.run_due()
    assert (await tables.lookup.info(table.id)).seats[0].autopilot


async def test_unsealing_does_not_buy_time(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=3)
    await tables.play.act(table.id, ANA.id, acts("unseal"))
    assert (await tables.lookup.info(table.id)).due_at == table.due_at


async def test_pause_keeps_the_time_left(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    clock.add(hours=4)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.seats.pause(table.id, BEN.id)
    with pytest.raises(UserError, match="not-paused"):
        await tables.seats.resume(table.id, ANA.id)
    assert (await tables.seats.pause(table.id, BEN.id, manager=True)).due_at is None
    with pytest.raises(UserError, match="table-paused"):
        await tables.play.act(table.id, ANA.id, acts("pick 1"))
    ends = clock.now() + pauses.LONGEST
    clock.add(hours=100)
    assert await timer.run_due() == ends  # nothing but the end of the pause itself
    info = await tables.seats.resume(table.id, ANA.id)
    assert (info.status, info.due_at) == (TableStatus.RUNNING, clock.now() + 6 * 3600)
    assert await timer.run_due() == clock.now() + 3 * 3600  # reminders follow the time that is left


@pytest.mark.parametrize(
    ("cadence", "hours"), [("once", [90]), ("half", [50, 90]), ("daily", [24, 48, 50, 72, 90, 96])]
)
async def test_how_often_one_is_reminded(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock, cadence: str, hours: list[int]
) -> None:
    """Each as they have chosen; the other one at the table as ever."""
    await tables.preferences.set_user(BEN.id, cadence=cadence)
    await running(tables, policy=msgspec.structs.replace(POLICY, hours=100.0))
    reminded: dict[str, list[int]] = {f"whisper-reminder {user.id}": [] for user in (ANA, BEN)}
    for hour in range(1, 100):
        before = len(await told(db))
        clock.add(hours=1)
        await timer.run_due()
        for line in (await told(db))[before:]:
            reminded[line].append(hour)
    assert reminded == {f"whisper-reminder {ANA.id}": [50, 90], f"whisper-reminder {BEN.id}": hours}


async def test_not_this_turn(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    """A button in the reminder silences those of its turn alone, for its person alone; nobody else can press it."""
    table = await running(tables, policy=POLICY)
    clock.add(hours=5)
    await timer.run_due()
    payload = next(
        json.loads(r.payload) for r in await rows(db, m.outbox, m.outbox.c.user_id == BEN.id) if "quiet" in r.payload
    )
    assert payload["button"] == "quiet"
    with pytest.raises(UserError, match="not-seated"):
        await tables.seats.hush(table.id, ANA.id, 1, payload["token"])
    with pytest.raises(UserError, match="hush-over"):
        await tables.seats.hush(table.id, BEN.id, 1, "12345")
    await tables.seats.hush(table.id, BEN.id, 1, payload["token"])
    clock.add(hours=4)
    await timer.run_due()
    assert [line for line in await told(db) if "reminder" in line] == [
        "whisper-reminder 101", "whisper-reminder 102", "whisper-reminder 101",
    ]  # fmt: skip
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
    with pytest.raises(UserError, match="hush-over"):
        await tables.seats.hush(table.id, BEN.id, 1, payload["token"])


async def test_who_cannot_be_written_to_is_called_in_the_thread(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock
) -> None:
    """With the last reminder of their turn, when others are missing, too; who wants no reminders is not."""
    await running(tables, 3, policy=POLICY)
    for user in (BEN, CAI):
        await tables.preferences.remember_dm(user.id, channel_id=None, state="closed")
    await tables.preferences.set_user(CAI.id, reminders=False)
    await tables.preferences.remember_dm(CAI.id, channel_id=None, state="closed")
    clock.add(hours=5)
    await timer.run_due()
    assert await called(db) == {}
    clock.add(hours=4)
    await timer.run_due()
    assert await called(db) == {"note-nudge-closed": [BEN.id]}


async def test_whoever_is_missing_last_is_called_once(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock
) -> None:
    """By direct message, or by the thread where none reaches them; the thread names them either way."""
    open_, closed = await running(tables, policy=POLICY), await running(tables, policy=POLICY)
    await tables.play.act(open_.id, ANA.id, acts("pick 1", "seal"))
    await tables.play.act(closed.id, BEN.id, acts("pick 1", "seal"))
    await tables.preferences.remember_dm(ANA.id, channel_id=None, state="closed")
    clock.add(hours=9)
    await timer.run_due()
    posts = [(r.table_id, json.loads(r.payload)) for r in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    called = [(number, note["key"], note.get("mention")) for number, note in posts]
    assert called == [(open_.id, "note-nudge", None), (closed.id, "note-nudge", [ANA.id])]
    assert (await told(db)).count(f"whisper-reminder {BEN.id}") == 1


@pytest.mark.parametrize("terms", [{"on_miss": OnMiss.WAIT}, {"grace": 5.0}])
async def test_nobody_is_reminded_of_what_was_due(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock, terms: dict[str, Any]
) -> None:
    """After a gap that ends behind the deadline, whether the table waits for ever or for a grace."""
    await running(tables, policy=msgspec.structs.replace(POLICY, **terms))
    clock.add(hours=12)
    for _ in range(2):
        await timer.run_due()
        clock.add(hours=1)
    assert await told(db) == (["note-overdue", "note-overdue"] if "on_miss" in terms else [])


async def test_missing_a_deadline_as_the_last_one_is_told_once(
    tables: Tables, db: Database, timer: Timer, clock: FakeClock
) -> None:
    """Nobody hears that a computer plays for them and that the table sleeps: it sleeps, and no computer plays."""
    table = await running(tables, policy=msgspec.structs.replace(POLICY, reminders=()))
    clock.add(hours=10)
    await timer.run_due()
    assert await told(db) == [
        "note-missed", "note-missed", f"whisper-asleep-missed {ANA.id}", f"whisper-asleep-missed {BEN.id}",
        "note-asleep-covered",
    ]  # fmt: skip
    await tables.seats.back(table.id, BEN.id)
    assert (await told(db))[5:] == ["note-woken"]
    assert [s.autopilot for s in (await tables.lookup.info(table.id)).seats] == [True, False]


async def test_a_cadence_there_is_not(tables: Tables) -> None:
    with pytest.raises(UserError, match="bad-cadence"):
        await tables.preferences.set_user(ANA.id, cadence="hourly")
    assert (await tables.preferences.user(ANA.id)).cadence == "half"


async def test_reminders_tell_a_moment(tables: Tables, timer: Timer, clock: FakeClock, db: Database) -> None:
    """A moment is told as one, a number as an amount: what is kept must say which."""
    table = await running(tables, policy=POLICY)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=9, seconds=1)
    await timer.run_due()
    posts = [json.loads(row.payload) for row in await rows(db, m.outbox, m.outbox.c.kind.in_(("note", "whisper")))]
    due = {post["key"]: post["params"]["due"] for post in posts}
    assert due == {"whisper-reminder": 1_700_036_000.0, "note-nudge": 1_700_036_000.0}
    assert all(isinstance(moment, float) for moment in due.values())


async def test_new_policy_rules_the_running_turn(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    clock.add(hours=4)
    info = await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=9))
    assert info.due_at == clock.now() + 9 * 3600
    assert (await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=0))).due_at is None
    assert await timer.run_due() is None
    await tables.lobby.configure(table.id, ANA.id, policy=POLICY)
    await tables.seats.pause(table.id, ANA.id)
    await tables.lobby.configure(table.id, ANA.id, policy=DeadlinePolicy(hours=13))
    assert (await tables.seats.resume(table.id, ANA.id)).due_at == clock.now() + 13 * 3600


async def test_lobby_of_a_started_table(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(UserError, match="not-started"):
        await tables.seats.pause(table.id, ANA.id)
    with pytest.raises(UserError, match="not-started"):
        await tables.play.undo(table.id, ANA.id)
