"""The workers behind the tables: delivery, time, computer players. One of each per process."""

from __future__ import annotations

import asyncio

from bot.tables import players
from bot.tables.autopilot import Autopilot
from bot.tables.clock import Timer
from bot.tables.courier import Courier
from bot.tables.outbox import Outbox
from bot.tables.post import Presenter
from bot.tables.service import Tables


class Works:
    """Starts and stops the workers, and wakes them when the tables have work for them."""

    def __init__(
        self, tables: Tables, presenter: Presenter, courier: Courier, factory: players.Factory = players.make
    ) -> None:
        self.outbox = Outbox(tables.desk, presenter, courier)
        self.timer = Timer(tables.desk, tables.play)
        self.autopilot = Autopilot(tables.desk, tables.play, factory)
        self._tasks: list[asyncio.Task[None]] = []
        tables.wake = self.wake

    def wake(self) -> None:
        """There may be posts, deadlines or computer players' turns."""
        for worker in (self.outbox, self.timer, self.autopilot):
            worker.wake()

    def start(self) -> None:
        """Begin working; call it once Discord can be reached. What was left open before is taken up."""
        self._tasks = [
            asyncio.create_task(worker.run(), name=type(worker).__name__)
            for worker in (self.outbox, self.timer, self.autopilot)
        ]

    async def stop(self) -> None:
        """Stop at once. A post that is under way is sorted out at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
