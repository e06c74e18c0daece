"""Computer players at the tables: they act through the same door as people and see only a view and a prompt.

A table without people rests for a few seconds after each phase (``DeadlinePolicy.pace``), so that its game can be
followed. The rest is counted from the snapshot of the phase, and so outlives a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging

import sqlalchemy as sa

from bot.common.errors import RulesFault, UserError
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.model import TableStatus
from bot.tables.play import coming_back, questions, reconcile, table_clock
from bot.tables.play.actions import Play
from bot.tables.unit import computers
from bot.tables.unit.change import TableStore
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind
from bot.workers.waker import Waker, over, rest
from engine.core import Action, Prompt

log = logging.getLogger(__name__)

AT_ONCE = 4
AFTER_ERROR = 300.0
PATIENCE = 60
"""After so many commands of a seat at one question that brought nothing final, its player goes in circles."""


class Autopilot:
    """Acts for every seat a computer runs: its own, those of absent users, and single decisions of late ones.

    Tables that wait for a computer are marked in the database, so nothing is forgotten over a restart.
    """

    def __init__(self, store: TableStore, play: Play, factory: computers.Factory = computers.make) -> None:
        self.store = store
        self.play = play
        self.waker = Waker(store.clock)
        self._factory = factory
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._resting: dict[int, float] = {}

    def wake(self) -> None:
        """A table may wait for a computer."""
        self.waker.wake()

    async def run(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                due = await self.run_due()
            except Exception as error:
                due = self.store.clock.now() + rest(log, error, AFTER_ERROR, "computer players could not read tables")
            await self.waker.wait(due)

    async def run_due(self) -> float | None:
        """Play at every table that waits for a computer; return when the first one that rests or failed goes on."""
        now, t = self.store.clock.now(), m.tables.c
        async with self.store.db.read() as connection:
            ids = [
                table_id
                for (table_id,) in await connection.execute(
                    sa.select(t.id).where(t.bot_due, t.status == TableStatus.RUNNING.value)
                )
            ]
        self._resting = {
            table_id: until for table_id, until in self._resting.items() if not over(until, now, AFTER_ERROR)
        }
        rests = await asyncio.gather(*(self._play(table_id) for table_id in ids if table_id not in self._resting))
        return min((until for until in (*self._resting.values(), *rests) if until is not None), default=None)

    async def _play(self, table_id: int) -> float | None:
        async with self._limit:
            try:
                async with self.store.faults_of(table_id):
                    return await self._play_table(table_id)
            except RulesFault:  # its clock stands from now on
                return None
            except Exception as error:
                wait = rest(log, error, AFTER_ERROR, f"the computer players of table {table_id} failed")
                self._resting[table_id] = self.store.clock.now() + wait
                return None

    async def _play_table(self, table_id: int) -> float | None:
        """Act until the table waits for people, for nobody, or rests; return until when it rests."""
        asked: tuple[int, str, int] | None = None
        times = 0
        while True:
            loaded = await self.store.read(table_id)
            if loaded.status is not TableStatus.RUNNING or loaded.table.stopped:
                break
            position = Position.of(self.store.rules(loaded.table.game), self.store.state(loaded))
            if not questions.in_line(loaded.seats, position.prompts):  # stored by an earlier version of the game
                await self._ask_anew(table_id)
                continue
            found = _next(loaded, position, self.store.clock.now())
            if found is None:
                break
            until = await self._rests(loaded)
            if until is not None:
                return until
            seat, prompt = found
            question = (seat.seat, prompt.id, loaded.base_seq)
            times = times + 1 if question == asked else 1
            asked = question
            await self._act(loaded, position, seat, prompt, circling=times > PATIENCE)
        async with self.store.change(table_id) as change:
            reconcile.set_bot_due(change)
        return None

    async def _ask_anew(self, table_id: int) -> None:
        """Bring the stored questions in line with those the game asks, and show them to those who are asked."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            position = Position.of(self.store.rules(loaded.table.game), self.store.state(loaded))
            reconcile.ask(change, position)
            for seat in loaded.seats:
                if not seat.machine and questions.standing(seat):
                    change.panel(seat)
            change.edit(PostKind.STATUS)
            await table_clock.index(change)
            reconcile.set_bot_due(change)

    async def _rests(self, loaded: LoadedTable) -> float | None:
        """Until when a table without people rests after its last phase, ``None`` when it goes on."""
        pace = loaded.policy.pace
        if pace <= 0 or not all(seat.machine for seat in loaded.seats):
            return None
        async with self.store.db.read() as connection:
            at = (
                await connection.execute(
                    sa.select(sa.func.max(m.snapshots.c.at)).where(m.snapshots.c.table_id == loaded.table.id)
                )
            ).scalar()
        now = self.store.clock.now()
        until = now if at is None else min(at, now) + pace
        return until if until > now else None

    async def _act(
        self, loaded: LoadedTable, position: Position, seat: SeatRecord, prompt: Prompt, *, circling: bool
    ) -> None:
        """One command of a seat's player. When it fails that is logged, and what silence means is done instead."""
        view = position.rules.view(position.state, seat.seat)
        kind = seat.computer or computers.SUBSTITUTE
        seed = luck(loaded, seat)
        table_id, game = loaded.table.id, loaded.table.game

        def choose() -> list[Action]:
            return self._factory(game, kind, seed).choose(view, prompt)

        if circling:
            log.error("player %s goes in circles at step %s of table %d", kind, prompt.step, table_id)
        else:
            try:
                actions = await asyncio.to_thread(choose)
                if not actions and prompt.blocks:
                    raise ValueError("it chose nothing")
                await self.play.act_for(table_id, seat.seat, prompt.id, actions, acts=seat.acts, last=False)
                return
            except Exception as error:
                if isinstance(error, UserError) and error.key == "stale-click":
                    return
                log.exception("player %s failed at step %s of table %d", kind, prompt.step, table_id)
        instead = computers.fall_back(self.store, position, seat.seat, prompt) if prompt.blocks else []
        await self.play.act_for(table_id, seat.seat, prompt.id, instead, acts=seat.acts)


def _next(loaded: LoadedTable, position: Position, now: float) -> tuple[SeatRecord, Prompt] | None:
    """The next question for a computer: one the game waits for, else an offer it has not considered yet. What it leaves
    alone for now is none."""
    asked = [(s, coming_back.asked(loaded.policy, s, now)) for s in loaded.seats if s.machine]
    for seat, found in asked:
        due = {q.id for q in found if q.blocks}
        for prompt in position.of_seat(seat.seat):
            if prompt.blocks and prompt.id in due:
                return seat, prompt
    for seat, found in asked:
        fresh = {q.id for q in found if q.notify and not q.weighed}
        for prompt in position.of_seat(seat.seat):
            if prompt.notify and not prompt.blocks and prompt.id in fresh:
                return seat, prompt
    return None


def luck(loaded: LoadedTable, seat: SeatRecord) -> str:
    """The seed of a player for one decision. It comes from the table's secret: nobody can tell the choice beforehand,
    and a restart does not change it."""
    message = f"player/{loaded.table.id}/{seat.seat}/{seat.acts}"
    return hmac.new(loaded.table.seed.encode(), message.encode(), hashlib.sha256).hexdigest()
