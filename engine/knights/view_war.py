"""What a view tells of battles in hand."""

from __future__ import annotations

import msgspec

from engine.knights.state import KnState


class WarView(msgspec.Struct, frozen=True):
    """STUB."""


def war_view(state: KnState, seat: int | None) -> WarView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    return None
