"""What forces may do and what it costs them (13, 14.6, 16.2, 17, 18.6): from a state and from a view alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.charlemagne.attempt import paid_from
from engine.charlemagne.board import HEXES, LAND_SIDES, SEA, SEA_SIDES
from engine.charlemagne.game_data import (
    CARGO,
    CHARLEMAGNE,
    CHRISTIAN,
    EMPIRE,
    FACES,
    FLEET,
    LAND_OF,
    LEADER,
    NATION,
    NEUTRAL,
    OPERATIONS,
    REGION_IDS,
    RELIGIONS,
    STACK,
    TABLES,
    TYPES,
)
from engine.charlemagne.terms import no, place_term
from engine.charlemagne.treaties import forbids_attack
from engine.charlemagne.units import (
    Ground,
    Position,
    at_place,
    cheapest,
    counts,
    eaters,
    has_leader,
    is_burg,
    is_naval,
    side_of,
)
from engine.core import Params, Place, Refusal, Word

COSTS = TABLES.operations
_STRONGEST: tuple[float, ...] = tuple(float(heading.partition("-")[2] or "inf") for heading in TABLES.pillage.columns)
"""By column of the pillage table: the greatest strength that belongs to it."""


# --- setting out -----------------------------------------------------------------------------------------------------


def fresh(state: Position, seat: int, place: int) -> list[int]:
    """Units of a seat at a place that have not operated in this phase (12.2a)."""
    spent = set(state.spent)
    return [c for c in at_place(state, place) if c not in spent and side_of(state, c) == seat]


def usual_force(state: Position, units: Sequence[int]) -> dict[str, int]:
    """What is picked when a force is put together of units of one place, by the slug of their type: the army, or the
    fleet with as much as it carries; out of an area no more than a hex holds (12.1), the strongest."""
    ashore = [c for c in units if not FLEET[c] and c not in state.aboard]
    fleets = [c for c in units if FLEET[c]]
    cargo = [c for c in units if c in state.aboard and not LEADER[c]][: CARGO * len(fleets)]
    afloat = [*fleets, *cargo, *(c for c in units if c in state.aboard and LEADER[c])]
    picked = ashore or afloat
    if len(eaters(picked)) > STACK:
        picked = cheapest(state, ashore, len(ashore))[-STACK:] if ashore else afloat[:STACK]
    return {TYPES[k].slug: n for k, n in counts(picked).items()}


class Pace(NamedTuple):
    """Operations points of a force before its die is rolled."""

    base: int
    """What is sure, a harsh winter taken off."""
    times: int
    """How often the die counts."""

    def points(self, die: int) -> int:
        """Operations points with a die."""
        return max(0, self.base + die * self.times)


def pace(state: Position, units: Iterable[int]) -> Pace:
    """Operations points of a force (13.2, 19.2): the slowest unit, of a fleet the ships alone, and the die; a leader
    doubles the die, Charlemagne triples it. A harsh winter takes some (event 55). Nobody has none at all."""
    group = list(units)
    naval = is_naval(group)
    slow = [OPERATIONS[c] for c in group if FLEET[c] or not naval]
    if not slow:
        return Pace(0, 1)
    times = 3 if CHARLEMAGNE in group else 2 if has_leader(group) else 1
    return Pace(min(slow) - (COSTS.harsh_winter if state.winter else 0), times)


# --- in operation ----------------------------------------------------------------------------------------------------


def is_halted(ground: Ground, seat: int, units: Sequence[int], place: int, entered: bool) -> bool:
    """Whether a force that has ``entered`` an enemy zone where it stands may not go on: until the zone is gone
    (14.4)."""
    naval = is_naval(units)
    return entered and place in ground.zone(seat, fleets=naval, lands=not naval, without=units)


def beside(place: int, naval: bool) -> tuple[int, ...]:
    """The hexes that a force may attack from a place (16.2h, 19.5c): from an area none."""
    if place >= HEXES:
        return ()
    return SEA_SIDES[place] if naval else LAND_SIDES[place]


def too_few(have: int, cost: int) -> Refusal | None:
    """Why operations points do not suffice for what costs some."""
    return None if have >= cost else no("operations", {"cost": cost, "have": have})


def contested(ground: Ground, seat: int) -> set[int]:
    """Hexes in any zone of control of a seat's enemies: there it neither pillages nor preaches (14.6) nor raises units
    (11.1c)."""
    return ground.zone(seat, fleets=True, lands=True)


def driven_away(state: Position, place: int) -> list[int]:
    """Regions that an attack on a place drives to the other side: those of the neutral units there (4.4)."""
    return sorted({NATION[c] for c in at_place(state, place) if side_of(state, c) == NEUTRAL})


def no_attack(
    state: Position, seat: int, naval: bool, start: int, place: int, points: int, ground: Ground | None = None
) -> Refusal | None:
    """Why a force with some points may not attack a hex from where it stands (16.2, 19.5c)."""
    name: Params = {"place": place_term(place)}
    if start >= HEXES:
        return no("attack-area")
    if place not in beside(start, naval):
        if place in beside(start, not naval):
            return no("attack-land", name) if naval else no("attack-water", name)
        return no("not-beside", name)
    held = (ground or Ground(state)).held.get(place)
    if held is None:
        return no("nobody-there", name)
    if held == seat:
        return no("own-there", name)
    treaty = forbids_attack(state, seat)
    if treaty is not None and held == 1 - seat:
        return no("treaty-attack", {"number": treaty.number})
    return too_few(points, COSTS.battle)


def unquiet(state: Position, seat: int, place: int, ground: Ground | None = None) -> Refusal | None:
    """Why a seat neither pillages nor converts in a place (14.6)."""
    barred = place in contested(ground or Ground(state), seat)
    return no("zone", {"place": place_term(place)}) if barred else None


# --- pillage ---------------------------------------------------------------------------------------------------------


def no_pillage(state: Position, seat: int, place: int, points: int, ground: Ground | None = None) -> Refusal | None:
    """Why a force with some points may not pillage a place (17.2)."""
    if place >= HEXES:
        return no("pillage-area", {"place": place_term(place)})
    if SEA[place]:
        return no("pillage-sea", {"place": place_term(place)})
    if place in state.pillaged:
        return no("pillage-twice", {"place": place_term(place)})
    return unquiet(state, seat, place, ground) or too_few(points, COSTS.pillage)


def has_booty(state: Position, place: int) -> bool:
    """Whether pillage of a hex brings treasure (17.1): there is a burg that works, or a civilisation marker."""
    return is_burg(state, place) or place in state.civilisation


def pillage_code(power: int, die: int) -> str:
    """Result of the pillage table for a strength, nothing multiplied: ``-`` for a failure, else the booty (17.1)."""
    index = next(n for n, most in enumerate(_STRONGEST) if power <= most)
    return TABLES.pillage.rows[str(die)][index]


def pillage_least(power: int) -> int:
    """The least die with which a strength pillages."""
    return next(die for die in FACES if pillage_code(power, die) != "-")


# --- conversion ------------------------------------------------------------------------------------------------------


def faiths(state: Position, seat: int, units: Iterable[int]) -> list[int]:
    """Religions that a force may convert to (18.6)."""
    group = list(units)
    if seat == EMPIRE:
        return [CHRISTIAN]
    if has_leader(group):
        return list(range(len(RELIGIONS)))
    return sorted({state.religion[NATION[c]] for c in group if NATION[c] >= 0})


def no_conversion(
    state: Position, seat: int, units: Sequence[int], place: int, religion: int, points: int, hand: Sequence[int],
    ground: Ground | None = None,
) -> Refusal | None:  # fmt: skip
    """Why a force with some points may not try to convert the region of a place (18). ``hand``: the markers of the
    seat, by kind."""
    region = LAND_OF[place]
    if place >= HEXES:
        return no("convert-area", {"place": place_term(place)})
    if region < 0:
        return no("convert-here", {"place": place_term(place)})
    if religion not in faiths(state, seat, units):
        creed: Params = {"religion": Word(RELIGIONS[religion])}
        return no("convert-empire", creed) if seat == EMPIRE else no("convert-faith", creed)
    if state.religion[region] == religion:
        return no("convert-same", {"region": Place(REGION_IDS[region]), "religion": Word(RELIGIONS[religion])})
    if paid_from(hand, region, True, 1) is None:
        return no("missionary-marker")
    return unquiet(state, seat, place, ground) or too_few(points, COSTS.conversion)
