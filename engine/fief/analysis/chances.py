"""How likely an attack is won, as far as a position tells (7.2-7.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from engine.fief.game_data import ARCHER, KNIGHT, NONE, SOLDIER, UNIT_IDS, UNITS
from engine.fief.state.position import Position
from engine.fief.state.state import Camp
from engine.fief.views.seen import SeenStack
from engine.fief.war.arithmetic import CROWD
from engine.fief.war.camps import extra_hits, facing, fighters, guards_of, nobles_of, raiders, stacks_of, units_of
from engine.fief.war.odds import NOBODY, Force, Odds, force_of, odds, raiding, winning


class Chance(NamedTuple):
    """How many of a hundred such attacks are won, with the strongest troops that the other side can have and with the
    weakest: alike where their kinds are known."""

    least: int
    """With the strongest."""
    most: int
    """With the weakest."""


def chance(
    position: Position, city: int, family: int, foe: int = NONE, *, sally: bool = False, own: Force | None = None
) -> Chance | None:
    """The chance of a family that attacks another in a city, without one the invaders there; ``None`` where the kinds
    of its own troops are hidden or it has none. ``own``: with what it would attack, else all that it has there.
    Servants, relics and cards are left out."""
    met = _met(position, city, family, foe, sally, own)
    if met is None:
        return None
    mine, foes, fort = met
    won = sorted(round(100 * winning(mine, one, fort)[0]) for one in foes)
    return Chance(won[0], won[-1])


def forecasts(
    position: Position, city: int, family: int, foe: int = NONE, *, sally: bool = False, own: Force | None = None
) -> list[Odds]:
    """What such an attack comes to, against each of what the other side may have: a single one where the kinds of its
    troops are known; empty where ``chance`` tells nothing."""
    met = _met(position, city, family, foe, sally, own)
    return [] if met is None else [odds(met[0], one, met[2]) for one in met[1]]


def _met(
    position: Position, city: int, family: int, foe: int, sally: bool, own: Force | None
) -> tuple[Force, Sequence[Force], str] | None:
    """With what is attacked, whatever may meet it, and behind what walls."""
    attack, camp = facing(position, city, family, foe, sally=sally)
    mine = own if own is not None else _force(position, city, attack)
    if mine is None or not mine.troops:
        return None
    if camp.invaders:
        return mine, [raiding(*raiders(position, city))], camp.fort
    known = _force(position, city, camp)
    foes = [known] if known is not None else list(_guesses(position, city, camp))
    return (_unshot(mine), [*map(_unshot, foes)], camp.fort) if sally else (mine, foes, camp.fort)


def _unshot(force: Force) -> Force:
    """A force that only fights in melee, as in a sally (7.9)."""
    return msgspec.structs.replace(force, shooters=0, bombards=0, catapults=0)


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


def _guesses(position: Position, city: int, camp: Camp) -> Iterator[Force]:
    """A camp of hidden troops as the weakest and as the strongest that it can be, each with the engines that all see:
    soldiers; knights; knights with enough archers to shoot well, and with a soldier to serve the engines."""
    stacks = [stack for stack in stacks_of(position, city, camp) if isinstance(stack, SeenStack)]
    count = sum(stack.troops for stack in stacks)
    engines = {"bombard": sum(s.bombards for s in stacks), "catapult": sum(s.catapults for s in stacks)}
    some = min(CROWD, count - 1)
    for kinds in ((SOLDIER, ARCHER, KNIGHT), (KNIGHT, SOLDIER, ARCHER)):
        yield _with(position, city, camp, _filled(kinds, count) | engines)
    if some > 0:
        shot = _filled((KNIGHT, SOLDIER), count - some)
        yield _with(position, city, camp, shot | {UNIT_IDS[ARCHER]: some} | engines)
    if any(engines.values()) and count > 1:
        served = _filled((KNIGHT, ARCHER, SOLDIER), count - 1)
        soldiers = served.get(UNIT_IDS[SOLDIER], 0) + 1
        yield _with(position, city, camp, served | {UNIT_IDS[SOLDIER]: soldiers} | engines)


def _filled(kinds: Sequence[int], count: int) -> dict[str, int]:
    """So many troops, as many of the first kind as a family has, then of the next; what is left of the last (P1)."""
    found: dict[str, int] = {}
    for kind in kinds:
        n = count if kind == kinds[-1] else min(count, UNITS[kind].reserve)
        found[UNIT_IDS[kind]], count = n, count - n
    return found
