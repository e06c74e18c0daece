"""The end of a game by its people, not by its rules: a draw, a victory conceded, a game cancelled."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.common.errors import UserError
from bot.tables.model import CANCELLED, CONCEDED, DRAWN, Damage, TableStatus
from bot.tables.play import announce, reconcile, results, table_clock
from bot.tables.unit import anonymity, motions
from bot.tables.unit.change import Change
from bot.tables.unit.position import Position, ended, position_of
from bot.tables.unit.posts import PostKind

UNREADABLE = ("save-broken", "rules-fault", "damage-restoring", "damage-closed")
"""Why nothing can be said of a position."""


async def end(change: Change, why: str, places: Sequence[Sequence[int]] = ()) -> None:
    """End a running or paused game: nobody is asked anything any more, the result and the seed are told.

    ``places``: seats from best to worst, tied ones together; none when the game is cancelled. A game whose position
    cannot be read can be cancelled too; its result has no picture then.
    """
    loaded, table = change.loaded, change.loaded.table
    position, view = _last(change, readable=bool(places))
    reconcile.ask(change, position, forget=True)
    table.status = (TableStatus.FINISHED if places else TableStatus.CANCELLED).value
    table.finished_at, table.asleep, table.paused_at = change.now, False, None
    table.stopped, table.fault, table.damage = False, "", Damage.NONE.value
    table.ended, table.places = why, json.dumps([list(tied) for tied in places])
    anonymity.lift(loaded)
    for seat in loaded.seats:
        seat.undoable = 0
    outcome = ended(loaded)
    if places and outcome is not None:
        await results.note(change, outcome, position.rules.round_of(view))
    await motions.clear(change)
    await change.close_panels("over")
    await table_clock.index(change)
    reconcile.set_bot_due(change)
    change.edit(PostKind.STATUS)
    announce.result(change, announce.as_data(view), [], outcome)


def _last(change: Change, *, readable: bool) -> tuple[Position, Any]:
    """The position in which a game ends, where nothing is asked any more, and what everybody may see of it: nothing
    when it cannot be read and need not be ``readable``."""
    try:
        position = position_of(change.store, change.loaded)
        public = position.public()
    except UserError as error:
        if readable or error.key not in UNREADABLE:
            raise
        return Position(change.store.rules(change.loaded.table.game), None, {}, None), None
    position.prompts = {}
    return position, public


__all__ = ["CANCELLED", "CONCEDED", "DRAWN", "end"]
