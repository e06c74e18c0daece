"""What all parts of the tables share: loading a case, changing it in one transaction, waking the workers."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import weakref
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.errors import StaleClick, UserError
from bot.store import Database
from bot.store import models as m
from bot.store.records import (
    LOAD,
    LOAD_SEATS,
    LOCK,
    Case,
    SeatRecord,
    case_of,
    differing,
)
from bot.tables.model import TableStatus
from bot.tables.post import Closing, PostKind
from engine.core import Rules, SaveError

AnyRules = Rules[Any, Any]
EDITED = (PostKind.LOBBY, PostKind.STATUS, PostKind.PANEL)


@dataclasses.dataclass(slots=True)
class Planned:
    """A post that goes into the outbox with the change that caused it."""

    kind: PostKind
    op: str
    lane: str
    seat: int = -1
    user_id: int | None = None
    payload: dict[str, Any] = dataclasses.field(default_factory=dict)
    after: Planned | None = None
    row_id: int | None = None
    channel_id: int | None = None
    message_id: int | None = None


class Change:
    """One change of a table, inside its lock and its transaction. Nothing of it stays when the block raises."""

    def __init__(self, db: Database, connection: AsyncConnection, case: Case, now: float) -> None:
        self.db = db
        self.connection = connection
        self.case = case
        self.now = now
        self.posts: list[Planned] = []
        self.woken = False
        self._table = dataclasses.replace(case.table)
        self._seats = [dataclasses.replace(seat) for seat in case.seats]

    def seat_before(self, seat: int) -> SeatRecord:
        """A seat as it was loaded."""
        return self._seats[seat]

    def replace_seats(self, seats: list[SeatRecord]) -> None:
        """Take over seats whose rows were written anew."""
        self.case.seats = seats
        self._seats = [dataclasses.replace(seat) for seat in seats]

    # -- posts

    def send(self, kind: PostKind, *, seat: int = -1, payload: dict[str, Any] | None = None) -> None:
        """Plan a post to the table's thread (the lobby card: to its channel)."""
        op = "thread" if kind is PostKind.THREAD else "send"
        self.posts.append(Planned(kind, op, f"t{self.case.table.id}", seat, payload=payload or {}))

    def note(
        self,
        key: str,
        *,
        mention: list[int] | None = None,
        button: str = "",
        after: Planned | None = None,
        **params: Any,
    ) -> None:
        """Plan one line to the table's thread."""
        self.posts.append(
            Planned(
                PostKind.NOTE, "send", f"t{self.case.table.id}", payload=line(key, params, mention, button), after=after
            )
        )

    def whisper(self, user_id: int, key: str, *, button: str = "", **params: Any) -> Planned:
        """Plan one line to a user."""
        planned = Planned(
            PostKind.WHISPER, "send", f"u{user_id}", user_id=user_id, payload=line(key, params, None, button)
        )
        self.posts.append(planned)
        return planned

    def panel(self, seat: SeatRecord) -> None:
        """Plan a new panel for the user of a seat."""
        if seat.user_id is not None:
            self.posts.append(Planned(PostKind.PANEL, "send", f"u{seat.user_id}", seat.seat, seat.user_id))

    def edit(self, kind: PostKind, seat: SeatRecord | None = None) -> None:
        """Plan an edit of a live message; several edits before it is delivered become one."""
        if seat is None:
            self.posts.append(Planned(kind, "edit", f"t{self.case.table.id}"))
        elif seat.user_id is not None:
            self.posts.append(Planned(kind, "edit", f"u{seat.user_id}", seat.seat, seat.user_id))

    async def close_panels(self, why: Closing, seat: int | None = None) -> None:
        """Forget the live panels of the table, or of one seat, and plan the edits that close them.

        A panel that is on its way right now is closed by the outbox when it has arrived.
        """
        p, table_id = m.panels.c, self.case.table.id
        gone = m.panels.delete().where(p.table_id == table_id, p.kind == PostKind.PANEL.value)
        if seat is not None:
            gone = gone.where(p.seat == seat)
        for row in await self.connection.execute(gone.returning(p.seat, p.user_id, p.channel_id, p.message_id)):
            self.posts.append(
                Planned(
                    PostKind.PANEL,
                    "close",
                    f"u{row.user_id}",
                    row.seat,
                    row.user_id,
                    {"closed": why},
                    channel_id=row.channel_id,
                    message_id=row.message_id,
                )
            )

    # -- writing

    async def flush(self) -> None:
        """Write what changed of the table's row and its seats, and the planned posts."""
        table = self.case.table
        changed = differing(self._table, table)
        if changed:
            await self.connection.execute(m.tables.update().where(m.tables.c.id == table.id).values(**changed))
        seats = [(old, new) for old, new in zip(self._seats, self.case.seats, strict=True) if old != new]
        if seats:
            await self.connection.execute(
                _SEAT_UPDATE,
                [{"t": table.id, "s": new.seat, **{k: getattr(new, k) for k in _SEAT_FIELDS}} for _, new in seats],
            )
        if self.posts:
            await self._write_posts()

    async def _write_posts(self) -> None:
        posts = await self._without_needless_edits()
        if not posts:
            return
        self.woken = True
        if any(p.after for p in posts):  # the row waited for must have its number first
            for planned in posts:
                result = await self.connection.execute(m.outbox.insert().returning(m.outbox.c.id), self._row(planned))
                planned.row_id = result.scalar_one()
        else:
            await self.connection.execute(m.outbox.insert(), [self._row(p) for p in posts])

    async def _without_needless_edits(self) -> list[Planned]:
        """Live messages are drawn when they are delivered: an edit is needless while a post of it is pending."""
        if not any(p.op == "edit" for p in self.posts):
            return self.posts
        rows = await self.connection.execute(
            sa.select(m.outbox.c.kind, m.outbox.c.seat, m.outbox.c.user_id).where(
                m.outbox.c.table_id == self.case.table.id,
                m.outbox.c.status == "pending",
                m.outbox.c.op != "close",
                m.outbox.c.kind.in_([k.value for k in EDITED]),
            )
        )
        coming = {tuple(row) for row in rows}
        coming |= {(p.kind.value, p.seat, p.user_id) for p in self.posts if p.op == "send"}
        kept = []
        for planned in self.posts:
            if planned.op == "edit":
                key = (planned.kind.value, planned.seat, planned.user_id)
                if key in coming:
                    continue
                coming.add(key)
            kept.append(planned)
        return kept

    def _row(self, planned: Planned) -> dict[str, Any]:
        return {
            "table_id": self.case.table.id,
            "lane": planned.lane,
            "kind": planned.kind.value,
            "op": planned.op,
            "status": "pending",
            "seat": planned.seat,
            "user_id": planned.user_id,
            "payload": json.dumps(planned.payload, ensure_ascii=False),
            "created_at": self.now,
            "after_id": planned.after.row_id if planned.after else None,
            "channel_id": planned.channel_id,
            "message_id": planned.message_id,
        }


