"""People who meet to deal, and what others hear of it."""

from __future__ import annotations

from engine.core import Event
from engine.core.messages import visible_to
from engine.fief.game_data import CARDS
from engine.fief.state import Deal, FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    asked,
    keys,
    noble,
    position,
    run,
    town,
)


def england(**purses: int) -> FiefState:
    """Henri of gules and Hugh of azure in London, Lucia of vert far away in York; phase 1."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "london")
    noble(state, "lucia", VERT, "york")
    run(state)
    return state


def forts(state: FiefState) -> FiefState:
    """Fortresses at London and York, so that pigeons fly between Henri and Lucia."""
    town(state, "london", "fortress", control=GULES)
    town(state, "york", "fortress", control=VERT)
    return state


def cards(state: FiefState, seat: int) -> list[str]:
    """A hand by name."""
    return [CARDS[c] for c in state.hands[seat]]


def offers(state: FiefState) -> list[Deal]:
    """The open offers."""
    return [d for d in state.sides if isinstance(d, Deal)]


def offered(state: FiefState, seat: int, text: str) -> bool:
    """Whether a seat may do something now."""
    return any(str(a) == text for p in asked(state, seat) for a in p.actions)


def heard(events: list[Event], seat: int) -> list[str]:
    """Keys of what a seat hears."""
    return keys(visible_to(events, seat))
