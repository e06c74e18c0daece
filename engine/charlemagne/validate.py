"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engine.charlemagne.board import COAST, HEXES, PLACES, PRINTED, SEA
from engine.charlemagne.cup import full_cup
from engine.charlemagne.game_data import (
    AUGUSTUS,
    COUNTERS,
    FLEET,
    LEADER,
    LEADER_MARKER,
    LEADERS,
    MARKERS,
    REGIONS,
    RELIGIONS,
    STACK,
    TURNS,
    TYPE,
)
from engine.charlemagne.standing import VALUES, names_left
from engine.charlemagne.state import (
    NOWHERE,
    Attempt,
    Battle,
    Campaign,
    Chancery,
    ChState,
    Clause,
    Deploy,
    Desk,
    Drawing,
    Envoy,
    Fate,
    Feeding,
    Force,
    Levying,
    Loss,
    Muster,
    Naming,
    Orders,
    Over,
    PlaceLeader,
    Retreat,
    Revolt,
    Spending,
)
from engine.charlemagne.units import FLEETS, Ground

_ORDERS = tuple(VALUES[key.replace("_", "-")] for key in Orders.__struct_fields__ if key.replace("_", "-") in VALUES)
_COUNTERS = frozenset(range(COUNTERS))
_LAND = frozenset(p for p in range(HEXES) if not SEA[p])
_BOTTOM = (Fate, Drawing, Envoy, Spending, Levying, Campaign, Feeding, Over)


def markers_in_play(state: ChState) -> list[int]:
    """Every marker by kind, wherever it is: cup, hands, laid down, placed, leaders on the map or being placed."""
    total = [a + b + c for a, b, c in zip(state.cup, *state.hands, strict=True)]
    for frame in state.frames:
        if isinstance(frame, PlaceLeader):
            total[LEADER_MARKER] += 1
        elif isinstance(frame, Attempt):
            for laid in frame.laid:
                total = [a + b for a, b in zip(total, laid, strict=True)]
    total[LEADER_MARKER] += sum(state.where[c] >= 0 for c in LEADERS)
    total[AUGUSTUS] += state.augustus >= 0
    return total


