"""Whether the frames of neutral cards in a save can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.knights.effects import Struck
from engine.knights.files import EventCard
from engine.knights.frames_cards import (
    Averting,
    Freeing,
    Happening,
    Leaving,
    Muster,
    Pool,
    Strip,
    Upgrade,
    Venture,
)
from engine.knights.game_data import CITIES, EVENTS, EXPEDITIONS, NATIONS, NOBLE_IDS, NONE
from engine.knights.state import KnState
from engine.knights.targets import choices


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


def _happening(state: KnState, frame: Happening) -> bool:
    stages = {"draw", "early", "target", "choose", "late", "effects", "close"}
    limits = (state.seats, len(NOBLE_IDS), len(CITIES), len(NATIONS))
    if frame.stage not in stages or not 0 <= frame.at < 1000:
        return False
    if frame.stage == "draw":
        return frame.shown == NONE and bool(state.events)
    drawn = frame.shown in range(len(EVENTS)) and 0 <= frame.drawer < state.seats
    whole = all(len(it) == 4 and all(-1 <= n < most for n, most in zip(it, limits, strict=True)) for it in frame.struck)
    if not drawn or not whole:
        return False
    if frame.stage == "choose" and not choices(state, EVENTS[frame.shown], frame.drawer):
        return False
    return all(fits(EVENTS[frame.shown], Struck(*it)) for it in frame.struck)


def fits(card: EventCard, struck: Struck) -> bool:
    """Whether a target is of the kind that a card strikes."""
    kind = card.target.kind
    if kind == "noble":
        return struck.noble != NONE
    if kind == "city":
        return struck.city != NONE
    if kind == "nationality":
        return struck.nation != NONE
    return kind == "none" or struck.seat != NONE


def _beneath(state: KnState, frame: Any) -> bool:
    """Whether an Event was drawn beneath a frame."""
    below = [f for f in state.frames[: state.frames.index(frame)] if isinstance(f, Happening)]
    return bool(below) and below[-1].shown != NONE


def _averting(state: KnState, frame: Averting) -> bool:
    if not _beneath(state, frame) or not 0 <= frame.seat < state.seats:
        return False
    event = next(f for f in reversed(state.frames) if isinstance(f, Happening))
    return frame.seat == event.drawer and state.barons[frame.seat].faith >= EVENTS[event.shown].cost


def _pool(state: KnState, frame: Pool) -> bool:
    seats = len(frame.pledges) == len(frame.sealed) == state.seats
    return seats and _beneath(state, frame) and 0 < frame.cost < 10 and all(0 <= n <= frame.cost for n in frame.pledges)


def _leaving(state: KnState, frame: Leaving) -> bool:
    return 0 <= frame.seat < state.seats and frame.nation in range(-1, len(NATIONS))


def _freeing(state: KnState, frame: Freeing) -> bool:
    return 0 <= frame.seat < state.seats


def _strip(state: KnState, frame: Strip) -> bool:
    return {frame.seat, frame.foe} <= set(range(state.seats)) and frame.what in ("charge", "office")


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {
    Upgrade: _turns,
    Muster: _turns,
    Venture: _venture,
    Happening: _happening,
    Averting: _averting,
    Pool: _pool,
    Leaving: _leaving,
    Freeing: _freeing,
    Strip: _strip,
}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
