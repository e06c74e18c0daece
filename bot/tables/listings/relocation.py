"""Where a table lives on Discord: a thread that was deleted is opened anew, a lost channel is exchanged for another."""

from __future__ import annotations

import json
import logging
from typing import Any

import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import models as m
from bot.store.lanes import FILMS
from bot.tables.model import TableInfo, TableStatus
from bot.tables.play import announce
from bot.tables.unit.change import Change, TableStore, must_organise
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind

log = logging.getLogger(__name__)

ALIVE = (TableStatus.LOBBY, TableStatus.RUNNING, TableStatus.PAUSED)
PLAYED = (TableStatus.RUNNING, TableStatus.PAUSED)
_KEPT = {(kind.value, "send") for kind in (
    PostKind.OPENING, PostKind.PHASE, PostKind.LINES, PostKind.NOTE, PostKind.RESULT, PostKind.REPLAY
)}  # fmt: skip
"""Posts that are still to be made, wherever the table lives."""


class Homes:
    """Moving tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def move(
        self, table_id: int, user_id: int, *, guild_id: int, channel_id: int, manager: bool = False
    ) -> TableInfo:
        """Let a table go on in another channel: its card, its thread and the board come there. The organiser may, and
        when its channel is gone everybody who plays; to another server the organiser alone, and only then."""
        async with self.store.change(table_id) as change:
            loaded, table = change.loaded, change.loaded.table
            lost = table.thread_state == "lost"
            if not (lost and any(s.user_id == user_id for s in loaded.seats)):
                must_organise(loaded, user_id, manager)
            if loaded.status not in ALIVE:
                raise UserError("table-over" if loaded.status is TableStatus.FINISHED else "table-cancelled")
            if guild_id != table.guild_id and not (lost and user_id == table.organiser_id):
                raise UserError("move-other-server")
            if channel_id == table.channel_id and not lost:
                raise UserError("move-already-here")
            if table.thread_id is not None:
                change.note("note-moved-away", place=table.thread_id, where=str(channel_id))
            old = None if lost or table.lobby_message_id is None else (table.channel_id, table.lobby_message_id)
            table.guild_id, table.channel_id, table.private = guild_id, channel_id, False
            await settle_anew(change, "note-moved", old_card=old)
        return change.loaded.info()

    async def gone(self, place: int) -> None:
        """A channel or thread was deleted: the tables that were told there hear of it now, not when somebody next does
        something. Of a game that is over nothing is told; nothing says any more that it can be read there."""
        t = m.tables.c
        here = sa.select(t.id).where(sa.or_(t.channel_id == place, t.thread_id == place), t.thread_state != "lost")
        async with self.store.db.read() as connection:
            found = list(await connection.scalars(here.order_by(t.id)))
        for table_id in found:
            try:
                async with self.store.change(table_id) as change:
                    await _homeless(change, place)
            except Exception:
                log.exception("table %d could not hear that its place is gone", table_id)


async def _homeless(change: Change, place: int) -> None:
    table = change.loaded.table
    if table.channel_id == place:
        await lose(change)
    elif table.thread_id == place and change.loaded.status in PLAYED:
        await settle_anew(change, "note-thread-anew")
    elif table.thread_id == place:
        table.thread_id, table.thread_state = None, "none"
        announce.lobby(change)


async def settle_anew(
    change: Change, note: str, row_id: int | None = None, *, old_card: tuple[int, int] | None = None
) -> None:
    """Give a table a new card and a new thread in its channel, with the board as it stands. What was still to be told
    follows there; ``row_id`` is the row that found the old place gone. ``old_card``: channel and message."""
    loaded, table = change.loaded, change.loaded.table
    waiting = await _take_over(change, row_id)
    if old_card is None and table.lobby_message_id is not None:
        old_card = table.channel_id, table.lobby_message_id
    table.thread_id, table.lobby_message_id, table.thread_state, table.lacks = None, None, "none", ""
    if old_card is not None:
        change.delete(PostKind.LOBBY, *old_card)
    change.send(PostKind.LOBBY)
    if loaded.data is None:
        return
    change.send(PostKind.THREAD)
    if note:
        change.note(note)
    if loaded.status in PLAYED and not any(kind in (PostKind.OPENING, PostKind.PHASE) for kind, _, _ in waiting):
        position = Position.of(change.store.rules(table.game), change.store.state(loaded))
        await announce.again(change, position)
    for kind, seat, payload in waiting:
        change.send(kind, seat=seat, payload=payload)
    if loaded.status in PLAYED:
        change.send(PostKind.STATUS)


async def lose(change: Change, row_id: int | None = None) -> None:
    """The channel of a table is gone: whoever organises or plays is told how to give it another. A result that was to
    be posted goes to the players. ``row_id``: the row that found it gone."""
    loaded, table = change.loaded, change.loaded.table
    known = table.thread_state == "lost"
    for kind, _, payload in await _take_over(change, row_id):
        if kind is PostKind.RESULT:
            change.result_to_players(payload)
    table.thread_id, table.lobby_message_id, table.thread_state = None, None, "lost"
    if known or loaded.status not in ALIVE:
        return
    for user_id in sorted({table.organiser_id, *(s.user_id for s in loaded.seats if s.user_id is not None)}):
        change.whisper(user_id, "whisper-homeless", number=str(table.id))


def kept(kind: str, op: str) -> bool:
    """Whether a row of the outbox is a post that is still to be made, wherever its table lives."""
    return (kind, op) in _KEPT


async def _take_over(change: Change, row_id: int | None) -> list[tuple[PostKind, int, dict[str, Any]]]:
    """The public posts that were still to be made, taken out of the outbox, each with its seat and its payload; live
    public messages are forgotten.

    What is on its way right now stays there, but for the row that found its place gone.
    """
    table_id, o, p = change.loaded.table.id, m.outbox.c, m.panels.c
    lanes = (f"t{table_id}", f"h{table_id}", f"{FILMS}{table_id}")
    mine = sa.and_(o.table_id == table_id, o.lane.in_(lanes), sa.or_(o.status == "pending", o.id == (row_id or 0)))
    rows = (await change.connection.execute(sa.select(m.outbox).where(mine).order_by(o.id))).all()
    await change.connection.execute(
        m.outbox.update().where(mine).values(status="skipped", error="made anew", payload="{}", done_at=change.now)
    )
    public = [PostKind.LOBBY.value, PostKind.STATUS.value]
    await change.connection.execute(m.panels.delete().where(p.table_id == table_id, p.kind.in_(public)))
    kept_rows = [(row, json.loads(row.payload)) for row in rows if kept(row.kind, row.op)]
    return [(PostKind(row.kind), row.seat, payload) for row, payload in kept_rows if "place" not in payload]
