"""Loyalty of regions (4): belligerence, neutrality, desertion; differentials and revolt (7, 9, 18)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.charlemagne.board import HEXES, PLACES, SEA, distance
from engine.charlemagne.bounds import Cause, Unrest
from engine.charlemagne.cup import return_all, slug_of
from engine.charlemagne.deeds import Escaped, Left, Lost, Revolted, believing, turning
from engine.charlemagne.frames import Battle, Force, Loss, Retreat
from engine.charlemagne.game_data import (
    BORDERS,
    BURGS_OF,
    CHARLEMAGNE,
    CHRISTIAN,
    EMPIRE,
    FIRST_RELIGION,
    FLEET,
    FRANKISH,
    LAND_OF,
    LEADER,
    MUSLIM,
    NATION,
    NEUTRAL,
    PLACES_OF,
    REGION,
    REGION_IDS,
    RELIGIONS,
    SIDES,
    TABLES,
    TRIBAL,
)
from engine.charlemagne.state import ChState
from engine.charlemagne.units import (
    Ground,
    Position,
    at_place,
    burgs_in,
    capacity,
    cheapest,
    eaters,
    is_burg,
    side_of,
    take_off,
)
from engine.core import Event, Params, Place, SeatRef, Word, pieces

Modifiers = list[tuple[str, int]]
FAR = frozenset(REGION[r] for r in ("byzantium", "caliphate", "cordoba"))


def destroy(state: ChState, units: Iterable[int], events: list[Event], *, tell: bool = True) -> None:
    """Eliminate units (11.4a, 21.3), and with ships at sea whoever has no other ship there (ruling). Charlemagne may
    survive (21.4e): he falls last and once, however much goes with him, when everybody else is gone."""
    doomed = list(units)
    if not doomed:
        return
    king = CHARLEMAGNE in doomed
    places = _eliminate(state, doomed, events, tell=tell)
    strand(state, events)
    drowned = [c for place in places for c in overboard(state, place) if not (king and c == CHARLEMAGNE)]
    _eliminate(state, drowned, events)
    if king or CHARLEMAGNE in drowned:
        charlemagne_falls(state, state.where[CHARLEMAGNE], events)
    forget(state)


def _eliminate(state: ChState, doomed: Iterable[int], events: list[Event], *, tell: bool = True) -> list[int]:
    """Take units off the map and say so; Charlemagne's fate is not decided here. The places they stood in."""
    by_place: dict[int, list[int]] = {}
    for c in doomed:
        by_place.setdefault(state.where[c], []).append(c)
    for place, gone in by_place.items():
        seat = side_of(state, gone[0])
        state.doing.add(Lost(seat, place, tuple(gone)))
        if tell:
            told: Params = {"place": Place(PLACES[place]), "units": pieces(slug_of(c) for c in gone)}
            if seat < 0:
                events.append(Event("charlemagne-eliminated-neutral", told, tell="line"))
            else:
                events.append(Event("charlemagne-eliminated", {"seat": SeatRef(seat), **told}, tell="line"))
        for c in gone:
            if c != CHARLEMAGNE:
                take_off(state, c)
    return list(by_place)


def drown(state: ChState, place: int, events: list[Event]) -> None:
    """A place was left: who is at sea there without room on a fleet is lost (ruling); on a coast they are ashore."""
    destroy(state, overboard(state, place), events)


def overboard(state: ChState, place: int) -> list[int]:
    """Units at sea without room on a fleet: everybody where there is none. On a coast they go ashore (19.4a)."""
    if not place >= 0:
        return []
    here = at_place(state, place)
    fleets = [c for c in here if FLEET[c]]
    if not SEA[place]:
        cargo = [c for c in here if c in state.aboard]
        crowd = cheapest(state, eaters(cargo), max(0, -capacity([*fleets, *cargo]))) if fleets else cargo
        state.aboard[:] = [c for c in state.aboard if c not in crowd]
        return []
    if not fleets:
        return [c for c in here if not FLEET[c]]
    return cheapest(state, [c for c in here if not FLEET[c] and not LEADER[c]], max(0, -capacity(here)))


