"""Live games after a rule was corrected: taken over, kept, or left alone; played, verified and imported afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import pytest

from bot.common.clock import Clock
from bot.common.errors import StaleClick, UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.history.log_check import DAMAGED, Course
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.tables.unit.replay import kept_data, kept_text
from engine.core import Action, Event, Refusal
from tests.bot.helpers import ANA, FakeClock, refused, rows, running
from tests.bot.tables.toy_rounds import both_seal, finished, winner
from tests.bot.toy import TOY, Toy, ToyState, acts


class Generous(Toy):
    """A mark is worth a point to everybody by the corrected rules: who leads, and may mark, stays who it was."""

    rules_version = 2

    def setup(self, **more: Any) -> ToyState:
        state = super().setup(**more)
        state.rules_version = 2
        return state

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        events = super()._do(state, seat, action)
        if action.verb == "mark":
            state.points = [points + 1 for points in state.points]
        return events


class Renumbered(Generous):
    """Nothing but another number."""

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        return Toy._do(self, state, seat, action)


class Strict(Renumbered):
    """Nobody may pick a three any more."""

    def why_not(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        if action == Action("pick", (3,)):
            return Refusal("toy-no", {})
        return super().why_not(state, seat, action)


class Short(Renumbered):
    """Games are over after a round."""

    def setup(self, **more: Any) -> ToyState:
        state = super().setup(**more)
        state.rounds = 1
        return state


def under(db: Database, clock: Clock, rules: Toy) -> Tables:
    """The same database with other rules."""
    games: Mapping[str, Any] = {"toy": rules}
    return Tables(db, clock, games=games)


async def marked(tables: Tables) -> tuple[int, int]:
    """A game in its second round in which somebody has marked; the table, and who is to go on."""
    table = await running(tables, 2)
    await both_seal(tables, table.id)
    user = await winner(tables, table.id)
    await tables.play.act(table.id, user, acts("mark a", "mark b", "finish"))
    await both_seal(tables, table.id)
    user = await winner(tables, table.id)
    await tables.play.act(table.id, user, acts("mark a"))
    return table.id, user


async def points(tables: Tables, table_id: int) -> int:
    return sum((await tables.views.look(table_id, ANA.id)).view.points)


async def told(db: Database, key: str) -> int:
    return sum(f'"{key}"' in r.payload for r in await rows(db, m.outbox))


async def test_a_game_takes_over_where_corrected_rules_lead(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Marks are worth points now; old buttons are stale, undo has nothing, and the game goes on to a sound end."""
    table_id, user = await marked(tables)
    before = await points(tables, table_id)
    seat = 0 if user == ANA.id else 1
    token = next(iter((await tables.views.look(table_id, user)).tokens.values()))
    new = under(db, clock, Generous())
    assert (await new.repairs.look(table_id)).course is Course.OTHER
    assert await points(new, table_id) == before  # looking changes nothing
    assert (await new.repairs.apply(table_id)).course is Course.OTHER
    assert await points(new, table_id) == before + 6  # three marks, two seats
    assert await told(db, "note-repaired") == 1
    assert (await new.repairs.apply(table_id)).course is Course.SAME
    assert await told(db, "note-repaired") == 1
    assert (await new.proof.shadow(table_id)).ok
    with pytest.raises(StaleClick):
        await new.play.act(table_id, user, acts("finish"), seat=seat, token=token)
    with pytest.raises(UserError, match="nothing-to-undo"):
        await new.play.undo(table_id, user)
    await new.play.act(table_id, user, acts("finish"))
    report = await new.proof.verify(table_id)
    assert report.proven, report.problem


async def test_another_number_alone_is_told_to_nobody(tables: Tables, db: Database, clock: FakeClock) -> None:
    table_id, _ = await marked(tables)
    new = under(db, clock, Renumbered())
    posts = len(await rows(db, m.outbox))
    assert (await new.repairs.apply(table_id)).course is Course.NUMBER
    assert len(await rows(db, m.outbox)) == posts
    assert (await new.repairs.look(table_id)).course is Course.SAME
    assert (await new.lookup.info(table_id)).status is TableStatus.RUNNING


@pytest.mark.slow
@pytest.mark.parametrize("rules", [Strict(), Short()], ids=["refused", "over"])
async def test_a_game_that_does_not_fit_keeps_its_position(
    tables: Tables, db: Database, clock: FakeClock, rules: Toy
) -> None:
    """A line of its log holds it: it is played on, verified and imported from there; nobody goes back behind it."""
    table_id, user = await marked(tables)
    before = await points(tables, table_id)
    new = under(db, clock, rules)
    assert (await new.repairs.look(table_id)).course is Course.KEPT
    found = await new.repairs.apply(table_id)
    assert (found.course, bool(found.why)) == (Course.KEPT, True)
    assert await told(db, "note-kept") == 1
    assert await points(new, table_id) == before
    assert (await new.proof.shadow(table_id)).ok
    assert (await new.repairs.apply(table_id)).course is Course.SAME
    assert await new.votes.moments(table_id) == []
    part = (await new.exports.export(table_id, ANA.id)).decode()
    assert '"kept"' not in part
    await new.play.act(table_id, user, acts("mark b"))
    await new.play.undo(table_id, user)
    await new.play.act(table_id, user, acts("finish"))
    report = await new.proof.verify(table_id)
    assert report.proven, report.problem
    whole = await new.export_whole(table_id)
    info = await new.exports.import_table(whole, guild_id=1, channel_id=1, organiser=ANA, trusted=True)
    assert info.status is TableStatus.FINISHED


