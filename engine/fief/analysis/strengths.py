"""What stands in a city and what it is worth in battle, as far as it can be seen (4.1, 7.0-7.5, 13.1)."""

from __future__ import annotations

from engine.fief.board import PENALTY, nobles_at
from engine.fief.game_data import NONE, POINTS, TROOPS
from engine.fief.state.position import Position
from engine.fief.state.state import Camp
from engine.fief.war.arithmetic import Shooters, points_of, shooters
from engine.fief.war.camps import camp_points, defence, extra_hits, fighters, guards_of, horde, stacks_of, units_of

NO_UNITS = [0] * len(POINTS)


def units_at(position: Position, city: int, family: int) -> list[int] | None:
    """A family's units in a city by kind; ``None`` where the kinds are hidden (4.1)."""
    return units_of(position, city, Camp([family]))


def strength(position: Position, city: int, family: int) -> int | None:
    """Points in melee of all that a family has in a city (7.3); ``None`` where the kinds are hidden."""
    return camp_points(position, city, Camp([family]))


def strength_range(position: Position, city: int, family: int) -> tuple[int, int]:
    """The least and the most points in melee that a family can have in a city: alike where the kinds of its troops are
    known, else from the weakest kind to the strongest (7.3)."""
    known = strength(position, city, family)
    if known is not None:
        return known, known
    camp = Camp([family])
    count = sum(s.troops for s in stacks_of(position, city, camp))
    guards = guards_of(position, city, camp)
    if not count and not any(guards):
        return 0, 0
    leading = points_of(NO_UNITS, fighters(position, nobles_at(position, city, family)), *guards)
    worth = [POINTS[kind] for kind in TROOPS]
    return count * min(worth) + leading, count * max(worth) + leading


def shooting(position: Position, city: int, family: int, foe: int = NONE) -> Shooters | None:
    """Who of a family would shoot before the melee, where it attacks another family in a city, without one the invaders
    there (7.2); ``None`` where the kinds of its troops are hidden."""
    units = units_at(position, city, family)
    camp = horde(position, city) if foe < 0 else defence(position, city, foe)
    return None if units is None else shooters(units, camp.fort)


def edge(position: Position, city: int, family: int) -> int:
    """Hits that a family's royal guards and Excalibur add to each melee roll in a city that has a die (13.1, 13.2)."""
    return extra_hits(position, city, Camp([family]))


def walls(position: Position, city: int, family: int = NONE) -> int:
    """Dice that an attacker from outside loses to the walls behind which a family stands in a city, without one the
    invaders there (7.4, 6.6)."""
    camp = horde(position, city) if family < 0 else defence(position, city, family)
    return PENALTY.get(camp.fort, 0)
