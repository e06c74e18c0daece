"""What a force in operation may do where it stands."""

from __future__ import annotations

from engine.charlemagne.board import COAST, HEXES
from engine.charlemagne.frames import Force
from engine.charlemagne.game_data import (
    CARGO,
    FLEET,
    LEADER,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.movement import Reach, limits_of, reach
from engine.charlemagne.operations import faiths, is_halted, no_attack, no_conversion, no_pillage, too_few
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import no, place_term, type_term
from engine.charlemagne.treaties import closed_to, forbids_entry
from engine.charlemagne.units import Ground, counts, crowded, is_naval
from engine.core import Params, Refusal

FAR = 400
"""More operations points than the way to any place costs."""


class Field:
    """One look at the board for everything a force may do: each rule stands here once."""

    def __init__(self, state: ChState, frame: Force) -> None:
        self.state, self.frame, self.seat = state, frame, frame.seat
        self.ground = Ground(state)
        self.naval = is_naval(frame.units)
        closed = closed_to(state, frame.seat)
        self.limits = limits_of(
            state, frame.seat, frame.units, port=frame.port, closed=closed, ground=self.ground
        )  # fmt: skip
        self.halted = is_halted(self.ground, frame.seat, frame.units, frame.place, frame.halted)

    def reach(self, goal: int = -1) -> Reach:
        """Where the force may go now; with a ``goal`` no more than the way there."""
        return reach(self.limits, self.frame.place, 0 if self.halted else self.frame.points, goal)

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
            return crowded(seat, self.frame.units, place, self.ground.stacks.get(place, ()))
        return None

    def _closed(self, place: int) -> Refusal | None:
        treaty = forbids_entry(self.state, self.seat, self.frame.place, place)
        return None if treaty is None else no("treaty-entry", {"number": treaty.number, "place": place_term(place)})

    def goal(self, place: int) -> Refusal | None:
        """Why the force may not go to a place, by whatever way (15)."""
        frame = self.frame
        name: Params = {"place": place_term(place)}
        if place == frame.place:
            return no("here-already", name)
        refusal = self.enter(place)
        if refusal is not None:
            return refusal
        if self.halted:
            return no("halted")
        if place in self.reach(place).before:
            return None
        far = reach(self.limits, frame.place, FAR, place)
        if place not in far.before:
            return no("no-path", name)
        return no("reach", {"place": place_term(place), "cost": far.cost[place], "have": frame.points})

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
        return too_few(frame.points, cost)

    def battle(self, place: int) -> Refusal | None:
        """Why the force may not attack a hex (16.2, 19.5c)."""
        frame = self.frame
        return no_attack(self.state, self.seat, self.naval, frame.place, place, frame.points, self.ground)

    def pillage(self) -> Refusal | None:
        """Why the force may not pillage (17.2)."""
        return no_pillage(self.state, self.seat, self.frame.place, self.frame.points, self.ground)

    def faiths(self) -> list[int]:
        """Religions that the force may convert to (18.6)."""
        return faiths(self.state, self.seat, self.frame.units)

    def convert(self, religion: int) -> Refusal | None:
        """Why the force may not try to convert its region (18)."""
        frame, hand = self.frame, self.state.hands[self.seat]
        return no_conversion(
            self.state, self.seat, frame.units, frame.place, religion, frame.points, hand, self.ground
        )  # fmt: skip

    def drop(self, kind: int, count: int) -> Refusal | None:
        """Why units may not be left behind (12.2a, 19.4c)."""
        frame = self.frame
        there = counts(frame.units).get(kind, 0)
        if not 1 <= count <= there:
            return no("drop", {"unit": type_term(kind), "count": there})
        if count == len(frame.units):
            return no("drop-all")
        if self.naval:
            fleet = TYPES[kind].kind == "fleet"
            left = [c for c in frame.units if TYPE_OF[c] != kind]
            ships = sum(FLEET[c] for c in left) + ((there - count) if fleet else 0)
            load = sum(not FLEET[c] and not LEADER[c] for c in frame.units)
            if fleet and (not ships or load > CARGO * ships):
                return no("drop-ships", {"load": load, "room": CARGO * ships})
            if not fleet and not COAST[frame.place]:
                return no("land-here", {"place": place_term(frame.place)})
        return None

    def land(self) -> Refusal | None:
        """Why the cargo may not go ashore (19.4c)."""
        if not self.naval or all(FLEET[c] for c in self.frame.units):
            return no("land-nobody")
        return None if COAST[self.frame.place] else no("land-here", {"place": place_term(self.frame.place)})