async def test_a_table_that_cannot_be_read_stops_no_other(tables: Tables, db: Database, clock: FakeClock) -> None:
    table_id, _ = await marked(tables)
    other, _ = await marked(tables)
    async with db.write() as connection:
        await connection.execute(m.states.update().where(m.states.c.table_id == table_id).values(data=b"{}"))
    new = under(db, clock, Strict())
    found = [await new.repairs.apply(n) for n in await new.repairs.tables("toy")]
    assert [f.table_id for f in found] == [table_id, other]
    assert "cannot be changed" in found[0].why
    assert (await new.proof.shadow(other)).ok


def test_a_position_on_a_line_is_read_within_bounds() -> None:
    data = TOY.dumps(TOY.setup(seats=2, seed="s"))
    assert kept_data(kept_text(data)) == data
    for text in ("", "?", kept_text(data)[:-8], kept_text(b"x" * (9 << 20))):
        with pytest.raises(ValueError):
            kept_data(text)


async def test_a_finished_game_is_verified_whatever_the_number_of_the_rules(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    """Rules that lead to the same end say so, under another number; rules that lead elsewhere do not."""
    number = await finished(tables)
    assert (await under(db, clock, Renumbered()).proof.verify(number)).problem == ""
    assert "another position" in (await under(db, clock, Generous()).proof.verify(number)).problem


class Broken(Renumbered):
    """A mark raises what no rules should."""

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        if action.verb == "mark":
            raise LookupError("no such place")
        return super()._do(state, seat, action)


@pytest.mark.parametrize("rules", [Toy(), Renumbered(), Generous(), Strict(), Short(), Broken()])
async def test_whoever_asks_hears_the_same(
    tables: Tables, db: Database, clock: FakeClock, rules: Toy, caplog: pytest.LogCaptureFixture
) -> None:
    """``migrate --check``, ``repair`` and ``run``: of a game that replays nobody says anything, be it by another number
    of the rules; what does not is named by all, and ``run`` goes on."""
    caplog.set_level(logging.INFO)
    number, _ = await marked(tables)
    today = under(db, clock, rules)
    found, shadow = await today.repairs.look(number), await today.proof.shadow(number)
    assert shadow.problem == found.problem
    fine = type(rules) in (Toy, Renumbered)
    assert (found.course in (Course.SAME, Course.NUMBER)) == fine == shadow.ok
    looking = asyncio.create_task(today.repairs.look_through())
    await clock.until(looking.done)
    said = [r.getMessage() for r in caplog.records if r.name == "bot.tables.history.rule_repair"]
    assert said[-1].startswith(f"{int(fine)} of 1 live games replay")
    assert [f"table {number} does not replay: {found.problem}. It goes on from where it stands."] * (not fine) == said[
        :-1
    ]


async def test_a_seed_that_was_changed_is_heard_of_likewise(tables: Tables, db: Database) -> None:
    number, _ = await marked(tables)
    async with db.write() as connection:
        await connection.execute(m.tables.update().values(seed="ab" * 32))
    assert (await tables.repairs.look(number)).problem == (await tables.proof.shadow(number)).problem != ""


async def test_a_damaged_position_is_named_and_put_right_from_the_log(tables: Tables, db: Database) -> None:
    """Nothing was changed by whoever met it, its people are told, and the game goes on from where it was."""
    table_id, user = await marked(tables)
    (before,) = await rows(db, m.states)
    async with db.write() as connection:
        await connection.execute(m.states.update().values(data=TOY.dumps(TOY.setup(seats=2, seed="other"))))
    await refused(tables.play.act(table_id, user, acts("mark b")), "damage-restoring")
    assert (await tables.lookup.info(table_id)).stopped
    assert (await tables.proof.shadow(table_id)).problem == DAMAGED
    assert (await tables.repairs.look(table_id)).problem == DAMAGED
    assert (await tables.repairs.apply(table_id)).course is Course.OTHER
    (after,) = await rows(db, m.states)
    assert (after.data, after.digest, after.base) == (before.data, before.digest, before.base)
    assert not (await tables.lookup.info(table_id)).stopped
    await tables.play.act(table_id, await winner(tables, table_id), acts("mark b"))
    assert (await tables.proof.shadow(table_id)).ok