def strand(state: ChState, events: list[Event]) -> None:
    """Cargo of a force in operation that has no room on its ships any more leaves the force and does nothing more in
    this phase, as who has landed (19.4c); on a coast it goes ashore."""
    for force in state.frames:
        if not isinstance(force, Force):
            continue
        left = [c for c in force.units if state.where[c] == force.place]
        cargo = [c for c in left if c in state.aboard]
        over = cargo if not any(FLEET[c] for c in left) else cheapest(state, eaters(cargo), max(0, -capacity(left)))
        if not over:
            continue
        force.units[:] = [c for c in left if c not in over]
        state.spent[:] = sorted({*state.spent, *over})
        state.doing.add(Left(force.number, force.place, tuple(over)))
        if SEA[force.place]:  # other ships there carry them: they do not fall back with those that have no room
            for frame in state.frames:
                if isinstance(frame, Retreat) and frame.seat == force.seat:
                    frame.units[:] = [c for c in frame.units if c not in over]
        else:
            state.aboard[:] = [c for c in state.aboard if c not in over]
            told: Params = {
                "seat": SeatRef(force.seat),
                "place": Place(PLACES[force.place]),
                "units": pieces(map(slug_of, over)),
            }
            events.append(Event("charlemagne-stranded", told, tell="line"))


def passengers(state: ChState, place: int, leaving: list[int]) -> list[int]:
    """Leaders at sea whom the last ships of a place would leave behind: they need no room, so they go along (19.4a)."""
    rest = [c for c in at_place(state, place) if c not in leaving] if SEA[place] else []
    return [] if any(FLEET[c] for c in rest) else [c for c in rest if LEADER[c]]


def forget(state: ChState) -> None:
    """Frames know only units that still stand with them."""
    for frame in state.frames:
        if isinstance(frame, Force | Loss | Retreat):
            frame.units[:] = [c for c in frame.units if state.where[c] >= 0 and side_of(state, c) == frame.seat]
        if isinstance(frame, Battle):
            frame.units[:] = [c for c in frame.units if state.where[c] >= 0]
        if isinstance(frame, Force):
            frame.units[:] = [c for c in frame.units if state.where[c] == frame.place]


def leave(state: ChState) -> None:
    """Charlemagne has escaped: those he was with fight on, fall back and lose without him, even where they are the
    force that he has escaped to (ruling)."""
    for frame in state.frames:
        if isinstance(frame, Force | Battle | Loss | Retreat):
            frame.units[:] = [c for c in frame.units if c != CHARLEMAGNE]


def charlemagne_falls(state: ChState, place: int, events: list[Event]) -> None:
    """Charlemagne would be eliminated: on 1-3 he escapes to the nearest friendly force, on 4-6 he is dead (21.4e). Who
    was to be lost with him is gone already, so nobody doomed is a force to flee to."""
    die = state.dice.roll("charlemagne")
    ground = Ground(state)
    havens = [
        p for p in ground.own(EMPIRE)
        if p < HEXES and any(c != CHARLEMAGNE for c in ground.stacks[p])
    ]  # fmt: skip
    if die <= 3 and havens:
        haven = min(havens, key=lambda p: (distance(place, p), p))
        state.where[CHARLEMAGNE] = haven
        if state.phasing == EMPIRE and CHARLEMAGNE not in state.spent:
            state.spent.append(CHARLEMAGNE)
            state.spent.sort()
        if CHARLEMAGNE in state.aboard:
            state.aboard.remove(CHARLEMAGNE)
        if SEA[haven]:
            state.aboard.append(CHARLEMAGNE)
        leave(state)
        state.doing.add(Escaped(place, haven, die))
        events.append(
            Event("charlemagne-king-escapes", {"die": die, "place": Place(PLACES[haven])}, seals=True, tell="line")
        )
        return
    return_all(state, EMPIRE, events)
    take_off(state, CHARLEMAGNE)
    state.dead = True
    events.append(Event("charlemagne-king-dead", {"die": die}, seals=True, tell="line"))


def _side(side: int) -> SeatRef | Word:
    """Whose something is, as a parameter."""
    return SeatRef(side) if side >= 0 else Word("side-neutral")


