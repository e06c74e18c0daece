"""What a sound position is, beyond what the types of the state say: counts and places, not the course of play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.charlemagne.board import COAST, HEXES, PLACES, PRINTED, SEA
from engine.charlemagne.bounds import NOWHERE
from engine.charlemagne.cup import full_cup
from engine.charlemagne.frames import (
    Attempt,
    Battle,
    Campaign,
    Chancery,
    Deploy,
    Desk,
    Drawing,
    Envoy,
    Fate,
    Feeding,
    Force,
    Frame,
    Levying,
    Muster,
    Naming,
    Over,
    PlaceLeader,
    Revolt,
    Spending,
)
from engine.charlemagne.game_data import (
    AUGUSTUS,
    FLEET,
    LEADER,
    LEADER_MARKER,
    LEADERS,
    MARKER_IDS,
    STACK,
    TURNS,
    TYPE,
)
from engine.charlemagne.standing import VALUES, current, names_left
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground, eaters

PHASES = Fate | Drawing | Envoy | Spending | Levying | Campaign | Feeding | Over
"""What may lie at the bottom of the stack."""


def faults(state: ChState, public: bool) -> Iterator[str]:
    """Everything that is wrong with a position; ``public``: only what follows from a spectator's view."""
    yield from _public(state)
    if not public:
        yield from _hidden(state)


def _public(state: ChState) -> Iterator[str]:
    yield from _markers_on_the_map(state)
    yield from _leaders(state)
    yield from _units(state)
    yield from _course(state)
    for frame in _shown(state):
        yield from _frame(state, frame)


def _hidden(state: ChState) -> Iterator[str]:
    for name, found, wanted in zip(
        MARKER_IDS, markers_in_play(state), full_cup(state.options.leader_death), strict=True
    ):
        if found != wanted:
            yield f"{found} markers {name} are in play, not {wanted}"
    for seat, orders in enumerate(state.orders):
        for key, known in VALUES.items():
            if current(orders, key) not in known:
                yield f"seat {seat} has the standing order {key} {current(orders, key)}"
    shown = _shown(state)
    for frame in state.frames:
        if not any(frame is other for other in shown):
            yield from _frame(state, frame)
        if isinstance(frame, Muster) and not frame.picked.keys() <= TYPE.keys():
            yield f"a force has unknown units: {sorted(frame.picked.keys() - TYPE.keys())}"
        if isinstance(frame, Naming) and not names_left(state, frame.regions):
            yield f"after {frame.regions} no region is left to be named"
        if isinstance(frame, Deploy) and state.turn != 1:
            yield f"seat {frame.seat} places its units in turn {state.turn}"
    sides = [] if isinstance(state.frames[-1], Over) else [(Desk, 0), (Chancery, 0), (Desk, 1), (Chancery, 1)]
    if [(type(f), f.seat) for f in state.sides] != sides:
        yield "the desks and chanceries are not those of both seats"


def markers_in_play(state: ChState) -> list[int]:
    """Every marker by kind, wherever it is: cup, hands, laid down, placed, leaders on the map or being placed."""
    heaps = [state.cup, *state.hands]
    for frame in state.frames:
        if isinstance(frame, Attempt):
            heaps += frame.laid
    total = [sum(kind) for kind in zip(*heaps, strict=True)]
    total[LEADER_MARKER] += sum(isinstance(frame, PlaceLeader) for frame in state.frames)
    total[LEADER_MARKER] += sum(state.where[c] != NOWHERE for c in LEADERS)
    total[AUGUSTUS] += state.augustus >= 0
    return total


def _markers_on_the_map(state: ChState) -> Iterator[str]:
    built, civilisation, pillaged = set(state.built), set(state.civilisation), set(state.pillaged)
    for kind, marks in (("burg", state.built), ("civilisation", state.civilisation), ("pillage", state.pillaged)):
        if sorted(set(marks)) != marks:
            yield f"{kind} markers are not in order, or double: {marks}"
        yield from (f"a {kind} marker lies in {PLACES[p]}, on the sea" for p in marks if SEA[p])
    yield from (f"a burg marker lies in {PLACES[p]}, a printed burg" for p in sorted(PRINTED & built))
    yield from (f"a marker lies in {PLACES[p]}, which is pillaged" for p in sorted((built | civilisation) & pillaged))


def _leaders(state: ChState) -> Iterator[str]:
    bearer = state.augustus
    if bearer >= 0 and not (LEADER[bearer] and state.where[bearer] != NOWHERE):
        yield f"Augustus is borne by counter {bearer}, no leader in play"
    for counter, side in zip(LEADERS, state.leaders, strict=True):
        if (state.where[counter] != NOWHERE) != (side >= 0):
            yield f"leader {counter} of side {side} is at place {state.where[counter]}"


def _units(state: ChState) -> Iterator[str]:
    """Units out of play, and stacks: two sides in one place, ships ashore, armies on the sea, more than ten units."""
    for counter in sorted({*state.aboard, *state.spent}):
        if state.where[counter] == NOWHERE:
            yield f"counter {counter} is embarked or has operated, and is out of play"
    ground, afloat = Ground(state), set(state.aboard)
    for place, stack in sorted(ground.stacks.items()):
        if len({ground.board.sides[c] for c in stack}) > 1:
            yield f"{PLACES[place]} is held by two sides"
        if not (SEA[place] or COAST[place]) and any(FLEET[c] for c in stack):
            yield f"a fleet is ashore in {PLACES[place]}"
        if SEA[place] and any(not FLEET[c] and c not in afloat for c in stack):
            yield f"an army stands on the sea in {PLACES[place]}"
        if place < HEXES and len(eaters(stack)) > STACK:
            yield f"{PLACES[place]} holds more than {STACK} units"


def _course(state: ChState) -> Iterator[str]:
    """The phase and its end, the points of past turns, what was done."""
    if not isinstance(state.frames[0], PHASES):
        yield "the bottom frame is no phase"
    if isinstance(state.frames[-1], Over) and state.winner < 0:
        yield "the game is over, and nobody has won"
    if state.scored > state.turn or len(state.scores) > TURNS - state.scored + 1:
        yield f"turn {state.turn} has {len(state.scores)} scores, the first of turn {state.scored}"
    for chronicle in state.deeds:
        try:
            chronicle.deeds()
        except msgspec.DecodeError as error:
            yield f"what was done in turn {chronicle.turn}: {error}"


def _shown(state: ChState) -> list[Frame]:
    """The frames of which a spectator sees what ``_frame`` looks at: the latest force, battle and revolt."""
    latest = {type(frame): frame for frame in state.frames}
    return [frame for frame in latest.values() if isinstance(frame, Force | Battle | Revolt)]


def _frame(state: ChState, frame: Frame) -> Iterator[str]:
    out = [c for c in getattr(frame, "units", ()) if state.where[c] == NOWHERE]
    if out:
        yield f"a {type(frame).__name__} has units that are not in play: {out}"
    if isinstance(frame, Battle) and not any(isinstance(f, Force) for f in state.frames):
        yield f"the battle of {PLACES[frame.place]} has no attacker"
    if isinstance(frame, Revolt) and len(frame.dice) != len(frame.regions):
        yield f"a revolt has {len(frame.dice)} dice for {len(frame.regions)} regions"
