"""Going back: a running game returns, when everybody at it agrees, to the moment before something all had heard of.

Moments are named by what everybody was told, never by an action: how often somebody changed their hidden mind tells
nothing then. The log only grows. A line of its own says from which line on it is taken back, the same luck falls again
for the same draw, and a replay goes the same way (ADR 9).
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common import discord_limits
from bot.common.errors import RulesFault, UserError
from bot.store import models as m
from bot.tables.model import Damage
from bot.tables.play import announce, faults, idle, questions, read_marks, reconcile, table_clock
from bot.tables.play.actions import event_rows
from bot.tables.unit import stored_positions
from bot.tables.unit.change import Change
from bot.tables.unit.motions import Motion, people
from bot.tables.unit.position import Position
from bot.tables.unit.posts import PostKind
from bot.tables.unit.replay import rewound_event, same_position
from engine.core import Action, Draw, IllegalAction, SaveError

log = logging.getLogger(__name__)

MOST = discord_limits.SELECT_OPTIONS
"""Moments that are offered, the last ones: as many as a list of Discord's holds."""


@dataclasses.dataclass(frozen=True, slots=True)
class Point:
    """A moment to which a table may go back: just before something that everybody heard of."""

    seq: int
    """The number of the action that brought it."""
    at: float
    """When it happened, in seconds since 1970."""
    event: dict[str, Any]
    """The first thing that everybody heard of that action, as a payload holds it."""

    @property
    def token(self) -> str:
        """What names it to people, made of what everybody knows."""
        said = json.dumps([self.at, self.event], sort_keys=True)
        return hashlib.blake2s(said.encode(), digest_size=6).hexdigest()


async def points(connection: AsyncConnection, table_id: int) -> list[Point]:
    """The moments to which a table may go back, the last one first. Positions are kept for two weeks, the newest two
    phases of a running game for ever; nothing goes back behind the oldest."""
    e, s, a = m.events.c, m.snapshots.c, m.actions.c
    oldest = sa.select(sa.func.min(s.seq)).where(s.table_id == table_id).scalar_subquery()
    kept = sa.select(sa.func.max(a.seq)).where(a.table_id == table_id, a.kind == "kept").scalar_subquery()
    rows = await connection.execute(
        sa.select(e.seq, e.at, e.key, e.params)
        .where(e.table_id == table_id, e.seq > oldest, e.audience == "", sa.not_(e.undone), e.tell != "log")
        .where(e.key.not_in(("table-rewound", "table-kept", "undone-actions")))
        .where(e.seq > sa.func.coalesce(kept, -1))  # what led there happened under other rules
        .order_by(e.seq.desc(), e.place.desc())
        .limit(MOST * 20)  # an action tells several things; its first names it
    )
    found: dict[int, Point] = {}
    for row in rows:
        found[row.seq] = Point(row.seq, row.at, {"key": row.key, "params": json.loads(row.params)})
    return list(found.values())[:MOST]


async def find(connection: AsyncConnection, table_id: int, token: str) -> Point:
    """The moment with a token. Raises ``rewind-none`` where there is none at all, ``rewind-gone``."""
    known = await points(connection, table_id)
    if not known:
        raise UserError("rewind-none")
    point = next((p for p in known if p.token == token), None)
    if point is None:
        raise UserError("rewind-gone")
    return point


async def go_back(change: Change, motion: Motion) -> None:
    """Bring a table back to the moment that all have agreed on, tell everybody, and ask anew what is to be decided."""
    first, event = motion.facts.first, motion.facts.event
    rules = change.store.rules(change.loaded.table.game)
    if change.loaded.table.damage == Damage.RESTORING.value:
        raise change.store.damaged(change.loaded)
    state = await _before(change, first)
    if state is None:
        change.note("note-rewind-lost")
        return
    position = Position.of(rules, state)
    heard = await _heard_since(change, first)
    await _write(change, first, heard, rules.dumps(state))
    for seat in change.loaded.seats:
        if seat.user_id is not None:  # all agreed: nobody is absent, and no computer decides the same for them again
            idle.take_back(change, seat)
        seat.asked, seat.undoable = "[]", 0
        seat.acts += 1  # an answer that a computer is thinking about comes too late
        questions.tread(seat, "rewind", str(first))
    await read_marks.forget(change)
    faults.clear(change)
    reconcile.ask(change, position, forget=True)
    await table_clock.index(change)
    reconcile.set_bot_due(change)
    change.note("note-rewind-agreed", event=event)
    announce.back(change, position)
    for user in people(change):
        change.whisper(user, "whisper-rewound", event=event)
    for seat in change.loaded.seats:
        if seat.user_id is not None and not seat.machine and questions.blocked(seat):
            change.panel(seat)
        else:
            change.edit(PostKind.PANEL, seat)


