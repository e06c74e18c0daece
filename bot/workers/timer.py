"""The dispatcher of time: reminders and deadlines are rows, and it sleeps until the first of them is due.

What fell due while the process was down is handled once at the next start.
"""

from __future__ import annotations

import dataclasses
import logging
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.store.database import passes
from bot.store.models import SeatRecord
from bot.tables.clock import schedule
from bot.tables.listings.inbox import Inboxes
from bot.tables.members import handover, seat_keys, votes
from bot.tables.members.seats import offer_seat
from bot.tables.model import Cost, OnMiss, Question, TableStatus
from bot.tables.play import announce, idle, missed, questions, reconcile, response_times, table_clock, time_banks
from bot.tables.play.actions import Play
from bot.tables.unit import computers, motions
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind
from bot.workers.waker import Waker, over, rest
from engine.core import Action, Prompt

log = logging.getLogger(__name__)

AFTER_ERROR = 300.0
SEAL = Action("seal")
_MOMENTS = (
    m.deadlines.c.act_at,
    m.deadlines.c.remind_at,
    m.motions.c.due_at,
    m.shown.c.message_at,
    m.users.c.digest_at,
)
_NEXT = sa.select(*(sa.select(sa.func.min(moment)).scalar_subquery() for moment in _MOMENTS))
_LATER = sa.select(
    *(sa.select(sa.func.min(moment)).where(moment > sa.bindparam("now")).scalar_subquery() for moment in _MOMENTS)
)


