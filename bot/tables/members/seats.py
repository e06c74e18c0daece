"""Who sits where while the game runs: pausing, leaving, substitutes, the computer that acts for the absent."""

from __future__ import annotations

from collections import OrderedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.common.rate_limit import PEOPLE
from bot.common.safe_names import called
from bot.locale import LANGUAGES
from bot.store import Database
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.members import seat_keys
from bot.tables.model import TableInfo, TableStatus, UserRef
from bot.tables.play import announce, faults, idle, pauses, questions, read_marks, reconcile, table_clock
from bot.tables.unit import anonymity, motions
from bot.tables.unit.change import Change, TableStore, must_organise, must_run, seat_at
from bot.tables.unit.computers import SUBSTITUTE
from bot.tables.unit.posts import PostKind


class SeatChanges:
    """Changes of people and time at running games."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._met: OrderedDict[tuple[int, int], str] = OrderedDict()
        """What people of a server are called there, those who were met last."""

    async def met(self, guild_id: int, user_id: int, name: str) -> None:
        """Somebody is called so in a server: their seats at its tables that are not over follow a new name. At an
        anonymous table nothing does."""
        if self._met.get((guild_id, user_id)) == name:
            return
        s, t = m.seats.c, m.tables.c
        open_ = sa.and_(t.guild_id == guild_id, t.status.not_in(anonymity.OVER), sa.not_(t.anonymous))
        theirs = sa.and_(s.user_id == user_id, open_)
        async with self.store.db.read() as connection:
            rows = (await connection.execute(sa.select(s.table_id, s.seat, s.name).join(m.tables).where(theirs))).all()
        for table_id in dict.fromkeys(row.table_id for row in rows if row.name != called(name, row.seat)):
            async with self.store.change(table_id) as change:
                _rename(change, user_id, name)
        self._met[guild_id, user_id] = name
        if len(self._met) > PEOPLE:
            self._met.popitem(last=False)

    async def pause(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Stop the game and its deadline; what is left of the time is kept."""
        async with self.store.change(table_id) as change:
            must_organise(change.loaded, user_id, manager)
            must_run(change.loaded)
            await pauses.begin(change, "note-paused", name=motions.organising(change, user_id), by_user=user_id)
        return change.loaded.info()

    async def resume(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Let a paused game go on with the time its deadline had left."""
        async with self.store.change(table_id) as change:
            must_organise(change.loaded, user_id, manager)
            stopped = change.loaded.table.stopped
            if change.loaded.status is TableStatus.RUNNING and not stopped:
                raise UserError("not-paused")
            must_run(change.loaded, paused=True)
            if stopped:
                await self._try_again(change)
            elif change.loaded.table.asleep:
                self._wake(change, user_id)
                await pauses.go_on(change)
            else:
                await pauses.end(change, "note-resumed", name=motions.organising(change, user_id))
        return change.loaded.info()

    async def wake(self, table_id: int, user_id: int) -> TableInfo:
        """Let a table go on that sleeps because nobody was there; whoever sits there may. No computer acts for them any
        more."""
        async with self.store.change(table_id) as change:
            if not any(s.user_id == user_id for s in change.loaded.seats):
                raise UserError("not-seated")
            must_run(change.loaded, paused=True)
            if not change.loaded.table.asleep:
                raise UserError("not-asleep")
            self._wake(change, user_id, shown=True)
            await pauses.go_on(change)
        return change.loaded.info()

    async def hush(self, table_id: int, user_id: int, seat: int, turn: str) -> TableInfo:
        """Be reminded no more of a turn of one's seat. Raises ``hush-over`` when that is over."""
        async with self.store.change(table_id) as change:
            held = seat_at(change.loaded, seat)
            if held.user_id != user_id:
                raise UserError("not-seated")
            if change.loaded.status is not TableStatus.RUNNING or not table_clock.hush(held, turn):
                raise UserError("hush-over")
            await table_clock.index(change)
        return change.loaded.info()

    async def retry(self, table_id: int, user_id: int) -> TableInfo:
        """Let a table go on that is stopped because its rules failed; whoever sits there may."""
        async with self.store.change(table_id) as change:
            if not any(s.user_id == user_id for s in change.loaded.seats):
                raise UserError("not-seated")
            must_run(change.loaded)
            if not change.loaded.table.stopped:
                raise UserError("not-stopped")
            await self._try_again(change)
        return change.loaded.info()

    async def _try_again(self, change: Change) -> None:
        """Let the time of a stopped table run: perhaps its rules were mended. What failed is kept, so that the same is
        not told twice."""
        faults.lift(change)
        await pauses.go_on(change)

    def _wake(self, change: Change, user_id: int, *, shown: bool = False) -> None:
        """Somebody wakes a table; ``shown``: as in ``idle.take_back``."""
        held = [s for s in change.loaded.seats if s.user_id == user_id]
        idle.wake_up(change, change.loaded.called(held[0]) if held else "")
        for seat in held:
            idle.take_back(change, seat, shown=shown)
            if shown:
                change.edit(PostKind.PANEL, seat)
            else:
                change.panel(seat)

    async def resign(self, table_id: int, user_id: int, *, seat: int | None = None) -> TableInfo:
        """Give up: a computer plays the seat to the end. The last person's seat is offered, and the table sleeps."""
        async with self.store.change(table_id) as change:
            held = [s for s in change.loaded.seats if s.user_id == user_id]
            if seat is not None:
                held = [s for s in held if s is seat_at(change.loaded, seat)]
            if not held:
                raise UserError("not-seated")
            must_run(change.loaded, paused=True)
            if len(held) > 1:
                raise UserError("which-seat", seats=", ".join(str(s.seat + 1) for s in held))
            await give_up(change, held[0], "note-resigned")
        return change.loaded.info()

    async def back(self, table_id: int, user_id: int) -> TableInfo:
        """Take one's seats back from the computer that acted meanwhile."""
        async with self.store.change(table_id) as change:
            held = [s for s in change.loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            must_run(change.loaded, paused=True)
            if not await here(change, user_id, shown=True):
                raise UserError("not-on-autopilot")
        return change.loaded.info()


async def here(change: Change, user_id: int, *, shown: bool = False) -> bool:
    """Somebody who sits at a table that is not over has pressed something there: they are back, whatever it was, and
    a table that sleeps is awake. Whether they were away, or the table slept. ``shown``: as in ``idle.take_back``."""
    held = [s for s in change.loaded.seats if s.user_id == user_id]
    if not held or not (change.loaded.table.asleep or any(s.autopilot or s.absent_since is not None for s in held)):
        return False
    idle.wake_up(change, change.loaded.called(held[0]))
    for seat in held:
        covered = seat.autopilot
        absent = idle.take_back(change, seat, shown=shown)
        if absent and not (covered or change.was_asleep):  # nothing changes but that everybody knows
            change.note("note-back", **change.loaded.about(seat))
    await rearrange(change)
    return True


def _rename(change: Change, user_id: int, name: str) -> None:
    loaded = change.loaded
    if anonymity.hides(loaded.table) or loaded.table.status in anonymity.OVER:  # meanwhile
        return
    for seat in loaded.seats:
        if seat.user_id == user_id:
            seat.name = called(name, seat.seat)
    if loaded.status is not TableStatus.LOBBY:
        change.edit(PostKind.STATUS)
    announce.lobby(change)


def vacate(seat: SeatRecord) -> None:
    """Free a seat of a table that has not started."""
    seat.user_id = None
    seat.name = seat.known_as = seat.style = seat.word = seat.wishes = ""


async def give_seat(change: Change, seat: SeatRecord, user: UserRef) -> None:
    """Seat a user in a running game: their panel, a word to them; the former user's panel is closed."""
    known = await seat_keys.known(change.connection, change.loaded.table.id, user.id)
    if seat.seat not in known:  # who comes back finds what they left
        seat.bank, seat.bank_at, seat.misses, seat.late = None, None, 0, False
    await seat_keys.leave(change, seat)
    await seat_keys.hold(change, seat.seat, user.id)
    await motions.clear(change, seat.seat, leaver=user.id)
    await change.close_panels("lost", seat.seat)
    seat.user_id, seat.name = user.id, called(user.name, seat.seat)
    seat.arrivals += 1
    seat.computer, seat.autopilot, seat.offered, seat.dm_noted, seat.undoable = "", False, False, False, 0
    seat.absent_since = None
    anonymity.put_on(change.loaded.table, seat)
    seat.looked_seq, seat.looked_figures = change.loaded.table.board_seq, ""
    await read_marks.forget(change, seat.seat)
    questions.renew(seat, change.loaded.rhythms()[seat.seat], table_clock.clock(change))
    change.whisper(user.id, "whisper-seat", seat=seat.seat + 1)
    change.panel(seat)
    change.members([user.id])
    idle.wake_up(change, change.loaded.called(seat))
    await rearrange(change)


async def offer_seat(change: Change, seat: SeatRecord, why: str = "note-left") -> None:
    """A user's seat of a running game is free: who knows no other may take it, and a computer acts meanwhile."""
    await seat_keys.leave(change, seat)
    await motions.clear(change, seat.seat, leaver=seat.user_id)
    await change.close_panels("lost", seat.seat)
    change.note(why, button="claim", at=seat.seat, **change.loaded.about(seat))
    seat.user_id, seat.autopilot, seat.offered, seat.absent_since, seat.undoable = None, True, True, None, 0
    await rearrange(change)


async def give_up(change: Change, seat: SeatRecord, why: str) -> None:
    """A computer plays a seat to the end; nobody else can have it. The last person's seat is offered instead: a game
    without anybody would play itself to its end."""
    if change.loaded.people == [seat]:
        await offer_seat(change, seat)
        return
    await seat_keys.leave(change, seat)
    await motions.clear(change, seat.seat)
    change.note(why, **change.loaded.about(seat))
    await change.close_panels("lost", seat.seat)
    seat.user_id, seat.computer, seat.autopilot, seat.offered = None, SUBSTITUTE, False, False
    seat.absent_since, seat.undoable = None, 0
    await rearrange(change)


async def rearrange(change: Change) -> None:
    """Clock, autopilot mark, sleep and public messages after people changed seats."""
    idle.if_covered(change)
    await table_clock.index(change)
    reconcile.set_bot_due(change)
    change.edit(PostKind.STATUS)
    announce.lobby(change)


async def remember(change: Change, user: UserRef) -> None:
    """Keep the language a user was first seen with, for messages that answer no interaction."""
    await remember_language(change.db, change.connection, user)


async def remember_language(db: Database, connection: AsyncConnection, user: UserRef) -> None:
    """The same outside a change of a table."""
    u = m.users.c
    seen = (await connection.execute(sa.select(u.seen).where(u.id == user.id))).scalar()
    if not seen and user.locale in LANGUAGES:  # settings made before do not tell the language
        await db.upsert(connection, m.users, {"id": user.id, "seen": user.locale}, ("seen",))