def turned(state: Position, region: int, side: int) -> tuple[list[int], list[int]]:
    """Units of a region on the map that obey a side, -1 for nobody, when it turns to it, and those that are lost
    (4.5, 4.6)."""
    was, kept, doomed = state.control[region], list[int](), list[int]()
    for place, stack in Ground(state).stacks.items():
        mine = [c for c in stack if NATION[c] == region]
        if not mine:
            continue
        others = [c for c in stack if NATION[c] != region]
        abroad = LAND_OF[place] != region
        lost = (
            (side == NEUTRAL and abroad and not is_burg(state, place))
            or (side == NEUTRAL and any(side_of(state, c) != NEUTRAL for c in others))
            or (side != NEUTRAL and was != NEUTRAL and bool(others))
        )
        (doomed if lost else kept).extend(mine)
    return kept, doomed


def change_control(state: ChState, region: int, side: int, events: list[Event], why: Cause) -> None:
    """A region becomes neutral (4.5), belligerent (4.4) or deserts (4.6), with what this does to its units."""
    if state.control[region] == side:
        return
    kept, doomed = turned(state, region, side)
    was = state.control[region]
    state.control[region] = side
    state.doing.add(turning(state.rules_version, region, side, why, was))
    if side == NEUTRAL:
        state.aboard[:] = [c for c in state.aboard if c not in kept]
    events.append(
        Event(
            f"charlemagne-control-{SIDES[side] if side >= 0 else 'neutral'}",
            {
                "region": Place(REGION_IDS[region]),
                "why": Word(why),
                "was": _side(was),
                "now": _side(side),
                "n": len(kept),
            },
            seals=True,
            tell="line",
        )
    )
    destroy(state, doomed, events)
    forget(state)


def violate(state: ChState, region: int, seat: int, events: list[Event], why: Cause) -> None:
    """A seat attacks, pillages or converts in a neutral region: the other player has it at once (4.4)."""
    if region >= 0 and state.control[region] == NEUTRAL:
        change_control(state, region, 1 - seat, events, why)


def leader_in(state: Position, ground: Ground, seat: int, region: int) -> int:
    """0 without a leader of a seat in a region, 1 with one, 2 with Charlemagne."""
    there = [
        c for p in PLACES_OF[region] if ground.held.get(p) == seat for c in ground.stacks[p] if LEADER[c]
    ]  # fmt: skip
    return 2 if CHARLEMAGNE in there else 1 if there else 0


def held_burgs(state: Position, ground: Ground, seat: int, region: int) -> int:
    """Working burgs of a region that a seat occupies."""
    return sum(ground.held.get(p) == seat for p in burgs_in(state, PLACES_OF[region]))


def present(ground: Ground, seat: int, region: int) -> bool:
    """Whether a seat has a unit in a region."""
    return any(ground.held.get(p) == seat for p in PLACES_OF[region])


def _kept(found: Modifiers) -> Modifiers:
    return [(why, value) for why, value in found if value]


def vassalage_modifiers(state: Position, seat: int, region: int, ground: Ground | None = None) -> Modifiers:
    """What shifts the differential of an attempt at vassalage (9.1.6), each with its reason."""
    ground = ground or Ground(state)
    enemy, christian = 1 - seat, state.religion[region] == CHRISTIAN
    near = any(state.control[r] == EMPIRE for r in BORDERS[region])
    return _kept(
        [
            ("burgs", min(3, held_burgs(state, ground, seat, region))),
            ("enemy-burgs", -min(3, held_burgs(state, ground, enemy, region))),
            ("leader", leader_in(state, ground, seat, region)),
            ("enemy-leader", -leader_in(state, ground, enemy, region)),
            ("absent", -(seat == EMPIRE and not present(ground, seat, region))),
            ("faith", 0 if christian else -1 if seat == EMPIRE else 1),
            ("border", int(seat == TRIBAL and state.control[region] == NEUTRAL and near)),
            ("frankish", (region in FRANKISH) * (1 if seat == EMPIRE else -1)),
            ("power", -2 * (region in FAR)),
        ]
    )


