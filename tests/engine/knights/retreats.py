"""Nobles of Warrior Knights that retreat."""

from __future__ import annotations

from engine.core import Event
from engine.knights.frames_war import Retreat
from engine.knights.game_data import AREA, NATION, NOBLE
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    city,
    noble,
    position,
    reveal,
    run,
    stack,
)


def quiet(nation: str = "german") -> dict[str, object]:
    """A Fate card that names a nation."""
    return {"nation": NATION[nation]}


def at_rest(seats: int = 4, **options: object) -> KnState:
    """A Kingdom in which green has a card in hand, so that nothing else goes on."""
    state = position(seats, **options)  # type: ignore[arg-type]
    reveal(state, GREEN, "versatile-strategy")
    return state


def retreat(state: KnState, area: str, *slugs: str, nation: str = "german") -> list[Event]:
    """Red's Nobles retreat from an area; for each Fate names a nation."""
    stack(state, *[quiet(nation) for _ in slugs])
    state.frames.append(Retreat(RED, AREA[area], [NOBLE[s] for s in slugs], state.next()))
    return run(state)


def closed(state: KnState) -> None:
    """Rothby's way out is barred for red."""
    noble(state, "woad", "umberlow", "regular-50")
    city(state, "dunmere", BLUE)
