"""What is known to everybody of an end that is near: who wins at the end of this round unless something changes."""

from __future__ import annotations

import msgspec

from engine.core.parameters import Params


class Nearing(msgspec.Struct, frozen=True):
    """An end that can still be changed."""

    key: str
    """Of the sentence in the catalogue that says so."""
    params: Params = {}
    """The numbers and names in that sentence."""
    seats: tuple[int, ...] = ()
    """Who would win as it stands, from what everybody sees; empty when nobody would, or when nobody can know."""

    @property
    def mark(self) -> str:
        """What tells one end from another: the same as long as it would be the same seats in the same way, whatever
        its numbers are."""
        return " ".join([self.key, *map(str, self.seats)])
