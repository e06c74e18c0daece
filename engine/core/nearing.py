"""What is known to everybody of an end that is near: who wins at the end of this round unless something changes."""

from __future__ import annotations

import msgspec

from engine.core.parameters import Params


class Nearing(msgspec.Struct, frozen=True):
    """An end that can still be changed.

    ``key``: of the sentence in the catalogue, with its ``params``; ``seats``: who would win as it stands, from what
    everybody sees; empty when nobody would, or when nobody can know.
    """

    key: str
    params: Params = {}
    seats: tuple[int, ...] = ()

    @property
    def mark(self) -> str:
        """What tells one end from another: the same as long as it would be the same seats in the same way, whatever
        its numbers are."""
        return " ".join([self.key, *map(str, self.seats)])