class Timer:
    """Reminds, and acts when a deadline has passed."""

    def __init__(self, store: TableStore, play: Play) -> None:
        self.store = store
        self.play = play
        self.inboxes = Inboxes(store)
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
            except Exception as error:
                due = self.store.clock.now() + rest(log, error, AFTER_ERROR, "deadlines could not be read")
            await self.waker.wait(due)

    async def run_due(self) -> float | None:
        """Handle everything that is due now; return when the next thing is, ``None`` for never."""
        await self.store.heed()
        now = self.store.clock.now()
        self._resting = {
            table_id: until for table_id, until in self._resting.items() if not over(until, now, AFTER_ERROR)
        }
        late: list[int] = []
        reminded: list[int] = []
        asked: list[int] = []
        unnoticed: list[int] = []
        async with self.store.db.read() as connection:
            for moment, found in (
                (m.deadlines.c.act_at, late),
                (m.deadlines.c.remind_at, reminded),
                (m.motions.c.due_at, asked),
                (m.shown.c.message_at, unnoticed),
            ):
                rows = await connection.execute(
                    sa.select(moment.table.c.table_id).where(moment <= now).order_by(moment)
                )
                found += dict.fromkeys(n for (n,) in rows)
        for table_id in late:
            if table_id not in self._resting:
                await self._guarded(table_id, self._miss)
        for table_id in reminded:
            if table_id not in self._resting and table_id not in late:
                await self._guarded(table_id, self._remind)
        for table_id in asked:
            if table_id not in self._resting:
                await self._guarded(table_id, self._decide, rests=True)
        for table_id in unnoticed:
            if table_id not in self._resting:
                await self._guarded(table_id, self._unnoticed, rests=True)
        await self._digests(now)
        async with self.store.db.read() as connection:
            moments = [t for t in (await connection.execute(_NEXT)).one() if t is not None]
        due = min(moments, default=None)
        if due is not None and due <= now and self._resting:
            async with self.store.db.read() as connection:  # what rests keeps nobody else's deadline waiting
                later: list[float] = [
                    t for t in (await connection.execute(_LATER, {"now": now})).one() if t is not None
                ]
            return min([*self._resting.values(), *later])
        return due

    async def _guarded(self, table_id: int, handle: Any, *, rests: bool = False) -> None:
        """Handle what is due at a table. ``rests``: it stays due while the table stands still."""
        try:
            async with self.store.faults_of(table_id):
                await handle(table_id)
        except RulesFault:  # its clock stands from now on
            if rests:
                self._resting[table_id] = self.store.clock.now() + AFTER_ERROR
        except Exception as error:
            if passes(error):
                raise
            log.exception("the deadline of table %d could not be handled; trying again in %d s", table_id, AFTER_ERROR)
            self._resting[table_id] = self.store.clock.now() + AFTER_ERROR

    # -- the inbox, once a day

    async def _digests(self, now: float) -> None:
        """Send the inboxes whose hour has come to those for whom a table waits. Several days missed are one."""
        u = m.users.c
        async with self.store.db.read() as connection:
            found = await connection.execute(
                sa.select(u.id, u.digest, u.zone).where(u.digest_at <= now).order_by(u.digest_at, u.id)
            )
            due = found.all()
        for user_id, hour, where in due:
            after = schedule.next_hour(now, hour, where) if hour >= 0 else None
            try:
                turns = await self.inboxes.turns(user_id)
                if turns:
                    async with self.store.change(turns[0].table.id) as change:
                        change.digest(user_id)
                        await _set_digest(change.connection, user_id, after)
                    continue
            except Exception as error:
                if passes(error):
                    raise
                log.exception("the inbox of user %d could not be sent today", user_id)
            async with self.store.db.write() as connection:
                await _set_digest(connection, user_id, after)

    # -- reminders

    async def _remind(self, table_id: int) -> None:
        """Remind those who are missing, once however many reminders are due; name the last one in public, who is called
        there only where no direct message reaches them. Of what was due already nobody is reminded.

        Where nobody may know who has answered, everybody asked is reminded alone, and nobody is named.
        """
        async with self.store.change(table_id) as change:
            loaded, now = change.loaded, change.now
            if not _runs(loaded) or (loaded.times.remind_at or now + 1) > now:
                await table_clock.index(change)
                return
            waits = [(s, q) for s, q in table_clock.missing(loaded.seats) if q.due_at is not None]
            late = [
                (s, q)
                for s, q in waits
                if q.due_at is not None
                and now < q.due_at
                and any(at <= now for at in table_clock.reminders(loaded, s, q))
            ]
            muted = await _muted(change, [s.user_id for s, _ in late if s.user_id is not None])
            first: dict[int, tuple[float, SeatRecord]] = {}
            for seat, question in late:
                if seat.user_id is not None and seat.user_id not in muted:
                    at = question.due_at or 0.0
                    first[seat.user_id] = min(first.get(seat.user_id, (at, seat)), (at, seat), key=itemgetter(0))
            for user_id, (due_at, seat) in first.items():
                change.whisper(
                    user_id, "whisper-reminder", button="quiet", at=seat.seat, token=table_clock.turn_of(due_at),
                    due=float(due_at),
                )  # fmt: skip
            named = [(s, q) for s, q in waits if not q.anonymous]
            lone = (
                len({s.seat for s, _ in named}) == 1 and not change.nameless
            )  # where it would show who wants to be told
            if lone and not named[0][1].nudged and named[0] in late:
                seat, question = named[0]
                due = float(question.due_at or 0)
                mention = _mention(seat, muted) if seat.user_id in loaded.closed else []
                change.note("note-nudge", mention=mention, **loaded.about(seat), due=due)
                questions.change(seat, question.id, nudged=True)
            else:
                _call(change, [(s, q) for s, q in late if not q.anonymous], muted)
            loaded.times = dataclasses.replace(loaded.times, reminded_at=now)
            await table_clock.index(change)

    async def _unnoticed(self, table_id: int) -> None:
        async with self.store.change(table_id) as change:
            await announce.unnoticed(change)

    # -- what people were asked beside the game

    async def _decide(self, table_id: int) -> None:
        """The time is over for seats that are to change hands and for votes, each decided by itself."""
        while await self._decide_one(table_id):
            continue

    async def _decide_one(self, table_id: int) -> bool:
        async with self.store.change(table_id) as change:
            open_ = await motions.load(change.connection, table_id)
            due = next((x for x in open_ if x.due_at is not None and x.due_at <= change.now), None)
            if due is None:
                return False
            if change.loaded.status not in (TableStatus.RUNNING, TableStatus.PAUSED):
                await motions.clear(change)
            elif due.kind in (MotionKind.HANDOVER, MotionKind.REMOVAL):
                await handover.settle_due(change, due)
            else:
                await votes.settle_due(change, due)
            return True

    # -- deadlines

    async def _miss(self, table_id: int) -> None:
        """Answer for everybody whose time is over: what is saved is sealed, windows and offers close with what silence
        means, and with missed turns happens what the table's policy says."""
        while await self._answer_one(table_id):
            continue
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            if _runs(loaded):
                overdue = _overdue(change)
                muted = await _muted(change, [s.user_id for s, _ in overdue if s.user_id is not None])
                absent = []
                for seat, question in {s.seat: (s, q) for s, q in reversed(overdue)}.values():
                    await _missed(change, seat, question)
                    if not await _costs_the_seat(change, seat):
                        absent.append(seat)
                        await _cover(change, seat)
                asleep = idle.covered(change)
                for seat in absent:
                    _absent(change, seat, muted, asleep=asleep)
                    _halved(change, seat)
                for seat, question in overdue:
                    questions.change(seat, question.id, act_at=None)
                if overdue:
                    idle.if_covered(change, missed={s.user_id for s in absent})
                    change.edit(PostKind.STATUS)
                reconcile.set_bot_due(change)  # for what a computer has left alone until now, too
            await table_clock.index(change)

    async def _answer_one(self, table_id: int) -> bool:
        """Answer one question whose time is over and to which there is an answer; whether there was one."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            if not _runs(loaded):
                return False
            overdue = _overdue(change)
            if not overdue:
                return False
            position = Position.of(self.store.rules(loaded.table.game), self.store.state(loaded))
            if not questions.in_line(loaded.seats, position.prompts):  # stored by an earlier version of the game
                reconcile.ask(change, position)
                return True
            for seat, question in overdue:
                prompt = next(p for p in position.of_seat(seat.seat) if (p.id, p.pace) == (question.id, question.pace))
                actions, held = _silence(self.store, loaded.policy.on_miss, position, seat, prompt)
                if not actions:
                    continue
                word = None
                if held and seat.user_id is not None:
                    seat.absent_since = seat.absent_since or change.now
                    word = missed.tell(change, seat)
                    await _missed(change, seat, question)
                    _halved(change, seat)
                elif prompt.anonymous and prompt.pace == "turn" and seat.user_id is not None:
                    word = missed.tell(change, seat, aloud=False)  # they alone may know
                made = await self.play.perform(change, position, seat, actions, None)
                if word is not None:
                    word.played(made, position.rules.hidden_arguments)
                if held and change.loaded.status is TableStatus.RUNNING:
                    await _costs_the_seat(change, seat)
                return True
            return False


def _runs(loaded: LoadedTable) -> bool:
    """Whether the clock of a table runs."""
    return loaded.status is TableStatus.RUNNING and not loaded.table.stopped


def _silence(
    store: TableStore, policy: OnMiss, position: Position, seat: SeatRecord, prompt: Prompt
) -> tuple[list[Action], bool]:
    """What is done for a seat whose time is over, and whether that is a turn it missed; nothing where a computer or
    patience takes over.

    Saved choices that are complete are sealed, and the only answer there is is taken; neither is a miss. In a secret
    step nobody may learn that a seat had no choice, so there it misses its deadline like any other.
    """
    if prompt.pace != "turn" or prompt.anonymous:  # who is asked without names cannot be named as absent either
        return computers.fall_back(store, position, seat.seat, prompt), False
    if SEAL in prompt.actions:
        return [SEAL], False
    if len(prompt.actions) == 1 and not prompt.secret:
        return list(prompt.actions), False
    if policy is OnMiss.HOLD:
        return computers.fall_back(store, position, seat.seat, prompt), True
    return [], True


async def _missed(change: Change, seat: SeatRecord, question: Question) -> None:
    """A deadline was missed: it is kept, and the seat's clock is empty."""
    if change.loaded.policy.bank:
        time_banks.emptied(seat, change.now)
    await response_times.missed(change, seat, question)


