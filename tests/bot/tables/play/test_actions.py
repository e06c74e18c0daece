"""Acting, refusing, taking back: what is stored agrees with what happened, or nothing is stored at all."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.common.errors import StaleClick, UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import SeatView, TableStatus, UserRef
from bot.tables.play.actions import REFUSED
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from engine.core import Said
from tests.bot.helpers import ANA, BEN, CAI, NO_DEADLINE, PEOPLE, FakeClock, lobby, rows, running, state_columns, waits
from tests.bot.toy import TOY, acts


def first(look: SeatView) -> str:
    """The token of the most urgent question."""
    assert look.prompt is not None
    return look.tokens[look.prompt.id]


async def refused(call: object, key: str) -> UserError:
    with pytest.raises(UserError) as caught:
        await call  # type: ignore[misc]
    assert caught.value.key == key
    return caught.value


async def everything(db: Database) -> dict[str, list[object]]:
    return {name: await rows(db, table) for name, table in m.METADATA.tables.items()}


async def finish(tables: Tables, table_id: int) -> None:
    """Play a toy game to its end."""
    while (look := await tables.views.look(table_id, None)).outcome is None:
        for wait in look.waiting:
            texts = ("pick 2", "seal") if wait.step == "pick" else ("mark a", "finish")
            user = (await tables.lookup.info(table_id)).seats[wait.seat].user_id
            assert user is not None
            await tables.play.act(table_id, user, acts(*texts), seat=wait.seat)


async def test_game_from_lobby_to_end(tables: Tables) -> None:
    table = await lobby(tables, 3)
    assert (table.status, table.name, len(table.seed_hash)) == (TableStatus.LOBBY, "Toy", 64)
    assert [s.name for s in table.seats] == ["Ana", "Ben", "Cai"]
    await tables.lobby.start(table.id, ANA.id)
    look = await tables.views.look(table.id, BEN.id)
    assert look.seat == 1
    assert [(w.seat, w.step) for w in look.waiting] == [(0, "pick"), (1, "pick"), (2, "pick")]
    acted = await tables.play.act(table.id, BEN.id, acts("pick 3", "seal"), token=first(look))
    assert [e.key for e in acted.events] == ["toy-picked", "toy-sealed"]
    assert acted.look.view.own == 3
    assert (await tables.views.look(table.id, ANA.id)).view.own == 0
    assert [w.seat for w in await tables.views.blocking(table.id)] == [0, 2]
    await finish_without(tables, table.id)
    done = await tables.lookup.info(table.id)
    assert done.status is TableStatus.FINISHED
    assert len(done.seed) == 64
    await refused(tables.play.act(table.id, BEN.id, acts("pick 1")), "table-over")


async def finish_without(tables: Tables, table_id: int) -> None:
    for user in (PEOPLE[0], PEOPLE[2]):
        await tables.play.act(table_id, user.id, acts("pick 1", "seal"))
    await finish(tables, table_id)


async def test_a_batch_ends_where_something_is_revealed(tables: Tables, db: Database) -> None:
    """What comes after a seal is never tried: its refusal, taken back with all the rest, would be a free look at the
    dice and at what the others had hidden."""
    table = await running(tables)
    await tables.play.act(table.id, ANA.id, acts("pick 2", "seal"))
    seen = set()
    for rest in ("mark a", "pick 3", "finish"):
        acted = await tables.play.act(table.id, BEN.id, acts("pick 1", "seal", rest))
        seen.add((tuple(map(str, acted.left)) == (rest,), acted.look.view.sealed == [True, True]))
        kept = await rows(db, m.actions, m.actions.c.table_id == table.id, m.actions.c.user_id == BEN.id)
        assert [row.text for row in kept] == ["pick 1", "seal"]
        table = await running(tables)
        await tables.play.act(table.id, ANA.id, acts("pick 2", "seal"))
    assert seen == {(True, True)}


async def test_batch_is_atomic(tables: Tables, db: Database) -> None:
    table = await running(tables)
    before = await everything(db)
    error = await refused(tables.play.act(table.id, ANA.id, acts("pick 1", "seal", "pick 2")), "toy-no")
    assert error.params == {"what": Said("pick 2")}
    await refused(tables.play.act(table.id, ANA.id, []), "no-actions")
    await refused(tables.play.act(table.id, 999, acts("pick 1")), "not-seated")
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1"), seat=1), "not-seated")
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1"), seat=9), "no-such-seat")
    await refused(tables.play.act(12345, ANA.id, acts("pick 1")), "no-such-table")
    assert await everything(db) == before


async def test_second_writer_fails_cleanly(tables: Tables, db: Database) -> None:
    table = await running(tables)
    async with db.write() as connection:
        await connection.execute(
            m.actions.insert().values(
                table_id=table.id,
                seq=1,
                seat=1,
                kind="act",
                text="pick 1",
                draws="[]",
                batch=1,
                secret=True,
                undone=False,
                at=0,
            )
        )
    before = await everything(db)
    with pytest.raises(StaleClick):
        await tables.play.act(table.id, ANA.id, acts("pick 1"))
    assert await everything(db) == before


async def test_two_services_on_one_database(tables: Tables, db: Database, url: str, clock: FakeClock) -> None:
    other_db = Database(url)
    other = Tables(other_db, clock, games={"toy": TOY})
    table = await running(tables)
    results = await asyncio.gather(
        *(
            service.play.act(table.id, user.id, acts(f"pick {n}"))
            for n in (1, 2, 3)
            for service, user in ((tables, ANA), (other, BEN))
        )
    )
    assert len(results) == 6
    await tables.play.act(table.id, ANA.id, acts("seal"))
    await other.play.act(table.id, BEN.id, acts("seal"))
    winner = (await tables.views.look(table.id, None)).waiting[0].seat
    token = first(await tables.views.look(table.id, PEOPLE[winner].id))
    outcomes = await asyncio.gather(
        *(service.play.act(table.id, PEOPLE[winner].id, acts("mark a"), token=token) for service in (tables, other)),
        return_exceptions=True,
    )
    assert sorted(type(o).__name__ for o in outcomes) == ["Acted", "StaleClick"]
    report = await tables.proof.shadow(table.id)
    assert report.ok, report.problem
    await other_db.close()


async def test_what_others_do_makes_no_click_stale(tables: Tables) -> None:
    table = await running(tables)
    look = await tables.views.look(table.id, ANA.id)
    token = first(look)
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await tables.play.act(table.id, BEN.id, acts("pick 2", "seal"))
    after = (await tables.play.act(table.id, ANA.id, acts("pick 2"), token=token)).look
    assert after.prompt_at(token) is after.prompt_at(first(after)) is after.prompt
    with pytest.raises(StaleClick):
        await tables.play.act(table.id, ANA.id, acts("mark a"), token=token)
    with pytest.raises(StaleClick):
        await tables.play.act(table.id, ANA.id, acts("pick 1"), token="00000000")
    await tables.play.act(table.id, ANA.id, acts("seal"), token=token)
    with pytest.raises(StaleClick):  # answered: another question stands there now
        await tables.play.act(table.id, ANA.id, acts("pick 1"), token=token)


async def test_a_second_click_of_a_public_button_does_nothing(tables: Tables) -> None:
    table = await running(tables)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    token = first(await tables.views.look(table.id, winner.id))
    look = (await tables.play.act(table.id, winner.id, acts("mark a"), token=token)).look
    with pytest.raises(StaleClick):
        await tables.play.act(table.id, winner.id, acts("mark a"), token=token)
    old = look.undo_token
    look = (await tables.play.act(table.id, winner.id, acts("mark b"), token=first(look))).look
    with pytest.raises(StaleClick):
        await tables.play.undo(table.id, winner.id, token=old)
    assert (await tables.play.undo(table.id, winner.id, token=look.undo_token)).look.view.mark == "a"


async def test_hidden_choice_shows_in_nothing_another_sees(db: Database, clock: FakeClock) -> None:
    """Two tables with one seed differ only in what Ben picked; Ana cannot tell them apart."""
    seen = []
    for hidden in ("pick 1", "pick 3"):
        tables = Tables(db, clock, games={"toy": TOY})
        table = await running(tables)
        async with db.write() as connection:
            data = TOY.dumps(TOY.setup(seats=2, seed="same"))
            for part, values in ((m.states, state_columns(data)), (m.snapshots, stored_positions.columns(data))):
                await connection.execute(part.update().where(part.c.table_id == table.id).values(**values))
        await tables.play.act(table.id, BEN.id, acts(hidden, *(["pick 2", "pick 3"] if hidden == "pick 3" else [])))
        look = await tables.views.look(table.id, ANA.id)
        paper = (await tables.exports.export(table.id, ANA.id)).decode()
        paper = paper.replace(table.seed_hash, "")
        seen.append(
            (
                look.view,
                look.prompts,
                look.tokens,
                waits(look),
                look.news,
                look.before,
                look.can_undo,
                paper,
                await tables.views.log(table.id, ANA.id),
                await tables.views.log(table.id, None),
            )
        )
    assert seen[0] == seen[1]


async def test_undo_in_a_secret_step(tables: Tables, db: Database) -> None:
    table = await running(tables)
    await refused(tables.play.undo(table.id, ANA.id), "nothing-to-undo")
    assert not (await tables.views.look(table.id, ANA.id)).can_undo
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    await tables.play.act(table.id, BEN.id, acts("pick 3"))
    await tables.play.act(table.id, ANA.id, acts("pick 2", "seal"))
    assert (await tables.views.look(table.id, ANA.id)).can_undo
    token = first(await tables.views.look(table.id, BEN.id))
    undone = await tables.play.undo(table.id, ANA.id)
    assert undone.look.view.own == 1
    assert waits(undone.look) == [0, 1]
    assert undone.events[0].params["actions"] == [Said("pick 2"), Said("seal")]
    assert (await tables.views.look(table.id, BEN.id)).view.own == 3
    assert first(await tables.views.look(table.id, BEN.id)) == token
    assert all(e.event.key != "undone-actions" for e in await tables.views.log(table.id, BEN.id, since=0))
    await tables.play.undo(table.id, ANA.id)
    await refused(tables.play.undo(table.id, ANA.id), "nothing-to-undo")
    assert (await tables.views.look(table.id, ANA.id)).view.own == 0
    report = await tables.proof.shadow(table.id)
    assert report.ok, report.problem


async def test_undo_of_a_public_step_and_not_behind_a_die(tables: Tables, db: Database) -> None:
    table = await running(tables)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    await refused(tables.play.undo(table.id, winner.id), "nothing-to-undo")
    await tables.play.act(table.id, winner.id, acts("mark a"))
    await tables.play.undo(table.id, winner.id)
    assert (await tables.views.look(table.id, None)).view.mark == ""
    notes = await rows(db, m.outbox, m.outbox.c.kind == "note")
    assert '"note-undone"' in notes[-1].payload
    await finish(tables, table.id)
    report = await tables.proof.verify(table.id)
    assert report.ok, report.problem
    assert report.draws > 4


async def test_which_seat(tables: Tables) -> None:
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, policy=NO_DEADLINE, practice=True
    )
    await tables.lobby.join(table.id, ANA)
    await tables.lobby.join(table.id, CAI)
    await tables.lobby.start(table.id, ANA.id)
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1")), "which-seat")
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"), seat=0)
    assert (await tables.play.act(table.id, ANA.id, acts("pick 3"))).look.seat == 1
    assert (await tables.views.look(table.id, ANA.id)).seat == 1
    assert (await tables.views.look(table.id, ANA.id, seat=0)).view.own == 1


async def test_lobby_refusals_change_nothing(tables: Tables, db: Database) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    before = await everything(db)
    await refused(tables.lobby.create(guild_id=1, channel_id=1, organiser=ANA, game="ludo", seats=2), "unknown-game")
    await refused(tables.lobby.create(guild_id=1, channel_id=1, organiser=ANA, game="toy", seats=9), "seat-count")
    await refused(
        tables.lobby.create(guild_id=1, channel_id=1, organiser=ANA, game="toy", seats=2, options={"speed": 1}),
        "options-unknown",
    )
    await refused(tables.lobby.configure(table.id, ANA.id, options={"rounds": 9, "dull": True}), "options-refused")
    await refused(tables.lobby.configure(table.id, ANA.id, options={"rounds": "many"}), "options-refused")
    await refused(tables.lobby.configure(table.id, BEN.id, name="x"), "only-organiser")
    await refused(tables.lobby.join(table.id, ANA), "already-seated")
    await refused(tables.lobby.leave(table.id, BEN.id), "not-seated")
    await refused(tables.lobby.start(table.id, BEN.id), "only-organiser")
    error = await refused(tables.lobby.start(table.id, ANA.id), "too-few-players")
    assert error.params == {"seats": 2, "missing": 1}
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1")), "not-started")
    await refused(tables.lobby.add_computer(table.id, ANA.id, "genius"), "unknown-player")
    await refused(tables.lobby.remove_computer(table.id, ANA.id), "no-computer-seat")
    assert await everything(db) == before
    await tables.lobby.join(table.id, BEN)
    await refused(tables.lobby.join(table.id, UserRef(9, "Eve")), "table-full")
    await refused(tables.lobby.add_computer(table.id, ANA.id), "table-full")
    await tables.lobby.start(table.id, ANA.id)
    await refused(tables.lobby.start(table.id, ANA.id), "only-in-lobby")
    await refused(tables.lobby.configure(table.id, ANA.id, options={"rounds": 3}), "only-in-lobby")


async def test_settings_of_a_lobby(tables: Tables) -> None:
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, name="  The\nlong  road "
    )
    assert table.name == "The long road"
    table = await tables.lobby.configure(table.id, ANA.id, options={"rounds": 3}, locale="es", seats=2)
    assert (table.options, table.locale, table.seat_count) == ({"rounds": 3, "dull": False}, "es", 2)
    table = await tables.lobby.add_computer(table.id, ANA.id, "random")
    assert table.seats[1].computer == "random"
    table = await tables.lobby.remove_computer(table.id, ANA.id)
    assert (await tables.cancel(table.id, BEN.id, manager=True)).table.status is TableStatus.CANCELLED
    await refused(tables.lobby.join(table.id, BEN), "table-cancelled")


async def test_finding(tables: Tables, db: Database) -> None:
    one = await running(tables, name="Rose")
    two = await tables.lobby.create(guild_id=2, channel_id=20, organiser=BEN, game="toy", seats=2, name="Thorn")
    async with db.write() as connection:
        await connection.execute(m.tables.update().where(m.tables.c.id == one.id).values(thread_id=777))
        await connection.execute(m.tables.update().where(m.tables.c.id == two.id).values(lobby_message_id=778))
    by_thread = [await tables.lookup.by_thread(n) for n in (777, 778, 779)]
    assert [t and t.id for t in by_thread] == [one.id, two.id, None]
    assert [t.id for t in await tables.lookup.find(user_id=BEN.id)] == [two.id, one.id]
    assert [t.id for t in await tables.lookup.find(user_id=BEN.id, statuses=[TableStatus.RUNNING])] == [one.id]
    assert [t.id for t in await tables.lookup.find(guild_id=2)] == [two.id]
    assert [t.id for t in await tables.lookup.find(text="ros")] == [one.id]
    assert [t.id for t in await tables.lookup.find(text=f"#{two.id}")] == [two.id]
    assert (await tables.lookup.find(text="100%")) == []


async def test_a_line_brings_what_stood_in_the_log_alone_before_it(tables: Tables, db: Database) -> None:
    """The thread hears it once: with the next line, or at the end of the phase."""
    table = await running(tables)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    await tables.play.act(table.id, winner.id, acts("mark a"))
    await tables.play.act(table.id, winner.id, acts("finish"))
    told = [
        [
            (event["key"], event.get("first", False))
            for event in json.loads(row.payload)["events"]
            if "told" not in event
        ]
        for row in await rows(db, m.outbox, m.outbox.c.kind.in_(("lines", "phase")))
    ]
    assert told[-2:] == [[("toy-sealed", True), ("toy-shown", False)], [("toy-marked", False), ("toy-round", False)]]


async def test_several_lines_of_one_change_join_those_that_wait(tables: Tables, db: Database) -> None:
    """None goes over another: what happened, and behind it the end that is in sight."""
    table = await running(tables)
    async with tables.store.change(table.id) as change:
        change.lines([{"key": "toy-round", "params": {"n": 1}}])
    async with tables.store.change(table.id) as change:
        change.lines([{"key": "toy-marked", "params": {}}])
        change.lines([{"key": "nearing-off", "params": {}}])
    (row,) = await rows(db, m.outbox, m.outbox.c.kind == "lines")
    assert [event["key"] for event in json.loads(row.payload)["events"]] == ["toy-round", "toy-marked", "nearing-off"]


async def test_why_not_is_asked_without_doing_anything(tables: Tables, db: Database) -> None:
    """The refusal is the one that the act would meet; what is possible stays undone."""
    table = await running(tables)
    before = await everything(db)
    [possible, other] = acts("pick 2", "mark a")
    await tables.play.must_be_possible(table.id, ANA.id, possible)
    await refused(tables.play.must_be_possible(table.id, ANA.id, other), "toy-no")
    await refused(tables.play.must_be_possible(table.id, 999, possible), "not-seated")
    assert await everything(db) == before
    lobby_table = await lobby(tables, 2)
    await refused(tables.play.must_be_possible(lobby_table.id, ANA.id, possible), "not-started")


async def test_who_asks_why_not_again_and_again_must_wait(tables: Tables) -> None:
    """It tells as much as trying does."""
    table = await running(tables)
    [wrong] = acts("mark a")
    for _ in range(REFUSED):
        await refused(tables.play.must_be_possible(table.id, ANA.id, wrong), "toy-no")
    await refused(tables.play.must_be_possible(table.id, ANA.id, wrong), "slow-down")
    await refused(tables.play.act(table.id, ANA.id, [wrong]), "slow-down")
