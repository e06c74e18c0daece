"""Looking: the position as a seat may see it, what happened since it last did, whom the table waits for."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import RulesFault, UserError
from bot.store import models as m
from bot.store.database import uncounted
from bot.store.models import SeatRecord
from bot.tables import questions
from bot.tables.case import Case
from bot.tables.change import TableStore, seat_at
from bot.tables.model import LoggedEvent, SeatView, TableStatus, Waiting
from bot.tables.position import Position, position_of
from bot.tables.post import PostKind
from engine.core import Event, decode_params, told_once, visible_to

log = logging.getLogger(__name__)

MOST_NEWS = 200
MOST_BORDERS = 256
"""So many views of phase borders are kept, so that they need not be read again with every look."""


class Views:
    """What is only read."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def look(self, table_id: int, user_id: int | None, *, seat: int | None = None, news: bool = True) -> SeatView:
        """The position as a seat of this user may see it; without a seat, or with ``None``, as a spectator.

        Of several seats: ``seat``, else the first one the table waits for. ``news``: also what happened since it last
        looked.
        """
        async with self.store.faults_of(table_id):
            return await self._look(table_id, user_id, seat, news)

    async def _look(self, table_id: int, user_id: int | None, seat: int | None, news: bool) -> SeatView:
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            mine = own_seat(case, user_id, seat)
            if case.data is None:
                return SeatView(case.info(), None if mine is None else mine.seat)
            position = position_of(self.store, case)
            if mine is None or not news:
                return seat_view(case, position, mine)
            told = await self._news(connection, case, mine)
            before = await view_before(self.store, connection, case, position, mine)
        return seat_view(case, position, mine, told, before)

    async def looked(self, look: SeatView) -> None:
        """The user of a seat is shown this: what happened up to here is no news to him any more. What happens while
        he is being shown it still is."""
        s, seq = m.seats.c, look.table.seq
        async with uncounted(), self.store.writing(look.table.id) as connection:
            await connection.execute(
                m.seats.update()
                .where(s.table_id == look.table.id, s.seat == look.seat, s.looked_seq < seq)
                .values(looked_seq=seq)
            )

    async def clicked(self, table_id: int, seat: int) -> None:
        """A click is about to change the panel of a seat, or has done so: what it was known to show no longer holds."""
        if not (0 < table_id < 1 << 63 and 0 <= seat < 1 << 31):  # nobody's: whoever answers the click says so
            return
        h, s = m.shown.c, m.seats.c
        async with uncounted(), self.store.writing(table_id) as connection:
            counted = m.shown.update().where(h.table_id == table_id, h.seat == seat)
            done = await connection.execute(counted.values(clicks=h.clicks + 1, facts=""))
            if not done.rowcount:
                mine = sa.select(s.table_id, s.seat, sa.literal(1), sa.literal("")).where(
                    s.table_id == table_id, s.seat == seat
                )
                await connection.execute(m.shown.insert().from_select(["table_id", "seat", "clicks", "facts"], mine))

    async def live_panel(self, table_id: int, seat: int) -> int | None:
        """The message that is the live panel of a seat in direct messages, if there is one."""
        p = m.panels.c
        of_seat = sa.and_(p.table_id == table_id, p.kind == PostKind.PANEL.value, p.seat == seat)
        async with self.store.db.read() as connection:
            found: int | None = await connection.scalar(sa.select(p.message_id).where(of_seat))
            return found

    async def blocking(self, table_id: int) -> list[Waiting]:
        """The seats the table publicly waits for."""
        return list(questions.waiting((await self.store.read(table_id)).seats)[0])

    async def log(
        self, table_id: int, user_id: int | None, *, since: int | None = None, limit: int = MOST_NEWS
    ) -> list[LoggedEvent]:
        """The last ``limit`` events this user may know: after action ``since``, or from his own last action on.

        A finished game hides nothing. What was taken back is left out.
        """
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            if since is None:
                since = -1
                if user_id is not None:
                    own = await connection.execute(
                        sa.select(sa.func.max(m.actions.c.seq)).where(
                            m.actions.c.table_id == table_id, m.actions.c.user_id == user_id
                        )
                    )
                    since = (own.scalar() or 0) - 1
            hears = None
            if case.status is not TableStatus.FINISHED:
                hears = [s.seat for s in case.seats if user_id is not None and s.user_id == user_id]
            return await _events(connection, table_id, since, hears, max(1, min(limit, 5000)))

    async def _news(self, connection: AsyncConnection, case: Case, seat: SeatRecord) -> list[LoggedEvent]:
        if seat.looked_seq >= case.table.seq:
            return []
        return await _events(connection, case.table.id, seat.looked_seq, [seat.seat], MOST_NEWS)


