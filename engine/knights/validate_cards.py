"""Whether the frames of neutral cards in a save can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.knights.frames_cards import Muster, Upgrade, Venture
from engine.knights.lore import EXPEDITIONS, NONE
from engine.knights.state import KnState


def in_order(state: KnState, order: list[int]) -> bool:
    """Whether some seats are each asked once."""
    return len(set(order)) == len(order) and all(0 <= s < state.seats for s in order)


def _turns(state: KnState, frame: Upgrade | Muster) -> bool:
    return in_order(state, frame.order) and (bool(frame.order) or frame is not state.frames[-1])


def _venture(state: KnState, frame: Venture) -> bool:
    known = frame.which in range(len(EXPEDITIONS)) and state.expeditions[frame.which].spot == 0
    if frame.stage not in ("start", "invest", "bless") or not in_order(state, frame.order):
        return False
    return frame.which == NONE if frame.stage == "start" else known


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {Upgrade: _turns, Muster: _turns, Venture: _venture}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
