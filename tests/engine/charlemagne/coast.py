"""Forces that meet at Marseille: on the sea before it, on its beach, in its port."""

from __future__ import annotations

from engine.charlemagne.game_data import EMPIRE, FLEET, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Force
from engine.core import Event
from tests.engine.charlemagne.positions import (
    do,
    force,
    mover,
    position,
    put,
)

PORT, ROADS, OFFING, INLAND = "marseille", "h2431", "h2432", "h2530"
"""Marseille, two hexes of the sea before it, one behind the other, and the land behind it."""
BEACH = "h2531"
"""The coast beside Marseille."""


def bound(state: ChState, *clauses: str) -> None:
    """The Empire keeps some clauses from now on."""
    do(state, *(f"clause {clause}" for clause in clauses), "propose", seat=TRIBAL)
    do(state, f"accept {state.treaty_serial}", seat=EMPIRE)


def offered(state: ChState, verb: str) -> set[str]:
    """What is offered to whoever is asked: the first argument of every action of a verb, empty where it has none."""
    mine = RULES.prompts(state)[mover(state)]
    return {str(a.args[0]) if a.args else "" for p in mine for a in p.actions if a.verb == verb}


def quiet(state: ChState) -> list[Event]:
    """What is asked is answered by silence until no force is in operation any more."""
    events: list[Event] = []
    while len(state.frames) > 1:
        seat = mover(state)
        events += RULES.apply(state, seat, next(p for p in RULES.prompts(state)[seat] if p.blocks).default[0])
    return events


def sailing(*units: str, place: str = PORT) -> tuple[ChState, Force]:
    """A force on ships of Provence, its die rolled."""
    state = position()
    return state, force(state, place, 20, *units, port=True)


def attacked(place: str, start: str, *defenders: str, by: str = "lombardy-militia") -> ChState:
    """The Tribal player attacks a place of the Empire, who wants to be asked; land units go aboard where ships are."""
    state = position(TRIBAL)
    state.orders[EMPIRE].retreat = state.orders[EMPIRE].direction = "ask"
    units = put(state, place, *defenders)
    if any(FLEET[c] for c in units):
        state.aboard[:] = [c for c in units if not FLEET[c]]
    force(state, start, 30, by)
    do(state, f"battle {place}")
    return state
