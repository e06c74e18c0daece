"""The dispatcher of time: reminders and deadlines are rows, and it sleeps until the first of them is due.

What fell due while the process was down is handled once at the next start.
"""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa

from bot.store import models as m
from bot.store.records import SeatRecord
from bot.tables import deadlines, settle
from bot.tables.change import Change, TableStore
from bot.tables.model import OnMiss, TableStatus
from bot.tables.play import Play
from bot.tables.post import PostKind
from bot.tables.settle import Position
from bot.workers.waker import Waker
from engine.core import Action, Prompt

log = logging.getLogger(__name__)

AFTER_ERROR = 300.0
SEAL = Action("seal")
_NEXT = sa.select(
    sa.select(sa.func.min(m.deadlines.c.act_at)).scalar_subquery(),
    sa.select(sa.func.min(m.reminders.c.at)).scalar_subquery(),
)


class Timer:
    """Reminds, and acts when a deadline has passed."""

    def __init__(self, store: TableStore, play: Play) -> None:
        self.store = store
        self.play = play
        self.waker = Waker(store.clock)
        self._resting: dict[int, float] = {}

    def wake(self) -> None:
        """There may be an earlier deadline."""
        self.waker.wake()

    async def run(self) -> None:
        """Keep time until cancelled."""
        while True:
            try:
                due = await self.run_due()
            except Exception:
                log.exception("deadlines could not be read; trying again in %d s", AFTER_ERROR)
                due = self.store.clock.now() + AFTER_ERROR
            await self.waker.wait(due)

    async def run_due(self) -> float | None:
        """Handle everything that is due now; return when the next thing is, ``None`` for never."""
        now = self.store.clock.now()
        self._resting = {table_id: until for table_id, until in self._resting.items() if until > now}
        async with self.store.db.read() as connection:
            late = [
                n
                for (n,) in await connection.execute(
                    sa.select(m.deadlines.c.table_id).where(m.deadlines.c.act_at <= now).order_by(m.deadlines.c.act_at)
                )
            ]
            reminded = [
                n
                for (n,) in await connection.execute(
                    sa.select(m.reminders.c.table_id).where(m.reminders.c.at <= now).distinct()
                )
            ]
        for table_id in late:
            if table_id not in self._resting:
                await self._guarded(table_id, self._miss)
        for table_id in reminded:
            if table_id not in self._resting and table_id not in late:
                await self._guarded(table_id, self._remind)
        async with self.store.db.read() as connection:
            moments = [t for t in (await connection.execute(_NEXT)).one() if t is not None]
        due = min(moments, default=None)
        if due is not None and due <= now and self._resting:
            return min(self._resting.values())
        return due

    async def _guarded(self, table_id: int, handle: Any) -> None:
        try:
            await handle(table_id)
        except Exception:
            log.exception("the deadline of table %d could not be handled; trying again in %d s", table_id, AFTER_ERROR)
            self._resting[table_id] = self.store.clock.now() + AFTER_ERROR

    # -- reminders

    async def _remind(self, table_id: int) -> None:
        """Remind those who are missing, once however many reminders are due; nudge the last one in public."""
        async with self.store.change(table_id) as change:
            r, d = m.reminders.c, m.deadlines.c
            gone = await change.connection.execute(
                m.reminders.delete().where(r.table_id == table_id, r.at <= change.now)
            )
            running = (
                await change.connection.execute(sa.select(d.due_at, d.nudged).where(d.table_id == table_id))
            ).first()
            if not gone.rowcount or running is None or change.case.status is not TableStatus.RUNNING:
                return
            missing = deadlines.people_waited_for(change.case.seats)
            muted = await _muted(change, [s.user_id for s in missing if s.user_id is not None])
            for user_id in dict.fromkeys(s.user_id for s in missing):
                if user_id is not None and user_id not in muted:
                    change.whisper(user_id, "whisper-reminder", table=change.case.name, due=float(running.due_at))
            if len(missing) == 1 and not running.nudged:
                seat = missing[0]
                change.note(
                    "note-nudge", mention=_mention(seat), name=seat.name, seat=seat.seat + 1, due=float(running.due_at)
                )
                await change.connection.execute(m.deadlines.update().where(d.table_id == table_id).values(nudged=True))

    # -- deadlines

    async def _miss(self, table_id: int) -> None:
        """Let saved orders run, take choices that are none, and do with the rest what the table's policy says."""
        while await self._run_saved(table_id):
            continue
        async with self.store.change(table_id) as change:
            if change.case.status is not TableStatus.RUNNING:
                await deadlines.stop(change)
                return
            if not await _overdue(change):
                return
            missing = deadlines.people_waited_for(change.case.seats)
            for seat in missing:
                _apply_policy(change, seat)
            await deadlines.stop(change)
            settle.set_bot_due(change)
            change.edit(PostKind.STATUS)

    async def _run_saved(self, table_id: int) -> bool:
        """Act for one late seat that has saved its orders or has no choice; whether there was one."""
        now = self.store.clock.now()
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            act_at = (
                await connection.execute(sa.select(m.deadlines.c.act_at).where(m.deadlines.c.table_id == table_id))
            ).scalar()
        if case.status is not TableStatus.RUNNING or act_at is None or act_at > now:
            return False
        position = Position.of(self.store.rules(case.table.game), self.store.state(case))
        for seat in deadlines.people_waited_for(case.seats):
            action = _without_choice(position.prompts[seat.seat])
            if action is not None:
                return await self.play.act_for(
                    table_id, seat.seat, [action], acts=seat.acts, turn_number=case.table.turns
                )
        return False


def _without_choice(prompt: Prompt) -> Action | None:
    """What happens anyway: sealing orders that are complete, or the only legal action.

    In a secret step nobody may learn that a seat had no choice, so there it misses its deadline like any other.
    """
    if SEAL in prompt.actions:
        return SEAL
    return prompt.actions[0] if len(prompt.actions) == 1 and not prompt.secret else None


def _apply_policy(change: Change, seat: SeatRecord) -> None:
    who: dict[str, Any] = {"name": seat.name, "seat": seat.seat + 1}
    policy = deadlines.on_miss(change.case)
    if policy is OnMiss.WAIT or seat.user_id is None:
        change.note("note-overdue", mention=_mention(seat), **who)
    elif policy is OnMiss.HOLD:
        seat.held = True
        told = change.whisper(seat.user_id, "whisper-hold", table=change.case.name)
        change.note("note-hold", after=told, **who)
    else:
        seat.autopilot = True
        told = change.whisper(seat.user_id, "whisper-autopilot", button="back", table=change.case.name)
        change.note("note-autopilot", after=told, **who)


async def _overdue(change: Change) -> bool:
    """Whether the deadline still runs and has passed."""
    act_at = (
        await change.connection.execute(
            sa.select(m.deadlines.c.act_at).where(m.deadlines.c.table_id == change.case.table.id)
        )
    ).scalar()
    return act_at is not None and act_at <= change.now


async def _muted(change: Change, users: list[int]) -> set[int]:
    rows = await change.connection.execute(
        sa.select(m.users.c.id).where(m.users.c.id.in_(users), sa.not_(m.users.c.reminders))
    )
    return {user_id for (user_id,) in rows}


def _mention(seat: SeatRecord) -> list[int]:
    return [] if seat.user_id is None else [seat.user_id]