async def _before(change: Change, first: int) -> Any | None:
    """The position before an action; ``None`` when that cannot be had any more, because the action was taken back or
    the position it rests on is gone."""
    table_id, s, a = change.loaded.table.id, m.snapshots.c, m.actions.c
    rules = change.store.rules(change.loaded.table.game)
    connection = change.connection
    base = (
        await connection.execute(
            sa.select(s.seq, s.data, s.digest)
            .where(s.table_id == table_id, s.seq < first)
            .order_by(s.seq.desc())
            .limit(1)
        )
    ).first()
    rows = (
        await connection.execute(
            sa.select(a.seq, a.seat, a.kind, a.text, a.draws, a.undone)
            .where(a.table_id == table_id, a.seq > (-1 if base is None else base.seq), a.seq <= first)
            .order_by(a.seq)
        )
    ).all()
    if base is None or not rows or rows[-1].seq != first or rows[-1].undone:
        return None
    taken_back = {int(n) for row in rows if row.kind == "undo" and row.seq < first for n in row.text.split()}
    try:
        state = stored_positions.read(rules, bytes(base.data), base.digest)
    except stored_positions.DamagedPosition as error:
        raise change.store.damaged(change.loaded) from error
    except SaveError:
        log.exception("the position after action %d of table %d cannot be read", base.seq, table_id)
        return None
    for row in rows[:-1]:
        if row.kind == "corrected" and not row.undone:
            return None
        if row.kind != "act" or row.seq in taken_back:
            continue
        try:
            rules.apply(state, row.seat, Action.parse(row.text))
        except (IllegalAction, RulesFault):  # other rules by now
            return None
        if rules.draws(state) != msgspec.json.decode(row.draws, type=list[Draw]):
            return None
    return state if await _leads_on(change, base.seq, bytes(base.data), first) else None


async def _leads_on(change: Change, base_seq: int, base: bytes, first: int) -> bool:
    """Whether the lines from a border on lead to the next stored position behind ``first``, or to where the table
    stands: no digest covers them, and a changed one is not to be gone back to. By rules that have changed since, and
    where that position is damaged, it cannot be said."""
    loaded, s, a = change.loaded, m.snapshots.c, m.actions.c
    rules, connection, table_id = change.store.rules(loaded.table.game), change.connection, loaded.table.id
    behind = sa.select(s.seq, s.data, s.digest).where(s.table_id == table_id, s.seq >= first).order_by(s.seq).limit(1)
    border = (await connection.execute(behind)).first()
    until, then, digest = border or (loaded.table.seq, loaded.data or b"", loaded.digest)
    try:
        stored_positions.read(rules, bytes(then), digest)
    except SaveError:
        return True
    if loaded.table.rules_version != rules.rules_version:
        return True
    standing = sa.select(a.seat, a.text).where(a.table_id == table_id, a.kind == "act", sa.not_(a.undone))
    state = rules.loads(base)
    try:
        for row in await connection.execute(standing.where(a.seq > base_seq, a.seq <= until).order_by(a.seq)):
            rules.apply(state, row.seat, Action.parse(row.text))
    except (IllegalAction, RulesFault):
        return False
    return same_position(rules, rules.dumps(state), bytes(then))


async def _heard_since(change: Change, first: int) -> int:
    """How many things that everybody was told are taken back."""
    e = m.events.c
    query = sa.select(sa.func.count()).where(
        e.table_id == change.loaded.table.id, e.seq >= first, e.audience == "", sa.not_(e.undone), e.tell != "log"
    )
    return int(await change.connection.scalar(query) or 0)


async def _write(change: Change, first: int, heard: int, data: bytes) -> None:
    """Write the line of the rewind, mark what it takes back, and what stands again because its undo was taken back,
    and make the position a border behind which no undo goes."""
    loaded, table, connection = change.loaded, change.loaded.table, change.connection
    a, s = m.actions.c, m.snapshots.c
    before = sa.select(sa.func.max(s.seq)).where(s.table_id == table.id, s.seq < first).scalar_subquery()
    undos = (
        await connection.execute(
            sa.select(a.seq, a.text).where(a.table_id == table.id, a.seq > before, a.kind == "undo", sa.not_(a.undone))
        )
    ).all()
    again = [int(n) for row in undos if row.seq > first for n in row.text.split() if int(n) < first]
    for part in (m.actions, m.events):
        c = part.c
        await connection.execute(part.update().where(c.table_id == table.id, c.seq >= first).values(undone=True))
        if again:
            await connection.execute(part.update().where(c.table_id == table.id, c.seq.in_(again)).values(undone=False))
    await connection.execute(m.snapshots.delete().where(s.table_id == table.id, s.seq >= first))
    table.seq += 1
    table.epoch += 1
    table.person_round, table.board_seq = -1, table.seq
    await connection.execute(
        m.actions.insert().values(
            table_id=table.id, seq=table.seq, seat=-1, user_id=None, kind="rewind", text=f"{first} {heard}",
            batch=table.seq, secret=False, draws="[]", undone=False, at=change.now,
        )
    )  # fmt: skip
    event = rewound_event(heard)
    questions.hear(loaded.seats, [event])
    await connection.execute(m.events.insert(), event_rows(loaded, [(table.seq, event)], change.now))
    held = stored_positions.columns(data)
    await connection.execute(m.snapshots.insert().values(table_id=table.id, seq=table.seq, at=change.now, **held))
    both = held | stored_positions.base_columns(data, table.seq)
    await connection.execute(m.states.update().where(m.states.c.table_id == table.id).values(both))
    loaded.put(both)
