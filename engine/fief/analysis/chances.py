"""How likely an attack is won, as far as a position tells (7.2-7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.fief.game_data import NONE, POINTS, TROOPS, UNIT_IDS
from engine.fief.state.position import Position
from engine.fief.state.state import Camp
from engine.fief.views.seen import SeenStack
from engine.fief.war.camps import defence, extra_hits, fighters, guards_of, nobles_of, raiders, stacks_of, units_of
from engine.fief.war.odds import NOBODY, Force, force_of, odds, raiding

TRIALS = 200
"""Trials from which a chance is told: it is a few in a hundred off at most."""
ROUND = 5
"""Chances are told to the nearest so many in a hundred."""


class Chance(NamedTuple):
    """How many of a hundred such attacks are won, with the strongest troops that the other side can have and with the
    weakest: alike where their kinds are known."""

    least: int
    """With the strongest."""
    most: int
    """With the weakest."""


def chance(position: Position, city: int, family: int, foe: int = NONE) -> Chance | None:
    """The chance of a family that attacks another in a city, without one the invaders there; ``None`` where the kinds
    of its own troops are hidden or it has none. Servants, relics and cards are left out."""
    own, camp = _force(position, city, Camp([family])), defence(position, city, foe) if foe >= 0 else None
    if own is None or not own.troops:
        return None
    if camp is None:
        return _told(own, [raiding(*raiders(position, city))], "")
    known = _force(position, city, camp)
    return _told(own, [known] if known is not None else _guesses(position, city, camp), camp.fort)


def _told(own: Force, foes: Sequence[Force], fort: str) -> Chance:
    won = sorted(ROUND * round(100 / ROUND * odds(own, foe, fort, TRIALS).win) for foe in foes)
    return Chance(won[0], won[-1])


def _force(position: Position, city: int, camp: Camp) -> Force | None:
    """A camp of known units; ``None`` where they are hidden."""
    units = units_of(position, city, camp)
    return None if units is None else _with(position, city, camp, dict(zip(UNIT_IDS, units, strict=True)))


def _with(position: Position, city: int, camp: Camp, units: dict[str, int]) -> Force:
    """Some units of a camp with its Nobles, guards and Excalibur."""
    guards = guards_of(position, city, camp)
    sword = extra_hits(position, city, camp) - sum(guards)
    found = force_of(units, fighters(position, nobles_of(position, city, camp)), sword, guards)
    return found if found.troops else NOBODY


def _guesses(position: Position, city: int, camp: Camp) -> list[Force]:
    """A camp of hidden troops as the weakest and the strongest it can be, each with the engines that all see."""
    count = sum(stack.troops for stack in stacks_of(position, city, camp))
    stacks = [stack for stack in stacks_of(position, city, camp) if isinstance(stack, SeenStack)]
    engines = {"bombard": sum(s.bombards for s in stacks), "catapult": sum(s.catapults for s in stacks)}
    kinds = [min(TROOPS, key=POINTS.__getitem__), max(TROOPS, key=POINTS.__getitem__)]
    return [_with(position, city, camp, {UNIT_IDS[kind]: count, **engines}) for kind in kinds]
