"""Hours and days off: deadlines never fall into somebody's night, and wait for their days off.

They are the same for all where nobody may know who has answered.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.clock import availability
from bot.tables.clock.availability import DAY, Habits, Rhythm
from bot.tables.clock.schedule import spread
from bot.tables.model import DeadlinePolicy, Question
from bot.tables.service import Tables
from bot.workers.timer import Timer
from herald_fair.rules import FAIR
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, lobby, rows, running
from tests.bot.six_players import SIX, fair
from tests.bot.tables.moments import at
from tests.bot.toy import TOY, acts
from tests.support.databases import ready

HOUR = 3600.0
POLICY = DeadlinePolicy(hours=24, reminders=())


@pytest.mark.parametrize(
    ("due", "then"),
    [
        ("2026-03-10T12:00", "2026-03-10T12:00"),  # by day
        ("2026-03-10T22:30", "2026-03-10T22:30"),
        ("2026-03-10T23:30", "2026-03-11T10:00"),  # in the evening: an hour after waking
        ("2026-03-10T03:00", "2026-03-10T10:00"),
        ("2026-03-10T09:15", "2026-03-10T10:00"),  # hardly awake
        ("2026-03-29T01:30", "2026-03-29T10:00"),  # in the night when the clocks change
    ],
)
def test_nothing_is_due_in_the_night(due: str, then: str) -> None:
    assert Habits("Europe/Madrid", 9, 23).awake(at(due, "Europe/Madrid")) == at(then, "Europe/Madrid")
    assert Habits("Europe/Madrid").awake(at(due, "Europe/Madrid")) == at(due, "Europe/Madrid")


@pytest.mark.parametrize(
    ("due", "then"),
    [("2026-03-10T01:00", "2026-03-10T01:00"), ("2026-03-10T04:00", "2026-03-10T19:00"),
     ("2026-03-10T17:59", "2026-03-10T19:00"), ("2026-03-10T18:20", "2026-03-10T19:00")],
)  # fmt: skip
def test_a_day_may_pass_midnight(due: str, then: str) -> None:
    assert Habits("UTC", 18, 2).awake(at(due)) == at(then)


def test_a_deadline_is_only_ever_put_off() -> None:
    base = at("2026-10-20T00:00")
    for zone in ("UTC", "Europe/Madrid", "Asia/Kolkata", "America/New_York"):
        for wake, sleep in ((9, 23), (18, 2), (0, 6), (22, 6)):
            for step in range(24 * 14 * 4):
                due = base + step * HOUR / 4
                then = Habits(zone, wake, sleep).awake(due)
                assert due <= then <= due + 20 * HOUR
                assert Habits(zone, wake, sleep).awake(then) == then


def test_days_off_do_not_count() -> None:
    away = Habits(away_from=100 * HOUR, away_until=172 * HOUR)
    assert away.off(0.0, 50 * HOUR) == 0
    assert away.off(80 * HOUR, 104 * HOUR) == 72 * HOUR  # they push the end out further
    assert away.off(110 * HOUR, 134 * HOUR) == 62 * HOUR  # asked in their midst: the whole time afterwards
    assert away.off(180 * HOUR, 204 * HOUR) == 0
    assert [away.away(hour * HOUR) for hour in (99, 100, 171, 172)] == [False, True, True, False]


MONDAYS, DAILY, SPARSE = (
    DeadlinePolicy(hours=24, at="20:00", weekdays=days) for days in ((0,), (0, 1, 2, 3, 4, 5, 6), (0, 3))
)


@pytest.mark.parametrize(
    ("policy", "asked", "paused", "resumed", "due"),  # 2026-05-04 is a Monday
    [
        (MONDAYS, "05-05T09:00", "05-11T09:00", "05-12T00:00", "05-18T20:00"),
        (MONDAYS, "05-05T09:00", "05-06T09:00", "05-07T00:00", "05-11T20:00"),  # time enough is left
        (MONDAYS, "05-05T09:00", "05-11T19:00", "05-11T19:30", "05-18T20:00"),  # nobody loses half of their last hour
        (DAILY, "05-04T21:00", "05-05T10:00", "05-06T01:00", "05-06T20:00"),
        (DAILY, "05-04T21:00", "05-05T18:00", "05-06T09:00", "05-06T20:00"),  # as much as there was
        (DAILY, "05-04T21:00", "05-05T01:00", "05-05T02:00", "05-05T20:00"),
        (DAILY, "05-04T21:00", "05-05T10:00", "05-05T11:00", "05-06T20:00"),
        (SPARSE, "05-05T09:00", "05-06T09:00", "05-08T09:00", "05-11T20:00"),
    ],
)
def test_after_a_rest_something_is_due_at_a_slot(
    policy: DeadlinePolicy, asked: str, paused: str, resumed: str, due: str
) -> None:
    rhythm = Rhythm(policy, spread=7.0)
    for pace, first in (("turn", rhythm.turn(at(f"2026-{asked}"))[0]), ("offer", rhythm.offer(at(f"2026-{asked}")))):
        question = Question("q", "step", pace, due_at=first)
        rested = rhythm.resumed(question, at(f"2026-{paused}"), at(f"2026-{resumed}"))
        assert rested == (at(f"2026-{due}") + 7.0, 0.0)
    window = Question("q", "step", "window", due_at=5.0)  # which has its hours
    assert rhythm.resumed(window, 0.0, 3600.0) == (3605.0, 0.0)
    late = Question("q", "step", "turn", due_at=5.0)  # nothing was left
    assert rhythm.resumed(late, 10.0, 3610.0) == (3605.0, 0.0)


def test_days_off_and_a_rest_keep_to_fixed_times() -> None:
    """But for the morning of somebody who sleeps when their table's turns are due."""
    daily = DeadlinePolicy(hours=24, at="20:00", reminders=())
    away = Habits(away_from=at("2026-03-10T00:00"), away_until=at("2026-03-12T09:30"))
    rhythm = Rhythm(daily, away, (away, Habits()))
    due, off = rhythm.turn(at("2026-03-10T13:00"))  # of the evening of the 11th 44.5 hours do not count
    assert (due, off) == (at("2026-03-13T20:00"), 2 * DAY)
    asked = Question("q", "step", "turn", due_at=due, act_at=due, off=off, began=at("2026-03-10T13:00"))
    assert rhythm.resumed(asked, at("2026-03-11T10:00"), at("2026-03-12T20:00")) == (due, 0.0)
    later = at("2026-03-14T20:00")
    assert rhythm.resumed(asked, at("2026-03-11T10:00"), at("2026-03-13T19:00"))[0] == later
    early = Habits("UTC", 7, 17)
    due, off = Rhythm(daily, early).turn(at("2026-03-10T21:00"))
    assert due == at("2026-03-12T08:00")  # the slot of the 11th lies in the night
    asked = Question("q", "step", "turn", due_at=due, off=off)
    assert Rhythm(daily, early).resumed(asked, at("2026-03-11T10:00"), at("2026-03-11T11:00")) == (due, off)
    offer = Question("q", "step", "offer", due_at=due)
    assert Rhythm(daily, early).resumed(offer, at("2026-03-11T10:00"), at("2026-03-11T11:00")) == (due, 0.0)
    assert Rhythm(POLICY).resumed(asked, at("2026-03-11T10:00"), at("2026-03-11T11:00")) == (
        at("2026-03-12T09:00"),
        off,
    )


