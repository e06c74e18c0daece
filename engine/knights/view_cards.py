"""What a view tells of neutral cards in hand."""

from __future__ import annotations

import msgspec

from engine.knights.state import KnState


class CardsView(msgspec.Struct, frozen=True):
    """STUB."""


def cards_view(state: KnState, seat: int | None) -> CardsView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    return None
