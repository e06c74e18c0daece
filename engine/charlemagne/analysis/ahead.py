"""What a force may come to that has not set out yet, and what may come to it where it stops.

Everything here is worked out from a view alone, so it tells a seat nothing that it does not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.charlemagne.board import HEXES, PLACES, distance
from engine.charlemagne.combat import Weighed, weigh
from engine.charlemagne.game_data import FACES, LAND_OF, NEUTRAL, TURNS, TYPE_OF, TYPES
from engine.charlemagne.movement import limits_of, reach
from engine.charlemagne.operations import COSTS, beside, no_attack, pace, usual_force
from engine.charlemagne.treaties import closed_to
from engine.charlemagne.turns import moves_still
from engine.charlemagne.units import Ground, is_naval, is_port
from engine.charlemagne.victory import points, points_if
from engine.charlemagne.view import ChView


class Opening(NamedTuple):
    """An attack that a force may make when its operations die allows it."""

    place: str
    """The slug of the hex it may attack."""
    column: int
    """The column of odds when nobody plays a marker."""
    least: int
    """The least die that leaves it the points for the way and the battle (13.2, 16.2)."""

    @property
    def faces(self) -> int:
        """How many faces of the die allow it."""
        return sum(die >= self.least for die in FACES)


class Threat(NamedTuple):
    """An attack that the other side may make in its next player turn."""

    place: str
    """The slug of the place that the attackers would come from."""
    weighed: Weighed
    """What both sides would set against each other, the attacker first, when nobody plays a marker."""


def openings(view: ChView, seat: int, units: Sequence[int], start: int) -> list[Opening]:
    """The attacks on the other side that a force may make in one go when it sets out from a place, the likeliest first:
    by how many faces of the die allow them, then by their odds."""
    ground = Ground(view)
    foes = [p for p, side in ground.held.items() if side == 1 - seat and p < HEXES]
    found = []
    for place, least in _allowed(view, seat, units, start, foes, ground).items():
        found.append(Opening(PLACES[place], weigh(view, units, ground.stacks[place], place).column, least))
    return sorted(found, key=lambda each: (each.least, -each.column, each.place))


def least_die(view: ChView, seat: int, units: Sequence[int], start: int, goal: int) -> int:
    """The least die with which a force that sets out from a place stands in another one in one go; 0 for none."""
    speed = pace(view, units)
    cost = _costs(view, seat, units, start, speed.points(FACES[-1]), Ground(view))
    return next((die for die in FACES if goal in cost and speed.points(die) >= cost[goal]), 0)


def least_attack(view: ChView, seat: int, units: Sequence[int], start: int, place: int) -> int:
    """The least die with which a force that sets out from a place may attack another in one go; 0 for none."""
    return _allowed(view, seat, units, start, [place], Ground(view)).get(place, 0)


def threat(view: ChView, seat: int, units: Sequence[int], place: int) -> Threat | None:
    """The worst attack of one force of the other side, as it usually sets out, on some units in its next player turn
    when they stop in a place, with everybody there; ``None`` where no die allows one, or no turn is left for it."""
    foe = 1 - seat
    if place >= HEXES or (view.turn == TURNS and not moves_still(view, foe)):
        return None
    where = [place if c in units else at for c, at in enumerate(view.where)]
    after = msgspec.structs.replace(view, where=where, spent=[], winter=False, famine=False)
    ground, found = Ground(after), list[Threat]()
    for start in ground.own(foe):
        picked = usual_force(after, ground.stacks[start])
        force = _picked(ground.stacks[start], picked)
        if start < HEXES and distance(start, place) > pace(after, force).points(FACES[-1]):
            continue
        if place in _allowed(after, foe, force, start, [place], ground):
            found.append(Threat(PLACES[start], weigh(after, force, ground.stacks[place], place)))
    return max(found, key=lambda each: (each.weighed.column, each.weighed.totals[0], each.place), default=None)


def drives_away(view: ChView, place: int) -> int:
    """The neutral region that pillage or preaching in a place gives to the other side (4.4), -1 for none."""
    region = LAND_OF[place]
    return region if region >= 0 and view.control[region] == NEUTRAL else -1


def pillage_swing(view: ChView, place: int) -> int:
    """How the Empire's victory points change when a place is pillaged (17.4, 27.1), with the region that it drives to
    the other side."""
    marked = msgspec.structs.replace(
        view, pillaged=[*view.pillaged, place], built=[p for p in view.built if p != place],
        civilisation=[p for p in view.civilisation if p != place],
    )  # fmt: skip
    region = drives_away(view, place)
    seat = view.force.seat if view.force is not None else view.seat or 0
    after = points_if(marked, region, 1 - seat) if region >= 0 else points(marked)
    return after - points(view)


def _picked(stack: Sequence[int], wanted: dict[str, int]) -> list[int]:
    """So many counters of each type out of a stack."""
    left, found = dict(wanted), list[int]()
    for c in stack:
        slug = TYPES[TYPE_OF[c]].slug
        if left.get(slug, 0):
            left[slug] -= 1
            found.append(c)
    return found


def _allowed(
    view: ChView, seat: int, units: Sequence[int], start: int, foes: Sequence[int], ground: Ground
) -> dict[int, int]:
    """By place, of some with enemies, the least die with which a force that sets out may attack it; those that no die
    allows are left out."""
    speed, naval = pace(view, units), is_naval(units)
    most = speed.points(FACES[-1])
    if not units or most < COSTS.battle:
        return {}
    cost, found = _costs(view, seat, units, start, most, ground), dict[int, int]()
    for place in foes:
        near = min((p for p in beside(place, naval) if p in cost), key=lambda p: (cost[p], p), default=-1)
        if near < 0 or no_attack(view, seat, naval, near, place, most - cost[near], ground) is not None:
            continue
        found[place] = next(die for die in FACES if speed.points(die) >= cost[near] + COSTS.battle)
    return found


def _costs(view: ChView, seat: int, units: Sequence[int], start: int, points: int, ground: Ground) -> dict[int, int]:
    """By place within reach: the operations points of the cheapest way there."""
    limits = limits_of(
        view, seat, list(units), port=is_port(view, start), closed=closed_to(view, seat), ground=ground
    )  # fmt: skip
    found = reach(limits, start, points)
    return {place: found.cost[place] for place in found.before}
