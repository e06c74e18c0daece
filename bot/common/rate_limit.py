"""How often a person may do what costs others something.

Counted is the time that passes, whatever the machine's clock is set to.
"""

from __future__ import annotations

import math
from collections import OrderedDict

from bot.common.clock import Clock

PEOPLE = 4096
"""So many people are remembered, those who were there last."""


class Limit:
    """``burst`` at once, and one more every ``every`` seconds, for each person alone."""

    def __init__(self, burst: int, every: float, clock: Clock) -> None:
        self.burst = burst
        self.every = every
        self._clock = clock
        self._full_at: OrderedDict[int, float] = OrderedDict()
        """When each person has all of them again."""

    def wait(self, user_id: int) -> int:
        """Seconds until the person may do it again; 0 for at once."""
        now = self._clock.monotonic()
        full_in = self._full_at.get(user_id, now) - now
        return max(0, math.ceil(full_in - (self.burst - 1) * self.every - 0.001))

    def spend(self, user_id: int) -> None:
        """The person has done it."""
        now = self._clock.monotonic()
        self._full_at[user_id] = max(now, self._full_at.pop(user_id, now)) + self.every
        if len(self._full_at) > PEOPLE:
            self._full_at.popitem(last=False)