def test_short_turns_are_played_by_appointment() -> None:
    night = Habits("UTC", 9, 23)
    quick, slow = DeadlinePolicy(hours=2), DeadlinePolicy(hours=24)
    asked = at("2026-03-10T02:00")
    assert Rhythm(quick, night).turn(asked) == (asked + 2 * HOUR, 0.0)
    assert Rhythm(slow, night).turn(asked) == (at("2026-03-11T10:00"), 8 * HOUR)
    assert Rhythm(DeadlinePolicy(hours=0), night).turn(asked) == (None, 0.0)


@pytest.mark.parametrize(
    "change", [{"wake": 9, "sleep": 12}, {"wake": 24}, {"sleep": -1}, {"digest": 24}, {"digest": -2}]
)
async def test_hours_that_are_none_change_nothing(change: dict[str, int], tables: Tables) -> None:
    before = await tables.preferences.user(ANA.id)
    with pytest.raises(UserError, match=r"bad-hours|bad-digest"):
        await tables.preferences.set_user(ANA.id, **change)
    assert await tables.preferences.user(ANA.id) == before


async def test_a_turn_waits_for_its_own_person_only(tables: Tables, clock: FakeClock) -> None:
    clock.time = at("2026-03-10T02:00")
    await tables.preferences.set_user(ANA.id, wake=9, sleep=23)
    table = await running(tables, policy=POLICY)
    ana, ben = [await tables.views.look(table.id, user.id) for user in (ANA, BEN)]
    assert list(ana.due.values()) == [at("2026-03-11T10:00") + spread(table.id)]
    assert list(ben.due.values()) == [at("2026-03-11T02:00")]


