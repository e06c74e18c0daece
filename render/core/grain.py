"""Seeded irregularity for grounds and small drawings: the same for a seed on every machine and every version."""

from __future__ import annotations

import hashlib


def noise_bytes(seed: int, count: int) -> bytes:
    """``count`` evenly spread bytes."""
    return hashlib.shake_256(f"grain {seed}".encode()).digest(count)


class Grain:
    """A stream of numbers from a seed; 4,000 are enough for the largest region, after that they repeat."""

    _LENGTH = 4000

    def __init__(self, seed: int) -> None:
        self._bytes = noise_bytes(seed, self._LENGTH * 4)
        self._next = 0

    def between(self, low: float, high: float) -> float:
        """A number from ``low`` up to ``high``."""
        at = self._next % self._LENGTH * 4
        self._next += 1
        return low + (high - low) * int.from_bytes(self._bytes[at : at + 4], "big") / 2**32

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count`` - 1."""
        return int(self.between(0, count))
