"""Pace, the gate on it, clocks, what a missed deadline costs: kept as it happened, and nobody wins time by tricks."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.presenter.words.deadlines import parse
from bot.store import Database
from bot.store import models as m
from bot.tables.clock.availability import DAY, Habits
from bot.tables.model import Cost, DeadlinePolicy, OnMiss, TableStatus
from bot.tables.play.response_times import FEW, HALF_LIFE, Pace
from bot.tables.service import Tables
from bot.workers.timer import Timer
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, lobby, rows, running
from tests.bot.tables.moments import at
from tests.bot.tables.past_turns import HOUR, put
from tests.bot.toy import acts

PLAIN = DeadlinePolicy(hours=24, reminders=(), on_miss=OnMiss.WAIT, pace=0)
CLOCK = msgspec.structs.replace(parse("clock 48h +12h max 60h"), reminders=(), on_miss=OnMiss.WAIT, pace=0)


async def kept(db: Database) -> list[tuple[int, float, bool]]:
    return [(r.user_id, r.took / HOUR, r.missed) for r in await rows(db, m.answers)]


async def due(tables: Tables, table: int, user: int) -> float:
    return min((await tables.views.look(table, user)).due.values())


BEN_MARKS = "luck 0"
"""A seed with which Ben, who picked a one against a three, has to mark."""


async def finish(tables: Tables, table: int) -> int:
    """The one who must mark does; their seat."""
    seat = (await tables.views.look(table, None)).waiting[0].seat
    await tables.play.act(table, (ANA, BEN)[seat].id, acts("mark a", "finish"))
    return seat


async def bank(tables: Tables, table: int, seat: int) -> float | None:
    held = (await tables.lookup.info(table)).seats[seat].bank
    return None if held is None else held / HOUR


async def test_an_answer_counts_once_without_pauses_and_days_off(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    table = await running(tables, policy=PLAIN)
    clock.add(hours=2)
    await tables.seats.pause(table.id, ANA.id)
    clock.add(hours=30)
    await tables.seats.resume(table.id, ANA.id)
    clock.add(hours=1)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await kept(db) == [(ANA.id, 3.0, False)]
    await tables.days_off.take(BEN.id, 2)
    clock.add(hours=50)
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    assert await kept(db) == [(ANA.id, 3.0, False), (BEN.id, 5.0, False)]


async def test_what_is_taken_back_is_one_answer_and_can_still_be_missed(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer
) -> None:
    table = await running(tables, policy=PLAIN)
    clock.add(hours=1)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    await tables.play.undo(table.id, ANA.id)
    clock.add(hours=24)
    await timer.run_due()
    assert [(user, missed) for user, _, missed in await kept(db)] == [(ANA.id, True), (BEN.id, True)]
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))  # too late: it stays a miss
    assert (ANA.id, True) in [(user, missed) for user, _, missed in await kept(db)]


@pytest.mark.parametrize("more", [{"practice": True}, {"policy": DeadlinePolicy(hours=2, pace=0)}])
async def test_practice_and_appointments_say_nothing(more: dict[str, Any], tables: Tables, db: Database) -> None:
    table = await running(tables, **more)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await kept(db) == []


async def test_an_anonymous_table_says_nothing(tables: Tables, db: Database) -> None:
    """A pace that moved would tell who had answered."""
    table = await lobby(tables, policy=PLAIN)
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.lobby.start(table.id, ANA.id)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await kept(db) == []


async def test_a_pace_fades_and_is_hidden_with_the_results(tables: Tables, db: Database, clock: FakeClock) -> None:
    await put(db, ANA.id, False, False, False, at=clock.now())
    assert await tables.response_times.listed([ANA.id]) == {}  # too few
    await put(db, ANA.id, True, at=clock.now() - HALF_LIFE)
    await put(db, ANA.id, False, at=clock.now() - 400 * DAY)  # long forgotten
    assert await tables.response_times.listed([ANA.id]) == {}
    await put(db, ANA.id, True, at=clock.now() - 2 * HALF_LIFE)
    pace = (await tables.response_times.listed([ANA.id, BEN.id]))[ANA.id]
    assert pace == Pace(FEW, (1.5 * HOUR, 2 * HOUR, 2.5 * HOUR), 20)  # (0.5 + 0.25) of (3 + 0.5 + 0.25)
    await tables.preferences.set_user(ANA.id, listed=False)
    assert await tables.response_times.listed([ANA.id]) == {}
    assert (await tables.response_times.listed([ANA.id], ANA.id))[ANA.id] == pace


async def test_the_gate(tables: Tables, db: Database, clock: FakeClock) -> None:
    await put(db, BEN.id, *[True] * 2, *[False] * 8, at=clock.now())
    policy = msgspec.structs.replace(PLAIN, gate=10)
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, policy=policy)
    await tables.preferences.set_user(BEN.id, listed=False)  # hiding one's results is no way in
    with pytest.raises(UserError, match="gate-missed") as refused:
        await tables.lobby.join(table.id, BEN)
    assert refused.value.params == {"most": 10, "share": 20}
    assert (await tables.lookup.info(table.id)).seats_of(BEN.id) == []
    assert (await tables.lobby.join(table.id, CAI)).seats_of(CAI.id)  # nothing is known of them
    await tables.lobby.leave(table.id, CAI.id)
    strict = msgspec.structs.replace(policy, newcomers=False)
    await tables.lobby.configure(table.id, ANA.id, policy=strict)
    with pytest.raises(UserError, match="gate-new"):
        await tables.lobby.join(table.id, CAI)
    clock.add(hours=24 * 100)
    await put(db, BEN.id, *[False] * 10, at=clock.now())
    assert (await tables.lobby.join(table.id, BEN)).seats_of(BEN.id)


# -- clocks


def test_a_clock_stands_by_night_and_on_days_off() -> None:
    night = Habits("UTC", 9, 23)
    start = at("2026-03-10T21:00")
    assert night.ticking(start, at("2026-03-11T12:00")) == 5 * HOUR
    assert night.run_out(start, 5 * HOUR) == at("2026-03-11T12:00")
    assert Habits("UTC", 9, 15).ticking(at("2026-03-10T00:00"), at("2026-03-12T00:00")) == 24 * HOUR  # not six a day
    away = Habits(away_from=start + HOUR, away_until=start + 49 * HOUR)
    assert away.ticking(start, start + 60 * HOUR) == 12 * HOUR
    assert away.run_out(start, 12 * HOUR) == start + 60 * HOUR


@pytest.mark.parametrize("text", ["clock 5d +12h max 7d", "reloj 5d + 12h máx 7d"])
def test_a_clock_in_words(text: str) -> None:
    policy = parse(text)
    assert (policy.bank, policy.increment, policy.cap, policy.hours) == (120, 12, 168, 24)
    assert parse("48h", base=policy) == DeadlinePolicy(hours=48)


@pytest.mark.parametrize(
    "text", ["clock 5d +6d", "clock 5d +12h max 3d", "clock 5d +1m", "clock 90d +1d", "clock x +y"]
)
def test_a_clock_that_makes_no_sense(text: str) -> None:
    with pytest.raises(UserError, match=r"deadline-clock|deadline-unreadable"):
        parse(text)


async def test_a_clock_runs_and_an_answer_puts_time_back(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=CLOCK)
    start = clock.now()
    assert [await due(tables, table.id, u.id) for u in (ANA, BEN)] == [start + 48 * HOUR] * 2
    clock.add(hours=30)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert [await bank(tables, table.id, n) for n in (0, 1)] == [30.0, None]  # Ben's is not counted by Ana's answer
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    assert [await bank(tables, table.id, n) for n in (0, 1)] == [30.0, 30.0]
    marked = await finish(tables, table.id)
    left = [42.0 if seat == marked else 30.0 for seat in (0, 1)]
    assert [await due(tables, table.id, u.id) for u in (ANA, BEN)] == [clock.now() + hours * HOUR for hours in left]
    clock.add(hours=1)
    await tables.play.act(table.id, ANA.id, acts("pick 2", "seal"))
    assert await bank(tables, table.id, 0) == left[0] + 11
    await tables.play.undo(table.id, ANA.id)
    await tables.play.act(table.id, ANA.id, acts("pick 2", "seal"))
    assert await bank(tables, table.id, 0) == left[0] + 11


async def test_undo_gives_no_time(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, policy=CLOCK)
    start = clock.now()
    for _ in range(3):
        clock.add(hours=5)
        await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
        clock.add(hours=5)
        await tables.play.undo(table.id, ANA.id)
    assert await bank(tables, table.id, 0) == 18.0
    assert await due(tables, table.id, ANA.id) == start + 48 * HOUR


async def test_new_hours_do_not_change_what_has_run(tables: Tables, clock: FakeClock) -> None:
    clock.time = at("2026-03-10T10:00")
    table = await running(tables, policy=CLOCK)
    clock.time = at("2026-03-10T20:00")
    await tables.preferences.set_user(ANA.id, wake=20, sleep=4)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await bank(tables, table.id, 0) == 50.0


async def test_days_off_do_not_eat_the_clock(tables: Tables, clock: FakeClock) -> None:
    """Neither those that are over nor those that ended early."""
    table = await running(tables, policy=CLOCK)
    clock.add(hours=10)
    for days, gone in ((1, 1.0), (4, 1.5)):
        await tables.days_off.take(ANA.id, days)
        clock.add(hours=24 * gone)
    await tables.days_off.end(ANA.id)
    clock.add(hours=2)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await bank(tables, table.id, 0) == 48.0  # 36 of 48 hours were left, and 12 came back


async def test_a_pause_does_not_eat_the_clock(tables: Tables, clock: FakeClock, db: Database) -> None:
    table = await running(tables, policy=CLOCK)
    clock.add(hours=10)
    await tables.seats.pause(table.id, ANA.id)
    clock.add(hours=100)
    tables = Tables(db, clock, games=tables.store.games)  # the process was started anew
    await tables.seats.resume(table.id, ANA.id)
    assert await due(tables, table.id, ANA.id) == clock.now() + 38 * HOUR
    clock.add(hours=8)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await bank(tables, table.id, 0) == 42.0


async def test_an_empty_clock_is_a_miss_and_each_turn_has_the_increment(
    tables: Tables, clock: FakeClock, timer: Timer
) -> None:
    table = await running(tables, policy=msgspec.structs.replace(CLOCK, on_miss=OnMiss.AUTOPILOT))
    clock.add(hours=1)
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    clock.add(hours=47)
    await timer.run_due()
    assert (await tables.lookup.info(table.id)).seats[0].autopilot
    assert await bank(tables, table.id, 0) == 0.0
    await tables.seats.back(table.id, ANA.id)
    assert await due(tables, table.id, ANA.id) == clock.now() + 12 * HOUR


# -- what a miss costs


async def told(db: Database) -> set[str]:
    posts = await rows(db, m.outbox, m.outbox.c.kind.in_(["note", "whisper"]))
    return {json.loads(post.payload)["key"] for post in posts}


async def test_half_the_time_until_a_turn_is_answered_in_time(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer
) -> None:
    table = await running(tables, policy=msgspec.structs.replace(PLAIN, cost=Cost.HALF))
    clock.add(hours=1)
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    clock.add(hours=23)
    await timer.run_due()
    assert {"note-cost-half", "whisper-cost-half"} <= await told(db)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))  # too late
    marked = await finish(tables, table.id)  # in time
    assert await due(tables, table.id, BEN.id) == clock.now() + 24 * HOUR
    assert await due(tables, table.id, ANA.id) == clock.now() + (24 if marked == 0 else 12) * HOUR
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    async with db.read() as connection:
        assert not await connection.scalar(sa.select(m.seats.c.late).where(m.seats.c.seat == 0))


@pytest.mark.parametrize("back", [False, True])
async def test_who_answers_late_is_not_in_time_by_coming_back(
    tables: Tables, clock: FakeClock, timer: Timer, monkeypatch: pytest.MonkeyPatch, back: bool
) -> None:
    """A missed question has time again for whoever is back, said so or acted; the next one has half of it still."""
    monkeypatch.setattr("bot.tables.lobby.lobby.secrets.token_hex", lambda _: BEN_MARKS)
    table = await running(tables, policy=msgspec.structs.replace(PLAIN, cost=Cost.HALF))
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    clock.add(hours=24)
    await timer.run_due()
    if back:
        await tables.seats.back(table.id, ANA.id)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    assert await finish(tables, table.id) == 1
    assert await due(tables, table.id, ANA.id) == clock.now() + 12 * HOUR


async def test_the_seat_is_offered_after_so_many_and_leaving_resets_nothing(
    tables: Tables, db: Database, clock: FakeClock, timer: Timer
) -> None:
    policy = msgspec.structs.replace(PLAIN, cost=Cost.SEAT, strikes=2, on_miss=OnMiss.HOLD)
    table = await running(tables, 3, policy=policy)
    for user in (BEN, CAI):
        await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
    clock.add(hours=24)
    await timer.run_due()
    await tables.lobby.leave(table.id, ANA.id)
    await tables.lobby.join(table.id, ANA)
    assert "note-cost-seat" not in await told(db)
    async with db.read() as connection:
        assert await connection.scalar(sa.select(m.seats.c.misses).where(m.seats.c.seat == 0)) == 1
    for _ in range(6):  # whoever of the others is asked answers
        for user in (BEN, CAI):
            look = await tables.views.look(table.id, user.id)
            if look.blocked is not None and look.table.status is TableStatus.RUNNING:
                step = look.blocked.step
                await tables.play.act(
                    table.id, user.id, acts("pick 1", "seal") if step == "pick" else acts("mark a", "finish")
                )
        clock.add(hours=25)
        await timer.run_due()
        if (await tables.lookup.info(table.id)).seats[0].offered:
            break
    assert {"note-cost-seat", "whisper-cost-seat"} <= await told(db)
    assert (await tables.lookup.info(table.id)).seats[0].user_id is None
