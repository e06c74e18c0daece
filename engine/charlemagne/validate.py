"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.charlemagne.board import COAST, HEXES, PLACES, PRINTED, SEA
from engine.charlemagne.cup import full_cup
from engine.charlemagne.deeds import (
    Attacked,
    Attempted,
    Believed,
    Deed,
    Dueled,
    Escaped,
    Fought,
    Moved,
    Pillaged,
    Retreated,
    Revolted,
    Turned,
)
from engine.charlemagne.lore import (
    AUGUSTUS,
    COUNTERS,
    FLEET,
    LEADER,
    LEADER_MARKER,
    LEADERS,
    MARKERS,
    NATION,
    REGIONS,
    RELIGIONS,
    STACK,
    TURNS,
    TYPE,
)
from engine.charlemagne.standing import VALUES
from engine.charlemagne.state import (
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
    Over,
    PlaceLeader,
    Retreat,
    Revolt,
    Spending,
)

_ORDERS = tuple((key.replace("-", "_"), values) for key, values in VALUES.items())
_BOTTOM = (Fate, Drawing, Envoy, Spending, Levying, Campaign, Feeding, Over)


def markers_in_play(state: ChState) -> list[int]:
    """Every marker by kind, wherever it is: cup, hands, laid down, placed, leaders on the map or being placed."""
    total = list(state.cup)
    for hand in state.hands:
        total = [a + b for a, b in zip(total, hand, strict=True)]
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
    if min(state.where) < -1 or max(state.where) >= len(PLACES):
        yield "a counter is nowhere"
        return
    if state.phasing not in (0, 1) or not 1 <= state.turn <= TURNS or state.winner not in (-1, 0, 1):
        yield "the turn or a seat is wrong"
    if not all(c in (-1, 0, 1) for c in (*state.control, *state.leaders)):
        yield "a side is unknown"
    if not all(0 <= r < len(RELIGIONS) for r in state.religion):
        yield "a religion is unknown"
    if min(state.treasury) < 0 or state.pauses < 0 or state.serial < 0 or state.treaty_serial < 0:
        yield "a number is below zero"
    for marks in (state.built, state.civilisation, state.pillaged):
        if sorted(set(marks)) != marks or not all(0 <= p < HEXES and not SEA[p] for p in marks):
            yield "a marker lies where none can"
    if any(p in PRINTED for p in state.built) or set(state.pillaged) & {*state.built, *state.civilisation}:
        yield "a marker lies where none can"
    if min((*state.cup, *state.hands[0], *state.hands[1])) < 0 or markers_in_play(state) != full_markers(state):
        yield "stratagem markers are missing or double"
    if state.augustus != -1 and not (
        0 <= state.augustus < COUNTERS and LEADER[state.augustus] and state.where[state.augustus] >= 0
    ):
        yield "Augustus is borne by nobody"
    if any(not (0 <= c < COUNTERS) or state.where[c] < 0 for c in (*state.aboard, *state.spent)):
        yield "a unit out of play is embarked or has operated"
        return
    yield from _stacks(state)
    for orders in state.orders:
        if any(getattr(orders, name) not in values for name, values in _ORDERS):
            yield "a standing order is wrong"
    if any(not sound_shape(t.clauses) for t in (*state.proposals, *state.treaties)):
        yield "a treaty is wrong"
    if not 1 <= state.scored <= state.turn or len(state.scores) > TURNS - state.scored + 1:
        yield "the points of past turns are wrong"
    if not 1 <= len(state.deeds) <= 2 or any(not _sound(deed) for turn in state.deeds for deed in turn.deeds):
        yield "what was done is wrong"


def _sound(deed: Deed) -> bool:
    """Whether a deed names places, counters and regions that there are."""
    units: tuple[int, ...] = ()
    places: tuple[int, ...]
    match deed:
        case Turned(region, side):
            return 0 <= region < len(REGIONS) and -1 <= side <= 1
        case Believed(region, religion) | Attempted(_, region, religion):
            return 0 <= region < len(REGIONS) and -1 <= religion < len(RELIGIONS)
        case Revolted(region):
            return 0 <= region < len(REGIONS)
        case Moved():
            places = deed.path
        case Retreated():
            units, places = deed.units, deed.path
        case Attacked():
            units, places = deed.units, (deed.origin, deed.place)
        case Fought() | Escaped():
            places = (deed.origin, deed.place)
        case Dueled() | Pillaged():
            places = (deed.place,)
        case _:
            units, places = deed.units, (deed.place,)
    inside = min(places, default=-1) >= 0 and max(places) < len(PLACES)
    return inside and (not units or (min(units) >= 0 and max(units) < COUNTERS))


def full_markers(state: ChState) -> list[int]:
    """Every marker there is with the options of a game."""
    return full_cup(state.options.leader_death)


def sound_shape(clauses: list[Clause]) -> bool:
    """Whether clauses name known seats."""
    return all(c.seat in (0, 1) for c in clauses)


def _stacks(state: ChState) -> Iterator[str]:
    for c in LEADERS:
        if (state.where[c] >= 0) != (state.leaders[c - LEADERS.start] >= 0):
            yield "a leader has no side"
    yield from _board_faults(
        tuple(state.where), tuple(state.control), tuple(state.leaders), tuple(state.aboard)
    )  # fmt: skip


@lru_cache(maxsize=32)
def _board_faults(
    where: tuple[int, ...], control: tuple[int, ...], leaders: tuple[int, ...], aboard: tuple[int, ...]
) -> tuple[str, ...]:
    """What is wrong with the stacks: two sides in one place, ships ashore, armies on the sea, more than ten units. The
    same answer for the same board, which is read again and again while nobody moves."""
    sides = (*(control[r] if r >= 0 else 0 for r in NATION[: LEADERS.start]), *leaders, 0)
    afloat, found = set(aboard), []
    held: dict[int, int] = {}
    load: dict[int, int] = {}
    for c, place in enumerate(where):
        if place < 0:
            continue
        if held.setdefault(place, sides[c]) != sides[c]:
            found.append(f"{PLACES[place]} is held by two sides")
        if FLEET[c]:
            if not (SEA[place] or COAST[place]):
                found.append("a fleet is ashore")
        elif SEA[place] and c not in afloat:
            found.append("an army stands on the sea")
        if not LEADER[c]:
            load[place] = load.get(place, 0) + 1
    found += [f"{PLACES[p]} holds more than {STACK} units" for p, n in load.items() if n > STACK and p < HEXES]
    return tuple(found)


def _frames(state: ChState) -> Iterator[str]:
    places, counters = range(len(PLACES)), range(COUNTERS)
    for frame in state.frames:
        if getattr(frame, "seat", 0) not in (0, 1):
            yield "an unknown seat is asked"
        units = getattr(frame, "units", [])
        if isinstance(units, list) and any(c not in counters or state.where[c] < 0 for c in units):
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
            and frame.stage in ("withdraw", "plan", "answer", "done")
        ):
            yield "a battle is wrong"
        if isinstance(frame, Muster) and not set(frame.picked) <= set(TYPE):
            yield "a force has unknown units"
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
