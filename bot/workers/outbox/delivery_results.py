"""What became of a row of the outbox, and what follows from it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.store.lanes import OPEN, USUAL, share_of
from bot.tables.listings import relocation
from bot.tables.model import TableStatus
from bot.tables.play import read_marks
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.outgoing import EDITED, QUIET, Planned, closing, plan_upkeep
from bot.tables.unit.posts import IN_WORDS, INVITED, Closing, Display, PostKind, Shown
from bot.workers.outbox.rows import LONGEST_WAIT, Row, Rows
from bot.workers.outbox.transport import Later, Permission, Refused

log = logging.getLogger(__name__)

PLAYED = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)
VIEW: frozenset[Permission] = frozenset({"view"})
OPENED: frozenset[Permission] = frozenset({"view", "create"})
"""What a thread that could be opened shows to be there."""
LONGEST_BACK_OFF = 600.0
AFTER_ERROR = 30.0
FORBIDDEN_STEPS = ((60.0, 60.0), (660.0, 600.0), (4260.0, 3600.0))
"""(age, wait): a post younger than ``age`` seconds that Herald may not make is tried again after ``wait`` seconds, an
older one after ``FORBIDDEN_WAIT``: somebody who manages the server may mend the permissions. While the first post of a
lane waits, the others cost no request."""
FORBIDDEN_WAIT = LONGEST_WAIT
FORBIDDEN_AGE = 3 * 86400.0
"""An older post that Herald may not make is given up."""


class DeliveryResults:
    """Writes down what became of rows."""

    def __init__(self, store: TableStore, rows: Rows) -> None:
        self.store = store
        self.rows = rows

    # -- sent

    async def sent(
        self,
        row: Row,
        channel_id: int,
        message_id: int,
        clicks: int = 0,
        shown: Shown | None = None,
        told: Display | None = None,
    ) -> None:
        """A message stands: it may be the live one of its kind now, and its predecessor goes.

        ``shown``: what a panel is known to show, unless it was clicked on since ``clicks`` were counted;
        ``told``: what it tells."""
        kind = PostKind(row["kind"])
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.settle(row, "sent", connection=connection, channel_id=channel_id, message_id=message_id)
            if kind is PostKind.LOBBY:
                await _set_table(connection, row, lobby_message_id=message_id)
            if kind is PostKind.STATUS:
                await self._clear_status(connection, row, message_id)
            if kind in EDITED and (
                kind is not PostKind.PANEL or await self._succeeds(connection, row, channel_id, message_id)
            ):
                await self.store.db.upsert(
                    connection,
                    m.panels,
                    {
                        "table_id": row["table_id"],
                        "kind": kind.value,
                        "seat": row["seat"],
                        "user_id": row["user_id"],
                        "channel_id": channel_id,
                        "message_id": message_id,
                    },
                    ("user_id", "channel_id", "message_id"),
                )
                if kind is PostKind.PANEL:
                    moved = await self.rows.learn(row, connection, message_id, clicks, shown, called=True)
                    doubtful = moved and shown is not None  # of one that was found no clicks were counted
                    await self.displayed(connection, message_id, told)
                    if doubtful or IN_WORDS.items() <= json.loads(row["payload"]).items():
                        await self.renew(connection, row)
            if row["user_id"] is not None and (row["dm"], row["dm_channel_id"]) != ("open", channel_id):
                await self.store.db.upsert(
                    connection,
                    m.users,
                    {"id": row["user_id"], "dm": "open", "dm_channel_id": channel_id},
                    ("dm", "dm_channel_id"),
                )
                s = m.seats.c
                await connection.execute(
                    m.seats.update().where(s.user_id == row["user_id"], s.dm_noted).values(dm_noted=False)
                )

    async def displayed(self, connection: AsyncConnection, message_id: int, told: Display | None) -> None:
        """What a panel tells can be read now."""
        if told is not None:
            await read_marks.note(connection, told, message_id, self.store.clock.now())

    async def renew(self, connection: AsyncConnection, row: Row) -> None:
        """Plan to draw a panel anew, behind what is urgent. Clicks during a delivery may have shown something newer
        than it does; each brings one more delivery at most, so that nobody keeps it busy who does not press."""
        edit = Planned(PostKind.PANEL, "edit", row["lane"], row["seat"], row["user_id"], QUIET)
        await self._plan(connection, row, edit, urgency=USUAL)

    async def _succeeds(self, connection: AsyncConnection, row: Row, channel_id: int, message_id: int) -> bool:
        """Whether a panel that was just posted is the live one of its seat; then its predecessor is deleted.

        When the game ended or the seat changed hands while it was on its way, it is closed itself; it goes when its
        predecessor was closed meanwhile: one panel says it, not two.
        """
        p = m.panels.c
        now = (
            await connection.execute(
                sa.select(
                    m.tables.c.status, m.seats.c.user_id, p.user_id.label("live_user"), p.channel_id, p.message_id
                )
                .select_from(
                    m.tables.join(m.seats).outerjoin(
                        m.panels,
                        sa.and_(
                            p.table_id == m.seats.c.table_id, p.seat == m.seats.c.seat, p.kind == PostKind.PANEL.value
                        ),
                    )
                )
                .where(m.tables.c.id == row["table_id"], m.seats.c.seat == row["seat"])
            )
        ).one()
        if now.status not in PLAYED or now.user_id != row["user_id"]:
            why: Closing = "lost" if now.status in PLAYED else "over"
            told = await self._closed_since(connection, row)
            end = closing(row["seat"], row["user_id"], channel_id, message_id, why, delete=told)
            await self._plan(connection, row, end)
            return False
        if now.message_id not in (None, message_id):
            end = closing(row["seat"], now.live_user, now.channel_id, now.message_id, "next", delete=True)
            await self._plan(connection, row, end)
        return True

    async def _closed_since(self, connection: AsyncConnection, row: Row) -> bool:
        """Whether a panel of the same seat and user was closed after a panel was planned."""
        o = m.outbox.c
        closed = sa.select(o.id).where(
            o.table_id == row["table_id"],
            o.kind == PostKind.PANEL.value,
            o.op == "close",
            o.seat == row["seat"],
            o.user_id == row["user_id"],
            o.id > row["id"],
        )
        return (await connection.execute(closed.limit(1))).first() is not None

    async def _clear_status(self, connection: AsyncConnection, row: Row, message_id: int) -> None:
        """Plan to take away the status before this one: what it says is not true any more."""
        p = m.panels.c
        former = (
            await connection.execute(
                sa.select(p.channel_id, p.message_id).where(
                    p.table_id == row["table_id"], p.kind == PostKind.STATUS.value, p.message_id != message_id
                )
            )
        ).first()
        if former is not None:
            gone = Planned(
                PostKind.STATUS, "delete", row["lane"], channel_id=former.channel_id, message_id=former.message_id
            )
            await self._plan(connection, row, gone)

    async def _plan(self, connection: AsyncConnection, row: Row, planned: Planned, **columns: object) -> None:
        """Plan what becomes of a message of the table of a row."""
        await plan_upkeep(connection, row["table_id"], self.store.clock.now(), planned, **columns)

    # -- not now

    async def put_off(self, row: Row, error: Later) -> None:
        """Keep the row for a later attempt. An edit may be merged with a later one again, a send may be out already."""
        wait = min(LONGEST_WAIT, max(min(LONGEST_BACK_OFF, 2.0 ** row["attempts"]), error.seconds))
        log.warning("post %d (%s of table %d) waits %.0f s: %s", row["id"], row["kind"], row["table_id"], wait, error)
        due = self.store.clock.now() + wait
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.update(
                row,
                connection=connection,
                attempts=row["attempts"] + 1,
                not_before=due,
                status="sending" if row["op"] == "send" else "pending",
                error=str(error)[:500],
            )
            await self.rows.hold(row["lane"], due, connection=connection)

    async def forbidden(self, row: Row, error: Refused) -> None:
        """Keep a post that Herald may not make, for when the permissions are mended; give it up when it is old."""
        now = self.store.clock.now()
        text = str(error)[:500]
        if now - row["created_at"] >= FORBIDDEN_AGE:
            log.error(
                "post %d (%s of table %d) is given up, and what is as old: %s",
                row["id"],
                row["kind"],
                row["table_id"],
                text,
            )
            o = m.outbox.c
            async with self.store.writing(row["table_id"]) as connection:
                await connection.execute(
                    m.outbox.update()
                    .where(
                        o.lane == row["lane"],
                        o.status.in_(OPEN),
                        o.op == "send",
                        o.created_at <= now - FORBIDDEN_AGE,
                    )
                    .values(status="failed", error=text, done_at=now)
                )
            await self.rows.update(row, status="failed", error=text, done_at=now)
            return
        wait = self._patience(row, text)
        values: dict[str, Any] = {"not_before": now + wait, "error": text}
        if row["op"] != "send" or row["status"] != "sending":  # an earlier life may have sent it: search again
            values |= {"status": "pending", "fingerprint": ""}
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.update(row, connection=connection, **values)
            await self.rows.hold(row["lane"], now + wait, connection=connection)

    def _patience(self, row: Row, text: str) -> float:
        """How long a row waits for permission."""
        age = self.store.clock.now() - row["created_at"]
        wait = next((wait for limit, wait in FORBIDDEN_STEPS if age < limit), FORBIDDEN_WAIT)
        log.warning(
            "post %d (%s of table %d) waits %.0f s for permission: %s",
            row["id"],
            row["kind"],
            row["table_id"],
            wait,
            text,
        )
        return wait

    async def fail(self, row: Row, error: str) -> None:
        """Give a row up."""
        if row["dm_channel_id"] is not None:  # perhaps it is the channel that is gone: the next post asks for it anew
            async with self.store.db.write() as connection:
                await connection.execute(
                    m.users.update().where(m.users.c.id == row["user_id"]).values(dm_channel_id=None)
                )
        await self.rows.update(row, status="failed", error=error[:500], done_at=self.store.clock.now())

    # -- closed doors

    async def dm_closed(self, row: Row) -> None:
        """Remember that a user takes no direct messages, and say once in the thread where their hand is. Not for what
        nobody else may notice: a note would tell when somebody did or was offered something in secret."""
        async with self.store.change(row["table_id"]) as change:
            await self.rows.settle(row, "skipped", connection=change.connection, error="direct messages are closed")
            if row["dm"] != "closed":
                await self.store.db.upsert(
                    change.connection,
                    m.users,
                    {"id": row["user_id"], "dm": "closed", "dm_channel_id": row["dm_channel_id"]},
                    ("dm",),
                )
            if _invites(row) and row["dm"] != "closed":  # else whoever asked has read it at once
                _unheard(change, row)
            if row["kind"] != PostKind.PANEL.value or "quiet" in json.loads(row["payload"]):
                return
            seat = change.loaded.seats[row["seat"]]
            if seat.user_id == row["user_id"] and not seat.dm_noted:
                change.unreached(seat)

    async def left(self, row: Row) -> bool:
        """Somebody is no member of a table's server any more: their tables there are told, each once until a
        message reaches them again. Whether there is no more to do: an invitation does not wait until they are back."""
        s, t = m.seats.c, m.tables.c
        theirs = sa.select(s.table_id).select_from(m.seats.join(m.tables, t.id == s.table_id)).distinct()
        theirs = theirs.where(s.user_id == row["user_id"], sa.not_(s.dm_noted), t.guild_id == row["guild_id"])
        async with self.store.db.write() as connection:
            values = {"id": row["user_id"], "dm": "left"}
            await self.store.db.upsert(connection, m.users, values, ("dm",))
            found = list(await connection.scalars(theirs.where(t.status.in_(PLAYED), sa.not_(t.lesson))))
        for table_id in found:
            async with self.store.change(table_id) as change:
                for seat in change.loaded.seats:
                    if seat.user_id == row["user_id"] and not seat.dm_noted:
                        change.departed(seat)
        if not _invites(row):
            return False
        async with self.store.change(row["table_id"]) as change:
            await self.rows.settle(row, "skipped", connection=change.connection, error="is not on the server any more")
            if row["dm"] != "left":  # else whoever asked has read it at once
                _unheard(change, row)
        return True

    # -- permissions

    @staticmethod
    def told(row: Row) -> frozenset[Permission]:
        """What the organiser was told that Herald may not do at their table."""
        return frozenset(cast("list[Permission]", row["lacks"].split()))

    async def forbidden_to(self, row: Row, missing: Iterable[Permission]) -> None:
        """Tell the organiser which permissions are missing: of each once, until it was given again."""
        async with self.store.change(row["table_id"]) as change:
            table = change.loaded.table
            told = set(table.lacks.split())
            for permission in sorted(set(missing) - told):
                told.add(permission)
                change.whisper(table.organiser_id, "whisper-lacks", permission=permission)
            table.lacks = " ".join(sorted(told))

    async def barred(self, row: Row, user_id: int) -> None:
        """Tell somebody who has a seat and may not view the table's channel what they lack, and the organiser."""
        async with self.store.change(row["table_id"]) as change:
            loaded = change.loaded
            held = [seat for seat in loaded.seats if seat.user_id == user_id]
            if not held:
                return
            change.whisper(user_id, "whisper-barred")
            if loaded.table.organiser_id != user_id:
                change.whisper(loaded.table.organiser_id, "whisper-barred-other", **loaded.about(held[0]))

    async def allowed(self, row: Row, proven: Iterable[Permission]) -> None:
        """What was missing is there again."""
        async with self.store.change(row["table_id"]) as change:
            table = change.loaded.table
            table.lacks = " ".join(sorted(set(table.lacks.split()) - set(proven)))

    # -- threads and channels

    async def thread_opened(self, row: Row, thread_id: int) -> None:
        """The table has its thread; its people become members, and the card says where it is."""
        async with self.store.change(row["table_id"]) as change:
            late = change.loaded.table.thread_state == "failed"
            change.loaded.table.thread_id, change.loaded.table.thread_state = thread_id, "open"
            await self.rows.settle(row, "sent", connection=change.connection)
            change.members(sorted({s.user_id for s in change.loaded.seats if s.user_id is not None}))
            change.edit(PostKind.LOBBY)
            if late:
                change.note("note-thread-late")
        if self.told(row) & OPENED:
            await self.allowed(row, OPENED)

    async def no_thread(self, row: Row) -> None:
        """The game goes on in the channel."""
        async with self.store.writing(row["table_id"]) as connection:
            await _set_table(connection, row, thread_state="failed")

    async def thread_forbidden(self, row: Row, error: Refused, missing: frozenset[Permission]) -> None:
        """Try to open the thread again later, beside the posts, and tell the organiser. ``missing``: what Herald is
        known to lack in the channel."""
        lane = f"h{row['table_id']}"
        values = {"lane": lane, "share": share_of(lane), "status": "pending", "attempts": row["attempts"] + 1}
        wait = self._patience(row, str(error))
        not_before = self.store.clock.now() + wait
        async with self.store.writing(row["table_id"]) as connection:
            await self.rows.update(row, connection=connection, not_before=not_before, error=str(error)[:500], **values)
        await self.forbidden_to(row, (missing & VIEW or OPENED - VIEW) - self.told(row))

    async def lost(self, row: Row) -> None:
        """The place of a public post is gone: a lost thread is opened anew; of a lost channel the people are told."""
        async with self.store.change(row["table_id"]) as change:
            table = change.loaded.table
            tried = row["thread_id"] if row["op"] == "members" else row["channel_id"] or row["home"]
            if row["kind"] == PostKind.NOTE.value and "place" in json.loads(row["payload"]):
                await self.rows.settle(row, "skipped", connection=change.connection, error="its place is gone")
            elif row["op"] != "thread" and tried is not None and tried == table.thread_id:
                await relocation.settle_anew(change, "note-thread-anew", row["id"])
            elif tried == row["thread_id"] != table.thread_id and relocation.kept(row["kind"], row["op"]):
                # it goes behind what opens the new thread
                await self.rows.settle(row, "skipped", connection=change.connection, error="made anew")
                change.send(PostKind(row["kind"]), seat=row["seat"], payload=json.loads(row["payload"]))
            elif table.channel_id == row["home"] and tried != row["thread_id"]:
                await relocation.lose(change, row["id"])
            else:  # it was moved meanwhile
                await self.rows.update(row, connection=change.connection, status="pending", fingerprint="")

    async def card_gone(self, row: Row) -> None:
        """The card on which a thread was to hang is gone: another one, then its thread."""
        async with self.store.change(row["table_id"]) as change:
            await relocation.settle_anew(change, "", row["id"])

    async def homeless(self, row: Row) -> None:
        """A post of a table whose channel is gone: nobody is there to read it. The result goes to the players."""
        async with self.store.change(row["table_id"]) as change:
            if row["kind"] == PostKind.RESULT.value:
                change.result_to_players(json.loads(row["payload"]))
            await self.rows.settle(row, "skipped", connection=change.connection, error="the channel is gone")


async def _set_table(connection: AsyncConnection, row: Row, **values: Any) -> None:
    await connection.execute(m.tables.update().where(m.tables.c.id == row["table_id"]).values(**values))


def _unheard(change: Change, row: Row) -> None:
    """Plan to tell the organiser that an invitation reaches nobody; where names are hidden nobody is named."""
    if not change.nameless:
        change.whisper(change.loaded.table.organiser_id, "whisper-unheard", user=row["user_id"])


def _invites(row: Row) -> bool:
    """Whether a post asks somebody to a table."""
    return bool(row["kind"] == PostKind.WHISPER.value and json.loads(row["payload"]).get("key") == INVITED)
