"""Games that branch off: somebody plays on alone, against computers, from a position they know.

Of a finished game everything is known. Of a running one they know what their seat sees: the rest is drawn anew from
that alone (``Rules.imagine``), so a fork tells them nothing, however often they make one and whatever they do with it.
It has luck of its own in either case.
"""

from __future__ import annotations

import json
import logging
import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.store import models as m
from bot.store.models import TableRecord
from bot.tables.history.history import Histories
from bot.tables.lobby.setup import NAME_LENGTH, insert_table, tidy
from bot.tables.members import seat_keys
from bot.tables.members.seats import remember
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus, UserRef
from bot.tables.play import announce, reconcile
from bot.tables.unit import stored_positions
from bot.tables.unit.change import AnyRules, Change, TableStore, seat_at
from bot.tables.unit.computers import NAMES, SUBSTITUTE
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Cause, Position
from engine.core import Dice, SaveError, seed_hash

log = logging.getLogger(__name__)

AT_ONCE = 3
"""Forks of one person that may be running, so that nobody fills the machine with them."""
KNOWN = 40
"""Earlier positions that are looked at for the last one from which a game can be imagined."""


class Forks:
    """Making forks."""

    def __init__(self, store: TableStore, histories: Histories, locale: str) -> None:
        self.store = store
        self.histories = histories
        self.locale = locale

    async def fork(
        self, table_id: int, user: UserRef, *, seat: int | None = None, turn: int | None = None, name: str = ""
    ) -> TableInfo:
        """Branch off, and start at once: of a finished game at the first board of a turn (its first, if none is named)
        with whatever seat; of a running one where one's own seat last knew enough.

        Raises ``fork-hidden`` for another's seat of a running game, ``fork-cannot`` where the game has never said what
        a seat may take for the truth, ``fork-turn`` for a turn of a running game, ``fork-many``, and what ``Histories``
        raises.
        """
        loaded = await self.store.read(table_id)
        rules = self.store.rules(loaded.table.game)
        if loaded.data is None or loaded.status is TableStatus.CANCELLED:
            raise UserError("table-cancelled" if loaded.status is TableStatus.CANCELLED else "not-started")
        held = [s.seat for s in loaded.seats if s.user_id == user.id]
        chosen = (held[0] if held else 0) if seat is None else seat_at(loaded, seat).seat
        seed = secrets.token_hex(32)
        if loaded.status is TableStatus.FINISHED:
            state = await self._known(loaded, user.id, turn)
            state.dice = Dice(seed)
            hints = True
        else:
            if chosen not in held:
                raise UserError("fork-hidden")
            if turn is not None:
                raise UserError("fork-turn")
            async with self.store.faults_of(table_id):
                state = await self._imagined(loaded, rules, chosen, seed)
            hints = loaded.table.hints
        return await self._begin(loaded, rules, state, user, chosen, seed, tidy(name, NAME_LENGTH), hints)

    async def _known(self, loaded: LoadedTable, user_id: int, turn: int | None) -> Any:
        """The position at the first board of a turn of a finished game."""
        rules = self.store.rules(loaded.table.game)
        borders = await self.histories.borders(loaded.table.id, user_id)
        states = [rules.loads(data) for data in borders]
        known = [s for s in states if rules.outcome(s) is None]
        if turn is None:
            return known[0]
        found = next((s for s in known if rules.round_of(rules.view(s, None)) == turn), None)
        if found is None:
            raise UserError("replay-turn-none", number=str(loaded.table.id), turn=turn)
        return found

    async def _imagined(self, loaded: LoadedTable, rules: AnyRules, seat: int, seed: str) -> Any:
        """What a seat may take for the truth now, or at the last phase border where it could. Which that is follows
        from what everybody knows."""
        found = rules.imagine(rules.view(self.store.state(loaded), seat), seed)
        if found is not None:
            return found
        s = m.snapshots.c
        async with self.store.db.read() as connection:
            rows = await connection.execute(
                sa.select(s.data, s.digest).where(s.table_id == loaded.table.id).order_by(s.seq.desc()).limit(KNOWN)
            )
            saves = [(bytes(row.data), row.digest) for row in rows]
        for data, digest in saves:
            try:
                found = rules.imagine(rules.view(stored_positions.read(rules, data, digest), seat), seed)
            except SaveError:  # another border will do
                log.exception("a position at a phase border of table %d cannot be read", loaded.table.id)
                continue
            if found is not None:
                return found
        raise UserError("fork-cannot")

    async def _begin(
        self,
        loaded: LoadedTable,
        rules: AnyRules,
        state: Any,
        user: UserRef,
        seat: int,
        seed: str,
        name: str,
        hints: bool,
    ) -> TableInfo:
        """Open the table: nothing of it stands in any channel, its one person is told in direct messages."""
        old, now = loaded.table, self.store.clock.now()
        data = rules.dumps(state)
        table = TableRecord(
            id=0,
            guild_id=0,
            channel_id=0,
            game=old.game,
            name=name,
            locale=user.locale if user.locale in LANGUAGES else self.locale,
            status=TableStatus.RUNNING.value,
            private=True,
            forked_from=old.id,
            hints=hints,
            organiser_id=user.id,
            seat_count=old.seat_count,
            options=old.options,
            policy=msgspec.json.encode(DeadlinePolicy(hours=0)).decode(),
            seed=seed,
            seed_hash=seed_hash(seed),
            schema_version=rules.schema_version,
            rules_version=rules.rules_version,
            epoch=1,
            created_at=now,
            started_at=now,
        )
        people: list[tuple[str, int | None, str]] = [
            (user.name, user.id, "") if n == seat else (NAMES[n], None, SUBSTITUTE) for n in range(old.seat_count)
        ]
        async with self.store.db.write() as connection:
            await _must_be_few(connection, user.id)
            new = await insert_table(connection, table, people)
            change = Change(self.store.db, connection, new, now, self.store)
            await remember(change, user)
            await _write(change, data)
            await seat_keys.remember(change)
            announce.opening(change)
            await reconcile.settle(change, Position.of(rules, rules.loads(data)), Cause(start=True))
            await change.flush()
        self.store.work()
        return new.info()


async def _must_be_few(connection: AsyncConnection, user_id: int) -> None:
    t = m.tables.c
    alive = t.status.in_((TableStatus.RUNNING.value, TableStatus.PAUSED.value))
    query = sa.select(t.id).where(t.organiser_id == user_id, t.forked_from.is_not(None), alive).order_by(t.id)
    running = [n for (n,) in await connection.execute(query)]
    if len(running) >= AT_ONCE:
        raise UserError("fork-many", tables=[f"#{n}" for n in running])


async def _write(change: Change, data: bytes) -> None:
    """The first position, in the log too: there is no set-up that leads to it."""
    loaded, connection, table_id = change.loaded, change.connection, change.loaded.table.id
    held, text = stored_positions.columns(data), data.decode()
    both = held | stored_positions.base_columns(data, 0)
    loaded.put(both)
    await connection.execute(m.states.insert().values(table_id=table_id, **both))
    await connection.execute(m.snapshots.insert().values(table_id=table_id, seq=0, at=change.now, **held))
    await connection.execute(
        m.actions.insert().values(
            table_id=table_id, seq=0, seat=-1, user_id=None, kind="fork", text=text, batch=0, secret=True,
            digest=stored_positions.digest_of_line("fork", text), draws=json.dumps([]), undone=False, at=change.now,
        )
    )  # fmt: skip
