"""Whether the frames of special phases in a save can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.knights.frames_vote import Comply, Draft, Paying, Wages
from engine.knights.lore import NATIONS, NONE
from engine.knights.state import KnState


def _seat(state: KnState, seat: int) -> bool:
    return 0 <= seat < state.seats


def _comply(state: KnState, frame: Comply) -> bool:
    return _seat(state, frame.seat) and frame.crowns > 0 and frame.law in ("income-tax", "arms-tax")


def _wages(state: KnState, frame: Wages) -> bool:
    return all(_seat(state, s) for s in frame.order) and len(set(frame.order)) == len(frame.order)


def _paying(state: KnState, frame: Paying) -> bool:
    return _seat(state, frame.seat) and 0 <= frame.relief <= 100


def _draft(state: KnState, frame: Draft) -> bool:
    begun = frame.seat != NONE
    known = (_seat(state, frame.seat) and frame.seat in state.track) if begun else frame.seat == NONE
    return known and (frame.nation in range(len(NATIONS)) if begun else frame.nation == NONE)


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {Comply: _comply, Wages: _wages, Paying: _paying, Draft: _draft}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
