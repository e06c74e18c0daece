"""What a computer that took over leaves alone, for how long, and what brings a person back to their seat."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import msgspec
import pytest

from bot.store import Database
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.model import Cost, DeadlinePolicy, OnMiss, Question, TableInfo, TableStatus
from bot.tables.play import coming_back
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from engine.core import Action, Prompt
from herald_fair.rules import FAIR
from herald_fair.state import SIGNS
from tests.bot.helpers import FakeClock, refused, rows, waits
from tests.bot.planned_posts import last, told
from tests.bot.six_players import POLICY, SIX, act, fair, look

QUARTER = 7.5
"""Hours, of the 30 that a turn of these tables has."""
HOUR = 3600.0


class Plain:
    """A player that takes the first of what it may."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return [prompt.actions[0]]


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"fair": FAIR})


@pytest.fixture
def autopilot(tables: Tables) -> Autopilot:
    return Autopilot(tables.store, tables.play, lambda game, kind, seed: Plain())


async def taken_over(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock, policy: DeadlinePolicy = POLICY
) -> TableInfo:
    """Ben has missed hanging out his sign, a computer has done it, and all three are asked to vote."""
    table = await fair(tables, seats=3, signs=False, policy=policy)
    await act(tables, table.id, 0, f"sign {SIGNS[0]}")
    clock.add(hours=policy.hours)
    await timer.run_due()
    await autopilot.run_due()
    sign = next(action for action in (await look(tables, table.id, 2)).legal if action.verb == "sign")
    await act(tables, table.id, 2, str(sign))
    await act(tables, table.id, 0, "vote aye")
    await act(tables, table.id, 2, "vote aye")
    info = await tables.lookup.info(table.id)
    assert [s.autopilot for s in info.seats] == [False, True, False]
    return info


async def runs(timer: Timer, autopilot: Autopilot) -> None:
    """Both workers, as long as one of them has something to do."""
    for _ in range(2):
        await timer.run_due()
        await autopilot.run_due()


async def asked(tables: Tables, table_id: int) -> list[int]:
    return waits(await tables.views.look(table_id, None))


async def test_what_was_missed_is_played_at_once_and_what_follows_after_a_quarter_of_the_time(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock, db: Database
) -> None:
    """It is told to the moment, and nothing wakes the table before or runs in circles meanwhile."""
    table = await taken_over(tables, timer, autopilot, clock)
    since = clock.now()
    for row in [r for r in await rows(db, m.outbox) if "-autopilot" in r.payload]:
        assert json.loads(row.payload)["params"]["leaves"] == since + QUARTER * HOUR
    assert len([key for key in await told(db) if "autopilot" in key]) == 2
    assert await timer.run_due() == since + QUARTER * HOUR
    assert await autopilot.run_due() is None, "the table is not marked for it"
    seq = (await tables.lookup.info(table.id)).seq
    clock.add(hours=QUARTER - 0.01)
    await runs(timer, autopilot)
    assert await asked(tables, table.id) == [1]
    assert (await tables.lookup.info(table.id)).seq == seq
    clock.add(hours=0.01)
    await runs(timer, autopilot)
    assert await asked(tables, table.id) != [1]
    assert (await tables.lookup.info(table.id)).seq > seq


