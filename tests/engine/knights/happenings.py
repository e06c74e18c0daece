"""Events of Warrior Knights, drawn when a test wants them."""

from __future__ import annotations

from engine.core import Event
from engine.knights.game_data import EVENT, EVENTS
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    BLUE,
    do,
    prompt,
    reveal,
    waits,
)


def top(state: KnState, slug: str) -> None:
    """The next Event."""
    card = EVENT[slug]
    state.events.remove(card)
    state.events.insert(0, card)


def event(state: KnState, slug: str, drawer: int = BLUE) -> list[Event]:
    """An Event is drawn by a seat that the Head of the Church (blue) names."""
    top(state, slug)
    state.barons[BLUE].faith += drawer != BLUE and EVENTS[EVENT[slug]].colour == "red"
    state.barons[BLUE].faith += drawer == BLUE and EVENTS[EVENT[slug]].colour == "green"
    found = reveal(state, -1, "important-event")
    if waits(state) == [BLUE] and prompt(state, BLUE).step == "event-drawer":
        found += do(state, BLUE, f"name seat-{drawer}")
    return found
