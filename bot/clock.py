"""The one place that reads the time, so that tests and the sandbox can move it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970-01-01 UTC."""

    def now(self) -> float: ...


class SystemClock:
    """The machine's clock, shifted by ``offset`` seconds (0 outside tests and the sandbox)."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset

    def now(self) -> float:
        return time.time() + self.offset
