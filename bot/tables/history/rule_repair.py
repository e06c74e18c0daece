"""Live games after a rule was corrected: their logs are played again under the rules that are installed.

A game that comes to another position takes it over, and everybody at it is told. One whose log cannot be played any
more, or would be over by now, keeps its position: a line of the log holds it, and whoever plays the log again begins
there. Run while no bot serves the database.
"""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.history.log_check import Course, Finding, compare
from bot.tables.history.restoring import Restoring
from bot.tables.model import TableStatus
from bot.tables.play import announce, faults, questions, read_marks, reconcile, table_clock
from bot.tables.play.actions import event_rows
from bot.tables.unit import stored_positions
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.log import log_lines
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind
from bot.tables.unit.replay import LogLine, Replayed, kept_event, kept_text
from engine.core import Event

log = logging.getLogger(__name__)
BETWEEN = 1.0
"""Seconds between two games that are replayed beside everything else, so that nobody's answer waits for that."""
LIVE = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)


class Repairs:
    """Looking through live games, and bringing them in line."""

    def __init__(self, store: TableStore, restoring: Restoring) -> None:
        self.store = store
        self.restoring = restoring

    async def tables(self, game: str) -> list[int]:
        """The live tables of a game."""
        t = m.tables.c
        self.store.rules(game)
        async with self.store.db.read() as connection:
            query = sa.select(t.id).where(t.game == game, t.status.in_(LIVE)).order_by(t.id)
            return list(await connection.scalars(query))

    async def live(self) -> list[int]:
        """The live tables of all games."""
        t = m.tables.c
        async with self.store.db.read() as connection:
            return list(await connection.scalars(sa.select(t.id).where(t.status.in_(LIVE)).order_by(t.id)))

    async def look(self, table_id: int) -> Finding:
        """Where today's rules lead a table. Nothing is changed."""
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            try:
                lines = await log_lines(connection, table_id)
            except ValueError as error:
                return Finding(table_id, Course.KEPT, f"the log cannot be read: {error}")
        return (await asyncio.to_thread(compare, self.store, loaded, lines))[0]

    async def look_through(self) -> None:
        """Say which live games do not replay by the rules that are installed. They go on as they stand; where something
        stored of them is damaged, it is put back."""
        odd = 0
        try:
            live = await self.live()
            for table_id in live:
                await self.store.clock.sleep(BETWEEN)
                try:
                    if not await self.restoring.check(table_id):
                        continue
                    if (await self.look(table_id)).problem and (why := (await self.look(table_id)).problem):
                        odd += 1  # looked at twice: somebody may have moved while it was read
                        log.warning("table %d does not replay: %s. It goes on from where it stands.", table_id, why)
                except UserError:  # it is gone meanwhile
                    continue
                except ValueError as error:  # what no table may keep the others from being looked at with
                    odd += 1
                    log.warning("table %d cannot be looked at: %s", table_id, error)
        except (OSError, SQLAlchemyError) as error:
            log.warning("live games could not be replayed: %s", " ".join(str(error).split()))
            return
        hint = "; `python -m bot repair <game>` says what becomes of them" if odd else ""
        log.info("%d of %d live games replay to their positions%s", len(live) - odd, len(live), hint)

    async def apply(self, table_id: int) -> Finding:
        """Bring a table in line, and tell its people when that is more than a number."""
        try:
            return await self._apply(table_id)
        except (UserError, ValueError) as error:
            return Finding(table_id, Course.KEPT, f"it cannot be changed at all: {error}")

    async def _apply(self, table_id: int) -> Finding:
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            lines = await log_lines(change.connection, table_id)
            finding, done = compare(self.store, loaded, lines)
            if finding.course is Course.KEPT:
                await self._keep(change)
            elif done is not None and finding.course is not Course.SAME:
                await self._take_over(change, lines, done, told=finding.course is Course.OTHER)
        return finding

    async def _take_over(self, change: Change, lines: list[LogLine], done: Replayed, *, told: bool) -> None:
        """Give a table the position to which today's rules lead, with the events and borders on the way."""
        loaded, table, connection = change.loaded, change.loaded.table, change.connection
        rules = self.store.rules(table.game)
        data, s = rules.dumps(done.state), m.snapshots.c
        at = {line.seq: line.at for line in lines}
        held = set(await connection.scalars(sa.select(s.seq).where(s.table_id == table.id)))
        kept = {seq for seq in done.borders if seq in held} | set(sorted(done.borders)[-2:])
        await connection.execute(m.snapshots.delete().where(s.table_id == table.id))
        await connection.execute(
            m.snapshots.insert(),
            [
                {"table_id": table.id, "seq": n, "at": at[n], **stored_positions.columns(done.borders[n])}
                for n in sorted(kept)
            ],
        )
        both = stored_positions.columns(data) | stored_positions.base_columns(done.base, done.base_seq)
        await connection.execute(m.states.update().where(m.states.c.table_id == table.id).values(both))
        table.rules_version, table.schema_version = rules.rules_version, rules.schema_version
        loaded.put(both)
        if not told:
            return
        await connection.execute(m.events.delete().where(m.events.c.table_id == table.id))
        rows = event_rows(loaded, done.told, change.now)
        for row in rows:
            row["at"] = at[row["seq"]]
        if rows:
            await connection.execute(m.events.insert(), rows)
        table.board_seq = max(done.borders)
        position = Position.of(rules, done.state)
        await ask_anew(change, position, "repair")
        change.note("note-repaired")
        announce.back(change, position)

    async def _keep(self, change: Change) -> None:
        """Let the log go on from the position that stands; nobody goes back behind it."""
        position = Position.of(self.store.rules(change.loaded.table.game), self.store.state(change.loaded))
        s = m.snapshots.c
        await change.connection.execute(m.snapshots.delete().where(s.table_id == change.loaded.table.id))
        await write_position(change, position, "kept", kept_event())
        await ask_anew(change, position, "kept")
        change.note("note-kept")


