"""Positions of Charlemagne with rare pieces in rare places, by kind and number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from engine.charlemagne.board import COAST, HEXES, LAND_SIDES, PLACE, PRINTED, SEA, SEA_SIDES
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.frames import Campaign, Envoy, Feeding, Frame, Levying, Spending
from engine.charlemagne.game_data import (
    AREA_OF,
    AUSTRASIA,
    CARGO,
    CHARLEMAGNE,
    EMPIRE,
    FLEET,
    LEADER_MARKER,
    LEADERS,
    NATION,
    NEUTRAL,
    PLACES_OF,
    REGION_IDS,
    REGIONS,
    SCARA,
    STACK,
    TRIBAL,
    TURNS,
)
from engine.charlemagne.standing import CAREFUL, change
from engine.charlemagne.state import ChState
from engine.charlemagne.units import side_of
from tests.engine.charlemagne.board import Board

LAND = [p for p in range(HEXES) if not SEA[p]]
WATERS = [p for p in range(HEXES) if SEA[p] and SEA_SIDES[p]]
COASTS = [p for p in LAND if COAST[p] and SEA_SIDES[p]]
COUNTERS = range(len(NATION))


class Setting:
    """Where counters may still be put: stacks of one side, of ten, and but for the Empire of one region."""

    def __init__(self, state: ChState, rng: random.Random) -> None:
        self.state, self.rng = state, rng
        self.stacks: dict[int, list[int]] = {}

    def fits(self, counter: int, place: int) -> bool:
        """Whether a counter may stand at a place."""
        there, side = self.stacks.get(place, []), side_of(self.state, counter)
        if there and side_of(self.state, there[0]) != side:
            return False
        folk = {NATION[c] for c in (*there, counter) if NATION[c] >= 0}
        return len(there) < STACK and (side == EMPIRE or len(folk) <= 1)

    def lay(self, counter: int, place: int, *, aboard: bool = False) -> None:
        """Put a counter at a place."""
        self.state.where[counter] = place
        self.stacks.setdefault(place, []).append(counter)
        if aboard:
            self.state.aboard.append(counter)

    def put(self, counters: Iterable[int], places: list[int]) -> None:
        """Each of some counters somewhere among some places, if there is room."""
        for counter in counters:
            goals = [p for p in self.rng.sample(places, min(len(places), 30)) if self.fits(counter, p)]
            if goals:
                self.lay(counter, goals[0])

    def ship(self, fleets: Iterable[int], cargo: Iterable[int]) -> None:
        """Fleets at sea or on coasts, each with as many of the cargo of its side as it carries."""
        waiting = list(cargo)
        for fleet in fleets:
            self.put([fleet], [*WATERS, *COASTS])
            place = self.state.where[fleet]
            for counter in [c for c in waiting if place >= 0 and self.fits(c, place)][:CARGO]:
                self.lay(counter, place, aboard=True)
                waiting.remove(counter)


def of_side(state: ChState, side: int) -> list[int]:
    """The counters that obey a side, leaders and the Scara aside."""
    return [c for c in range(SCARA) if side_of(state, c) == side]


def name_leaders(state: ChState, sides: Iterable[int]) -> list[int]:
    """Leaders of some sides, taken out of the cup."""
    found = []
    for counter, side in zip(LEADERS, sides, strict=False):
        state.leaders[counter - LEADERS.start] = side
        state.cup[LEADER_MARKER] -= 1
        found.append(counter)
    return found


def king_at_sea(state: ChState, lay: Setting) -> None:
    """Charlemagne and all leaders of the Empire on one ship, the Tribes all along the coast."""
    fleet = next(c for c in of_side(state, EMPIRE) if FLEET[c])
    place = lay.rng.choice([p for p in WATERS if any(COAST[q] for q in SEA_SIDES[p])])
    lay.lay(fleet, place)
    for counter in (*name_leaders(state, [EMPIRE] * 3), CHARLEMAGNE):
        lay.lay(counter, place, aboard=True)
    near = [q for q in SEA_SIDES[place] if q not in lay.stacks]
    lay.put([c for c in of_side(state, TRIBAL) if not FLEET[c]], [*[q for q in near if not SEA[q]], *COASTS])


def leaders_alone(state: ChState, lay: Setting) -> None:
    """Nobody stands but leaders."""
    lay.put((*name_leaders(state, (EMPIRE, TRIBAL, EMPIRE, TRIBAL, EMPIRE, TRIBAL)), CHARLEMAGNE), LAND)


def last_units(state: ChState, lay: Setting) -> None:
    """One unit of each side beside each other, Charlemagne dead."""
    for side in (EMPIRE, TRIBAL):
        lay.put([lay.rng.choice([c for c in of_side(state, side) if not FLEET[c]])], LAND[:40])
    state.dead = True


def one_owner(side: int) -> Callable[[ChState, Setting], None]:
    """One side has every region (but Austrasia) and stands everywhere."""

    def make(state: ChState, lay: Setting) -> None:
        state.control[:] = [side if r != AUSTRASIA or side == EMPIRE else EMPIRE for r in range(len(REGIONS))]
        lay.put([CHARLEMAGNE], [PLACE["aachen"]])
        for region in range(len(REGIONS)):
            mine = [c for c in range(SCARA) if NATION[c] == region and not FLEET[c]]
            lay.put(mine, [p for p in PLACES_OF[region] if p < HEXES and not SEA[p]] or LAND)

    return make


def all_neutral(state: ChState, lay: Setting) -> None:
    """Every region is neutral; Charlemagne and the leaders are all that obeys anybody."""
    state.control[:] = [NEUTRAL] * len(REGIONS)
    for region in range(len(REGIONS)):
        mine = [c for c in range(SCARA) if NATION[c] == region and not FLEET[c]]
        lay.put(mine, [p for p in PLACES_OF[region] if p < HEXES and not SEA[p]] or LAND)
    leaders = (*name_leaders(state, (TRIBAL, TRIBAL)), CHARLEMAGNE)
    lay.put(leaders, [p for p in LAND if p not in lay.stacks])


def empty_cup(state: ChState, lay: Setting) -> None:
    """All markers are in hands, all leaders in play, nobody has a point."""
    lay.put((*name_leaders(state, (EMPIRE, EMPIRE, EMPIRE, TRIBAL, TRIBAL, TRIBAL)), CHARLEMAGNE), LAND)
    for side in (EMPIRE, TRIBAL):
        lay.put([c for c in of_side(state, side) if not FLEET[c]][:25], LAND)
    for kind, count in enumerate(state.cup):
        for _ in range(count):
            state.hands[lay.rng.randrange(2)][kind] += 1
    state.cup[:] = [0] * len(state.cup)
    state.treasury[:] = [0, 0]


def everybody_aboard(state: ChState, lay: Setting) -> None:
    """All fleets are at sea with all they carry, nobody is ashore."""
    for region in range(len(REGIONS)):
        state.control[region] = lay.rng.randrange(2) if region != AUSTRASIA else EMPIRE
    leaders = [*name_leaders(state, (EMPIRE, TRIBAL)), CHARLEMAGNE]
    fleets = [c for c in range(SCARA) if FLEET[c]]
    lay.ship(lay.rng.sample(fleets, len(fleets)), [c for c in range(SCARA) if not FLEET[c]])
    for leader in leaders:
        ships = [p for p, stack in lay.stacks.items() if FLEET[stack[0]] and lay.fits(leader, p)]
        if ships:
            lay.lay(leader, ships[0], aboard=True)
        elif leader in LEADERS:
            state.leaders[leader - LEADERS.start] = NEUTRAL
            state.cup[LEADER_MARKER] += 1


def no_counters(state: ChState, lay: Setting) -> None:
    """Every counter that finds room is on the map: none is left for levy or hire."""
    for region in range(len(REGIONS)):
        state.control[region] = lay.rng.choice((EMPIRE, TRIBAL, NEUTRAL)) if region != AUSTRASIA else EMPIRE
    lay.put([CHARLEMAGNE], [PLACE["aachen"]])
    for counter in lay.rng.sample(range(SCARA), SCARA):
        lay.put([counter], COASTS if FLEET[counter] else LAND)


def ruins(state: ChState, lay: Setting) -> None:
    """Every printed burg is pillaged, no civilisation is left, nobody can pay, and famine reigns."""
    state.pillaged[:] = sorted(PRINTED)
    state.civilisation.clear()
    state.treasury[:] = [0, 0]
    state.famine = state.winter = True
    for side in (EMPIRE, TRIBAL):
        lay.put([c for c in of_side(state, side) if not FLEET[c]], sorted(PRINTED))
    lay.put([CHARLEMAGNE], sorted(PRINTED))


def bound_by_treaties(state: ChState, lay: Setting) -> None:
    """Both sides keep out of every region, leave every region and keep peace."""
    for seat in (EMPIRE, TRIBAL):
        state.treaty_serial += 1
        clauses = [Clause("peace", seat)]
        clauses += [Clause(kind, seat, name) for kind in ("avoid", "leave") for name in REGION_IDS]
        state.treaties.append(Treaty(state.treaty_serial, seat, clauses, state.turn))
        lay.put([c for c in of_side(state, seat) if not FLEET[c]][:20], LAND)
    lay.put([CHARLEMAGNE], LAND)


def in_the_areas(state: ChState, lay: Setting) -> None:
    """All nations that have an area stand in it, their fleets where it has a port."""
    for region, area in AREA_OF.items():
        state.control[region] = lay.rng.randrange(2)
        for counter in [c for c in range(SCARA) if NATION[c] == region and (COAST[area] or not FLEET[c])]:
            lay.lay(counter, area)
    lay.put([CHARLEMAGNE, *name_leaders(state, (EMPIRE, TRIBAL))], LAND)


def full_stacks(state: ChState, lay: Setting) -> None:
    """Ten of each side with three leaders, wall to wall around Aachen."""
    here = sorted({PLACE["aachen"], *LAND_SIDES[PLACE["aachen"]]})
    mine = [c for c in of_side(state, EMPIRE) if not FLEET[c]]
    for place in here[:3]:
        for _ in range(STACK):
            lay.lay(mine.pop(), place)
    lay.lay(CHARLEMAGNE, here[0])
    for counter in name_leaders(state, (EMPIRE, EMPIRE, EMPIRE, TRIBAL, TRIBAL, TRIBAL)):
        lay.put([counter], here)
    lay.put([c for c in of_side(state, TRIBAL) if not FLEET[c]], here[3:])


KINDS: dict[str, Callable[[ChState, Setting], None]] = {
    "king-at-sea": king_at_sea, "leaders-alone": leaders_alone, "last-units": last_units,
    "all-empire": one_owner(EMPIRE), "all-tribal": one_owner(TRIBAL), "all-neutral": all_neutral,
    "empty-cup": empty_cup, "everybody-aboard": everybody_aboard, "no-counters": no_counters, "ruins": ruins,
    "treaties": bound_by_treaties, "areas": in_the_areas,
    "full-stacks": full_stacks,
}  # fmt: skip


def rare(kind: str, number: int) -> ChState:
    """A position of a kind, at the beginning of some phase of some turn."""
    rng = random.Random(f"{kind}-{number}")
    seat = rng.randrange(2)
    board = Board().position(seat, duels=bool(number % 2), scara=number % 3 == 0, leader_death=number % 4 == 0)
    state = board.state
    state.dice.seed = f"rare-{kind}-{number}"
    state.turn = rng.choice((1, 5, TURNS))
    state.deeds[:] = [type(state.deeds[0])(state.turn, seat)]
    for orders in state.orders if number % 2 else ():
        for setting in CAREFUL:  # everything is asked that can be
            change(orders, setting)
    KINDS[kind](state, Setting(state, rng))
    if state.where[CHARLEMAGNE] < 0:
        state.dead = True
    for seat_, hand in enumerate(state.hands):
        for marker in range(len(hand) - 1):
            taken = rng.randint(0, min(2, state.cup[marker])) if marker != LEADER_MARKER else 0
            state.hands[seat_][marker] += taken
            state.cup[marker] -= taken
    frames: list[Frame] = [Envoy(seat), Spending(seat, []), Campaign(seat), Feeding(seat)]
    frames.append(Levying(seat, [1] * len(REGIONS), []))
    state.frames[:] = [rng.choice(frames)]
    state.aboard.sort()
    return state
