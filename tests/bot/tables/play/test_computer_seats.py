"""Computers at running tables: in seats of whoever misses a deadline or leaves, and at tables without people."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss, TableInfo, TableStatus
from bot.tables.service import Tables
from bot.workers.autopilot import PATIENCE, Autopilot, luck
from bot.workers.timer import Timer
from engine.core import Action, Prompt
from tests.bot.fakes import Steady
from tests.bot.helpers import ANA, BEN, CAI, NO_REST, PEOPLE, FakeClock, hand_over, rows, running, waits
from tests.bot.planned_posts import told
from tests.bot.toy import TOY, acts

POLICY = DeadlinePolicy(hours=10, reminders=(0.5, 0.1))


async def test_autopilot_on_a_miss_and_back(
    tables: Tables, db: Database, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    table = await running(tables, policy=POLICY)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=9.99)
    await timer.run_due()
    assert not (await tables.lookup.info(table.id)).seats[1].autopilot
    clock.add(hours=0.01)
    await timer.run_due()
    info = await tables.lookup.info(table.id)
    assert (info.seats[1].autopilot, info.seats[1].user_id, info.due_at) == (True, BEN.id, None)
    assert not [t for t in await told(db) if "autopilot" in t], "that comes with what the computer plays"
    await autopilot.run_due()
    assert [t for t in await told(db) if "autopilot" in t] == ["whisper-autopilot 102", "note-autopilot"]
    note = (await rows(db, m.outbox, m.outbox.c.kind == "note"))[-1]
    whisper = (await rows(db, m.outbox, m.outbox.c.kind == "whisper"))[-1]
    assert note.after_id == whisper.id
    assert '"button": "back"' in whisper.payload
    assert [verb.partition(" ")[0] for verb in played(whisper)] == ["pick", "seal"]
    assert played(note) == [], "a secret choice is told to nobody else"
    clock.add(hours=2.5)  # the time to come back, in which the computer does nothing else
    await timer.run_due()
    await autopilot.run_due()
    look = await tables.views.look(table.id, BEN.id)  # whoever had to mark: Ana still has to, Ben's computer has
    assert waits(look) == [0]
    before = len(await rows(db, m.outbox, m.outbox.c.kind == "panel"))
    await tables.seats.back(table.id, BEN.id)
    assert not (await tables.lookup.info(table.id)).seats[1].autopilot
    with pytest.raises(UserError, match="not-on-autopilot"):
        await tables.seats.back(table.id, BEN.id)
    assert (await told(db))[-1] == "note-back"
    assert len(await rows(db, m.outbox, m.outbox.c.kind == "panel")) == before  # the answer shows it


async def test_back_while_asked_gets_time(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    clock.add(hours=11)
    await timer.run_due()
    assert all(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
    panels = len(await rows(db, m.outbox, m.outbox.c.kind == "panel"))
    info = await tables.seats.back(table.id, BEN.id)
    assert info.due_at == clock.now() + 36_000
    assert len(await rows(db, m.outbox, m.outbox.c.kind == "panel")) == panels  # the answer shows it


async def test_acting_takes_the_seat_back(tables: Tables, db: Database, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, policy=POLICY)
    clock.add(hours=11)
    await timer.run_due()
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    info = await tables.lookup.info(table.id)
    assert [s.autopilot for s in info.seats] == [False, True]
    assert (await told(db))[-1] == "note-woken"  # which names them: that they are back is not said twice


def played(post: Any) -> list[str]:
    """What a message says was played."""
    return [action["action"] for action in json.loads(post.payload)["params"]["actions"]]


async def test_hold_makes_one_decision(
    tables: Tables, db: Database, timer: Timer, autopilot: Autopilot, clock: FakeClock
) -> None:
    table = await running(tables, policy=DeadlinePolicy(hours=10, on_miss=OnMiss.HOLD))
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=10)
    await timer.run_due()
    await timer.run_due()
    assert [t for t in await told(db) if "hold" in t] == ["whisper-hold 102", "note-hold"]
    whisper, note = [r for r in await rows(db, m.outbox) if "-hold" in r.payload]
    assert (played(whisper), played(note)) == (["pick 1", "seal"], [])
    await autopilot.run_due()
    look = await tables.views.look(table.id, None)
    assert look.view.winner >= 0
    assert waits(look) == [look.view.winner]  # and no computer goes on with it
    assert look.table.due_at == clock.now() + 36_000
    assert not any(s.autopilot for s in (await tables.lookup.info(table.id)).seats)
    clock.add(hours=10)
    await timer.run_due()  # what everybody sees everybody hears
    whisper, note = [r for r in await rows(db, m.outbox) if "-hold" in r.payload][-2:]
    assert played(whisper) == played(note) == ["mark a", "finish"]


async def computers(tables: Tables, seats: int = 2, *, policy: DeadlinePolicy = NO_REST, **more: Any) -> TableInfo:
    """A running table of the toy game without people."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=seats, policy=policy, **more
    )
    await tables.lobby.leave(table.id, ANA.id)
    for _ in range(seats):
        await tables.lobby.add_computer(table.id, ANA.id)
    return await tables.lobby.start(table.id, ANA.id)


