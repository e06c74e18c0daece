"""Component ids: ``h:<verb>:<table>:<seat>:<token>:<argument>``, at most 100 characters.

They carry all that a click needs, so that every button lives on after a restart.
"""

from __future__ import annotations

import dataclasses

PREFIX = "h:"
LIMIT = 100


@dataclasses.dataclass(frozen=True, slots=True)
class Id:
    """A parsed id. ``seat`` is ``None`` where the click is not about one seat; ``token`` marks the position seen."""

    verb: str
    table: int
    seat: int | None = None
    token: str = ""
    arg: str = ""

    def __str__(self) -> str:
        seat = "" if self.seat is None else str(self.seat)
        out = f"{PREFIX}{self.verb}:{self.table}:{seat}:{self.token}:{self.arg}"
        if len(out) > LIMIT:
            raise ValueError(f"component id of {len(out)} characters: {out}")
        return out

    @classmethod
    def parse(cls, text: str) -> Id | None:
        """Read an id back; ``None`` when it is none of ours, or of a shape no longer known."""
        parts = text.removeprefix(PREFIX).split(":", 4)
        if not text.startswith(PREFIX) or len(parts) != 5:
            return None
        verb, table, seat, token, arg = parts
        if not verb or not table.isdecimal() or (seat and not seat.isdecimal()):
            return None
        return cls(verb, int(table), int(seat) if seat else None, token, arg)
