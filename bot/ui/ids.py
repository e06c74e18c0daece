"""Component ids: ``h:<verb>:<table>:<seat>:<token>:<argument>``, at most 100 characters.

They carry all that a click needs, so that every button lives on after a restart.
"""

from __future__ import annotations

import dataclasses

from bot.common import discord_limits

PREFIX = "h:"
DIGITS = 18
"""Of the number of a row: with one more it might not fit into 64 bits."""
SEATS = 100
"""More than any table has."""


@dataclasses.dataclass(frozen=True, slots=True)
class Id:
    """A parsed id."""

    verb: str
    """Names the handler that answers the click."""
    table: int
    """The number of the table; 0 where it is about none."""
    seat: int | None = None
    """From 0; ``None`` where the click is not about one seat."""
    token: str = ""
    """Marks the position that was seen; empty where any will do."""
    arg: str = ""
    """What else the verb needs, in its own form; empty for nothing."""

    def __str__(self) -> str:
        seat = "" if self.seat is None else str(self.seat)
        out = f"{PREFIX}{self.verb}:{self.table}:{seat}:{self.token}:{self.arg}"
        if len(out) > discord_limits.CUSTOM_ID:
            raise ValueError(f"component id of {len(out)} characters: {out}")
        return out

    @classmethod
    def parse(cls, text: str) -> Id | None:
        """Read an id back; ``None`` when it is none of ours, or of a shape no longer known."""
        parts = text.removeprefix(PREFIX).split(":", 4)
        if not text.startswith(PREFIX) or len(parts) != 5:
            return None
        verb, table, seat, token, arg = parts
        number, place = _number(table), _number(seat)
        if not verb or number is None or (seat and (place is None or place >= SEATS)):
            return None
        return cls(verb, number, place, token, arg)

    @property
    def row(self) -> int:
        """The argument as the number of a row; 0, which none has, for what is no such number."""
        return _number(self.arg) or 0


def _number(text: str) -> int | None:
    """A number as a database counts rows; ``None`` for anything else that a client may have made up."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None