async def _public(tables: Tables, clock: FakeClock, busy: bool) -> list[Any]:
    """What everybody sees of the times of an anonymous table, whose people have nights and days off or none, want to be
    reminded or do not."""
    if busy:
        for user in (ANA, BEN, CAI):
            await tables.preferences.set_user(user.id, wake=9, sleep=16, cadence="once")
        await tables.days_off.take(CAI.id, 5)
    table = await lobby(tables, 3, policy=msgspec.structs.replace(POLICY, reminders=(0.5, 0.1)))
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.lobby.start(table.id, ANA.id)
    timer, seen = Timer(tables.store, tables.play), []
    for hours in (0, 1, 12, 9):
        clock.add(hours=hours)
        await timer.run_due()
        if busy and hours == 1:
            await tables.days_off.take(BEN.id, 3)
        info = await tables.lookup.info(table.id)
        users = [seat.user_id for seat in info.seats]
        looks = [await tables.views.look(table.id, user) for user in users]
        notes = [json.loads(r.payload)["key"] for r in await rows(tables.store.db, m.outbox, m.outbox.c.kind == "note")]
        seen.append([info.due_at, [list(look.due.values()) for look in looks], notes])
        if hours == 1:
            await tables.play.act(table.id, users[0] or 0, acts("pick 1", "seal"))
            await tables.play.act(table.id, users[1] or 0, acts("pick 1", "seal"))
    return seen


async def test_at_an_anonymous_table_nobodys_habits_show(tmp_path: Path) -> None:
    """Neither hours nor days off move a due time there, nor does it tell when somebody wants to be reminded."""
    seen = []
    for busy in (False, True):
        database, clock = Database(f"sqlite+aiosqlite:///{tmp_path / str(busy)}"), FakeClock()
        await ready(database)
        seen.append(await _public(Tables(database, clock, games={"toy": TOY}), clock, busy))
        await database.close()
    assert seen[0] == seen[1]


async def test_what_is_asked_without_names_is_due_at_one_moment(db: Database, clock: FakeClock) -> None:
    """Else the moment at which it ends would tell who was missing; nobody's days off hold a window open."""
    clock.time = at("2026-03-10T02:00")
    tables = Tables(db, clock, games={"fair": FAIR})
    await tables.preferences.set_user(SIX[3].id, wake=9, sleep=23)
    table = await fair(tables, signs=False)
    looks = [await tables.views.look(table.id, user.id) for user in SIX]
    by_question: dict[str, set[float]] = {}
    for look in looks:
        for prompt in look.prompts:
            if prompt.anonymous and prompt.id in look.due:
                by_question.setdefault(prompt.id, set()).add(look.due[prompt.id])
    assert all(len(moments) == 1 for moments in by_question.values())


async def test_a_window_is_put_off_for_all(db: Database, clock: FakeClock) -> None:
    tables = Tables(db, clock, games={"fair": FAIR})
    night = Habits("UTC", 9, 23)
    window = Rhythm(DeadlinePolicy(hours=30), Habits(), [Habits(), night]).window(at("2026-03-10T16:00"))
    assert window == at("2026-03-11T10:00")
    away = Habits(away_from=0.0, away_until=at("2027-01-01T00:00"))
    assert Rhythm(DeadlinePolicy(hours=30), away, [away]).window(at("2026-03-10T10:00")) == at("2026-03-10T20:00")
    assert (await fair(tables)).due_at is not None


