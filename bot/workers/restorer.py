"""Puts back what is damaged: tables that are marked, as soon as they are, and after a restart those that were left."""

from __future__ import annotations

import logging

from bot.tables.history.restoring import Restoring
from bot.workers.waker import Waker, rest

log = logging.getLogger(__name__)

EVERY = 20.0
"""Seconds between two looks: another process may have found what is damaged."""
AFTER_ERROR = 60.0
"""Seconds until the next look where the last one failed."""
BREATH = 0.2
"""Seconds between two batches of positions that get their digests, so that nobody's act waits for that."""


class Restorer:
    """One table after the other. Who marks a table wakes it; new work for others does not."""

    def __init__(self, restoring: Restoring) -> None:
        self.restoring = restoring
        self.clock = restoring.store.clock
        self.waker = Waker(self.clock)
        self._signed: int | None = 0
        """The last table that was looked at for positions without a digest, ``None`` once there are no more."""
        restoring.store.restore = self.waker.wake

    def wake(self) -> None:
        """New work is no reason to look."""

    async def run(self) -> None:
        """Restore until cancelled."""
        while True:
            pause = EVERY
            try:
                await self.restore_due()
                if self._signed is not None:
                    self._signed = await self.restoring.sign_old(self._signed)
                    pause = EVERY if self._signed is None else BREATH
            except Exception as error:
                pause = rest(log, error, AFTER_ERROR, "damaged tables could not be looked for")
            await self.waker.wait(self.clock.now() + pause)

    async def restore_due(self) -> None:
        """Restore every table that is marked. One that fails keeps no other from it."""
        for table_id in await self.restoring.due():
            try:
                await self.restoring.restore(table_id)
            except Exception as error:
                rest(log, error, EVERY, f"table {table_id} could not be restored")
