"""Frames of neutral cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.knights.files import EventCard
from engine.knights.game_data import CITIES, EVENTS, NATIONS, NOBLE_IDS, NONE
from engine.knights.phases.effects import Struck
from engine.knights.phases.targets import choices
from engine.knights.state.frames_cards import Averting, Happening, Muster, Pool, Strip, Upgrade, Venture
from engine.knights.state.state import KnState


def _in_turn(state: KnState, frame: Upgrade | Muster) -> Iterator[str]:
    if not frame.order and frame is state.frames[-1]:
        yield "nobody is left in it"


def _venture(state: KnState, frame: Venture) -> Iterator[str]:
    if (frame.stage == "start") != (frame.which == NONE):
        yield f"expedition {frame.which} at {frame.stage}"
    elif frame.which != NONE and state.expeditions[frame.which].spot:
        yield f"expedition {frame.which} is under way already"


def _happening(state: KnState, frame: Happening) -> Iterator[str]:
    if frame.stage == "draw":
        if frame.shown != NONE or not state.events:
            yield f"Event {frame.shown} lies open and {len(state.events)} can be drawn"
        return
    if NONE in (frame.shown, frame.drawer):
        yield f"no Event has been drawn at {frame.stage}"
        return
    card = EVENTS[frame.shown]
    limits = state.seats, len(NOBLE_IDS), len(CITIES), len(NATIONS)
    for struck in frame.struck:
        if any(n >= most for n, most in zip(struck, limits, strict=True)) or not _fits(card, Struck(*struck)):
            yield f"{card.slug} strikes what it cannot: {struck}"
    if frame.stage == "choose" and not choices(state, card, frame.drawer):
        yield f"{card.slug} can strike nothing"


def _fits(card: EventCard, struck: Struck) -> bool:
    """Whether a target is of the kind that a card strikes."""
    part = {"noble": struck.noble, "city": struck.city, "nationality": struck.nation}
    kind = card.target.kind
    return kind == "none" or part.get(kind, struck.seat) != NONE


def _beneath(state: KnState, frame: Averting | Pool) -> Happening | None:
    """The Event that a frame lies on."""
    below = state.frames[: state.frames.index(frame)]
    return next((f for f in reversed(below) if isinstance(f, Happening) and f.shown != NONE), None)


def _averting(state: KnState, frame: Averting) -> Iterator[str]:
    event = _beneath(state, frame)
    if event is None or frame.seat != event.drawer or state.barons[frame.seat].faith < EVENTS[event.shown].cost:
        yield f"seat {frame.seat} has no Event that it can cancel"


def _pool(state: KnState, frame: Pool) -> Iterator[str]:
    if _beneath(state, frame) is None:
        yield "there is no Event to cancel"


def _strip(state: KnState, frame: Strip) -> Iterator[str]:
    if frame.what not in ("charge", "office"):
        yield f"{frame.what} is nothing that is lost"


def _pledged(state: KnState, frame: Pool) -> Iterator[str]:
    if any(n > frame.cost for n in frame.pledges):
        yield f"somebody has pledged more than {frame.cost}: {frame.pledges}"


PUBLIC: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {
    Upgrade: _in_turn,
    Muster: _in_turn,
    Venture: _venture,
    Happening: _happening,
    Averting: _averting,
    Pool: _pool,
    Strip: _strip,
}
HIDDEN: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {Pool: _pledged}
