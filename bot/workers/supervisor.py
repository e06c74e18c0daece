"""The workers behind the tables: delivery, time, computer players, tidiness. One of each per process."""

from __future__ import annotations

import asyncio

from bot.tables import computers
from bot.tables.post import Presenter
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.housekeeper import Housekeeper
from bot.workers.outbox import Outbox
from bot.workers.steward import Steward
from bot.workers.timer import Timer
from bot.workers.transport import Transport

IN_HAND = 6.0
"""Seconds that posts under way get to arrive before the workers stop."""


class Workers:
    """Starts and stops the workers, and wakes them when the tables have work for them."""

    def __init__(
        self,
        tables: Tables,
        presenter: Presenter,
        transport: Transport,
        factory: computers.Factory = computers.make,
        *,
        drawing: int = 2,
    ) -> None:
        """``drawing``: how many posts are drawn at a time."""
        self.outbox = Outbox(tables.store, presenter, transport, drawing=drawing)
        self.timer = Timer(tables.store, tables.play)
        self.autopilot = Autopilot(tables.store, tables.play, factory)
        self.housekeeper = Housekeeper(tables.store)
        self.steward = Steward(tables.leagues, tables.store.clock)
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self) -> None:
        """There may be posts, deadlines or computer players' turns."""
        for worker in (self.outbox, self.timer, self.autopilot):
            worker.wake()

    def start(self) -> None:
        """Begin working; call it once Discord can be reached. What was left open before is taken up."""
        self._tasks = [
            asyncio.create_task(worker.run(), name=type(worker).__name__)
            for worker in (self.outbox, self.timer, self.autopilot, self.housekeeper, self.steward)
        ]

    async def stop(self, *, in_hand: bool = False) -> None:
        """Stop at once; a post that is under way is sorted out at the next start. ``in_hand``: posts that are under way
        are finished first, as far as that is soon done."""
        if in_hand and self._tasks:
            await self.outbox.finish(IN_HAND)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
