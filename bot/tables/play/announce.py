"""Which posts follow from a change. Nothing secret is put into a payload: panels are drawn at delivery.

An act without a public event is announced to nobody but the seats whose questions it changed and those who may hear of
it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.model import TableStatus
from bot.tables.play import end_in_sight, faults, questions
from bot.tables.unit import stored_positions
from bot.tables.unit.change import Change
from bot.tables.unit.outgoing import Planned
from bot.tables.unit.position import Cause, Position
from bot.tables.unit.posts import PostKind
from engine.core import Event, SaveError

log = logging.getLogger(__name__)

AT_PANEL = 600.0
"""Seconds for which somebody who has pressed a panel is taken to be looking at it."""
UNNOTICED = 120.0
"""Seconds after which a question that came by an edit, and whose panel nobody pressed since, comes as a message."""


def created(change: Change) -> None:
    """The lobby card of a new table."""
    change.send(PostKind.LOBBY)


def lobby(change: Change) -> None:
    """The lobby card shows something else now."""
    change.edit(PostKind.LOBBY)


def opening(change: Change) -> None:
    """The game starts: its thread, the card that leads there, and what everybody should know of it."""
    thread = None if change.loaded.table.private else change.send(PostKind.THREAD)  # that one's channel is its thread
    change.edit(PostKind.LOBBY, after=thread)  # also of a card that is still to come: it cannot know the thread yet
    change.send(PostKind.OPENING)


async def step(change: Change, position: Position, cause: Cause) -> None:
    """What a new position brings: lines, a board when it shows something new, the status, panels, the end."""
    told, known = [e for e in cause.events if e.audience is None and e.tell != "log"], change.loaded.table.nearing
    if position.outcome is not None:
        await _over(change, position, cause)
        return
    board = await _board(change, position, cause) if cause.start or cause.phase_seq is not None else None
    if told and board is None:
        untold = [event for event in await _of_phase(change, cause) if "told" not in event]
        context = change.store.context(change.loaded.table.game, position.public())
        change.lines(
            [
                event | ({"first": True, "context": context} if n == 0 else {"first": False})
                for n, event in enumerate(untold)
            ]
        )
    if cause.start or any(e.audience is None for e in cause.events):
        end_in_sight.tell(change, position)
    if not change.has_status and questions.waiting(change.seats_before) != questions.waiting(change.loaded.seats):
        change.edit(PostKind.STATUS)
    await _panels(change, position, cause, board)
    if change.loaded.table.nearing != known:  # it stands on all of them
        for seat in change.loaded.seats:
            change.edit(PostKind.PANEL, seat, own=seat.seat == cause.actor and not cause.machine, after=board)
        change.edit(PostKind.STATUS)
    _whispers(change, cause)


async def _board(change: Change, position: Position, cause: Cause) -> Planned | None:
    """Post a board and a new status, unless the board shows what the last one showed. Whoever plays alone has one in
    their panel: below it another would only push that out of sight."""
    table, view = change.loaded.table, position.public()
    if table.alone and not cause.start:
        return None
    digest = change.store.digest(table.game, view)
    if digest == table.board_digest and not cause.start:
        return None
    before = None if cause.start else await _last_board(change, position)
    events = [] if cause.start else await _of_phase(change, cause)
    table.board_digest = digest
    if cause.phase_seq is not None:
        table.board_seq = cause.phase_seq
    payload = {"view": as_data(view), "before": as_data(before), "events": events}
    posted = change.send(PostKind.PHASE, payload=payload)
    end_in_sight.tell(change, position)
    change.send(PostKind.STATUS)
    return posted


async def again(change: Change, position: Position) -> None:
    """The board once more, for a thread in which nothing stands yet: the position, and all that everybody could notice
    since the last phase began."""
    table, view, e, s = change.loaded.table, position.public(), m.events.c, m.snapshots.c
    borders = sa.select(s.seq).where(s.table_id == table.id).order_by(s.seq.desc()).limit(2)
    border = min(await change.connection.scalars(borders), default=0)
    rows = await change.connection.execute(
        sa.select(e.key, e.params)
        .where(e.table_id == table.id, e.seq > border, e.audience == "", sa.not_(e.undone), e.tell != "log")
        .order_by(e.seq, e.place)
    )
    events = [{"key": row.key, "params": json.loads(row.params)} for row in rows]
    table.board_digest = change.store.digest(table.game, view)
    change.send(PostKind.PHASE, payload={"view": as_data(view), "before": None, "events": events})


def back(change: Change, position: Position) -> None:
    """The board of a table that went back to an earlier moment, whatever the last one showed."""
    table, view = change.loaded.table, position.public()
    if table.alone:
        return
    table.board_digest = change.store.digest(table.game, view)
    change.send(PostKind.PHASE, payload={"view": as_data(view), "before": None, "events": []})
    end_in_sight.tell(change, position)
    change.send(PostKind.STATUS)


async def _last_board(change: Change, position: Position) -> Any:
    """What the last board showed."""
    s, table = m.snapshots.c, change.loaded.table
    row = (
        await change.connection.execute(
            sa.select(s.data, s.digest)
            .where(s.table_id == table.id, s.seq <= table.board_seq)
            .order_by(s.seq.desc())
            .limit(1)
        )
    ).first()
    if row is None:
        return None
    try:
        return position.rules.view(stored_positions.read(position.rules, row.data, row.digest), None)
    except stored_positions.DamagedPosition as error:
        await faults.damaged(change, error)
        return None
    except (RulesFault, SaveError):  # the game goes on without what was changed being marked
        log.exception("the last board of table %d could not be viewed", table.id)
        return None


async def _of_phase(change: Change, cause: Cause) -> list[dict[str, Any]]:
    """Everything public since the last phase ended, as a payload holds it. A line has told also what stood in the log
    alone until then: what it follows from."""
    table_id, e, s = change.loaded.table.id, m.events.c, m.snapshots.c
    border = sa.select(sa.func.max(s.seq)).where(s.table_id == table_id, s.seq < cause.first_seq).scalar_subquery()
    rows = (
        await change.connection.execute(
            sa.select(e.seq, e.key, e.params, e.tell)
            .where(e.table_id == table_id, e.seq > border, e.audience == "", sa.not_(e.undone))
            .order_by(e.seq, e.place)
        )
    ).all()
    last = max((row.seq for row in rows if row.tell != "log" and row.seq < cause.first_seq), default=-1)
    found = []
    for row in rows:
        event: dict[str, Any] = {"key": row.key, "params": json.loads(row.params)}
        if row.seq <= last:
            event["told"] = True
        elif row.tell == "log":
            event["tell"] = "log"
        found.append(event)
    return found


async def _panels(change: Change, position: Position, cause: Cause, board: Planned | None) -> None:
    """A new panel for whoever is asked something new; an edit where something else changed in what somebody is asked.
    Neither comes before the board of which it speaks.

    Whoever moved has their panel redrawn by the answer to their click, and whoever pressed theirs a moment ago looks at
    it: they need no message, unless they do not press it soon (``unnoticed``); whoever plays alone keeps nobody
    waiting. It is edited when their questions are others now, so that it never stays with an old one.
    """
    there: frozenset[int] | None = None
    quiet = not cause.start and all(e.audience is not None for e in cause.events)
    for seat, old in zip(change.loaded.seats, change.seats_before, strict=True):
        if seat.user_id is None:
            continue
        known = {(q.id, q.pace) for q in questions.asked(old)}
        new = [q for q in questions.standing(seat) if (q.id, q.pace) not in known and (q.blocks or q.notify)]
        by_hand = seat.seat == cause.actor and not cause.machine
        if new and not seat.machine:
            if there is None and not by_hand:
                there = await _at_panel(change)
            if by_hand or (there is not None and seat.seat in there):
                change.edit(PostKind.PANEL, seat, new=True, own=by_hand, after=board)
                asked = [] if change.loaded.table.alone else [q.id for q in new if q.blocks]
                if asked:
                    await _call_later(change, seat, asked)
            else:
                change.panel(seat, quiet=quiet, after=board)
        elif questions.keys(seat) != questions.keys(old) or (
            not seat.machine and not by_hand and position.of_seat(seat.seat) != cause.before.get(seat.seat, [])
        ):
            change.edit(PostKind.PANEL, seat, own=by_hand, after=board)


async def _at_panel(change: Change) -> frozenset[int]:
    """The seats whose panel was pressed a moment ago: an edit of it is seen."""
    h = m.shown.c
    touched = sa.select(h.seat).where(h.table_id == change.loaded.table.id, h.touched_at > change.now - AT_PANEL)
    return frozenset(await change.connection.scalars(touched))


async def _call_later(change: Change, seat: SeatRecord, asked: list[str]) -> None:
    """Have what an edit of a seat's panel asks come as a message, unless somebody presses the panel before. ``asked``:
    the ids of the questions."""
    h = m.shown.c
    mine = m.shown.update().where(h.table_id == seat.table_id, h.seat == seat.seat)
    await change.connection.execute(mine.values(message_at=change.now + UNNOTICED, asked=json.dumps(asked)))


async def unnoticed(change: Change) -> None:
    """What edits of panels have asked a while ago, and nobody has pressed since, comes as messages where it is asked
    still: Discord tells nobody of an edit."""
    h = m.shown.c
    due = sa.and_(h.table_id == change.loaded.table.id, h.message_at <= change.now)
    called = m.shown.update().where(due).values(message_at=None).returning(h.seat, h.asked)
    for row in (await change.connection.execute(called)).all():
        seat = change.loaded.seats[row.seat]
        open_still = {q.id for q in questions.standing(seat)} & {*json.loads(row.asked)}
        if open_still and change.loaded.status is TableStatus.RUNNING:
            change.panel(seat, quiet=True)


def _whispers(change: Change, cause: Cause) -> None:
    """What some seats alone may hear is whispered to them, unless the panel that comes anyway tells it."""
    heard = [e for e in cause.events if e.audience is not None and e.tell == "line"]
    for seat in change.loaded.seats if heard else ():
        mine = [e for e in heard if e.audience is not None and seat.seat in e.audience]
        if mine and seat.seat != cause.actor and seat.user_id is not None and not change.has_panel(seat):
            change.tell(seat.user_id, seat.seat, as_payload(mine))


async def _over(change: Change, position: Position, cause: Cause) -> None:
    """The end: the board of the last phase if one ended with it, the result with the seed, the finished card.

    The last status is edited, so that it waits for nobody any more and has no buttons; there is no new one.
    """
    table, public = change.loaded.table, position.public()
    events = await _of_phase(change, cause)
    change.edit(PostKind.STATUS)
    shows_more = change.store.digest(table.game, public) != table.board_digest
    if cause.phase_seq is not None and shows_more and not table.alone:
        ends = [e.key for e in cause.events if e.audience is None and e.tell == "phase"]
        cut = max(n for n, event in enumerate(events, 1) if event["key"] in ends)
        before = await _last_board(change, position)
        change.send(
            PostKind.PHASE, payload={"view": as_data(public), "before": as_data(before), "events": events[:cut]}
        )
        events = events[cut:]
    result(change, as_data(public), events, position.outcome)


def result(change: Change, view: Any, events: list[dict[str, Any]], outcome: Any) -> None:
    """The result of a game with the seed of its dice; behind it, when it was played to an end, its replay."""
    seed = change.loaded.table.seed
    shown = msgspec.to_builtins(outcome, str_keys=True)
    told = change.send(PostKind.RESULT, payload={"view": view, "events": events, "outcome": shown, "seed": seed})
    if change.loaded.status is TableStatus.FINISHED:
        change.replay(told)
    change.edit(PostKind.LOBBY)


def as_payload(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as a payload holds them."""
    return [{"key": e.key, "params": msgspec.to_builtins(e.params)} for e in events]


def as_data(view: Any) -> Any:
    """A view as a payload holds it."""
    return None if view is None else msgspec.to_builtins(view, str_keys=True)
