"""Leagues and queues go on by themselves: when the last table of a round is over, the next round opens; who has waited
long enough for a game is told so."""

from __future__ import annotations

import logging

from bot.common.clock import Clock
from bot.tables.lobby.leagues import Leagues
from bot.tables.lobby.matchmaking import Queues
from bot.workers.waker import Waker

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two looks: nobody waits for the next round by the minute."""


class RoundsAndQueues:
    """Opens rounds, clears queues. What it does it finds in the database alone: a round that was not opened is opened
    later."""

    def __init__(self, leagues: Leagues, queues: Queues, clock: Clock) -> None:
        self.leagues = leagues
        self.queues = queues
        self.clock = clock
        self.waker = Waker(clock)

    def wake(self) -> None:
        """New work is no reason to look sooner."""

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self.look()
                await self.queues.look()
            except Exception:
                log.exception("leagues and queues could not be looked after; trying again in %d s", EVERY)
            await self.waker.wait(self.clock.now() + EVERY)

    async def look(self) -> int:
        """Let every league go on whose round is over; how many did. One that cannot keeps no other from it."""
        count = 0
        for league in await self.leagues.due():
            try:
                await self.leagues.advance(league)
                count += 1
            except Exception:
                log.exception("league %s cannot go on", league)
        return count
