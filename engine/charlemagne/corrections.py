"""What may be corrected by hand in a game of Charlemagne: what lies open on the map."""

from __future__ import annotations

from functools import partial

from engine.charlemagne.board import HEXES, PLACE, PLACES
from engine.charlemagne.game_data import NEUTRAL, REGION_IDS, RELIGIONS, TYPE_OF, TYPES
from engine.charlemagne.state import ChState
from engine.core import Piece, Place, seat_slug, slug_seat
from engine.core.corrections import NOBODY, Correctable
from engine.core.parameters import Params


def correctables(state: ChState) -> dict[str, Correctable]:
    """Control and religion of regions, where counters stand, pillaged hexes."""
    found: dict[str, Correctable] = {}
    sides = (seat_slug(0), seat_slug(1), NOBODY)
    for n, slug in enumerate(REGION_IDS):
        region = {"region": Place(slug)}
        ruler = sides[state.control[n]] if state.control[n] != NEUTRAL else NOBODY
        found[f"control.{slug}"] = Correctable(
            "charlemagne-value-control", region, ruler, partial(_control, state, n), sides
        )
        found[f"faith.{slug}"] = Correctable(
            "charlemagne-value-faith", region, RELIGIONS[state.religion[n]], partial(_faith, state, n), RELIGIONS
        )
    for counter, place in enumerate(state.where):
        if place >= 0:
            told: Params = {"piece": Piece(TYPES[TYPE_OF[counter]].slug), "place": Place(PLACES[place])}
            found[f"unit.{counter}"] = Correctable(
                "charlemagne-value-unit", told, PLACES[place], partial(_unit, state, counter), PLACES
            )
    for place in sorted({*state.pillaged, *(p for p in state.where if 0 <= p < HEXES)}):
        found[f"pillaged.{PLACES[place]}"] = Correctable(
            "charlemagne-value-pillaged", {"place": Place(PLACES[place])}, place in state.pillaged,
            partial(_pillaged, state, place),
        )  # fmt: skip
    return found


def _control(state: ChState, region: int, side: str) -> None:
    seat = slug_seat(side)
    state.control[region] = NEUTRAL if seat is None else seat


def _faith(state: ChState, region: int, religion: str) -> None:
    state.religion[region] = RELIGIONS.index(religion)


def _unit(state: ChState, counter: int, place: str) -> None:
    state.where[counter] = PLACE[place]


def _pillaged(state: ChState, place: int, is_so: bool) -> None:
    state.pillaged = sorted({*state.pillaged, place} if is_so else {*state.pillaged} - {place})
