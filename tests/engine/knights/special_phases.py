"""Taxes, wages and the draft of Warrior Knights, begun when a test wants them."""

from __future__ import annotations

from engine.core import Event
from engine.knights.phases.draft import open_draft
from engine.knights.phases.taxes import open_taxes
from engine.knights.phases.wages import open_wages
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    clear,
    rest,
    run,
)


def phase(state: KnState, what: str) -> list[Event]:
    """A special phase begins; after it the game stops at the filler."""
    clear(state)
    rest(state)
    events: list[Event] = []
    {"taxes": open_taxes, "wages": open_wages, "draft": open_draft}[what](state, events)
    return [*events, *run(state)]


def crowns(state: KnState) -> list[int]:
    """What each baron has."""
    return [b.crowns for b in state.barons]
