"""What a view tells of special phases in hand."""

from __future__ import annotations

import msgspec

from engine.knights.state import KnState


class VoteView(msgspec.Struct, frozen=True):
    """STUB."""


def vote_view(state: KnState, seat: int | None) -> VoteView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    return None