def validate(state: ChState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``. Counts and places, not the course of play."""
    if state.seats != 2 or len(state.hands) != 2 or len(state.treasury) != 2 or len(state.orders) != 2:
        return "the number of seats is wrong"
    if len(state.where) != COUNTERS or len(state.control) != len(REGIONS) or len(state.religion) != len(REGIONS):
        return "counters or regions are missing"
    if len(state.leaders) != len(LEADERS) or any(len(h) != len(MARKERS) for h in (state.cup, *state.hands)):
        return "markers are missing"
    if not state.frames or not isinstance(state.frames[0], _BOTTOM):
        return "it does not say what is going on"
    return next(_frames(state), None) or next(_faults(state), None)


def _faults(state: ChState) -> Iterator[str]:
    for marks in (state.built, state.civilisation, state.pillaged):
        if sorted(set(marks)) != marks or not _LAND.issuperset(marks):
            yield "a marker lies where none can"
    if not PRINTED.isdisjoint(state.built) or not {*state.built, *state.civilisation}.isdisjoint(state.pillaged):
        yield "a marker lies where none can"
    if markers_in_play(state) != full_markers(state):
        yield "stratagem markers are missing or double"
    where = state.where
    if state.augustus != -1 and not (LEADER[state.augustus] and where[state.augustus] >= 0):
        yield "Augustus is borne by nobody"
    at = where.__getitem__
    if NOWHERE in map(at, state.aboard) or NOWHERE in map(at, state.spent):
        yield "a unit out of play is embarked or has operated"
        return
    if any((where[c] >= 0) != (side >= 0) for c, side in zip(LEADERS, state.leaders, strict=True)):
        yield "a leader has no side"
    yield from _stacks(state)
    if not all(_sound_orders(msgspec.structs.astuple(orders)[: len(_ORDERS)]) for orders in state.orders):
        yield "a standing order is wrong"
    if any(not sound_shape(t.clauses) for t in (*state.proposals, *state.treaties)):
        yield "a treaty is wrong"
    if state.scored > state.turn or len(state.scores) > TURNS - state.scored + 1:
        yield "the points of past turns are wrong"
    if not 1 <= len(state.deeds) <= 2:
        yield "what was done is wrong"
    for turn in state.deeds:
        turn.deeds()  # raises when it says nothing sensible


@lru_cache(maxsize=16)
def _sound_orders(values: tuple[str | int, ...]) -> bool:
    """Whether every standing order has one of the values that there are."""
    return all(value in known for value, known in zip(values, _ORDERS, strict=True))


def full_markers(state: ChState) -> list[int]:
    """Every marker there is with the options of a game."""
    return full_cup(state.options.leader_death)


def sound_shape(clauses: list[Clause]) -> bool:
    """Whether clauses name known seats."""
    return all(c.seat in (0, 1) for c in clauses)


def _stacks(state: ChState) -> list[str]:
    """What is wrong with the stacks: two sides in one place, ships ashore, armies on the sea, more than ten units."""
    ground = Ground(state)
    found: list[str] = ground.note(("faults", tuple(state.aboard)), lambda: _board_faults(state, ground))
    return found


def _board_faults(state: ChState, ground: Ground) -> list[str]:
    where, afloat = state.where, set(state.aboard)
    sides, held, found = ground.board.sides, ground.held, list[str]()
    if any(where[c] >= 0 and not (SEA[where[c]] or COAST[where[c]]) for c in FLEETS):
        found.append("a fleet is ashore")
    for place, stack in ground.stacks.items():
        if len(stack) > 1 and any(sides[c] != held[place] for c in stack):
            found.append(f"{PLACES[place]} is held by two sides")
        if SEA[place] and any(not FLEET[c] and c not in afloat for c in stack):
            found.append("an army stands on the sea")
        if len(stack) > STACK and place < HEXES and sum(not LEADER[c] for c in stack) > STACK:
            found.append(f"{PLACES[place]} holds more than {STACK} units")
    return found


def _frames(state: ChState) -> Iterator[str]:
    places, counters = range(len(PLACES)), _COUNTERS
    for frame in state.frames:
        if getattr(frame, "seat", 0) not in (0, 1):
            yield "an unknown seat is asked"
        units = getattr(frame, "units", [])
        if units and not (counters.issuperset(units) and NOWHERE not in map(state.where.__getitem__, units)):
            yield "a force has units that are not in play"
        if isinstance(frame, Force | Muster | Battle | Retreat) and frame.place not in places:
            yield "a force is nowhere"
        if isinstance(frame, Force) and (frame.points < 0 or any(p not in places for p in frame.trail)):
            yield "operations points are below zero"
        if isinstance(frame, Retreat) and (frame.enemy not in places or not 0 <= frame.steps <= 2):
            yield "a retreat leads nowhere"
        if isinstance(frame, Battle) and not any(isinstance(f, Force) for f in state.frames):
            yield "a battle has no attacker"
        if isinstance(frame, Battle) and not (
            len(frame.champions) == len(frame.advances) == len(frame.treachery) == 2
            and frame.stage in ("withdraw", "challenge", "plan", "answer", "done")
        ):
            yield "a battle is wrong"
        if isinstance(frame, Muster) and not set(frame.picked) <= set(TYPE):
            yield "a force has unknown units"
        if isinstance(frame, Naming) and not (
            set(frame.regions) < set(range(len(REGIONS))) and names_left(state, frame.regions)
        ):
            yield "no region is left to be named"
        if isinstance(frame, Loss) and frame.count < 0:
            yield "a number is below zero"
        if isinstance(frame, Revolt) and (
            len(frame.dice) != len(frame.regions)
            or any(r not in range(len(REGIONS)) for r in frame.regions)
            or any(d not in range(1, 7) for d in frame.dice)
            or frame.asked not in (0, 1)
        ):
            yield "a revolt is wrong"
        if isinstance(frame, Attempt) and not (
            0 <= frame.region < len(REGIONS)
            and -1 <= frame.religion < len(RELIGIONS)
            and len(frame.laid) == 2
            and all(len(laid) == len(MARKERS) and min(laid) >= 0 for laid in frame.laid)
        ):
            yield "an attempt is wrong"
        if isinstance(frame, Levying) and (len(frame.left) != len(REGIONS) or min(frame.left) < 0):
            yield "a levy is wrong"
        if isinstance(frame, Deploy) and state.turn != 1:
            yield "units are placed too late"
    over = isinstance(state.frames[-1], Over)
    sides = [] if over else [(Desk, 0), (Chancery, 0), (Desk, 1), (Chancery, 1)]
    if [(type(f), f.seat) for f in state.sides] != sides:
        yield "a desk is missing"
    if over and state.winner not in (0, 1):
        yield "nobody has won"