@pytest.mark.parametrize("own", [True, False])
def test_where_somebody_has_his_first_day_all_have_one_moment(own: bool) -> None:
    """Of a window and of what is asked without names; a turn and an offer are the seat's own."""
    quick = Rhythm(DeadlinePolicy(hours=1), unwarned=own, unwarned_any=True)
    assert quick.window(0.0) == quick.turn(0.0, together=True)[0] == DAY
    assert quick.turn(0.0)[0] == quick.offer(0.0) == (DAY if own else HOUR)
    fixed = Rhythm(DeadlinePolicy(hours=1, at="20:00"), unwarned=own, unwarned_any=True, spread=7.0)
    assert fixed.turn(0.0)[0] == 20 * HOUR + 7 + (DAY if own else 0)


async def test_days_off_are_told_and_paid(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    start = clock.now()
    assert (await tables.days_off.of(ANA.id)).left == availability.FIRST_DAYS
    taken = await tables.days_off.take(ANA.id, 7)
    assert (taken.left, taken.ends) == (7, start + 7 * DAY)
    ana, ben = [await tables.views.look(table.id, user.id) for user in (ANA, BEN)]
    assert list(ana.due.values()) == [start + 8 * DAY]
    assert list(ben.due.values()) == [start + DAY]
    notes = [json.loads(r.payload)["key"] for r in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    assert notes[-1] == "note-away-now"
    timer = Timer(tables.store, tables.play)
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    clock.add(hours=24 * 7.9)
    await timer.run_due()
    assert not any(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
    clock.add(hours=24)
    await timer.run_due()
    assert (await tables.lookup.info(table.id)).seats[0].autopilot  # then Ana is missed like anybody
    clock.add(hours=24 * 12)
    left = (await tables.days_off.of(ANA.id)).left
    assert 8 < left < 9  # another day is earned every twelve
    clock.add(hours=24 * 3650)
    assert (await tables.days_off.of(ANA.id)).left == availability.MOST_DAYS


async def test_what_is_asked_during_days_off_has_its_whole_time_afterwards(tables: Tables, clock: FakeClock) -> None:
    start = clock.now()
    await tables.days_off.take(ANA.id, 3)
    clock.add(hours=24)
    table = await running(tables, policy=POLICY)
    assert list((await tables.views.look(table.id, ANA.id)).due.values()) == [start + 4 * DAY]


async def test_coming_back_early(tables: Tables, clock: FakeClock) -> None:
    """Whole days that were not used come back, what was put off is due soon again; nobody is surprised in a day."""
    table = await running(tables, policy=POLICY)
    start = clock.now()
    await tables.days_off.take(ANA.id, 10)
    clock.add(hours=24 * 2.5)
    assert (await tables.days_off.end(ANA.id)).left == pytest.approx(4 + 7 + 2.5 / 12)
    assert list((await tables.views.look(table.id, ANA.id)).due.values()) == [start + 3.5 * DAY]
    with pytest.raises(UserError, match="no-days-off"):
        await tables.days_off.end(ANA.id)


async def test_what_was_off_stays_off(tables: Tables, clock: FakeClock) -> None:
    """Coming back early, and taking days off anew, forget nothing that was paid."""
    table = await running(tables, policy=DeadlinePolicy(hours=240, reminders=()))
    start = clock.now()
    clock.add(hours=24)
    await tables.days_off.take(ANA.id, 5)
    clock.add(hours=24 * 2)
    assert (await tables.days_off.end(ANA.id)).left == pytest.approx(9 + 3 + 2 / 12)
    assert list((await tables.views.look(table.id, ANA.id)).due.values()) == [start + 12 * DAY]
    clock.add(hours=24)
    for _ in range(2):
        await tables.days_off.take(ANA.id, 1)
        clock.add(hours=24)
    assert list((await tables.views.look(table.id, ANA.id)).due.values()) == [start + 14 * DAY]
    clock.add(hours=24)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    took = [row.took for row in await rows(tables.store.db, m.answers)]
    assert took == [3 * DAY]  # of seven that went by, four were off


async def test_days_off_that_have_not_begun(tables: Tables, clock: FakeClock) -> None:
    """They come back whole, unless they begin so soon that what is asked was put off by them."""
    table = await running(tables, policy=POLICY)
    start = clock.now()
    for hours, cost in ((24.0, 0), (23.9, 1), (0.1, 1)):
        before = (await tables.days_off.of(ANA.id)).left
        await tables.days_off.take(ANA.id, 3, clock.now() + hours * HOUR)
        assert (await tables.days_off.end(ANA.id)).left == before - cost
        assert (await tables.days_off.of(ANA.id)).begins is None
        if not cost:
            assert list((await tables.views.look(table.id, ANA.id)).due.values()) == [start + DAY]


async def test_days_off_far_ahead_move_nothing_that_is_asked_now(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=120, reminders=()))
    due = (await tables.views.look(table.id, ANA.id)).due
    await tables.days_off.take(ANA.id, 5, clock.now() + 30 * DAY)
    assert (await tables.views.look(table.id, ANA.id)).due == due
    await tables.days_off.end(ANA.id)
    assert (await tables.views.look(table.id, ANA.id)).due == due
    assert (await tables.days_off.of(ANA.id)).left == availability.FIRST_DAYS


@pytest.mark.parametrize("ahead", [None, 60.0])
async def test_nobody_wins_time_by_announcing_and_ending(ahead: float | None, tables: Tables, clock: FakeClock) -> None:
    """The cheat: every such trick costs a day that was saved up, also when the days off have not begun."""
    table = await running(tables, policy=POLICY)
    gained = 0
    for _ in range(40):
        due = next(iter((await tables.views.look(table.id, ANA.id)).due.values()))
        try:
            await tables.days_off.take(ANA.id, 1, None if ahead is None else clock.now() + ahead)
        except UserError:
            break
        clock.add(seconds=1)
        await tables.days_off.end(ANA.id)
        gained += next(iter((await tables.views.look(table.id, ANA.id)).due.values())) > due
    else:
        pytest.fail("days off never run out")
    assert gained <= availability.FIRST_DAYS


async def test_bad_days_change_nothing(tables: Tables, clock: FakeClock) -> None:
    now = clock.now()
    await tables.preferences.set_user(ANA.id, zone="Europe/Madrid")
    before = await rows(tables.store.db, m.users, m.users.c.id == ANA.id)
    for days, begins, why in (
        (0, None, "bad-days"), (22, None, "bad-days"), (3, now - 2 * DAY, "days-past"),
        (3, now + 400 * DAY, "days-ahead"), (15, None, "days-few"),
    ):  # fmt: skip
        with pytest.raises(UserError, match=why):
            await tables.days_off.take(ANA.id, days, begins)
    assert await rows(tables.store.db, m.users, m.users.c.id == ANA.id) == before
    await tables.days_off.take(ANA.id, 2, now + 5 * DAY)
    for begins in (None, now + 6 * DAY, now + 30 * DAY):
        with pytest.raises(UserError, match="days-taken"):  # overlapping or not: one at a time
            await tables.days_off.take(ANA.id, 2, begins)
    assert (await tables.days_off.of(ANA.id)).left == availability.FIRST_DAYS - 2
    after = await rows(tables.store.db, m.users, m.users.c.id == ANA.id)
    for zone in ("Atlantis", "../etc/passwd", "", "Europe", "Europe/Madrid\x00", "x" * 4000):
        with pytest.raises(UserError, match="bad-zone"):
            await tables.preferences.set_user(ANA.id, zone=zone)
    assert await rows(tables.store.db, m.users, m.users.c.id == ANA.id) == after


async def test_a_seal_and_its_recall_keep_the_time(tables: Tables, clock: FakeClock) -> None:
    """What closed and comes back has what was left of it, days off included."""
    table = await running(tables, policy=POLICY)
    await tables.days_off.take(ANA.id, 2)
    due = (await tables.views.look(table.id, ANA.id)).due
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    assert (await tables.views.look(table.id, ANA.id)).due == due
    question = (await rows(tables.store.db, m.seats, m.seats.c.seat == 0))[0]
    assert msgspec.json.decode(question.asked)[0]["off"] == 2 * DAY
