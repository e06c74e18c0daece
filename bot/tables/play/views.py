"""Looking: the position as a seat may see it, what happened since it last did, whom the table waits for."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.store.database import uncounted
from bot.store.models import SeatRecord
from bot.tables.model import LoggedEvent, SeatView, TableStatus, Waiting
from bot.tables.play import questions, read_marks
from bot.tables.play.recent import MOST_NEWS, Recent, action_of, figures_of, happened, heard_by, recent
from bot.tables.unit.change import TableStore, seat_at
from bot.tables.unit.events import audible, event_of, once
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Position, position_of
from bot.tables.unit.posts import PanelPlace, PostKind, read_place
from engine.core import Event, visible_to


@dataclasses.dataclass(frozen=True, slots=True)
class Since:
    """What happened in a span of time, and the position now."""

    look: SeatView
    """The position now."""
    news: Sequence[LoggedEvent]
    """What happened then, oldest first."""
    older: Sequence[tuple[LoggedEvent, int]]
    """Of what is too long ago to be told one by one, the last event of each kind, and how many there were."""
    span: tuple[int, int]
    """After which event it begins and with which it ends, counted among those that the seat could know: numbers of
    actions would tell how often others have done something in secret."""


@dataclasses.dataclass(frozen=True, slots=True)
class Clicked:
    """What a click on a message has to do with the live panel of a seat."""

    live: bool
    """The message is that panel."""
    known: bool
    """Until now it was known what that panel shows. Before each click that is forgotten: where it is known after one, a
    delivery has come between, and nobody knows what came last."""


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
            loaded = await self.store.load(connection, table_id)
            mine = own_seat(loaded, user_id, seat)
            if loaded.data is None:
                return SeatView(loaded.info(), None if mine is None else mine.seat)
            position = position_of(self.store, loaded)
            if mine is None or not news:
                return seat_view(loaded, position, mine)
            told = await recent(self.store, connection, loaded, position, mine)
        return seat_view(loaded, position, mine, told)

    async def clicked(
        self,
        table_id: int,
        seat: int,
        user_id: int | None = None,
        message_id: int | None = None,
        place: PanelPlace | None = None,
    ) -> Clicked:
        """A click on a message is about to change the panel of a seat, or has done so: what it was known to show no
        longer holds. Where it is the holder of the seat who clicks, they are at their panel; ``place``: where they are
        in it by now, if the message is the live one, or gone (``None``)."""
        if not (0 < table_id < 1 << 63 and 0 <= seat < 1 << 31):  # nobody's: whoever answers the click says so
            return Clicked(live=False, known=False)
        h, s = m.shown.c, m.seats.c
        async with uncounted(), self.store.writing(table_id) as connection:
            panel = sa.select(h.message_id, h.facts).where(h.table_id == table_id, h.seat == seat)
            before = (await connection.execute(panel)).first()
            counted = m.shown.update().where(h.table_id == table_id, h.seat == seat)
            own = sa.select(s.acts).where(s.table_id == table_id, s.seat == seat, s.user_id == user_id)
            values: dict[str, Any] = {
                "clicks": h.clicks + 1,
                "facts": "",
                "touched_at": sa.case((own.exists(), self.store.clock.now()), else_=h.touched_at),
                "message_at": sa.case((own.exists(), None), else_=h.message_at),
            }
            if place is not None:
                known = sa.true() if message_id is None else sa.or_(h.message_id.is_(None), h.message_id == message_id)
                live = sa.and_(own.exists(), known)
                values["place"] = sa.case((live, msgspec.json.encode(place).decode()), else_=h.place)
                values["place_acts"] = sa.case((live, own.scalar_subquery()), else_=h.place_acts)
            done = await connection.execute(counted.values(values))
            if not done.rowcount:
                mine = sa.select(s.table_id, s.seat, sa.literal(1), sa.literal("")).where(
                    s.table_id == table_id, s.seat == seat
                )
                await connection.execute(m.shown.insert().from_select(["table_id", "seat", "clicks", "facts"], mine))
            is_live = message_id is None or before is None or before.message_id in (None, message_id)
            return Clicked(is_live, known=before is not None and bool(before.facts))

    async def place(self, table_id: int, seat: int, message_id: int) -> PanelPlace:
        """Where the holder of a seat is in their live panel; at its top on any other message."""
        h = m.shown.c
        query = sa.select(h.place).where(h.table_id == table_id, h.seat == seat)
        async with self.store.db.read() as connection:
            return read_place(await connection.scalar(query.where(h.message_id == message_id)) or "")

    async def since(
        self, table_id: int, user_id: int, seat: int, span: tuple[int, int] | None = None, *, message_id: int = 0
    ) -> Since:
        """What has happened at a seat of this user since it last looked, or in a span that an earlier answer names.
        ``message_id``: the panel on which it is asked for; all that stands there belongs to it, read or not."""
        async with self.store.faults_of(table_id), self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            mine = own_seat(loaded, user_id, seat)
            if mine is None:
                raise UserError("not-seated")
            if span is None:
                begins = await read_marks.told_from(connection, table_id, seat, message_id)
                after = mine.looked_seq if begins is None else min(mine.looked_seq, begins)
                until = loaded.table.seq
                span = await heard_by(connection, loaded, seat, after), await heard_by(connection, loaded, seat, until)
            else:
                after, until = [await action_of(connection, loaded, seat, number) for number in span]
            news, older = await happened(self.store, connection, loaded, mine, after, until)
            look = seat_view(loaded, position_of(self.store, loaded), mine, Recent(after))
            return Since(look, news, older, span)

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
        """The last ``limit`` events this user may know: after action ``since``, or from their own last action on.

        A finished game hides nothing. What was taken back is left out.
        """
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            if since is None:
                since = await _last_by_hand(self.store, connection, loaded, user_id)
            hears = None
            if loaded.status is not TableStatus.FINISHED:
                hears = [s.seat for s in loaded.seats if user_id is not None and s.user_id == user_id]
            return await _events(connection, table_id, since, hears, max(1, min(limit, 5000)))


async def _last_by_hand(
    store: TableStore, connection: AsyncConnection, loaded: LoadedTable, user_id: int | None
) -> int:
    """The action before a user's last command that brought the game on: none that a computer took for them, or that
    gave a standing order, and none that they took back. -1 without one."""
    if user_id is None:
        return -1
    a, orders = m.actions.c, store.rules(loaded.table.game).preferences
    last = (
        sa.select(a.batch)
        .where(a.table_id == loaded.table.id, a.user_id == user_id, a.kind == "act", sa.not_(a.undone))
        .where(*(sa.and_(a.text != verb, sa.not_(a.text.startswith(f"{verb} ", autoescape=True))) for verb in orders))
        .order_by(a.seq.desc())
        .limit(1)
    )
    found: int | None = await connection.scalar(last)
    return -1 if found is None else found - 1


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
    return once([LoggedEvent(row.seq, row.at, event_of(row)) for row in reversed(rows)])


def seat_view(
    loaded: LoadedTable,
    position: Position,
    seat: SeatRecord | None,
    told: Recent | None = None,
) -> SeatView:
    """The position as a seat may see it; ``told``: with what happened since it last looked."""
    waits, hushed = questions.waiting(loaded.seats)
    number = None if seat is None else seat.seat
    running = loaded.status is TableStatus.RUNNING
    if seat is None:
        return SeatView(
            loaded.info(), None, position.rules.view(position.state, None), waiting=waits, hushed=hushed,
            outcome=position.outcome,
        )  # fmt: skip
    prompts = tuple(position.of_seat(seat.seat))
    tokens = {p.id: questions.tokens(seat, p, loaded.seats) for p in prompts}
    timed = running and not loaded.table.stopped
    due = {q.id: q.due_at for q in questions.standing(seat) if q.due_at is not None} if timed else {}
    view, told = position.rules.view(position.state, number), told or Recent(-1)
    return SeatView(
        table=loaded.info(),
        seat=number,
        view=view,
        prompts=prompts,
        tokens={name: valid[-1] for name, valid in tokens.items()},
        former={old: name for name, valid in tokens.items() for old in valid[:-1]},
        due=due,
        waiting=waits,
        hushed=hushed,
        can_undo=running and seat.undoable > 0,
        undo_token=questions.undo_token(seat),
        outcome=position.outcome,
        since=told.since,
        news=told.news,
        older=told.older,
        had=told.had,
        has=figures_of(position, view, seat.seat),
        before=told.before,
    )


def own_seat(loaded: LoadedTable, user_id: int | None, seat: int | None) -> SeatRecord | None:
    """The seat of a user that a look is about. Raises ``not-seated`` and ``no-such-seat`` for one they name."""
    held = [s for s in loaded.seats if user_id is not None and s.user_id == user_id]
    if seat is not None:
        wanted = seat_at(loaded, seat)
        if wanted not in held:
            raise UserError("not-seated")
        return wanted
    return next((s for s in held if questions.blocked(s)), held[0] if held else None)


def heard(told: Iterable[tuple[int, Event]], seat: int, at: float) -> list[LoggedEvent]:
    """The events of an act that its seat may know, each told once."""
    return once([LoggedEvent(seq, at, e) for seq, e in told if visible_to([e], seat)])
