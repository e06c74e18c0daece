"""What a force may do where it stands: every rule of operations, stated once."""

from __future__ import annotations

from engine.charlemagne.attempt import payment
from engine.charlemagne.board import COAST, HEXES, LAND_SIDES, SEA, SEA_SIDES
from engine.charlemagne.game_data import (
    CARGO,
    CHRISTIAN,
    EMPIRE,
    FLEET,
    LAND_OF,
    LEADER,
    NATION,
    REGION_IDS,
    RELIGIONS,
    TABLES,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.movement import Reach, limits_of, reach
from engine.charlemagne.phases.base import no, place_term, type_term
from engine.charlemagne.state import ChState, Force
from engine.charlemagne.treaties import forbidden, forbids_attack, forbids_entry
from engine.charlemagne.units import Ground, counts, in_zone, is_naval
from engine.core import Params, Place, Refusal, Word

COSTS = TABLES.operations


class Field:
    """One look at the board for everything a force may do: each rule stands here once."""

    def __init__(self, state: ChState, frame: Force) -> None:
        self.state, self.frame, self.seat = state, frame, frame.seat
        self.ground = Ground(state)
        self.naval = is_naval(frame.units)
        closed = tuple(clause.what for clause in forbidden(state, frame.seat))
        self.limits = limits_of(
            state, frame.seat, frame.units, port=frame.port, closed=closed, ground=self.ground
        )  # fmt: skip
        self.halted = frame.halted and frame.place in self.ground.zone(
            frame.seat, fleets=self.naval, lands=not self.naval, without=frame.units
        )

    def reach(self, goal: int = -1) -> Reach:
        """Where the force may go now; with a ``goal`` no more than the way there."""
        return reach(self.limits, self.frame.place, 0 if self.halted else self.frame.points, goal)

    def _points(self, cost: int) -> Refusal | None:
        have = self.frame.points
        return None if have >= cost else no("operations", {"cost": cost, "have": have})

    def enter(self, place: int) -> Refusal | None:
        """Why the force may not enter a place at all from where it stands (12.1, 15.3, 22.3, 26)."""
        seat = self.seat
        name: Params = {"place": place_term(place)}
        refusal = self._closed(place)
        if refusal is not None:
            return refusal
        held = self.ground.held.get(place)
        if held == 1 - seat:
            return no("enemy-there", name)
        if held is not None and held != seat:
            return no("neutral-there", name)
        if place >= HEXES and place != self.limits.area:
            return no("area", name)
        if place in self.limits.barred:
            return no("stack", name)
        return None

    def _closed(self, place: int) -> Refusal | None:
        treaty = forbids_entry(self.state, self.seat, self.frame.place, place)
        return None if treaty is None else no("treaty", {"number": treaty.number})

    def step(self, place: int) -> Refusal | None:
        """Why the force may not take one step to a place (14.4, 15)."""
        frame = self.frame
        name: Params = {"place": place_term(place)}
        cost = next((c for q, c in self.limits.steps(frame.place) if q == place), None)
        if cost is None:
            return self._closed(place) or no("no-way", name)
        refusal = self.enter(place)
        if refusal is not None:
            return refusal
        if self.halted:
            return no("halted")
        if frame.place in self.limits.zone and place in self.limits.zone:
            return no("zone-to-zone", name)
        return self._points(cost)

    def battle(self, place: int) -> Refusal | None:
        """Why the force may not attack a hex (16.2, 19.5c)."""
        state, seat = self.state, self.seat
        name: Params = {"place": place_term(place)}
        sides = SEA_SIDES if self.naval else LAND_SIDES
        if self.frame.place >= HEXES or place not in sides[self.frame.place]:
            return no("not-beside", name)
        held = self.ground.held.get(place)
        if held is None or held == seat:
            return no("nobody-there", name)
        treaty = forbids_attack(state, seat)
        if treaty is not None and held == 1 - seat:
            return no("treaty", {"number": treaty.number})
        return self._points(COSTS.battle)

    def quiet(self) -> Refusal | None:
        """Why neither pillage nor conversion is possible here (14.6)."""
        if in_zone(self.state, self.seat, self.frame.place):
            return no("zone")
        return None

    def pillage(self) -> Refusal | None:
        """Why the force may not pillage (17.2)."""
        place = self.frame.place
        if place >= HEXES or SEA[place]:
            return no("pillage-here", {"place": place_term(place)})
        if place in self.state.pillaged:
            return no("pillage-twice", {"place": place_term(place)})
        return self.quiet() or self._points(COSTS.pillage)

    def faiths(self) -> list[int]:
        """Religions that the force may convert to (18.6)."""
        if self.seat == EMPIRE:
            return [CHRISTIAN]
        if any(LEADER[c] for c in self.frame.units):
            return list(range(len(RELIGIONS)))
        return sorted({self.state.religion[NATION[c]] for c in self.frame.units if NATION[c] >= 0})

    def convert(self, religion: int) -> Refusal | None:
        """Why the force may not try to convert its region (18)."""
        place, state = self.frame.place, self.state
        region = LAND_OF[place]
        if place >= HEXES or region < 0:
            return no("convert-here", {"place": place_term(place)})
        if religion not in self.faiths():
            return no("convert-faith", {"religion": Word(RELIGIONS[religion])})
        if state.religion[region] == religion:
            return no("convert-same", {"region": Place(REGION_IDS[region]), "religion": Word(RELIGIONS[religion])})
        if payment(state, self.seat, region, True, 1) is None:
            return no("missionary-marker")
        return self.quiet() or self._points(COSTS.conversion)

    def drop(self, kind: int, count: int) -> Refusal | None:
        """Why units may not be left behind (12.2a, 19.4c)."""
        frame = self.frame
        there = counts(frame.units).get(kind, 0)
        if not 1 <= count <= there or count == len(frame.units):
            return no("drop", {"unit": type_term(kind), "count": there})
        if self.naval:
            fleet = TYPES[kind].kind == "fleet"
            left = [c for c in frame.units if TYPE_OF[c] != kind]
            ships = sum(FLEET[c] for c in left) + ((there - count) if fleet else 0)
            load = sum(not FLEET[c] and not LEADER[c] for c in frame.units)
            if fleet and (not ships or load > CARGO * ships):
                return no("drop-ships")
            if not fleet and not COAST[frame.place]:
                return no("land-here", {"place": place_term(frame.place)})
        return None

    def land(self) -> Refusal | None:
        """Why the cargo may not go ashore (19.4c)."""
        if not self.naval or all(FLEET[c] for c in self.frame.units):
            return no("land-nobody")
        return None if COAST[self.frame.place] else no("land-here", {"place": place_term(self.frame.place)})