async def _events(
    connection: AsyncConnection, table_id: int, since: int, hears: list[int] | None, limit: int
) -> list[LoggedEvent]:
    """The last events after an action that some seats may know (``None``: all events), oldest first."""
    e = m.events.c
    query = sa.select(e.seq, e.at, e.key, e.params, e.audience, e.seals, e.tell).where(
        e.table_id == table_id, e.seq > since, sa.not_(e.undone)
    )
    if hears is not None:
        query = query.where(audible(hears))
    rows = (await connection.execute(query.order_by(e.seq.desc(), e.place.desc()).limit(limit))).all()
    return _once([LoggedEvent(row.seq, row.at, event_of(row)) for row in reversed(rows)])


def _once(logged: list[LoggedEvent]) -> list[LoggedEvent]:
    """The lines without those that the next one tells in full."""
    kept = {id(event) for event in told_once([line.event for line in logged])}
    return [line for line in logged if id(line.event) in kept]


async def view_before(
    store: TableStore, connection: AsyncConnection, case: Case, position: Position, seat: SeatRecord
) -> Any:
    """The view of a seat at the phase border before it last looked. The position there is read once, and asked for only
    when the seat has looked again: what lies before that moment changes no more."""
    s, key = m.snapshots.c, (case.table.id, seat.seat)
    looked, border, view = store.borders.get(key, (-1, -1, None))
    if looked == seat.looked_seq:
        return view
    row = (
        await connection.execute(
            sa.select(s.seq, sa.case((s.seq != border, s.data), else_=None).label("data"))
            .where(s.table_id == case.table.id, s.seq <= seat.looked_seq)
            .order_by(s.seq.desc())
            .limit(1)
        )
    ).first()
    if row is None:
        return None
    if row.data is not None:
        try:
            view = position.rules.view(position.rules.loads(bytes(row.data)), seat.seat)
        except RulesFault:  # the game goes on without what was changed being marked
            log.exception("the view of seat %d at action %d of table %d failed", seat.seat, row.seq, case.table.id)
            view = None
    store.borders[key] = seat.looked_seq, row.seq, view
    if len(store.borders) > MOST_BORDERS:
        store.borders.popitem(last=False)
    return view


def seat_view(
    case: Case,
    position: Position,
    seat: SeatRecord | None,
    news: Sequence[LoggedEvent] = (),
    before: Any = None,
) -> SeatView:
    """The position as a seat may see it."""
    waits, hushed = questions.waiting(case.seats)
    number = None if seat is None else seat.seat
    running = case.status is TableStatus.RUNNING
    if seat is None:
        return SeatView(
            case.info(), None, position.rules.view(position.state, None), waiting=waits, hushed=hushed,
            outcome=position.outcome,
        )  # fmt: skip
    prompts = tuple(position.of_seat(seat.seat))
    tokens = {p.id: questions.tokens(seat, p, case.seats) for p in prompts}
    timed = running and not case.table.stopped
    due = {q.id: q.due_at for q in questions.standing(seat) if q.due_at is not None} if timed else {}
    return SeatView(
        table=case.info(),
        seat=number,
        view=position.rules.view(position.state, number),
        prompts=prompts,
        tokens={name: valid[-1] for name, valid in tokens.items()},
        former={old: name for name, valid in tokens.items() for old in valid[:-1]},
        due=due,
        waiting=waits,
        hushed=hushed,
        can_undo=running and seat.undoable > 0,
        undo_token=questions.undo_token(seat),
        outcome=position.outcome,
        news=tuple(news),
        before=before,
    )


def own_seat(case: Case, user_id: int | None, seat: int | None) -> SeatRecord | None:
    """The seat of a user that a look is about. Raises ``not-seated`` and ``no-such-seat`` for one he names."""
    held = [s for s in case.seats if user_id is not None and s.user_id == user_id]
    if seat is not None:
        wanted = seat_at(case, seat)
        if wanted not in held:
            raise UserError("not-seated")
        return wanted
    return next((s for s in held if questions.blocked(s)), held[0] if held else None)


def heard(told: Iterable[tuple[int, Event]], seat: int, at: float) -> list[LoggedEvent]:
    """The events of an act that its seat may know, each told once."""
    mine = [(seq, e) for seq, e in told if visible_to([e], seat)]
    return _once([LoggedEvent(seq, at, e) for seq, e in mine])


def audible(seats: Iterable[int]) -> sa.ColumnElement[bool]:
    """The condition on events that one of these seats may know."""
    e = m.events.c
    return sa.or_(e.audience == "", *(e.audience.contains(f",{seat},") for seat in seats))


def audience_of(text: str) -> tuple[int, ...] | None:
    """The audience of an event from its column."""
    return tuple(int(seat) for seat in text.split(",") if seat) if text else None


def event_of(row: Any) -> Event:
    """An event from its row."""
    return Event(row.key, decode_params(row.params), audience_of(row.audience), bool(row.seals), row.tell)
