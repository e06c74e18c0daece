"""Who stands where: sides, stacks, zones of control, burgs, losses. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from engine.charlemagne.board import (
    AREA_PORT,
    COAST,
    GROUND,
    HEXES,
    LAND_SIDES,
    PLACES,
    PORT_PRINTED,
    PRINTED,
    SEA,
    SEA_SIDES,
    TERRAIN,
)
from engine.charlemagne.bounds import NOWHERE
from engine.charlemagne.clauses import Clause
from engine.charlemagne.game_data import (
    AUGUSTUS,
    CARGO,
    CHARLEMAGNE,
    EMPIRE,
    FLEET,
    LEADER,
    LEADER_MARKER,
    LEADERS,
    NATION,
    NEUTRAL,
    SCARA,
    STACK,
    STRENGTH,
    TRIBAL,
    TYPE_OF,
    TYPES,
    UPKEEP,
)
from engine.charlemagne.state import ChState, Options
from engine.charlemagne.terms import no, place_term
from engine.core import Refusal

T = TypeVar("T")


class Pact(Protocol):
    """A treaty, in a state and in a view alike."""

    @property
    def number(self) -> int: ...
    @property
    def clauses(self) -> list[Clause]: ...


class Position(Protocol):
    """What everybody sees of the board and the turn, in a state and in a view alike."""

    @property
    def options(self) -> Options: ...
    @property
    def turn(self) -> int: ...
    @property
    def phasing(self) -> int: ...
    @property
    def spent(self) -> list[int]: ...
    @property
    def winter(self) -> bool: ...
    @property
    def cheap(self) -> bool: ...
    @property
    def treaties(self) -> Sequence[Pact]: ...
    @property
    def where(self) -> list[int]: ...
    @property
    def aboard(self) -> list[int]: ...
    @property
    def control(self) -> list[int]: ...
    @property
    def religion(self) -> list[int]: ...
    @property
    def leaders(self) -> list[int]: ...
    @property
    def built(self) -> list[int]: ...
    @property
    def civilisation(self) -> list[int]: ...
    @property
    def pillaged(self) -> list[int]: ...
    @property
    def augustus(self) -> int: ...
    @property
    def dead(self) -> bool: ...
    @property
    def famine(self) -> bool: ...


def side_of(state: Position, counter: int) -> int:
    """The seat a counter obeys, ``NEUTRAL`` when nobody (4.2a, 21.6)."""
    region = NATION[counter]
    if region >= 0:
        return state.control[region]
    if counter in LEADERS:
        return state.leaders[counter - LEADERS.start]
    return 0


def at_place(state: Position, place: int) -> list[int]:
    """The counters at a place."""
    return [c for c, p in enumerate(state.where) if p == place]


def holder(state: Position, place: int) -> int | None:
    """The side whose units stand at a place (``NEUTRAL`` for neutral ones), ``None`` when it is empty."""
    return next((side_of(state, c) for c, p in enumerate(state.where) if p == place), None)


_OWNERS = NATION[: LEADERS.start]
"""The region of every counter before the leaders, -1 for those that are always the Empire's."""
FLEETS: tuple[int, ...] = tuple(c for c, afloat in enumerate(FLEET) if afloat)


class Board:
    """What follows from where everybody stands, worked out once for each board. Shared and only read.

    ``stacks``: counters by place. ``held``: side by place. ``sides``: side by counter. ``notes``: what else has been
    worked out from this board and some markers on it.
    """

    __slots__ = ("held", "notes", "sides", "stacks")

    def __init__(self, where: tuple[int, ...], control: tuple[int, ...], leaders: tuple[int, ...]) -> None:
        owners = (*control, EMPIRE)
        self.sides = (*map(owners.__getitem__, _OWNERS), *leaders, EMPIRE)
        self.stacks: dict[int, list[int]] = {}
        stacks = self.stacks
        for counter, place in enumerate(where):
            if place >= 0:
                if place in stacks:
                    stacks[place].append(counter)
                else:
                    stacks[place] = [counter]
        sides = self.sides
        self.held = {place: sides[stack[0]] for place, stack in stacks.items()}
        self.notes: dict[Any, Any] = {}


@lru_cache(maxsize=48)
def _read(where: tuple[int, ...], control: tuple[int, ...], leaders: tuple[int, ...]) -> Board:
    return Board(where, control, leaders)