async def _costs_the_seat(change: Change, seat: SeatRecord) -> bool:
    """Offer a seat whose person has missed as many deadlines as the table bears; whether it came to that."""
    if not response_times.costs(change.loaded.policy, seat):
        return False
    assert seat.user_id is not None
    change.whisper(seat.user_id, "whisper-cost-seat", n=seat.misses)
    change.note("note-cost-seat", **change.loaded.about(seat), n=seat.misses)
    await offer_seat(change, seat)
    return True


def _halved(change: Change, seat: SeatRecord) -> None:
    """Say that a seat's next turns have half of their time."""
    if change.loaded.policy.cost is Cost.HALF and seat.user_id is not None:
        change.whisper(seat.user_id, "whisper-cost-half")
        change.note("note-cost-half", **change.loaded.about(seat))


async def _cover(change: Change, seat: SeatRecord) -> None:
    """What the table's policy does with a seat that missed its deadline."""
    if seat.user_id is not None:
        seat.absent_since = seat.absent_since or change.now
        seat.autopilot = change.loaded.policy.on_miss is not OnMiss.WAIT
    if seat.autopilot:
        await seat_keys.leave(change, seat)


def _absent(change: Change, seat: SeatRecord, muted: set[int], *, asleep: bool) -> None:
    """Tell what became of a seat that missed its deadline. ``asleep``: nobody is there any more, so the table sleeps
    and no computer plays; its person hears that alone."""
    who: dict[str, Any] = change.loaded.about(seat)
    if not seat.autopilot or seat.user_id is None:
        change.note("note-overdue", mention=_mention(seat, muted), **who)
    elif asleep:
        change.note("note-missed", **who)
    else:  # told with what the computer plays
        seat.untold = True