async def test_who_is_back_in_time_decides_for_themselves_with_the_whole_time(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    table = await taken_over(tables, timer, autopilot, clock)
    clock.add(hours=QUARTER - 1)
    info = await tables.seats.back(table.id, SIX[1].id)
    assert info.due_at == clock.now() + 30 * HOUR
    clock.add(hours=29)
    await runs(timer, autopilot)
    assert await asked(tables, table.id) == [1]


async def test_coming_back_and_being_silent_holds_nobody_up_for_long(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    """Whoever comes back at the last moment each time, by a vote or the button, and never plays: each question costs
    the others a turn and a quarter at most, and where the table says so the seat is offered all the same."""
    policy = msgspec.structs.replace(POLICY, cost=Cost.SEAT, strikes=2)
    table = await taken_over(tables, timer, autopilot, clock, policy)
    begun = clock.now()
    clock.add(hours=QUARTER - 0.01)
    await tables.votes.pause(table.id, SIX[1].id)
    assert not (await tables.lookup.info(table.id)).seats[1].autopilot
    clock.add(hours=30)
    await runs(timer, autopilot)
    assert await asked(tables, table.id) != [1]
    assert clock.now() - begun <= (30 + QUARTER) * HOUR
    seat = (await tables.lookup.info(table.id)).seats[1]
    assert (seat.offered, seat.user_id) == (True, None), "the second miss; a vote in between answers nothing"


@pytest.mark.parametrize(("hours", "least"), [(30.0, QUARTER), (2.0, 1.0), (0.25, 0.25), (480.0, 120.0)])
def test_how_long_it_is(hours: float, least: float) -> None:
    """A quarter, an hour at least, and no longer than the question's own time."""
    seat = SeatRecord(table_id=1, seat=0, user_id=5, autopilot=True, absent_since=1000.0)
    policy = DeadlinePolicy(hours=hours)
    next_ = Question("next", "vote", "turn", since=1000.0, due_at=1000 + hours * HOUR, act_at=1000 + hours * HOUR)
    missed = msgspec.structs.replace(next_, id="missed", due_at=1000.0, act_at=None)
    offer = msgspec.structs.replace(next_, pace="offer", due_at=None, act_at=None)
    end = 1000 + max(hours / 4, 1.0) * HOUR
    assert coming_back.until(policy, seat) == end
    assert coming_back.left_alone(policy, seat, next_, 1000.0) == 1000 + least * HOUR
    assert coming_back.left_alone(policy, seat, next_, 1000 + least * HOUR) is None
    assert coming_back.left_alone(policy, seat, offer, 1000.0) == end, "a deal is a big decision, too"
    assert coming_back.left_alone(policy, seat, missed, 1000.0) is None
    unnamed = msgspec.structs.replace(next_, anonymous=True)
    assert coming_back.left_alone(policy, seat, unnamed, 1000.0) is None, "the moment would tell who was missing"
    for other in ({"absent_since": None}, {"user_id": None}, {"autopilot": False}):  # left, offered, there
        assert coming_back.until(policy, seat.model_copy(update=other)) is None


async def test_when_all_are_away_the_table_sleeps_as_ever(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    """No computer plays on for weeks, and what is woken goes on."""
    table = await taken_over(tables, timer, autopilot, clock)
    await tables.seats.resign(table.id, SIX[0].id)
    await tables.seats.resign(table.id, SIX[2].id)
    info = await tables.lookup.info(table.id)
    assert (info.status, info.asleep) == (TableStatus.PAUSED, True)
    clock.add(hours=24 * 21)
    await runs(timer, autopilot)
    assert (await tables.lookup.info(table.id)).seq == info.seq
    info = await tables.seats.wake(table.id, SIX[1].id)
    assert (info.status, info.due_at) == (TableStatus.RUNNING, clock.now() + 30 * HOUR)


# -- a vote counts as being back


async def moment(tables: Tables, table_id: int) -> str:
    return (await tables.votes.moments(table_id))[0].token


@pytest.mark.parametrize("yes", [True, False])
async def test_a_vote_is_a_press_like_any(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock, db: Database, yes: bool
) -> None:
    """For or against: the same is told, once."""
    table = await taken_over(tables, timer, autopilot, clock)
    await tables.votes.cancel(table.id, SIX[0].id)
    since = await last(db)
    await tables.votes.vote(table.id, SIX[1].id, MotionKind.CANCEL, yes)
    info = await tables.lookup.info(table.id)
    assert (info.seats[1].autopilot, info.due_at) == (False, clock.now() + 30 * HOUR)
    assert await told(db, since) == ["note-back"]
    assert (
        len(await rows(db, m.outbox, m.outbox.c.id > since, m.outbox.c.kind == "panel", m.outbox.c.op == "send")) == 1
    )
    await tables.votes.vote(table.id, SIX[1].id, MotionKind.CANCEL, not yes)
    assert await told(db, since) == ["note-back"]


async def test_nobody_learns_by_it_who_proposes_a_draw(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock, db: Database
) -> None:
    table = await taken_over(tables, timer, autopilot, clock)
    since = await last(db)
    await tables.votes.draw(table.id, SIX[1].id)
    assert "note-back" not in await told(db, since)
    assert (await tables.lookup.info(table.id)).seats[1].autopilot
    await tables.votes.vote(table.id, SIX[1].id, MotionKind.DRAW, True)  # as anybody who is asked
    assert (await told(db, since))[-1] == "note-back"


async def test_a_vote_wakes_a_table_that_sleeps(tables: Tables, timer: Timer, clock: FakeClock, db: Database) -> None:
    """... and tells that in one line."""
    table = await fair(tables, seats=3, signs=True)
    clock.add(hours=30)
    await timer.run_due()
    assert (await tables.lookup.info(table.id)).asleep
    since = await last(db)
    await tables.votes.cancel(table.id, SIX[1].id)
    info = await tables.lookup.info(table.id)
    assert (info.status, [s.autopilot for s in info.seats]) == (TableStatus.RUNNING, [True, False, True])
    assert [key for key in await told(db, since) if key in ("note-back", "note-woken")] == ["note-woken"]


async def test_all_who_agreed_to_go_back_are_asked_themselves(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock, db: Database
) -> None:
    """Ben agreed, missed the next deadline while others thought about it, and is asked anew, not his computer."""
    table = await fair(tables, seats=3, signs=True)
    token = await moment(tables, table.id)
    await act(tables, table.id, 0, "vote aye")
    await act(tables, table.id, 2, "vote aye")
    clock.add(hours=25)
    await tables.votes.rewind(table.id, SIX[0].id, token)
    await tables.votes.rewind(table.id, SIX[1].id, token)
    clock.add(hours=5)
    await timer.run_due()
    assert (await tables.lookup.info(table.id)).seats[1].autopilot
    await tables.votes.rewind(table.id, SIX[2].id, token)
    info = await tables.lookup.info(table.id)
    assert not any(s.autopilot for s in info.seats)
    assert info.due_at == clock.now() + 30 * HOUR
    seq = info.seq
    await runs(timer, autopilot)
    assert (await tables.lookup.info(table.id)).seq == seq


async def test_going_back_while_a_computer_thinks(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """What it thought out comes too late, for a position that is not there any more: nobody hears of that."""
    table = await fair(tables, seats=3, signs=True)
    await tables.seats.resign(table.id, SIX[2].id)
    thinks, may_go_on = threading.Event(), threading.Event()

    class Slow(Plain):
        def choose(self, view: Any, prompt: Prompt) -> list[Action]:
            thinks.set()
            assert may_go_on.wait(20)
            return super().choose(view, prompt)

    computer = Autopilot(tables.store, tables.play, lambda game, kind, seed: Slow())
    playing = asyncio.create_task(computer.run_due())
    assert await asyncio.to_thread(thinks.wait, 20)
    token = await moment(tables, table.id)
    await tables.votes.rewind(table.id, SIX[0].id, token)
    since = await last(db)
    await tables.votes.rewind(table.id, SIX[1].id, token)
    assert await told(db, since) == [
        "note-rewind-agreed", f"whisper-rewound {SIX[0].id}", f"whisper-rewound {SIX[1].id}",
    ]  # fmt: skip
    seq = (await tables.lookup.info(table.id)).seq
    may_go_on.set()
    await playing
    acts = await rows(db, m.actions, m.actions.c.seq > seq)
    assert {row.seat for row in acts} <= {2}
    assert not caplog.records
    assert (await tables.proof.shadow(table.id)).problem == ""


async def test_keeping_a_seat_is_being_there(
    tables: Tables, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    """The button that refuses to give one's seat away says so as well as any."""
    table = await taken_over(tables, timer, autopilot, clock)
    await tables.handovers.replace(table.id, SIX[0].id, 1, SIX[4])
    await tables.handovers.answer(table.id, SIX[1].id, 1, False)
    assert not (await tables.lookup.info(table.id)).seats[1].autopilot


async def test_who_says_that_they_are_back_and_does_nothing_is_absent_again(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    """A table that waits for whoever missed a deadline gives them a turn's time then, once more and no longer: the
    organiser can offer the seat after it."""
    policy = msgspec.structs.replace(POLICY, on_miss=OnMiss.WAIT)
    table = await fair(tables, seats=3, signs=True, policy=policy)
    await act(tables, table.id, 0, "vote aye")
    await act(tables, table.id, 2, "vote aye")
    clock.add(hours=30)
    await timer.run_due()
    clock.add(hours=100)
    await tables.votes.cancel(table.id, SIX[1].id)
    info = await tables.lookup.info(table.id)
    assert info.due_at == clock.now() + 30 * HOUR
    await refused(tables.handovers.replace(table.id, SIX[0].id, 1), "not-absent")
    clock.add(hours=30)
    await timer.run_due()
    assert (await told(db)).count("note-overdue") == 2
    _, motion = await tables.handovers.replace(table.id, SIX[0].id, 1)
    assert motion is not None


async def test_where_the_harmless_choice_is_made_nothing_changes(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    policy = msgspec.structs.replace(POLICY, on_miss=OnMiss.HOLD)
    table = await fair(tables, seats=3, signs=True, policy=policy)
    await act(tables, table.id, 0, "vote aye")
    await act(tables, table.id, 2, "vote aye")
    clock.add(hours=30)
    await timer.run_due()
    assert await asked(tables, table.id) != [1]
    assert not any("leaves" in r.payload for r in await rows(db, m.outbox))