class Ground:
    """The board read once for many questions: stacks by place, and who holds each place.

    ``stacks``: counters by place. ``held``: side by place. Both are shared and only read.
    """

    __slots__ = ("board", "held", "stacks", "state")

    def __init__(self, state: Position) -> None:
        self.state = state
        self.board = _read(tuple(state.where), tuple(state.control), tuple(state.leaders))
        self.stacks, self.held = self.board.stacks, self.board.held

    def note(self, key: Any, work: Callable[[], T]) -> T:
        """What ``work`` gives for this board: worked out once for each key. Never change it."""
        notes = self.board.notes
        if key not in notes:
            notes[key] = work()
        found: T = notes[key]
        return found

    def marks(self) -> tuple[tuple[int, ...], ...]:
        """What else on the map decides about movement, as part of a key: who is aboard, burgs built and pillaged."""
        state = self.state
        return tuple(state.aboard), tuple(state.built), tuple(state.pillaged)

    def own(self, seat: int) -> list[int]:
        """Places with units of a seat, in order."""
        return sorted(p for p, s in self.held.items() if s == seat)

    def zone(self, seat: int, *, fleets: bool, lands: bool, without: Iterable[int] = ()) -> set[int]:
        """Hexes in the zone of control of ``seat``'s enemies (14): of their land units and, or, their fleets. A burg
        that ``seat`` or neutrals hold is outside it (14.2a); ``without``: own units that do not count as holding."""
        reach, found = self.note(
            ("zone", seat, fleets, lands, self.marks()), lambda: self._zone(seat, fleets=fleets, lands=lands)
        )
        without = set(without)
        spots = {self.state.where[c] for c in without} & (reach - found)
        bare = {p for p in spots if self.held[p] == seat and all(c in without for c in self.stacks[p])}
        return found | bare if bare else found

    def _zone(self, seat: int, *, fleets: bool, lands: bool) -> tuple[set[int], set[int]]:
        """Hexes that enemy zones reach, and those among them that no burg shelters."""
        enemy, aboard, where = 1 - seat, set(self.state.aboard), self.state.where
        afloat = {where[c] for c in FLEETS} | {where[c] for c in aboard}
        found: set[int] = set()
        for place, side in self.held.items():
            if side != enemy or place >= HEXES:
                continue
            if place not in afloat:
                if lands:
                    found.update(LAND_SIDES[place])
                continue
            stack = self.stacks[place]
            if lands and not SEA[place] and any(not FLEET[c] and c not in aboard for c in stack):
                found.update(LAND_SIDES[place])
            if fleets and any(FLEET[c] for c in stack):
                found.update(SEA_SIDES[place])
        spots = found & self.held.keys()
        sheltered = {p for p in spots if self.held[p] != enemy and is_burg(self.state, p)}
        return found, found - sheltered


def is_burg(state: Position, place: int) -> bool:
    """Whether a burg that works stands in a hex: a printed one not pillaged, or a marker (23.3, 17.4a)."""
    return place in state.built or (place in PRINTED and place not in state.pillaged)


def working_burgs(state: Position) -> set[int]:
    """The hexes with a burg that works."""
    return {*(PRINTED - set(state.pillaged)), *state.built}


def is_port(state: Position, place: int) -> bool:
    """Whether a place is a port: a printed symbol not pillaged, a burg marker on the coast (23.6), an area with one."""
    if place >= HEXES:
        return AREA_PORT[place - HEXES]
    return (place in PORT_PRINTED and place not in state.pillaged) or (place in state.built and COAST[place])


def burgs_in(state: Position, region_places: Iterable[int]) -> list[int]:
    """The burgs that work among some places."""
    return [p for p in region_places if is_burg(state, p)]


def forage(state: Position, place: int) -> int:
    """Units that a place feeds (20.1): terrain, one more in a burg, none where pillaged, at sea nobody."""
    return _forage(place, state.built, state.pillaged, state.famine)


def feeds(state: Position) -> tuple[int, ...]:
    """``forage`` of every place, worked out once for the same markers."""
    return _feeds(tuple(state.built), tuple(state.pillaged), state.famine)


@lru_cache(maxsize=16)
def _feeds(built: tuple[int, ...], pillaged: tuple[int, ...], famine: bool) -> tuple[int, ...]:
    return tuple(_forage(p, built, pillaged, famine) for p in range(len(PLACES)))


