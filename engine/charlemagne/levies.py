"""The levy (11.1): free units of the regions that a seat controls, from a state and from a view alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from engine.charlemagne.board import COAST, HEXES, PLACE, PLACES
from engine.charlemagne.effects import CALLED
from engine.charlemagne.game_data import LEVY_TYPES, NEUTRAL, PLACES_OF, REGION_IDS, REGIONS, TYPE, TYPES
from engine.charlemagne.operations import contested
from engine.charlemagne.terms import no, place_term, type_term
from engine.charlemagne.units import Ground, Position, crowded, free_counter, free_counters
from engine.core import Action, Params, Place, Refusal

AREA_UNITS = 10
"""Units that a seat may raise or hire in a peripheral area a turn (11.3)."""


class Raising(Protocol):
    """How far a levy has come."""

    @property
    def seat(self) -> int: ...
    @property
    def left(self) -> list[int]: ...
    @property
    def used(self) -> list[int]: ...
    @property
    def assembly(self) -> int: ...
    @property
    def called(self) -> list[int]: ...


class Due(NamedTuple):
    """What becomes of the units that a region is still due."""

    can: int
    """So many can be raised."""
    uncounted: int
    """So many cannot, for all counters of their types are on the map (11.4)."""
    unplaced: int
    """So many cannot for want of a place (11.1c)."""


def raise_unit(state: Position, frame: Raising, kind: int, place: int) -> None:
    """A unit of a type comes to a place: of those that its region may raise it is one less, and the place is used."""
    counter = free_counter(state, kind)
    assert counter is not None
    state.where[counter] = place
    frame.left[TYPES[kind].region] -= 1
    frame.used.append(place)


class Levies:
    """One look at the board for every levy: each rule stands here once."""

    def __init__(self, state: Position, frame: Raising) -> None:
        self.state, self.frame, self.seat = state, frame, frame.seat
        self.ground = Ground(state)
        self.zone = contested(self.ground, self.seat)

    def kind(self, kind: int) -> Refusal | None:
        """Why a type is not raised at all now (11.1a, 11.1b, 11.4)."""
        region = TYPES[kind].region
        if region < 0 or kind not in LEVY_TYPES[region]:
            return no("levy-kind", {"unit": type_term(kind)})
        if self.state.control[region] != self.seat:
            return no("levy-region", {"region": Place(REGION_IDS[region])})
        if not self.frame.left[region]:
            return no("levy-done", {"region": Place(REGION_IDS[region])})
        if free_counter(self.state, kind) is None:
            return no("counters", {"unit": type_term(kind)})
        return None

    def place(self, kind: int, place: int) -> Refusal | None:
        """Why a type is not raised in one place (11.1c, 11.3, 11.5a)."""
        state = self.state
        name: Params = {"place": place_term(place)}
        if place not in PLACES_OF[TYPES[kind].region]:
            return no("levy-home", {"unit": type_term(kind), "place": place_term(place)})
        if TYPES[kind].kind == "fleet" and not COAST[place]:
            return no("levy-coast", name)
        if place >= HEXES:
            full = self.frame.used.count(place) >= AREA_UNITS
            return no("area-full", {"place": place_term(place), "most": AREA_UNITS}) if full else None
        if place in self.frame.used:
            return no("levy-twice", name)
        held = self.ground.held.get(place, self.seat)
        if held != self.seat:
            return no("levy-neutral", name) if held == NEUTRAL else no("levy-enemy", name)
        if place in self.zone:
            return no("levy-zone", name)
        if place in state.pillaged:
            return no("levy-pillaged", name)
        counter = free_counter(state, kind)
        if counter is None:
            return no("counters", {"unit": type_term(kind)})
        return crowded(self.seat, [counter], place, self.ground.stacks.get(place, ()))

    def offers(self) -> list[Action]:
        """Every unit that may be raised now."""
        found: list[Action] = []
        for region in range(len(REGIONS)):
            if not self.frame.left[region]:
                continue
            kinds = [k for k in LEVY_TYPES[region] if self.kind(k) is None]
            if not kinds:
                continue
            spots = PLACES_OF[region]
            taken = self.ground.held
            for k in kinds:
                slug, fleet = TYPES[k].slug, TYPES[k].kind == "fleet"
                for p in spots:
                    if p in taken or p >= HEXES or fleet:
                        if self.place(k, p) is None:
                            found.append(Action("levy", (slug, PLACES[p])))
                    elif p not in self.frame.used and p not in self.zone and p not in self.state.pillaged:
                        found.append(Action("levy", (slug, PLACES[p])))
        return found

    def due(self, offers: Sequence[Action]) -> list[Due]:
        """By region what becomes of its levy, from all that is offered: no more can be raised than there are free
        counters and places for them."""
        spots: list[tuple[set[int], set[int]]] = [(set(), set()) for _ in REGIONS]
        for action in offers:
            t = TYPES[TYPE[str(action.args[0])]]
            spots[t.region][t.kind == "fleet"].add(PLACE[str(action.args[1])])
        return [self._due(region, *spots[region]) for region in range(len(REGIONS))]

    def _due(self, region: int, land: set[int], coast: set[int]) -> Due:
        """The same of one region: the places for its units, and for its fleets."""
        left = self.frame.left[region]
        if not left:
            return Due(0, 0, 0)
        free = [0, 0]
        for k in LEVY_TYPES[region]:
            free[TYPES[k].kind == "fleet"] += free_counters(self.state, k)
        rooms = (self._room(land), self._room(coast), self._room(land | coast))
        can = min(left, min(free[0], rooms[0]) + min(free[1], rooms[1]), rooms[2])
        counted = min(left, sum(free))
        return Due(can, left - counted, counted - can)

    def _room(self, spots: set[int]) -> int:
        """How many units some places take: one a hex, more in a peripheral area."""
        return sum(1 if p < HEXES else AREA_UNITS - self.frame.used.count(p) for p in spots)

    def assemble(self, region: int) -> Refusal | None:
        """Why the General Assembly gives a region nothing."""
        name: Params = {"region": Place(REGION_IDS[region])}
        if not self.frame.assembly:
            return no("assembly-over", {"count": CALLED}) if self.frame.called else no("assembly-none")
        if self.state.control[region] != self.seat:
            return no("levy-region", name)
        return no("assembly-twice", name) if region in self.frame.called else None
