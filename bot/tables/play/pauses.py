"""A pause of a running game: how it begins and ends, by whom it may be asked for.

The organiser pauses at once; anybody else at the table asks the others, and more than half of all must agree. Either
way no deadline runs meanwhile, nobody is reminded, and the pause ends by itself: it cannot hold a table for ever.
"""

from __future__ import annotations

from typing import Any

from bot.tables.model import TableStatus
from bot.tables.play import announce, faults, reconcile, table_clock
from bot.tables.unit import motions
from bot.tables.unit.change import Change
from bot.tables.unit.motions import WHOLE, Motion, MotionKind
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind

LONGEST = 30 * 86400.0
"""Seconds after which a pause ends by itself."""


async def begin(change: Change, note: str, *, name: str | None = None, by_user: int = 0) -> None:
    """Stop the game and its deadlines; what is left of the time is kept. ``note``: what everybody is told."""
    loaded = change.loaded
    faults.lift(change)
    table_clock.halt(change)
    loaded.table.status = TableStatus.PAUSED.value
    await table_clock.index(change)
    reconcile.set_bot_due(change)
    await _forget(change, MotionKind.PAUSE)
    ends = Motion(loaded.table.id, MotionKind.RESUME, WHOLE, by_user, change.now, change.now + LONGEST)
    await motions.keep(change, ends)
    _tell(change, note, name, until=ends.due_at)


async def end(change: Change, note: str, *, name: str | None = None) -> None:
    """Let a paused game go on with the time its deadlines had left."""
    change.loaded.table.status = TableStatus.RUNNING.value
    table_clock.carry_on(change)
    await _forget(change, MotionKind.RESUME)
    _tell(change, note, name)
    await go_on(change)


async def go_on(change: Change) -> None:
    """The questions of a game that goes on are those it asks by now."""
    rules = change.store.rules(change.loaded.table.game)
    reconcile.ask(change, Position.of(rules, change.store.state(change.loaded)))
    await table_clock.index(change)
    reconcile.set_bot_due(change)


async def _forget(change: Change, kind: MotionKind) -> None:
    motion = await motions.of_seat(change, kind)
    if motion is not None:
        await motions.drop(change, motion)


def _tell(change: Change, note: str, name: str | None, **more: Any) -> None:
    who: dict[str, Any] = {} if name is None else {"name": name}
    change.note(note, **who, **more)
    change.edit(PostKind.STATUS)
    announce.lobby(change)