_SEAT_FIELDS = [f.name for f in dataclasses.fields(SeatRecord) if f.name not in ("table_id", "seat")]
_SEAT_UPDATE = (
    m.seats.update()
    .where(m.seats.c.table_id == sa.bindparam("t"), m.seats.c.seat == sa.bindparam("s"))
    .values({name: sa.bindparam(name) for name in _SEAT_FIELDS})
)


def line(key: str, params: Mapping[str, Any], mention: list[int] | None, button: str) -> dict[str, Any]:
    """The payload of a NOTE or WHISPER."""
    payload: dict[str, Any] = {"key": key, "params": dict(params)}
    if mention:
        payload["mention"] = mention
    if button:
        payload["button"] = button
    return payload


class TableStore:
    """The database, the clock, the games, and one lock per table."""

    def __init__(self, db: Database, clock: Clock, games: Mapping[str, AnyRules], wake: Callable[[], None]) -> None:
        self.db = db
        self.clock = clock
        self.games = games
        self.wake = wake
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The lock under which a table is changed; it lives while somebody holds it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def rules(self, game: str) -> AnyRules:
        """The rules of a game, or ``unknown-game``."""
        rules = self.games.get(game)
        if rules is None:
            raise UserError("unknown-game", game=game, known=sorted(self.games))
        return rules

    def state(self, case: Case) -> Any:
        """The position of a case. ``not-started`` without one, ``save-broken`` when it cannot be read."""
        if case.data is None:
            raise UserError("table-cancelled" if case.status is TableStatus.CANCELLED else "not-started")
        try:
            return self.rules(case.table.game).loads(case.data)
        except SaveError as error:
            raise UserError("save-broken", table=case.table.id) from error

    async def load(self, connection: AsyncConnection, table_id: int, *, to_change: bool = False) -> Case:
        """A table with its seats. ``to_change`` keeps other writers out until the transaction ends (SQLite has only
        one anyway). Raises ``no-such-table``."""
        if not 0 < table_id < 1 << 63:
            raise UserError("no-such-table", table=str(table_id))
        if to_change and not self.db.sqlite:
            await connection.execute(LOCK, {"table": table_id})
        row = (await connection.execute(LOAD, {"table": table_id})).mappings().first()
        if row is None:
            raise UserError("no-such-table", table=str(table_id))
        seats = [SeatRecord(*seat) for seat in await connection.execute(LOAD_SEATS, {"table": table_id})]
        return case_of(dict(row), seats)

    async def read(self, table_id: int) -> Case:
        """A table in a transaction of its own."""
        async with self.db.read() as connection:
            return await self.load(connection, table_id)

    @asynccontextmanager
    async def change(self, table_id: int) -> AsyncIterator[Change]:
        """Lock a table, load it, let the block change it, and commit everything at once.

        A writer of another process that was faster makes the unique (table, seq) fail: ``StaleClick``.
        """
        async with self.lock(table_id):
            try:
                async with self.db.write() as connection:
                    case = await self.load(connection, table_id, to_change=True)
                    change = Change(self.db, connection, case, self.clock.now())
                    yield change
                    await change.flush()
            except IntegrityError as error:
                if "actions" in str(error.orig) and "seq" in str(error.orig):
                    raise StaleClick("stale-click") from error
                raise
        if change.woken:
            self.wake()