async def write_position(change: Change, position: Position, kind: str, event: Event) -> None:
    """Write a line of the log that holds a position from which the game goes on, with what everybody hears of it; no
    undo goes behind it."""
    loaded, table, connection = change.loaded, change.loaded.table, change.connection
    data = position.rules.dumps(position.state)
    text = kept_text(data)
    table.seq += 1
    table.epoch += 1
    table.board_seq = table.seq
    await connection.execute(
        m.actions.insert().values(
            table_id=table.id, seq=table.seq, seat=-1, user_id=None, kind=kind, text=text,
            digest=stored_positions.digest_of_line(kind, text), batch=table.seq, secret=True, draws="[]", undone=False,
            at=change.now,
        )
    )  # fmt: skip
    questions.hear(loaded.seats, [event])
    await connection.execute(m.events.insert(), event_rows(loaded, [(table.seq, event)], change.now))
    held = stored_positions.columns(data)
    await connection.execute(m.snapshots.insert().values(table_id=table.id, seq=table.seq, at=change.now, **held))
    both = held | stored_positions.base_columns(data, table.seq)
    await connection.execute(m.states.update().where(m.states.c.table_id == table.id).values(both))
    loaded.put(both)


async def ask_anew(change: Change, position: Position, why: str) -> None:
    """What was asked before is answered by no click any more; nobody undoes anything behind this."""
    loaded = change.loaded
    for seat in loaded.seats:
        seat.asked, seat.undoable = "[]", 0
        seat.acts += 1
        questions.tread(seat, why)
    await read_marks.forget(change)
    faults.clear(change)
    reconcile.ask(change, position, forget=True)
    await table_clock.index(change)
    reconcile.set_bot_due(change)
    for seat in loaded.seats:
        if seat.user_id is not None and not seat.machine and questions.blocked(seat):
            change.panel(seat)
        else:
            change.edit(PostKind.PANEL, seat)
