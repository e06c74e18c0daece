"""Building a view by whitelist: nothing enters a view unless it is named here."""

from __future__ import annotations

from engine.knights.frames import Assigning, Deploying, Over
from engine.knights.state import KnState
from engine.knights.view import KnView


def build_view(state: KnState, seat: int | None) -> KnView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat} in a game of {state.seats}")
    starting = any(isinstance(f, Assigning | Deploying) for f in state.frames)
    stage = "over" if isinstance(state.frames[-1], Over) else "setup" if starting else "turn"
    return KnView(state.seats, seat, state.turn, stage)
