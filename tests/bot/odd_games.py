"""Games that nobody should write, for files that nobody should hand in."""

from __future__ import annotations

import os
import time

from tests.bot.toy import Toy, ToyState


class Slow(Toy):
    """A game whose set-up never ends."""

    def setup(self, *, seats: int, seed: str, options: object = None) -> ToyState:
        while True:
            time.perf_counter()


class Fat(Toy):
    """A game that wants all memory."""

    def setup(self, *, seats: int, seed: str, options: object = None) -> ToyState:
        raise AssertionError(len(bytearray(1 << 30)))


class Odd(Toy):
    """A game with a fault that a file has found."""

    def setup(self, *, seats: int, seed: str, options: object = None) -> ToyState:
        return {}[seats]  # type: ignore[return-value]


class Curious(Toy):
    """A game that tells what its process knows of the world."""

    def setup(self, *, seats: int, seed: str, options: object = None) -> ToyState:
        raise ValueError(" ".join(sorted(os.environ)))
