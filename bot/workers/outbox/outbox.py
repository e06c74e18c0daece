"""Delivery: rows of the outbox become messages, each exactly once, each lane in its order.

A row goes pending → sending → sent. It is marked sending before it is composed, and gets the fingerprint of the
composed message before that is sent. So a row that a crash left in ``sending`` was never sent when it has no
fingerprint; with one, the channel is searched for it first, and sent again with the same nonce only if it is not there.

Here the lanes run; ``delivery`` takes one row to Discord, ``delivery_results`` writes down what became of it, ``rows``
reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import logging
import math
from collections.abc import Collection

from bot.store.lanes import FILMS, share_of
from bot.tables.unit.change import TableStore
from bot.tables.unit.posts import PostKind, Presenter
from bot.workers.outbox.delivery import Delivery
from bot.workers.outbox.rows import HOLD, LONGEST_WAIT, Row, Rows
from bot.workers.outbox.transport import Transport
from bot.workers.waker import Waker, over, rest

log = logging.getLogger(__name__)

PICTURED = (PostKind.LOBBY.value, PostKind.PHASE.value, PostKind.RESULT.value, PostKind.PANEL.value)
"""Posts that are drawn: only so many at a time as there are processes that draw, until each is composed."""
AWAITED = (PostKind.WHISPER.value, PostKind.PANEL.value, PostKind.PHASE.value, PostKind.RESULT.value)
"""Posts for which a row of another lane may wait."""
WORDY = (PostKind.PANEL.value, "send")
"""Posts that say all in words, too: their pictures can follow."""
REDRAWN = (PostKind.PANEL.value, "edit")
"""Such a picture, or what has changed since."""
AFTER_ERROR = 30.0
AT_ONCE = 64
"""Lanes that are begun at a time, the most urgent first: many more than are delivered at once."""
SOON = 1.0
"""Seconds until the next look while something is under way, if nothing wakes it sooner. To find out when exactly the
next post is due costs more, the more of them wait."""
BREATH = 0.05
"""Seconds between two looks while something is under way: in a rush there is news all the time."""


@dataclasses.dataclass(frozen=True, slots=True)
class Undrawn:
    """A lane whose first post waits to be drawn."""

    urgency: int
    """How urgent that post is, the lower the sooner (``bot.store.lanes``)."""
    row_id: int
    """The number of its row."""
    until: float
    """When it goes out in words instead, in seconds since 1970; infinite where it waits for its picture."""
    anew: bool
    """It is a panel that stands already and is to be drawn once more."""


class Outbox:
    """The worker. Lanes run side by side, at most ``limit`` at once, and of those whose post is to be drawn at most
    ``drawing``; within a lane one row after the other. Replays are made one at a time, beside all that.

    Lanes that wait to be drawn take no place of others, so that what has no picture overtakes them. A new panel waits
    for that as long as for its board, and no longer: then it goes out in words, and its picture follows.

    ``shares``: it delivers the lanes of these alone, of all when it is ``None``.
    """

    def __init__(
        self, store: TableStore, presenter: Presenter, transport: Transport, *, limit: int = 8, drawing: int = 2
    ) -> None:
        self.store = store
        self.waker = Waker(store.clock)
        self.rows = Rows(store)
        self.delivery = Delivery(store, self.rows, presenter, transport)
        self._limit = asyncio.Semaphore(limit)
        self._drawing = self._pens = max(1, drawing)
        """How many posts may be drawn at a time, and how many more now."""
        self._undrawn: dict[str, Undrawn] = {}
        """Lanes that are left alone until somebody has drawn."""
        self._filming = asyncio.Semaphore(1)
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, float] = {}
        """Lanes that failed, and until when they are left alone."""
        self._waiting: dict[str, float] = {}
        """Lanes whose first post waits for one of another lane, and how long at most."""
        self._news = 0
        """How often something was delivered, or may have been elsewhere, that others wait for."""
        self._shares: frozenset[int] | None = None
        self._ending = False
        self._fatal: BaseException | None = None

    def wake(self) -> None:
        """There may be new rows, and what rows wait for may have been delivered by another process."""
        self._hear()

    def _hear(self) -> None:
        self._news += 1
        self._waiting.clear()
        self.waker.wake()

    # -- shares

    def serve(self, shares: Collection[int]) -> None:
        """Deliver the lanes of these shares from now on, and begin nothing more in others."""
        self._shares = frozenset(shares)
        self.wake()

    def under_way(self) -> set[int]:
        """The shares of the lanes that are at work."""
        return {share_of(lane) for lane in self._lanes}

    def _serves(self, lane: str) -> bool:
        return self._shares is None or share_of(lane) in self._shares

    # -- work

    async def permitted(self, guild_id: int) -> None:
        """Herald's permissions on a server were changed: what waits for them is tried again, wherever the worker is."""
        if await self.rows.hurry(guild_id):
            self.store.work()

    async def finish(self, seconds: float) -> None:
        """Begin nothing more, and wait for what is under way, but not longer than so many seconds."""
        self._ending = True
        if self._lanes:
            with contextlib.suppress(TimeoutError):
                async with self.store.clock.timeout(seconds):
                    await asyncio.wait(self._lanes.values())

    async def run(self) -> None:
        """Deliver until cancelled."""
        self._ending, self._fatal, self._pens = False, None, self._drawing
        try:
            await self._late_cards()
            while True:
                await self.waker.wait(await self._step())
                if self._lanes:
                    await self.store.clock.sleep(BREATH)
        finally:
            self._undrawn.clear()
            for task in self._lanes.values():
                task.cancel()
            await asyncio.gather(*self._lanes.values(), return_exceptions=True)

    async def _step(self) -> float | None:
        try:
            return await self._start_lanes()
        except Exception as error:
            return self.store.clock.now() + rest(log, error, AFTER_ERROR, "the outbox could not read its rows")

    async def _late_cards(self) -> None:
        """Draw the cards anew whose picture an earlier life did not live to send."""
        try:
            for table_id in await self.rows.late_cards():
                await self.delivery.redraw_card(table_id)
        except Exception:
            log.exception("lobby cards that lack their pictures could not be found")

    async def drain(self) -> float | None:
        """Deliver everything that is due, and return when the next row is (``None``: the outbox is empty)."""
        while True:
            due = await self._start_lanes()
            if not self._lanes:
                return due
            await asyncio.gather(*self._lanes.values())

    async def _start_lanes(self) -> float | None:
        """Start a task for each lane in which something is due, the most urgent first; return when the next post of
        the others is, ``None`` when there is none or every place is taken. Raises what ended a lane that no fault of
        its own could end."""
        if self._fatal is not None:
            raise self._fatal
        if self._ending:
            return None
        now = self.store.clock.now()
        for left, most in ((self._resting, AFTER_ERROR), (self._waiting, LONGEST_WAIT)):
            for lane in [lane for lane, until in left.items() if over(until, now, most)]:
                del left[lane]
        for lane in [lane for lane, u in self._undrawn.items() if u.until < math.inf and over(u.until, now, HOLD)]:
            del self._undrawn[lane]
        while (room := AT_ONCE - sum(not lane.startswith(FILMS) for lane in self._lanes)) > 0:
            redrawn = [lane for lane, undrawn in self._undrawn.items() if undrawn.anew]
            found = await self.rows.ready(self._busy().difference(redrawn), self._shares, room, redrawn)
            for lane in dict.fromkeys(found):
                if lane not in self._lanes and self._serves(lane):
                    self._begin(lane)
            if len(found) < room:
                if self._lanes:
                    return now + SOON
                later = await self.rows.later(self._busy(), self._shares)
                left_alone = (*self._resting.values(), *self._waiting.values())
                return min((later, *left_alone, *(u.until for u in self._undrawn.values())), key=_or_never)
        return None  # woken again when one of them is done

    def _busy(self) -> set[str]:
        """The lanes that need not be looked at now."""
        return {*self._lanes, *self._resting, *self._waiting, *self._undrawn}

    def _begin(self, lane: str, *, pen: bool = False) -> None:
        """Deliver what a lane has to deliver. ``pen``: its first post may be drawn, and nobody else's meanwhile."""
        self._undrawn.pop(lane, None)
        task = asyncio.create_task(self._run_lane(lane, pen=pen), name=f"outbox {lane}")
        self._lanes[lane] = task
        task.add_done_callback(functools.partial(self._lane_done, lane))

    def _lane_done(self, lane: str, task: asyncio.Task[None]) -> None:
        if self._lanes.get(lane) is task:  # it may have been begun again, as soon as its post could be drawn
            del self._lanes[lane]
        if not task.cancelled():
            self._fatal = task.exception() or self._fatal  # faults are the lane's own; this is none of them
        self.waker.wake()

    async def _run_lane(self, lane: str, *, pen: bool) -> None:
        try:
            while await self._run_head(lane, pen=pen):
                pen = False
        except Exception as error:
            wait = rest(log, error, AFTER_ERROR, f"delivery of {lane} failed")
            self._resting[lane] = self.store.clock.now() + wait

    async def _run_head(self, lane: str, *, pen: bool) -> bool:
        """Deliver the first row of a lane, unless it has to wait; whether there was one."""
        async with contextlib.AsyncExitStack() as turn, contextlib.AsyncExitStack() as place:
            if pen:
                turn.callback(self._give_pen)
            row = await self._head(lane)
            if row is None:
                return False
            pictured = row["kind"] in PICTURED and row["op"] in ("send", "edit")
            filmed = row["kind"] == PostKind.REPLAY.value  # many seconds of work, which nothing else may wait for
            in_words = False
            if filmed:
                await turn.enter_async_context(self._filming)
            elif not pictured:
                await turn.aclose()
            elif not pen:
                sort = row["kind"], row["op"]
                needless = not self._pens and sort == REDRAWN and (await self.rows.state(row))[1]
                until = row["created_at"] + HOLD if sort == WORDY else math.inf
                if self._pens:
                    self._pens -= 1
                    turn.callback(self._give_pen)
                elif until <= self.store.clock.now():
                    in_words = True
                elif not needless:
                    self._undrawn[lane] = Undrawn(row["urgency"], row["id"], until, sort == REDRAWN)
                    return False
            await place.enter_async_context(contextlib.nullcontext() if filmed else self._limit)
            first, row = row["id"], await self._head(lane)  # it may have changed while others were drawn
            if row is None:
                return False
            if row["id"] != first:
                return True
            await self.delivery.deliver(row, turn.aclose, in_words=in_words)  # the next is drawn while it is on its way
        if row["kind"] in AWAITED:
            self._hear()
            if self._shares is not None:  # what waits for it may be another process's
                self.store.work()
        return True

    def _give_pen(self) -> None:
        """Somebody else's post may be drawn: the most urgent one that waits for it."""
        self._pens += 1
        while self._pens and self._undrawn and not self._ending:
            lane = min(self._undrawn, key=lambda name: (self._undrawn[name].urgency, self._undrawn[name].row_id))
            del self._undrawn[lane]
            if self._serves(lane):
                self._pens -= 1
                self._begin(lane, pen=True)

    async def _head(self, lane: str) -> Row | None:
        """The first row of a lane, if it is due, and this process is to deliver it."""
        while not self._ending and self._serves(lane):
            news = self._news
            row = await self.rows.head(lane)
            if not isinstance(row, float):
                return None if self._ending or not self._serves(lane) else row
            if news == self._news:  # otherwise what it waited for may be there now
                self._waiting[lane] = row
                return None
        return None


def _or_never(due: float | None) -> float:
    return math.inf if due is None else due
