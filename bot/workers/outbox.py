"""Delivery: rows of the outbox become messages, each exactly once, each lane in its order.

A row goes pending → sending → sent. It is marked sending before it is composed, and gets the fingerprint of the
composed message before that is sent. So a row that a crash left in ``sending`` was never sent when it has no
fingerprint; with one, the channel is searched for it first, and sent again with the same nonce only if it is not there.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import logging
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.change import EDITED, TableStore, line
from bot.tables.model import TableStatus
from bot.tables.post import Closing, Message, Post, PostKind, Presenter
from bot.workers.transport import Closed, Gone, Later, Probe, Refused, Transport
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

OPEN = ("pending", "sending")
PLAYED = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)
PICTURED = (PostKind.LOBBY.value, PostKind.PHASE.value, PostKind.RESULT.value, PostKind.PANEL.value)
"""Posts that are drawn: only so many at a time as there are processes that draw."""
DRAWN_LATE = (PostKind.STATUS.value, PostKind.PANEL.value)
"""Posts drawn at delivery of which only the newest counts."""
LATE = json.dumps({"late": True})
"""What is kept of a lobby card that went out before its picture was drawn: if Herald does not live to send that, the
next life draws it anew."""
LONGEST_WAIT = 600.0
AFTER_ERROR = 30.0
MOST_FAILURES = 3
"""A post that fails for no reason Discord gives is tried so often again; then it no longer holds up its lane."""
FORBIDDEN_STEPS = ((60.0, 60.0), (660.0, 600.0), (4260.0, 3600.0))
"""(age, wait): a post younger than ``age`` seconds that Herald may not make is tried again after ``wait`` seconds, an
older one after ``FORBIDDEN_WAIT``: somebody who manages the server may mend the permissions. While the first post of a
lane waits, the others cost no request."""
FORBIDDEN_WAIT = 6 * 3600.0
FORBIDDEN_AGE = 3 * 86400.0
"""An older post that Herald may not make is given up."""
_FIRST = m.outbox.alias()
_HEADS = (
    sa.select(m.outbox.c.lane, m.outbox.c.not_before, _FIRST.c.status.label("waits_for"))
    .select_from(m.outbox.outerjoin(_FIRST, _FIRST.c.id == m.outbox.c.after_id))
    .where(
        m.outbox.c.id.in_(
            sa.select(sa.func.min(m.outbox.c.id))
            .where(m.outbox.c.status.in_(OPEN))
            .group_by(m.outbox.c.lane)
            .correlate(None)
        )
    )
)
_HEAD = (
    sa.select(
        *m.outbox.c,
        m.tables.c.channel_id.label("home"),
        m.tables.c.thread_id,
        m.tables.c.thread_state,
        m.tables.c.lobby_message_id,
        m.tables.c.name.label("table_name"),
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
    .where(m.outbox.c.lane == sa.bindparam("lane"), m.outbox.c.status.in_(OPEN))
    .order_by(m.outbox.c.id)
    .limit(1)
)


class Outbox:
    """The worker. Lanes run side by side, at most ``limit`` at once, and of those whose post has a picture at most
    ``drawing``; within a lane one row after the other."""

    def __init__(
        self, store: TableStore, presenter: Presenter, transport: Transport, *, limit: int = 8, drawing: int = 2
    ) -> None:
        self.store = store
        self.presenter = presenter
        self.transport = transport
        self.waker = Waker(store.clock)
        self._limit = asyncio.Semaphore(limit)
        self._drawing = asyncio.Semaphore(max(1, drawing))
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, float] = {}
        self._word = ""

    def wake(self) -> None:
        """There may be new rows."""
        self.waker.wake()

    async def run(self) -> None:
        """Deliver until cancelled."""
        try:
            await self._late_cards()
            while True:
                await self.waker.wait(await self._step())
        finally:
            for task in self._lanes.values():
                task.cancel()
            await asyncio.gather(*self._lanes.values(), return_exceptions=True)

    async def _step(self) -> float | None:
        try:
            return await self._start_lanes()
        except Exception:
            log.exception("the outbox could not read its rows; trying again in %d s", AFTER_ERROR)
            return self.store.clock.now() + AFTER_ERROR

    async def _late_cards(self) -> None:
        """Draw the cards anew whose picture an earlier life did not live to send."""
        o = m.outbox.c
        last = (
            sa.select(sa.func.max(o.id))
            .where(o.kind == PostKind.LOBBY.value, o.status == "sent")
            .group_by(o.table_id)
            .correlate(None)
        )
        try:
            async with self.store.db.read() as connection:
                late = (await connection.scalars(sa.select(o.table_id).where(o.id.in_(last), o.payload == LATE))).all()
            for table_id in late:
                await self._redraw_card(table_id)
        except Exception:
            log.exception("lobby cards that lack their pictures could not be found")

    async def _redraw_card(self, table_id: int) -> None:
        async with self.store.change(table_id) as change:
            change.edit(PostKind.LOBBY)

    async def drain(self) -> float | None:
        """Deliver everything that is due, and return when the next row is (``None``: the outbox is empty)."""
        while True:
            due = await self._start_lanes()
            if not self._lanes:
                return due
            await asyncio.gather(*self._lanes.values())

    async def _start_lanes(self) -> float | None:
        """Start a task for each lane whose first row is due; return when the next of the others is."""
        now, later = self.store.clock.now(), []
        async with self.store.db.read() as connection:
            heads = (await connection.execute(_HEADS)).all()
        for head in heads:
            if head.lane in self._lanes or head.waits_for in OPEN:
                continue  # woken again when that lane or that row is done
            due = max(head.not_before, self._resting.get(head.lane, 0.0))
            if due > now:
                later.append(due)
                continue
            self._resting.pop(head.lane, None)
            task = asyncio.create_task(self._run_lane(head.lane), name=f"outbox {head.lane}")
            self._lanes[head.lane] = task
            task.add_done_callback(functools.partial(self._lane_done, head.lane))
        return min(later, default=None)

    def _lane_done(self, lane: str, _task: asyncio.Task[None]) -> None:
        self._lanes.pop(lane, None)
        self.waker.wake()

    async def _run_lane(self, lane: str) -> None:
        try:
            while await self._run_head(lane):
                continue
        except Exception:
            log.exception("delivery of %s failed; trying again in %d s", lane, AFTER_ERROR)
            self._resting[lane] = self.store.clock.now() + AFTER_ERROR

    async def _run_head(self, lane: str) -> bool:
        """Deliver the first row of a lane, unless it has to wait; whether there was one."""
        row = await self._head(lane)
        if row is None:
            return False
        pictured = row["kind"] in PICTURED and row["op"] in ("send", "edit")
        async with self._drawing if pictured else contextlib.nullcontext(), self._limit:
            row = await self._head(lane)  # it may have changed while others were drawn
            if row is None:
                return False
            await self._deliver(row)
        if row["kind"] in (PostKind.WHISPER.value, PostKind.PANEL.value):
            self.waker.wake()  # a row of another lane may wait for this one
        return True

    async def _head(self, lane: str) -> dict[str, Any] | None:
        """The first row of a lane, if it is due and waits for no other."""
        async with self.store.db.read() as connection:
            row = (await connection.execute(_HEAD, {"lane": lane})).mappings().first()
            if row is None or row["not_before"] > self.store.clock.now():
                return None
            return None if await _waits(connection, row["after_id"]) else dict(row)

    # -- one row

    async def _deliver(self, row: dict[str, Any]) -> None:
        crashed = row["status"] == "sending"
        if not crashed:
            async with self.store.lock(row["table_id"]):  # from here on nothing is added to it any more
                row["payload"] = await self._begin(row)
        try:
            if row["op"] == "thread":
                await self._thread(row)
            elif row["op"] == "edit":
                await self._edit(row)
            elif row["op"] == "close":
                await self._close(row)
            elif row["op"] == "delete":
                await self._delete(row)
            else:
                await self._send(row, crashed=crashed)
        except Later as error:
            await self._put_off(row, error)
        except (Refused, Gone) as error:
            if isinstance(error, Refused) and error.forbidden and row["op"] != "thread":
                await (self._dm_closed(row) if row["user_id"] is not None else self._forbidden(row, error))
                return
            log.error("post %d (%s of table %d) was refused: %s", row["id"], row["kind"], row["table_id"], error)
            await self._fail(row, str(error))
        except Closed:
            await self._dm_closed(row)
        except Exception as error:
            log.exception("post %d (%s of table %d) failed", row["id"], row["kind"], row["table_id"])
            if row["attempts"] >= MOST_FAILURES:
                await self._fail(row, f"{type(error).__name__}: {error}")
            else:
                await self._put_off(row, Later(f"{type(error).__name__}: {error}", AFTER_ERROR))

    async def _begin(self, row: dict[str, Any]) -> str:
        o = m.outbox.c
        async with self.store.db.write() as own:
            begun = m.outbox.update().where(o.id == row["id"]).values(status="sending").returning(o.payload)
            return str((await own.execute(begun)).scalar_one())

    async def _send(self, row: dict[str, Any], *, crashed: bool) -> None:
        channel_id = await self._destination(row)
        if channel_id is None:
            return
        nonce = await self.marker(row["id"])
        if crashed and row["fingerprint"]:
            found = await self._search(row, channel_id, nonce)
            if found is not None:
                await self._sent(row, channel_id, found)
                if row["payload"] == LATE:  # who was to draw it is gone
                    await self._redraw_card(row["table_id"])
                return
        message = await self._drawn(row, nonce)
        if message is None:
            return
        await self._update(
            row,
            fingerprint=self.transport.fingerprint(message),
            channel_id=channel_id,
            first_try_at=row["first_try_at"] or self.store.clock.now(),
            payload=row["payload"],
        )
        await self._sent(row, channel_id, await self.transport.send(channel_id, message, nonce))

    async def _search(self, row: dict[str, Any], channel_id: int, nonce: str) -> int | None:
        candidates = await self.transport.find_recent(
            channel_id, Probe(nonce, row["fingerprint"], row["first_try_at"] or 0.0)
        )
        if not candidates:
            return None
        async with self.store.db.read() as connection:
            known = {
                n
                for (n,) in await connection.execute(
                    sa.select(m.outbox.c.message_id).where(m.outbox.c.message_id.in_(candidates))
                )
            }
        return next((n for n in candidates if n not in known), None)

    async def _destination(self, row: dict[str, Any]) -> int | None:
        """Where a post goes, or ``None`` when it need not be sent; then the row is settled."""
        if row["user_id"] is None:
            if row["kind"] == PostKind.LOBBY.value:
                return int(row["home"])
            return int(row["thread_id"] or row["home"])  # a thread that could not be opened must not stop the game
        if row["kind"] == PostKind.PANEL.value and row["seat_user"] != row["user_id"]:
            await self._settle(row, "skipped", error="the seat has changed hands")
            return None
        if row["dms"] is False:
            await self._settle(row, "skipped", error="wants no direct messages")
            return None
        if row["dm"] == "closed":
            raise Closed
        if row["dm_channel_id"] is not None:
            return int(row["dm_channel_id"])
        return await self.transport.open_dm(row["user_id"])

    async def _edit(self, row: dict[str, Any]) -> None:
        panel = row["kind"] == PostKind.PANEL.value
        if row["live_message"] is None or (panel and not row["live_user"] == row["seat_user"] == row["user_id"]):
            if panel and "new" in json.loads(row["payload"]) and row["seat_user"] == row["user_id"]:
                async with self.store.lock(row["table_id"]):
                    await self._update(row, op="send", status="pending")
                return
            await self._settle(row, "skipped", error="nothing to edit")
            return
        done = False
        while not done:
            acts = await self._acts(row) if panel else 0
            message = await self._drawn(row, await self.marker(row["id"]))
            if message is None:
                return
            if panel and await self._acts(row) != acts:
                continue  # who acts while his panel is drawn sees a newer one in the answer: not back to the old
            try:
                await self.transport.edit(row["live_channel"], row["live_message"], message)
            except Gone:
                async with self.store.lock(row["table_id"]):
                    await self._update(row, op="send", status="pending")
                return
            done = not panel or await self._acts(row) == acts
        await self._settle(row, "sent")

    async def _acts(self, row: dict[str, Any]) -> int:
        """How often the seat of a panel has acted."""
        s = m.seats.c
        async with self.store.db.read() as connection:
            return int(
                (
                    await connection.execute(
                        sa.select(s.acts).where(s.table_id == row["table_id"], s.seat == row["seat"])
                    )
                ).scalar_one()
            )

    async def _close(self, row: dict[str, Any]) -> None:
        """Close a panel that is live no more. One that is out of reach stays as it is; nothing is posted instead."""
        message = await self._compose(row, await self.marker(row["id"]))
        if message is None:
            return
        try:
            await self.transport.edit(row["channel_id"], row["message_id"], message)
        except (Gone, Refused, Closed) as error:
            await self._settle(row, "skipped", error=f"{type(error).__name__}: {error}"[:500])
            return
        await self._settle(row, "sent")

    async def _delete(self, row: dict[str, Any]) -> None:
        """Take away a panel or status in whose place a newer one stands; where that cannot be done, one line of a panel
        stays."""
        try:
            await self.transport.delete(row["channel_id"], row["message_id"])
        except Gone:
            await self._settle(row, "skipped", error="it is gone already")
        except (Refused, Closed) as error:
            if row["kind"] == PostKind.PANEL.value:
                await self._close(row)
            else:
                await self._settle(row, "skipped", error=f"{type(error).__name__}: {error}"[:500])
        else:
            await self._settle(row, "sent")

    async def _thread(self, row: dict[str, Any]) -> None:
        try:
            if row["lobby_message_id"] is None:
                raise Refused("the lobby card could not be posted, so it has no thread")
            name = self.presenter.thread_name(row["table_id"], row["table_name"] or f"#{row['table_id']}")
            thread_id = await self.transport.open_thread(row["home"], row["lobby_message_id"], name)
        except Refused:
            async with self.store.lock(row["table_id"]), self.store.db.write() as connection:
                await _set_table(connection, row, thread_state="failed")
            raise
        async with self.store.lock(row["table_id"]), self.store.db.write() as connection:
            await _set_table(connection, row, thread_id=thread_id, thread_state="open")
            await self._settle(row, "sent", connection=connection)

    async def _drawn(self, row: dict[str, Any], marker: str) -> Message | None:
        """The message of a row, unless a newer post makes it needless; then the row is settled.

        Asked again after the drawing: what was drawn before a newer panel was planned shows nothing of that one.
        """
        if await self._overtaken(row):
            return None
        message = await self._compose(row, marker)
        if message is None or await self._overtaken(row):
            return None
        if row["kind"] == PostKind.LOBBY.value:
            row["payload"] = LATE if message.late else "{}"
        return message

    async def _overtaken(self, row: dict[str, Any]) -> bool:
        """Settle a status or panel that need not be shown: a newer message of its kind is coming, or the game is over
        and needs no new one."""
        if row["kind"] not in DRAWN_LATE:
            return False
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
            status, coming = (
                await connection.execute(sa.select(m.tables.c.status, newer).where(m.tables.c.id == row["table_id"]))
            ).one()
        over = row["op"] == "send" and status not in PLAYED
        if coming or over:
            await self._settle(row, "skipped", error="a newer one is coming" if coming else "the game is over")
        return bool(coming or over)

    async def _compose(self, row: dict[str, Any], marker: str) -> Message | None:
        """The message of a row. ``None`` when there is nothing to say, or it cannot be composed; then it is settled."""
        post = Post(
            row["id"],
            PostKind(row["kind"]),
            row["table_id"],
            marker,
            json.loads(row["payload"]),
            None if row["seat"] < 0 else row["seat"],
            row["user_id"],
        )
        try:
            message = await self.presenter.compose(post)
        except Exception as error:
            log.exception("post %d (%s of table %d) could not be composed", row["id"], row["kind"], row["table_id"])
            await self._fail(row, f"{type(error).__name__}: {error}")
            return None
        if message is None:
            await self._settle(row, "skipped")
        return message

    # -- what became of it

    async def _sent(self, row: dict[str, Any], channel_id: int, message_id: int) -> None:
        kind = PostKind(row["kind"])
        async with self.store.lock(row["table_id"]), self.store.db.write() as connection:
            await self._settle(row, "sent", connection=connection, channel_id=channel_id, message_id=message_id)
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
            if row["user_id"] is not None and (row["dm"], row["dm_channel_id"]) != ("open", channel_id):
                await self.store.db.upsert(
                    connection,
                    m.users,
                    {"id": row["user_id"], "dm": "open", "dm_channel_id": channel_id},
                    ("dm", "dm_channel_id"),
                )

    async def _succeeds(
        self, connection: AsyncConnection, row: dict[str, Any], channel_id: int, message_id: int
    ) -> bool:
        """Whether a panel that was just posted is the live one of its seat; then its predecessor is deleted.

        When the game ended or the seat changed hands while it was on its way, it is closed itself.
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
            await self._plan_close(
                connection, row, row["user_id"], channel_id, message_id, "lost" if now.status in PLAYED else "over"
            )
            return False
        if now.message_id not in (None, message_id):
            await self._plan_close(connection, row, now.live_user, now.channel_id, now.message_id, "next")
        return True

    async def _clear_status(self, connection: AsyncConnection, row: dict[str, Any], message_id: int) -> None:
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
            await connection.execute(
                m.outbox.insert().values(
                    table_id=row["table_id"],
                    lane=row["lane"],
                    kind=PostKind.STATUS.value,
                    op="delete",
                    channel_id=former.channel_id,
                    message_id=former.message_id,
                    created_at=self.store.clock.now(),
                )
            )

    async def _plan_close(
        self,
        connection: AsyncConnection,
        row: dict[str, Any],
        user_id: int,
        channel_id: int,
        message_id: int,
        why: Closing,
    ) -> None:
        await connection.execute(
            m.outbox.insert().values(
                table_id=row["table_id"],
                lane=f"u{user_id}",
                kind=PostKind.PANEL.value,
                op="delete" if why == "next" else "close",
                seat=row["seat"],
                user_id=user_id,
                channel_id=channel_id,
                message_id=message_id,
                payload=json.dumps({"closed": why}),
                created_at=self.store.clock.now(),
            )
        )

    async def _forbidden(self, row: dict[str, Any], error: Refused) -> None:
        """Keep a post that Herald may not make, for when the permissions are mended; give it up when it is old."""
        now = self.store.clock.now()
        age = now - row["created_at"]
        text = str(error)[:500]
        if age >= FORBIDDEN_AGE:
            log.error(
                "post %d (%s of table %d) is given up, and what is as old: %s",
                row["id"],
                row["kind"],
                row["table_id"],
                text,
            )
            o = m.outbox.c
            async with self.store.lock(row["table_id"]), self.store.db.write() as connection:
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
            await self._update(row, status="failed", error=text, done_at=now)
            return
        wait = next((wait for limit, wait in FORBIDDEN_STEPS if age < limit), FORBIDDEN_WAIT)
        log.warning(
            "post %d (%s of table %d) waits %.0f s for permission: %s",
            row["id"],
            row["kind"],
            row["table_id"],
            wait,
            text,
        )
        values: dict[str, Any] = {"not_before": now + wait, "error": text}
        if row["op"] != "send" or row["status"] != "sending":  # an earlier life may have sent it: search again
            values |= {"status": "pending", "fingerprint": ""}
        async with self.store.lock(row["table_id"]):
            await self._update(row, **values)

    async def _put_off(self, row: dict[str, Any], error: Later) -> None:
        """Keep the row for a later attempt. An edit may be merged with a later one again, a send may be out already."""
        wait = max(min(LONGEST_WAIT, 2.0 ** row["attempts"]), error.seconds)
        log.warning("post %d (%s of table %d) waits %.0f s: %s", row["id"], row["kind"], row["table_id"], wait, error)
        async with self.store.lock(row["table_id"]):
            await self._update(
                row,
                attempts=row["attempts"] + 1,
                not_before=self.store.clock.now() + wait,
                status="sending" if row["op"] == "send" else "pending",
                error=str(error)[:500],
            )

    async def _dm_closed(self, row: dict[str, Any]) -> None:
        """Remember that a user takes no direct messages, and say once in the thread where his hand is. Not for what
        nobody else may notice: a note would tell when somebody did or was offered something in secret."""
        async with self.store.lock(row["table_id"]), self.store.db.write() as connection:
            await self._settle(row, "skipped", connection=connection, error="direct messages are closed")
            if row["dm"] != "closed":
                await self.store.db.upsert(
                    connection,
                    m.users,
                    {"id": row["user_id"], "dm": "closed", "dm_channel_id": row["dm_channel_id"]},
                    ("dm",),
                )
            if row["kind"] != PostKind.PANEL.value or "quiet" in json.loads(row["payload"]):
                return
            s = m.seats.c
            noted = await connection.execute(
                m.seats.update()
                .where(
                    s.table_id == row["table_id"],
                    s.seat == row["seat"],
                    sa.not_(s.dm_noted),
                    s.user_id == row["user_id"],
                )
                .values(dm_noted=True)
                .returning(s.name)
            )
            name = noted.scalar()
            if name is None:
                return
            payload = line("dm-closed-note", {"name": name, "seat": row["seat"] + 1}, [row["user_id"]], "hand")
            await connection.execute(
                m.outbox.insert().values(
                    table_id=row["table_id"],
                    lane=f"t{row['table_id']}",
                    kind=PostKind.NOTE.value,
                    op="send",
                    payload=json.dumps(payload, ensure_ascii=False),
                    created_at=self.store.clock.now(),
                )
            )
        self.waker.wake()

    async def _fail(self, row: dict[str, Any], error: str) -> None:
        if row["dm_channel_id"] is not None:  # perhaps it is the channel that is gone: the next post asks for it anew
            async with self.store.db.write() as connection:
                await connection.execute(
                    m.users.update().where(m.users.c.id == row["user_id"]).values(dm_channel_id=None)
                )
        await self._update(row, status="failed", error=error[:500], done_at=self.store.clock.now())

    async def _settle(
        self, row: dict[str, Any], status: str, *, connection: AsyncConnection | None = None, **more: Any
    ) -> None:
        """Close a row; what it carried is not needed any more, but that a card is late."""
        kept = LATE if row["payload"] == LATE and status == "sent" else "{}"
        await self._update(
            row, connection=connection, status=status, payload=kept, done_at=self.store.clock.now(), **more
        )

    async def _update(self, row: dict[str, Any], *, connection: AsyncConnection | None = None, **values: Any) -> None:
        statement = m.outbox.update().where(m.outbox.c.id == row["id"]).values(**values)
        if connection is not None:
            await connection.execute(statement)
        else:
            async with self.store.db.write() as own:
                await own.execute(statement)

    async def marker(self, row_id: int) -> str:
        """The nonce and marker of a row: the same after any restart, 24 characters.

        File names carry it, so it must not count: gaps between the numbers of two rows would tell how many private
        messages went out in between.
        """
        if not self._word:
            async with self.store.db.read() as connection:
                self._word = (await connection.execute(sa.select(m.instance.c.word))).scalar_one()
        return hashlib.sha256(f"{self._word}/{row_id}".encode()).hexdigest()[:24]


async def _waits(connection: AsyncConnection, after_id: int | None) -> bool:
    if after_id is None:
        return False
    status = await connection.execute(sa.select(m.outbox.c.status).where(m.outbox.c.id == after_id))
    return status.scalar() in OPEN


async def _set_table(connection: AsyncConnection, row: dict[str, Any], **values: Any) -> None:
    await connection.execute(m.tables.update().where(m.tables.c.id == row["table_id"]).values(**values))
