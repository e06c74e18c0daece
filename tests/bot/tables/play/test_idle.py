"""Tables at which nobody is a person any more: they sleep, and one click wakes them; what computers do meanwhile."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss, TableStatus
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from engine.core import Action, Prompt
from herald_fair.rules import FAIR
from herald_fair.state import GOODS
from tests.bot.helpers import FakeClock, rows
from tests.bot.six_players import HOURS, NOBODY, POLICY, SIX, act, fair, look


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"fair": FAIR})


# -- asleep


async def test_a_table_whose_people_are_away_sleeps_and_one_click_wakes_it(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=SIX[0], game="fair", seats=3, policy=POLICY)
    await tables.lobby.join(table.id, SIX[1])
    await tables.lobby.add_computer(table.id, SIX[0].id, "random")
    await tables.lobby.start(table.id, SIX[0].id)
    timer, computers = Timer(tables.store, tables.play), Autopilot(tables.store, tables.play)
    clock.add(hours=HOURS)
    await timer.run_due()
    await computers.run_due()
    clock.add(hours=HOURS)
    await timer.run_due()
    await computers.run_due()
    info = await tables.lookup.info(table.id)
    assert (info.status, info.asleep, info.due_at) == (TableStatus.PAUSED, True, None)
    seq = info.seq
    clock.add(hours=1000)
    await timer.run_due()
    await computers.run_due()
    assert (await tables.lookup.info(table.id)).seq == seq
    told = [json.loads(r.payload) for r in await rows(db, m.outbox, m.outbox.c.kind.in_(["note", "whisper"]))]
    assert [(p["key"], p.get("button")) for p in told][-3:] == [
        ("whisper-asleep", "wake"), ("whisper-asleep-missed", "wake"), ("note-asleep-covered", "wake"),
    ]  # fmt: skip
    with pytest.raises(UserError, match="not-seated"):
        await tables.seats.wake(table.id, 999)
    panels = len(await rows(db, m.outbox, m.outbox.c.kind == "panel"))
    info = await tables.seats.wake(table.id, SIX[1].id)
    assert (info.status, info.asleep, [s.autopilot for s in info.seats]) == (
        TableStatus.RUNNING, False, [True, False, False],
    )  # fmt: skip
    assert len(await rows(db, m.outbox, m.outbox.c.kind == "panel")) == panels  # their panel is the answer
    with pytest.raises(UserError, match="not-asleep"):
        await tables.seats.wake(table.id, SIX[1].id)


async def test_when_the_last_person_gives_up_the_table_waits_for_another(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    """Computers do not play a game to its end that nobody follows: the seat is offered, and who takes it wakes it."""
    table = await fair(tables, seats=2)
    info = await tables.seats.resign(table.id, SIX[0].id)
    assert (info.asleep, info.seats[0].computer, info.seats[0].offered) == (False, "heuristic", False)
    info = await tables.seats.resign(table.id, SIX[1].id)
    assert (info.status, info.asleep, info.seats[1].offered) == (TableStatus.PAUSED, True, True)
    computers = Autopilot(tables.store, tables.play)
    clock.add(hours=1000)
    await computers.run_due()
    assert (await tables.lookup.info(table.id)).seq == info.seq
    info = await tables.lobby.join(table.id, SIX[2])
    assert (info.status, info.asleep, info.seats[1].user_id) == (TableStatus.RUNNING, False, SIX[2].id)


async def test_a_round_without_people_puts_a_table_to_sleep(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Silence answers everything, and nobody is there: not more than one whole day of the fair."""
    policy = DeadlinePolicy(hours=2, pace=0, on_miss=OnMiss.HOLD)
    table = await fair(tables, policy=policy, options={"rounds": 4})
    timer = Timer(tables.store, tables.play)
    for _ in range(200):
        if (await tables.lookup.info(table.id)).asleep:
            break
        clock.add(hours=2)
        await timer.run_due()
    info = await tables.lookup.info(table.id)
    assert (info.status, info.asleep) == (TableStatus.PAUSED, True)
    view = await look(tables, table.id, 0)
    assert view.view.day == 3  # they hung their signs on the first; the second passed without any of them
    assert "note-asleep-round" in [
        json.loads(r.payload).get("key") for r in await rows(db, m.outbox, m.outbox.c.kind == "note")
    ]
    view = await act(tables, table.id, 2, "vote aye")  # an act wakes it as well
    assert view.table.status is TableStatus.RUNNING
    assert view.table.due_at is not None


async def test_computers_alone_never_sleep(tables: Tables) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=SIX[0], game="fair", seats=2, policy=NOBODY)
    await tables.lobby.leave(table.id, SIX[0].id)
    for _ in range(2):
        await tables.lobby.add_computer(table.id, SIX[0].id, "random")
    await tables.lobby.start(table.id, SIX[0].id)
    await Autopilot(tables.store, tables.play).run_due()
    info = await tables.lookup.info(table.id)
    assert (info.status, info.asleep) == (TableStatus.FINISHED, False)
    assert (await tables.proof.verify(table.id)).ok


# -- computers


class Shy:
    """A player that leaves every offer alone, and counts how often it was asked about one."""

    asked: ClassVar[list[str]] = []
    """The ids of the offers, each time that one was asked."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        if prompt.pace == "offer":
            self.asked.append(prompt.id)
            return []
        return list(prompt.default)


async def test_a_computer_considers_an_offer_once(tables: Tables) -> None:
    table = await fair(tables, policy=NOBODY)
    await tables.seats.resign(table.id, SIX[2].id)
    computers = Autopilot(tables.store, tables.play, lambda game, kind, seed: Shy())
    Shy.asked = []
    await computers.run_due()
    await act(tables, table.id, 1, f"offer seat-2 20 {GOODS[0]}")
    for _ in range(3):
        await computers.run_due()
    assert Shy.asked == ["offer-1"]
    await act(tables, table.id, 1, "withdraw 1")
    await act(tables, table.id, 1, f"offer seat-2 20 {GOODS[0]}")
    await computers.run_due()
    assert Shy.asked == ["offer-1", "offer-2"]