def seat_at(case: Case, seat: int) -> SeatRecord:
    """A seat by its number from 0. Raises ``no-such-seat``."""
    if not 0 <= seat < len(case.seats):
        raise UserError("no-such-seat", seat=seat + 1, seats=len(case.seats))
    return case.seats[seat]


def must_run(case: Case, *, paused: bool = False) -> None:
    """Raise the fitting refusal unless the game runs (or, with ``paused``, is paused)."""
    status = case.status
    if status is TableStatus.RUNNING or (paused and status is TableStatus.PAUSED):
        return
    raise UserError(
        {
            TableStatus.LOBBY: "not-started",
            TableStatus.PAUSED: "table-paused",
            TableStatus.FINISHED: "table-over",
            TableStatus.CANCELLED: "table-cancelled",
        }.get(status, "not-started")
    )


def must_be_lobby(case: Case) -> None:
    """Raise the fitting refusal unless the table has not started."""
    status = case.status
    if status is not TableStatus.LOBBY:
        raise UserError(
            {TableStatus.FINISHED: "table-over", TableStatus.CANCELLED: "table-cancelled"}.get(status, "only-in-lobby")
        )


def must_organise(case: Case, user_id: int, manager: bool) -> None:
    """The organiser, or somebody who manages the server, else ``only-organiser``."""
    if user_id != case.table.organiser_id and not manager:
        raise UserError("only-organiser")
