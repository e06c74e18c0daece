"""Servants at work: whom they serve, and that they have served (2.12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Event, Piece
from engine.fief.board import is_free
from engine.fief.game_data import NONE, SERVANT, SERVANT_IDS, SERVANTS
from engine.fief.state.position import Position
from engine.fief.state.state import FiefState
from engine.fief.terms import noble_term, told


def master(state: Position, nobles: Iterable[int], slug: str) -> int:
    """The free Noble among some whom a rested servant serves, -1 none."""
    servant = SERVANT[slug]
    for n in nobles:
        who = state.nobles[n]
        if who.servant == servant and not who.used and is_free(who):
            return n
    return NONE


def serve(state: FiefState, noble: int, events: list[Event]) -> None:
    """A Noble's servant has served: they rest until the round ends, or leave for good (2.12)."""
    who = state.nobles[noble]
    events.append(told("helps", seals=True, noble=noble_term(noble), servant=Piece(SERVANT_IDS[who.servant])))
    if SERVANTS[who.servant].use == "once":
        who.servant, who.used = NONE, False
    else:
        who.used = True
