"""Built positions: units where a test wants them, markers in hands, and dice that fall as it says.

Around ``MID`` lie two rings of clear hexes without rivers, burgs or coast, all in the land of the Wends:

    h4905 north, h4907 south, h4805 and h5005 north-west and north-east, h4806 and h5006 south-west and south-east.
"""

from __future__ import annotations

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.cup import full_cup
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    EMPIRE,
    FIRST_CONTROL,
    FIRST_RELIGION,
    LEADERS,
    MARKER,
    MARKERS,
    NEUTRAL,
    REGION,
    REGIONS,
    TRIBAL,
    TYPE,
    TYPES,
)
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import NOWHERE, Campaign, ChState, Envoy, Feeding, Force, Levying, Options, Spending
from engine.core import Action, Event, IllegalAction, derive

MID, NORTH, SOUTH, WEST, EAST = "h4906", "h4905", "h4907", "h4806", "h5005"


def position(seat: int = EMPIRE, **options: object) -> ChState:
    """An empty board in the operations phase of a seat: no unit, no marker in a hand, first control and religion."""
    state = RULES.setup(seats=2, seed="position", options=Options(placement="fixed", **options))  # type: ignore[arg-type]
    state.where[:] = [NOWHERE] * len(state.where)
    state.leaders[:] = [NEUTRAL] * len(LEADERS)
    state.hands[:] = [[0] * len(MARKERS) for _ in (EMPIRE, TRIBAL)]
    state.cup[:] = full_cup(state.options.leader_death)
    state.aboard.clear()
    state.augustus = -1
    state.phasing = seat
    state.control[:] = FIRST_CONTROL
    state.religion[:] = FIRST_RELIGION
    state.built.clear()
    state.pillaged.clear()
    state.civilisation[:] = sorted(PLACE[p] for p in ("aachen", "rome", "venice", "valencia", "london"))
    state.treasury[:] = [10, 10]
    state.famine = state.winter = state.cheap = state.dead = False
    state.frames[:] = [Campaign(seat)]
    state.deeds[:] = [Chronicle(state.turn, seat)]
    return state


def spending(seat: int = EMPIRE, treasury: int = 20, **options: object) -> ChState:
    """The treasury phase of a seat, income collected."""
    state = position(seat, **options)
    state.frames[:] = [Spending(seat, [])]
    state.treasury[seat] = treasury
    return state


def levying(seat: int = EMPIRE, **left: int) -> ChState:
    """The levy phase of a seat in which some regions raise units."""
    state = position(seat)
    frame = Levying(seat, [0] * len(REGIONS), [])
    for region, count in left.items():
        frame.left[REGION[region]] = count
        control(state, seat, region)
    state.frames[:] = [frame]
    return state


def feeding(treasury: int = 10) -> ChState:
    """The supply phase of the Empire."""
    state = position()
    state.treasury[EMPIRE] = treasury
    state.frames[:] = [Feeding(EMPIRE)]
    return state


def envoys(seat: int = EMPIRE, **markers: int) -> ChState:
    """The vassalage phase of a seat with some markers."""
    state = position(seat)
    state.frames[:] = [Envoy(seat)]
    hand(state, seat, **markers)
    return state


def happens(number: int, seat: int = EMPIRE, state: ChState | None = None) -> tuple[ChState, list[Event]]:
    """An event happens to a seat."""
    state = state or position(seat)
    events: list[Event] = []
    happen(state, seat, number, events)
    return state, events


def put(state: ChState, place: str, *units: str, side: int = EMPIRE) -> list[int]:
    """Counters of some types at a place; leaders on a side."""
    found: list[int] = []
    for slug in units:
        t = TYPES[TYPE[slug]]
        counter = next(c for c in range(t.first, t.first + t.count) if state.where[c] == NOWHERE)
        state.where[counter] = PLACE[place]
        if counter in LEADERS:
            state.leaders[counter - LEADERS.start] = side
            state.cup[MARKER["leader"]] -= 1
        found.append(counter)
    return found


def hand(state: ChState, seat: int, **markers: int) -> None:
    """Markers from the cup into a hand; underscores stand for hyphens."""
    for name, count in markers.items():
        kind = MARKER[name.replace("_", "-")]
        state.cup[kind] -= count
        state.hands[seat][kind] += count
    assert min(state.cup) >= 0


def force(state: ChState, place: str, points: int, *units: str, port: bool = False, side: int | None = None) -> Force:
    """A force of new units in operation, its die rolled already."""
    seat = state.phasing
    counters = put(state, place, *units, side=seat if side is None else side)
    frame = Force(seat, PLACE[place], counters, points, port, False, 3, [PLACE[place]], state.next())
    if any(TYPES[TYPE[u]].kind == "fleet" for u in units):
        state.aboard[:] = [c for c, u in zip(counters, units, strict=True) if TYPES[TYPE[u]].kind != "fleet"]
    state.frames.append(frame)
    return frame


def rig(state: ChState, *draws: tuple[str, int], sides: int = 6) -> None:
    """The next dice fall so: pairs of the label of a draw and the face it shows."""
    base = state.dice.counter
    for attempt in range(100_000):
        seed = f"rigged-{attempt}"
        if all(derive(seed, label, base + n, sides) == face - 1 for n, (label, face) in enumerate(draws)):
            state.dice.seed = seed
            return
    raise AssertionError("no seed makes the dice fall so")


def control(state: ChState, side: int, *regions: str) -> None:
    """Regions obey a side."""
    for region in regions:
        state.control[REGION[region]] = side


def mover(state: ChState) -> int:
    """The seat that the game waits for."""
    (seat,) = [s for s, mine in RULES.prompts(state).items() if any(p.blocks for p in mine)]
    return seat


def do(state: ChState, *actions: str, seat: int | None = None) -> list[Event]:
    """Take actions one after the other; each must be offered."""
    events: list[Event] = []
    for text in actions:
        who = mover(state) if seat is None else seat
        action = Action.parse(text)
        offered = [a for p in RULES.prompts(state)[who] for a in p.actions]
        assert action in offered, (text, RULES.why_not(state, who, action))
        events += RULES.apply(state, who, action)
    return events


def refused(state: ChState, text: str, seat: int | None = None) -> str:
    """The code with which an action is refused; it must not be offered, and nothing may change."""
    who = mover(state) if seat is None else seat
    action = Action.parse(text)
    before = RULES.dumps(state)
    assert action not in [a for p in RULES.prompts(state).get(who, []) for a in p.actions]
    try:
        RULES.apply(state, who, action)
    except IllegalAction as error:
        assert RULES.dumps(state) == before
        return error.refusal.code.removeprefix("charlemagne-no-")
    raise AssertionError(f"{text} is allowed")


def keys(events: list[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("charlemagne-") for e in events]


def at(state: ChState, counter: int) -> str:
    """Where a counter is, by name; empty out of play."""
    return PLACES[state.where[counter]] if state.where[counter] >= 0 else ""


def alive(state: ChState, counters: list[int]) -> int:
    """How many of some counters are in play."""
    return sum(state.where[c] >= 0 for c in counters)


KING = CHARLEMAGNE
