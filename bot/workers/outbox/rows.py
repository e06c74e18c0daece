"""The rows of the outbox as the worker reads and marks them."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.store.lanes import OPEN, OPEN_SQL
from bot.tables.unit.change import TableStore
from bot.tables.unit.posts import INVITED, TOP, PanelPlace, PostKind, Shown, read_place
from bot.workers.waker import over

Row = dict[str, Any]
"""A row with what else its delivery needs to know: the table's place, the seat's user, the live message."""

LATE = json.dumps({"late": True})
"""What is kept of a lobby card that went out before its picture was drawn: if Herald does not live to send that, the
next life draws it anew."""
HOLD = 30.0
"""Seconds for which a row waits at most for another one of another lane: what cannot be sent holds up nobody else."""
LONGEST_WAIT = 6 * 3600.0
"""Seconds for which a post rests at most before it is tried again. One that is to rest longer was put off by a clock
that has been set back since, and is due."""

_FIRST = m.outbox.alias()
_STANDS_OPEN = sa.text(f"outbox.{OPEN_SQL}")
_NOW = sa.bindparam("now", type_=sa.Float)
_IN_WORDS = "outbox.kind = 'panel' AND outbox.op = 'send' AND outbox.created_at <= :now - :hold"
_LEFT_IN_FILE = sa.text(
    "outbox.lane NOT IN (SELECT value FROM json_each(:busy))"
    f" AND (outbox.lane NOT IN (SELECT value FROM json_each(:redrawn)) OR {_IN_WORDS})"
)
_LEFT_ON_SERVER = sa.text(
    f"outbox.lane <> ALL(CAST(:busy AS VARCHAR[])) AND (outbox.lane <> ALL(CAST(:redrawn AS VARCHAR[])) OR {_IN_WORDS})"
)
"""Without the lanes that are busy, and those that wait to draw a panel anew, unless a newer one may go out in words.
There may be thousands: they are one parameter, in each database in its own way."""
_MINE = m.outbox.c.share.in_(sa.bindparam("shares", expanding=True))
_RESTED = sa.or_(m.outbox.c.not_before <= _NOW, m.outbox.c.not_before > _NOW + LONGEST_WAIT)
_READY = (
    sa.select(m.outbox.c.lane)
    .select_from(m.outbox.outerjoin(_FIRST, _FIRST.c.id == m.outbox.c.after_id))
    .where(
        _STANDS_OPEN,
        _RESTED,
        sa.or_(_FIRST.c.id.is_(None), _FIRST.c.status.not_in(OPEN), m.outbox.c.created_at <= _NOW - HOLD),
    )
    .order_by(m.outbox.c.urgency, m.outbox.c.id)
    .limit(sa.bindparam("most"))
)
_LATER = sa.select(sa.func.min(m.outbox.c.not_before)).where(_STANDS_OPEN, m.outbox.c.not_before > _NOW)
_HELD = (
    sa.select(sa.func.min(m.outbox.c.created_at))
    .select_from(m.outbox.join(_FIRST, _FIRST.c.id == m.outbox.c.after_id))
    .where(
        _STANDS_OPEN,
        _RESTED,
        m.outbox.c.created_at > _NOW - HOLD,
        _FIRST.c.status.in_(OPEN),
    )
)
_HEAD = (
    sa.select(
        *m.outbox.c,
        _FIRST.c.status.label("waits_for"),
        m.tables.c.guild_id,
        m.tables.c.private,
        m.tables.c.channel_id.label("home"),
        m.tables.c.thread_id,
        m.tables.c.thread_state,
        m.tables.c.lacks,
        m.tables.c.lobby_message_id,
        m.tables.c.name.label("table_name"),
        m.tables.c.game,
        m.seats.c.user_id.label("seat_user"),
        m.users.c.dms,
        m.users.c.dm,
        m.users.c.dm_channel_id,
        m.panels.c.channel_id.label("live_channel"),
        m.panels.c.message_id.label("live_message"),
        m.panels.c.user_id.label("live_user"),
    )
    .select_from(
        m.outbox.join(m.tables, m.tables.c.id == m.outbox.c.table_id)
        .outerjoin(_FIRST, _FIRST.c.id == m.outbox.c.after_id)
        .outerjoin(m.seats, sa.and_(m.seats.c.table_id == m.outbox.c.table_id, m.seats.c.seat == m.outbox.c.seat))
        .outerjoin(m.users, m.users.c.id == m.outbox.c.user_id)
        .outerjoin(
            m.panels,
            sa.and_(
                m.panels.c.table_id == m.outbox.c.table_id,
                m.panels.c.kind == m.outbox.c.kind,
                m.panels.c.seat == m.outbox.c.seat,
            ),
        )
    )
    .where(m.outbox.c.lane == sa.bindparam("lane"), _STANDS_OPEN)
    .order_by(m.outbox.c.id)
    .limit(1)
)


@dataclasses.dataclass(frozen=True, slots=True)
class Face:
    """What is known of the panel of a seat."""

    acts: int = 0
    """How many actions the seat ever took."""
    clicks: int = 0
    """How often the panel was to be changed by a click."""
    known: Shown | None = None
    """What its live message is known to show, ``None`` where that is not known."""
    place: PanelPlace = TOP
    """Where its person is in it."""


class Rows:
    """Reading and marking rows. Every method is a transaction of its own unless it is given a connection."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._word = ""

    async def ready(
        self, busy: Collection[str], shares: Collection[int] | None, most: int, redrawn: Collection[str] = ()
    ) -> list[str]:
        """The lanes of the most urgent posts that may be due, one for each post and not more than ``most``, so that a
        backlog is never read whole. ``busy`` lanes are left out, and those in which a panel is to be ``redrawn``, until
        a newer one need not wait for that; ``shares``: of these alone, ``None`` for all."""
        async with self.store.db.read() as connection:
            asked = self._asked(busy, redrawn, shares) | {"most": most}
            return list(await connection.scalars(self._of(_READY, shares), asked))

    async def later(self, busy: Collection[str], shares: Collection[int] | None) -> float | None:
        """When the next post is due that is not due yet, of lanes that are not ``busy``."""
        async with self.store.db.read() as connection:
            asked = self._asked(busy, (), shares)
            back = await connection.scalar(self._of(_LATER, shares), asked)
            held = await connection.scalar(self._of(_HELD, shares), asked)
        return min((due for due in (back, None if held is None else held + HOLD) if due is not None), default=None)

    def _asked(self, busy: Collection[str], redrawn: Collection[str], shares: Collection[int] | None) -> dict[str, Any]:
        mine = {} if shares is None else {"shares": sorted(shares)}
        lists = {"busy": list(busy), "redrawn": list(redrawn)}
        if self.store.db.sqlite:
            return {"now": self.store.clock.now(), "hold": HOLD, **{n: json.dumps(x) for n, x in lists.items()}, **mine}
        return {"now": self.store.clock.now(), "hold": HOLD, **lists, **mine}

    def _of(self, statement: sa.Select[Any], shares: Collection[int] | None) -> sa.Select[Any]:
        found = statement.where(_LEFT_IN_FILE if self.store.db.sqlite else _LEFT_ON_SERVER)
        return found if shares is None else found.where(_MINE)

    async def head(self, lane: str) -> Row | float | None:
        """The first open row of a lane; when it will be due, if it is not; ``None`` if there is none."""
        async with self.store.db.read() as connection:
            row = (await connection.execute(_HEAD, {"lane": lane})).mappings().first()
        if row is None:
            return None
        now = self.store.clock.now()
        rests = 0.0 if over(row["not_before"], now, LONGEST_WAIT) else row["not_before"]
        due = _due(rests, row["created_at"], row["waits_for"])
        if due <= now:
            return dict(row)
        if rests >= due:  # the others of its lane would be found ready in vain
            await self.hold(lane, due)
        return due

    async def hold(self, lane: str, until: float, *, connection: AsyncConnection | None = None) -> None:
        """Nothing of a lane is due before its first row is."""
        o = m.outbox.c
        statement = m.outbox.update().where(o.lane == lane, _STANDS_OPEN, o.not_before < until)
        async with contextlib.nullcontext(connection) if connection is not None else self.store.db.write() as own:
            await own.execute(statement.values(not_before=until))

    async def begin(self, row: Row) -> str | None:
        """Mark a row as on its way; its payload as it is from here on: nothing is added to it any more. ``None`` when
        it was settled since it was read, because its table has moved."""
        o = m.outbox.c
        begun = m.outbox.update().where(o.id == row["id"], o.status.in_(OPEN)).values(status="sending")
        async with self.store.writing(row["table_id"]) as own:
            payload: str | None = (await own.execute(begun.returning(o.payload))).scalar_one_or_none()
            return payload

    async def settle(self, row: Row, status: str, *, connection: AsyncConnection | None = None, **more: Any) -> None:
        """Close a row; what it carried is not needed any more, but that a card is late, and that an invitation stands
        or is answered."""
        kept = _kept(row["payload"]) if status == "sent" else "{}"
        await self.update(
            row, connection=connection, status=status, payload=kept, done_at=self.store.clock.now(), **more
        )

    async def hurry(self, guild_id: int) -> bool:
        """Let the posts that wait for permission on a server be tried now, with all that waits behind them, and direct
        messages of its tables; whether there are any."""
        o, t, now = m.outbox.c, m.tables.c, self.store.clock.now()
        late = sa.and_(o.status.in_(OPEN), o.not_before > now)
        mine = sa.and_(t.guild_id == guild_id, sa.or_(t.lacks != "", o.user_id.is_not(None)))
        barred = sa.select(o.lane).select_from(m.outbox.join(m.tables, t.id == o.table_id)).where(late, mine)
        waits = sa.and_(late, o.lane.in_(barred))
        async with self.store.db.write() as connection:
            return (await connection.execute(m.outbox.update().where(waits).values(not_before=now))).rowcount > 0

    async def update(self, row: Row, *, connection: AsyncConnection | None = None, **values: Any) -> None:
        """Set columns of a row."""
        statement = m.outbox.update().where(m.outbox.c.id == row["id"]).values(**values)
        if connection is not None:
            await connection.execute(statement)
        else:
            async with self.store.db.write() as own:
                await own.execute(statement)

    async def face(self, row: Row) -> Face:
        """How often the seat of a panel has acted, what its live panel is known to show, and where its person is in it.
        What the last press did is not said any more once the seat has acted in another way."""
        s, h = m.seats.c, m.shown.c
        found = (
            sa.select(s.acts, h.clicks, h.message_id, h.facts, h.place, h.place_acts)
            .select_from(m.seats.outerjoin(m.shown, sa.and_(h.table_id == s.table_id, h.seat == s.seat)))
            .where(s.table_id == row["table_id"], s.seat == row["seat"])
        )
        async with self.store.db.read() as connection:
            found_row = (await connection.execute(found)).one()
        place = read_place(found_row.place or "")
        if found_row.place_acts != found_row.acts:
            place = msgspec.structs.replace(place, note="", tip=False)
        known = _known(found_row.facts) if found_row.facts and found_row.message_id == row["live_message"] else None
        return Face(found_row.acts, found_row.clicks or 0, known, place)

    async def forget(self, row: Row) -> None:
        """The live panel is about to show something else: what it shows is not known until that is certain."""
        async with self.store.writing(row["table_id"]) as connection:
            await connection.execute(m.shown.update().where(*_face_of(row)).values(facts=""))

    async def learn(
        self,
        row: Row,
        connection: AsyncConnection,
        message_id: int,
        clicks: int,
        shown: Shown | None,
        *,
        called: bool = False,
    ) -> bool:
        """The live panel was made to show this, in a transaction that keeps others out of the table. It is not believed
        when somebody clicked since ``clicks`` were counted, or another process has written down what it made of the
        same message: nobody knows what came last, and it is told that it is to be made anew. ``called``: it came as a
        message; nobody is called again for it."""
        h = m.shown.c
        now = (await connection.execute(sa.select(h.clicks, h.message_id, h.facts).where(*_face_of(row)))).first()
        doubled = now is not None and bool(now.facts) and now.message_id == message_id
        sure = now is None or (now.clicks == clicks and not doubled)
        facts = msgspec.json.encode(shown).decode() if shown is not None and sure else ""
        values = {"table_id": row["table_id"], "seat": row["seat"], "clicks": 0}
        values |= {"message_id": message_id, "facts": facts} | ({"message_at": None} if called else {})
        changes = ("message_id", "facts", "message_at") if called else ("message_id", "facts")
        await self.store.db.upsert(connection, m.shown, values, changes)
        return not sure

    async def known(self, messages: Sequence[int]) -> set[int]:
        """Those of these messages that rows have as theirs."""
        mine = m.outbox.c.message_id
        async with self.store.db.read() as connection:
            return set(await connection.scalars(sa.select(mine).where(mine.in_(messages))))

    async def sender(self, message_id: int) -> int | None:
        """The row that sent a message."""
        o = m.outbox.c
        async with self.store.db.read() as connection:
            sent = sa.select(sa.func.min(o.id)).where(o.message_id == message_id, o.op == "send")
            found: int | None = (await connection.execute(sent)).scalar()
            return found

    async def state(self, row: Row) -> tuple[str, bool]:
        """The status of the row's table, and whether a newer message of its kind is coming."""
        o = m.outbox.c
        newer = (
            sa.select(o.id)
            .where(
                o.table_id == row["table_id"],
                o.status.in_(OPEN),
                o.kind == row["kind"],
                o.op == "send",
                o.seat == row["seat"],
                o.lane == row["lane"],
                o.id > row["id"],
            )
            .exists()
        )
        async with self.store.db.read() as connection:
            found = await connection.execute(
                sa.select(m.tables.c.status, newer).where(m.tables.c.id == row["table_id"])
            )
            status, coming = found.one()
        return str(status), bool(coming)

    async def late_cards(self) -> list[int]:
        """The tables whose card an earlier life sent without its picture."""
        o = m.outbox.c
        last = (
            sa.select(sa.func.max(o.id))
            .where(o.kind == PostKind.LOBBY.value, o.status == "sent")
            .group_by(o.table_id)
            .correlate(None)
        )
        async with self.store.db.read() as connection:
            late = sa.select(o.table_id).where(o.id.in_(last), o.payload == LATE)
            return list(await connection.scalars(late))

    async def marker(self, row_id: int) -> str:
        """The nonce and marker of a row: the same after any restart, 24 characters.

        File names carry it, so it must not count: gaps between the numbers of two rows would tell how many private
        messages went out in between.
        """
        if not self._word:
            async with self.store.db.read() as connection:
                self._word = (await connection.execute(sa.select(m.instance.c.word))).scalar_one()
        return hashlib.sha256(f"{self._word}/{row_id}".encode()).hexdigest()[:24]


def _kept(payload: str) -> str:
    """What is still to be known of a post that has gone out."""
    if payload == LATE:
        return LATE
    said = json.loads(payload)
    if said.get("key") != INVITED:
        return "{}"
    return json.dumps({name: said[name] for name in ("key", "answered") if name in said})


def _known(facts: str) -> Shown:
    try:
        return msgspec.json.decode(facts, type=Shown)
    except msgspec.MsgspecError:  # of another version
        return Shown("", "", ())


def _face_of(row: Row) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return m.shown.c.table_id == row["table_id"], m.shown.c.seat == row["seat"]


def _due(not_before: float, created_at: float, waits_for: str | None) -> float:
    """When a row may go out at the latest: one that waits for another is looked at again when that is done."""
    return max(not_before, created_at + HOLD) if waits_for in OPEN else float(not_before)
