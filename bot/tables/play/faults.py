"""A game whose rules fail: its people are told once, its clock stands, and whatever works lets it go on.

Nothing was changed when the rules raised, so another action may still be taken, the game can go back, be corrected or
be cancelled. Until one of that has happened the table is ``stopped``: no deadline runs, nobody misses one, no computer
plays there. ``fault`` keeps what failed, so that the same is not told twice.
"""

from __future__ import annotations

import logging

import msgspec
import sqlalchemy as sa

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.tables.model import Damage, TableStatus
from bot.tables.play import questions, table_clock
from bot.tables.unit.change import DAMAGE, Change, TableStore
from bot.tables.unit.position import Cause, Position
from bot.tables.unit.posts import PostKind

log = logging.getLogger(__name__)


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What failed, as the table keeps it."""

    where: str
    """The method of the rules, ``orders``, or ``NO_GAME``."""
    error: str
    """The type of the exception, by its name."""
    seat: int | None = None
    """The seat whose question it was about, ``None`` where it was about none."""
    question: str = ""
    """The id of that question, empty for none."""
    action: str = ""
    """The answer that was tried, empty for none."""
    orders: int | None = None
    """The seat whose standing orders failed, ``None`` where none did."""


NO_GAME = "record"
"""Where a fault is whose table has a game that is not offered."""


async def stop(change: Change, fault: RulesFault) -> None:
    """Let the time of a running table stand still because its rules failed. Its people are told where they stand, the
    seat that was asked also which question it was, and the log has everything."""
    loaded, table = change.loaded, change.loaded.table
    if fault.where == DAMAGE:
        await damaged(change, fault.__cause__)
        return
    log.error(
        "table %d (%s): %s failed at seat %s, question %s (%s), action %r%s; %s",
        table.id, table.game, fault.where, fault.seat, fault.question or "-", fault.step or "-", fault.action,
        "" if fault.orders is None else f", in the standing orders of seat {fault.orders[0]} at {fault.orders[1]}",
        "its clock stands" if loaded.status is TableStatus.RUNNING else f"it is {loaded.status.value}",
        exc_info=fault.__cause__,
    )  # fmt: skip
    if loaded.status is not TableStatus.RUNNING:
        return
    error, orders = type(fault.__cause__).__name__, fault.orders[0] if fault.orders else None
    kept = Fault(fault.where, error, fault.seat, fault.question, fault.action, orders)
    known = msgspec.json.decode(table.fault, type=Fault) if table.fault else None
    if not table.stopped:
        table.stopped = True
        table_clock.halt(change)
        table_clock.show(change)
    table.fault, table.bot_due = msgspec.json.encode(kept).decode(), False
    await table_clock.index(change)
    if kept == known:
        return
    keys = {"loads": "note-unreadable", NO_GAME: "note-no-game"}
    change.note(keys.get(fault.where, "note-stopped"), button="retry")
    for seat in loaded.seats:
        if seat.user_id is None:
            continue
        if fault.orders is not None and seat.seat == fault.orders[0]:
            change.whisper(seat.user_id, "whisper-stopped-orders", step=fault.orders[1])
        elif seat.seat == fault.seat and fault.question:
            change.whisper(seat.user_id, "whisper-stopped", step=fault.step)
        elif table.alone:
            change.whisper(seat.user_id, "whisper-stopped-here")


async def damaged(change: Change, why: BaseException | None) -> None:
    """Something stored of a game is not what was written: leave the table alone until it is put back from the log. Its
    people are told once."""
    loaded, table = change.loaded, change.loaded.table
    if table.damage or loaded.status in (TableStatus.LOBBY, TableStatus.CANCELLED):
        return
    log.error("table %d (%s): %s; it is put back from its log", table.id, table.game, why)
    table.damage, change.damaged = Damage.RESTORING.value, True
    if loaded.status is TableStatus.RUNNING and not table.stopped:
        table.stopped = True
        table_clock.halt(change)
    table.bot_due = False
    await table_clock.index(change)
    _tell(change, "note-restoring", "whisper-restoring")


async def sound(change: Change) -> None:
    """What was damaged is put back: the table goes on with the time that its deadlines had left."""
    change.loaded.table.damage = Damage.NONE.value
    for seat in change.loaded.seats:  # theirs may have been given up meanwhile; of two edits the first one counts
        if seat.user_id is not None and not seat.machine and questions.blocked(seat):
            change.edit(PostKind.PANEL, seat, new=True)
    if not change.loaded.table.fault:
        lift(change)
    await table_clock.index(change)
    _tell(change, "note-restored", "whisper-restored")


async def close(change: Change) -> None:
    """What is damaged cannot be put back: the table stands still until the operator has helped, or its people go back
    or end it."""
    change.loaded.table.damage = Damage.CLOSED.value
    _tell(change, "note-closed", "whisper-closed")


async def reopen(change: Change) -> None:
    """The operator has put in what was damaged: a closed table goes on."""
    clear(change)
    await table_clock.index(change)
    change.edit(PostKind.STATUS)


def _tell(change: Change, note: str, whisper: str) -> None:
    """Tell the people of a table once what becomes of it, and show it where the table is shown. ``whisper``: the same
    for whoever plays alone, where there is no thread. Of a game that is over nobody is told anything: what was played
    is looked at again in a moment, and who looks meanwhile is told why they must wait."""
    if change.loaded.status not in (TableStatus.RUNNING, TableStatus.PAUSED):
        return
    change.note(note)
    if change.loaded.table.alone:
        for seat in change.loaded.seats:
            if seat.user_id is not None:
                change.whisper(seat.user_id, whisper)
    change.edit(PostKind.STATUS)


async def without_their_games(store: TableStore) -> None:
    """Let the time of running tables stand whose game is not offered, and run again where it is offered by now."""
    t = m.tables.c
    of_live = sa.select(t.id, t.game, t.fault).where(t.status == TableStatus.RUNNING.value)
    async with store.db.read() as connection:
        live = (await connection.execute(of_live)).all()
    for table, game, told in live:
        stood = bool(told) and msgspec.json.decode(told, type=Fault).where == NO_GAME
        if stood == (game not in store.games):
            continue
        async with store.change(table) as change:
            if stood:
                clear(change)
                await table_clock.index(change)
            else:
                await stop(change, RulesFault(NO_GAME, key="unknown-game", game=game, known=sorted(store.games)))


def lift(change: Change) -> None:
    """Let the time of a stopped table run again, for something that may work. The caller writes its clock."""
    if change.loaded.table.stopped:
        change.loaded.table.stopped = False
        table_clock.carry_on(change)
        table_clock.show(change)


def clear(change: Change) -> None:
    """The position is another one than that at which the rules failed. The caller writes the clock."""
    table = change.loaded.table
    if table.fault or table.damage:
        change.note("note-goes-on")
    lift(change)
    table.fault, table.damage = "", Damage.NONE.value


def settled(change: Change, position: Position, cause: Cause) -> None:
    """What worked was an action: a fault is over when its question is. While that is open, only its own seat lets the
    time run again, or that of the orders that failed."""
    table = change.loaded.table
    if not table.fault:
        return
    fault = msgspec.json.decode(table.fault, type=Fault)
    asked = fault.question and any(p.id == fault.question for p in position.of_seat(fault.seat or 0))
    if not asked:
        table.fault = ""
        if position.outcome is None:
            change.note("note-goes-on")
    elif cause.actor not in (fault.seat, fault.orders) and change.was_stopped:
        table.stopped = True
        table_clock.halt(change)