def conversion_modifiers(
    state: Position, seat: int, region: int, religion: int, ground: Ground | None = None
) -> Modifiers:
    """What shifts the differential of a conversion (18.1.6), each with its reason."""
    ground = ground or Ground(state)
    control = state.control[region]
    if control == NEUTRAL:  # who preaches in it drives it to the other player before the die (4.4)
        control = 1 - seat
    culture = any(h in state.civilisation and ground.held.get(h) == seat for h in PLACES_OF[region])
    return _kept(
        [
            ("burgs", min(2, held_burgs(state, ground, seat, region))),
            ("own-region", int(control == seat)),
            ("enemy-region", -(control == 1 - seat)),
            ("culture", int(culture)),
            ("muslim", -(state.religion[region] == MUSLIM)),
            ("return", int(religion == FIRST_RELIGION[region])),
            ("christian", -(seat == TRIBAL and state.religion[region] == CHRISTIAN)),
        ]
    )


def revolt_modifiers(state: Position, region: int, ground: Ground | None = None) -> Modifiers:
    """What is added to the die of a revolt (7.1), each with its reason."""
    ground = ground or Ground(state)
    burgs = burgs_in(state, PLACES_OF[region])
    every = bool(BURGS_OF[region] or burgs) and all(
        ground.held.get(p) == EMPIRE for p in {*BURGS_OF[region], *burgs}
    )  # fmt: skip
    changed = state.religion[region] != FIRST_RELIGION[region]
    ruins = sum(h in PLACES_OF[region] for h in state.pillaged)
    return _kept(
        [
            ("garrisons", -int(every)),
            ("leader", -(leader_in(state, ground, EMPIRE, region) > 0)),
            ("frankish", -(region in FRANKISH)),
            ("pillage", min(2, ruins)),
            ("faith", TABLES.revolt.faith * int(changed or state.religion[region] != CHRISTIAN)),
            ("tribal", int(present(ground, TRIBAL, region))),
            ("dead", int(state.dead)),
        ]
    )


def revolt_result(state: Position, region: int, die: int, ground: Ground | None = None) -> Unrest:
    """``none``, ``neutral`` or ``tribal`` (7.2); Austrasia never revolts (7.3)."""
    total = die + sum(v for _, v in revolt_modifiers(state, region, ground))
    if total >= TABLES.revolt.tribal_from:
        return "tribal"
    return "neutral" if total >= TABLES.revolt.neutral_from else "none"


def after_revolt(control: int, result: str) -> int:
    """The side that a region obeys after a result of the revolt table (7.2)."""
    if control == EMPIRE and result != "none":
        return NEUTRAL
    return TRIBAL if control == NEUTRAL and result == "tribal" else control


def revolt(state: ChState, region: int, die: int, events: list[Event]) -> None:
    """Apply a die on the revolt table (7.2)."""
    result = revolt_result(state, region, die)
    shifts = revolt_modifiers(state, region)
    total = die + sum(v for _, v in shifts)
    state.doing.add(Revolted(region, die, tuple(shifts), result))
    events.append(
        Event(
            f"charlemagne-revolt-{result}",
            {"region": Place(REGION_IDS[region]), "die": die, "total": total},
            seals=True,
            tell="line",
        )
    )
    if result == "none":
        return
    change_control(state, region, after_revolt(state.control[region], result), events, "revolt")
    if state.religion[region] != FIRST_RELIGION[region]:
        convert(state, region, FIRST_RELIGION[region], events)


def convert(state: ChState, region: int, religion: int, events: list[Event]) -> None:
    """A region changes its religion, with its peripheral area (22.7)."""
    state.doing.add(believing(state.rules_version, region, religion, state.religion[region]))
    state.religion[region] = religion
    events.append(
        Event(
            "charlemagne-converted",
            {"region": Place(REGION_IDS[region]), "religion": Word(RELIGIONS[religion])},
            seals=True,
            tell="line",
        )
    )


def vassalage_code(differential: int, die: int) -> str:
    """Result of the vassalage table: ``-``, ``N`` or ``C``."""
    return TABLES.vassalage.rows[str(die)][min(5, max(0, differential - 1))]


def conversion_code(differential: int, die: int) -> str:
    """Result of the conversion table: ``-``, ``C`` or ``R``."""
    return TABLES.conversion.rows[str(die)][min(5, max(0, differential))]