def _overdue(change: Change) -> list[tuple[SeatRecord, Question]]:
    """The questions of people whose time is over, the longest ago first."""
    late = [
        (seat, q)
        for seat, q in table_clock.of_people(change.loaded.seats)
        if q.act_at is not None and q.act_at <= change.now
    ]
    return sorted(late, key=lambda pair: (pair[1].act_at or 0.0, pair[0].seat))


async def _set_digest(connection: AsyncConnection, user_id: int, at: float | None) -> None:
    await connection.execute(m.users.update().where(m.users.c.id == user_id).values(digest_at=at))


async def _muted(change: Change, users: list[int]) -> set[int]:
    """Who of these wants no reminders."""
    if not users:
        return set()
    rows = await change.connection.execute(
        sa.select(m.users.c.id).where(m.users.c.id.in_(users), sa.not_(m.users.c.reminders))
    )
    return {user_id for (user_id,) in rows}


def _call(change: Change, late: list[tuple[SeatRecord, Question]], muted: set[int]) -> None:
    """Call those in the thread whom no direct message reaches, with the last reminder of their turn. Where nobody can
    be called it is left unsaid: that no message reaches somebody may tell who it is."""
    loaded = change.loaded
    if change.nameless:
        return
    for seat, question in {s.seat: (s, q) for s, q in late}.values():
        if seat.user_id is None or seat.user_id in muted or seat.user_id not in loaded.closed:
            continue
        if not any(at > change.now for at in table_clock.reminders(loaded, seat, question)):
            due = float(question.due_at or 0)
            change.note("note-nudge-closed", mention=[seat.user_id], **change.loaded.about(seat), due=due)


def _mention(seat: SeatRecord, muted: set[int]) -> list[int]:
    """Whoever wants no reminders is named, not called."""
    return [] if seat.user_id is None or seat.user_id in muted else [seat.user_id]