async def test_a_table_without_people_rests_after_each_phase(tables: Tables, db: Database, clock: FakeClock) -> None:
    """... also after a restart, and no longer than it should."""
    table = await computers(tables, policy=DeadlinePolicy(pace=7))
    start = clock.now()

    def fresh() -> Autopilot:
        again = Tables(db, clock, games={"toy": TOY})
        return Autopilot(again.store, again.play, lambda game, kind, seed: Steady())

    for round_ in (1, 2):
        assert await fresh().run_due() == start + 7 * round_
        assert (await tables.views.look(table.id, None)).view.round == round_
        clock.time = start + 7 * round_ - 0.5
        assert await fresh().run_due() == start + 7 * round_
        clock.add(seconds=0.5)
    assert await fresh().run_due() is None
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED


async def test_pace_is_for_tables_without_people_and_can_be_changed(
    tables: Tables, db: Database, autopilot: Autopilot, clock: FakeClock
) -> None:
    policy = DeadlinePolicy(hours=10, pace=100)
    mixed = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=policy)
    await tables.lobby.add_computer(mixed.id, ANA.id)
    mixed = await tables.lobby.start(mixed.id, ANA.id)
    assert await autopilot.run_due() is None
    assert waits(await tables.views.look(mixed.id, None)) == [0]
    clock.add(hours=1)
    info = await tables.lobby.configure(mixed.id, ANA.id, policy=msgspec.structs.replace(policy, pace=5))
    assert info.due_at == mixed.due_at  # the deadline that runs is none of its business
    with pytest.raises(UserError, match="bad-deadline"):
        await tables.lobby.configure(mixed.id, ANA.id, policy=msgspec.structs.replace(policy, pace=601))
    alone = await computers(tables, policy=policy)
    assert await autopilot.run_due() == clock.now() + 100
    woken = []
    tables.store.work = lambda: woken.append(True)
    await tables.lobby.configure(alone.id, ANA.id, policy=NO_REST)
    assert woken
    assert await autopilot.run_due() is None
    assert (await tables.lookup.info(alone.id)).status is TableStatus.FINISHED


async def test_policies_stored_before_there_was_a_pace(tables: Tables, db: Database) -> None:
    table = await running(tables, policy=POLICY)
    old = json.loads((await rows(db, m.tables))[0].policy)
    del old["pace"]
    async with db.write() as connection:
        await connection.execute(m.tables.update().values(policy=json.dumps(old)))
    assert (await tables.lookup.info(table.id)).policy == POLICY