def _forage(place: int, built: Collection[int], pillaged: Collection[int], famine: bool) -> int:
    if place >= HEXES:
        value = GROUND.area_forage
    elif SEA[place] or place in pillaged:
        return 0
    else:
        burg = place in built or place in PRINTED
        value = GROUND.rows[TERRAIN[place]].forage + (GROUND.burg_forage if burg else 0)
    return max(0, value - 1) if famine else value


def eaters(units: Iterable[int]) -> list[int]:
    """The units that eat and count for stacking: all but leaders (12.1a, 20.5)."""
    return [c for c in units if not LEADER[c]]


def supply_cost(state: Position, place: int, units: Iterable[int]) -> int:
    """Points to feed the units of a place beyond its forage, the dearest foraging (20.1, 20.2)."""
    return upkeep(units, forage(state, place))


def upkeep(units: Iterable[int], fed: int) -> int:
    """Points to feed some units where so many of them are fed, the dearest first."""
    prices = [UPKEEP[c] for c in units if not LEADER[c]]
    return sum(sorted(prices)[: len(prices) - fed]) if len(prices) > fed else 0


def nations(units: Iterable[int]) -> set[int]:
    """The regions of some units, leaders and Scara aside."""
    return {NATION[c] for c in units if NATION[c] >= 0}


def crowded(seat: int, units: Iterable[int], place: int, there: Iterable[int]) -> Refusal | None:
    """Why units may not join those of their own side at a place (12.1, 22.5): ten a hex; Tribal units of one region."""
    mine, here = set(units), [c for c in there if c not in set(units)]
    if place < HEXES and len(eaters(mine)) + len(eaters(here)) > STACK:
        return no("stack", {"place": place_term(place), "most": STACK})
    if seat == TRIBAL and len(nations(mine) | nations(here)) > 1:
        return no("stack-mixed", {"place": place_term(place)})
    return None


def strength(units: Iterable[int]) -> int:
    """Combat points of some units, nothing multiplied."""
    return sum(STRENGTH[c] for c in units)


def has_leader(units: Iterable[int]) -> bool:
    """Whether a leader is among some units."""
    return any(LEADER[c] for c in units)


def is_naval(units: Iterable[int]) -> bool:
    """Whether a group moves by sea: it has a fleet."""
    return any(FLEET[c] for c in units)


def capacity(units: Iterable[int]) -> int:
    """Land units that the fleets of a group can still take: negative when too many are aboard (19.4a)."""
    group = list(units)
    fleets = sum(FLEET[c] for c in group)
    return fleets * CARGO - sum(not FLEET[c] and not LEADER[c] for c in group)


def counts(units: Iterable[int]) -> dict[int, int]:
    """How many of each type."""
    found: dict[int, int] = {}
    for c in units:
        found[TYPE_OF[c]] = found.get(TYPE_OF[c], 0) + 1
    return found


def free_counter(state: Position, kind: int) -> int | None:
    """A counter of a type that is not in play (11.4)."""
    t = TYPES[kind]
    return next((c for c in range(t.first, t.first + t.count) if state.where[c] == NOWHERE), None)


def free_counters(state: Position, kind: int) -> int:
    """How many counters of a type are not in play (11.4)."""
    t = TYPES[kind]
    return state.where[t.first : t.first + t.count].count(NOWHERE)


def worth(state: Position, counter: int) -> tuple[int, int, int]:
    """How dear a unit is to its owner, cheapest first; leaders last, Charlemagne and Augustus last of all."""
    special = 2 if counter == CHARLEMAGNE else 1 if counter == state.augustus else 0
    return (LEADER[counter] + special, STRENGTH[counter] * 2 + UPKEEP[counter], counter)


def cheapest(state: Position, units: Iterable[int], count: int) -> list[int]:
    """The units whose loss hurts least (ruling: leaders are chosen last)."""
    return sorted(units, key=lambda c: worth(state, c))[:count]


def take_off(state: ChState, counter: int) -> None:
    """Out of play: a regional unit may be raised again (11.4a), a leader goes back to the cup, and Augustus with its
    bearer (21.3)."""
    state.where[counter] = NOWHERE
    if counter in state.aboard:
        state.aboard.remove(counter)
    if counter in state.spent:
        state.spent.remove(counter)
    if counter in LEADERS:
        state.leaders[counter - LEADERS.start] = NEUTRAL
        state.cup[LEADER_MARKER] += 1
    if counter == state.augustus:
        state.augustus = -1
        state.cup[AUGUSTUS] += 1


def scara_free(state: Position) -> bool:
    """Whether the Scara may be hired (29)."""
    return state.options.scara and state.where[SCARA] == NOWHERE
