"""What a seat may know. Everything but ``own`` is public."""

from __future__ import annotations

import msgspec


class KnView(msgspec.Struct, frozen=True):
    """The whole view."""

    seats: int
    seat: int | None
    turn: int
    stage: str
