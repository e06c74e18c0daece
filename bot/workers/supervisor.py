"""The workers behind the tables: delivery, time, computer players, what is damaged, tidiness, back-ups. One of each per
process."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from bot.tables.service import Tables
from bot.tables.unit import computers
from bot.tables.unit.posts import Presenter
from bot.workers.autopilot import Autopilot
from bot.workers.backups import Backups
from bot.workers.clock_jumps import ClockJumps
from bot.workers.housekeeper import Housekeeper
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Transport
from bot.workers.restorer import Restorer
from bot.workers.rounds_and_queues import RoundsAndQueues
from bot.workers.timer import Timer
from bot.workers.webhooks import Messenger

IN_HAND = 6.0
"""Seconds that posts under way get to arrive before the workers stop."""


class Worker(Protocol):
    """Something that works until it is cancelled, and looks for work when it is woken."""

    def wake(self) -> None:
        """There may be work."""

    async def run(self) -> None:
        """Work until cancelled."""


class Shift:
    """Workers that begin and end together."""

    def __init__(self, *workers: Worker) -> None:
        self.workers = workers
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self) -> None:
        """There may be work for any of them."""
        for worker in self.workers:
            worker.wake()

    def start(self) -> None:
        """Begin working. What was left open before is taken up."""
        self._tasks = [asyncio.create_task(worker.run(), name=type(worker).__name__) for worker in self.workers]

    async def stop(self, *, in_hand: bool = False) -> None:
        """Stop at once; what is under way is sorted out at the next start. ``in_hand``: it is finished first, as far as
        that is soon done."""
        if in_hand and self._tasks:
            await self._finish()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _finish(self) -> None:
        """Finish what is under way."""


class Posts(Shift):
    """What delivers posts, whole or in shares."""

    def __init__(self, outbox: Outbox) -> None:
        super().__init__(outbox)
        self._outbox = outbox

    def serve(self, shares: Collection[int]) -> None:
        """Deliver these shares alone from now on."""
        self._outbox.serve(shares)

    def under_way(self) -> set[int]:
        """The shares in which something is on its way."""
        return self._outbox.under_way()

    async def _finish(self) -> None:
        await self._outbox.finish(IN_HAND)


class Workers:
    """The workers, as two shifts that may be done by different processes: ``posts`` goes out to Discord, and several
    processes may share that; ``clock`` keeps time and tells webhooks, one process at a time, without Discord."""

    def __init__(
        self,
        tables: Tables,
        presenter: Presenter,
        transport: Transport,
        factory: computers.Factory = computers.make,
        *,
        drawing: int = 2,
        backups: Backups | None = None,
    ) -> None:
        """``drawing``: how many posts are drawn at a time. ``backups``: made beside everything else, if wanted."""
        self.outbox = Outbox(tables.store, presenter, transport, drawing=drawing)
        self.timer = Timer(tables.store, tables.play)
        self.autopilot = Autopilot(tables.store, tables.play, factory)
        self.housekeeper = Housekeeper(tables.store)
        self.restorer = Restorer(tables.restoring)
        self.rounds_and_queues = RoundsAndQueues(tables.leagues, tables.matchmaking, tables.store.clock)
        self.messenger = Messenger(tables.webhooks)
        self.posts = Posts(self.outbox)
        self.jumps = ClockJumps(tables.store)
        self.clock = Shift(
            self.jumps,
            self.timer,
            self.autopilot,
            self.restorer,
            self.housekeeper,
            self.rounds_and_queues,
            self.messenger,
            *([backups] if backups else []),
        )

    def wake(self) -> None:
        """There may be posts, deadlines or computer players' turns."""
        self.posts.wake()
        self.clock.wake()

    def start(self) -> None:
        """Begin working; call it once Discord can be reached."""
        self.posts.start()
        self.clock.start()

    async def stop(self, *, in_hand: bool = False) -> None:
        """Stop both, see ``Shift.stop``."""
        await self.posts.stop(in_hand=in_hand)
        await self.clock.stop()
