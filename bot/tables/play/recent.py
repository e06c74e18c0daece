"""What happened since a seat last looked: the events, what it had then, and how the board stood."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.model import LoggedEvent
from bot.tables.unit import stored_positions
from bot.tables.unit.change import TableStore
from bot.tables.unit.events import audible, event_of, once
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Position
from engine.core import Event, Figures, SaveError, seats_in

log = logging.getLogger(__name__)

MOST_NEWS = 200
"""Events that are told one by one; what happened before them is counted by its kind."""
MOST_COUNTED = 5000
"""Events that are counted."""
MOST_BORDERS = 256
"""So many views of phase borders are kept, so that they need not be read again with every look."""


@dataclasses.dataclass(frozen=True, slots=True)
class Recent:
    """What happened since a seat last looked, and how things stood then; ``SeatView`` has the same."""

    since: int
    """The number of the last action of which its holder has read."""
    news: tuple[LoggedEvent, ...] = ()
    """What happened since, oldest first."""
    older: tuple[tuple[LoggedEvent, int], ...] = ()
    """Of what is too long ago to be told one by one, the last event of each kind, and how many there were."""
    had: Figures | None = None
    """What the seat had then, ``None`` where that is not known."""
    before: Any = None
    """Its view at the phase border before that, ``None`` where there is none."""


async def recent(
    store: TableStore, connection: AsyncConnection, loaded: LoadedTable, position: Position, seat: SeatRecord
) -> Recent:
    """What happened since a seat last looked. It takes no longer when that was long ago."""
    before, then = await _view_before(store, connection, loaded, position, seat)
    had = _figures(seat.looked_figures)
    if had is None and then:  # nothing was displayed yet: what it had at that border is known all the same
        had = figures_of(position, before, seat.seat)
    if seat.looked_seq >= loaded.table.seq:
        return Recent(seat.looked_seq, had=had, before=before)
    news, older = await happened(store, connection, loaded, seat, seat.looked_seq)
    return Recent(seat.looked_seq, tuple(news), tuple(older), had, before)


def figures_of(position: Position, view: Any, seat: int) -> Figures | None:
    """What a seat has in a view of its own; ``None`` where its game fails to say so, which goes on all the same."""
    try:
        return position.rules.figures(view, seat)
    except RulesFault:
        log.exception("the figures of seat %d cannot be told", seat)
        return None


def _figures(text: str) -> Figures | None:
    try:
        return msgspec.json.decode(text, type=Figures) if text else None
    except msgspec.MsgspecError:
        log.exception("figures that were kept cannot be read: %s", text)
        return None


async def happened(
    store: TableStore,
    connection: AsyncConnection,
    loaded: LoadedTable,
    seat: SeatRecord,
    since: int,
    until: int | None = None,
) -> tuple[list[LoggedEvent], list[tuple[LoggedEvent, int]]]:
    """What a seat may know that happened after an action, oldest first: the latest events, before them the latest
    whose key is ``great``, and of the others, by kind, the last and how many there were."""
    e, a = m.events.c, m.actions.c
    great, brought = store.great(loaded.table.game), store.games[loaded.table.game].brought
    acts = m.events.join(m.actions, sa.and_(a.table_id == e.table_id, a.seq == e.seq), isouter=True)
    mine = [e.table_id == loaded.table.id, e.seq > since, sa.not_(e.undone), audible([seat.seat])]
    if until is not None:
        mine.append(e.seq <= until)
    query = sa.select(
        e.id, e.seq, e.place, e.at, e.key, e.params, e.audience, e.seals, e.tell, a.seat, a.user_id, a.draws, a.text
    ).select_from(acts)
    newest = query.order_by(e.seq.desc(), e.place.desc()).limit(MOST_NEWS)
    rows = list((await connection.execute(newest.where(*mine))).all())
    older: list[tuple[LoggedEvent, int]] = []
    if len(rows) == MOST_NEWS:
        mine.append(_before(rows[-1]))
        if great:
            found = (await connection.execute(newest.where(*mine, e.key.in_(great)))).all()
            rows += found
            mine.append(sa.or_(e.key.not_in(great), *map(_before, found[MOST_NEWS - 1 :])))
        some = sa.select(e.id, e.key).where(*mine).order_by(e.seq.desc(), e.place.desc()).limit(MOST_COUNTED).alias()
        kinds = sa.select(sa.func.max(some.c.id), sa.func.count()).group_by(some.c.key)
        numbers = {row[0]: int(row[1]) for row in await connection.execute(kinds)}
        last = query.where(e.id.in_(numbers)).order_by(e.seq, e.place)
        older = [(_logged(row, seat, brought), numbers[row.id]) for row in (await connection.execute(last)).all()]
    return once(chosen_alone([_logged(row, seat, brought) for row in reversed(rows)])), older


def chosen_alone(lines: Iterable[LoggedEvent]) -> list[LoggedEvent]:
    """Lines, as one's own only what one chose: behind what seals in an act, or ends a phase, the game has gone on by
    itself, and what it brings then (an income, a new round) is news."""
    gone_on: set[int] = set()
    found = []
    for line in lines:
        after = line.seq in gone_on
        found.append(dataclasses.replace(line, own=line.own and not after, aside=line.aside or after))
        if line.event.seals or line.event.tell == "phase":
            gone_on.add(line.seq)
    return found


def _before(row: Any) -> sa.ColumnElement[bool]:
    """The condition on events that happened before one."""
    e = m.events.c
    return sa.or_(e.seq < row.seq, sa.and_(e.seq == row.seq, e.place < row.place))


async def heard_by(connection: AsyncConnection, loaded: LoadedTable, seat: int, seq: int) -> int:
    """How many events a seat could know by an action, those taken back since among them."""
    e = m.events.c
    mine = sa.and_(e.table_id == loaded.table.id, e.seq <= seq, audible([seat]))
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(m.events).where(mine)) or 0)


async def action_of(connection: AsyncConnection, loaded: LoadedTable, seat: int, number: int) -> int:
    """The action of the event that a seat could know as its ``number``-th; 0 for none."""
    e = m.events.c
    mine = sa.select(e.seq).where(e.table_id == loaded.table.id, audible([seat])).order_by(e.seq, e.place)
    return int(await connection.scalar(mine.offset(max(number - 1, 0)).limit(min(number, 1))) or 0)


def _logged(row: Any, seat: SeatRecord, brought: Mapping[str, Collection[str]]) -> LoggedEvent:
    event, verb = event_of(row), str(row.text or "").partition(" ")[0]
    by_hand = row.user_id is not None and row.user_id == seat.user_id and row.seat == seat.seat
    own = by_hand and row.draws in ("", "[]") and told_by_act(event, seat.seat, verb, brought)
    return LoggedEvent(row.seq, row.at, event, own, row.seat != seat.seat)


def told_by_act(event: Event, seat: int, verb: str, brought: Mapping[str, Collection[str]]) -> bool:
    """Whether an event of a seat's own act tells it nothing that it did not choose: no luck and nothing hidden came to
    light by it, it is about nobody else, and the game has not ``brought`` it by itself (``Rules.brought``)."""
    if event.seals or event.tell == "phase" or verb not in brought.get(event.key, (verb,)):
        return False
    return seats_in(event.params) <= {seat}


async def _view_before(
    store: TableStore, connection: AsyncConnection, loaded: LoadedTable, position: Position, seat: SeatRecord
) -> tuple[Any, bool]:
    """The view of a seat at the phase border before it last looked, and whether that was just there. The position there
    is read once, and asked for only when the seat has looked again: what lies before that moment changes no more."""
    s, key = m.snapshots.c, (loaded.table.id, seat.seat)
    looked, border, view = store.borders.get(key, (-1, -1, None))
    if looked == seat.looked_seq:
        return view, view is not None and border == looked
    row = (
        await connection.execute(
            sa.select(s.seq, s.digest, sa.case((s.seq != border, s.data), else_=None).label("data"))
            .where(s.table_id == loaded.table.id, s.seq <= seat.looked_seq)
            .order_by(s.seq.desc())
            .limit(1)
        )
    ).first()
    if row is None:
        return None, False
    if row.data is not None:
        try:
            state = stored_positions.read(position.rules, bytes(row.data), row.digest)
            view = position.rules.view(state, seat.seat)
        except (RulesFault, SaveError):  # the game goes on without what was changed being marked
            log.exception("the view of seat %d at action %d of table %d failed", seat.seat, row.seq, loaded.table.id)
            view = None
    store.borders[key] = seat.looked_seq, row.seq, view
    if len(store.borders) > MOST_BORDERS:
        store.borders.popitem(last=False)
    return view, view is not None and row.seq == seat.looked_seq