async def test_computers_luck_is_secret(tables: Tables, db: Database) -> None:
    """It follows from the table's seed, not from the hash that everybody can read."""

    async def seeds() -> list[str]:
        seen: list[str] = []

        def factory(game: str, kind: str, seed: str) -> Steady:
            seen.append(seed)
            return Steady()

        await Autopilot(tables.store, tables.play, factory).run_due()
        return seen

    first, second = [await computers(tables, options={"rounds": 1}) for _ in range(2)]
    seed = (await rows(db, m.tables))[0].seed
    async with db.write() as connection:
        await connection.execute(m.tables.update().values(seed_hash="known", bot_due=m.tables.c.id == first.id))
    one = await seeds()
    assert len(set(one)) == len(one) >= 3
    assert not any(seed in s for s in one)
    case = await tables.store.read(second.id)
    assert luck(case, case.seats[0]) not in one
    case.table.seed_hash = "other"
    case.table.seed, before = seed, luck(case, case.seats[0])
    assert luck(case, case.seats[0]) != before
    case.table.id = first.id
    assert luck(case, case.seats[0]) == one[0]


async def test_a_game_without_a_player_of_its_own_is_played_at_random(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    table = await computers(tables)
    await Autopilot(tables.store, tables.play).run_due()
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    assert caplog.text == ""


async def test_computers_play_to_the_end_and_after_a_restart(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await computers(tables, 3)
    again = Tables(db, clock, games={"toy": TOY})
    await Autopilot(again.store, again.play, lambda game, kind, seed: Steady()).run_due()
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    assert (await tables.proof.verify(table.id)).ok
    assert not any(r.user_id for r in await rows(db, m.outbox))


class Broken:
    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        raise RuntimeError("this player is broken")


class Cheat:
    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return acts("win now")


class Dizzy:
    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return acts("pick 1") if prompt.step == "pick" else acts("mark a")


@pytest.mark.parametrize(
    ("player", "said"), [(Broken, "this player is broken"), (Cheat, "toy-no"), (Dizzy, "goes in circles")]
)
async def test_failing_players_are_logged_and_do_not_stop_the_table(
    tables: Tables, caplog: pytest.LogCaptureFixture, player: type[Any], said: str
) -> None:
    table = await computers(tables, options={"rounds": 1})
    await Autopilot(tables.store, tables.play, lambda game, kind, seed: player()).run_due()
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    assert said in caplog.text
    assert PATIENCE < 100


async def test_leaving_offers_the_seat(tables: Tables, db: Database, autopilot: Autopilot) -> None:
    table = await running(tables, 3)
    info = await tables.lobby.leave(table.id, BEN.id)
    assert (info.seats[1].offered, info.seats[1].autopilot, info.seats[1].user_id) == (True, True, None)
    await autopilot.run_due()
    assert waits(await tables.views.look(table.id, None)) == [0, 2]
    info = await tables.lobby.join(table.id, PEOPLE[3])
    assert (info.seats[1].name, info.seats[1].offered, info.seats[1].autopilot) == ("Dot", False, False)
    assert (await tables.views.look(table.id, PEOPLE[3].id)).view.own == 3
    assert [e.event.key for e in await tables.views.log(table.id, PEOPLE[3].id)] == ["toy-picked", "toy-sealed"]
    with pytest.raises(UserError, match="table-full"):
        await tables.lobby.join(table.id, BEN)


async def test_resigning_and_replacing(tables: Tables, autopilot: Autopilot) -> None:
    table = await running(tables, 3)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.handovers.replace(table.id, CAI.id, 1, PEOPLE[3])
    info = await hand_over(tables, table.id, 1, PEOPLE[3])
    assert info.seats[1].user_id == PEOPLE[3].id
    with pytest.raises(UserError, match="not-seated"):
        await tables.play.act(table.id, BEN.id, acts("pick 1"))
    info = await tables.seats.resign(table.id, CAI.id)
    assert (info.seats[2].computer, info.seats[2].user_id) == ("heuristic", None)
    await autopilot.run_due()
    assert waits(await tables.views.look(table.id, None)) == [0, 1]
